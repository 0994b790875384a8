import AppIntents
import SwiftUI

/// What a widget shows, and how.
@MainActor @preconcurrency
public protocol WidgetConfiguration {
    associatedtype Body: WidgetConfiguration
    var body: Body { get }
    /// What the window of the widgets needs. Not for use outside the framework.
    var _descriptions: [_WidgetDescription] { get }
    /// What previews need of its activities. Not for use outside the framework.
    var _activities: [_ActivityDescription] { get }
}

extension WidgetConfiguration {
    public var _descriptions: [_WidgetDescription] { body._descriptions }
    public var _activities: [_ActivityDescription] { body._activities }
}

extension WidgetConfiguration where Body == Never {
    public var _activities: [_ActivityDescription] { [] }
}

extension Never: WidgetConfiguration {
    public var _descriptions: [_WidgetDescription] { [] }
}

/// All that the window needs to know about a widget. Not for use outside the framework.
public struct _WidgetDescription {
    var kind: String
    var name: Text?
    var text: Text?
    var families = WidgetFamily.whatTheDesktopShows
    var hasMargins = true
    /// A view that loads the timeline and shows it.
    let content: @MainActor (_ family: WidgetFamily) -> AnyView
    /// A view that shows one entry; nil for an entry of another type than the widget's.
    let entry: @MainActor (any TimelineEntry) -> AnyView?

    init(
        kind: String, content: @escaping @MainActor (_ family: WidgetFamily) -> AnyView,
        entry: @escaping @MainActor (any TimelineEntry) -> AnyView?
    ) { (self.kind, self.content, self.entry) = (kind, content, entry) }
}

/// A widget without anything to set up.
public struct StaticConfiguration<Content: View>: WidgetConfiguration {
    public let _descriptions: [_WidgetDescription]

    /// A widget that shows each entry of a provider's timeline by a view. Other programs know it by its kind.
    public init<Provider: TimelineProvider>(
        kind: String, provider: Provider, @ViewBuilder content: @escaping (Provider.Entry) -> Content
    ) {
        _descriptions = [
            _WidgetDescription(
                kind: kind,
                content: { family in
                    let context = TimelineProviderContext(family: family)
                    return AnyView(
                        TimelinePlayer(kind: kind, source: TimelineSource(provider, in: context), content: content))
                }, entry: { entry in (entry as? Provider.Entry).map { AnyView(content($0)) } })
        ]
    }

    public var body: Never { fatalError("StaticConfiguration has no body") }
}

/// A widget that is set up by an intent. Nothing sets it up here: the intent has its first values.
public struct AppIntentConfiguration<Intent: WidgetConfigurationIntent, Content: View>: WidgetConfiguration {
    public let _descriptions: [_WidgetDescription]

    /// A widget that shows each entry of a provider's timeline by a view.
    public init<Provider: AppIntentTimelineProvider>(
        kind: String, intent: Intent.Type = Intent.self, provider: Provider,
        @ViewBuilder content: @escaping (Provider.Entry) -> Content
    ) where Provider.Intent == Intent {
        _descriptions = [
            _WidgetDescription(
                kind: kind,
                content: { family in
                    let context = TimelineProviderContext(family: family)
                    let source = TimelineSource(provider, for: Intent(), in: context)
                    return AnyView(TimelinePlayer(kind: kind, source: source, content: content))
                }, entry: { entry in (entry as? Provider.Entry).map { AnyView(content($0)) } })
        ]
    }

    public var body: Never { fatalError("AppIntentConfiguration has no body") }
}

/// A widget that is not there.
public struct EmptyWidgetConfiguration: WidgetConfiguration {
    public init() {}
    public var body: Never { fatalError("EmptyWidgetConfiguration has no body") }
    public var _descriptions: [_WidgetDescription] { [] }
}

extension WidgetConfiguration {
    /// Gives the widget a name.
    public func configurationDisplayName(_ name: Text) -> some WidgetConfiguration { changed { $0.name = name } }
    /// Gives the widget a name.
    public func configurationDisplayName(_ nameKey: LocalizedStringKey) -> some WidgetConfiguration {
        configurationDisplayName(Text(nameKey))
    }
    /// Gives the widget a name.
    @_disfavoredOverload
    public func configurationDisplayName(_ name: some StringProtocol) -> some WidgetConfiguration {
        configurationDisplayName(Text(name))
    }
    /// Says what the widget is for.
    public func description(_ description: Text) -> some WidgetConfiguration { changed { $0.text = description } }
    /// Says what the widget is for.
    public func description(_ descriptionKey: LocalizedStringKey) -> some WidgetConfiguration {
        description(Text(descriptionKey))
    }
    /// Says what the widget is for.
    @_disfavoredOverload
    public func description(_ text: some StringProtocol) -> some WidgetConfiguration { description(Text(text)) }
    /// Says in which sizes there is the widget.
    public func supportedFamilies(_ families: [WidgetFamily]) -> some WidgetConfiguration {
        changed { $0.families = families }
    }
    /// Lets the content go up to the edges.
    public func contentMarginsDisabled() -> some WidgetConfiguration { changed { $0.hasMargins = false } }

    func changed(_ change: (inout _WidgetDescription) -> Void) -> some WidgetConfiguration {
        var all = _descriptions
        for index in all.indices { change(&all[index]) }
        return ChangedConfiguration(_descriptions: all, _activities: _activities)
    }
}

private struct ChangedConfiguration: WidgetConfiguration {
    let _descriptions: [_WidgetDescription]
    let _activities: [_ActivityDescription]
    var body: Never { fatalError("a changed configuration has no body") }
}
