import Foundation
import OpenCombine
import Synchronization

/// Tells its subscribers that an object is about to change. It has no payload and never fails.
///
/// Subscribers are told in the order they subscribed, whatever number of elements they asked for. Any thread may
/// subscribe, send and cancel; one subscriber gets one notification at a time.
public final class ObservableObjectPublisher: Publisher, @unchecked Sendable {
    public typealias Output = Void
    public typealias Failure = Never

    private let subscriptions = Mutex(SubscriptionList<ChangeSubscription>())

    /// A publisher with no subscribers.
    public init() {}

    public func receive<S: Subscriber>(subscriber: S) where S.Failure == Never, S.Input == Void {
        let subscription = DownstreamChangeSubscription(publisher: self, downstream: subscriber)
        subscriptions.withLock { $0.insert(subscription) }
        subscriber.receive(subscription: subscription)
    }

    /// Announces a change, on the calling thread.
    public func send() {
        let listeners = subscriptions.withLock { $0.slots }
        for listener in listeners { listener?.notify() }
    }

    fileprivate func remove(_ subscription: ChangeSubscription) {
        subscriptions.withLock { $0.remove(subscription) }
    }
}

private class ChangeSubscription: ListedSubscription {
    func notify() {}
}

private final class DownstreamChangeSubscription<Downstream: Subscriber>: ChangeSubscription, Subscription
where Downstream.Input == Void, Downstream.Failure == Never {
    private struct State {
        var downstream: Downstream?
        var isActive = false
    }

    private weak var publisher: ObservableObjectPublisher?
    private let state: Mutex<State>
    private let delivery = NSRecursiveLock()

    init(publisher: ObservableObjectPublisher, downstream: Downstream) {
        self.publisher = publisher
        state = Mutex(State(downstream: downstream))
    }

    override func notify() {
        guard let downstream = state.withLock({ $0.isActive ? $0.downstream : nil }) else { return }
        delivery.withLock { _ = downstream.receive() }
    }

    func request(_ demand: Subscribers.Demand) {
        state.withLock { $0.isActive = true }
    }

    func cancel() {
        // The subscriber is released after the lock: its deinitialiser may come back here.
        let released = state.withLock { state in
            defer { state = State() }
            return state.downstream
        }
        if released != nil { publisher?.remove(self) }
    }
}
