import AttributeGraph
import Foundation

/// Records a group that is clipped to the bounds, with a node for each paragraph in sight, lines under what is being composed, and the caret.
struct TextInputDisplayRule: StatefulRule {
    let parts: TextInputParts
    let layout: Attribute<any EditedLayout>
    /// What can be seen; nil for all.
    let sight: Attribute<TextAreaSight.Range?>?
    /// Nodes of paragraphs and lines, used again from update to update.
    private var pool: [DisplayNode] = []
    private var caret: DisplayNode?
    private let blink: Attribute<Bool>

    init(_ parts: TextInputParts, layout: Attribute<any EditedLayout>, sight: Attribute<TextAreaSight.Range?>?) {
        self.parts = parts
        self.layout = layout
        self.sight = sight
        blink = Attribute(CaretBlink(parts))
        parts.inputs.noteReadingPixels()
    }

    /// A node that is drawn inside, as long as the rule collects them.
    private struct Child {
        let frame: CGRect
        let content: DisplayContent
    }

    mutating func update(previous: [DisplayNode]?) -> RuleResult<[DisplayNode]> {
        let (inputs, editor) = (parts.inputs, parts.editor)
        inputs.container?.bringPlacementUpToDate()
        let tree = inputs.tree
        let geometry = inputs.geometry.value
        let (layout, values) = (layout.value, inputs.environment.value)
        let (state, composition) = (parts.editing.value, parts.composing.value)
        let node = previous?[0] ?? tree.makeNode()
        inputs.loop.countDisplayItem()
        editor.layout = layout
        layout.setSize(geometry.size)
        // What is shown of a long line follows its caret.
        let selection = editor.selectedRange(in: parts.view.value.text.wrappedValue)
        let shownCaret = editor.shownCaret
        layout.show(around: shownCaret)
        tree.setGeometry(node, origin: geometry.origin, size: geometry.size, drawn: geometry.drawn)
        tree.setResponder(node, editor)
        let isLine = sight == nil
        tree.setEffect(
            node,
            .clip(
                Path(CGRect(origin: .zero, size: geometry.size).insetBy(dx: -2, dy: isLine ? -2 : 0)), FillStyle()))
        let origin = editor.scrolled(layout, geometry.size)
        let accent = Color.controlTint.resolve(in: values)
        var shown: [Child] = []
        if let stretch = visible(geometry.size, from: origin.y) {
            let color = accent.multiplyingOpacity(by: 0.28)
            shown = layout.shown(in: stretch, selection: composition == nil ? selection : 0..<0, color).map {
                Child(frame: $0.frame, content: .text($0.text))
            }
        }
        if layout.text.isEmpty { shown += placeholder(layout, values) }
        if let composition { shown += underline(composition, at: selection.lowerBound, layout, values) }
        var children = shown.enumerated().map { index, child in
            let inner = self.node(index, tree)
            tree.setGeometry(
                inner, origin: CGPoint(x: child.frame.minX - origin.x, y: child.frame.minY - origin.y),
                size: child.frame.size)
            tree.setContent(inner, child.content)
            return inner
        }
        // What is selected is marked instead.
        if state.isFocused, values.isEnabled, selection.isEmpty || composition != nil {
            let caret = self.caret ?? tree.makeNode()
            self.caret = caret
            let frame = caretFrame(
                layout.caret(at: shownCaret).offsetBy(dx: -origin.x, dy: -origin.y), geometry, values)
            tree.setGeometry(caret, origin: frame.origin, size: frame.size)
            tree.setContent(
                caret, .fill(Path(CGRect(origin: .zero, size: frame.size)), .color(accent), FillStyle()))
            tree.setEffect(caret, blink.value ? .none : .opacity(0))
            children.append(caret)
        }
        tree.setChildren(node, children)
        return previous == nil ? .changed([node]) : .unchanged
    }

    private func visible(_ size: CGSize, from top: CGFloat) -> ClosedRange<CGFloat>? {
        guard let sight else { return 0...max(size.height, 0) }
        return sight.value?.limited(to: size.height).map { top + $0.lowerBound...top + $0.upperBound }
    }

    private func placeholder(_ layout: any EditedLayout, _ values: EnvironmentValues) -> [Child] {
        let placeholder = parts.view.value.placeholder
        guard !placeholder.text.isEmpty else { return [] }
        var style = layout.style
        style.color = placeholder.color(in: values)
        var text = ResolvedText(runs: [.init(text: placeholder.text, style: style)])
        if sight == nil { text.lineLimit = 1 }
        text.alignment = values.multilineTextAlignment
        text.isRightToLeft = values.layoutDirection == .rightToLeft
        return [Child(frame: layout.placeholderFrame, content: .text(text))]
    }

    /// A line under each part of what is being composed.
    private func underline(
        _ composition: TextComposition, at start: Int, _ layout: any EditedLayout, _ values: EnvironmentValues
    ) -> [Child] {
        layout.rectangles(of: start..<start + composition.text.utf8.count).map { box in
            let frame = CGRect(x: box.minX, y: (box.maxY - 1).rounded(.down), width: box.width, height: 1)
            return Child(
                frame: frame,
                content: .fill(
                    Path(CGRect(origin: .zero, size: frame.size)), .color(layout.style.color), FillStyle()))
        }
    }

    /// The caret on whole pixels, within the view.
    private func caretFrame(_ place: CGRect, _ geometry: ViewGeometry, _ values: EnvironmentValues) -> CGRect {
        let width = EditingIdiom[values.idiom].caretWidth
        let x = min(max(place.minX - width / 2, 0), max(geometry.size.width - width, 0))
        return geometry.insideGroup.grid.snap(CGRect(x: x, y: place.minY, width: width, height: place.height))
    }

    private mutating func node(_ index: Int, _ tree: DisplayTree) -> DisplayNode {
        while pool.count <= index { pool.append(tree.makeNode()) }
        return pool[index]
    }
}
