@_exported import ActivityKit
import DovetailBase
import SwiftUI

/// What is shown of an activity.
public struct ActivityViewContext<Attributes: ActivityAttributes> {
    /// The name of the activity.
    public let activityID: String
    public let attributes: Attributes
    public let state: Attributes.ContentState
    public let isStale: Bool
}

/// What is shown of an activity, on a locked device and beside its camera. No desktop has a place for that, so nothing of it is: the window of the widgets
/// leaves it out, and the log tells once.
public struct ActivityConfiguration<Attributes: ActivityAttributes>: WidgetConfiguration {
    /// The views of an activity.
    public init<Content: View>(
        for attributesType: Attributes.Type,
        @ViewBuilder content: @escaping (ActivityViewContext<Attributes>) -> Content,
        dynamicIsland: @escaping (ActivityViewContext<Attributes>) -> DynamicIsland
    ) { Log.warnOnce("WidgetKit.ActivityConfiguration", "WidgetKit: this device shows no live activities") }

    public var body: Never { fatalError("ActivityConfiguration has no body") }
    public var _descriptions: [_WidgetDescription] { [] }
}

/// What is shown beside the camera. Nothing is.
public struct DynamicIsland {
    /// The views for each place.
    public init<Expanded, Leading: View, Trailing: View, Minimal: View>(
        @DynamicIslandExpandedContentBuilder expanded: @escaping () -> DynamicIslandExpandedContent<Expanded>,
        @ViewBuilder compactLeading: @escaping () -> Leading,
        @ViewBuilder compactTrailing: @escaping () -> Trailing, @ViewBuilder minimal: @escaping () -> Minimal
    ) {}
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
    public init(
        _ position: DynamicIslandExpandedRegionPosition, priority: Double = 0,
        @ViewBuilder content: @escaping () -> Content
    ) {}
}

/// What is shown in all places beside the camera.
public struct DynamicIslandExpandedContent<Content> {}

/// Puts together what is shown beside the camera.
@resultBuilder
public struct DynamicIslandExpandedContentBuilder {
    public static func buildBlock<each Content: View>(
        _ regions: repeat DynamicIslandExpandedRegion<each Content>
    ) -> DynamicIslandExpandedContent<(repeat each Content)> { DynamicIslandExpandedContent() }
    public static func buildExpression<Content: View>(_ region: DynamicIslandExpandedRegion<Content>)
        -> DynamicIslandExpandedRegion<Content>
    { region }
}
