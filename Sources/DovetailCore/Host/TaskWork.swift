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
    private var waiting: [CheckedContinuation<Void, Never>] = []

    package init() {}

    /// How many jobs have run so far.
    package var jobsDone: Int { lock.withLock { done } }

    /// Whether a job waits or runs.
    package var isBusy: Bool { lock.withLock { pending > 0 } }

    package func enqueue(_ job: consuming ExecutorJob) {
        let job = UnownedJob(job)
        lock.withLock { pending += 1 }
        DispatchQueue.global().async {
            job.runSynchronously(on: self.asUnownedTaskExecutor())
            self.finished()
        }
    }

    private func finished() {
        let resumed = lock.withLock { () -> [CheckedContinuation<Void, Never>] in
            pending -= 1
            done += 1
            guard pending == 0 else { return [] }
            defer { waiting = [] }
            return waiting
        }
        for continuation in resumed { continuation.resume() }
    }

    /// Returns when no job is pending; after `limit` seconds of real time in any case, since a job may never end.
    package func idle(limit: TimeInterval) async {
        DispatchQueue.global().asyncAfter(deadline: .now() + limit) { [weak self] in self?.giveUp() }
        await withCheckedContinuation { continuation in
            let isIdle = lock.withLock {
                if pending > 0 { waiting.append(continuation) }
                return pending == 0
            }
            if isIdle { continuation.resume() }
        }
    }

    private func giveUp() {
        let resumed = lock.withLock {
            defer { waiting = [] }
            return waiting
        }
        for continuation in resumed { continuation.resume() }
    }
}
