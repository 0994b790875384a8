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

/// What is shown of an activity, on a locked device and beside its camera. No desktop has a place for that, so nothing but a preview shows it: the window
/// of the widgets leaves it out, and the log tells once.
public struct ActivityConfiguration<Attributes: ActivityAttributes>: WidgetConfiguration {
    /// The views of an activity.
    public init<Content: View>(
        for attributesType: Attributes.Type,
        @ViewBuilder content: @escaping (ActivityViewContext<Attributes>) -> Content,
        dynamicIsland: @escaping (ActivityViewContext<Attributes>) -> DynamicIsland
    ) {
        Log.warnOnce("WidgetKit.ActivityConfiguration", "WidgetKit: this device shows no live activities")
        _activities = [
            _ActivityDescription { attributes, state in
                guard let attributes = attributes as? Attributes, let state = state as? Attributes.ContentState else {
                    return nil
                }
                let context = ActivityViewContext(
                    activityID: "preview", attributes: attributes, state: state, isStale: false)
                return (AnyView(content(context)), dynamicIsland(context))
            }
        ]
    }

    public var body: Never { fatalError("ActivityConfiguration has no body") }
    public var _descriptions: [_WidgetDescription] { [] }
    public let _activities: [_ActivityDescription]
}

/// How an activity looks. Not for use outside the framework.
public struct _ActivityDescription {
    /// What is shown on a locked device, and beside the camera; nil for attributes or a state of another type.
    let views: @MainActor (_ attributes: Any, _ state: Any) -> (content: AnyView, island: DynamicIsland)?
}
