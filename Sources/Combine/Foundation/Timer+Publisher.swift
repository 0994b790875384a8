import Foundation
import OpenCombine
import Synchronization

extension Timer {
    /// A publisher of the current date, again and again after an interval, once it is connected.
    ///
    /// - Parameters:
    ///   - interval: Seconds between elements; the first comes one interval after connecting.
    ///   - tolerance: Seconds that an element may be late; nil lets the system choose.
    ///   - runLoop: The run loop whose thread emits. On the main run loop time is ``MainScheduler/clock``'s, if one is installed.
    ///   - mode: The mode in which the run loop emits.
    ///   - options: No run loop has any.
    public static func publish(
        every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop, in mode: RunLoop.Mode,
        options: RunLoop.SchedulerOptions? = nil
    ) -> TimerPublisher {
        TimerPublisher(interval: interval, tolerance: tolerance, runLoop: runLoop, mode: mode, options: options)
    }

    /// Emits the current date on an interval to whoever has subscribed, from `connect()` until that is cancelled.
    ///
    /// An element that a subscriber has not asked for is lost on it. Any thread may connect, subscribe and cancel.
    public final class TimerPublisher: ConnectablePublisher, @unchecked Sendable {
        public typealias Output = Date
        public typealias Failure = Never

        /// Seconds between elements.
        public let interval: TimeInterval
        /// Seconds that an element may be late; nil lets the system choose.
        public let tolerance: TimeInterval?
        /// The run loop whose thread emits.
        public let runLoop: RunLoop
        /// The mode in which the run loop emits.
        public let mode: RunLoop.Mode
        /// No run loop has any.
        public let options: RunLoop.SchedulerOptions?

        private let subscriptions = Mutex(SubscriptionList<TimerSubscription>())

        public init(
            interval: TimeInterval, tolerance: TimeInterval? = nil, runLoop: RunLoop, mode: RunLoop.Mode,
            options: RunLoop.SchedulerOptions? = nil
        ) {
            self.interval = interval
            self.tolerance = tolerance
            self.runLoop = runLoop
            self.mode = mode
            self.options = options
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Failure == Never, S.Input == Date {
            let subscription = DownstreamTimerSubscription(publisher: self, downstream: subscriber)
            subscriptions.withLock { $0.insert(subscription) }
            subscriber.receive(subscription: subscription)
        }

        /// Starts the timer; cancelling the result stops it and lets all subscribers go.
        public func connect() -> any Cancellable {
            let timer = runLoop.addTimer(
                at: runLoop.now.date + interval, every: interval, tolerance: tolerance ?? 0, mode: mode
            ) { [self] date in
                let listeners = subscriptions.withLock { $0.slots }
                for listener in listeners { listener?.fire(date) }
            }
            return AnyCancellable { [self] in
                timer.cancel()
                let released = subscriptions.withLock { list in
                    defer { list = SubscriptionList() }
                    return list
                }
                withExtendedLifetime(released) {}
            }
        }

        fileprivate func remove(_ subscription: TimerSubscription) {
            subscriptions.withLock { $0.remove(subscription) }
        }
    }
}

private class TimerSubscription: ListedSubscription {
    func fire(_ date: Date) {}
}

private final class DownstreamTimerSubscription<Downstream: Subscriber>: TimerSubscription, Subscription
where Downstream.Input == Date, Downstream.Failure == Never {
    private struct State {
        var downstream: Downstream?
        var demand = Subscribers.Demand.none
    }

    private weak var publisher: Timer.TimerPublisher?
    private let state: Mutex<State>

    init(publisher: Timer.TimerPublisher, downstream: Downstream) {
        self.publisher = publisher
        state = Mutex(State(downstream: downstream))
    }

    override func fire(_ date: Date) {
        let downstream = state.withLock { state -> Downstream? in
            guard state.demand > 0 else { return nil }
            state.demand -= 1
            return state.downstream
        }
        guard let more = downstream?.receive(date), more > 0 else { return }
        state.withLock { $0.demand += more }
    }

    func request(_ demand: Subscribers.Demand) {
        state.withLock { $0.demand += demand }
    }

    func cancel() {
        let released = state.withLock { state in
            defer { state = State() }
            return state.downstream
        }
        if released != nil { publisher?.remove(self) }
    }
}
