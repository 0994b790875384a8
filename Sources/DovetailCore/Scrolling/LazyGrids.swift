import AttributeGraph
import Foundation

/// A column of a vertical grid, or a row of a horizontal one.
public struct GridItem: Sendable {
    /// How wide a column is.
    public enum Size: Sendable {
        /// A width in points.
        case fixed(CGFloat)
        /// A share of the space, within limits.
        case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
        /// As many columns as fit into a share of the space, each within limits.
        case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
    }

    public var size: Size
    /// The distance to the next column in points; nil for the standard one.
    public var spacing: CGFloat?
    /// Where views are put in the column; nil for as the grid says.
    public var alignment: Alignment?

    public init(_ size: Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil) {
        self.size = size
        self.spacing = spacing
        self.alignment = alignment
    }
}

/// Rows of views in columns, for scroll views.
///
/// A grid is as wide as its columns and the distances between them: fixed columns have their width, and what is left of the width that is
/// offered is divided by the others one after the other, in equal shares, each within its limits.
///
/// Its views are made when they come into sight, and go, with their state, when they leave it. Headers and footers of sections have lines of their
/// own.
public struct LazyVGrid<Content: View>: PrimitiveView {
    private let columns: [GridItem]
    private let alignment: HorizontalAlignment
    private let spacing: CGFloat?
    private let pinnedViews: PinnedScrollableViews
    nonisolated(unsafe) private let content: Content

    /// A grid with the given distance between rows, in points; nil for the standard one.
    nonisolated public init(
        columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
        pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
    ) {
        self.columns = columns
        self.alignment = alignment
        self.spacing = spacing
        self.pinnedViews = pinnedViews
        self.content = content()
    }

    public static func _makeView(view: Attribute<Self>, inputs: _ViewInputs) -> _ViewOutputs {
        LazyContainer.makeView(
            arrangement: view.projected {
                LazyArrangement(
                    axis: .vertical, alignment: Alignment(horizontal: $0.alignment, vertical: .center),
                    spacing: $0.spacing, tracks: $0.columns, pinned: $0.pinnedViews)
            }, axis: .vertical,
            list: Content._makeViewList(
                view: view.projected { $0.content }, inputs: _ViewListInputs(inputs.graphInputs, isEager: false)),
            inputs: inputs)
    }
}

/// Columns of views in rows, for scroll views.
///
/// A grid is as high as its rows and the distances between them, which are computed as the widths of the columns of a ``LazyVGrid``.
///
/// Its views are made when they come into sight, and go, with their state, when they leave it. Headers and footers of sections have lines of their
/// own.
public struct LazyHGrid<Content: View>: PrimitiveView {
    private let rows: [GridItem]
    private let alignment: VerticalAlignment
    private let spacing: CGFloat?
    private let pinnedViews: PinnedScrollableViews
    nonisolated(unsafe) private let content: Content

    /// A grid with the given distance between columns, in points; nil for the standard one.
    nonisolated public init(
        rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
        pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
    ) {
        self.rows = rows
        self.alignment = alignment
        self.spacing = spacing
        self.pinnedViews = pinnedViews
        self.content = content()
    }

    public static func _makeView(view: Attribute<Self>, inputs: _ViewInputs) -> _ViewOutputs {
        LazyContainer.makeView(
            arrangement: view.projected {
                LazyArrangement(
                    axis: .horizontal, alignment: Alignment(horizontal: .center, vertical: $0.alignment),
                    spacing: $0.spacing, tracks: $0.rows, pinned: $0.pinnedViews)
            }, axis: .horizontal,
            list: Content._makeViewList(
                view: view.projected { $0.content }, inputs: _ViewListInputs(inputs.graphInputs, isEager: false)),
            inputs: inputs)
    }
}
