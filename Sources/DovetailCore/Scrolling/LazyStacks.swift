import AttributeGraph
import Foundation

/// Kinds of views in a lazy container that stay in sight while their section does.
public struct PinnedScrollableViews: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// The headers of sections.
    public static let sectionHeaders = PinnedScrollableViews(rawValue: 1)
    /// The footers of sections.
    public static let sectionFooters = PinnedScrollableViews(rawValue: 2)
}

/// A column for scroll views.
///
/// It is as wide as it is offered. Its views are made when they come into sight, and go, with their state, when they leave it. Their lengths are
/// estimated until then. The standard distance between views is the same for all kinds of views.
public struct LazyVStack<Content: View>: PrimitiveView {
    private let alignment: HorizontalAlignment
    private let spacing: CGFloat?
    private let pinnedViews: PinnedScrollableViews
    nonisolated(unsafe) private let content: Content

    /// A column with the given distance between its views, in points; nil for the standard one.
    nonisolated public init(
        alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = [],
        @ViewBuilder content: () -> Content
    ) {
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
                    spacing: $0.spacing, pinned: $0.pinnedViews)
            }, axis: .vertical,
            list: Content._makeViewList(
                view: view.projected { $0.content }, inputs: _ViewListInputs(inputs.graphInputs, isEager: false)),
            inputs: inputs)
    }
}

/// A row for scroll views.
///
/// It is as high as it is offered. Its views are made when they come into sight, and go, with their state, when they leave it. Their lengths are
/// estimated until then. The standard distance between views is the same for all kinds of views.
public struct LazyHStack<Content: View>: PrimitiveView {
    private let alignment: VerticalAlignment
    private let spacing: CGFloat?
    private let pinnedViews: PinnedScrollableViews
    nonisolated(unsafe) private let content: Content

    /// A row with the given distance between its views, in points; nil for the standard one.
    nonisolated public init(
        alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = [],
        @ViewBuilder content: () -> Content
    ) {
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
                    spacing: $0.spacing, pinned: $0.pinnedViews)
            }, axis: .horizontal,
            list: Content._makeViewList(
                view: view.projected { $0.content }, inputs: _ViewListInputs(inputs.graphInputs, isEager: false)),
            inputs: inputs)
    }
}
