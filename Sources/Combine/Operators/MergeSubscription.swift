import Foundation
import OpenCombine
import Synchronization

/// One subscriber's view of several publishers, as one.
///
/// A subscriber with unlimited demand gets each element as it comes. From others each publisher is asked for one element at a
/// time, so that at most one of each waits.
final class MergeSubscription<Downstream: Subscriber>: SourcedSubscription, @unchecked Sendable {
    private struct State {
        var downstream: Downstream?
        var demand = Subscribers.Demand.none
        var requested = Subscribers.Demand.none
        var upstreams: [Int: any Subscription] = [:]
        var waiting: [(source: Int, value: Downstream.Input)] = []
        var unfinished: Int
    }

    private let state: Mutex<State>
    private let delivery = NSRecursiveLock()

    /// - Parameter count: How many publishers will be merged.
    init(downstream: Downstream, count: Int) {
        state = Mutex(State(downstream: downstream, unfinished: count))
        downstream.receive(subscription: self)
        if count == 0 { finishIfDone() }
    }

    func request(_ demand: Subscribers.Demand) {
        let upstreams = state.withLock { state -> [any Subscription] in
            state.demand += demand
            let wanted = state.demand == .unlimited ? Subscribers.Demand.unlimited : .max(1)
            guard wanted > state.requested else { return [] }
            state.requested = wanted
            return Array(state.upstreams.values)
        }
        deliverWaiting()
        for upstream in upstreams { upstream.request(state.withLock { $0.requested }) }
    }

    func cancel() {
        let ended = end()
        for upstream in ended.upstreams.values { upstream.cancel() }
    }

    func add(_ upstream: any Subscription, source: Int) {
        let requested = state.withLock { state -> Subscribers.Demand? in
            guard state.downstream != nil else { return nil }
            state.upstreams[source] = upstream
            return state.requested
        }
        guard let requested else { return upstream.cancel() }
        if requested > 0 { upstream.request(requested) }
    }

    func receive(_ value: Downstream.Input, source: Int) -> Subscribers.Demand {
        let (downstream, isUnlimited) = state.withLock { state -> (Downstream?, Bool) in
            guard state.demand > 0, state.waiting.isEmpty else {
                if state.downstream != nil { state.waiting.append((source, value)) }
                return (nil, false)
            }
            state.demand -= 1
            return (state.downstream, state.requested == .unlimited)
        }
        guard let downstream else { return .none }
        deliver(value, to: downstream)
        return isUnlimited ? .none : .max(1)
    }

    private func deliver(_ value: Downstream.Input, to downstream: Downstream) {
        let more = delivery.withLock { downstream.receive(value) }
        if more > 0 { request(more) }
    }

    private func deliverWaiting() {
        while true {
            let next = state.withLock { state -> (Downstream, Downstream.Input, (any Subscription)?)? in
                guard state.demand > 0, let downstream = state.downstream, !state.waiting.isEmpty else { return nil }
                state.demand -= 1
                let (source, value) = state.waiting.removeFirst()
                return (downstream, value, state.requested == .unlimited ? nil : state.upstreams[source])
            }
            guard let (downstream, value, upstream) = next else { return finishIfDone() }
            deliver(value, to: downstream)
            upstream?.request(.max(1))
        }
    }

    func complete(_ completion: Subscribers.Completion<Downstream.Failure>, source: Int) {
        state.withLock { state in
            state.upstreams[source] = nil
            state.unfinished -= 1
        }
        guard case .failure = completion else { return finishIfDone() }
        let ended = end()
        for upstream in ended.upstreams.values { upstream.cancel() }
        if let downstream = ended.downstream { delivery.withLock { downstream.receive(completion: completion) } }
    }

    private func finishIfDone() {
        guard state.withLock({ $0.unfinished == 0 && $0.waiting.isEmpty }) else { return }
        guard let downstream = end().downstream else { return }
        delivery.withLock { downstream.receive(completion: .finished) }
    }

    /// Lets go of everything; what it gives back is released after the lock.
    private func end() -> State {
        state.withLock { state in
            defer { state = State(unfinished: state.unfinished) }
            return state
        }
    }
}
