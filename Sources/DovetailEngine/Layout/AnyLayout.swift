import Foundation

/// A layout whose type is hidden. It may become one of another type, and the views that it arranges stay the same.
///
///     let layout = isWide ? AnyLayout(HStackLayout()) : AnyLayout(VStackLayout(spacing: 4))
///     layout { content }
public struct AnyLayout: Layout {
    private let base: AnyLayoutBox

    public init<L: Layout>(_ layout: L) { base = (layout as? AnyLayout)?.base ?? LayoutBox(layout) }

    /// What the hidden layout keeps between calls.
    public struct Cache {
        fileprivate var type: ObjectIdentifier
        fileprivate var value: Any
    }

    /// The axis of the stack that this is now, if it is one.
    var stackOrientation: Axis? { base.stackOrientation }

    public func makeCache(subviews: Subviews) -> Cache {
        Cache(type: base.type, value: base.makeCache(subviews: subviews))
    }

    public func updateCache(_ cache: inout Cache, subviews: Subviews) {
        if cache.type == base.type {
            base.updateCache(&cache.value, subviews: subviews)
        } else {
            cache = makeCache(subviews: subviews)
        }
    }

    public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
        base.spacing(subviews: subviews, cache: &cache.value)
    }

    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
        base.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache.value)
    }

    public func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
    ) {
        base.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache.value)
    }

    public func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat? {
        base.explicitAlignment(of: guide, in: bounds, proposal: proposal, subviews: subviews, cache: &cache.value)
    }

    public func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat? {
        base.explicitAlignment(of: guide, in: bounds, proposal: proposal, subviews: subviews, cache: &cache.value)
    }
}

/// Forwards to a layout of a type that is not known here. A cache is of the type that the same layout's `makeCache` returned.
private class AnyLayoutBox {
    var type: ObjectIdentifier { fatalError("abstract") }
    var stackOrientation: Axis? { fatalError("abstract") }
    func makeCache(subviews: LayoutSubviews) -> Any { fatalError("abstract") }
    func updateCache(_ cache: inout Any, subviews: LayoutSubviews) { fatalError("abstract") }
    func spacing(subviews: LayoutSubviews, cache: inout Any) -> ViewSpacing { fatalError("abstract") }
    func sizeThatFits(proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Any) -> CGSize {
        fatalError("abstract")
    }
    func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Any
    ) { fatalError("abstract") }
    func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: LayoutSubviews,
        cache: inout Any
    ) -> CGFloat? { fatalError("abstract") }
    func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: LayoutSubviews,
        cache: inout Any
    ) -> CGFloat? { fatalError("abstract") }
}

private final class LayoutBox<L: Layout>: AnyLayoutBox {
    let layout: L
    init(_ layout: L) { self.layout = layout }

    private func using<T>(_ cache: inout Any, _ body: (inout L.Cache) -> T) -> T {
        var own = cache as! L.Cache
        defer { cache = own }
        return body(&own)
    }

    override var type: ObjectIdentifier { ObjectIdentifier(L.self) }
    override var stackOrientation: Axis? { L.layoutProperties.stackOrientation }
    override func makeCache(subviews: LayoutSubviews) -> Any { layout.makeCache(subviews: subviews) }
    override func updateCache(_ cache: inout Any, subviews: LayoutSubviews) {
        using(&cache) { layout.updateCache(&$0, subviews: subviews) }
    }
    override func spacing(subviews: LayoutSubviews, cache: inout Any) -> ViewSpacing {
        using(&cache) { layout.spacing(subviews: subviews, cache: &$0) }
    }
    override func sizeThatFits(proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Any) -> CGSize {
        using(&cache) { layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &$0) }
    }
    override func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Any
    ) {
        using(&cache) { layout.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &$0) }
    }
    override func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: LayoutSubviews,
        cache: inout Any
    ) -> CGFloat? {
        using(&cache) {
            layout.explicitAlignment(of: guide, in: bounds, proposal: proposal, subviews: subviews, cache: &$0)
        }
    }
    override func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: LayoutSubviews,
        cache: inout Any
    ) -> CGFloat? {
        using(&cache) {
            layout.explicitAlignment(of: guide, in: bounds, proposal: proposal, subviews: subviews, cache: &$0)
        }
    }
}
