import AttributeGraph
import Foundation

/// An editable line of text without any decoration: what text fields are built around.
package struct TextInputView: PrimitiveView {
    let text: Binding<String>
    let selection: Binding<TextSelection?>?
    let placeholder: FieldPlaceholder
    let isSecure: Bool
    nonisolated(unsafe) let onFocusChange: (Bool) -> Void
    nonisolated(unsafe) let onSubmit: () -> Void
    /// Backspace was pressed with nothing before the caret.
    nonisolated(unsafe) let onBackspaceAtStart: (() -> Void)?

    nonisolated package init(
        text: Binding<String>, selection: Binding<TextSelection?>? = nil, placeholder: FieldPlaceholder,
        isSecure: Bool = false,
        onFocusChange: @escaping (Bool) -> Void, onSubmit: @escaping () -> Void,
        onBackspaceAtStart: (() -> Void)? = nil
    ) {
        self.text = text
        self.selection = selection
        self.placeholder = placeholder
        self.isSecure = isSecure
        self.onFocusChange = onFocusChange
        self.onSubmit = onSubmit
        self.onBackspaceAtStart = onBackspaceAtStart
    }

    package static func _makeView(view: Attribute<TextInputView>, inputs: _ViewInputs) -> _ViewOutputs {
        let editing = Attribute(value: TextEditing())
        let responder = LineEditor(loop: inputs.loop, editing: editing, clipboard: inputs.services.clipboard)
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
                var content = TextInputContent(
                    text: text, placeholder: input.placeholder.text, style: style.value,
                    placeholderPaint: input.placeholder.color(values.colorScheme),
                    accent: Color.controlTint.resolve(in: values), isFocused: state.isFocused,
                    isEnabled: values.isEnabled, isSecure: input.isSecure,
                    selection: responder.selection(of: state, in: text),
                    alignment: values.multilineTextAlignment)
                content.count = responder.length(of: text)
                content.hints = values.typingHints
                content.hints.isCorrected = !values.autocorrectionDisabled
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
