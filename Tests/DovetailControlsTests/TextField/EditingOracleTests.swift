import DovetailTesting
import SwiftUI
import TestSupport
import Testing

/// Random keys, beside an array of characters that knows where its selection is.
@MainActor
@Suite("Editing by keys against a model")
struct EditingOracleTests {
    enum Field: CaseIterable, Sendable { case line, secure, growing, area }

    /// A text of one line as the documents have it: characters, and the two ends of what is selected.
    private struct Line {
        var characters: [Character]
        var anchor = 0
        var caret = 0

        var selection: Range<Int> { min(anchor, caret)..<max(anchor, caret) }
        var text: String { String(characters) }

        mutating func replace(_ range: Range<Int>, with string: String) {
            // Marks join with the character before, so what follows is counted from the end.
            let rest = String(characters[range.upperBound...])
            characters = Array(String(characters[..<range.lowerBound]) + string + rest)
            caret = characters.count - Array(rest).count
            anchor = caret
        }

        mutating func move(to place: Int, extending: Bool) {
            caret = min(max(place, 0), characters.count)
            if !extending { anchor = caret }
        }
    }

    private enum Step: CaseIterable { case type, left, right, home, end, backspace, delete, all, cut, paste }

    @Test(
        "what each key leaves is what it leaves of the model, and what was edited is taken back to where it began",
        arguments: Field.allCases)
    func keys(field: Field) throws {
        let name = "keys in texts: \(field)"
        var generator = SeededGenerator(seed: SeededGenerator.chosenSeed(for: name))
        let bound = Model("")
        let host = TestHost(size: CGSize(width: 300, height: 120), idiom: .desktop) {
            Bound(bound) { text in
                switch field {
                case .line: TextField("Name", text: text)
                case .secure: SecureField("Name", text: text)
                case .growing: TextField("Name", text: text, axis: .vertical)
                case .area: TextEditor(text: text).accessibilityLabel("Name")
                }
            }
        }
        try host.tap("Name")
        var model = Line(characters: [])
        var copied: String?
        var done: [String] = []
        for _ in 0..<300 {
            let step = Step.allCases.randomElement(using: &generator)!
            let shift = Bool.random(using: &generator)
            done.append("\(step)\(shift ? " shift" : "")")
            let selected = model.selection
            switch step {
            case .type:
                let piece = ["a", "bc", " ", "é", "👩‍👧", "1", "w"].randomElement(using: &generator)!
                try host.type(piece)
                for character in piece {
                    model.replace(model.selection, with: String(character))
                }
            case .left, .right:
                let isRight = step == .right
                host.press(isRight ? .right : .left, shift ? .shift : [])
                if !shift, !selected.isEmpty {
                    model.move(to: isRight ? selected.upperBound : selected.lowerBound, extending: false)
                } else {
                    model.move(to: model.caret + (isRight ? 1 : -1), extending: shift)
                }
            case .home, .end:
                host.press(step == .home ? .home : .end, shift ? .shift : [])
                model.move(to: step == .home ? 0 : model.characters.count, extending: shift)
            case .backspace, .delete:
                host.press(step == .backspace ? .backspace : .delete)
                let beside =
                    step == .backspace
                    ? max(model.caret - 1, 0)..<model.caret : model.caret..<min(model.caret + 1, model.characters.count)
                model.replace(selected.isEmpty ? beside : selected, with: "")
            case .all:
                host.press(.character("a"), .control)
                (model.anchor, model.caret) = (0, model.characters.count)
            case .cut:
                host.press(.character("x"), .control)
                if !selected.isEmpty, field != .secure {
                    copied = String(model.characters[selected])
                    model.replace(selected, with: "")
                }
            case .paste:
                host.press(.character("v"), .control)
                if let copied { model.replace(selected, with: copied) }
            }
            guard bound.value == model.text, host.selection == model.selection else {
                Issue.record(
                    "“\(bound.value)” \(String(describing: host.selection)), the model “\(model.text)” \(model.selection), after \(done.suffix(8))"
                )
                return
            }
        }
        for _ in 0..<400 { host.press(.character("z"), .control) }
        #expect(bound.value == "")
    }
}
