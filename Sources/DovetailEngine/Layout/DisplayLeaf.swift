import AttributeGraph
import Foundation

/// Records one display node that draws something.
package enum DisplayLeaf {
    /// What a leaf shows, given its geometry's size.
    package struct Appearance {
        package var content: DisplayContent
        package var semantics: Semantics?
        package var responder: (any Responder)?
        package var allowsHitTesting: Bool

        package init(
            content: DisplayContent, semantics: Semantics? = nil, responder: (any Responder)? = nil,
            allowsHitTesting: Bool = true
        ) {
            self.content = content
            self.semantics = semantics
            self.responder = responder
            self.allowsHitTesting = allowsHitTesting
        }
    }

    /// A node at the view's geometry. `appearance` may read attributes; it runs again when one of them changes.
    package static func make(
        inputs: _ViewInputs, appearance: @escaping (CGSize) -> Appearance
    ) -> Attribute<[DisplayNode]> {
        make(inputs: inputs, changing: nil, appearance: appearance)
    }

    /// The same for a view whose content may turn into another one gradually, as the environment's content transition tells.
    ///
    /// - Parameters:
    ///   - engine: Measures the characters of texts that change one by one; nil for content that changes at once.
    ///   - isText: Whether it shows a text, most of the time.
    static func make(
        inputs: _ViewInputs, changing engine: (any TextEngine)?, isText: Bool = false,
        appearance: @escaping (CGSize) -> Appearance
    ) -> Attribute<[DisplayNode]> {
        let isRoundedWhenPainted = isText && inputs.hasPixelsOfGroup
        if !isRoundedWhenPainted { inputs.noteReadingPixels() }
        let display = Attribute(
            effect: DisplayLeafRule(
                tree: inputs.tree, loop: inputs.loop, geometry: inputs.geometry, container: inputs.container,
                item: inputs.containerItem, moving: AnimatedGeometry(inputs.graphInputs),
                isRoundedWhenPainted: isRoundedWhenPainted, engine: engine, appearance: appearance),
            stage: .record)
        Handover.ofProcess?.origins.add(display, inputs.graphInputs)
        return display
    }
}

extension _ViewInputs {
    package var tree: DisplayTree { graphInputs.window!.displayTree }
}

private struct DisplayLeafRule: FollowingRule {
    let tree: DisplayTree
    let loop: UpdateLoop
    let leader: Attribute<ViewGeometry>
    let container: PlacedContainer?
    /// The geometry of the container's child that it is in.
    let item: Attribute<ViewGeometry>?
    var moving: AnimatedGeometry
    /// Whether a text is put on pixels when it is painted.
    let isRoundedWhenPainted: Bool
    /// Set for content that may change gradually.
    let engine: (any TextEngine)?
    /// While the content turns into another one.
    var change: ContentChange?
    let appearance: (CGSize) -> DisplayLeaf.Appearance
    /// The sizes that what is drawn was made for: its own, and the view's.
    private var sizes: (drawn: CGSize, view: CGSize)?
    /// Whether it shows a text, as far as ``appearance`` tells.
    private var isText = false
    /// Whether that is a text that takes no events: the pixels that a text covers make a difference to links in it alone.
    private var isPlainText = false

    init(
        tree: DisplayTree, loop: UpdateLoop, geometry: Attribute<ViewGeometry>, container: PlacedContainer?,
        item: Attribute<ViewGeometry>?, moving: AnimatedGeometry, isRoundedWhenPainted: Bool, engine: (any TextEngine)?,
        appearance: @escaping (CGSize) -> DisplayLeaf.Appearance
    ) {
        self.tree = tree
        self.loop = loop
        leader = geometry
        self.container = container
        self.item = item
        self.moving = moving
        self.isRoundedWhenPainted = isRoundedWhenPainted
        self.engine = engine
        self.appearance = appearance
    }

