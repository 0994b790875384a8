import SwiftUI

/// A list of ten thousand rows, or of a hundred.
struct RowsApp: App {
    var body: some Scene {
        WindowGroup("Rows") { RowsView() }
            .defaultSize(width: 300, height: 500)
    }
}

@MainActor
final class RowsStore: ObservableObject {
    static let shared = RowsStore()
    @Published var changed: [Int: String] = [:]
    let count = CommandLine.arguments.contains("few-rows") ? 100 : 10_000
}

private struct RowsView: View {
    @ObservedObject private var store = RowsStore.shared
    @State private var selection: Int?

    var body: some View {
        List(0..<store.count, id: \.self, selection: $selection) { number in
            Text(store.changed[number] ?? "Row \(number)")
        }
    }
}
