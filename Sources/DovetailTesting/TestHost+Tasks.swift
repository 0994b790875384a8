import DovetailCore
import Foundation

extension TestHost {
    /// Waits until tasks have nothing left to do at the clock's present time, then settles.
    ///
    /// Work that a view starts by `task` is waited for until it has ended, or waits for the host's clock, for a continuation or
    /// for something outside the program; so is what it starts as its children. What else runs in a `Task` of its own, such as one
    /// that a button's action starts, has many turns on the main actor and on other threads, which is enough unless its work
    /// takes long. `Task.sleep` and network waits take real time and are not waited for.
    ///
    /// Time on the host's clock stands still.
    public func settle() async {
        var work = UpdateStatistics()
        run(from: work)
        var quietRounds = 0
        var rounds = 0
        // Without a task that goes on for ever few rounds are needed.
        while quietRounds < Self.quietRounds, rounds < 10_000 {
            let jobsBefore = process.taskWork.jobsDone
            if process.taskWork.isBusy, await !process.taskWork.idle(limit: Self.limit) {
                Log.warnOnce(
                    "settle tasks",
                    "a task of a view has run for \(Int(Self.limit)) seconds; settle() gave up waiting for it")
                return
            }
            await Self.turnOfMainQueue()
            // A turn of the threads that run tasks of other origins. Where tests keep those busy, their tasks come late too.
            await Task.detached(priority: .medium) {}.value
            await Task.detached(priority: .background) {}.value
            let moved = window.loop.hasPendingWork || process.taskWork.jobsDone != jobsBefore
            work = statistics
            run(from: work)
            quietRounds = moved ? 0 : quietRounds + 1
            rounds += 1
        }
    }

    /// Seconds of real time after which a task counts as one that never ends.
    private static let limit: TimeInterval = 300

    /// A task may pass between threads this often without being seen to move.
    private static let quietRounds = 20

    /// Returns when what the main queue held at the call has run.
    private static func turnOfMainQueue() async {
        await withCheckedContinuation { continuation in
            DispatchQueue.main.async { continuation.resume() }
        }
    }
}