    mutating func update(previous: [DisplayNode]?) -> RuleResult<[DisplayNode]> {
        container?.bringPlacementUpToDate()
        let geometry = leader.value
        let node = previous?[0] ?? tree.makeNode()
        let shown = moving.unrounded(geometry, node, isNew: previous == nil)
        let drawn = geometry.grid.snap(shown)
        // A leaf that only moves draws what it has drawn.
        if change == nil, let sizes, sizes == (drawn.size, geometry.size), loop.graph.keepRemainingInputs() {
            loop.countDisplayItem()
            setGeometry(of: node, geometry, shown: shown, drawn: drawn)
            return .unchanged
        }
        sizes = (drawn.size, geometry.size)
        let appearance = appearance(drawn.size)
        if let engine, previous != nil { noticeChange(engine, node, appearance.content, geometry) }
        if case .text = appearance.content { isText = true } else { isText = false }
        isPlainText = isText && appearance.responder == nil
        if !isPlainText || change != nil { container?.noteReadingPixels(in: item) }
        loop.countDisplayItem()
        setGeometry(of: node, geometry, shown: shown, drawn: drawn)
        // The parts of a text stand where they do in it, and it is put on pixels by its corner alone.
        if change == nil || !showChange(node, isText ? shown.size : drawn.size) {
            tree.setContent(node, appearance.content)
        }
        tree.setSemantics(node, appearance.semantics)
        tree.setHitTesting(node, isAllowed: appearance.allowsHitTesting)
        tree.setResponder(node, appearance.responder)
        return previous == nil ? .changed([node]) : .unchanged
    }

    // As where nothing but the place is another one in a run.

    func canFollow(from old: ViewGeometry, to new: ViewGeometry) -> Bool {
        guard change == nil, let sizes, new.isMoved(from: old), moving.isAtRest else { return false }
        return isPlainText || sizes == (new.drawn.size, new.size)
    }

    static var keepsValue: Bool { true }

    mutating func follow(from old: ViewGeometry, to new: ViewGeometry, value: inout [DisplayNode]) -> Bool {
        let drawn = new.drawn
        sizes = (drawn.size, new.size)
        loop.countDisplayItem()
        setGeometry(of: value[0], new, shown: CGRect(origin: new.origin, size: new.size), drawn: drawn)
        return false
    }

    private func setGeometry(of node: DisplayNode, _ geometry: ViewGeometry, shown: CGRect, drawn: CGRect) {
        var (place, rounding) = (drawn, DisplayRounding.none)
        if isText {
            // A text needs the width that it was measured with.
            if isRoundedWhenPainted { (place, rounding) = (shown, .origin) }
            place.size = geometry.size
        }
        tree.setGeometry(
            node, origin: geometry.origin, size: geometry.size, drawn: place, rounding: rounding,
            isMoving: moving.isMoving)
    }

    /// Lets the content turn into a new one gradually, if it is another one, and the transaction is animated. The node still has the
    /// geometry and the content of the last call.
    private mutating func noticeChange(
        _ engine: any TextEngine, _ node: DisplayNode, _ content: DisplayContent, _ geometry: ViewGeometry
    ) {
        let last = change?.target ?? node.content
        guard ContentChange.isChange(from: last, to: content) else { return }
        let transaction = moving.transaction
        let style = moving.environment.peek { $0.contentTransition }.style(from: last, to: content)
        guard transaction.animation != nil, !transaction.disablesAnimations, style != .none else {
            // Something else on its way makes way as well.
            if change != nil { endChange(node) }
            return
        }
        let current =
            change
            ?? ContentChange(
                from: last, size: node.size,
                anchor: ContentChange.anchor(
                    from: node.frame, to: CGRect(origin: geometry.origin, size: geometry.size)), tree: tree,
                loop: loop, engine: engine)
        current.change(
            to: content, size: geometry.size, style: style, transaction: transaction,
            environment: moving.environment)
        change = current
    }

    /// Draws the change in nodes inside the leaf's. Returns false when it is over.
    private mutating func showChange(_ node: DisplayNode, _ size: CGSize) -> Bool {
        guard let nodes = change?.show(size: size) else {
            endChange(node)
            return false
        }
        tree.setContent(node, .none)
        tree.setChildren(node, nodes)
        return true
    }

    private mutating func endChange(_ node: DisplayNode) {
        change = nil
        tree.setChildren(node, [])
    }
}
