import Foundation
import OpenCombine
import Synchronization

/// One subscriber's view of the elements of several publishers, the first ones together, then the second ones.
///
/// An element of one publisher waits until each of the others has emitted as many. Each is asked for as many elements as the subscriber asks for.
/// OpenCombine's own `Zip` ends the program where a publisher emits after another one has failed.
final class ZipSubscription<Downstream: Subscriber>: SourcedSubscription, @unchecked Sendable {
    private struct State {
        var downstream: Downstream?
        /// How many elements the subscriber still wants.
        var demand = Subscribers.Demand.none
        /// How many it has asked for in all, for a publisher that answers late.
        var asked = Subscribers.Demand.none
        var upstreams: [Int: any Subscription] = [:]
        var waiting: [Queue]
        var finished: Set<Int> = []

        /// No more can come: a publisher has finished, of which nothing waits.
        var isOver: Bool { finished.contains { waiting[$0].isEmpty } }
    }

    private let state: Mutex<State>
    /// Held while the subscriber is called, so that it hears of one element after the other.
    private let delivery = NSRecursiveLock()
    /// Whether the thread that has the lock is delivering: what it asks for from within is delivered when it returns.
    private var isDelivering = false
    private let assemble: ([Any]) -> Downstream.Input

    /// - Parameters:
    ///   - count: How many publishers will be added.
    ///   - assemble: Makes an element of one of each publisher, in order.
    init(downstream: Downstream, count: Int, assemble: @escaping ([Any]) -> Downstream.Input) {
        state = Mutex(State(downstream: downstream, waiting: Array(repeating: Queue(), count: count)))
        self.assemble = assemble
        downstream.receive(subscription: self)
    }

    func request(_ demand: Subscribers.Demand) {
        guard demand > 0 else { return }
        let upstreams = state.withLock { state in
            state.demand += demand
            state.asked += demand
            return Array(state.upstreams.values)
        }
        for upstream in upstreams { upstream.request(demand) }
        deliver()
    }

    func cancel() {
        for upstream in end().upstreams.values { upstream.cancel() }
    }

    func add(_ upstream: any Subscription, source: Int) {
        let asked = state.withLock { state -> Subscribers.Demand? in
            guard state.downstream != nil else { return nil }
            state.upstreams[source] = upstream
            return state.asked
        }
        guard let asked else { return upstream.cancel() }
        if asked > 0 { upstream.request(asked) }
    }

    func receive(_ value: Any, source: Int) -> Subscribers.Demand {
        state.withLock { state in
            if state.downstream != nil { state.waiting[source].append(value) }
        }
        deliver()
        return .none
    }

    /// Hands on what is complete and wanted, and ends when no more can come.
    private func deliver() {
        delivery.withLock {
            guard !isDelivering else { return }
            isDelivering = true
            defer { isDelivering = false }
            while let (downstream, values) = next() {
                let more = downstream.receive(assemble(values))
                if more > 0 { request(more) }
            }
            guard state.withLock({ $0.downstream != nil && $0.isOver }) else { return }
            finish(.finished)
        }
    }

    private func next() -> (Downstream, [Any])? {
        state.withLock { state in
            guard state.demand > 0, let downstream = state.downstream,
                state.waiting.allSatisfy({ !$0.isEmpty })
            else { return nil }
            state.demand -= 1
            return (downstream, state.waiting.indices.map { state.waiting[$0].removeFirst() })
        }
    }

    func complete(_ completion: Subscribers.Completion<Downstream.Failure>, source: Int) {
        if case .failure = completion { return delivery.withLock { finish(completion) } }
        state.withLock { state in
            state.upstreams[source] = nil
            if state.downstream != nil { state.finished.insert(source) }
        }
        deliver()
    }

    private func finish(_ completion: Subscribers.Completion<Downstream.Failure>) {
        let ended = end()
        for upstream in ended.upstreams.values { upstream.cancel() }
        ended.downstream?.receive(completion: completion)
    }

    /// Lets go of everything; what it gives back is released after the lock.
    private func end() -> State {
        state.withLock { state in
            defer { state = State(waiting: Array(repeating: Queue(), count: state.waiting.count)) }
            return state
        }
    }
}

/// Elements that wait. Taking the first one away costs O(1) on average.
private struct Queue {
    private var elements: [Any] = []
    private var head = 0

    var isEmpty: Bool { head == elements.count }

    mutating func append(_ element: Any) { elements.append(element) }

    mutating func removeFirst() -> Any {
        defer {
            head += 1
            if head * 2 > elements.count {
                elements.removeFirst(head)
                head = 0
            }
        }
        return elements[head]
    }
}
