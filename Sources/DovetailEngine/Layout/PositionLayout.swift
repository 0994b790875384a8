import Foundation

/// Puts the middle of a view at a point of the space that it is offered, and takes all of that space.
private struct PositionLayout: UnaryLayout, Equatable {
    typealias Body = Never
    let position: CGPoint

    func measure(_ proposal: ProposedViewSize, child: LayoutComputer) -> LayoutAnswer {
        if let width = proposal.width, let height = proposal.height {
            return LayoutAnswer(CGSize(width: width, height: height))
        }
        return LayoutAnswer(proposal.replacingUnspecifiedDimensions(by: child.sizeThatFits(proposal)))
    }

    func placement(size: CGSize, proposal: ProposedViewSize, child: LayoutComputer) -> ViewPlacement {
        let childSize = child.sizeThatFits(proposal)
        return ViewPlacement(
            origin: CGPoint(x: position.x - childSize.width / 2, y: position.y - childSize.height / 2),
            size: childSize, proposal: proposal)
    }
}

extension View {
    /// Puts the view's middle at a point, in the coordinates of the space that is offered to it. The result takes all of that space.
    nonisolated public func position(_ position: CGPoint) -> some View { modifier(PositionLayout(position: position)) }

    /// Puts the view's middle at a point, in the coordinates of the space that is offered to it.
    nonisolated public func position(x: CGFloat = 0, y: CGFloat = 0) -> some View { position(CGPoint(x: x, y: y)) }
}
