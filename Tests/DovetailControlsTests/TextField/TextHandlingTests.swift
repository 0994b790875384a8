import DovetailCore
import Foundation
import SwiftUI
import Testing

@testable import DovetailTesting

/// What the pointer does in texts that are edited, of one line and of several.
@MainActor
@Suite("Handling edited texts")
struct TextHandlingTests {
    enum Field: CaseIterable, Sendable { case line, area }

    private func host(_ field: Field, _ model: Model<String>, width: CGFloat = 300) throws -> TestHost {
        let host = TestHost(size: CGSize(width: width, height: 200), idiom: .desktop) {
            Bound(model) { text in
                switch field {
                case .line: TextField("Name", text: text)
                case .area: TextEditor(text: text).accessibilityLabel("Name").frame(height: 80)
                }
            }
        }
        return host
    }

    /// Letters of one width.
    private let word = "WWWW WWWW WWWW"

    @Test("a double press selects a word, and goes on by words; a triple press selects all", arguments: Field.allCases)
    func words(field: Field) throws {
        let host = try host(field, Model("one two, three"))
        let text = try host.frame(ofText: "one two, three")
        let second = CGPoint(x: text.minX + 35, y: text.midY)
        host.tap(at: second, count: 2)
        #expect(host.selection == 4..<7)
        // Held after the second press, and moved on into the third word, and back over the first.
        host.pointer(.down, second)
        host.pointer(.up, second)
        host.pointer(.down, second, clickCount: 2)
        host.pointer(.moved, CGPoint(x: text.minX + 62, y: text.midY), clickCount: 2)
        #expect(host.selection == 4..<14)
        host.pointer(.moved, CGPoint(x: text.minX + 2, y: text.midY), clickCount: 2)
        #expect(host.selection == 0..<7)
        host.pointer(.up, CGPoint(x: text.minX + 2, y: text.midY), clickCount: 2)
        host.tap(at: second, count: 3)
        #expect(host.selection == 0..<14)
    }

    @Test("a press that moves selects from where it began, also backwards", arguments: Field.allCases)
    func dragged(field: Field) throws {
        let host = try host(field, Model(word))
        let text = try host.frame(ofText: word)
        let (left, right) = (CGPoint(x: text.minX, y: text.midY), CGPoint(x: text.maxX + 2, y: text.midY))
        host.drag(from: right, to: left)
        #expect(host.selection == 0..<14)
        host.tap(at: left)
        #expect(host.selection == 0..<0)
        host.tap(at: right, modifiers: .shift)
        #expect(host.selection == 0..<14)
    }

    @Test("the middle button pastes where it is pressed what was selected last, which is not the clipboard's")
    func middleButton() throws {
        let first = Model("WWWW")
        let second = Model("ab")
        let host = TestHost(size: CGSize(width: 300, height: 200), idiom: .desktop) {
            VStack {
                Bound(first) { TextField("First", text: $0) }
                Bound(second) { TextField("Second", text: $0) }
            }
        }
        host.clipboard = "copied"
        let source = try host.frame(ofText: "WWWW")
        host.drag(
            from: CGPoint(x: source.minX, y: source.midY), to: CGPoint(x: source.maxX + 1, y: source.midY))
        let target = try host.frame(ofText: "ab")
        host.tap(at: CGPoint(x: target.maxX + 1, y: target.midY), button: .middle)
        #expect(second.value == "abWWWW")
        #expect(host.focused == "Second")
        #expect(host.clipboard == "copied")
        // A secure text is not offered.
        #expect(first.value == "WWWW")
    }

    @Test("what is selected is dragged to another place of its text, and to another field", arguments: Field.allCases)
    func movedText(field: Field) throws {
        let model = Model("WWWW iiii")
        let other = Model("")
        let host = TestHost(size: CGSize(width: 300, height: 200), idiom: .desktop) {
            VStack {
                Bound(model) { text in
                    switch field {
                    case .line: TextField("Name", text: text)
                    case .area: TextEditor(text: text).accessibilityLabel("Name").frame(height: 60)
                    }
                }
                Bound(other) { TextField("Other", text: $0) }
            }
        }
        let text = try host.frame(ofText: "WWWW iiii")
        let inFirst = CGPoint(x: text.minX + 10, y: text.midY)
        host.tap(at: inFirst, count: 2)
        #expect(host.selection == 0..<4)
        host.hold(at: inFirst)
        #expect(host.selection == 0..<4, "a press on what is selected leaves it")
        host.move(to: CGPoint(x: text.minX + 20, y: text.midY))
        host.move(to: CGPoint(x: text.minX + 150, y: text.midY))
        host.release()
        #expect(model.value == " iiiiWWWW")
        #expect(host.selection == 5..<9)
        // One step to take back each: what was put in, and what was taken out.
        host.press(.character("z"), .control, times: 2)
        #expect(model.value == "WWWW iiii")
        host.tap(at: inFirst, count: 2)
        let target = try host.frame(of: "Other")
        host.hold(at: inFirst)
        host.move(to: CGPoint(x: text.minX + 20, y: text.midY))
        host.move(to: CGPoint(x: target.midX, y: target.midY))
        host.release()
        #expect(other.value == "WWWW")
        #expect(model.value == "WWWW iiii", "dragged elsewhere it is a copy")
        // Without being moved the press puts the caret there.
        host.tap(at: inFirst, count: 2)
        host.tap(at: inFirst)
        #expect(host.selection?.isEmpty == true)
    }

