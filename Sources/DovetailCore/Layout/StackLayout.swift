import Foundation

/// Arranges views in a row.
public struct HStackLayout: Layout, Sendable {
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
        return properties
    }

    private var stack: StackArrangement {
        StackArrangement(axis: .horizontal, alignment: alignment.key, spacing: spacing)
    }

    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        stack.size(proposal, subviews)
    }

    public func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) {
        stack.place(in: bounds, subviews)
    }
}

/// Arranges views in a column.
public struct VStackLayout: Layout, Sendable {
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
        return properties
    }

    private var stack: StackArrangement {
        StackArrangement(axis: .vertical, alignment: alignment.key, spacing: spacing)
    }

    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        stack.size(proposal, subviews)
    }

    public func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) {
        stack.place(in: bounds, subviews)
    }
}

/// Arranges views one over the other.
public struct ZStackLayout: Layout, Sendable {
    public var alignment: Alignment

    public init(alignment: Alignment = .center) { self.alignment = alignment }

    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        extent(subviews, proposal).size
    }

    public func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) {
        let proposal = ProposedViewSize(bounds.size)
        let anchor = extent(subviews, proposal).anchor
        for subview in subviews {
            let dimensions = subview.dimensions(in: proposal)
            subview.place(
                at: CGPoint(
                    x: bounds.minX + anchor.x - dimensions[alignment.horizontal],
                    y: bounds.minY + anchor.y - dimensions[alignment.vertical]),
                proposal: proposal)
        }
    }

    /// The size of all views together with their guides on one another, and where in it the guides meet.
    private func extent(_ subviews: Subviews, _ proposal: ProposedViewSize) -> (size: CGSize, anchor: CGPoint) {
        var (left, right, above, below): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
        var isFirst = true
        for subview in subviews {
            let dimensions = subview.dimensions(in: proposal)
            let x = dimensions[alignment.horizontal]
            let y = dimensions[alignment.vertical]
            if isFirst {
                (left, right, above, below) = (x, dimensions.width.beyond(x), y, dimensions.height.beyond(y))
                isFirst = false
            } else {
                left = max(left, x)
                right = max(right, dimensions.width.beyond(x))
                above = max(above, y)
                below = max(below, dimensions.height.beyond(y))
            }
        }
        return (CGSize(width: left + right, height: above + below), CGPoint(x: left, y: above))
    }
}
