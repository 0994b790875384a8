import Foundation
import OpenCombine
import Synchronization

/// A clock for the main thread's publishers in place of the system's: a test host's virtual time.
///
/// While one is installed in ``MainScheduler``, `Timer.publish` on the main run loop, and `RunLoop.main`, `DispatchQueue.main` and
/// `OperationQueue.main` as schedulers (`delay`, `debounce`, `throttle`, `receive(on:)`, …) ask it for the time and give it
/// their work. Other run loops and queues keep the system's time. All methods may be called from any thread.
package protocol SchedulerClock: AnyObject, Sendable {
    /// The date the clock shows.
    var now: Date { get }

    /// Runs an action on the main thread when the clock shows `date` or later, with the date the clock shows then.
    ///
    /// With an interval (seconds, more than 0) it runs again after each, until cancelled. A date that has come already
    /// means as soon as the main thread is free, never within this call. Actions due at the same date run in the order they were
    /// scheduled.
    func schedule(
        at date: Date, every interval: TimeInterval?, tolerance: TimeInterval, action: @escaping (Date) -> Void
    ) -> any Cancellable
}

/// The main thread's clock for schedulers and timer publishers.
package enum MainScheduler {
    private static let installed = Mutex<(any SchedulerClock)?>(nil)

    /// The installed clock; nil, as at the start, for the system's. What is scheduled stays with the clock it was given to.
    package static var clock: (any SchedulerClock)? {
        get { installed.withLock { $0 } }
        set {
            let old = installed.withLock { clock in
                defer { clock = newValue }
                return clock
            }
            withExtendedLifetime(old) {}
        }
    }
}

/// Work handed to another thread, which Combine's schedulers do not require to be `Sendable`.
struct ScheduledAction: @unchecked Sendable {
    let run: () -> Void
}
