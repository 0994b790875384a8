import Foundation
import Synchronization

/// A lock that stands in a program's own memory.
///
///     let lock = UnsafeMutablePointer<os_unfair_lock_s>.allocate(capacity: 1)
///     lock.initialize(to: os_unfair_lock())
///     os_unfair_lock_lock(lock)
///     defer { os_unfair_lock_unlock(lock) }
///
/// It must stay at its address while it is locked or waited for. A thread that has the lock stops the program when it locks again, and so does
/// a thread that unlocks what it has not locked. As on Apple's systems, which of several waiting threads is next is not defined. Locking takes
/// one atomic operation where no other thread has the lock.
public struct os_unfair_lock_s {
    /// The thread that has the lock, 0 for none; the highest bit is set where threads may be waiting.
    fileprivate var state: UInt32 = 0

    /// A lock that no thread has.
    public init() {}
}

public typealias os_unfair_lock = os_unfair_lock_s
public typealias os_unfair_lock_t = UnsafeMutablePointer<os_unfair_lock_s>

/// Waits until no other thread has the lock, and takes it.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func os_unfair_lock_lock(_ lock: os_unfair_lock_t) {
    let me = thisThread
    let state = UnfairLockState(lock)
    guard !state.replace(0, by: me) else { return }
    if state.owner == me { fatalError("Trying to recursively lock an os_unfair_lock") }
    let place = WaitingPlace.of(lock)
    place.lock()
    defer { place.unlock() }
    while true {
        let value = state.value
        if value == 0 {
            // Others may be waiting at the same time, so the next unlock has to look for them.
            if state.replace(0, by: me | UnfairLockState.hasWaiters) { return }
        } else if value & UnfairLockState.hasWaiters != 0
            || state.replace(value, by: value | UnfairLockState.hasWaiters)
        {
            // The owner saw that there are waiters only after this thread has begun to wait, as it takes the place's lock to wake them.
            place.wait()
        }
    }
}

/// Takes the lock if no thread has it. Returns whether it did.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func os_unfair_lock_trylock(_ lock: os_unfair_lock_t) -> Bool {
    UnfairLockState(lock).replace(0, by: thisThread)
}

/// Gives the lock back.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func os_unfair_lock_unlock(_ lock: os_unfair_lock_t) {
    let state = UnfairLockState(lock)
    guard state.owner == thisThread else { fatalError("Unlock of an os_unfair_lock not owned by current thread") }
    guard state.release() & UnfairLockState.hasWaiters != 0 else { return }
    let place = WaitingPlace.of(lock)
    place.lock()
    place.broadcast()
    place.unlock()
}

/// Stops the program if the calling thread does not have the lock.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func os_unfair_lock_assert_owner(_ lock: os_unfair_lock_t) {
    guard UnfairLockState(lock).owner == thisThread else {
        fatalError("Lock unexpectedly not owned by current thread")
    }
}

/// Stops the program if the calling thread has the lock.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func os_unfair_lock_assert_not_owner(_ lock: os_unfair_lock_t) {
    guard UnfairLockState(lock).owner != thisThread else { fatalError("Lock unexpectedly owned by current thread") }
}

/// A number of the calling thread, which no other one has. There is room for 2³¹ threads in the life of a program.
private var thisThread: UInt32 {
    if let known = pthread_getspecific(ThreadNumber.key) { return UInt32(UInt(bitPattern: known)) }
    let number = ThreadNumber.last.add(1, ordering: .relaxed).newValue
    pthread_setspecific(ThreadNumber.key, UnsafeRawPointer(bitPattern: UInt(number)))
    return number
}

private enum ThreadNumber {
    static let last = Atomic<UInt32>(0)
    /// Where each thread keeps its number, as a pointer.
    static let key: pthread_key_t = {
        var key = pthread_key_t()
        pthread_key_create(&key, nil)
        return key
    }()
}

/// A lock's memory as an atomic number.
private struct UnfairLockState {
    static let hasWaiters: UInt32 = 1 << 31

    /// Safety: `Atomic<UInt32>` has the layout of a `UInt32`, and everything that touches a lock's state does it through this type.
    private let number: UnsafeMutablePointer<Atomic<UInt32>>

    init(_ lock: os_unfair_lock_t) {
        number = UnsafeMutableRawPointer(lock).assumingMemoryBound(to: Atomic<UInt32>.self)
    }

    var value: UInt32 { number.pointee.load(ordering: .relaxed) }
    var owner: UInt32 { value & ~Self.hasWaiters }

    func replace(_ old: UInt32, by new: UInt32) -> Bool {
        number.pointee.compareExchange(
            expected: old, desired: new, successOrdering: .acquiring, failureOrdering: .relaxed
        ).exchanged
    }

    /// Lets other threads have the lock. Returns what the state was.
    func release() -> UInt32 { number.pointee.exchange(0, ordering: .releasing) }
}

/// Where threads wait for locks. Locks are spread over a few places by their address; a thread that is woken for another lock waits again.
private enum WaitingPlace {
    private static let all = (0..<61).map { _ in NSCondition() }

    static func of(_ lock: os_unfair_lock_t) -> NSCondition { all[Int(bitPattern: lock) / 4 % all.count] }
}
