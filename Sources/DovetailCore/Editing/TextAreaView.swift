import AttributeGraph
import Foundation

/// An editable text of several lines without any decoration: what text editors, and fields that grow, are built around.
package struct TextAreaView: PrimitiveView {
    let text: Binding<String>
    /// The text with its attributes, whose characters `text` are; nil for a plain one.
    let rich: RichText?
    let selection: Binding<TextSelection?>?
    let placeholder: FieldPlaceholder
    /// Whether it is as high as its lines, but no higher than what it is offered; else it takes the height that it is offered.
    let growsWithText: Bool
    nonisolated(unsafe) let onFocusChange: (Bool) -> Void
    /// Set where Return does something else than begin a line.
    nonisolated(unsafe) let onSubmit: (() -> Void)?

    nonisolated package init(
        text: Binding<String>, rich: RichText? = nil, selection: Binding<TextSelection?>? = nil,
        placeholder: FieldPlaceholder = FieldPlaceholder(), growsWithText: Bool,
        onFocusChange: @escaping (Bool) -> Void, onSubmit: (() -> Void)?
    ) {
        self.text = text
        self.rich = rich
        self.selection = selection
        self.placeholder = placeholder
        self.growsWithText = growsWithText
        self.onFocusChange = onFocusChange
        self.onSubmit = onSubmit
    }

    package static func _makeView(view: Attribute<TextAreaView>, inputs: _ViewInputs) -> _ViewOutputs {
        let editing = Attribute(value: TextAreaState())
        let services = inputs.services
        let editor = TextAreaEditor(loop: inputs.loop, editing: editing, clipboard: services.clipboard)
        let environment = inputs.environment
        _ = Attribute(
            effect: ActionRule {
                editor.view = view.value
                let values = environment.value
                editor.isEnabled = values.isEnabled
                editor.follow(view.value.selection, inputs.loop)
                guard let rich = view.value.rich else { return }
                editor.formatting = values.builtIn.text.formatting
                editor.styles = { TextStyles($0, in: values) }
                editor.follow(rich, inputs.loop)
            }, stage: .structure)
        let layout = Attribute(
            TextAreaLayoutRule(view: view, environment: environment, engine: services.textEngine, editor: editor))
        let sight = TextAreaSight(view: view, editing: editing, layout: layout, inputs: inputs)
        editor.onReveal = { [weak editor] in
            guard let editor, let targets = inputs.graphInputs.scrollTargets, let content = targets.content else {
                return
            }
            targets.scrollPosition?.scroll(
                toShow: { [weak editor] in
                    editor?.caretBounds?.applying(sight.place.transform(toCoordinatesOf: content))
                }, anchor: nil, animation: nil)
        }
        return _ViewOutputs(
            layout: .layout(inputs) {
                let values = environment.value.builtIn
                return TextAreaEngine(
                    layout: layout.value, height: sight.height.value, growsWithText: view.value.growsWithText,
                    lines: max(
                        values.text.reservedLines, 1)...max(
                            values.lineLimit ?? .max, values.text.reservedLines, 1))
            },
            display: Attribute(
                effect: TextAreaDisplayRule(
                    view: view, editing: editing, layout: layout, environment: environment, editor: editor,
                    sight: sight.range, inputs: inputs), stage: .record))
    }
}

/// Shapes the text; keeps the shapes of paragraphs that stay.
private struct TextAreaLayoutRule: StatefulRule {
    let view: Attribute<TextAreaView>
    let environment: Attribute<EnvironmentValues>
    let engine: any TextEngine
    let editor: TextAreaEditor

    mutating func update(previous: TextAreaLayout?) -> RuleResult<TextAreaLayout> {
        let environment = environment.value
        let text = view.value.text.wrappedValue
        let style = RunContext(environment).style(in: environment)
        let styles = view.value.rich.map { TextStyles($0.text.wrappedValue, in: environment) }
        if let previous, previous.text == text, previous.style == style, previous.styles == styles,
            previous.isSame(environment.multilineTextAlignment, environment.layoutDirection)
        {
            return .unchanged
        }
        // To bring the caret into sight, the editor has found the lines of the text that it made already.
        if let known = editor.layout, known.text == text, known.style == style, known.styles == styles,
            known.isSame(environment.multilineTextAlignment, environment.layoutDirection)
        {
            return .changed(known)
        }
        return .changed(
            TextAreaLayout(
                text: text, style: style, styles: styles, alignment: environment.multilineTextAlignment,
                isRightToLeft: environment.layoutDirection == .rightToLeft, engine: engine, previous: previous))
    }
}

private struct TextAreaEngine: LayoutEngine {
    let layout: TextAreaLayout
    /// What the layout's height was found to be; another one is another answer.
    let height: CGFloat
    let growsWithText: Bool
    let lines: ClosedRange<Int>

    func measure(_ proposal: ProposedViewSize) -> LayoutAnswer {
        let width = proposal.width.map { $0 == .infinity ? 10_000 : max($0, 40) } ?? 200
        guard growsWithText else {
            let height = proposal.height.map { $0 == .infinity ? 10_000 : max($0, layout.lineHeight) }
            return LayoutAnswer(CGSize(width: width, height: height ?? layout.lineHeight * 5))
        }
        layout.setWidth(width)
        let least = layout.lineHeight * CGFloat(lines.lowerBound)
        let most = lines.upperBound == .max ? CGFloat.infinity : layout.lineHeight * CGFloat(lines.upperBound)
        let offered = proposal.height.map { max($0, least) } ?? .infinity
        return LayoutAnswer(
            CGSize(width: width, height: min(max(layout.totalHeight, least), most, offered).rounded(.up)))
    }

