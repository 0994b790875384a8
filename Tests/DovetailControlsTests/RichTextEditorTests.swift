import DovetailTesting
import SwiftUI
import Testing

@MainActor
@Suite("Editors of attributed texts")
struct RichTextEditorTests {
    @Observable
    final class Note {
        var text: AttributedString
        var selection = AttributedTextSelection()
        init(_ text: AttributedString) { self.text = text }

        var string: String { String(text.characters) }
        var selected: String { String(text[selection].characters) }
        /// Where the caret is, in characters.
        var place: Int? {
            guard case .insertionPoint(let index) = selection.indices(in: text) else { return nil }
            return text.characters.distance(from: text.startIndex, to: index)
        }
        func underline() { text.transformAttributes(in: &selection) { $0.underlineStyle = .single } }
        func insert() { text.replaceSelection(&selection, withCharacters: "new") }
        func select(_ word: String) {
            if let range = text.range(of: word) { selection = AttributedTextSelection(range: range) }
        }
        /// The words that are underlined, joined.
        var underlined: String {
            text.runs.filter { $0.underlineStyle != nil }.map { String(text[$0.range].characters) }
                .joined(separator: "|")
        }
    }

    private struct Editing: View {
        @Bindable var note: Note
        var body: some View {
            VStack {
                TextEditor(text: $note.text, selection: $note.selection).accessibilityIdentifier("text")
            }
        }
    }

    private func note(_ string: String, underlining word: String? = nil) -> Note {
        var text = AttributedString(string)
        if let word, let range = text.range(of: word) { text[range].underlineStyle = .single }
        return Note(text)
    }

    @Test("tell where the caret is and what is selected; what is typed looks as what is before it")
    func typing() throws {
        let note = note("one two", underlining: "one")
        let host = TestHost { Editing(note: note) }
        try host.tap("text")
        host.press(.home)
        #expect(note.place == 0)
        host.press(.right, times: 3)
        #expect(note.place == 3)
        try host.type("s")
        #expect(note.string == "ones two" && note.underlined == "ones" && note.place == 4)
        host.press(.right, times: 4, modifiers: .shift)
        #expect(note.selected == " two" && note.place == nil)
        try host.type("!")
        #expect(note.string == "ones!")
    }

    @Test("an app changes how what is selected looks")
    func transform() throws {
        let note = note("one two three")
        let host = TestHost { Editing(note: note) }
        try host.tap("text")
        note.select("two")
        host.settle()
        note.underline()
        host.settle()
        #expect(note.underlined == "two" && note.selected == "two")
    }

    @Test("an app puts text in place of what is selected; typing goes on behind it")
    func replace() throws {
        let note = note("one two three", underlining: "two")
        let host = TestHost { Editing(note: note) }
        try host.tap("text")
        note.select("two")
        host.settle()
        note.insert()
        host.settle()
        #expect(note.string == "one new three" && note.underlined == "new" && note.place == 7)
        try host.type("er")
        #expect(note.string == "one newer three" && note.underlined == "newer")
    }

    @Test("edits are taken back with how they looked")
    func undo() throws {
        let note = note("one two", underlining: "two")
        let host = TestHost { Editing(note: note) }
        try host.tap("text")
        host.press(.character("a"), modifiers: .control)
        try host.type("x")
        #expect(note.string == "x")
        host.press(.character("z"), modifiers: .control)
        #expect(note.string == "one two" && note.underlined == "two")
        host.press(.character("z"), modifiers: [.control, .shift])
        #expect(note.string == "x" && note.underlined.isEmpty)
    }

    @Test("keys make text bold, italic and underlined, and back")
    func keys() throws {
        let note = note("word")
        let host = TestHost { Editing(note: note) }
        try host.tap("text")
        host.press(.character("a"), modifiers: .control)
        host.press(.character("u"), modifiers: .control)
        #expect(note.underlined == "word" && note.selected == "word")
        host.press(.character("b"), modifiers: .control)
        host.press(.character("i"), modifiers: .control)
        #expect(note.text.runs.first?.font == .body.bold().italic())
        host.press(.character("u"), modifiers: .control)
        host.press(.character("b"), modifiers: .control)
        #expect(note.underlined.isEmpty)
        let context = EnvironmentValues().fontResolutionContext
        let font = try #require(note.text.runs.first?.font).resolve(in: context)
        #expect(!font.isBold && font.isItalic)
    }

    @Test("a selection is told anew when the app changes the text")
    func changed() throws {
        let note = note("one two")
        let host = TestHost { Editing(note: note) }
        try host.tap("text")
        host.press(.home)
        host.press(.right, times: 3, modifiers: .shift)
        #expect(note.selected == "one")
        note.text.foregroundColor = .red
        host.settle()
        #expect(note.selected == "one")
    }

