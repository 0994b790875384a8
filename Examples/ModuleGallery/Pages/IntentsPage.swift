import AppIntents
import SwiftUI

/// What an app can do, said so that others can ask for it: buttons do it here.
struct IntentsPage: View {
    @ObservedObject private var glasses = Glasses.shared

    var body: some View {
        Form {
            Section {
                LabeledContent("Glasses of water", value: "\(glasses.count)")
                Button("One glass", intent: DrinkIntent(count: 1))
                Button("Two glasses", intent: DrinkIntent(count: 2))
            } footer: {
                Text("Buttons of widgets and of pages do the same intent.")
            }
        }
        .formStyle(.grouped)
    }
}

@MainActor
private final class Glasses: ObservableObject {
    static let shared = Glasses()
    @Published var count = 0
}

struct DrinkIntent: AppIntent {
    static let title: LocalizedStringResource = "Drink water"
    @Parameter(title: "Glasses") var count: Int

    init() {}
    init(count: Int) { self.count = count }

    @MainActor func perform() async throws -> some IntentResult {
        Glasses.shared.count += count
        return .result()
    }
}
