import Combine
import Foundation

/// A clock that stands still until it is advanced.
final class VirtualClock: SchedulerClock, @unchecked Sendable {
    private final class Entry: Cancellable {
        var date: Date
        let interval: TimeInterval?
        let action: (Date) -> Void
        var isCancelled = false
        init(date: Date, interval: TimeInterval?, action: @escaping (Date) -> Void) {
            self.date = date
            self.interval = interval
            self.action = action
        }
        func cancel() { isCancelled = true }
    }

    private let lock = NSRecursiveLock()
    private var entries: [Entry] = []
    private var time = Date(timeIntervalSinceReferenceDate: 0)

    var now: Date { lock.withLock { time } }
    var pending: Int { lock.withLock { entries.count { !$0.isCancelled } } }

    func schedule(
        at date: Date, every interval: TimeInterval?, tolerance: TimeInterval, action: @escaping (Date) -> Void
    ) -> any Cancellable {
        let entry = Entry(date: date, interval: interval, action: action)
        lock.withLock { entries.append(entry) }
        return entry
    }

    func advance(by seconds: TimeInterval) {
        lock.withLock {
            let end = time + seconds
            while let entry = nextEntry(until: end) {
                time = max(time, entry.date)
                if let interval = entry.interval {
                    entry.date += interval
                } else {
                    entries.removeAll { $0 === entry }
                }
                entry.action(time)
            }
            time = end
        }
    }

    private func nextEntry(until end: Date) -> Entry? {
        entries.removeAll { $0.isCancelled }
        // Halves of a microsecond are what dates lose in arithmetic.
        return entries.filter { $0.date <= end + 1e-6 }.min { $0.date < $1.date }
    }
}

/// Runs `body` with a virtual clock for the main thread's schedulers.
@MainActor func withVirtualClock(_ body: (VirtualClock) throws -> Void) rethrows {
    let clock = VirtualClock()
    MainScheduler.clock = clock
    defer { MainScheduler.clock = nil }
    try body(clock)
}
