import AttributeGraph
import Foundation

/// Where the caret is in a text of several lines, and what is in sight. Offsets are in UTF-8 code units.
struct TextAreaState: Equatable {
    /// Where the selection began.
    var anchor = 0
    /// The end of the selection that moves.
    var caret = 0
    var isFocused = false
    /// What is scrolled out at the top, in points.
    var scroll: CGFloat = 0

    var selection: Range<Int> { min(anchor, caret)..<max(anchor, caret) }
}

/// Edits a text of several lines: by keys, the pointer and the clipboard, with undo.
package final class TextAreaEditor: TextInputResponder {
    let loop: UpdateLoop
    /// Weak, since a host may learn only afterwards that an editor has gone.
    private let editing: WeakAttribute<TextAreaState>
    private let clipboard: any Clipboard
    var view: TextAreaView?
    var isEnabled = true
    /// The lines as they are on show.
    var layout: TextAreaLayout?
    /// How the characters of an attributed text look; nil for a plain one.
    var styles: ((AttributedString) -> TextStyles)?
    /// How the text may look.
    var formatting: TextFormatting?
    /// How what is typed next looks, as the app or a key has said; nil for as what is around.
    var typing: AttributeContainer?
    /// What an app's binding to the selection of an attributed text and the editor agreed on last.
    var agreedRichSelection: AttributedTextSelection?
    /// The text that it belonged to.
    var agreedText: AttributedString?
    /// Lets what is around scroll the caret into sight.
    var onReveal: (() -> Void)?
    private var isRevealing = false
    private var history = TextHistory()
    /// Where up and down try to stay.
    private var column: CGFloat?

    init(loop: UpdateLoop, editing: Attribute<TextAreaState>, clipboard: any Clipboard) {
        self.loop = loop
        self.editing = WeakAttribute(editing, in: loop.graph)
        self.clipboard = clipboard
        super.init()
    }

    var state: TextAreaState {
        get { loop.graph.perform { editing.attribute(in: loop.graph)?.untracked } ?? TextAreaState() }
        set {
            loop.graph.perform { _ = editing.attribute(in: loop.graph)?.set(newValue) }
            tellSelection()
        }
    }

    // MARK: The text

    override package var text: String { view?.text.location.get() ?? "" }

    /// In characters, as hosts count them.
    override package var selection: Range<Int> {
        let text = text
        let range = limited(state.selection, text)
        let start = text.utf8.index(text.startIndex, offsetBy: range.lowerBound)
        let end = text.utf8.index(text.startIndex, offsetBy: range.upperBound)
        let lower = text.distance(from: text.startIndex, to: start)
        return lower..<lower + text.distance(from: start, to: end)
    }

    func limited(_ range: Range<Int>, _ text: String) -> Range<Int> {
        let lower = boundary(range.lowerBound, in: text)
        return lower..<max(lower, boundary(range.upperBound, in: text))
    }

    /// The place of a character at or before an offset: the app may have changed the text.
    private func boundary(_ offset: Int, in text: String) -> Int { CharacterPlaces(text).start(at: offset) }

    override package func setText(_ text: String) {
        let old = self.text
        guard text != old else { return }
        guard view?.rich == nil else {
            // The attributes of what stays are kept.
            view?.text.wrappedValue = text
            return select(text.utf8.count, text.utf8.count)
        }
        replace(0..<old.utf8.count, with: text)
    }

    override package func setSelection(_ selection: Range<Int>) {
        let text = text
        let lower =
            text.index(text.startIndex, offsetBy: selection.lowerBound, limitedBy: text.endIndex) ?? text.endIndex
        let upper = text.index(lower, offsetBy: selection.count, limitedBy: text.endIndex) ?? text.endIndex
        select(
            text.utf8.distance(from: text.startIndex, to: lower),
            text.utf8.distance(from: text.startIndex, to: upper))
    }

    func select(_ anchor: Int, _ caret: Int) {
        typing = nil
        var state = state
        (state.anchor, state.caret) = (anchor, caret)
        self.state = state
        column = nil
        reveal()
    }

    override package func insertText(_ string: String) {
        guard isEnabled else { return }
        replace(limited(state.selection, text), with: string)
    }

    private func replace(_ range: Range<Int>, with string: String) {
        guard let view else { return }
        var new = text
        let old = new
        let start = new.utf8.index(new.startIndex, offsetBy: range.lowerBound)
        let end = new.utf8.index(new.startIndex, offsetBy: range.upperBound)
        let removed = String(new[start..<end])
        guard !removed.isEmpty || !string.isEmpty else { return }
        new.replaceSubrange(start..<end, with: string)
        var edit = TextEdit(offset: range.lowerBound, removed: removed, inserted: string)
        if let rich = view.rich {
            replace(in: rich, &edit)
        } else {
            view.text.wrappedValue = new
        }
        history.note(edit, old: old, new: new)
        let caret = min(range.lowerBound + string.utf8.count, text.utf8.count)
        select(caret, caret)
    }

    private func undo(isRedo: Bool) {
        guard let view, let edit = isRedo ? history.redo(text) : history.undo(text) else { return }
        let new = edit.applied(to: text)
        history.text = new
        if let rich = view.rich {
            restore(in: rich, edit)
        } else {
            view.text.wrappedValue = new
        }
        let caret = min(edit.offset + edit.inserted.utf8.count, text.utf8.count)
        select(caret, caret)
    }

    override func tellSelection() {
        guard let rich = view?.rich else { return super.tellSelection() }
        tellRichSelection(rich)
    }

    override package func submit() { view?.onSubmit?() }

    /// Where the caret is, in the window; nil while it is not known.
    package var caretFrame: CGRect? {
        guard let node, let caret = caretBounds else { return nil }
        let frame = node.frameInWindow
        return caret.offsetBy(dx: frame.minX, dy: frame.minY)
    }

    /// The same in the view's coordinates.
    var caretBounds: CGRect? {
        guard let layout else { return nil }
        let state = state
        return layout.caret(at: min(state.caret, layout.text.utf8.count)).offsetBy(dx: 0, dy: -state.scroll)
    }

    // MARK: Keyboard

    override package var canFocus: Bool { isEnabled }
    override package var focusesOnClick: Bool { isEnabled }

    override package func focusChanged(_ isFocused: Bool) {
        var state = state
        state.isFocused = isFocused
        self.state = state
        view?.onFocusChange(isFocused)
    }

    override package func keyDown(_ key: KeyInput) -> Bool {
        guard isEnabled else { return false }
        let isCommand = !key.modifiers.isDisjoint(with: [.control, .command])
        let isExtending = key.modifiers.contains(.shift)
        let range = limited(state.selection, text)
        switch key.key {
        case .character(let character) where isCommand:
            return command(Character(character.lowercased()), isShifted: isExtending)
        case .character, .space:
            guard !key.characters.isEmpty, !isCommand else { return false }
            insertText(key.characters)
        case .return:
            if view?.onSubmit != nil, !key.modifiers.contains(.option) { submit() } else { insertText("\n") }
        case .backspace:
            replace(range.isEmpty ? place(range.lowerBound, -1, byWord: isCommand)..<range.lowerBound : range, with: "")
        case .delete:
            replace(range.isEmpty ? range.lowerBound..<place(range.lowerBound, 1, byWord: isCommand) : range, with: "")
        case .left, .right:
            let step = key.key == .left ? -1 : 1
            let caret = boundary(state.caret, in: text)
            if !range.isEmpty, !isExtending {
                move(to: step < 0 ? range.lowerBound : range.upperBound, false)
            } else {
                move(to: place(caret, step, byWord: isCommand), isExtending)
            }
        case .up: moveLines(-1, isExtending)
        case .down: moveLines(1, isExtending)
        case .pageUp: moveLines(-pageLines, isExtending)
        case .pageDown: moveLines(pageLines, isExtending)
        case .home: move(to: isCommand ? 0 : layout?.line(around: state.caret).lowerBound ?? 0, isExtending)
        case .end:
            move(
                to: isCommand ? text.utf8.count : layout?.line(around: state.caret).upperBound ?? text.utf8.count,
                isExtending)
        case .tab, .escape, .menu: return false
        }
        return true
    }

    private func command(_ character: Character, isShifted: Bool) -> Bool {
        let text = text
        let range = limited(state.selection, text)
        switch character {
        case "a": select(0, text.utf8.count)
        case "c", "x":
            guard !range.isEmpty else { return true }
            let start = text.utf8.index(text.startIndex, offsetBy: range.lowerBound)
            clipboard.string = String(text[start..<text.utf8.index(text.startIndex, offsetBy: range.upperBound)])
            if character == "x" { replace(range, with: "") }
        case "v": if let string = clipboard.string { insertText(string) }
        case "z": undo(isRedo: isShifted)
        case "y": undo(isRedo: true)
        case "b", "i", "u":
            guard let rich = view?.rich else { return false }
            toggle(character, in: rich)
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
        case .cut, .copy, .delete: return !limited(state.selection, text).isEmpty
        case .paste: return clipboard.string != nil
        case .selectAll: return !text.isEmpty
        }
    }

    override package func perform(_ command: EditCommand) {
        switch command {
        case .undo, .redo: undo(isRedo: command == .redo)
        case .delete: replace(limited(state.selection, text), with: "")
        case .cut: _ = self.command("x", isShifted: false)
        case .copy: _ = self.command("c", isShifted: false)
        case .paste: _ = self.command("v", isShifted: false)
        case .selectAll: _ = self.command("a", isShifted: false)
        }
    }

    private func move(to position: Int, _ isExtending: Bool) {
        select(isExtending ? state.anchor : position, position)
    }

    /// How many characters a step by a word goes over at most.
    private static let longestStep = 10_000

    /// The next place to the left or right: of a character, or of a word's edge.
    private func place(_ offset: Int, _ step: Int, byWord: Bool) -> Int {
        let text = text
        let places = CharacterPlaces(text)
        let offset = places.start(at: offset)
        if !byWord { return step < 0 ? places.previous(before: offset) : places.next(after: offset) }
        // By code points: a character may be one of millions of them.
        let scalars = text.unicodeScalars
        var index = text.utf8.index(text.startIndex, offsetBy: offset)
        func isWord(_ scalar: UnicodeScalar) -> Bool {
            scalar.properties.isAlphabetic || scalar.properties.numericType != nil
                || scalar.properties.generalCategory == .nonspacingMark
        }
        func stepOnce() -> UnicodeScalar? {
            if step < 0 {
                guard index > text.startIndex else { return nil }
                index = scalars.index(before: index)
                return scalars[index]
            }
            guard index < text.endIndex else { return nil }
            defer { index = scalars.index(after: index) }
            return scalars[index]
        }
        var hasMet = false
        for _ in 0..<Self.longestStep {
            let before = index
            guard let character = stepOnce() else { break }
            if isWord(character) {
                hasMet = true
            } else if hasMet {
                index = before
                break
            }
        }
        return places.start(at: text.utf8.distance(from: text.startIndex, to: index))
    }

    private var pageLines: Int { max(Int((node?.size.height ?? 0) / (layout?.lineHeight ?? 20)) - 1, 1) }

    private func moveLines(_ count: Int, _ isExtending: Bool) {
        guard let layout = currentLayout() else { return }
        let rect = layout.caret(at: state.caret)
        let column = column ?? rect.minX
        let y = rect.midY + CGFloat(count) * rect.height
        let target =
            y < 0 ? 0 : y > layout.totalHeight ? text.utf8.count : layout.offset(at: CGPoint(x: column, y: y))
        move(to: target, isExtending)
        self.column = column
    }

    // MARK: Pointer

    override package func pointerDown(at location: CGPoint, event: PointerEvent) {
        guard isEnabled, let layout = currentLayout() else { return }
        let offset = boundary(layout.offset(at: inText(location)), in: text)
        switch event.clickCount {
        case 1: move(to: offset, event.modifiers.contains(.shift))
        case 2: select(place(min(offset + 1, text.utf8.count), -1, byWord: true), place(offset, 1, byWord: true))
        default:
            let paragraph = layout.range(of: layout.paragraph(at: offset))
            select(paragraph.lowerBound, paragraph.upperBound)
        }
    }

    override package func pointerMoved(to location: CGPoint, event: PointerEvent) {
        guard isEnabled, event.clickCount == 1, let layout = currentLayout() else { return }
        move(to: boundary(layout.offset(at: inText(location)), in: text), true)
    }

    override package func placeCaret(at location: CGPoint) {
        guard isEnabled, let layout = currentLayout() else { return }
        move(to: boundary(layout.offset(at: inText(location)), in: text), false)
    }

    private func inText(_ location: CGPoint) -> CGPoint { CGPoint(x: location.x, y: location.y + state.scroll) }

    // MARK: Scrolling

    override package func scroll(_ event: ScrollEvent) -> Bool {
        guard let layout, let node else { return false }
        var state = state
        let limit = max(layout.totalHeight - node.size.height, 0)
        let new = min(max(state.scroll + event.delta.height, 0), limit)
        // At its end it lets what is around scroll; what has begun here stays here.
        guard new != state.scroll || event.phase != .discrete && event.phase != .began else { return false }
        state.scroll = new
        self.state = state
        return true
    }

    /// Brings the caret into sight.
    private func reveal() {
        guard let layout = currentLayout(), let node, node.size.height > 0 else { return }
        var state = state
        let caret = layout.caret(at: min(state.caret, layout.text.utf8.count))
        let height = node.size.height
        state.scroll = min(max(state.scroll, caret.maxY - height), max(caret.minY, 0))
        state.scroll = min(max(state.scroll, 0), max(layout.totalHeight - height, 0))
        self.state = state
        // What is around scrolls once the view is as high as its text is now.
        guard state.isFocused, !isRevealing else { return }
        isRevealing = true
        loop.afterEvaluation { [weak self] in
            self?.isRevealing = false
            self?.onReveal?()
        }
    }

    /// The lines of the text as it is now: the one on show may be a little older.
    private func currentLayout() -> TextAreaLayout? {
        guard let shown = layout else { return nil }
        let text = text
        if shown.text == text { return shown }
        let new = shown.replacingText(text, styles: (view?.rich?.text.location.get()).flatMap { styles?($0) })
        layout = new
        return new
    }
}
