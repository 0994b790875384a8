import Foundation

/// What a person has subscribed to. It is not known: asking throws ``Error/permissionDenied``, and no change is told.
public struct MusicSubscription: Hashable, Sendable, CustomStringConvertible {
    /// Why it is not known.
    public enum Error: String, LocalizedError, Hashable, Sendable {
        case permissionDenied
        case privacyAcknowledgementRequired
        case unknown

        public var errorDescription: String? { "Apple Music is not available on this device." }
    }
    public let canPlayCatalogContent: Bool
    public let canBecomeSubscriber: Bool
    public let hasCloudLibraryEnabled: Bool
    public var description: String { "MusicSubscription(canPlayCatalogContent: \(canPlayCatalogContent))" }

    /// What the person has now. Throws ``Error/permissionDenied``.
    public static var current: MusicSubscription {
        get async throws {
            Absence.tell()
            throw Error.permissionDenied
        }
    }
    /// Each change. None comes: ``Updates/Iterator/next()`` waits until its task is cancelled, and then gives nil.
    public static var subscriptionUpdates: Updates { Updates() }

    /// Changes of a subscription: none.
    public struct Updates: AsyncSequence, Sendable {
        public typealias Element = MusicSubscription
        /// Waits for a change.
        public struct Iterator: AsyncIteratorProtocol {
            private var none = AsyncStream<MusicSubscription> { _ in }.makeAsyncIterator()
            /// nil when the task is cancelled.
            public mutating func next() async -> MusicSubscription? { await none.next() }
        }
        public func makeAsyncIterator() -> Iterator { Iterator() }
    }
}
