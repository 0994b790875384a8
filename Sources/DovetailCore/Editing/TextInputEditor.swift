import AttributeGraph
import Foundation

/// Edits a text of one line or of several: by keys, the pointer, the clipboard and input methods, with undo. One for each field and text editor,
/// in windows and without.
package final class TextInputEditor: TextInputResponder {
    package weak var node: DisplayNode?
    package var hasRegainedFocus = false
    let loop: UpdateLoop
    /// Weak, since a host may learn only afterwards that an editor has gone.
    private let editing: WeakAttribute<TextEditingState>
    private let composing: WeakAttribute<TextComposition?>
    let clipboard: any Clipboard
    var view: TextInputView?
    var isEnabled = true
    /// Who decides about editing commands in place of the text.
    package weak var owner: (any EditCommandOwner)?
    /// Whether everything is selected when the keyboard comes here by the tab key.
    var selectsAllOnTab = false
    /// The lines as they are on show.
    var layout: (any EditedLayout)?
    private var selectionBinding = SelectionBinding()
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
    var history = TextHistory()
    /// Where up and down try to stay.
    var column: CGFloat?
    /// What a press that moves selects more of: what it selected when it began.
    var pressed: PressedText?
    /// The text of a line as the last edit or movement of the caret left it.
    private var knownText: String?

    init(
        loop: UpdateLoop, editing: Attribute<TextEditingState>, composing: Attribute<TextComposition?>,
        clipboard: any Clipboard
    ) {
        self.loop = loop
        self.editing = WeakAttribute(editing, in: loop.graph)
        self.composing = WeakAttribute(composing, in: loop.graph)
        self.clipboard = clipboard
    }

    var state: TextEditingState {
        get { loop.graph.perform { editing.attribute(in: loop.graph)?.untracked } ?? TextEditingState() }
        set {
            loop.graph.perform { _ = editing.attribute(in: loop.graph)?.set(newValue) }
            tellSelection()
        }
    }

    var isLine: Bool { view?.kind.isLine == true }
    var isSecure: Bool { view?.kind == .secureLine }

    package var keepsDrags: Bool { true }

    // MARK: The text

    package var text: String { view?.text.location.get() ?? "" }

    /// In characters, as hosts count them.
    package var selection: Range<Int> {
        let text = text
        let range = selectedRange(in: text)
        let start = text.utf8.index(text.startIndex, offsetBy: range.lowerBound)
        let end = text.utf8.index(text.startIndex, offsetBy: range.upperBound)
        let lower = text.distance(from: text.startIndex, to: start)
        return lower..<lower + text.distance(from: start, to: end)
    }

    /// What is selected in the text as it is now.
    var selectedRange: Range<Int> { selectedRange(in: text) }

    /// What is selected in a text. Where the app has made another text of a line that was edited, such as one with spaces between groups of
    /// digits, the caret is at its end, as on Apple's systems: else what is typed next would come before what the app put in.
    func selectedRange(in text: String) -> Range<Int> {
        if isLine, let knownText, knownText != text { return text.utf8.count..<text.utf8.count }
        return limited(state.selection, text)
    }

    /// The end of the selection that moves, in the text as it is now.
    func caretOffset(in text: String) -> Int {
        if isLine, let knownText, knownText != text { return text.utf8.count }
        return boundary(state.caret, in: text)
    }

    func limited(_ range: Range<Int>, _ text: String) -> Range<Int> {
        let lower = boundary(range.lowerBound, in: text)
        return lower..<max(lower, boundary(range.upperBound, in: text))
    }

    /// The place of a character at or before an offset: the app may have changed the text.
    func boundary(_ offset: Int, in text: String) -> Int { CharacterPlaces(text).start(at: offset) }

    package func setText(_ text: String) {
        let old = self.text
        guard text != old, let view else { return }
        view.text.wrappedValue = text
        // If the app replaced the text, there is no edit to undo. The attributes of what stays are kept, and edits of them are not known.
        if view.rich == nil, self.text == text { history.note(from: old, to: text) }
        select(text.utf8.count, text.utf8.count)
    }

    package func setSelection(_ selection: Range<Int>) {
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
        if isLine { knownText = text }
        var state = state
        (state.anchor, state.caret) = (anchor, caret)
        self.state = state
        column = nil
        reveal()
    }

    package func insertText(_ string: String) {
        guard isEnabled else { return }
        replace(selectedRange, with: string)
    }

    /// Puts something in the place of a part of the text, as a person's edit.
    func replace(_ range: Range<Int>, with string: String) {
        guard let view else { return }
        let string = isLine ? string.withoutNewlines : string
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
        let now = text
        // If the app replaced the text, there is no edit to undo.
        if !isLine || now == new { history.note(edit, old: old, new: new) }
        let caret = isLine && now != new ? now.utf8.count : min(range.lowerBound + string.utf8.count, now.utf8.count)
        select(caret, caret)
    }

    /// Takes the last edit back, or does it again. Returns whether there was one.
    @discardableResult
    func undo(isRedo: Bool) -> Bool {
        guard let view, let edit = isRedo ? history.redo(text) : history.undo(text) else { return false }
        let new = edit.applied(to: text)
        history.text = new
        if let rich = view.rich {
            restore(in: rich, edit)
        } else {
            view.text.wrappedValue = new
        }
        let caret = min(edit.offset + edit.inserted.utf8.count, text.utf8.count)
        select(caret, caret)
        return true
    }

    /// Selects what an app has put into its binding since. Called by the rule that takes over the view, so it runs again when the
    /// binding's value changes; the selection changes when the views are there that show its text.
    func follow(_ binding: Binding<TextSelection?>?, _ loop: UpdateLoop) {
        guard let wanted = selectionBinding.take(binding) else { return }
        loop.afterEvaluation { [weak self] in
            guard let self, let range = wanted.characters(in: text) else { return }
            setSelection(range)
        }
    }

    /// Tells the app what is selected now.
    func tellSelection() {
        guard let rich = view?.rich else {
            selectionBinding.tell(selection, in: text)?()
            return
        }
        tellRichSelection(rich)
    }

    // MARK: The keyboard

    package var canFocus: Bool { isEnabled }
    package var focusesOnClick: Bool { isEnabled }
    package var hints: TypingHints { isSecure ? hintsOfSecrets : ownHints }
    package var isSecret: Bool { isSecure }
    /// As the environment has them.
    var ownHints = TypingHints()

    private var hintsOfSecrets: TypingHints {
        var hints = ownHints
        hints.keyboard = .password
        return hints
    }

    package func focusChanged(_ isFocused: Bool) {
        var state = state
        state.isFocused = isFocused
        if isLine {
            knownText = text
            let end = text.utf8.count
            if isFocused, !hasRegainedFocus { (state.anchor, state.caret) = (end, end) }
            // The beginning of the text is what tells most about it.
            if !isFocused { state.scroll = .zero }
        }
        self.state = state
        if !isFocused { composition = nil }
        if isFocused { reveal() }
        view?.onFocusChange(isFocused)
    }

    package func focusCameByTab() {
        if selectsAllOnTab { select(0, text.utf8.count) }
    }

    package func textAroundCaret(_ count: Int) -> (before: String, after: String) {
        let text = text
        let caret = text.utf8.index(text.startIndex, offsetBy: caretOffset(in: text))
        return (String(text[..<caret].suffix(count)), String(text[caret...].prefix(count)))
    }

    // MARK: Composition

    /// What an input method is making at the caret; nil for nothing.
    package var composition: TextComposition? {
        get { loop.graph.perform { composing.attribute(in: loop.graph)?.untracked } ?? nil }
        set {
            let new = newValue?.text.isEmpty == true ? nil : newValue
            guard isEnabled || new == nil, new != composition else { return }
            // What is made takes the place of what is selected.
            if new != nil, !selectedRange.isEmpty { replace(selectedRange, with: "") }
            loop.graph.perform { _ = composing.attribute(in: loop.graph)?.set(new) }
            reveal()
        }
    }

    /// The text as it is on show, with what is being made in it.
    func shownText(_ text: String, _ composition: TextComposition?) -> String {
        guard let composition else { return text }
        var shown = text
        let place = selectedRange(in: text).lowerBound
        shown.insert(contentsOf: composition.text, at: text.utf8.index(text.startIndex, offsetBy: place))
        return shown
    }

    // MARK: Places

    /// Where the caret is, in the window; nil while it is not known.
    package var caretFrame: CGRect? {
        guard let node, let caret = caretBounds else { return nil }
        let frame = node.frameInWindow
        return caret.offsetBy(dx: frame.minX, dy: frame.minY)
    }

    package var menuPlace: CGPoint? { caretFrame.map { CGPoint(x: $0.minX, y: $0.maxY) } }

    /// The same in the view's coordinates.
    var caretBounds: CGRect? {
        guard let layout = currentLayout(), let node else { return nil }
        let origin = scrolled(layout, node.size)
        return layout.caret(at: shownCaret).offsetBy(dx: -origin.x, dy: -origin.y)
    }

    /// The caret in what is on show.
    var shownCaret: Int {
        let text = text
        guard let composition else { return caretOffset(in: text) }
        return selectedRange(in: text).lowerBound + composition.caret
    }

    /// The point of the text that is in the corner of a view of a size.
    func scrolled(_ layout: any EditedLayout, _ size: CGSize) -> CGPoint {
        let limit = scrollLimit(layout, size)
        let scroll = state.scroll
        let x = min(scroll.x, limit.x)
        return CGPoint(x: layout.scrollsFromRight ? limit.x - x : x, y: min(scroll.y, limit.y))
    }

    func scrollLimit(_ layout: any EditedLayout, _ size: CGSize) -> CGPoint {
        let content = layout.contentSize
        return CGPoint(x: max(content.width - size.width, 0), y: max(content.height - size.height, 0))
    }

    /// Brings the caret into sight.
    func reveal() {
        guard let layout = currentLayout(), let node, node.size.height > 0 else { return }
        var state = state
        let caret = layout.caret(at: shownCaret)
        let (size, limit) = (node.size, scrollLimit(layout, node.size))
        var origin = scrolled(layout, size)
        origin.y = min(max(origin.y, caret.maxY - size.height), max(caret.minY, 0))
        // Half of the caret's line is on either side.
        origin.x = min(max(origin.x, caret.minX + 1 - size.width), max(caret.minX - 1, 0))
        origin = CGPoint(x: min(max(origin.x, 0), limit.x), y: min(max(origin.y, 0), limit.y))
        state.scroll = CGPoint(x: layout.scrollsFromRight ? limit.x - origin.x : origin.x, y: origin.y)
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
    func currentLayout() -> (any EditedLayout)? {
        guard let shown = layout else { return nil }
        let text = shownText(text, composition)
        var current = shown
        if shown.text != text {
            current = shown.replacingText(text, styles: (view?.rich?.text.location.get()).flatMap { styles?($0) })
            layout = current
        }
        current.show(around: shownCaret)
        return current
    }

    // MARK: Events

    package func keyDown(_ key: KeyInput) -> Bool { isEnabled && edit(by: key) }
    package func canPerform(_ command: EditCommand) -> Bool? {
        let textCan = canEdit(by: command)
        return owner.map { $0.canPerform(command, textCan: textCan) } ?? textCan
    }
    package func perform(_ command: EditCommand) {
        guard let owner else { return edit(by: command) }
        owner.perform(command) { [weak self] in self?.edit(by: command) }
    }
    package func pointerDown(at location: CGPoint, event: PointerEvent) { press(at: location, event) }
    package func pointerMoved(to location: CGPoint, event: PointerEvent) { drag(to: location, event) }
    package func pointerUp(at location: CGPoint, event: PointerEvent) { release(at: location) }
    package func pointerCancelled() { cancelPress() }
    package func middlePress(at location: CGPoint) -> Bool { pressMiddle(at: location) }
    package var pointerStyle: PointerStyle? { isEnabled ? .horizontalText : nil }

    package func moveSelection(to location: CGPoint) { moveSelected(to: location) }

    package func placeCaret(at location: CGPoint) {
        guard isEnabled, let offset = offset(at: location) else { return }
        move(to: offset, false)
    }

    package func scroll(_ event: ScrollEvent) -> Bool {
        guard !isLine, let layout, let node else { return false }
        var state = state
        let limit = scrollLimit(layout, node.size)
        let new = min(max(state.scroll.y + event.delta.height, 0), limit.y)
        // At its end it lets what is around scroll; what has begun here stays here.
        guard new != state.scroll.y || event.phase != .discrete && event.phase != .began else { return false }
        state.scroll.y = new
        self.state = state
        return true
    }
}
