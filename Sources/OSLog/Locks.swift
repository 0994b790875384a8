import Foundation

/// A lock with the value that it guards.
///
///     let count = OSAllocatedUnfairLock(initialState: 0)
///     count.withLock { $0 += 1 }
///
/// Copies are the same lock. It may not be locked again by the thread that has it.
public struct OSAllocatedUnfairLock<State>: @unchecked Sendable {
    private final class Storage {
        let lock = NSLock()
        var state: State
        init(_ state: State) { self.state = state }
    }
    // Its state is only touched under its lock, or by those who say that they do so themselves.
    private let storage: Storage

    /// How threads that have the lock are told apart from others.
    public enum Ownership: Hashable, Sendable { case owner, notOwner }

    /// A lock that guards a value that may belong to whoever makes the lock.
    public init(uncheckedState initialState: State) { storage = Storage(initialState) }

    /// A lock that guards a value.
    public init(initialState: State) where State: Sendable { storage = Storage(initialState) }

    /// Runs a closure with the value while no other thread has the lock.
    public func withLock<R: Sendable>(_ body: @Sendable (inout State) throws -> R) rethrows -> R {
        try withLockUnchecked(body)
    }

    /// Runs a closure with the value while no other thread has the lock.
    public func withLockUnchecked<R>(_ body: (inout State) throws -> R) rethrows -> R {
        storage.lock.lock()
        defer { storage.lock.unlock() }
        return try body(&storage.state)
    }

    /// Runs a closure with the value if no thread has the lock now; nil when one has.
    public func withLockIfAvailable<R: Sendable>(_ body: @Sendable (inout State) throws -> R) rethrows -> R? {
        try withLockIfAvailableUnchecked(body)
    }

    /// Runs a closure with the value if no thread has the lock now; nil when one has.
    public func withLockIfAvailableUnchecked<R>(_ body: (inout State) throws -> R) rethrows -> R? {
        guard storage.lock.try() else { return nil }
        defer { storage.lock.unlock() }
        return try body(&storage.state)
    }
}

extension OSAllocatedUnfairLock where State == Void {
    /// A lock that guards what the app itself says.
    public init() { self.init(uncheckedState: ()) }

    /// Waits until no other thread has the lock, and takes it.
    @available(*, noasync, message: "Use withLock(_:): a task may go on on another thread.")
    public func lock() { storage.lock.lock() }
    /// Gives the lock back.
    @available(*, noasync, message: "Use withLock(_:): a task may go on on another thread.")
    public func unlock() { storage.lock.unlock() }
    /// Takes the lock if no thread has it. Returns whether it did.
    @available(*, noasync, message: "Use withLockIfAvailable(_:): a task may go on on another thread.")
    public func lockIfAvailable() -> Bool { storage.lock.try() }

    /// Runs a closure while no other thread has the lock.
    public func withLock<R: Sendable>(_ body: @Sendable () throws -> R) rethrows -> R { try withLockUnchecked(body) }

    /// Runs a closure while no other thread has the lock.
    public func withLockUnchecked<R>(_ body: () throws -> R) rethrows -> R {
        storage.lock.lock()
        defer { storage.lock.unlock() }
        return try body()
    }

    /// Runs a closure if no thread has the lock now; nil when one has.
    public func withLockIfAvailable<R: Sendable>(_ body: @Sendable () throws -> R) rethrows -> R? {
        guard storage.lock.try() else { return nil }
        defer { storage.lock.unlock() }
        return try body()
    }
}
