import DovetailTesting
import SwiftUI
import Testing

/// Where a press puts the caret in paragraphs of several lines.
@MainActor
@Suite("Presses in wrapped paragraphs")
struct EditorPressTests {
    private struct Note: View {
        @State private var text = "aaaa bbbb cccc dddd eeee ffff gggg hhhh"
        var body: some View { TextEditor(text: $text).accessibilityIdentifier("note") }
    }

    /// The text after a press at a height and an exclamation mark that is typed there.
    private func typed(y: CGFloat) throws -> String {
        let host = TestHost(size: CGSize(width: 100, height: 200), idiom: .desktop) { Note() }
        defer { host.close() }
        host.tap(at: CGPoint(x: 3, y: y))
        try host.type("!")
        return try #require(try host.value(of: "note"))
    }

    @Test("each line of a paragraph is found, the lower ones further on in the text; below all it is the end")
    func lines() throws {
        let places = try [6, 22, 38].map { y in try typed(y: y).prefix { $0 != "!" }.count }
        #expect(places[0] < 4)
        #expect(places[1] > places[0] + 4 && places[2] > places[1] + 4, "\(places)")
        let lowest = try typed(y: 190)
        #expect(lowest.prefix { $0 != "!" }.count > places[2])
    }
}
