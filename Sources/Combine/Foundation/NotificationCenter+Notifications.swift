import Foundation
import Synchronization

extension NotificationCenter {
    /// The notifications with a name, from one object or, with nil, from any, in the order in which they are posted.
    ///
    ///     for await notification in NotificationCenter.default.notifications(named: .somethingChanged) { … }
    ///
    /// They are kept from the moment of this call on until they are asked for, and the sequence never ends by itself.
    public func notifications(
        named name: Notification.Name, object: (AnyObject & Sendable)? = nil
    ) -> Notifications {
        Notifications(center: self, name: name, object: object)
    }

    /// An asynchronous sequence of notifications.
    public final class Notifications: AsyncSequence, Sendable {
        public typealias Element = Notification

        // The stream is only handed on, and its iterator belongs to the task that made it.
        private nonisolated(unsafe) let stream: AsyncStream<Notification>

        init(center: NotificationCenter, name: Notification.Name, object: AnyObject?) {
            let (stream, continuation) = AsyncStream.makeStream(of: Notification.self)
            self.stream = stream
            // The token is only handed back; a notification goes on to one reader and is not touched here again.
            nonisolated(unsafe) let token = center.addObserver(forName: name, object: object, queue: nil) {
                nonisolated(unsafe) let notification = $0
                continuation.yield(notification)
            }
            continuation.onTermination = { _ in center.removeObserver(token) }
        }

        public func makeAsyncIterator() -> Iterator { Iterator(base: stream.makeAsyncIterator()) }

        /// Waits for one notification after the other.
        public struct Iterator: AsyncIteratorProtocol {
            var base: AsyncStream<Notification>.Iterator
            public mutating func next() async -> Notification? { await base.next() }
            public mutating func next(isolation actor: isolated (any Actor)?) async -> Notification? {
                await base.next(isolation: actor)
            }
        }
    }
}
