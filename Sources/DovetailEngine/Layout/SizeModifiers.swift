import Foundation

/// Gives a view its ideal size whatever is proposed.
struct FixedSizeLayout: UnaryLayout, Equatable {
    typealias Body = Never
    let horizontal: Bool
    let vertical: Bool

    private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
        ProposedViewSize(width: horizontal ? nil : proposal.width, height: vertical ? nil : proposal.height)
    }

    func measure(_ proposal: ProposedViewSize, child: LayoutComputer) -> LayoutAnswer {
        free(child.measure(inner(proposal)))
    }

    func measureLength(_ proposal: ProposedViewSize, along axis: Axis, child: LayoutComputer) -> LayoutAnswer? {
        free(child.measureLength(inner(proposal), along: axis))
    }

    private func free(_ answer: LayoutAnswer) -> LayoutAnswer {
        var answer = answer
        // How large it is may still depend on what is proposed across.
        if horizontal { (answer.reach.width, answer.reach.leastWidth) = (-.infinity, .nan) }
        if vertical { (answer.reach.height, answer.reach.leastHeight) = (-.infinity, .nan) }
        return answer
    }

    func placement(size: CGSize, proposal: ProposedViewSize, child: LayoutComputer) -> ViewPlacement {
        .centered(child, inner(proposal), in: size)
    }
}

/// Sets when a stack gives space to a view.
struct LayoutPriorityLayout: ValueLayout, Equatable {
    typealias Body = Never
    let priority: Double

    func layoutPriority(child: LayoutComputer) -> Double { priority }
}

/// Keeps the proportions of a view.
struct AspectRatioLayout: UnaryLayout, Equatable {
    typealias Body = Never
    let ratio: CGFloat?
    let contentMode: ContentMode

    /// The largest size of the proportions that fits the proposal, or the smallest that fills it.
    private func inner(_ proposal: ProposedViewSize, _ child: LayoutComputer) -> ProposedViewSize {
        guard proposal != .unspecified else { return proposal }
        if let ratio, !(ratio > 0 && ratio.isFinite) { return proposal }
        var shape = ratio.map { CGSize(width: $0, height: 1) } ?? child.sizeThatFits(.unspecified)
        if shape.width == shape.height { shape = CGSize(width: 1, height: 1) }
        let scale = [(proposal.width, shape.width), (proposal.height, shape.height)].map { offer, length in
            guard let offer, length != 0 || offer != 0 else { return CGFloat.infinity }
            return offer / length
        }
        // What is not offered does not limit: it counts for filling only where nothing else does.
        let factor: CGFloat
        switch contentMode {
        case .fit: factor = min(scale[0], scale[1])
        case .fill:
            factor =
                proposal.width == nil ? scale[1] : proposal.height == nil ? scale[0] : max(scale[0], scale[1])
        }
        func length(_ side: CGFloat) -> CGFloat { side == 0 ? 0 : max(0, side * factor) }
        return ProposedViewSize(width: length(shape.width), height: length(shape.height))
    }

    func measure(_ proposal: ProposedViewSize, child: LayoutComputer) -> LayoutAnswer {
        LayoutAnswer(child.sizeThatFits(inner(proposal, child)))
    }

    func placement(size: CGSize, proposal: ProposedViewSize, child: LayoutComputer) -> ViewPlacement {
        .centered(child, inner(proposal, child), in: size)
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

    /// Keeps the proportions of `aspectRatio`.
    nonisolated public func aspectRatio(_ aspectRatio: CGSize, contentMode: ContentMode) -> some View {
        self.aspectRatio(aspectRatio.width / aspectRatio.height, contentMode: contentMode)
    }

    /// Scales the view to fit, keeping its proportions.
    nonisolated public func scaledToFit() -> some View { aspectRatio(contentMode: .fit) }
    /// Scales the view to fill, keeping its proportions.
    nonisolated public func scaledToFill() -> some View { aspectRatio(contentMode: .fill) }
}
