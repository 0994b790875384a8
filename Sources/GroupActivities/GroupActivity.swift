import CoreGraphics
import CoreTransferable
import DovetailBase
import Foundation

/// Something that people who are in a call with each other do together. Nobody is in a call here, so nothing is shared: ``activate()`` answers no,
/// ``prepareForActivation()`` that it is to be done alone, and ``sessions()`` never brings a session.
public protocol GroupActivity: Codable {
    /// The name by which the devices of a call know the activity. Without one of the app's own it is the type's name.
    static var activityIdentifier: String { get }
    /// What people are told of the activity.
    var metadata: GroupActivityMetadata { get async }
}

extension GroupActivity {
    public static var activityIdentifier: String { String(reflecting: Self.self) }

    /// Whether the activity is to be done together: it can't be. The log tells once.
    public func prepareForActivation() async -> GroupActivityActivationResult {
        GroupCalls.tellAbsence()
        return .activationDisabled
    }

    /// Shares the activity with those in the call.
    /// - Returns: Whether there is a session now: there is none. The log tells once.
    public func activate() async throws -> Bool {
        GroupCalls.tellAbsence()
        return false
    }

    /// The sessions that begin. None does: the sequence waits until its task is cancelled.
    public static func sessions() -> GroupSession<Self>.Sessions { GroupSession<Self>.Sessions() }
}

/// An activity that others can be given in place of a file, as by a menu to share. Here it hands on what it is made of, as JSON.
public protocol GroupActivityTransferRepresentable: GroupActivity, Transferable {}

/// Whether an activity is to be done together.
public enum GroupActivityActivationResult: Hashable, Sendable {
    /// Alone, as nobody is in a call, or a person wants that. Here it is always this.
    case activationDisabled
    /// Together.
    case activationPreferred
    /// A person has changed their mind.
    case cancelled
}

/// What people are told of an activity. Encoded, it has all but the picture.
public struct GroupActivityMetadata: Codable, Sendable {
    /// A kind of activity.
    public struct ActivityType: Codable, Hashable, Sendable {
        private let name: String
        public static let generic = ActivityType(name: "generic")
        public static let watchTogether = ActivityType(name: "watch")
        public static let listenTogether = ActivityType(name: "listen")
        public static let workoutTogether = ActivityType(name: "workout")
        public static let exploreTogether = ActivityType(name: "explore")
        public static let createTogether = ActivityType(name: "create")
        public static let shopTogether = ActivityType(name: "shop")
        public static let learnTogether = ActivityType(name: "learn")
        public static let readTogether = ActivityType(name: "read")
    }
    /// How long an activity goes on when people leave.
    public enum LifetimePolicy: Codable, Hashable, Sendable {
        /// While somebody takes part.
        case `default`
        /// Until the one who began it leaves.
        case endsWithInitiator
    }

    public var title: String?
    public var subtitle: String?
    /// A picture of it.
    public var previewImage: CGImage?
    /// Where those without the app go.
    public var fallbackURL: URL?
    public var type = ActivityType.generic
    /// Whether it can go on on a television.
    public var supportsContinuationOnTV = false
    public var lifetimePolicy = LifetimePolicy.default

    private enum CodingKeys: String, CodingKey {
        case title, subtitle, fallbackURL, type, supportsContinuationOnTV, lifetimePolicy
    }

    public init() {}
}

/// Calls, which this device has none of.
enum GroupCalls {
    static func tellAbsence() {
        Log.warnOnce("GroupActivities", "GroupActivities: this device takes part in no calls, so nothing is shared")
    }
}
