import SwiftUI

/// What is shown beside the camera. Nothing but a preview shows it.
public struct DynamicIsland {
    let expanded: [(position: DynamicIslandExpandedRegionPosition, content: AnyView)]
    let compactLeading: AnyView
    let compactTrailing: AnyView
    let minimal: AnyView

    /// The views for each place.
    public init<Expanded, Leading: View, Trailing: View, Minimal: View>(
        @DynamicIslandExpandedContentBuilder expanded: @escaping () -> DynamicIslandExpandedContent<Expanded>,
        @ViewBuilder compactLeading: @escaping () -> Leading,
        @ViewBuilder compactTrailing: @escaping () -> Trailing, @ViewBuilder minimal: @escaping () -> Minimal
    ) {
        self.expanded = expanded().regions
        self.compactLeading = AnyView(compactLeading())
        self.compactTrailing = AnyView(compactTrailing())
        self.minimal = AnyView(minimal())
    }
    /// The address that a press opens.
    public func widgetURL(_ url: URL?) -> DynamicIsland { self }
    /// The colour of its edge.
    public func keylineTint(_ color: Color?) -> DynamicIsland { self }
    /// The margins of its content.
    public func contentMargins(
        _ edges: Edge.Set = .all, _ length: CGFloat, for mode: DynamicIslandMode
    ) -> DynamicIsland { self }
}

/// How much is shown beside the camera.
public struct DynamicIslandMode: Hashable, Sendable {
    private let name: String
    public static let compactLeading = DynamicIslandMode(name: "compactLeading")
    public static let compactTrailing = DynamicIslandMode(name: "compactTrailing")
    public static let expanded = DynamicIslandMode(name: "expanded")
    public static let minimal = DynamicIslandMode(name: "minimal")
}

/// A place beside the camera.
public struct DynamicIslandExpandedRegionPosition: Hashable, Sendable {
    private let name: String
    public static let leading = DynamicIslandExpandedRegionPosition(name: "leading")
    public static let trailing = DynamicIslandExpandedRegionPosition(name: "trailing")
    public static let center = DynamicIslandExpandedRegionPosition(name: "center")
    public static let bottom = DynamicIslandExpandedRegionPosition(name: "bottom")
}

/// What is shown in a place beside the camera.
public struct DynamicIslandExpandedRegion<Content: View> {
    let position: DynamicIslandExpandedRegionPosition
    let content: () -> Content

    /// Views for a place. The priority, by which places share the width, makes no difference.
    public init(
        _ position: DynamicIslandExpandedRegionPosition, priority: Double = 0,
        @ViewBuilder content: @escaping () -> Content
    ) { (self.position, self.content) = (position, content) }
}

/// What is shown in all places beside the camera.
public struct DynamicIslandExpandedContent<Content> {
    let regions: [(position: DynamicIslandExpandedRegionPosition, content: AnyView)]
}

/// Puts together what is shown beside the camera.
@resultBuilder
public struct DynamicIslandExpandedContentBuilder {
    public static func buildBlock<each Content: View>(
        _ regions: repeat DynamicIslandExpandedRegion<each Content>
    ) -> DynamicIslandExpandedContent<(repeat each Content)> {
        var all: [(position: DynamicIslandExpandedRegionPosition, content: AnyView)] = []
        repeat all.append(((each regions).position, AnyView((each regions).content())))
        return DynamicIslandExpandedContent(regions: all)
    }
    public static func buildExpression<Content: View>(_ region: DynamicIslandExpandedRegion<Content>)
        -> DynamicIslandExpandedRegion<Content>
    { region }
}
