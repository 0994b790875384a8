import Foundation
import OpenCombine

/// A run loop runs scheduled work on its thread, while it runs in the default mode. The main run loop takes the time from
/// ``MainScheduler/clock``, if one is installed. Else its work goes to the main dispatch queue: whoever runs the main run loop
/// serves that queue too, and a program that parks its main thread, as test runners do, serves nothing but the queue.
extension RunLoop: @retroactive Scheduler {
    public typealias SchedulerTimeType = _SchedulerDate

    /// Options of a run loop as a scheduler; there are none.
    public struct SchedulerOptions: Sendable {
        public init() {}
    }

    /// The clock that stands in for the system's on this run loop.
    var clock: (any SchedulerClock)? { self === RunLoop.main ? MainScheduler.clock : nil }

    public var now: SchedulerTimeType { SchedulerTimeType(clock?.now ?? Date()) }

    public var minimumTolerance: SchedulerTimeType.Stride { 0 }

    public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
        if let clock {
            _ = clock.schedule(at: clock.now, every: nil, tolerance: 0) { _ in action() }
        } else if self === RunLoop.main {
            let action = ScheduledAction(run: action)
            DispatchQueue.main.async { action.run() }
        } else {
            let action = ScheduledAction(run: action)
            perform { action.run() }
            // Foundation does not wake a run loop that sleeps for what another thread gives it to perform; a timer does.
            if RunLoop.current !== self {
                add(Timer(fire: Date(), interval: 0, repeats: false) { _ in }, forMode: .default)
            }
        }
    }

    public func schedule(
        after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
        _ action: @escaping () -> Void
    ) {
        _ = addTimer(at: date.date, every: nil, tolerance: tolerance.timeInterval, mode: .default) { _ in action() }
    }

    public func schedule(
        after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
        options: SchedulerOptions?, _ action: @escaping () -> Void
    ) -> any Cancellable {
        let timer = addTimer(
            at: date.date, every: interval.timeInterval, tolerance: tolerance.timeInterval, mode: .default
        ) { _ in action() }
        return AnyCancellable { timer.cancel() }
    }

    /// Runs an action at a date, then after each interval, with the date of the run.
    ///
    /// Letting go of the result does not cancel.
    func addTimer(
        at date: Date, every interval: TimeInterval?, tolerance: TimeInterval, mode: RunLoop.Mode,
        action: @escaping (Date) -> Void
    ) -> any Cancellable {
        if let clock { return clock.schedule(at: date, every: interval, tolerance: tolerance, action: action) }
        if self === RunLoop.main {
            let queue = DispatchQueue.main
            let start = queue.now.advanced(by: .seconds(min(max(date.timeIntervalSinceNow, 0), 1e9)))
            // A timer that does not repeat is one that ends with its first run.
            let once = OneRun()
            let timer = queue.schedule(
                after: start, interval: .seconds(interval ?? 1e9), tolerance: .seconds(tolerance), options: nil
            ) {
                if interval == nil { once.end() }
                action(Date())
            }
            once.timer = timer
            return timer
        }
        let timer = Timer(fire: date, interval: interval ?? 0, repeats: interval != nil) {
            [action = TimerAction(run: action)] _ in
            action.run(Date())
        }
        timer.tolerance = tolerance
        add(timer, forMode: mode)
        return RunLoopTimer(timer: timer)
    }
}

/// The timer of an action that runs once. Main thread only, once it is set.
private final class OneRun {
    var timer: (any Cancellable)?
    func end() {
        timer?.cancel()
        timer = nil
    }
}

private struct TimerAction: @unchecked Sendable {
    let run: (Date) -> Void
}

private struct RunLoopTimer: Cancellable {
    let timer: Timer
    func cancel() { timer.invalidate() }
}
