import Foundation

/// Sets one of a view's guides.
private struct AlignmentGuideLayout: ValueLayout {
    typealias Body = Never
    let key: AlignmentKey
    let compute: (ViewDimensions) -> CGFloat

    func guides(child: LayoutComputer) -> GuideSet {
        // The library's own controls say where the lines of their rows begin, and count nothing.
        let isOwn = key == HorizontalAlignment.listRowSeparatorLeading.key
        return child.guides.union(isOwn ? key.kind : [key.kind, .countable])
    }
    func explicitAlignment(
        _ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize, child: LayoutComputer
    ) -> CGFloat? {
        guard key == self.key else { return child.explicitAlignment(key, size: size, proposal: proposal) }
        let value = compute(ViewDimensions(computer: child, size: size, proposal: proposal))
        return value.isNaN ? nil : value
    }
}

extension View {
    /// Sets where the view's horizontal guide `g` is, in its own coordinates. `computeValue` gets the view's size and its other
    /// guides.
    ///
    /// A container of several views does not take over edges and centres that its views set. Of first and last baselines it takes
    /// the first and the last, of an app's own guides the mean.
    nonisolated public func alignmentGuide(
        _ g: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
    ) -> some View {
        modifier(AlignmentGuideLayout(key: g.key, compute: computeValue))
    }

    /// Sets where the view's vertical guide `g` is; see the form for horizontal ones.
    nonisolated public func alignmentGuide(
        _ g: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
    ) -> some View {
        modifier(AlignmentGuideLayout(key: g.key, compute: computeValue))
    }
}
