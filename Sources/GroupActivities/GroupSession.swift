import Combine
import Foundation

/// An activity that several people take part in. There is never one here: nobody but this module makes them, and it makes none.
public final class GroupSession<ActivityType: GroupActivity>: ObservableObject, Identifiable, @unchecked Sendable {
    /// How far a session is.
    public enum State: Equatable {
        /// It is there, and this device does not take part yet.
        case waiting
        case joined
        /// It is over.
        case invalidated(reason: any Error)

        /// Two that are over are equal when their reasons are of the same kind and number.
        public static func == (first: Self, second: Self) -> Bool {
            switch (first, second) {
            case (.waiting, .waiting), (.joined, .joined): return true
            case (.invalidated(let own), .invalidated(let other)):
                let (own, other) = (own as NSError, other as NSError)
                return own.domain == other.domain && own.code == other.code
            default: return false
            }
        }
    }

    /// The sessions that begin. None does: ``AsyncIterator/next()`` waits until its task is cancelled, and then gives nil.
    public struct Sessions: AsyncSequence, Sendable {
        public typealias Element = GroupSession<ActivityType>
        /// Waits for a session.
        public struct AsyncIterator: AsyncIteratorProtocol {
            private var none = AsyncStream<GroupSession<ActivityType>> { _ in }.makeAsyncIterator()
            /// nil when the task is cancelled.
            public mutating func next() async -> GroupSession<ActivityType>? {
                GroupCalls.tellAbsence()
                return await none.next()
            }
        }
        public func makeAsyncIterator() -> AsyncIterator { AsyncIterator() }
    }

    public let id = UUID()
    @Published public var activity: ActivityType
    @Published public private(set) var state = State.waiting
    /// Those who take part.
    @Published public private(set) var activeParticipants: Set<Participant> = []
    /// The person at this device.
    public let localParticipant = Participant()
    /// Whether it was begun at this device.
    public let isLocallyInitiated: Bool
    /// The name of the window that the session is shown in.
    public var sceneSessionIdentifier: String? { nil }

    init(_ activity: ActivityType) { (self.activity, isLocallyInitiated) = (activity, true) }

    /// Takes part.
    public func join() { state = .joined }
    /// Takes part no longer; the others go on.
    public func leave() { state = .invalidated(reason: CancellationError()) }
    /// Ends it for all.
    public func end() { state = .invalidated(reason: CancellationError()) }
    /// Asks that the session be in front.
    public func requestForegroundPresentation() {}
    /// Tells the others of something that a person did.
    public func postEvent(_ event: GroupSessionEvent) {}
    /// Shows the others something that a person did.
    public func showNotice(_ event: GroupSessionEvent) {}
}

/// Somebody who takes part in a session.
public struct Participant: Hashable, Identifiable, Sendable {
    public let id: UUID
    /// Whether they are in the same room.
    public var isNearbyWithLocalParticipant: Bool { false }
    init() { id = UUID() }
}

/// Those of a session who are meant.
public enum Participants: Hashable, Sendable {
    case all
    case only(Set<Participant>)
    /// One person.
    public static func only(_ participant: Participant) -> Participants { .only([participant]) }
}

/// What somebody did in a session, as the others are told.
public struct GroupSessionEvent: Sendable {
    /// What was done.
    public struct Action: Sendable {
        let name: String
        public static let play = Action(name: "play")
        public static let pause = Action(name: "pause")
        public static let next = Action(name: "next")
        public static let previous = Action(name: "previous")
        public static let skip = Action(name: "skip")
        /// Something was added to what is next.
        public static func addedToQueue(_ count: Int) -> Action { Action(name: "added \(count)") }
        /// Something else.
        public static func other(_ name: String) -> Action { Action(name: name) }
    }
    public let originator: Participant
    public let action: Action
    public let url: URL?
    public init(originator: Participant, action: Action, url: URL?) {
        (self.originator, self.action, self.url) = (originator, action, url)
    }
}

/// Whether the person is in a call in which something could be shared: never here.
public final class GroupStateObserver: ObservableObject, @unchecked Sendable {
    /// No. It does not change.
    @Published public private(set) var isEligibleForGroupSession = false
    public init() {}
}
