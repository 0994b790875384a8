import AttributeGraph
import Foundation

/// An editable line of text without any decoration: what text fields are built around.
package struct TextInputView: PrimitiveView {
    let text: Binding<String>
    let selection: Binding<TextSelection?>?
    let placeholder: String
    let isSecure: Bool
    nonisolated(unsafe) let onFocusChange: (Bool) -> Void
    nonisolated(unsafe) let onSubmit: () -> Void

    nonisolated package init(
        text: Binding<String>, selection: Binding<TextSelection?>? = nil, placeholder: String, isSecure: Bool = false,
        onFocusChange: @escaping (Bool) -> Void, onSubmit: @escaping () -> Void
    ) {
        self.text = text
        self.selection = selection
        self.placeholder = placeholder
        self.isSecure = isSecure
        self.onFocusChange = onFocusChange
        self.onSubmit = onSubmit
    }

    package static func _makeView(view: Attribute<TextInputView>, inputs: _ViewInputs) -> _ViewOutputs {
        let editing = Attribute(value: TextEditing())
        let responder = LineEditor(loop: inputs.loop, editing: editing)
        let environment = inputs.environment
        _ = Attribute(
            effect: ActionRule {
                responder.view = view.value
                responder.isEnabled = environment.value.isEnabled
                responder.follow(view.value.selection, inputs.loop)
            }, stage: .structure)
        let style = Attribute<TextRunStyle>.computed { RunContext(environment.value).style(in: environment.value) }
        let engine = inputs.services.textEngine
        responder.engine = engine
        return _ViewOutputs(
            layout: .layout(inputs) { TextInputEngine(metrics: engine.metrics(of: style.value)) },
            display: DisplayLeaf.make(inputs: inputs) { _ in
                let input = view.value
                let values = environment.value
                let text = input.text.wrappedValue
                let state = editing.value
                responder.style = style.value
                let content = TextInputContent(
                    text: text, placeholder: input.placeholder, style: style.value,
                    placeholderPaint: Theme.label(2, values.colorScheme),
                    accent: Color.accentColor.resolve(in: values), isFocused: state.isFocused,
                    isEnabled: values.isEnabled, isSecure: input.isSecure,
                    selection: responder.selection(of: state, in: text, count: text.count),
                    alignment: values.multilineTextAlignment)
                return .init(content: .textInput(content), responder: responder)
            })
    }
}

/// Where the caret is, and whether the field has the keyboard.
struct TextEditing: Equatable {
    /// Where the selection began.
    private var anchor = 0
    /// The end of the selection that Shift with an arrow moves.
    var caret = 0
    var isFocused = false

    var selection: Range<Int> {
        get { min(anchor, caret)..<max(anchor, caret) }
        set { if newValue != selection { (anchor, caret) = (newValue.lowerBound, newValue.upperBound) } }
    }

    /// Moves the caret, and with it the whole selection unless that is extended.
    mutating func move(to position: Int, extending: Bool) {
        caret = position
        if !extending { anchor = position }
    }
}

extension Range<Int> {
    /// The range within 0...count.
    fileprivate func limited(to count: Int) -> Range<Int> {
        Swift.min(lowerBound, count)..<Swift.min(upperBound, count)
    }
}

private struct TextInputEngine: LayoutEngine {
    let metrics: FontMetrics

    func measure(_ proposal: ProposedViewSize) -> LayoutAnswer {
        let width = proposal.width ?? 180
        return LayoutAnswer(
            CGSize(width: width == .infinity ? 10_000 : max(width, 40), height: metrics.lineHeight.rounded(.up)),
            reach: LayoutReach(height: -.infinity))
    }

    func explicitAlignment(_ key: AlignmentKey, size: CGSize) -> CGFloat? {
        guard
            key == VerticalAlignment.firstTextBaseline.key || key == VerticalAlignment.lastTextBaseline.key
        else { return nil }
        return metrics.ascent
    }
}

/// Edits one line: what hosts without text widgets of their own send keys to, and what the others hand whole texts to.
package final class LineEditor: TextInputResponder {
    private let loop: UpdateLoop
    /// Weak, since a host may learn only afterwards that a field has gone.
    private let editing: WeakAttribute<TextEditing>
    var view: TextInputView?
    var engine: (any TextEngine)?
    var style: TextRunStyle?
    var isEnabled = true

    init(loop: UpdateLoop, editing: Attribute<TextEditing>) {
        self.loop = loop
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
    override package var selection: Range<Int> { selection(of: state, in: text, count: length) }

    /// The text as the last edit or movement of the caret left it.
    private var knownText: String?

    /// The selection in a text. Where the app has made another text of what was edited, such as one with spaces between groups of
    /// digits, the caret is at its end, as on Apple's systems: else what is typed next would come before what the app put in.
    fileprivate func selection(of state: TextEditing, in text: String, count: Int) -> Range<Int> {
        if let knownText, knownText != text { return count..<count }
        return state.selection.limited(to: count)
    }

    /// The text that was counted last, and its characters.
    private var counted = (text: "", length: 0)

    /// How many characters the text has.
    ///
    /// - Complexity: O(1) as long as the text is the same string as before, else O(length of the text).
    private var length: Int {
        let text = text
        // Strings with the same storage are equal without being looked at.
        if counted.text.utf8.count != text.utf8.count || counted.text != text { counted = (text, text.count) }
        return counted.length
    }

    override package func setText(_ text: String) {
        guard let view, text != self.text else { return }
        knownText = text
        view.text.wrappedValue = text
    }

    override package func setSelection(_ selection: Range<Int>) {
        knownText = text
        state.selection = selection
    }

    override package func insertText(_ string: String) {
        guard isEnabled else { return }
        let line = string.filter { !$0.isNewline }
        replace(selection, with: line)
    }

    private func replace(_ range: Range<Int>, with string: String) {
        let old = text
        // Characters may join with those before them, such as a combining mark with its letter.
        let start = String(old.prefix(range.lowerBound)) + string
        let edited = start + String(old.dropFirst(range.upperBound))
        setText(edited)
        let caret = text == edited ? start.count : length
        setSelection(caret..<caret)
    }

    override package func submit() { view?.onSubmit() }

    override package var canFocus: Bool { isEnabled }
    override package var focusesOnClick: Bool { isEnabled }

    override package func focusChanged(_ isFocused: Bool) {
        var state = state
        state.isFocused = isFocused
        if isFocused {
            knownText = text
            state.selection = length..<length
        }
        self.state = state
        view?.onFocusChange(isFocused)
    }

    override package func pointerDown(at location: CGPoint, event: PointerEvent) {
        guard let engine, let style else { return }
        let line = EditableLine(text, selection: selection, isSecure: view?.isSecure ?? false)
        let index = line.start + engine.characterIndex(in: line.text, style: style, at: location.x)
        setSelection(event.clickCount >= 2 ? 0..<length : index..<index)
    }

    override package func keyDown(_ key: KeyInput) -> Bool {
        guard isEnabled else { return false }
        let selection = selection
        let caret = selection.upperBound
        let isExtending = key.modifiers.contains(.shift)
        switch key.key {
        case .backspace:
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
        case .tab, .escape, .pageUp, .pageDown: return false
        }
        return true
    }

    private func move(to position: Int, _ extending: Bool) {
        var state = state
        state.selection = selection
        knownText = text
        state.move(to: min(max(position, 0), length), extending: extending)
        self.state = state
    }
}
