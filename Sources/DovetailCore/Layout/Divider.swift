import AttributeGraph
import Foundation

/// A thin line across the axis of the stack it is in.
public struct Divider: View {
    nonisolated public init() {}

    public var body: some View {
        Rectangle().fill(SeparatorShapeStyle()).modifier(DividerLayout())
    }
}

/// One point thick across the stack's axis (horizontal when not in a stack), as long as it may be.
private struct DividerLayout: UnaryLayout {
    typealias Body = Never

    func sizeThatFits(_ proposal: ProposedViewSize, child: LayoutComputer, axis: Axis?) -> CGSize {
        axis == .horizontal
            ? CGSize(width: 1, height: proposal.height ?? 10) : CGSize(width: proposal.width ?? 10, height: 1)
    }

    func placement(size: CGSize, proposal: ProposedViewSize, child: LayoutComputer) -> UnaryPlacement {
        UnaryPlacement(origin: .zero, size: size, proposal: ProposedViewSize(size))
    }
}
