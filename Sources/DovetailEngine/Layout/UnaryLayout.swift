import AttributeGraph
import Foundation

/// A modifier that changes the size or the place of the one view it is applied to.
package protocol UnaryLayout: PrimitiveViewModifier {
    func measure(_ proposal: ProposedViewSize, child: LayoutComputer) -> LayoutAnswer
    /// The length along one axis, where that is less work than the whole size.
    func measureLength(_ proposal: ProposedViewSize, along axis: Axis, child: LayoutComputer) -> LayoutAnswer?
    /// Where the view is put, given the size that was settled on in answer to `proposal`.
    func placement(size: CGSize, proposal: ProposedViewSize, child: LayoutComputer) -> ViewPlacement
    func layoutPriority(child: LayoutComputer) -> Double
    func explicitAlignment(
        _ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize, child: LayoutComputer
    ) -> CGFloat?
    func guides(child: LayoutComputer) -> GuideSet
    func spacing(child: LayoutComputer) -> ViewSpacing
    func layoutValue(_ key: ObjectIdentifier, child: LayoutComputer) -> Any?
    func hasSameValues(as other: Self) -> Bool
}

/// A modifier that leaves the size and the place of its view alone, and tells the layout around it something else: a value, a priority, a guide.
protocol ValueLayout: UnaryLayout {}

extension ValueLayout {
    func measure(_ proposal: ProposedViewSize, child: LayoutComputer) -> LayoutAnswer { child.measure(proposal) }
    func measureLength(_ proposal: ProposedViewSize, along axis: Axis, child: LayoutComputer) -> LayoutAnswer? {
        child.measureLength(proposal, along: axis)
    }
    func placement(size: CGSize, proposal: ProposedViewSize, child: LayoutComputer) -> ViewPlacement {
        ViewPlacement(origin: .zero, size: size, proposal: proposal)
    }
}

extension ViewPlacement {
    /// The child in the middle of what it was given, by the proposal that it answers.
    static func centered(_ child: LayoutComputer, _ proposal: ProposedViewSize, in size: CGSize) -> ViewPlacement {
        let childSize = child.sizeThatFits(proposal)
        return ViewPlacement(
            origin: CGPoint(x: (size.width - childSize.width) / 2, y: (size.height - childSize.height) / 2),
            size: childSize, proposal: proposal)
    }

    /// The child with its guides on those of a frame.
    static func aligned(
        _ child: LayoutComputer, _ proposal: ProposedViewSize, in size: CGSize, _ alignment: Alignment
    ) -> ViewPlacement {
        aligned(child, proposal, to: alignment.point(in: ViewDimensions(computer: nil, size: size)), alignment)
    }

    /// The child with its guides at a point.
    static func aligned(
        _ child: LayoutComputer, _ proposal: ProposedViewSize, to point: CGPoint, _ alignment: Alignment
    ) -> ViewPlacement {
        let dimensions = child.dimensions(in: proposal)
        let guides = alignment.point(in: dimensions)
        return ViewPlacement(
            origin: CGPoint(x: point.x - guides.x, y: point.y - guides.y), size: dimensions.size, proposal: proposal)
    }
}

extension Alignment {
    /// Where the two guides cross in a view.
    func point(in dimensions: ViewDimensions) -> CGPoint {
        CGPoint(x: dimensions[horizontal.key], y: dimensions[vertical.key])
    }
}

extension UnaryLayout {
    package func measureLength(
        _ proposal: ProposedViewSize, along axis: Axis, child: LayoutComputer
    ) -> LayoutAnswer? { nil }
    package func layoutPriority(child: LayoutComputer) -> Double { child.layoutPriority }
    package func guides(child: LayoutComputer) -> GuideSet { child.guides }
    package func spacing(child: LayoutComputer) -> ViewSpacing { child.spacing }
    package func layoutValue(_ key: ObjectIdentifier, child: LayoutComputer) -> Any? { child.layoutValue(key) }
    package func hasSameValues(as other: Self) -> Bool { true }

    package func explicitAlignment(
        _ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize, child: LayoutComputer
    ) -> CGFloat? {
        let place = placement(size: size, proposal: proposal, child: child)
        guard let value = child.explicitAlignment(key, size: place.size, proposal: place.proposal) else { return nil }
        return value + (key.axis == .horizontal ? place.origin.x : place.origin.y)
    }

    package static func _makeView(
        modifier: Attribute<Self>, inputs: _ViewInputs, body: @escaping (_ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        // The child's layout is known only once the child is made, and the child needs its geometry to be made.
        let child = ChildLayout()
        let loop = inputs.loop
        var childInputs = inputs
        childInputs.geometry = .inside(inputs) { geometry in
            guard let computer = child.attribute?.value else { return nil }
            let layout = modifier.value
            return child.place(loop.layoutQuestions) {
                layout.placement(size: geometry.size, proposal: geometry.proposal, child: computer)
            }
        }
        var outputs = body(childInputs)
        guard let layout = outputs.layout else { return outputs }
        child.attribute = layout
        outputs.layout = .layout(inputs, asker: child) { UnaryEngine(layout: modifier.value, child: layout.value) }
        return outputs
    }
}

/// The layout of the one view that another view asks and places.
package final class ChildLayout: LayoutAsker {
    /// Set once the child is made.
    package var attribute: Attribute<LayoutComputer>?
}

private struct UnaryEngine<L: UnaryLayout>: LayoutEngine {
    let layout: L
    let child: LayoutComputer

    func measure(_ proposal: ProposedViewSize) -> LayoutAnswer { layout.measure(proposal, child: child) }
    func measureLength(_ proposal: ProposedViewSize, along axis: Axis) -> LayoutAnswer? {
        layout.measureLength(proposal, along: axis, child: child)
    }
    func explicitAlignment(_ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize) -> CGFloat? {
        layout.explicitAlignment(key, size: size, proposal: proposal, child: child)
    }
    var guides: GuideSet { layout.guides(child: child) }
    var layoutPriority: Double { layout.layoutPriority(child: child) }
    var spacing: ViewSpacing { layout.spacing(child: child) }
    var isSpacer: Bool { child.isSpacer }
    var asksApp: Bool { child.asksApp }
    var innerValues: UInt32 { child.values }
    func hasSameValues(as other: any LayoutEngine) -> Bool {
        (other as? Self).map { layout.hasSameValues(as: $0.layout) } ?? false
    }
    func layoutValue(_ key: ObjectIdentifier) -> Any? { layout.layoutValue(key, child: child) }
}
