import Foundation

/// Adds space around a view.
package struct PaddingLayout: UnaryLayout, Equatable {
    package var edges: Edge.Set
    package var insets: EdgeInsets?
    package typealias Body = Never

    nonisolated package init(edges: Edge.Set = .all, insets: EdgeInsets?) {
        self.edges = edges
        self.insets = insets
    }

    /// The space in points on each side; 16 where no amount was given.
    package var resolved: EdgeInsets {
        let insets = insets ?? EdgeInsets(16, edges: .all)
        return EdgeInsets(
            top: edges.contains(.top) ? insets.top : 0, leading: edges.contains(.leading) ? insets.leading : 0,
            bottom: edges.contains(.bottom) ? insets.bottom : 0,
            trailing: edges.contains(.trailing) ? insets.trailing : 0)
    }

    package func measure(_ proposal: ProposedViewSize, child: LayoutComputer) -> LayoutAnswer {
        let insets = resolved
        let answer = child.measure(inset(proposal, insets))
        return LayoutAnswer(
            CGSize(
                width: max(0, answer.size.width + insets.horizontal),
                height: max(0, answer.size.height + insets.vertical)),
            reach: outset(answer.reach, insets))
    }

    package func measureLength(
        _ proposal: ProposedViewSize, along axis: Axis, child: LayoutComputer
    ) -> LayoutAnswer? {
        let insets = resolved
        let answer = child.measureLength(inset(proposal, insets), along: axis)
        let length = max(0, answer.size[axis] + (axis == .horizontal ? insets.horizontal : insets.vertical))
        return LayoutAnswer(length, along: axis, reach: outset(answer.reach, insets))
    }

    /// The view answers the same from a length on, so the padded one does from that and the space around it on.
    private func outset(_ reach: LayoutReach, _ insets: EdgeInsets) -> LayoutReach {
        // Space that is taken away may leave nothing.
        insets.horizontal < 0 || insets.vertical < 0
            ? .exact : reach.outset(insets.horizontal, insets.vertical)
    }

    package func placement(size: CGSize, proposal: ProposedViewSize, child: LayoutComputer) -> ViewPlacement {
        let insets = resolved
        let inner = inset(proposal, insets)
        return ViewPlacement(
            origin: CGPoint(x: insets.leading, y: insets.top), size: child.sizeThatFits(inner), proposal: inner)
    }

    package func spacing(child: LayoutComputer) -> ViewSpacing {
        let insets = resolved
        var edges: Edge.Set = []
        if insets.top != 0 { edges.formUnion(.top) }
        if insets.bottom != 0 { edges.formUnion(.bottom) }
        return child.spacing.withoutText(at: edges)
    }

    private func inset(_ proposal: ProposedViewSize, _ insets: EdgeInsets) -> ProposedViewSize {
        ProposedViewSize(
            width: proposal.width.map { max(0, $0 - insets.horizontal) },
            height: proposal.height.map { max(0, $0 - insets.vertical) })
    }
}

extension View {
    /// Adds space on the given sides: `length` points, or the standard amount.
    nonisolated public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
        modifier(PaddingLayout(edges: edges, insets: length.map { EdgeInsets($0, edges: .all) }))
    }

    /// Adds `length` points on every side.
    nonisolated public func padding(_ length: CGFloat) -> some View {
        modifier(PaddingLayout(insets: EdgeInsets(length, edges: .all)))
    }

    /// Adds the given space on each side.
    nonisolated public func padding(_ insets: EdgeInsets) -> some View {
        modifier(PaddingLayout(insets: insets))
    }
}
