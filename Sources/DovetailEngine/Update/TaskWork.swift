import Foundation

/// Runs the tasks that views start by `task`, and knows when none of them has anything to do.
///
/// A test host gives one to its views' loop. A task that runs here runs what is bound to no other executor here, its child
/// tasks and the actors that it calls included. Code of the main actor runs on the main queue as ever; it gives a job back to
/// this executor before it ends, and a job here gives its successor to the main queue before it ends. So when no job is pending
/// here and the main queue has been served since, nothing goes on but what waits for time or for something outside.
package final class TaskWork: TaskExecutor, @unchecked Sendable {
    private let lock = NSLock()
    private var pending = 0
    private var done = 0
    private var waiting: [Int: CheckedContinuation<Bool, Never>] = [:]
    private var lastWait = 0

    package init() {}

    /// How many jobs have run so far.
    package var jobsDone: Int { lock.withLock { done } }

    /// Whether a job waits or runs.
    package var isBusy: Bool { lock.withLock { pending > 0 } }

    package func enqueue(_ job: consuming ExecutorJob) {
        let job = UnownedJob(job)
        lock.withLock { pending += 1 }
        JobThreads.shared.run {
            job.runSynchronously(on: self.asUnownedTaskExecutor())
            self.finished()
        }
    }

    private func finished() {
        let resumed = lock.withLock { () -> [CheckedContinuation<Bool, Never>] in
            pending -= 1
            done += 1
            guard pending == 0 else { return [] }
            defer { waiting = [:] }
            return Array(waiting.values)
        }
        for continuation in resumed { continuation.resume(returning: true) }
    }

    /// Returns when no job is pending, though one may be again when the caller goes on. A job may never end: after `limit` seconds of real
    /// time the answer is `false`.
    package func idle(limit: TimeInterval) async -> Bool {
        let wait = lock.withLock {
            lastWait += 1
            return lastWait
        }
        // Not a queue whose threads are shared with tests that compute for long.
        DispatchQueue.global(qos: .userInteractive).asyncAfter(deadline: .now() + limit) { [weak self] in
            self?.giveUp(wait)
        }
        return await withCheckedContinuation { continuation in
            let isIdle = lock.withLock {
                if pending > 0 { waiting[wait] = continuation }
                return pending == 0
            }
            if isIdle { continuation.resume(returning: true) }
        }
    }

    /// Ends one wait: others began later, and have their own limits.
    private func giveUp(_ wait: Int) {
        lock.withLock { waiting.removeValue(forKey: wait) }?.resume(returning: false)
    }
}
