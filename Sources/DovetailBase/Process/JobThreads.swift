import Foundation

/// Threads of this process that run the jobs of tests' tasks and nothing else.
///
/// The threads that Swift and Dispatch share are as many as there are processors. Where other tests compute on all of them, a job that was
/// given to those threads starts only when one of the tests has ended.
package final class JobThreads: @unchecked Sendable {
    package static let shared = JobThreads()
    /// Jobs do not wait for each other, but one may never end.
    private static let limit = 16

    private let condition = NSCondition()
    private var jobs: [@Sendable () -> Void] = []
    private var threads = 0
    private var idle = 0

    /// Runs a job as soon as one of the threads is free; jobs begin in the order of the calls.
    package func run(_ job: @escaping @Sendable () -> Void) {
        condition.lock()
        defer { condition.unlock() }
        jobs.append(job)
        if jobs.count > idle, threads < Self.limit {
            threads += 1
            let thread = Thread { self.work() }
            thread.name = "Dovetail test tasks"
            // As much as the main thread has: an app's code may run here.
            thread.stackSize = 8 << 20
            thread.start()
        } else {
            condition.signal()
        }
    }

    private func work() {
        while true {
            condition.lock()
            idle += 1
            while jobs.isEmpty { condition.wait() }
            idle -= 1
            let job = jobs.removeFirst()
            condition.unlock()
            job()
        }
    }
}
