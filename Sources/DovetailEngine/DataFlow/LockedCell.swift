import Foundation

/// The last value that a binding had, for reads after its source has gone. From any thread.
final class LockedCell<Value>: @unchecked Sendable {
    private let lock = NSLock()
    private var stored: Value

    init(_ value: Value) { stored = value }

    var value: Value {
        get { lock.withLock { stored } }
        set {
            lock.lock()
            let old = stored
            stored = newValue
            lock.unlock()
            // Destroyed after the lock is released: its deinitializer may come back here.
            withExtendedLifetime(old) {}
        }
    }
}
