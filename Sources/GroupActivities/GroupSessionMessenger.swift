import Foundation

/// Sends values to the others of a session. As there are no sessions, there is nobody to hear of them.
public final class GroupSessionMessenger: @unchecked Sendable {
    /// What matters more.
    public enum DeliveryMode: Hashable, Sendable {
        /// That it arrives.
        case reliable
        /// That it is quick.
        case unreliable
    }
    /// Where a message is from.
    public struct MessageContext: Sendable {
        public let source: Participant
    }
    /// The messages of a type. None comes: ``AsyncIterator/next()`` waits until its task is cancelled, and then gives nil.
    public struct Messages<Message>: AsyncSequence {
        public typealias Element = (Message, MessageContext)
        /// Waits for a message.
        public struct AsyncIterator: AsyncIteratorProtocol {
            private var none = AsyncStream<Element> { _ in }.makeAsyncIterator()
            /// nil when the task is cancelled.
            public mutating func next() async -> Element? { await none.next() }
        }
        public func makeAsyncIterator() -> AsyncIterator { AsyncIterator() }
    }

    /// How its messages are sent.
    public let deliveryMode: DeliveryMode

    public init<Activity: GroupActivity>(session: GroupSession<Activity>, deliveryMode: DeliveryMode = .reliable) {
        self.deliveryMode = deliveryMode
    }

    /// Sends a value. The completion is told ``GroupSessionError`` at once, on this thread.
    public func send<Message: Codable>(
        _ value: Message, to participants: Participants = .all, completion: @escaping ((any Error)?) -> Void
    ) { completion(GroupSessionError.noOthers) }
    /// Sends bytes.
    public func send(
        _ value: Data, to participants: Participants = .all, completion: @escaping ((any Error)?) -> Void
    ) { completion(GroupSessionError.noOthers) }
    /// Sends a value. Throws ``GroupSessionError``.
    public func send<Message: Codable>(_ value: Message, to participants: Participants = .all) async throws {
        throw GroupSessionError.noOthers
    }
    /// Sends bytes. Throws ``GroupSessionError``.
    public func send(_ value: Data, to participants: Participants = .all) async throws {
        throw GroupSessionError.noOthers
    }

    public func messages<Message: Codable>(of type: Message.Type) -> Messages<Message> { Messages() }
    public func messages(of type: Data.Type) -> Messages<Data> { Messages() }
}

/// Why nothing was sent. Apple's errors have no public names.
public enum GroupSessionError: Error, LocalizedError, Hashable, Sendable {
    /// Nobody else takes part.
    case noOthers
    public var errorDescription: String? { "Nobody else takes part." }
}
