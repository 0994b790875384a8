import Foundation
import OpenCombine

/// An operation queue runs scheduled work as operations. The main queue takes the time from ``MainScheduler/clock``, if one
/// is installed.
extension OperationQueue: @retroactive Scheduler {
    public typealias SchedulerTimeType = _SchedulerDate

    /// Options of an operation queue as a scheduler; there are none.
    public struct SchedulerOptions: Sendable {
        public init() {}
    }

    private var clock: (any SchedulerClock)? { self === OperationQueue.main ? MainScheduler.clock : nil }

    public var now: SchedulerTimeType { SchedulerTimeType(clock?.now ?? Date()) }

    public var minimumTolerance: SchedulerTimeType.Stride { 0 }

    public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
        if let clock {
            _ = clock.schedule(at: clock.now, every: nil, tolerance: 0) { _ in action() }
        } else {
            let action = ScheduledAction(run: action)
            addOperation { action.run() }
        }
    }

    public func schedule(
        after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
        _ action: @escaping () -> Void
    ) {
        if let clock {
            _ = clock.schedule(at: date.date, every: nil, tolerance: tolerance.timeInterval) { _ in action() }
            return
        }
        let action = ScheduledAction(run: action)
        let delay = max(0, date.date.timeIntervalSinceNow)
        DispatchQueue.global().asyncAfter(deadline: .now() + delay) { self.addOperation { action.run() } }
    }

    public func schedule(
        after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
        options: SchedulerOptions?, _ action: @escaping () -> Void
    ) -> any Cancellable {
        if let clock {
            let timer = clock.schedule(
                at: date.date, every: interval.timeInterval, tolerance: tolerance.timeInterval
            ) { _ in action() }
            return AnyCancellable { timer.cancel() }
        }
        let action = ScheduledAction(run: action)
        let timer = DispatchSource.makeTimerSource()
        timer.setEventHandler { self.addOperation { action.run() } }
        timer.schedule(
            deadline: .now() + max(0, date.date.timeIntervalSinceNow), repeating: interval.timeInterval,
            leeway: .nanoseconds(Int(tolerance.timeInterval * 1e9)))
        timer.resume()
        return AnyCancellable { timer.cancel() }
    }
}
