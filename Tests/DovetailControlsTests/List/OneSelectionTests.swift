import DovetailTesting
import SwiftUI
import Testing

@MainActor
@Suite("Lists of which one row is always selected")
struct OneSelectionTests {
    private struct Name: Identifiable { var id: String }

    private struct Screen: View {
        @State private var name = "Ann"
        @State private var number = 1
        @State private var word = "a"

        var body: some View {
            Text("\(name) \(number) \(word)")
            List(["Ann", "Ben"].map { Name(id: $0) }, selection: $name) { Text($0.id) }
            List(1..<3, selection: $number) { Text("row \($0)") }
            List(["a", "b"], id: \.self, selection: $word) { Text("word \($0)") }
        }
    }

    private struct Labels: View {
        @Environment(\.labelsVisibility) private var visibility
        var body: some View { Text(visibility == .hidden ? "hidden" : "automatic") }
    }

    @Test("take elements, those with identifiers of their own, with a binding that has no optional")
    func selection() throws {
        let host = TestHost(size: CGSize(width: 400, height: 900), idiom: .desktop) { Screen() }
        #expect(host.texts.first == "Ann 1 a")
        try host.tap("Ben")
        try host.tap("word b")
        #expect(host.texts.first == "Ben 1 b")
    }

    @Test("views read whether labels of controls are hidden")
    func labels() {
        #expect(TestHost { Labels() }.texts == ["automatic"])
        #expect(TestHost { Labels().labelsHidden() }.texts == ["hidden"])
        #expect(TestHost { Labels().labelsVisibility(.hidden).labelsVisibility(.visible) }.texts == ["hidden"])
    }
}
