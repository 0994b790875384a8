import CThread
import Foundation

/// The context of one state change: above all, whether what it changes on screen is animated.
public struct Transaction: Sendable {
    /// How changes are animated; nil for not at all.
    public var animation: Animation?
    /// Switches off the animations that views would add.
    public var disablesAnimations: Bool
    /// Whether the change is one of a series, such as a drag.
    public var isContinuous = false
    /// Whether values that the change sets without an animation keep their velocity, so that a spring that comes next goes on with it.
    /// True in the actions of gestures that tell of a change.
    public var tracksVelocity = false
    /// Writes with the same number belong to one change and are applied together.
    package var group: UInt64
    /// Values by key, and completion handlers; nil for most transactions.
    var extras: TransactionExtras?

    /// A transaction without animation.
    public init() { self.init(animation: nil) }

    /// A transaction with the given animation.
    public init(animation: Animation?) {
        self.animation = animation
        disablesAnimations = false
        group = 0
    }

    /// The transaction that the code running on this thread was called in.
    package static var current: Transaction {
        // What it points to is there while that code runs; see ``whileCurrent(_:)``.
        dovetail_context().pointee.transaction?.assumingMemoryBound(to: Transaction.self).pointee ?? Transaction()
    }

    /// Runs `body` as part of this very transaction.
    package func whileCurrent<Result>(_ body: () throws -> Result) rethrows -> Result {
        try withUnsafePointer(to: self) { pointer in
            let context = dovetail_context()
            let outer = context.pointee.transaction
            context.pointee.transaction = UnsafeRawPointer(pointer)
            defer { context.pointee.transaction = outer }
            return try body()
        }
    }

    private static let counter = TransactionCounter()
    package static func nextGroup() -> UInt64 { counter.next() }
}

private final class TransactionCounter: @unchecked Sendable {
    private let lock = NSLock()
    private var value: UInt64 = 0
    func next() -> UInt64 {
        lock.lock()
        defer { lock.unlock() }
        value += 1
        return value
    }
}

extension Transaction {
    /// Runs an action whose changes follow a movement of the pointer.
    static func trackingVelocity(_ action: () -> Void) {
        var transaction = current
        transaction.tracksVelocity = true
        transaction.whileCurrent(action)
    }

    /// Runs a write of this transaction. One that belongs to no change in particular is that of the caller.
    func perform(_ write: () -> Void) {
        if group == 0 { write() } else { withTransaction(self, write) }
    }
}

/// Runs `body`; the state changes it makes belong to the given transaction. Returns what `body` returns.
public func withTransaction<Result>(_ transaction: Transaction, _ body: () throws -> Result) rethrows -> Result {
    var inner = transaction
    inner.group = Transaction.nextGroup()
    // Handlers that are new here wait for the writes of `body`, and run right after it when there are none.
    let holds = inner.holdCompletions()
    defer { withExtendedLifetime(holds) {} }
    return try inner.whileCurrent(body)
}

/// Runs `body`; the state changes it makes belong to the current transaction with one value set. Returns what `body` returns.
public func withTransaction<R, V>(
    _ keyPath: WritableKeyPath<Transaction, V>, _ value: V, _ body: () throws -> R
) rethrows -> R {
    var transaction = Transaction.current
    transaction[keyPath: keyPath] = value
    return try withTransaction(transaction, body)
}

/// Runs `body`; what the state changes it makes alter on screen moves there by `animation`; nil means at once. Returns
/// what `body` returns.
public func withAnimation<Result>(
    _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result {
    var transaction = Transaction.current
    transaction.animation = animation
    return try withTransaction(transaction, body)
}

/// Runs `body`; what the state changes it makes alter on screen moves there by `animation`. When that is complete, `completion` runs on the
/// main thread, exactly once: also when nothing moves, when another change takes over or when the views go. Returns what `body`
/// returns.
public func withAnimation<Result>(
    _ animation: Animation? = .default, completionCriteria: AnimationCompletionCriteria = .logicallyComplete,
    _ body: () throws -> Result, completion: @escaping () -> Void
) rethrows -> Result {
    var transaction = Transaction.current
    transaction.animation = animation
    transaction.addAnimationCompletion(criteria: completionCriteria, completion)
    return try withTransaction(transaction, body)
}
