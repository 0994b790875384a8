import DovetailTesting
import Foundation
import SwiftUI
import TestSupport
import Testing

@testable import DovetailCore
@testable import DovetailEngine

@MainActor
@Suite("Text editors")
struct TextEditorTests {
    private struct Note: View {
        @State var text = ""
        var body: some View {
            VStack {
                TextEditor(text: $text).accessibilityIdentifier("note")
                Text(verbatim: "<\(text)>").accessibilityIdentifier("copy")
                Button("clear") { text = "" }
            }
        }
    }

    private func host(_ text: String = "") throws -> TestHost {
        let host = TestHost(size: CGSize(width: 300, height: 300)) { Note(text: text) }
        try host.tap("note")
        return host
    }

    private func text(_ host: TestHost) throws -> String { try #require(try host.value(of: "note")) }

    @Test("text of several lines is typed, Return begins a line", arguments: Idiom.allCases)
    func typing(_ idiom: Idiom) throws {
        let host = TestHost(size: CGSize(width: 300, height: 300), idiom: idiom) { Note() }
        try host.tap("note")
        try host.type("one")
        host.press(.return)
        try host.type("two 🇩🇪é")
        #expect(try text(host) == "one\ntwo 🇩🇪é")
        host.press(.backspace, times: 2)
        #expect(try text(host) == "one\ntwo ")
        #expect(host.exists("<one\ntwo >"))
    }

    @Test("the caret moves by characters, words, lines and pages; Shift selects")
    func moving() throws {
        let host = try host("first line\nsecond\n\nlast")
        host.press(.home, modifiers: .control)
        host.press(.right, modifiers: .control)
        try host.type("!")
        #expect(try text(host) == "first! line\nsecond\n\nlast")
        host.press(.down)
        host.press(.end)
        try host.type("?")
        #expect(try text(host) == "first! line\nsecond?\n\nlast")
        host.press(.left, modifiers: [.control, .shift])
        try host.type("2nd")
        #expect(try text(host) == "first! line\n2nd\n\nlast")
        host.press(.down, times: 2)
        host.press(.home)
        try host.type("the ")
        host.press(.delete, modifiers: .control)
        #expect(try text(host) == "first! line\n2nd\n\nthe ")
        host.press(.character("a"), modifiers: .control)
        try host.type("x")
        #expect(try text(host) == "x")
    }

    @Test("edits are taken back and done again, letters of a word together; an app's own change ends that")
    func undo() throws {
        let host = try host()
        try host.type("one two")
        host.press(.return)
        try host.type("x")
        let undo = { host.press(.character("z"), modifiers: .control) }
        undo()
        undo()
        #expect(try text(host) == "one two")
        undo()
        #expect(try text(host) == "one")
        host.press(.character("z"), modifiers: [.control, .shift])
        #expect(try text(host) == "one two")
        try host.tap("clear")
        try host.tap("note")
        undo()
        #expect(try text(host) == "")
    }

    @Test("text is cut, copied and pasted")
    func clipboard() throws {
        let host = try host("abc")
        host.press(.character("a"), modifiers: .control)
        host.press(.character("x"), modifiers: .control)
        #expect(try text(host) == "")
        host.press(.character("v"), modifiers: .control)
        host.press(.character("v"), modifiers: .control)
        #expect(try text(host) == "abcabc")
    }

    @Test("a press puts the caret, two select a word, a drag selects")
    func pointer() throws {
        let host = try host("one two")
        let frame = try host.frame(of: "note")
        host.tap(at: CGPoint(x: frame.minX + 12, y: frame.minY + 18), count: 2)
        try host.type("1")
        #expect(try text(host) == "1 two")
        host.drag(
            from: CGPoint(x: frame.minX + 2, y: frame.minY + 18), to: CGPoint(x: frame.maxX - 4, y: frame.minY + 18))
        try host.type("all")
        #expect(try text(host) == "all")
    }

    @Test("a long text is shaped as far as it is in sight, and an edit shapes one paragraph")
    func long() throws {
        let lines = (0..<20_000).map { "Line \($0) of a rather long text" }.joined(separator: "\n")
        let host = try host(lines)
        #expect(host.window.displayTree.nodesMade < 200)
        host.press(.end, modifiers: .control)
        #expect(host.texts.contains { $0.hasPrefix("Line 19999") })
        try host.type("!")
        #expect(try text(host).hasSuffix("text!"))
        #expect(host.window.displayTree.nodesMade < 300)
        host.press(.home, modifiers: .control)
        #expect(host.texts.contains { $0.hasPrefix("Line 0 ") })
    }

    @Test("the editor scrolls, and lets what is around scroll at its end")
    func scrolling() throws {
        let host = try host((0..<100).map { "Line \($0)" }.joined(separator: "\n"))
        host.press(.home, modifiers: .control)
        try host.scroll("note", by: CGSize(width: 0, height: 500))
        #expect(!host.texts.contains("Line 0") && !host.texts.contains("Line 3"))
        #expect(host.texts.contains { $0.hasPrefix("Line 2") })
    }

    private struct Growing: View {
        @State private var text = ""
        let log: Probe<String>
        var body: some View {
            TextField("Comment", text: $text, axis: .vertical).lineLimit(2...4).onSubmit { log.note(text) }
        }
    }

    @Test("a field along the vertical axis grows with its lines, within its limits")
    func growing() throws {
        let log = Probe<String>()
        let host = TestHost(size: CGSize(width: 300, height: 400)) { Growing(log: log) }
        let two = try host.frame(of: "Comment").height
        #expect(host.texts == ["Comment"])
        try host.tap("Comment")
        try host.type("a")
        #expect(try host.frame(of: "Comment").height == two)
        for _ in 0..<2 { host.press(.return) }
        let three = try host.frame(of: "Comment").height
        #expect(abs(three - two * 1.5) <= 1)
        for _ in 0..<9 { host.press(.return) }
        #expect(try abs(host.frame(of: "Comment").height - two * 2) <= 1)
        #expect(log.entries.isEmpty)
    }

    @Test("what is typed after a paste is taken back by itself", arguments: [false, true])
    func undoAfterPaste(isField: Bool) throws {
        let words = Model("")
        let host = TestHost(size: CGSize(width: 300, height: 200)) {
            Bound(words) { words in
                if isField {
                    TextField("note", text: words)
                } else {
                    TextEditor(text: words).accessibilityLabel("note")
                }
            }
        }
        try host.tap("note")
        try host.type("ab")
        host.press(.character("a"), modifiers: .control)
        host.press(.character("c"), modifiers: .control)
        host.press(.end)
        host.press(.character("v"), modifiers: .control)
        try host.type("!?")
        #expect(words.value == "abab!?")
        for expected in ["abab", "ab", ""] {
            host.press(.character("z"), modifiers: .control)
            #expect(words.value == expected)
        }
        host.press(.character("z"), modifiers: [.control, .shift])
        // Nor is what is typed after that a part of what was done again.
        try host.type("c")
        host.press(.character("z"), modifiers: .control)
        #expect(words.value == "ab")
    }

    @Test("on the desktop Return submits a field, and Option with it begins a line")
    func submitting() throws {
        let log = Probe<String>()
        let host = TestHost(size: CGSize(width: 300, height: 400), idiom: .desktop) { Growing(log: log) }
        try host.tap("Comment")
        try host.type("a")
        host.press(.return, modifiers: .option)
        try host.type("b")
        host.press(.return)
        #expect(log.entries == ["a\nb"])
    }

    @Test("each random edit gives what a plain string gives, and undo takes all back")
    func random() throws {
        let seed = SeededGenerator.chosenSeed(for: "text editor")
        var generator = SeededGenerator(seed: seed)
        func next(_ limit: Int) -> Int { Int.random(in: 0..<limit, using: &generator) }
        let host = try host("ab\ncd")
        var model = Array("ab\ncd")
        let editor = try #require(host.window.focusedResponder as? TextInputResponder)
        for _ in 0..<60 {
            let lower = next(model.count + 1)
            let upper = lower + next(model.count - lower + 1)
            editor.setSelection(lower..<upper)
            let piece = ["x", "\n", "é🇩🇪", "", "long words"][next(5)]
            editor.insertText(piece)
            model.replaceSubrange(lower..<upper, with: Array(piece))
            host.settle()
            #expect(try text(host) == String(model))
        }
        for _ in 0..<80 { host.press(.character("z"), modifiers: .control) }
        #expect(try text(host) == "ab\ncd")
    }

    @Test(
        "what an app puts in place of the text cannot be taken back, and nothing before it", arguments: [false, true])
    func undoAfterReplacement(isField: Bool) throws {
        let words = Model("")
        let host = TestHost(size: CGSize(width: 300, height: 200)) {
            Bound(words) { words in
                if isField {
                    TextField("note", text: words)
                } else {
                    TextEditor(text: words).accessibilityLabel("note")
                }
            }
        }
        try host.tap("note")
        try host.type("ab")
        words.value = "other "
        host.settle()
        host.press(.end)
        try host.type("c")
        #expect(words.value == "other c")
        for _ in 0..<2 {
            host.press(.character("z"), modifiers: .control)
            #expect(words.value == "other ")
        }
    }

    @Test("what is typed after something was taken back ends what could be done again", arguments: [false, true])
    func redoAfterTyping(isField: Bool) throws {
        let words = Model("")
        let host = TestHost(size: CGSize(width: 300, height: 200)) {
            Bound(words) { words in
                if isField {
                    TextField("note", text: words)
                } else {
                    TextEditor(text: words).accessibilityLabel("note")
                }
            }
        }
        try host.tap("note")
        try host.type("ab ")
        try host.type("cd")
        host.press(.character("z"), modifiers: .control)
        let left = words.value
        try host.type("x")
        #expect(words.value == left + "x")
        host.press(.character("z"), modifiers: [.control, .shift])
        #expect(words.value == left + "x")
    }
}
