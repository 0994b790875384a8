import Foundation

/// Says that the app needs the place for as long as the object lives. Asks for permission where the answer is not known.
public final class CLServiceSession: Sendable {
    /// When the app needs the place.
    public enum AuthorizationRequirement: Int, Sendable {
        case none
        case whenInUse
        case always
    }

    private let service: LocationService
    private let requirement: AuthorizationRequirement

    /// Begins a session.
    public convenience init(authorization: AuthorizationRequirement) {
        self.init(authorization: authorization, service: .shared)
    }

    /// Begins a session that needs the place exactly for a purpose. GeoClue knows no purposes.
    public convenience init(authorization: AuthorizationRequirement, fullAccuracyPurposeKey: String) {
        self.init(authorization: authorization)
    }

    package init(authorization: AuthorizationRequirement, service: LocationService) {
        self.service = service
        requirement = authorization
        if authorization != .none { service.ask(always: authorization == .always) }
    }

    /// Ends the session. Permission stays.
    public func invalidate() {}

    /// How things stand with what the session asks for: now, and whenever that is otherwise.
    public var diagnostics: Diagnostics { Diagnostics(service: service, requirement: requirement) }

    /// How things stand with what a session asks for.
    public struct Diagnostic: Sendable {
        /// Whether the app may not know the place.
        public let authorizationDenied: Bool
        /// Whether no app may know the place. GeoClue does not tell.
        public var authorizationDeniedGlobally: Bool { false }
        /// Whether nobody here may allow it. GeoClue does not tell.
        public var authorizationRestricted: Bool { false }
        /// Whether a person is being asked.
        public let authorizationRequestInProgress: Bool
        /// Whether the app may know the place while it is used, but not always. GeoClue knows no difference.
        public var alwaysAuthorizationDenied: Bool { authorizationDenied }
        /// Whether the app may not know the place exactly. GeoClue does not tell.
        public var fullAccuracyDenied: Bool { false }
        /// Whether the app is too little in use to know the place: never so here.
        public var insufficientlyInUse: Bool { false }
        /// Whether the app has to hold a session: it never has to here.
        public var serviceSessionRequired: Bool { false }
    }

    /// The sequence of ``CLServiceSession/diagnostics``.
    public struct Diagnostics: AsyncSequence, Sendable {
        public typealias Element = Diagnostic
        let service: LocationService
        let requirement: AuthorizationRequirement

        /// Begins to listen.
        public func makeAsyncIterator() -> Iterator { Iterator(service: service, requirement: requirement) }

        /// One way through what is told.
        public struct Iterator: AsyncIteratorProtocol {
            private var diagnostics: AsyncStream<Diagnostic>.Iterator

            init(service: LocationService, requirement: AuthorizationRequirement) {
                let (stream, continuation) = AsyncStream.makeStream(
                    of: Diagnostic.self, bufferingPolicy: .bufferingNewest(1))
                diagnostics = stream.makeAsyncIterator()
                let tell: @Sendable () -> Void = {
                    let status = service.status
                    continuation.yield(
                        Diagnostic(
                            authorizationDenied: status == .denied,
                            authorizationRequestInProgress: status == .notDetermined && requirement != .none))
                }
                let number = service.listen(tell)
                continuation.onTermination = { _ in service.stopListening(number) }
                tell()
            }

            /// How things stand now; nil when the task was cancelled.
            public mutating func next() async throws -> Diagnostic? { await diagnostics.next() }
        }
    }
}
