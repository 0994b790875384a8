import DovetailTesting
import SwiftUI
import Testing

@MainActor
@Suite("Labels for assistive tools that are written in views")
struct LabelOfViewsTests {
    private struct Favourite: View {
        @State private var isNew = false
        var body: some View {
            VStack {
                Button("Places") { isNew = true }
                    .accessibilityLabel { label in
                        if isNew { Text("New") }
                        label
                    }
                Image(systemName: "star").accessibilityLabel { _ in Text("Rated") }
            }
        }
    }

    @Test("stand around the label that a view has without them, and change")
    func placeholder() throws {
        let host = TestHost(size: CGSize(width: 300, height: 300)) { Favourite() }
        #expect(host.exists("Rated"))
        try host.tap("Places")
        #expect(host.exists("New Places"))
        try host.tap("New Places")
    }

    @Test("name what is inside a button, and do not build the view again")
    func insideButton() throws {
        var appeared = 0
        let host = TestHost(size: CGSize(width: 300, height: 300)) {
            Button {
            } label: {
                Text("12").onAppear { appeared += 1 }
                    .accessibilityLabel { label in
                        label
                        Text("pieces")
                    }
            }
        }
        #expect(host.exists("12 pieces"))
        #expect(appeared == 1)
    }
}
