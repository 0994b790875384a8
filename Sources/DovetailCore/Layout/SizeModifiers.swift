import Foundation

/// Gives a view its ideal size whatever is proposed.
struct FixedSizeLayout: UnaryLayout, Equatable {
    typealias Body = Never
    let horizontal: Bool
    let vertical: Bool

    private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
        ProposedViewSize(width: horizontal ? nil : proposal.width, height: vertical ? nil : proposal.height)
    }

    func sizeThatFits(_ proposal: ProposedViewSize, child: LayoutComputer, axis: Axis?) -> CGSize {
        child.sizeThatFits(inner(proposal))
    }

    func placement(size: CGSize, proposal: ProposedViewSize, child: LayoutComputer) -> UnaryPlacement {
        UnaryPlacement(origin: .zero, size: size, proposal: inner(proposal))
    }
}

/// Sets when a stack gives space to a view.
struct LayoutPriorityLayout: UnaryLayout, Equatable {
    typealias Body = Never
    let priority: Double

    func layoutPriority(child: LayoutComputer) -> Double { priority }
    func sizeThatFits(_ proposal: ProposedViewSize, child: LayoutComputer, axis: Axis?) -> CGSize {
        child.sizeThatFits(proposal, inStackAlong: axis)
    }
    func placement(size: CGSize, proposal: ProposedViewSize, child: LayoutComputer) -> UnaryPlacement {
        UnaryPlacement(origin: .zero, size: size, proposal: proposal)
    }
}

/// Keeps the proportions of a view.
struct AspectRatioLayout: UnaryLayout, Equatable {
    typealias Body = Never
    let ratio: CGFloat?
    let contentMode: ContentMode

    private func inner(_ proposal: ProposedViewSize, _ child: LayoutComputer) -> ProposedViewSize {
        let ideal = child.sizeThatFits(.unspecified)
        let ratio = self.ratio ?? (ideal.height > 0 ? ideal.width / ideal.height : 1)
        guard ratio > 0 else { return proposal }
        switch (proposal.width, proposal.height) {
        case (nil, nil): return ProposedViewSize(width: ideal.width, height: ideal.width / ratio)
        case (let width?, nil): return ProposedViewSize(width: width, height: width / ratio)
        case (nil, let height?): return ProposedViewSize(width: height * ratio, height: height)
        case (let width?, let height?):
            let widthDecides = (width / ratio <= height) == (contentMode == .fit)
            return widthDecides
                ? ProposedViewSize(width: width, height: width / ratio)
                : ProposedViewSize(width: height * ratio, height: height)
        }
    }

    func sizeThatFits(_ proposal: ProposedViewSize, child: LayoutComputer, axis: Axis?) -> CGSize {
        child.sizeThatFits(inner(proposal, child))
    }

    func placement(size: CGSize, proposal: ProposedViewSize, child: LayoutComputer) -> UnaryPlacement {
        let inner = inner(proposal, child)
        return .aligned(child, inner, in: size, .center)
    }
}

/// How content with proportions of its own fills space.
public enum ContentMode: Hashable, CaseIterable, Sendable {
    case fit
    case fill
}

extension View {
    /// Gives the view its ideal size on both axes.
    nonisolated public func fixedSize() -> some View { fixedSize(horizontal: true, vertical: true) }

    /// Gives the view its ideal size on the given axes.
    nonisolated public func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
        modifier(FixedSizeLayout(horizontal: horizontal, vertical: vertical))
    }

    /// Sets when a stack gives space to the view; larger comes first, 0 when not set.
    nonisolated public func layoutPriority(_ value: Double) -> some View {
        modifier(LayoutPriorityLayout(priority: value))
    }

    /// Keeps the view's proportions: `aspectRatio` is width by height, nil for the view's own.
    nonisolated public func aspectRatio(_ aspectRatio: CGFloat? = nil, contentMode: ContentMode) -> some View {
        modifier(AspectRatioLayout(ratio: aspectRatio, contentMode: contentMode))
    }

    /// Scales the view to fit, keeping its proportions.
    nonisolated public func scaledToFit() -> some View { aspectRatio(contentMode: .fit) }
    /// Scales the view to fill, keeping its proportions.
    nonisolated public func scaledToFill() -> some View { aspectRatio(contentMode: .fill) }
}
