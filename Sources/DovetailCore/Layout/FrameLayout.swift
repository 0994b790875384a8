import Foundation

/// Puts a view into an invisible frame of a fixed width, height or both.
package struct FrameLayout: UnaryLayout, Equatable {
    package typealias Body = Never
    let width: CGFloat?
    let height: CGFloat?
    let alignment: Alignment

    package func sizeThatFits(_ proposal: ProposedViewSize, child: LayoutComputer, axis: Axis?) -> CGSize {
        let childSize = child.sizeThatFits(
            ProposedViewSize(width: width ?? proposal.width, height: height ?? proposal.height))
        return CGSize(width: width ?? childSize.width, height: height ?? childSize.height)
    }

    package func placement(size: CGSize, proposal: ProposedViewSize, child: LayoutComputer) -> UnaryPlacement {
        let inner = ProposedViewSize(width: width ?? proposal.width, height: height ?? proposal.height)
        return .aligned(child, inner, in: size, alignment)
    }
}

/// Puts a view into an invisible frame whose size is kept between limits.
package struct FlexibleFrameLayout: UnaryLayout, Equatable {
    package typealias Body = Never
    let minWidth: CGFloat?
    let idealWidth: CGFloat?
    let maxWidth: CGFloat?
    let minHeight: CGFloat?
    let idealHeight: CGFloat?
    let maxHeight: CGFloat?
    let alignment: Alignment

    package func sizeThatFits(_ proposal: ProposedViewSize, child: LayoutComputer, axis: Axis?) -> CGSize {
        let childSize = child.sizeThatFits(inner(proposal))
        return CGSize(
            width: Self.length(proposal.width, childSize.width, minWidth, idealWidth, maxWidth),
            height: Self.length(proposal.height, childSize.height, minHeight, idealHeight, maxHeight))
    }

    package func placement(size: CGSize, proposal: ProposedViewSize, child: LayoutComputer) -> UnaryPlacement {
        .aligned(child, ProposedViewSize(size), in: size, alignment)
    }

    private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
        ProposedViewSize(
            width: Self.clamp(proposal.width ?? idealWidth, minWidth, maxWidth),
            height: Self.clamp(proposal.height ?? idealHeight, minHeight, maxHeight))
    }

    private static func clamp(_ value: CGFloat?, _ least: CGFloat?, _ most: CGFloat?) -> CGFloat? {
        guard let value else { return nil }
        return max(least ?? -.infinity, min(most ?? .infinity, value))
    }

    /// The frame's length: what is proposed, kept between the limits; where a limit is not given, the child's length
    /// stands for it.
    private static func length(
        _ proposed: CGFloat?, _ child: CGFloat, _ least: CGFloat?, _ ideal: CGFloat?, _ most: CGFloat?
    ) -> CGFloat {
        guard let proposed else { return clamp(ideal ?? child, least, most)! }
        let lower = least ?? min(child, most ?? child)
        let upper = most ?? max(child, least ?? child)
        return max(lower, min(upper, proposed))
    }
}

extension UnaryPlacement {
    /// The child with its guides on those of a frame.
    static func aligned(
        _ child: LayoutComputer, _ proposal: ProposedViewSize, in size: CGSize, _ alignment: Alignment
    ) -> UnaryPlacement {
        let childSize = child.sizeThatFits(proposal)
        let dimensions = child.dimensions(size: childSize)
        let frame = ViewDimensions(computer: nil, size: size)
        return UnaryPlacement(
            origin: CGPoint(
                x: frame[alignment.horizontal.key] - dimensions[alignment.horizontal.key],
                y: frame[alignment.vertical.key] - dimensions[alignment.vertical.key]),
            size: childSize, proposal: proposal)
    }
}

extension View {
    /// Puts the view into a frame of a fixed size, in points. A nil dimension is the view's own.
    nonisolated public func frame(
        width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
    ) -> some View {
        modifier(FrameLayout(width: width, height: height, alignment: alignment))
    }

    /// Puts the view into a frame whose size is kept between limits, in points.
    nonisolated public func frame(
        minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil, minHeight: CGFloat? = nil,
        idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil, alignment: Alignment = .center
    ) -> some View {
        modifier(
            FlexibleFrameLayout(
                minWidth: minWidth, idealWidth: idealWidth, maxWidth: maxWidth, minHeight: minHeight,
                idealHeight: idealHeight, maxHeight: maxHeight, alignment: alignment))
    }

    @available(*, deprecated, message: "Please pass one or more parameters.")
    nonisolated public func frame() -> some View { frame(width: nil, height: nil, alignment: .center) }
}
