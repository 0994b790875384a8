import AppIntents
import SwiftUI

/// A preview of a widget in one size, with some entries of its timeline.
///
///     #Preview(as: .systemSmall) {
///         StepsWidget()
///     } timeline: {
///         StepsEntry(date: .now, steps: 4_200)
///         StepsEntry(date: .now, steps: 10_000)
///     }
///
/// Xcode shows one entry after the other; here they stand below each other.
@freestanding(declaration)
public macro Preview(
    _ name: String? = nil, as family: WidgetFamily, widget: @escaping @MainActor () -> any Widget,
    @PreviewTimelineBuilder timeline: @escaping @MainActor () async -> [any TimelineEntry]
) = #externalMacro(module: "DovetailMacros", type: "WidgetPreviewMacro")

/// A preview of a widget in one size, with a timeline of a provider's.
@freestanding(declaration)
public macro Preview<Provider: TimelineProvider>(
    _ name: String? = nil, as family: WidgetFamily, widget: @escaping @MainActor () -> any Widget,
    timelineProvider: @escaping @MainActor () -> Provider
) = #externalMacro(module: "DovetailMacros", type: "WidgetPreviewMacro")

/// A preview of a widget that is set up by an intent, with a timeline that a provider makes for it.
@freestanding(declaration)
public macro Preview<Provider: AppIntentTimelineProvider>(
    _ name: String? = nil, as family: WidgetFamily, using intent: Provider.Intent,
    widget: @escaping @MainActor () -> any Widget, timelineProvider: @escaping @MainActor () -> Provider
) = #externalMacro(module: "DovetailMacros", type: "WidgetPreviewMacro")

/// A preview of a live activity in some states, as a locked device or the place beside its camera shows it.
///
///     #Preview(as: .content, using: RideAttributes.preview) {
///         RideActivity()
///     } contentStates: {
///         RideAttributes.ContentState(minutes: 4)
///     }
@freestanding(declaration)
public macro Preview<Attributes: ActivityAttributes>(
    _ name: String? = nil, as kind: ActivityPreviewViewKind, using attributes: Attributes,
    widget: @escaping @MainActor () -> any Widget,
    @PreviewActivityBuilder<Attributes> contentStates: @escaping @MainActor () async -> [Attributes.ContentState]
) = #externalMacro(module: "DovetailMacros", type: "WidgetPreviewMacro")

// What the macros above make: a source may import WidgetKit alone.
public typealias _WidgetPreview = Preview
public typealias _WidgetPreviewRegistry = PreviewRegistry

/// Puts together the entries that a preview shows.
@resultBuilder
public enum PreviewTimelineBuilder {
    public static func buildExpression(_ entry: any TimelineEntry) -> [any TimelineEntry] { [entry] }
    public static func buildExpression(_ entries: [any TimelineEntry]) -> [any TimelineEntry] { entries }
    public static func buildBlock(_ entries: [any TimelineEntry]...) -> [any TimelineEntry] { entries.flatMap(\.self) }
    public static func buildArray(_ entries: [[any TimelineEntry]]) -> [any TimelineEntry] { entries.flatMap(\.self) }
    public static func buildOptional(_ entries: [any TimelineEntry]?) -> [any TimelineEntry] { entries ?? [] }
    public static func buildEither(first entries: [any TimelineEntry]) -> [any TimelineEntry] { entries }
    public static func buildEither(second entries: [any TimelineEntry]) -> [any TimelineEntry] { entries }
}

/// Puts together the states of an activity that a preview shows.
@resultBuilder
public enum PreviewActivityBuilder<Attributes: ActivityAttributes> {
    public typealias State = Attributes.ContentState
    public static func buildExpression(_ state: State) -> [State] { [state] }
    public static func buildExpression(_ states: [State]) -> [State] { states }
    public static func buildBlock(_ states: [State]...) -> [State] { states.flatMap(\.self) }
    public static func buildArray(_ states: [[State]]) -> [State] { states.flatMap(\.self) }
    public static func buildOptional(_ states: [State]?) -> [State] { states ?? [] }
    public static func buildEither(first states: [State]) -> [State] { states }
    public static func buildEither(second states: [State]) -> [State] { states }
}

/// Where a preview shows an activity.
public struct ActivityPreviewViewKind: Hashable, Sendable {
    /// How much room there is beside the camera.
    public enum DynamicIslandPreviewViewState: Hashable, Sendable { case compact, expanded, minimal }
    enum Place: Hashable { case content, island(DynamicIslandPreviewViewState) }
    let place: Place

    /// On a locked device.
    public static let content = ActivityPreviewViewKind(place: .content)
    /// Beside the camera.
    public static func dynamicIsland(_ state: DynamicIslandPreviewViewState) -> ActivityPreviewViewKind {
        ActivityPreviewViewKind(place: .island(state))
    }
}

extension Preview {
    /// A preview of a widget with some entries.
    public init(
        _ name: String? = nil, as family: WidgetFamily, widget: @escaping @MainActor () -> any Widget,
        @PreviewTimelineBuilder timeline: @escaping @MainActor () async -> [any TimelineEntry]
    ) {
        self.init(name, all: [.sizeThatFitsLayout]) {
            AnyView(PreviewedEntries(widgets: widget().descriptions, family: family, load: timeline))
        }
    }

    /// A preview of a widget with a timeline of a provider's.
    public init<Provider: TimelineProvider>(
        _ name: String? = nil, as family: WidgetFamily, widget: @escaping @MainActor () -> any Widget,
        timelineProvider: @escaping @MainActor () -> Provider
    ) {
        self.init(name, all: [.sizeThatFitsLayout]) {
            let source = TimelineSource(timelineProvider(), in: TimelineProviderContext(family: family))
            return AnyView(PreviewedTimeline(widgets: widget().descriptions, family: family, source: source))
        }
    }

    /// A preview of a widget that is set up by an intent.
    public init<Provider: AppIntentTimelineProvider>(
        _ name: String? = nil, as family: WidgetFamily, using intent: Provider.Intent,
        widget: @escaping @MainActor () -> any Widget, timelineProvider: @escaping @MainActor () -> Provider
    ) {
        self.init(name, all: [.sizeThatFitsLayout]) {
            let context = TimelineProviderContext(family: family)
            let source = TimelineSource(timelineProvider(), for: intent, in: context)
            return AnyView(PreviewedTimeline(widgets: widget().descriptions, family: family, source: source))
        }
    }

    /// A preview of a live activity.
    public init<Attributes: ActivityAttributes>(
        _ name: String? = nil, as kind: ActivityPreviewViewKind, using attributes: Attributes,
        widget: @escaping @MainActor () -> any Widget,
        @PreviewActivityBuilder<Attributes> contentStates: @escaping @MainActor () async -> [Attributes.ContentState]
    ) {
        self.init(name, all: [.sizeThatFitsLayout]) {
            AnyView(
                PreviewedActivity(
                    activities: widget().activities, kind: kind, attributes: attributes, load: contentStates))
        }
    }
}

extension Widget {
    fileprivate var descriptions: [_WidgetDescription] { body._descriptions }
    fileprivate var activities: [_ActivityDescription] { body._activities }
}