    func explicitAlignment(_ key: AlignmentKey, size: CGSize) -> CGFloat? {
        key == VerticalAlignment.firstTextBaseline.key ? layout.lineHeight * 0.8 : nil
    }
}

/// Records a group that is clipped to the bounds, with a node for each paragraph in sight, and the caret.
private struct TextAreaDisplayRule: StatefulRule {
    let view: Attribute<TextAreaView>
    let editing: Attribute<TextAreaState>
    let layout: Attribute<TextAreaLayout>
    let environment: Attribute<EnvironmentValues>
    let editor: TextAreaEditor
    let sight: Attribute<TextAreaSight.Range?>
    let inputs: _ViewInputs
    /// Nodes of paragraphs, used again from update to update.
    private var pool: [DisplayNode] = []
    private var caret: DisplayNode?

    init(
        view: Attribute<TextAreaView>, editing: Attribute<TextAreaState>, layout: Attribute<TextAreaLayout>,
        environment: Attribute<EnvironmentValues>, editor: TextAreaEditor,
        sight: Attribute<TextAreaSight.Range?>, inputs: _ViewInputs
    ) {
        self.sight = sight
        self.view = view
        self.editing = editing
        self.layout = layout
        self.environment = environment
        self.editor = editor
        self.inputs = inputs
    }

    mutating func update(previous: [DisplayNode]?) -> RuleResult<[DisplayNode]> {
        inputs.container?.bringPlacementUpToDate()
        let tree = inputs.tree
        let geometry = inputs.geometry.value
        let (layout, state, values) = (layout.value, editing.value, environment.value)
        let node = previous?[0] ?? tree.makeNode()
        inputs.loop.countDisplayItem()
        layout.setWidth(geometry.size.width)
        editor.layout = layout
        tree.setGeometry(node, origin: geometry.origin, size: geometry.size, drawn: geometry.drawn)
        tree.setResponder(node, editor)
        tree.setEffect(
            node, .clip(Path(CGRect(origin: .zero, size: geometry.size).insetBy(dx: -2, dy: 0)), FillStyle()))
        let scroll = min(state.scroll, max(layout.totalHeight - geometry.size.height, 0))
        var children: [DisplayNode] = []
        let accent = Color.controlTint.resolve(in: values)
        let seen = sight.value?.limited(to: geometry.size.height).map {
            layout.visible(from: scroll + $0.lowerBound, to: scroll + $0.upperBound)
        }
        for (index, top) in seen ?? [] where !layout.range(of: index).isEmpty {
            let paragraph = self.node(children.count, tree)
            let frame = CGRect(
                x: 0, y: top - scroll, width: geometry.size.width, height: layout.height(of: index))
            tree.setGeometry(paragraph, origin: frame.origin, size: frame.size)
            tree.setContent(paragraph, .text(text(index, layout, state, accent)))
            children.append(paragraph)
        }
        if layout.text.isEmpty, !view.value.placeholder.text.isEmpty {
            let placeholder = self.node(children.count, tree)
            var style = layout.style
            style.color = view.value.placeholder.color(values.colorScheme)
            tree.setGeometry(placeholder, origin: .zero, size: geometry.size)
            tree.setContent(
                placeholder, .text(ResolvedText(runs: [.init(text: view.value.placeholder.text, style: style)])))
            children.append(placeholder)
        }
        if state.isFocused, values.isEnabled {
            let caret = self.caret ?? tree.makeNode()
            self.caret = caret
            let rect = layout.caret(at: min(state.caret, layout.text.utf8.count))
            let frame = CGRect(
                x: min(max(rect.minX - 1, 0), max(geometry.size.width - 2, 0)), y: rect.minY - scroll, width: 2,
                height: rect.height)
            tree.setGeometry(caret, origin: frame.origin, size: frame.size)
            tree.setContent(
                caret, .fill(Path(CGRect(origin: .zero, size: frame.size)), .color(accent), FillStyle()))
            children.append(caret)
        }
        tree.setChildren(node, children)
        return previous == nil ? .changed([node]) : .unchanged
    }

    private mutating func node(_ index: Int, _ tree: DisplayTree) -> DisplayNode {
        while pool.count <= index { pool.append(tree.makeNode()) }
        return pool[index]
    }

    /// A paragraph with what of it is selected.
    private func text(
        _ index: Int, _ layout: TextAreaLayout, _ state: TextAreaState, _ accent: Color.Resolved
    ) -> ResolvedText {
        var text = layout.resolved(index)
        let paragraph = layout.range(of: index)
        let lower = max(state.selection.lowerBound, paragraph.lowerBound)
        let upper = min(state.selection.upperBound, paragraph.upperBound)
        if lower < upper {
            let start = paragraph.lowerBound
            text.selection = TextSelectionMark(
                range: lower - start..<upper - start, color: accent.multiplyingOpacity(by: 0.28))
        }
        return text
    }
}
