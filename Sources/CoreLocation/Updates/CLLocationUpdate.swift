import Foundation

/// A place, or why there is none: an element of ``liveUpdates(_:)``.
public struct CLLocationUpdate: Sendable {
    /// The place; nil while it is not known.
    public let location: CLLocation?
    /// Whether nothing moves: the place is the same as before.
    public let stationary: Bool
    /// Whether nothing moves: the place is the same as before.
    public var isStationary: Bool { stationary }
    /// Whether the app may not know the place.
    public let authorizationDenied: Bool
    /// Whether no app may know the place. GeoClue does not tell.
    public var authorizationDeniedGlobally: Bool { false }
    /// Whether nobody here may allow it. GeoClue does not tell.
    public var authorizationRestricted: Bool { false }
    /// Whether a person is being asked.
    public let authorizationRequestInProgress: Bool
    /// Whether the place is told less exactly than it is known. GeoClue does not tell.
    public var accuracyLimited: Bool { false }
    /// Whether the app is too little in use to know the place: never so here.
    public var insufficientlyInUse: Bool { false }
    /// Whether the app has to hold a ``CLServiceSession``: it never has to here.
    public var serviceSessionRequired: Bool { false }
    /// Whether the place is not known now.
    public let locationUnavailable: Bool

    init(
        location: CLLocation? = nil, stationary: Bool = false, denied: Bool = false, asking: Bool = false,
        unavailable: Bool = false
    ) {
        self.location = location
        self.stationary = stationary
        authorizationDenied = denied
        authorizationRequestInProgress = asking
        locationUnavailable = unavailable
    }

    /// What the places are for.
    public enum LiveConfiguration: Int, Sendable {
        case `default`
        case automotiveNavigation
        case otherNavigation
        case fitness
        case airborne

        var accuracy: CLLocationAccuracy {
            self == .default ? kCLLocationAccuracyBest : kCLLocationAccuracyBestForNavigation
        }
    }

    /// Places as they come, for as long as the task goes on. Asks for permission where the answer is not known, as on a Mac.
    public static func liveUpdates(_ configuration: LiveConfiguration = .default) -> Updates {
        Updates(service: .shared, configuration: configuration)
    }

    package static func liveUpdates(
        _ configuration: LiveConfiguration = .default, of service: LocationService
    ) -> Updates { Updates(service: service, configuration: configuration) }

    /// The sequence of ``CLLocationUpdate/liveUpdates(_:)``.
    public struct Updates: AsyncSequence, Sendable {
        public typealias Element = CLLocationUpdate
        let service: LocationService
        let configuration: LiveConfiguration

        /// Begins to follow the place.
        public func makeAsyncIterator() -> Iterator { Iterator(service: service, configuration: configuration) }

        /// One way through the places.
        public struct Iterator: AsyncIteratorProtocol {
            private var updates: AsyncStream<CLLocationUpdate>.Iterator

            init(service: LocationService, configuration: LiveConfiguration) {
                // The newest alone: who is slow wants to know where it is, not where it was.
                let (stream, continuation) = AsyncStream.makeStream(
                    of: CLLocationUpdate.self, bufferingPolicy: .bufferingNewest(1))
                updates = stream.makeAsyncIterator()
                if service.status == .notDetermined { continuation.yield(CLLocationUpdate(asking: true)) }
                let last = LastPlace()
                let number = service.add(
                    LocationService.Want(accuracy: configuration.accuracy, distance: kCLDistanceFilterNone) { event in
                        switch event {
                        case .granted: break
                        case .denied, .failed(.denied): continuation.yield(CLLocationUpdate(denied: true))
                        case .failed: continuation.yield(CLLocationUpdate(unavailable: true))
                        case .location(let location):
                            continuation.yield(
                                CLLocationUpdate(location: location, stationary: last.isSame(as: location)))
                        }
                    })
                continuation.onTermination = { _ in service.remove(number) }
                service.ask(always: false)
            }

            /// The next place; nil when the task was cancelled.
            public mutating func next() async throws -> CLLocationUpdate? { await updates.next() }
        }
    }

    private final class LastPlace: @unchecked Sendable {
        private let lock = NSLock()
        private var last: CLLocation?

        func isSame(as location: CLLocation) -> Bool {
            lock.withLock {
                defer { last = location }
                return last.map { $0.distance(from: location) < 1 } ?? false
            }
        }
    }
}

/// Says that the app goes on with its work without windows. Apps always may here.
public final class CLBackgroundActivitySession: Sendable {
    /// Begins a session.
    public init() {}
    /// Ends the session.
    public func invalidate() {}
}
