import Foundation
import OpenCombine
import Synchronization

/// One subscriber's view of the latest elements of several publishers.
///
/// The publishers are asked for all they have. What comes while the subscriber asks for nothing is not lost: it gets the
/// latest elements when it asks again.
final class CombineLatestSubscription<Downstream: Subscriber>: SourcedSubscription, @unchecked Sendable {
    private struct State {
        var downstream: Downstream?
        var demand = Subscribers.Demand.none
        var upstreams: [Int: any Subscription] = [:]
        var latest: [Any?]
        var isPending = false
        var unfinished: Int
    }

    private let state: Mutex<State>
    private let delivery = NSRecursiveLock()
    private let assemble: ([Any]) -> Downstream.Input

    /// - Parameters:
    ///   - count: How many publishers will be combined.
    ///   - assemble: Makes an element of the latest of each publisher, in order.
    init(downstream: Downstream, count: Int, assemble: @escaping ([Any]) -> Downstream.Input) {
        state = Mutex(
            State(downstream: downstream, latest: Array(repeating: nil, count: count), unfinished: count))
        self.assemble = assemble
        downstream.receive(subscription: self)
    }

    func request(_ demand: Subscribers.Demand) {
        state.withLock { $0.demand += demand }
        deliverPending()
    }

    func cancel() {
        for upstream in end().upstreams.values { upstream.cancel() }
    }

    func add(_ upstream: any Subscription, source: Int) {
        let isWanted = state.withLock { state in
            guard state.downstream != nil else { return false }
            state.upstreams[source] = upstream
            return true
        }
        if isWanted { upstream.request(.unlimited) } else { upstream.cancel() }
    }

    func receive(_ value: Any, source: Int) -> Subscribers.Demand {
        let old = state.withLock { state -> Any? in
            guard state.downstream != nil else { return nil }
            defer { state.latest[source] = value }
            state.isPending = true
            return state.latest[source]
        }
        withExtendedLifetime(old) { deliverPending() }
        return .none
    }

    private func deliverPending() {
        let next = state.withLock { state -> (Downstream, [Any])? in
            guard state.isPending, state.demand > 0, let downstream = state.downstream else { return nil }
            let values = state.latest.compactMap { $0 }
            guard values.count == state.latest.count else { return nil }
            state.isPending = false
            state.demand -= 1
            return (downstream, values)
        }
        guard let (downstream, values) = next else { return }
        let more = delivery.withLock { downstream.receive(assemble(values)) }
        if more > 0 { request(more) }
    }

    func complete(_ completion: Subscribers.Completion<Downstream.Failure>, source: Int) {
        let isLast = state.withLock { state in
            state.upstreams[source] = nil
            state.unfinished -= 1
            return state.unfinished == 0
        }
        if case .finished = completion, !isLast { return }
        let ended = end()
        for upstream in ended.upstreams.values { upstream.cancel() }
        if let downstream = ended.downstream { delivery.withLock { downstream.receive(completion: completion) } }
    }

    /// Lets go of everything; what it gives back is released after the lock.
    private func end() -> State {
        state.withLock { state in
            defer { state = State(latest: [], unfinished: state.unfinished) }
            return state
        }
    }
}
