import DovetailBase
@_exported import Foundation

@_exported import struct DovetailEngine.LocalizedStringResource

/// What an activity is about, and what of it changes.
public protocol ActivityAttributes: Codable {
    /// What the app changes while the activity runs.
    associatedtype ContentState: Codable, Hashable
}

/// Why an activity was not begun. Here it is ``unsupported``.
public enum ActivityAuthorizationError: Error, LocalizedError, Hashable, Sendable {
    case unsupported
    case denied
    case globalMaximumExceeded
    case targetMaximumExceeded
    case visibility
    case persistenceFailure
    case reconnectNotPermitted
    case unentitled
    case malformedActivityIdentifier
    case missingProcessIdentifier
    case attributesTooLarge
    case unsupportedTarget

    public var errorDescription: String? {
        self == .unsupported ? "Live activities are not supported on this device." : "The activity was not begun."
    }
}

/// Whether activities may be begun: they may not, as on an iPad that shows none.
public struct ActivityAuthorizationInfo: Sendable {
    public init() {}
    /// Whether there is a place for them: no.
    public var areActivitiesEnabled: Bool { false }
    public var frequentPushesEnabled: Bool { false }
    /// Ends at once: that does not change.
    public var activityEnablementUpdates: AsyncStream<Bool> { AsyncStream { $0.finish() } }
}

/// How far an activity is.
public enum ActivityState: String, Codable, Hashable, Sendable {
    case active
    case ended
    case dismissed
    case stale
    case pending
}

/// What an activity shows from a time on.
public struct ActivityContent<State: Codable & Hashable>: Codable, Hashable {
    public var state: State
    public var staleDate: Date?
    public var relevanceScore: Double
    public init(state: State, staleDate: Date?, relevanceScore: Double = 0) {
        (self.state, self.staleDate, self.relevanceScore) = (state, staleDate, relevanceScore)
    }
}
extension ActivityContent: Sendable where State: Sendable {}

/// When an activity that has ended goes out of sight.
public struct ActivityUIDismissalPolicy: Equatable, Sendable {
    private let date: Date?
    private let isDefault: Bool
    public static let `default` = ActivityUIDismissalPolicy(date: nil, isDefault: true)
    public static let immediate = ActivityUIDismissalPolicy(date: nil, isDefault: false)
    public static func after(_ date: Date) -> ActivityUIDismissalPolicy {
        ActivityUIDismissalPolicy(date: date, isDefault: false)
    }
}

/// How an activity hears from a server: not here.
public struct PushType: Hashable, Sendable {
    public static let token = PushType()
}

/// What a person is told when an activity changes.
public struct AlertConfiguration: Sendable {
    /// A sound.
    public struct AlertSound: Hashable, Sendable {
        private let name: String
        public static let `default` = AlertSound(name: "")
        public static func named(_ name: String) -> AlertSound { AlertSound(name: name) }
    }
    public let title: LocalizedStringResource
    public let body: LocalizedStringResource
    public let sound: AlertSound
    public init(title: LocalizedStringResource, body: LocalizedStringResource, sound: AlertSound) {
        (self.title, self.body, self.sound) = (title, body, sound)
    }
}

/// Something that is going on, shown outside of the app, for which no desktop has a place. There is never one: ``request(attributes:content:pushType:)``
/// throws ``ActivityAuthorizationError/unsupported``. The log tells once.
public final class Activity<Attributes: ActivityAttributes>: Identifiable, @unchecked Sendable {
    public typealias ContentState = Attributes.ContentState
    public let id: String
    public let attributes: Attributes
    public let content: ActivityContent<ContentState>
    public var contentState: ContentState { content.state }
    public var activityState: ActivityState { .dismissed }
    public var pushToken: Data? { nil }

    private init(_ attributes: Attributes, _ content: ActivityContent<ContentState>) {
        (id, self.attributes, self.content) = (UUID().uuidString, attributes, content)
    }

    /// The activities that run. None ever does here.
    public static var activities: [Activity<Attributes>] { [] }
    /// Ends at once: none begins.
    public static var activityUpdates: AsyncStream<Activity<Attributes>> { AsyncStream { $0.finish() } }
    public static var pushToStartTokenUpdates: AsyncStream<Data> { AsyncStream { $0.finish() } }

    /// Throws that there is no place for it.
    public static func request(
        attributes: Attributes, content: ActivityContent<ContentState>, pushType: PushType? = nil
    ) throws -> Activity<Attributes> {
        Log.warnOnce("ActivityKit", "ActivityKit: this device shows no live activities")
        throw ActivityAuthorizationError.unsupported
    }
    /// Throws that there is no place for it.
    public static func request(
        attributes: Attributes, contentState: ContentState, pushType: PushType? = nil
    ) throws -> Activity<Attributes> {
        try request(
            attributes: attributes, content: ActivityContent(state: contentState, staleDate: nil), pushType: pushType)
    }

    public func update(_ content: ActivityContent<ContentState>) async {}
    public func update(_ content: ActivityContent<ContentState>, alertConfiguration: AlertConfiguration?) async {}
    public func update(using contentState: ContentState, alertConfiguration: AlertConfiguration? = nil) async {}
    public func end(
        _ content: ActivityContent<ContentState>?, dismissalPolicy: ActivityUIDismissalPolicy = .default
    ) async {}
    public func end(
        using contentState: ContentState? = nil, dismissalPolicy: ActivityUIDismissalPolicy = .default
    ) async {}

    public var activityStateUpdates: AsyncStream<ActivityState> { AsyncStream { $0.finish() } }
    public var contentUpdates: AsyncStream<ActivityContent<ContentState>> { AsyncStream { $0.finish() } }
    public var contentStateUpdates: AsyncStream<ContentState> { AsyncStream { $0.finish() } }
    public var pushTokenUpdates: AsyncStream<Data> { AsyncStream { $0.finish() } }
}
