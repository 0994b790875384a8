import Combine
import Foundation

/// A test host's clock: it stands still until the host advances it.
///
/// It gives time to `Timer.publish` on the main run loop and to the main thread's schedulers while the host's views run, and it
/// is a `Clock`, so that a model may be handed it for its `sleep`.
public final class TestClock: Clock, @unchecked Sendable {
    /// A moment on the clock: the time since the host was made.
    public struct Instant: InstantProtocol, Sendable {
        let offset: Swift.Duration

        public func advanced(by duration: Swift.Duration) -> Instant { Instant(offset: offset + duration) }
        public func duration(to other: Instant) -> Swift.Duration { other.offset - offset }
        public static func < (left: Instant, right: Instant) -> Bool { left.offset < right.offset }
    }

    /// Work for a moment to come.
    private final class Entry: Cancellable {
        let number: Int
        private let lock = NSLock()
        var time: Double
        let interval: Double?
        let action: (Date) -> Void
        private var isOver = false

        init(number: Int, time: Double, interval: Double?, action: @escaping (Date) -> Void) {
            self.number = number
            self.time = time
            self.interval = interval
            self.action = action
        }

        func cancel() { lock.withLock { isOver = true } }
        var isCancelled: Bool { lock.withLock { isOver } }
    }

    private let lock = NSLock()
    private var entries: [Entry] = []
    private var nextNumber = 0
    /// Seconds since the host was made.
    private var elapsed = 0.0
    /// What the clock shows at the start: a fixed date, so that what tests see of it is always the same.
    private let start = Date(timeIntervalSinceReferenceDate: 800_000_000)

    init() {}

    // MARK: Clock

    public var minimumResolution: Swift.Duration { .nanoseconds(1) }
    public var now: Instant { Instant(offset: .seconds(lock.withLock { elapsed })) }

    /// Waits until the host has advanced to `deadline`. Throws `CancellationError` when the task is cancelled first.
    public func sleep(until deadline: Instant, tolerance: Swift.Duration? = nil) async throws {
        let waiting = SleepingTask()
        try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { continuation in
                waiting.start(continuation)
                waiting.entry = add(at: deadline.offset.seconds, every: nil) { _ in waiting.wake() }
            }
        } onCancel: {
            waiting.cancel()
        }
    }

    // MARK: Schedulers

    /// The clock as the main thread's schedulers see it.
    private final class SchedulerView: SchedulerClock {
        // It lives as long as what was scheduled with it, which the clock keeps: no need to keep the clock.
        private unowned let clock: TestClock
        init(_ clock: TestClock) { self.clock = clock }

        var now: Date { clock.date }

        func schedule(
            at date: Date, every interval: TimeInterval?, tolerance: TimeInterval, action: @escaping (Date) -> Void
        ) -> any Cancellable {
            clock.add(at: date.timeIntervalSince(clock.start), every: interval, action)
        }
    }

    private lazy var scheduler = SchedulerView(self)

    /// The date that the clock shows.
    public var date: Date { start + lock.withLock { elapsed } }

    private func add(at time: Double, every interval: Double?, _ action: @escaping (Date) -> Void) -> Entry {
        lock.withLock {
            let entry = Entry(number: nextNumber, time: time, interval: interval, action: action)
            nextNumber += 1
            entries.append(entry)
            return entry
        }
    }

    // MARK: Advancing

    /// The time of the next entry, if there is one no later than `limit`.
    func nextTime(until limit: Double) -> Double? {
        lock.withLock {
            entries.removeAll { $0.isCancelled }
            return entries.lazy.map(\.time).filter { $0 <= limit + 1e-6 }.min().map { max($0, elapsed) }
        }
    }

    /// Sets the time, without running what is due.
    func show(_ time: Double) { lock.withLock { elapsed = max(elapsed, time) } }

    /// Sets the time and runs what is due, in the order of its times. Returns whether anything ran.
    func advance(to time: Double) -> Bool {
        lock.withLock { elapsed = max(elapsed, time) }
        // What runs may ask for more at the same moment, and that for more. An app may go on so for ever: on a device time would go by meanwhile. So
        // what is left after some of it waits for the next call, and whoever advances sees that it does not end.
        var links = 0
        while links < Self.chainLimit {
            let end = lock.withLock { nextNumber }
            guard let first = takeDue(before: end) else { break }
            first.action(date)
            while let entry = takeDue(before: end) { entry.action(date) }
            links += 1
        }
        return links > 0
    }

    /// How long a chain of actions is, each asked for by the one before, that runs in one call.
    private static let chainLimit = 100

    /// The next action that is due, of those that were asked for before one with a number.
    private func takeDue(before end: Int) -> Entry? {
        lock.withLock {
            entries.removeAll { $0.isCancelled }
            guard
                let entry = entries.filter({ $0.time <= elapsed + 1e-6 && $0.number < end })
                    .min(by: { ($0.time, $0.number) < ($1.time, $1.number) })
            else { return nil }
            if let interval = entry.interval, interval > 0 {
                entry.time += interval
            } else {
                entries.removeAll { $0 === entry }
            }
            return entry
        }
    }

    /// Runs `body` with this clock as the main thread's.
    func whileCurrent<Result>(_ body: () throws -> Result) rethrows -> Result {
        let outer = MainScheduler.clock
        MainScheduler.clock = scheduler
        defer { MainScheduler.clock = outer }
        return try body()
    }
}

/// A task waiting on a clock; resumed once, by time or by cancellation.
private final class SleepingTask: @unchecked Sendable {
    private let lock = NSLock()
    private var continuation: CheckedContinuation<Void, any Error>?
    private var isCancelled = false
    var entry: (any Cancellable)?

    func start(_ continuation: CheckedContinuation<Void, any Error>) {
        let alreadyCancelled = lock.withLock {
            if !isCancelled { self.continuation = continuation }
            return isCancelled
        }
        if alreadyCancelled { continuation.resume(throwing: CancellationError()) }
    }

    func wake() { take()?.resume() }

    func cancel() {
        lock.withLock { isCancelled = true }
        take()?.resume(throwing: CancellationError())
        entry?.cancel()
    }

    private func take() -> CheckedContinuation<Void, any Error>? {
        lock.withLock {
            defer { continuation = nil }
            return continuation
        }
    }
}
