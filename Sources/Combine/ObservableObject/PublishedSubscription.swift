import Foundation
import OpenCombine
import Synchronization

/// A subscription to a published property's values.
class ValueSubscription<Value>: ListedSubscription {
    func offer(_ value: Value) {}
}

/// Gives one subscriber the current value when it first asks, then each new one, as many as it asks for.
///
/// Values that come while it asks for none are passed over; when it asks again it gets the latest.
final class DownstreamValueSubscription<Downstream: Subscriber>: ValueSubscription<Downstream.Input>, Subscription
where Downstream.Failure == Never {
    private struct State {
        var storage: PublishedStorage<Downstream.Input>?
        var downstream: Downstream?
        var demand = Subscribers.Demand.none
        var isCurrent = false
    }

    private let state: Mutex<State>
    private let delivery = NSRecursiveLock()

    init(storage: PublishedStorage<Downstream.Input>, downstream: Downstream) {
        state = Mutex(State(storage: storage, downstream: downstream))
    }

    override func offer(_ value: Downstream.Input) {
        let downstream = state.withLock { state -> Downstream? in
            state.isCurrent = state.demand > 0
            guard state.demand > 0 else { return nil }
            state.demand -= 1
            return state.downstream
        }
        if let downstream { deliver(value, to: downstream) }
    }

    func request(_ demand: Subscribers.Demand) {
        let current = state.withLock { state -> (PublishedStorage<Downstream.Input>, Downstream)? in
            state.demand += demand
            guard !state.isCurrent, state.demand > 0, let storage = state.storage, let downstream = state.downstream
            else { return nil }
            state.isCurrent = true
            state.demand -= 1
            return (storage, downstream)
        }
        if let (storage, downstream) = current { deliver(storage.value, to: downstream) }
    }

    func cancel() {
        // What is let go is let go after the lock.
        let released = state.withLock { state in
            defer { state = State() }
            return (state.storage, state.downstream)
        }
        released.0?.remove(self)
    }

    private func deliver(_ value: Downstream.Input, to downstream: Downstream) {
        let more = delivery.withLock { downstream.receive(value) }
        if more > 0 { state.withLock { $0.demand += more } }
    }
}

/// Writes what a publisher emits to a published property, as long as the property is there.
final class PublishedAssignment<Value>: Subscriber, Cancellable {
    typealias Input = Value
    typealias Failure = Never

    private weak var storage: PublishedStorage<Value>?
    private let subscription = Mutex<(any Subscription)?>(nil)

    init(storage: PublishedStorage<Value>) { self.storage = storage }

    func receive(subscription: any Subscription) {
        guard let storage else { return subscription.cancel() }
        self.subscription.withLock { $0 = subscription }
        storage.insert(self)
        subscription.request(.unlimited)
    }

    func receive(_ input: Value) -> Subscribers.Demand {
        if let storage {
            storage.changePublisher?.send()
            storage.send(input)
        }
        return .none
    }

    func receive(completion: Subscribers.Completion<Never>) {
        let ended = subscription.withLock { $0.take() }
        withExtendedLifetime(ended) { storage?.remove(self) }
    }

    func cancel() {
        let ended = subscription.withLock { $0.take() }
        ended?.cancel()
    }
}
