import DovetailTesting
import SwiftUI
import Testing

@MainActor
@Suite("Selections of editable texts")
struct TextSelectionTests {
    /// A text and what is selected of it, as an app sees them.
    private final class Note: ObservableObject {
        @Published var text: String
        @Published var selection: TextSelection?
        init(_ text: String) { self.text = text }

        var selected: String? {
            guard let selection, case .selection(let range) = selection.indices else { return nil }
            return String(text[range])
        }
        /// How many characters come before the caret or the selection.
        var place: Int? {
            guard let selection, case .selection(let range) = selection.indices else { return nil }
            return text.distance(from: text.startIndex, to: range.lowerBound)
        }
        func select(_ word: String) { selection = text.range(of: word).map { TextSelection(range: $0) } }
    }

    private struct Editing: View {
        @ObservedObject var note: Note
        let kind: Int
        var body: some View {
            switch kind {
            case 0: TextEditor(text: $note.text, selection: $note.selection).accessibilityIdentifier("text")
            case 1: TextField("Text", text: $note.text, selection: $note.selection).accessibilityIdentifier("text")
            default:
                TextField("Text", text: $note.text, selection: $note.selection, axis: .vertical)
                    .accessibilityIdentifier("text")
            }
        }
    }

    @Test("tell where the caret is, and what a person selects", arguments: 0..<3)
    func tell(kind: Int) throws {
        let note = Note("one two")
        let host = TestHost { Editing(note: note, kind: kind) }
        #expect(note.selection == nil)
        try host.tap("text")
        host.press(.home)
        #expect(note.place == 0)
        #expect(note.selection?.isInsertion == true)
        host.press(.right, times: 3, modifiers: .shift)
        #expect(note.selected == "one")
        #expect(note.selection?.isInsertion == false)
        try host.type("1")
        #expect(note.text == "1 two")
        #expect(note.place == 1 && note.selected == "")
    }

    @Test("are what the app puts there; typing replaces it", arguments: 0..<3)
    func follow(kind: Int) throws {
        let note = Note("one two three")
        let host = TestHost { Editing(note: note, kind: kind) }
        try host.tap("text")
        note.select("two")
        host.settle()
        #expect(note.selected == "two")
        try host.type("2")
        #expect(note.text == "one 2 three")
        #expect(note.place == 5)
        // Together with another text, the place is one in that.
        note.text = "another text"
        note.select("text")
        host.settle()
        try host.type("word")
        #expect(note.text == "another word")
    }

    @Test("of another text are taken for the nearest place", arguments: 0..<3)
    func outside(kind: Int) throws {
        let note = Note("short")
        let host = TestHost { Editing(note: note, kind: kind) }
        try host.tap("text")
        let long = "a text that is much longer"
        note.selection = TextSelection(insertionPoint: long.endIndex)
        host.settle()
        try host.type("!")
        #expect(note.text == "short!")
        note.selection = nil
        host.settle()
        try host.type("?")
        #expect(note.text == "short!?")
    }

    @Test("of several parts are one from the first to the last")
    func several() throws {
        let note = Note("one two three")
        let host = TestHost { Editing(note: note, kind: 0) }
        try host.tap("text")
        let ranges = RangeSet([note.text.range(of: "one")!, note.text.range(of: "two")!])
        note.selection = TextSelection(ranges: ranges)
        #expect(note.selection?.isInsertion == false)
        host.settle()
        try host.type("1")
        #expect(note.text == "1 three")
    }
}
