import AttributeGraph
import Foundation

/// A text that is edited, without any decoration: what text fields and text editors are built around.
package struct TextInputView: PrimitiveView {
    package enum Kind {
        /// One line, as wide as it is offered.
        case line
        /// One line of dots.
        case secureLine
        /// As high as its lines, but no higher than what it is offered.
        case growing
        /// Takes the space that it is offered, and scrolls.
        case filling

        var isLine: Bool { self == .line || self == .secureLine }
    }

    let text: Binding<String>
    /// The text with its attributes, whose characters `text` are; nil for a plain one.
    let rich: RichText?
    let selection: Binding<TextSelection?>?
    let placeholder: FieldPlaceholder
    let kind: Kind
    nonisolated(unsafe) let onFocusChange: (Bool) -> Void
    /// What Return does; nil where it begins a line.
    nonisolated(unsafe) let onSubmit: (() -> Void)?
    /// Backspace was pressed with nothing before the caret.
    nonisolated(unsafe) let onBackspaceAtStart: (() -> Void)?

    nonisolated package init(
        _ kind: Kind, text: Binding<String>, rich: RichText? = nil, selection: Binding<TextSelection?>? = nil,
        placeholder: FieldPlaceholder = FieldPlaceholder(), onFocusChange: @escaping (Bool) -> Void,
        onSubmit: (() -> Void)?, onBackspaceAtStart: (() -> Void)? = nil
    ) {
        self.text = text
        self.rich = rich
        self.selection = selection
        self.placeholder = placeholder
        self.kind = kind
        self.onFocusChange = onFocusChange
        self.onSubmit = onSubmit
        self.onBackspaceAtStart = onBackspaceAtStart
    }

    package static func _makeView(view: Attribute<TextInputView>, inputs: _ViewInputs) -> _ViewOutputs {
        let editing = Attribute(value: TextEditingState())
        let composing = Attribute<TextComposition?>(value: nil)
        let editor = TextInputEditor(
            loop: inputs.loop, editing: editing, composing: composing, clipboard: inputs.services.clipboard)
        let parts = TextInputParts(
            view: view, editing: editing, composing: composing, editor: editor, inputs: inputs)
        _ = Attribute(effect: ActionRule { parts.refresh() }, stage: .structure)
        return view.untracked.kind.isLine ? parts.makeLine() : parts.makeArea()
    }
}

/// What the rules of one text that is edited have in common.
struct TextInputParts {
    let view: Attribute<TextInputView>
    let editing: Attribute<TextEditingState>
    let composing: Attribute<TextComposition?>
    let editor: TextInputEditor
    let inputs: _ViewInputs

    /// Hands the editor what the view and its environment say now.
    func refresh() {
        editor.view = view.value
        let values = inputs.environment.value
        editor.isEnabled = values.isEnabled
        editor.owner = values.editCommandOwner
        editor.selectsAllOnTab = EditingIdiom[values.idiom].selectsLineOnTab && view.value.kind.isLine
        var hints = values.typingHints
        hints.isCorrected = !values.autocorrectionDisabled
        editor.ownHints = hints
        editor.follow(view.value.selection, inputs.loop)
        guard let rich = view.value.rich else { return }
        editor.formatting = values.builtIn.text.formatting
        editor.styles = { TextStyles($0, in: values) }
        editor.follow(rich, inputs.loop)
    }

    private var engine: any TextEngine { inputs.services.textEngine }

    func makeLine() -> _ViewOutputs {
        let (engine, environment) = (engine, inputs.environment)
        let style = environment.projected { RunContext($0).style(in: $0) }
        let layout = Attribute(
            TextLineLayoutRule(
                view: view, composing: composing, environment: environment, style: style, engine: engine,
                editor: editor))
        return _ViewOutputs(
            layout: .layout(inputs) { [view] in
                let idiom = environment.read { EditingIdiom[$0.idiom] }
                let (style, line) = (style.value, idiom.hugsLine ? layout.value as? TextLineLayout : nil)
                let placeholder = idiom.hugsLine ? view.value.placeholder.text : ""
                return LineInputEngine(
                    metrics: engine.metrics(of: style), idiom: idiom,
                    shownWidth: line.map { line in { line.shownWidth(placeholder: placeholder) } })
            },
            display: Attribute(effect: TextInputDisplayRule(self, layout: layout, sight: nil), stage: .record))
    }

    func makeArea() -> _ViewOutputs {
        let environment = inputs.environment
        let layout = Attribute(
            TextAreaLayoutRule(
                view: view, composing: composing, environment: environment, engine: engine, editor: editor))
        let sight = TextAreaSight(view: view, editing: editing, layout: layout, inputs: inputs)
        followCaret(sight)
        let view = view
        return _ViewOutputs(
            layout: .layout(inputs) {
                let lines = environment.read { values in
                    let reserved = max(values.builtIn.text.reservedLines, 1)
                    return reserved...max(values.lineLimit ?? .max, reserved)
                }
                return AreaInputEngine(
                    layout: layout.value, height: sight.height.value, growsWithText: view.value.kind == .growing,
                    lines: lines)
            },
            display: Attribute(
                effect: TextInputDisplayRule(
                    self, layout: layout.projected { $0 as any EditedLayout }, sight: sight.range), stage: .record))
    }

    /// Lets what is around scroll to the caret.
    private func followCaret(_ sight: TextAreaSight) {
        let inputs = inputs
        editor.onReveal = { [weak editor] in
            guard let editor, let targets = inputs.graphInputs.scrollTargets, let content = targets.content else {
                return
            }
            targets.scrollPosition?.scroll(
                toShow: { [weak editor] in
                    editor?.caretBounds?.applying(sight.place.transform(toCoordinatesOf: content))
                }, anchor: nil, animation: nil)
        }
    }
}
