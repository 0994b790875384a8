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

    package func sizeThatFits(_ proposal: ProposedViewSize, child: LayoutComputer) -> CGSize {
        let insets = resolved
        let size = child.sizeThatFits(inset(proposal, insets))
        return CGSize(
            width: max(0, size.width + insets.horizontal), height: max(0, size.height + insets.vertical))
    }

    package func lengthThatFits(_ proposal: ProposedViewSize, along axis: Axis, child: LayoutComputer) -> CGFloat? {
        let insets = resolved
        let length = child.lengthThatFits(inset(proposal, insets), along: axis)
        return max(0, length + (axis == .horizontal ? insets.horizontal : insets.vertical))
    }

    package func placement(size: CGSize, proposal: ProposedViewSize, child: LayoutComputer) -> UnaryPlacement {
        let insets = resolved
        let inner = inset(proposal, insets)
        return UnaryPlacement(
            origin: CGPoint(x: insets.leading, y: insets.top), size: child.sizeThatFits(inner), proposal: inner)
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
