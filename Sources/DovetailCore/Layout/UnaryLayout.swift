import AttributeGraph
import Foundation

/// A modifier that changes the size or the place of the one view it is applied to.
package protocol UnaryLayout: PrimitiveViewModifier {
    /// `axis` is that of the stack around, if any.
    func sizeThatFits(_ proposal: ProposedViewSize, child: LayoutComputer, axis: Axis?) -> CGSize
    func placement(size: CGSize, proposal: ProposedViewSize, child: LayoutComputer) -> UnaryPlacement
    func layoutPriority(child: LayoutComputer) -> Double
    func explicitAlignment(_ key: AlignmentKey, size: CGSize, child: LayoutComputer) -> CGFloat?
    func spacing(child: LayoutComputer) -> ViewSpacing
}

/// Where a modifier puts the view it is applied to.
package struct UnaryPlacement {
    package var origin: CGPoint
    package var size: CGSize
    package var proposal: ProposedViewSize

    package init(origin: CGPoint, size: CGSize, proposal: ProposedViewSize) {
        self.origin = origin
        self.size = size
        self.proposal = proposal
    }
}

extension UnaryLayout {
    package func layoutPriority(child: LayoutComputer) -> Double { child.layoutPriority }
    package func spacing(child: LayoutComputer) -> ViewSpacing { child.spacing }

    package func explicitAlignment(_ key: AlignmentKey, size: CGSize, child: LayoutComputer) -> CGFloat? {
        let place = placement(size: size, proposal: ProposedViewSize(size), child: child)
        guard let value = child.explicitAlignment(key, size: place.size) else { return nil }
        return value + (key.axis == .horizontal ? place.origin.x : place.origin.y)
    }

    package static func _makeView(
        modifier: Attribute<Self>, inputs: _ViewInputs, body: @escaping (_ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        // The child's layout is known only once the child is made, and the child needs its geometry to be made.
        let childLayout = LateLayout()
        var childInputs = inputs
        childInputs.geometry = .computed {
            let geometry = inputs.geometry.value
            guard let child = childLayout.attribute?.value else { return geometry }
            let place = modifier.value.placement(size: geometry.size, proposal: geometry.proposal, child: child)
            return ViewGeometry(
                origin: CGPoint(x: geometry.origin.x + place.origin.x, y: geometry.origin.y + place.origin.y),
                size: place.size, proposal: place.proposal)
        }
        var outputs = body(childInputs)
        guard let layout = outputs.layout else { return outputs }
        childLayout.attribute = layout
        outputs.layout = .layout(inputs) { UnaryEngine(layout: modifier.value, child: layout.value) }
        return outputs
    }
}

private final class LateLayout {
    var attribute: Attribute<LayoutComputer>?
}

private struct UnaryEngine<L: UnaryLayout>: LayoutEngine {
    let layout: L
    let child: LayoutComputer

    func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        layout.sizeThatFits(proposal, child: child, axis: nil)
    }
    func sizeThatFits(_ proposal: ProposedViewSize, inStackAlong axis: Axis) -> CGSize {
        layout.sizeThatFits(proposal, child: child, axis: axis)
    }
    func explicitAlignment(_ key: AlignmentKey, size: CGSize) -> CGFloat? {
        layout.explicitAlignment(key, size: size, child: child)
    }
    var layoutPriority: Double { layout.layoutPriority(child: child) }
    var spacing: ViewSpacing { layout.spacing(child: child) }
    var isSpacer: Bool { false }
}
