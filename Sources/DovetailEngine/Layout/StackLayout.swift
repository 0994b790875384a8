import Foundation

/// Arranges views in a row.
public struct HStackLayout: StackedLayout, Layout, Sendable {
    public var alignment: VerticalAlignment
    /// The distance between neighbours; nil for the standard one.
    public var spacing: CGFloat?

    public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
        self.alignment = alignment
        self.spacing = spacing
    }

    public static var layoutProperties: LayoutProperties {
        var properties = LayoutProperties()
        properties.stackOrientation = .horizontal
        properties.isBuiltIn = true
        return properties
    }

    var arrangement: StackArrangement {
        StackArrangement(axis: .horizontal, alignment: alignment.key, spacing: spacing)
    }

    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        measure(proposal, subviews).size
    }

    public func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) {
        arrangement.place(in: bounds, proposal, subviews)
    }

    public func spacing(subviews: Subviews, cache: inout Void) -> ViewSpacing { arrangement.outerSpacing(subviews) }

    func measure(_ proposal: ProposedViewSize, _ subviews: Subviews) -> LayoutAnswer {
        arrangement.measure(proposal, subviews)
    }

    func measureLength(_ proposal: ProposedViewSize, along axis: Axis, _ subviews: Subviews) -> LayoutAnswer? {
        arrangement.measureLength(proposal, along: axis, subviews)
    }
}

/// Arranges views in a column.
public struct VStackLayout: StackedLayout, Layout, Sendable {
    public var alignment: HorizontalAlignment
    /// The distance between neighbours; nil for the standard one.
    public var spacing: CGFloat?

    public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
        self.alignment = alignment
        self.spacing = spacing
    }

    public static var layoutProperties: LayoutProperties {
        var properties = LayoutProperties()
        properties.stackOrientation = .vertical
        properties.isBuiltIn = true
        return properties
    }

    var arrangement: StackArrangement {
        StackArrangement(axis: .vertical, alignment: alignment.key, spacing: spacing)
    }

    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        measure(proposal, subviews).size
    }

    public func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) {
        arrangement.place(in: bounds, proposal, subviews)
    }

    public func spacing(subviews: Subviews, cache: inout Void) -> ViewSpacing { arrangement.outerSpacing(subviews) }

    func measure(_ proposal: ProposedViewSize, _ subviews: Subviews) -> LayoutAnswer {
        arrangement.measure(proposal, subviews)
    }

    func measureLength(_ proposal: ProposedViewSize, along axis: Axis, _ subviews: Subviews) -> LayoutAnswer? {
        arrangement.measureLength(proposal, along: axis, subviews)
    }
}

/// Arranges views one over the other. Those of the highest priority decide the size; the others may reach beyond it.
///
/// All views are placed by the size that the stack has become, which may be more or less than what it was offered: one that fills
/// reaches to the edges of the largest.
public struct ZStackLayout: MeasuringLayout, Layout, Sendable {
    public var alignment: Alignment

    public init(alignment: Alignment = .center) { self.alignment = alignment }

    public static var layoutProperties: LayoutProperties {
        var properties = LayoutProperties()
        properties.isBuiltIn = true
        properties.isIdentityForOne = true
        return properties
    }

    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        extent(subviews, proposal).answer.size
    }

    func measure(_ proposal: ProposedViewSize, _ subviews: Subviews) -> LayoutAnswer {
        extent(subviews, proposal).answer
    }

    func measureLength(_ proposal: ProposedViewSize, along axis: Axis, _ subviews: Subviews) -> LayoutAnswer? { nil }

    public func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) {
        let proposal = ProposedViewSize(bounds.size)
        let anchor = extent(subviews, proposal).anchor
        for subview in subviews {
            let guides = alignment.point(in: subview.dimensions(in: proposal))
            subview.place(
                at: CGPoint(x: bounds.minX + anchor.x - guides.x, y: bounds.minY + anchor.y - guides.y),
                proposal: proposal)
        }
    }

    /// The size of the deciding views together with their guides on one another, and where in it the guides meet.
    private func extent(
        _ subviews: Subviews, _ proposal: ProposedViewSize
    ) -> (answer: LayoutAnswer, anchor: CGPoint) {
        guard let highest = subviews.lazy.map(\.priority).max() else {
            return (LayoutAnswer(.zero, reach: .all), .zero)
        }
        var reach = LayoutReach.all
        var (left, right, above, below) = (-CGFloat.infinity, -CGFloat.infinity, -CGFloat.infinity, -CGFloat.infinity)
        for subview in subviews where subview.priority == highest {
            let (dimensions, childs) = subview.measured(in: proposal)
            // Code of an app's that works out a guide may read what was offered, so it is asked anew for another offer.
            reach = subview.hasCountableGuides ? .exact : reach.intersection(childs)
            let guides = alignment.point(in: dimensions)
            left = max(left, guides.x)
            right = max(right, dimensions.width.beyond(guides.x))
            above = max(above, guides.y)
            below = max(below, dimensions.height.beyond(guides.y))
        }
        let size = CGSize(width: left + right, height: above + below)
        return (LayoutAnswer(size, reach: reach), CGPoint(x: left, y: above))
    }
}
