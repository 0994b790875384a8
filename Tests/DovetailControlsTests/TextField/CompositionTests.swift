import DovetailTesting
import SwiftUI
import Testing

/// What an input method is making at the caret.
@MainActor
@Suite("Composition")
struct CompositionTests {
    /// A field of each kind that takes what is composed.
    enum Field: CaseIterable, Sendable { case line, growing, area }

    private func host(_ field: Field, _ model: Model<String>) throws -> TestHost {
        let host = TestHost(size: CGSize(width: 300, height: 120), idiom: .desktop) {
            Bound(model) { text in
                switch field {
                case .line: TextField("Name", text: text)
                case .growing: TextField("Name", text: text, axis: .vertical)
                case .area: TextEditor(text: text).accessibilityLabel("Name")
                }
            }
        }
        try host.tap("Name")
        host.press(.end)
        return host
    }

    @Test("it is shown where the caret is, and belongs to the text once it is committed", arguments: Field.allCases)
    func shown(field: Field) throws {
        let model = Model("ab")
        let host = try host(field, model)
        host.press(.left)
        try host.compose("か")
        #expect(host.texts.contains("aかb"))
        try host.compose("かん")
        #expect(host.texts.contains("aかんb"))
        #expect(model.value == "ab")
        try host.type("漢")
        #expect(model.value == "a漢b")
        #expect(host.texts.contains("a漢b"))
        try host.type("!")
        #expect(model.value == "a漢!b")
    }

    @Test("it takes the place of what is selected, and leaves nothing where it is given up", arguments: Field.allCases)
    func givenUp(field: Field) throws {
        let model = Model("one two")
        let host = try host(field, model)
        host.press(.left, modifiers: [.control, .shift])
        try host.compose("に")
        #expect(model.value == "one ")
        #expect(host.texts.contains("one に"))
        try host.compose("")
        #expect(model.value == "one ")
        #expect(host.texts.contains("one "))
        host.press(.character("z"), modifiers: .control)
        #expect(model.value == "one two")
    }

    @Test("it is underlined, with the caret behind it", arguments: Field.allCases)
    func underlined(field: Field) throws {
        let model = Model("")
        let host = try host(field, model)
        let before = try host.picture()
        try host.compose("wwww")
        let composed = try host.picture()
        try host.type("wwww")
        let typed = try host.picture()
        #expect(before != composed && composed != typed)
    }

    @Test("a press elsewhere in the text, and the keyboard's going, give it up", arguments: Field.allCases)
    func pressed(field: Field) throws {
        let model = Model("ab")
        let host = try host(field, model)
        try host.compose("c")
        let frame = try host.frame(of: "Name")
        host.tap(at: CGPoint(x: frame.minX + 1, y: frame.minY + 10))
        #expect(host.texts.contains("ab"))
        try host.type("x")
        #expect(model.value == "xab")
    }

    @Test("nothing is composed in a secure field that shows it")
    func secure() throws {
        let model = Model("ab")
        let host = TestHost { Bound(model) { SecureField("Key", text: $0) } }
        try host.tap("Key")
        try host.compose("c")
        #expect(host.texts == ["•••"])
        try host.type("d")
        #expect(model.value == "abd")
    }
}

extension TestHost {
    /// What the window looks like.
    fileprivate func picture() throws -> Data { try png() }
}
