import AttributeGraph
import Foundation

/// Edits one line: what hosts without text widgets of their own send keys to, and what the others hand whole texts to.
package final class LineEditor: TextInputResponder {
    private let loop: UpdateLoop
    /// Weak, since a host may learn only afterwards that a field has gone.
    private let editing: WeakAttribute<TextEditing>
    var view: TextInputView?
    var engine: (any TextEngine)?
    var style: TextRunStyle?
    var isEnabled = true

    private let clipboard: any Clipboard

    init(loop: UpdateLoop, editing: Attribute<TextEditing>, clipboard: any Clipboard) {
        self.loop = loop
        self.clipboard = clipboard
        self.editing = WeakAttribute(editing, in: loop.graph)
        super.init()
    }

    private var state: TextEditing {
        get { loop.graph.perform { editing.attribute(in: loop.graph)?.untracked } ?? TextEditing() }
        set {
            loop.graph.perform { _ = editing.attribute(in: loop.graph)?.set(newValue) }
            tellSelection()
        }
    }

    override package var text: String { view?.text.location.get() ?? "" }
    override package var selection: Range<Int> { selection(of: state, in: text) }

    /// The text as the last edit or movement of the caret left it.
    private var knownText: String?

    /// The selection in a text. Where the app has made another text of what was edited, such as one with spaces between groups of
    /// digits, the caret is at its end, as on Apple's systems: else what is typed next would come before what the app put in.
    func selection(of state: TextEditing, in text: String) -> Range<Int> {
        let count = length(of: text)
        if let knownText, knownText != text { return count..<count }
        return state.selection.limited(to: count)
    }

    /// The text that was counted last, and its characters.
    private var counted = (text: "", length: 0)

    private var length: Int { length(of: text) }

    /// How many characters a text has.
    ///
    /// - Complexity: O(1) as long as the text is the same string as before, else O(length of the text).
    func length(of text: String) -> Int {
        // Strings with the same storage are equal without being looked at.
        if counted.text.utf8.count != text.utf8.count || counted.text != text { counted = (text, text.count) }
        return counted.length
    }

    override package func setText(_ text: String) {
        let old = self.text
        guard let view, text != old else { return }
        knownText = text
        view.text.wrappedValue = text
        // If the app replaced the text, there is no edit to undo.
        if self.text == text { history.note(from: old, to: text) }
    }

    private var history = TextHistory()

    /// Takes the last edit back, or does it again.
    private func undo(isRedo: Bool) -> Bool {
        guard let view, let edit = isRedo ? history.redo(text) : history.undo(text) else { return false }
        let new = edit.applied(to: text)
        history.text = new
        knownText = new
        view.text.wrappedValue = new
        setSelection(length..<length)
        return true
    }

    override package func setSelection(_ selection: Range<Int>) {
        knownText = text
        state.selection = selection
    }

    override package func insertText(_ string: String) {
        guard isEnabled else { return }
        replace(selection, with: string.withoutNewlines)
    }

    private func replace(_ range: Range<Int>, with string: String) {
        let old = text
        let isAtEnd = range.upperBound == length
        // Looking for the end of a long text would take as long as the text.
        let first = old.index(ofCharacter: range.lowerBound, count: length)
        let last = isAtEnd ? old.endIndex : old.index(first, offsetBy: range.count)
        // Characters may join with those before them, such as a combining mark with its letter.
        let start = String(old[..<first]) + string
        let edited = isAtEnd ? start : start + String(old[last...])
        setText(edited)
        let caret = isAtEnd || text != edited ? length : start.count
        setSelection(caret..<caret)
    }

    override package var onBackspaceAtStart: (() -> Void)? { view?.onBackspaceAtStart }

    override package func submit() { view?.onSubmit() }

    override package var canFocus: Bool { isEnabled }
    override package var focusesOnClick: Bool { isEnabled }

    override package func focusChanged(_ isFocused: Bool) {
        var state = state
        state.isFocused = isFocused
        if isFocused {
            if !hasRegainedFocus { state.selection = length..<length }
            knownText = text
        }
        self.state = state
        view?.onFocusChange(isFocused)
    }

    override package func pointerDown(at location: CGPoint, event: PointerEvent) {
        guard let engine, let style else { return }
        let line = EditableLine(text, selection: selection, isSecure: view?.isSecure ?? false, count: length)
        let index = line.start + engine.characterIndex(in: line.text, style: style, at: location.x)
        setSelection(event.clickCount >= 2 ? 0..<length : index..<index)
    }

    override package func keyDown(_ key: KeyInput) -> Bool {
        guard isEnabled else { return false }
        let selection = selection
        let caret = selection.upperBound
        let isExtending = key.modifiers.contains(.shift)
        if case .character(let character) = key.key, !key.modifiers.isDisjoint(with: [.control, .command]) {
            return command(Character(character.lowercased()), isShifted: isExtending)
        }
        switch key.key {
        case .backspace:
            if selection.upperBound == 0, let act = onBackspaceAtStart {
                act()
                return true
            }
            replace(selection.isEmpty ? max(0, caret - 1)..<caret : selection, with: "")
        case .delete:
            replace(selection.isEmpty ? caret..<min(length, caret + 1) : selection, with: "")
        case .left:
            move(to: isExtending ? state.caret - 1 : selection.isEmpty ? caret - 1 : selection.lowerBound, isExtending)
        case .right: move(to: isExtending ? state.caret + 1 : selection.isEmpty ? caret + 1 : caret, isExtending)
        case .home, .up: move(to: 0, isExtending)
        case .end, .down: move(to: length, isExtending)
        case .return: submit()
        case .character, .space:
            guard !key.characters.isEmpty, key.modifiers.isDisjoint(with: [.control, .command]) else { return false }
            insertText(key.characters)
        case .tab, .escape, .pageUp, .pageDown, .menu: return false
        }
        return true
    }

    /// All, copy, cut and paste. What is typed into a secure field is not copied.
    private func command(_ character: Character, isShifted: Bool = false) -> Bool {
        switch character {
        case "a": setSelection(0..<length)
        case "c", "x":
            guard !selection.isEmpty, view?.isSecure == false else { return true }
            clipboard.string = String(text.dropFirst(selection.lowerBound).prefix(selection.count))
            if character == "x" { replace(selection, with: "") }
        case "v": if let string = clipboard.string { insertText(string) }
        case "z": return undo(isRedo: isShifted)
        case "y": return undo(isRedo: true)
        default: return false
        }
        return true
    }

    // MARK: The Edit menu

    override package func canPerform(_ command: EditCommand) -> Bool? {
        guard isEnabled else { return nil }
        switch command {
        // What else can be taken back in the window is asked for where nothing was typed here.
        case .undo: return history.canUndo(text) ? true : nil
        case .redo: return history.canRedo(text) ? true : nil
        case .cut, .copy: return !selection.isEmpty && view?.isSecure == false
        case .paste: return clipboard.string != nil
        case .delete: return !selection.isEmpty
        case .selectAll: return length > 0
        }
    }

    override package func perform(_ command: EditCommand) {
        switch command {
        case .undo, .redo: _ = undo(isRedo: command == .redo)
        case .delete: replace(selection, with: "")
        case .cut: _ = self.command("x")
        case .copy: _ = self.command("c")
        case .paste: _ = self.command("v")
        case .selectAll: _ = self.command("a")
        }
    }

    private func move(to position: Int, _ extending: Bool) {
        var state = state
        state.selection = selection
        knownText = text
        state.move(to: min(max(position, 0), length), extending: extending)
        self.state = state
    }
}

extension Range<Int> {
    /// The range within 0...count.
    fileprivate func limited(to count: Int) -> Range<Int> {
        Swift.min(lowerBound, count)..<Swift.min(upperBound, count)
    }
}
