import DovetailTesting
import SwiftUI
import Testing

/// What assistive technology sees of a search field.
@MainActor
@Suite("Elements of search fields")
struct SearchGlassTests {
    private struct Page: View {
        @State private var text = ""
        var body: some View {
            NavigationStack { List { Text("row") }.searchable(text: $text, prompt: "Find") }
        }
    }

    @Test("the field is one element; the drawing of a glass in it is none", arguments: Idiom.allCases)
    func glass(idiom: Idiom) throws {
        let host = TestHost(size: CGSize(width: 400, height: 400), idiom: idiom) { Page() }
        #expect(host.exists("Find"))
        #expect(
            !host.tree.lowercased().contains("magnifyingglass") && !host.tree.lowercased().contains("image"),
            "\(host.tree)")
    }
}