    @Test("characters are drawn as they look, and the editor is as its lines are")
    func drawing() throws {
        var text = AttributedString("red")
        text.foregroundColor = .red
        text.font = .system(size: 60, weight: .black)
        let note = Note(text)
        let host = TestHost(size: CGSize(width: 300, height: 200)) {
            TextEditor(
                text: Binding {
                    note.text
                } set: {
                    note.text = $0
                }
            ).background(.white)
        }
        func hasPoint(_ isWanted: (Color.Resolved) -> Bool) throws -> Bool {
            try stride(from: 5, to: 60, by: 3).contains { try isWanted(host.color(at: CGPoint(x: $0, y: 45))) }
        }
        #expect(try hasPoint { $0.red > 0.8 && $0.green < 0.4 && $0.blue < 0.4 })
        note.text.foregroundColor = .blue
        host.settle()
        #expect(try hasPoint { $0.blue > 0.8 && $0.red < 0.4 })
        #expect(try !hasPoint { $0.red > 0.8 && $0.green < 0.4 && $0.blue < 0.4 })
    }

    @Test("a selection knows the attributes of its characters")
    func attributes() {
        let note = note("one two", underlining: "one")
        note.selection = AttributedTextSelection(range: note.text.startIndex..<note.text.endIndex)
        #expect(note.selection.attributes(in: note.text)[\.underlineStyle] == [.single, nil])
        #expect(note.selection.attributes(in: note.text)[\.underlineStyle].contains(.single))
        note.text.transform(updating: &note.selection) { $0.insert(AttributedString("zero "), at: $0.startIndex) }
        #expect(note.selected == "one two")
        note.text.append(AttributedString("!"))
        // It belongs to the text as it was.
        #expect(note.selection.indices(in: note.text) == .insertionPoint(note.text.endIndex))
    }

    private struct OneLine: AttributedTextFormattingDefinition {
        var body: some AttributedTextFormattingDefinition<AttributeScopes.SwiftUIAttributes> {
            ValueConstraint(for: \.underlineStyle, values: [nil, .single], default: .single)
            RedLines()
        }
    }

    /// What is underlined is red, and nothing else.
    private struct RedLines: AttributedTextValueConstraint {
        typealias Scope = AttributeScopes.SwiftUIAttributes
        typealias AttributeKey = AttributeScopes.SwiftUIAttributes.ForegroundColorAttribute
        func constrain(_ container: inout Attributes) {
            container.foregroundColor = container.underlineStyle == nil ? nil : .red
        }
    }

    @Test("a definition says how texts may look, one constraint after the other")
    func definition() {
        var text = AttributedString("one two")
        text.foregroundColor = .blue
        if let range = text.range(of: "two") { text[range].underlineStyle = Text.LineStyle(pattern: .dot) }
        OneLine().constrain(&text)
        #expect(text.runs.map(\.underlineStyle) == [nil, .single])
        #expect(text.runs.map(\.foregroundColor) == [nil, .red])
        var attributes = AttributeContainer()
        attributes.underlineStyle = .single
        OneLine().constrain(&attributes)
        #expect(attributes.foregroundColor == .red)
    }

    @Test("what is typed and what keys change is as the definition of the editor says")
    func constrained() throws {
        let note = note("one two", underlining: "two")
        let host = TestHost { Editing(note: note).attributedTextFormattingDefinition(OneLine()) }
        try host.tap("text")
        host.press(.end)
        try host.type("!")
        #expect(note.underlined == "two!" || note.underlined == "two|!")
        #expect(note.text.runs.last?.foregroundColor == .red)
        host.press(.home)
        host.press(.right, times: 3, modifiers: .shift)
        host.press(.character("u"), modifiers: .control)
        #expect(note.text.runs.first?.underlineStyle == .single && note.text.runs.first?.foregroundColor == .red)
    }

    @Test("texts are drawn as the definition says")
    func drawnAsDefined() throws {
        var text = AttributedString("MMMM")
        text.font = .system(size: 60, weight: .black)
        text.underlineStyle = .single
        text.foregroundColor = .blue
        let host = TestHost(size: CGSize(width: 300, height: 120)) {
            Text(text).attributedTextFormattingDefinition(OneLine()).background(.white)
        }
        let colors = try stride(from: 20, to: 280, by: 4).map { try host.color(at: CGPoint(x: $0, y: 60)) }
        #expect(colors.contains { $0.red > 0.8 && $0.blue < 0.4 })
        #expect(!colors.contains { $0.blue > 0.8 && $0.red < 0.4 })
    }
}
