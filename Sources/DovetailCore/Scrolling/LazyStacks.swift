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
/// It is as wide as it is offered. It differs from SwiftUI's in that all of its views are made when it is.
public struct LazyVStack<Content: View>: View {
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

    public var body: some View {
        VStack(alignment: alignment, spacing: spacing) {
            if pinnedViews.isEmpty {
                content
            } else {
                PinnedSections(
                    axis: .vertical, pinned: pinnedViews, spacing: spacing, horizontal: alignment, vertical: .center,
                    content: content)
            }
        }
        .frame(maxWidth: .infinity, alignment: Alignment(horizontal: alignment, vertical: .top))
    }
}

/// A row for scroll views.
///
/// It is as high as it is offered. It differs from SwiftUI's in that all of its views are made when it is.
public struct LazyHStack<Content: View>: View {
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

    public var body: some View {
        HStack(alignment: alignment, spacing: spacing) {
            if pinnedViews.isEmpty {
                content
            } else {
                PinnedSections(
                    axis: .horizontal, pinned: pinnedViews, spacing: spacing, horizontal: .center, vertical: alignment,
                    content: content)
            }
        }
        .frame(maxHeight: .infinity, alignment: Alignment(horizontal: .leading, vertical: alignment))
    }
}
