import Foundation
import OpenCombine
import Synchronization

extension Publisher {
    /// Emits arrays of what this publisher emitted, each time a scheduler's interval has passed.
    public func collect<S: Scheduler>(
        _ strategy: Publishers.TimeGroupingStrategy<S>, options: S.SchedulerOptions? = nil
    ) -> Publishers.CollectByTime<Self, S> {
        Publishers.CollectByTime(upstream: self, strategy: strategy, options: options)
    }
}

extension Publishers {
    /// When collected elements are emitted.
    public enum TimeGroupingStrategy<Context: Scheduler> {
        /// After each interval.
        case byTime(Context, Context.SchedulerTimeType.Stride)
        /// After each interval, and whenever there are as many as given.
        case byTimeOrCount(Context, Context.SchedulerTimeType.Stride, Int)
    }

    /// Emits arrays of its upstream's elements, on a scheduler: after an interval in which there were any, and what is left when
    /// the upstream finishes. When the upstream fails what is left is lost.
    public struct CollectByTime<Upstream: Publisher, Context: Scheduler>: Publisher {
        public typealias Output = [Upstream.Output]
        public typealias Failure = Upstream.Failure

        public let upstream: Upstream
        public let strategy: TimeGroupingStrategy<Context>
        public let options: Context.SchedulerOptions?

        public init(upstream: Upstream, strategy: TimeGroupingStrategy<Context>, options: Context.SchedulerOptions?) {
            self.upstream = upstream
            self.strategy = strategy
            self.options = options
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Failure == Failure, S.Input == Output {
            let collecting = CollectingSubscription<Upstream.Output, S>(downstream: subscriber, limit: strategy.limit)
            upstream.subscribe(
                AnySubscriber<Upstream.Output, Upstream.Failure>(
                    receiveSubscription: { collecting.start($0, timer: startTimer(collecting)) },
                    receiveValue: {
                        collecting.receive($0)
                        return .none
                    },
                    receiveCompletion: { collecting.complete($0) }))
        }

        private func startTimer<S>(_ collecting: CollectingSubscription<Upstream.Output, S>) -> any Cancellable {
            let (scheduler, interval) = strategy.timing
            return scheduler.schedule(
                after: scheduler.now.advanced(by: interval), interval: interval,
                tolerance: scheduler.minimumTolerance, options: options
            ) { [weak collecting] in collecting?.flush() }
        }
    }
}

extension Publishers.TimeGroupingStrategy {
    fileprivate var timing: (Context, Context.SchedulerTimeType.Stride) {
        switch self {
        case .byTime(let scheduler, let interval), .byTimeOrCount(let scheduler, let interval, _): (scheduler, interval)
        }
    }

    fileprivate var limit: Int {
        if case .byTimeOrCount(_, _, let count) = self { count } else { .max }
    }
}

private final class CollectingSubscription<Element, Downstream: Subscriber>: Subscription, @unchecked Sendable
where Downstream.Input == [Element] {
    private struct State {
        var downstream: Downstream?
        var demand = Subscribers.Demand.none
        var upstream: (any Subscription)?
        var timer: (any Cancellable)?
        var collected: [Element] = []
    }

    private let state: Mutex<State>
    private let delivery = NSRecursiveLock()
    private let limit: Int

    init(downstream: Downstream, limit: Int) {
        state = Mutex(State(downstream: downstream))
        self.limit = limit
    }

    func start(_ upstream: any Subscription, timer: any Cancellable) {
        guard
            let downstream = state.withLock({ state -> Downstream? in
                state.upstream = upstream
                state.timer = timer
                return state.downstream
            })
        else { return }
        downstream.receive(subscription: self)
        upstream.request(.unlimited)
    }

    func request(_ demand: Subscribers.Demand) {
        state.withLock { $0.demand += demand }
    }

    func cancel() {
        let ended = end()
        ended.timer?.cancel()
        ended.upstream?.cancel()
    }

    func receive(_ element: Element) {
        let isFull = state.withLock { state in
            guard state.downstream != nil else { return false }
            state.collected.append(element)
            return state.collected.count >= limit
        }
        if isFull { flush() }
    }

    /// Emits what has been collected, unless the subscriber asks for nothing: then it is kept for the next time.
    func flush() {
        let next = state.withLock { state -> (Downstream, [Element])? in
            guard state.demand > 0, !state.collected.isEmpty, let downstream = state.downstream else { return nil }
            defer { state.collected = [] }
            state.demand -= 1
            return (downstream, state.collected)
        }
        guard let (downstream, elements) = next else { return }
        let more = delivery.withLock { downstream.receive(elements) }
        if more > 0 { request(more) }
    }

    func complete(_ completion: Subscribers.Completion<Downstream.Failure>) {
        if case .finished = completion { flush() }
        let ended = end()
        ended.timer?.cancel()
        if let downstream = ended.downstream { delivery.withLock { downstream.receive(completion: completion) } }
    }

    /// Lets go of everything; what it gives back is released after the lock.
    private func end() -> State {
        state.withLock { state in
            defer { state = State() }
            return state
        }
    }
}
