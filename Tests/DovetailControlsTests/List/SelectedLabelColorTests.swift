import DovetailTesting
import SwiftUI
import Testing

/// Colours of labels in selected rows.
@MainActor
@Suite("Colours of labels in selected rows")
struct SelectedLabelColorTests {
    private final class Seen { var colors: [String: [Color.Resolved]] = [:] }

    private struct Row: View {
        let name: String
        let seen: Seen
        @Environment(\.self) private var environment
        var body: some View {
            seen.colors[name] = [Color.primary, .secondary].map { $0.resolve(in: environment) }
            return Text(name)
        }
    }

    @Test("the first and the second label are white on the ground of a selected row, and as before in others")
    func colors() throws {
        struct Page: View {
            let seen: Seen
            @State private var selection: String? = nil
            var body: some View {
                // A view that is the whole of a row is listed where the list is; what is in it stands on the row's ground.
                List(["a", "b"], id: \.self, selection: $selection) { name in HStack { Row(name: name, seen: seen) } }
            }
        }
        let seen = Seen()
        let host = TestHost(size: CGSize(width: 300, height: 300), idiom: .desktop) { Page(seen: seen) }
        let usual = try #require(seen.colors["b"])
        #expect(usual.allSatisfy { $0.red == 0 })
        try host.tap("a")
        host.advance(by: .seconds(1))
        let selected = try #require(seen.colors["a"])
        #expect(selected.allSatisfy { $0.red == 1 && $0.green == 1 && $0.blue == 1 })
        #expect(selected[0].opacity == 1 && selected[1].opacity == 0.85 && seen.colors["b"] == usual)
        try host.tap("b")
        host.advance(by: .seconds(1))
        #expect(seen.colors["a"] == usual && seen.colors["b"] == selected)
    }
}
