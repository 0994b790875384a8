import AttributeGraph
import Foundation

/// Records a display node that holds others: a container's group, or one with an effect.
package enum DisplayGroup {
    /// A group at the view's geometry. All closures may read attributes. For `holdsPlaceWhenNew` see ``AnimatedGeometry``.
    ///
    /// - Parameters:
    ///   - backmost: Those of the children that are drawn behind the others, whatever their place among them is.
    ///   - reading: The children in the order in which they are read, where they are drawn in another one.
    package static func make(
        inputs: _ViewInputs, holdsPlaceWhenNew: Bool = true, effect: ((CGSize) -> GroupAppearance)?,
        children: @escaping () -> [DisplayNode], backmost: (() -> [DisplayNode])? = nil,
        reading: (() -> [DisplayNode]?)? = nil
    ) -> Attribute<[DisplayNode]> {
        let display = Attribute(
            effect: DisplayGroupRule(
                tree: inputs.tree, loop: inputs.loop, leader: inputs.geometry, container: inputs.container,
                moving: AnimatedGeometry(inputs.graphInputs, holdsPlaceWhenNew: holdsPlaceWhenNew), appearance: effect,
                children: children, backmost: backmost, reading: reading), stage: .record)
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
    let appearance: ((CGSize) -> GroupAppearance)?
    let children: () -> [DisplayNode]
    let backmost: (() -> [DisplayNode])?
    let reading: (() -> [DisplayNode]?)?

    mutating func update(previous: [DisplayNode]?) -> RuleResult<[DisplayNode]> {
        container?.bringPlacementUpToDate()
        let geometry = leader.value
        let node = previous?[0] ?? tree.makeNode()
        loop.countDisplayItem()
        let drawn = moving.drawn(geometry, node, isNew: previous == nil)
        tree.setGeometry(
            node, origin: geometry.origin, size: geometry.size, drawn: drawn, isMoving: moving.isMoving)
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
        tree.setGeometry(value[0], origin: new.origin, size: new.size, drawn: new.drawn)
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
