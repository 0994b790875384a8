import Foundation

extension CLMonitor {
    /// What a monitor found out about one of its conditions.
    public struct Event: Sendable {
        /// Whether a condition holds.
        public enum State: UInt, Sendable {
            /// Nobody knows yet.
            case unknown
            case satisfied
            case unsatisfied
            /// It can't be watched.
            case unmonitored
        }

        /// The name of the condition.
        public let identifier: String
        /// The part of the condition that is met, where that is more exact: never here.
        public var refinement: (any CLCondition)? { nil }
        /// Whether it holds.
        public let state: State
        /// When that was found out.
        public let date: Date

        /// Whether the app may not know the place.
        public let authorizationDenied: Bool
        /// Whether no app may know the place. Always false, since GeoClue does not say.
        public var authorizationDeniedGlobally: Bool { false }
        /// Whether nobody here may allow it. Always false, since GeoClue does not say.
        public var authorizationRestricted: Bool { false }
        /// Whether a person is being asked for permission. Always false here: ``CLLocationUpdate`` tells it.
        public var authorizationRequestInProgress: Bool { false }
        /// Whether the app gets a coarse place only. Always false, since GeoClue does not say.
        public var accuracyLimited: Bool { false }
        /// Whether the app is too little in use to know the place: never so here.
        public var insufficientlyInUse: Bool { false }
        /// Whether the app has to hold a ``CLServiceSession``: it never has to here.
        public var serviceSessionRequired: Bool { false }
        /// Whether the condition is of a kind that can't be watched here.
        public let conditionUnsupported: Bool
        /// Whether there are more conditions than can be watched: never so here.
        public var conditionLimitExceeded: Bool { false }
        /// Whether what was watched before is not known any more: never so here.
        public var persistenceUnavailable: Bool { false }

        init(
            _ identifier: String, _ state: State, date: Date = Date(), denied: Bool = false, unsupported: Bool = false
        ) {
            self.identifier = identifier
            self.state = state
            self.date = date
            authorizationDenied = denied
            conditionUnsupported = unsupported
        }
    }

    /// A condition, and what was last found out about it.
    public struct Record: Sendable {
        /// The condition that is watched.
        public let condition: any CLCondition
        /// The last event of the condition that the app has handled: while its loop handles an event, this is the event before that one.
        public let lastEvent: Event
    }

    /// What a monitor tells, as long as it is there: a sequence for one task at a time.
    public struct Events: AsyncSequence, Sendable {
        public typealias Element = Event
        let monitor: CLMonitor

        /// Begins to listen. Who listened before hears nothing any more.
        public func makeAsyncIterator() -> Iterator { Iterator(monitor: monitor) }

        /// One way through the events.
        public struct Iterator: AsyncIteratorProtocol {
            let monitor: CLMonitor

            /// The next event; nil when the task was cancelled.
            public mutating func next() async throws -> Event? { await monitor.nextEvent() }
        }
    }
}
