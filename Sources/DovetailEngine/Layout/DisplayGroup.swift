import AttributeGraph
import Foundation

/// Records a display node that holds others: a container's group, or one with an effect.
package enum DisplayGroup {
    /// A group at the view's geometry. All closures may read attributes. For `holdsPlaceWhenNew` see ``AnimatedGeometry``.
    ///
    /// - Parameters:
    ///   - isPlain: Whether the group shows nothing by itself and its place tells where the pixels inside are, so that nothing depends on the
    ///     pixels that its geometry tells.
    ///   - pixels: Where else the pixels as seen from inside are.
    ///   - backmost: Those of the children that are drawn behind the others, whatever their place among them is.
    ///   - reading: The children in the order in which they are read, where they are drawn in another one.
    ///   - changes: What has become different of the children since it was asked last, in place of all of them; nil where that is not known.
    package static func make(
        inputs: _ViewInputs, isPlain: Bool = false, holdsPlaceWhenNew: Bool = true,
        pixels: @escaping (ViewGeometry) -> PixelGrid = { $0.insideGroup.grid }, effect: ((CGSize) -> GroupAppearance)?,
        children: @escaping () -> [DisplayNode], backmost: (() -> [DisplayNode])? = nil,
        reading: (() -> [DisplayNode]?)? = nil, changes: (() -> DisplayChange?)? = nil
    ) -> Attribute<[DisplayNode]> {
        if !isPlain { inputs.noteReadingPixels() }
        let display = Attribute(
            effect: DisplayGroupRule(
                tree: inputs.tree, loop: inputs.loop, leader: inputs.geometry, container: inputs.container,
                moving: AnimatedGeometry(inputs.graphInputs, holdsPlaceWhenNew: holdsPlaceWhenNew),
                pixels: isPlain ? nil : pixels, appearance: effect,
                children: children, backmost: backmost, reading: reading, changes: changes), stage: .record)
        Handover.ofProcess?.origins.add(display, inputs.graphInputs)
        return display
    }

    /// Wraps a view's display into a group of its own, with what `appearance` gives. The view inside has its geometry
    /// relative to the group.
    package static func wrap(
        inputs: _ViewInputs, body: (_ViewInputs) -> _ViewOutputs, appearance: @escaping (CGSize) -> GroupAppearance
    ) -> _ViewOutputs {
        var inner = inputs
        inner.geometry = Attribute(GroupGeometryRule(leader: inputs.geometry))
        inner.hasPixelsOfGroup = true
        inner.place = ViewPlace(of: inputs, isGroup: true, appearance: appearance)
        var outputs = body(inner)
        let display = outputs.display
        outputs.display = make(inputs: inputs, effect: appearance) { display?.value ?? [] }
        return outputs
    }
}

private struct DisplayGroupRule: FollowingRule {
    let tree: DisplayTree
    let loop: UpdateLoop
    let leader: Attribute<ViewGeometry>
    let container: PlacedContainer?
    var moving: AnimatedGeometry
    /// The pixels as seen from inside; nil where they follow from those around.
    let pixels: ((ViewGeometry) -> PixelGrid)?
    let appearance: ((CGSize) -> GroupAppearance)?
    let children: () -> [DisplayNode]
    let backmost: (() -> [DisplayNode])?
    let reading: (() -> [DisplayNode]?)?
    let changes: (() -> DisplayChange?)?

    mutating func update(previous: [DisplayNode]?) -> RuleResult<[DisplayNode]> {
        container?.bringPlacementUpToDate()
        let geometry = leader.value
        let node = previous?[0] ?? tree.makeNode()
        loop.countDisplayItem()
        let shown = moving.unrounded(geometry, node, isNew: previous == nil)
        let drawn = pixels == nil ? shown : geometry.grid.snap(shown)
        tree.setGeometry(
            node, origin: geometry.origin, size: geometry.size, drawn: drawn, rounding: pixels == nil ? .edges : .none,
            isMoving: moving.isMoving)
        if let pixels { tree.setPixels(inside: node, pixels(geometry)) }
        if let appearance {
            let appearance = appearance(drawn.size)
            tree.setEffect(node, appearance.effect)
            tree.setContent(node, appearance.content)
            tree.setSemantics(node, appearance.semantics)
            tree.setHitTesting(
                node, isAllowed: appearance.allowsHitTesting, contentShape: appearance.contentShape)
            tree.setHiddenFromAccessibility(node, appearance.isHiddenFromAccessibility)
            tree.setCoordinateSpaceName(node, appearance.coordinateSpaceName)
            tree.setResponder(node, appearance.responder)
            tree.setPopup(node, appearance.popup)
        }
        if let change = changes?() {
            switch change {
            case .whole(let nodes): tree.setChildren(node, nodes)
            case .edits(let edits): tree.editChildren(node, edits)
            }
            return previous == nil ? .changed([node]) : .unchanged
        }
        let children = children()
        if let backmost = backmost?() {
            let others = children.filter { child in !backmost.contains { $0 === child } }
            tree.setChildren(node, backmost + others, read: children)
        } else {
            tree.setChildren(node, children, read: reading?())
        }
        return previous == nil ? .changed([node]) : .unchanged
    }

    // What an effect draws may depend on where the group is.

    func canFollow(from old: ViewGeometry, to new: ViewGeometry) -> Bool {
        appearance == nil && new.isMoved(from: old) && moving.isAtRest
    }

    static var keepsValue: Bool { true }

    mutating func follow(from old: ViewGeometry, to new: ViewGeometry, value: inout [DisplayNode]) -> Bool {
        loop.countDisplayItem()
        guard let pixels else {
            tree.setGeometry(value[0], origin: new.origin, size: new.size, rounding: .edges)
            return false
        }
        tree.setGeometry(value[0], origin: new.origin, size: new.size, drawn: new.drawn)
        tree.setPixels(inside: value[0], pixels(new))
        return false
    }
}

/// The geometry of what fills a display group.
private struct GroupGeometryRule: FollowingRule {
    /// The group's.
    let leader: Attribute<ViewGeometry>

    mutating func update(previous: ViewGeometry?) -> RuleResult<ViewGeometry> { .value(leader.value.insideGroup) }

    func canFollow(from old: ViewGeometry, to new: ViewGeometry) -> Bool { true }

    static var keepsValue: Bool { false }

    mutating func follow(from old: ViewGeometry, to new: ViewGeometry, value: inout ViewGeometry) -> Bool {
        let inside = new.insideGroup
        if inside == value { return false }
        value = inside
        return true
    }
}
