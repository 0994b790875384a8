import Foundation
import OpenCombine
import Synchronization

extension NotificationCenter {
    /// A publisher of the notifications with a name, from one object or, with nil, from any.
    public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> Publisher {
        Publisher(center: self, name: name, object: object)
    }

    /// Emits notifications on the thread that posts them, from subscription on. It never finishes.
    ///
    /// A notification that a subscriber has not asked for is lost on it.
    public struct Publisher: OpenCombine.Publisher, Equatable {
        public typealias Output = Notification
        public typealias Failure = Never

        /// Where the notifications are posted.
        public let center: NotificationCenter
        /// Their name.
        public let name: Notification.Name
        /// Who posts them; nil for anyone.
        public let object: AnyObject?

        public init(center: NotificationCenter, name: Notification.Name, object: AnyObject? = nil) {
            self.center = center
            self.name = name
            self.object = object
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Failure == Never, S.Input == Notification {
            let subscription = NotificationSubscription(downstream: subscriber)
            subscription.observe(self)
            subscriber.receive(subscription: subscription)
        }

        public static func == (lhs: Publisher, rhs: Publisher) -> Bool {
            lhs.center === rhs.center && lhs.name == rhs.name && lhs.object === rhs.object
        }
    }
}

private final class NotificationSubscription<Downstream: Subscriber>: Subscription, @unchecked Sendable
where Downstream.Input == Notification, Downstream.Failure == Never {
    private struct State {
        var downstream: Downstream?
        var demand = Subscribers.Demand.none
        var observation: (center: NotificationCenter, token: any NSObjectProtocol)?
    }

    private let state: Mutex<State>
    private let delivery = NSRecursiveLock()

    init(downstream: Downstream) { state = Mutex(State(downstream: downstream)) }

    func observe(_ publisher: NotificationCenter.Publisher) {
        let center = publisher.center
        let token = center.addObserver(forName: publisher.name, object: publisher.object, queue: nil) { [weak self] in
            self?.receive($0)
        }
        state.withLock { $0.observation = (center, token) }
    }

    private func receive(_ notification: Notification) {
        let downstream = state.withLock { state -> Downstream? in
            guard state.demand > 0 else { return nil }
            state.demand -= 1
            return state.downstream
        }
        guard let downstream else { return }
        let more = delivery.withLock { downstream.receive(notification) }
        if more > 0 { state.withLock { $0.demand += more } }
    }

    func request(_ demand: Subscribers.Demand) {
        state.withLock { $0.demand += demand }
    }

    func cancel() {
        let ended = state.withLock { state in
            defer { state = State() }
            return (state.downstream, state.observation)
        }
        if let (center, token) = ended.1 { center.removeObserver(token) }
    }
}
