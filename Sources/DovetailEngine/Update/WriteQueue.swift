import Foundation

/// A state write that the graph has not been told of yet.
package protocol PendingWrite: AnyObject {
    /// Hands to the graph the value that was written in the given run of writes (see ``WriteQueue``). Called on
    /// the main thread.
    func apply(run: Int)
    /// What to tell the developer when the write is made while views are evaluated; nil if it may be.
    var misuse: String? { get }
}

/// Consecutive writes of one change.
struct WriteRun {
    var number: Int
    let group: UInt64
    let isFromMainThread: Bool
}

/// A write that waits for the next update.
struct QueuedWrite {
    let write: any PendingWrite
    let transaction: Transaction
    let run: WriteRun
    /// Keeps the transaction's completion handlers waiting for what the write animates.
    let holds: [AnimationCompletion.Hold]
}

/// The writes of state that wait for the next update, in the order in which they were made. From any thread.
///
/// They are made in runs: a run goes on as long as writes of the same change follow one another, and ends when the queue is taken. Writes
/// of one run are applied together, with the last values. Of the values that one state takes in several runs, each is applied in its
/// turn.
final class WriteQueue: @unchecked Sendable {
    private let lock = NSLock()
    // Reached with the lock held only, so exclusive access is not checked at run time: each write of state comes here.
    @exclusivity(unchecked) private var writes: [QueuedWrite] = []
    @exclusivity(unchecked) private var mainThreadWrites = 0
    @exclusivity(unchecked) private var latestRun = WriteRun(number: 0, group: 0, isFromMainThread: true)
    @exclusivity(unchecked) private var isWakeUpUnderWay = false

    var isEmpty: Bool {
        lock.lock()
        defer { lock.unlock() }
        return writes.isEmpty
    }

    var hasMainThreadWrites: Bool {
        lock.lock()
        defer { lock.unlock() }
        return mainThreadWrites > 0
    }

    /// The run that a write made now belongs to.
    func run(group: UInt64, isFromMainThread: Bool) -> WriteRun {
        lock.lock()
        defer { lock.unlock() }
        if latestRun.group != group || latestRun.isFromMainThread != isFromMainThread {
            latestRun = WriteRun(number: latestRun.number + 1, group: group, isFromMainThread: isFromMainThread)
        }
        return latestRun
    }

    /// Adds a write. Returns whether the main thread must be told of it: a write of another thread is the first since the last update.
    func append(_ write: QueuedWrite) -> Bool {
        lock.lock()
        defer { lock.unlock() }
        writes.append(write)
        if write.run.isFromMainThread { mainThreadWrites += 1 }
        let mustWake = !isWakeUpUnderWay
        isWakeUpUnderWay = true
        return mustWake
    }

    /// Takes what was written. In later passes of an update only what the main thread wrote, which is what this update caused;
    /// other threads that write all the time must not keep it from ending.
    func take(fromMainThreadOnly: Bool) -> [QueuedWrite] {
        lock.lock()
        defer { lock.unlock() }
        mainThreadWrites = 0
        latestRun.number += 1
        let taken = writes
        guard fromMainThreadOnly else {
            isWakeUpUnderWay = false
            writes = []
            return taken
        }
        writes = taken.filter { !$0.run.isFromMainThread }
        isWakeUpUnderWay = !writes.isEmpty
        return taken.filter(\.run.isFromMainThread)
    }
}
