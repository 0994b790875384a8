import AppIntents
@_exported import Foundation

/// What a widget shows from a time on.
public protocol TimelineEntry {
    /// From when on it is shown.
    var date: Date { get }
    /// How much it matters to a person.
    var relevance: TimelineEntryRelevance? { get }
}

extension TimelineEntry { public var relevance: TimelineEntryRelevance? { nil } }

/// How much an entry matters to a person. Nothing here chooses between widgets.
public struct TimelineEntryRelevance: Hashable, Codable, Sendable {
    /// A number beside those of other entries.
    public var score: Float
    /// For how many seconds; 0 until the next entry.
    public var duration: TimeInterval
    /// A number, for a time.
    public init(score: Float, duration: TimeInterval = 0) {
        self.score = score
        self.duration = duration
    }
}

/// When a new timeline is asked for.
public struct TimelineReloadPolicy: Equatable, Sendable {
    enum Time: Equatable, Sendable {
        case atEnd
        case never
        case after(Date)
    }
    let time: Time

    /// When the last entry's time has come.
    public static let atEnd = TimelineReloadPolicy(time: .atEnd)
    /// Not before the app asks for it.
    public static let never = TimelineReloadPolicy(time: .never)
    /// After a time.
    public static func after(_ date: Date) -> TimelineReloadPolicy { TimelineReloadPolicy(time: .after(date)) }
}

/// What a widget shows over time.
public struct Timeline<EntryType: TimelineEntry> {
    /// The entries.
    public let entries: [EntryType]
    /// When a new timeline is asked for.
    public let policy: TimelineReloadPolicy
    /// Entries in the order of their dates, and when a new timeline is asked for.
    public init(entries: [EntryType], policy: TimelineReloadPolicy) {
        self.entries = entries
        self.policy = policy
    }

    /// The last entry whose time has come, or the first one. Takes a time in the number of entries.
    func entry(at date: Date) -> EntryType? { entries.last { $0.date <= date } ?? entries.first }

    /// When a new timeline is asked for; nil for never.
    var reloadDate: Date? {
        switch policy.time {
        case .atEnd: entries.last?.date
        case .never: nil
        case .after(let date): date
        }
    }
}

/// What a provider is told about the place of a widget.
public struct TimelineProviderContext: @unchecked Sendable {
    // A value that nothing changes.

    /// The size that there is of the widget.
    public let family: WidgetFamily
    /// Whether it is shown to somebody who chooses among widgets. Never here.
    public let isPreview: Bool
    /// How large it is, in points.
    public let displaySize: CGSize

    init(family: WidgetFamily) {
        self.family = family
        isPreview = false
        displaySize = family.size
    }
}

/// Makes a widget's timeline.
public protocol TimelineProvider {
    associatedtype Entry: TimelineEntry
    typealias Context = TimelineProviderContext
    /// What is shown until there is a timeline.
    func placeholder(in context: Context) -> Entry
    /// What is shown to somebody who chooses among widgets.
    @preconcurrency func getSnapshot(in context: Context, completion: @escaping @Sendable (Entry) -> Void)
    /// Makes the timeline, and hands it over on any thread.
    @preconcurrency func getTimeline(in context: Context, completion: @escaping @Sendable (Timeline<Entry>) -> Void)
}

/// Makes the timeline of a widget that is set up by an intent.
public protocol AppIntentTimelineProvider {
    associatedtype Entry: TimelineEntry
    associatedtype Intent: WidgetConfigurationIntent
    typealias Context = TimelineProviderContext
    /// What is shown until there is a timeline.
    func placeholder(in context: Context) -> Entry
    /// What is shown to somebody who chooses among widgets.
    func snapshot(for configuration: Intent, in context: Context) async -> Entry
    /// Makes the timeline.
    func timeline(for configuration: Intent, in context: Context) async -> Timeline<Entry>
    /// What a watch offers.
    func recommendations() -> [AppIntentRecommendation<Intent>]
}

extension AppIntentTimelineProvider {
    public func recommendations() -> [AppIntentRecommendation<Intent>] { [] }
}

/// A way to set a widget up that a watch offers. Nothing offers it here.
public struct AppIntentRecommendation<Intent: WidgetConfigurationIntent> {
    let intent: Intent
    /// An intent, and a description of it.
    public init(intent: Intent, description: some StringProtocol) { self.intent = intent }
}