    @Test(
        "a secondary press opens the menu of the text, about what is selected or about where it was",
        arguments: Field.allCases)
    func menu(field: Field) throws {
        let model = Model("one two")
        let host = try host(field, model)
        let text = try host.frame(ofText: "one two")
        let place = CGPoint(x: text.minX + 8, y: text.midY)
        host.tap(at: place, count: 2)
        host.tap(at: place, button: .secondary)
        #expect(host.exists("Cut") && host.exists("Select All"))
        try host.tap("Cut")
        #expect(model.value == " two" && host.clipboard == "one")
        #expect(host.focused == "Name")
        host.tap(at: CGPoint(x: text.minX + 60, y: place.y), button: .secondary)
        try host.tap("Paste")
        #expect(model.value == " twoone")
        host.press(.menu, [])
        #expect(host.exists("Select All"))
        try host.tap("Select All")
        #expect(host.selection == 0..<model.value.count)
    }

    @Test("what is typed into a secure field can't be copied, cut, dragged or pasted by the middle button")
    func secure() throws {
        let model = Model("secret")
        let host = TestHost(size: CGSize(width: 300, height: 100), idiom: .desktop) {
            Bound(model) { SecureField("Key", text: $0) }
        }
        try host.tap("Key")
        host.press(.character("a"), .control)
        host.press(.character("c"), .control)
        host.press(.character("x"), .control)
        #expect(host.clipboard == nil && model.value == "secret")
        let input = try #require(host.window.focusedResponder as? TextInputResponder)
        #expect(
            input.canPerform(.cut) == false && input.canPerform(.copy) == false && input.canPerform(.paste) == false)
        // Words are nobody's business either.
        host.press(.left, .control)
        #expect(host.selection == 0..<0)
        #expect(host.window.services.clipboard.selectedText == nil)
    }

    @Test(
        "the tab key selects what is in a field of one line on a desktop, and puts the caret behind it elsewhere",
        arguments: [Idiom.desktop, .phone])
    func tab(idiom: Idiom) throws {
        let host = TestHost(size: CGSize(width: 300, height: 200), idiom: idiom) {
            VStack {
                TextField("First", text: .constant("one"))
                TextField("Second", text: .constant("two"))
            }
        }
        try host.tap("First")
        #expect(host.selection?.isEmpty == true)
        host.press(.tab)
        #expect(host.focused == "Second")
        #expect(host.selection == (idiom == .desktop ? 0..<3 : 3..<3))
    }

    @Test(
        "a line that is longer than its field is scrolled to the caret, and back to its beginning when the keyboard goes"
    )
    func scrolled() throws {
        let model = Model(String(repeating: "W", count: 60))
        let host = TestHost(size: CGSize(width: 200, height: 120), idiom: .desktop) {
            VStack {
                Bound(model) { TextField("Name", text: $0) }
                Button("Other") {}
            }
        }
        let start = try host.frame(ofText: model.value)
        let field = try host.frame(of: "Name")
        #expect(start.minX >= field.minX && start.width > field.width)
        try host.tap("Name")
        host.press(.end)
        let end = try host.frame(ofText: model.value)
        #expect(end.minX < start.minX && end.maxX > field.maxX - 20 && end.maxX <= field.maxX)
        // A step within what is seen scrolls nothing.
        host.press(.left)
        #expect(try host.frame(ofText: model.value) == end)
        host.press(.home)
        #expect(try host.frame(ofText: model.value) == start)
        host.press(.end)
        host.press(.tab)
        #expect(try host.frame(ofText: model.value) == start)
    }
}
