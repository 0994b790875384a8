import AttributeGraph
import Foundation

/// Where a binding reads and writes.
package class Location<Value>: @unchecked Sendable, Equatable {
    package init() {}
    /// The value. On the main thread within a rule, the rule comes to depend on it.
    package func get() -> Value { fatalError("abstract") }
    package func set(_ value: Value, transaction: Transaction) { fatalError("abstract") }
    /// Changes a part of the value.
    package func modify(transaction: Transaction, _ change: (inout Value) -> Void) {
        var value = get()
        change(&value)
        set(value, transaction: transaction)
    }
    /// Whether two locations are the same place.
    package func isSame(as other: Location<Value>) -> Bool { self === other }
    /// Whether the value changed since the running rule last finished, as far as is known.
    var hasChanged: Bool { false }
    /// Whether a rule that reads the value runs again when it changes.
    var isFollowed: Bool { false }

    package static func == (left: Location<Value>, right: Location<Value>) -> Bool {
        left === right || left.isSame(as: right)
    }
}

/// The storage of one state: the value of one identity.
///
/// The latest value is kept behind a lock, so it may be read and written from any thread; a write is seen by the next read
/// at once. The graph is told at the next update, on the main thread; when the value was written in several transactions, of each
/// of those values in turn. When the identity has ended, writes change the
/// stored value only, and nothing else happens.
package final class StoredLocation<Value>: Location<Value>, @unchecked Sendable {
    private let lock = NSLock()
    // Exclusive access is not checked at run time: what follows is reached with the lock held only.
    @exclusivity(unchecked) private var latest: Value
    /// Counts the writes.
    @exclusivity(unchecked) private var version = 0
    /// The run of writes that made `latest`, while the graph has not been told.
    @exclusivity(unchecked) private var pendingRun: Int?
    /// The values that earlier runs left and that the graph has not been told of yet. Nearly always empty.
    @exclusivity(unchecked) private var earlier: [(run: Int, value: Value)] = []
    private let source: WeakAttribute<Value>
    private unowned let graph: Graph
    private weak var loop: UpdateLoop?

    package init(initial: Value, loop: UpdateLoop) {
        latest = initial
        self.loop = loop
        graph = loop.graph
        source = WeakAttribute(Attribute(value: initial), in: loop.graph)
    }

    override package func get() -> Value {
        if let loop, loop.isUpdatingOnThisThread, let attribute = source.attribute(in: graph) {
            return attribute.value
        }
        lock.lock()
        defer { lock.unlock() }
        return latest
    }

    override package func set(_ value: Value, transaction: Transaction) {
        lock.lock()
        storeAndUnlock(value, transaction)
    }

    /// Threads that change different parts of the value don't undo each other's changes. `change` may be the app's code and
    /// come back here, so it runs without the lock, and once more if another thread was faster.
    override package func modify(transaction: Transaction, _ change: (inout Value) -> Void) {
        lock.lock()
        while true {
            var (value, seen) = (latest, version)
            lock.unlock()
            change(&value)
            lock.lock()
            if version == seen { return storeAndUnlock(value, transaction) }
        }
    }

    /// With the lock held.
    private func storeAndUnlock(_ value: Value, _ transaction: Transaction) {
        let old = latest
        // The loop is asked with the lock held, so that values and runs are in the same order.
        let run = loop?.runOfWrites(transaction)
        let isQueued = run != nil && pendingRun == run?.number
        if let run, let pendingRun, !isQueued, pendingRun < run.number { earlier.append((pendingRun, latest)) }
        latest = value
        pendingRun = run?.number
        version += 1
        lock.unlock()
        // The old value is destroyed after the lock is released: its deinitializer may come back here.
        withExtendedLifetime(old) {}
        if let run, !isQueued { loop?.enqueue(self, transaction: transaction, run: run) }
    }

    override var isFollowed: Bool { true }

    override var hasChanged: Bool {
        guard let loop, loop.isUpdatingOnThisThread else { return false }
        return source.attribute(in: graph)?.hasChanged ?? false
    }
}

extension StoredLocation: PendingWrite {
    package func apply(run: Int) {
        lock.lock()
        var value: Value?
        // Dropped values are destroyed after the lock is released.
        let dropped = earlier
        if pendingRun == run {
            value = latest
            pendingRun = nil
            earlier = []
        } else if let index = earlier.firstIndex(where: { $0.run == run }) {
            value = earlier[index].value
            earlier.removeSubrange(...index)
        }
        lock.unlock()
        withExtendedLifetime(dropped) {}
        // A later value may have been applied already: another thread's write waits while views settle.
        guard let value, let attribute = source.attribute(in: graph) else { return }
        attribute.noteState()
        attribute.set(value)
    }

    package var misuse: String? {
        "Modifying state during view update, this will cause undefined behavior. (a State<\(Value.self)>; write it from an action)"
    }
}

/// A part of another location's value.
package final class ProjectedLocation<Root, Value>: Location<Value>, @unchecked Sendable {
    let root: Location<Root>
    let keyPath: WritableKeyPath<Root, Value>

    init(root: Location<Root>, keyPath: WritableKeyPath<Root, Value>) {
        self.root = root
        self.keyPath = keyPath
    }

    override package func get() -> Value { root.get()[keyPath: keyPath] }

    override package func set(_ value: Value, transaction: Transaction) {
        modify(transaction: transaction) { $0 = value }
    }

    override package func modify(transaction: Transaction, _ change: (inout Value) -> Void) {
        root.modify(transaction: transaction) { whole in
            if keyPath is ReferenceWritableKeyPath<Root, Value> {
                // The property of an object: it is the object that announces the change.
                transaction.perform { change(&whole[keyPath: keyPath]) }
            } else {
                change(&whole[keyPath: keyPath])
            }
        }
    }

    override var hasChanged: Bool { root.hasChanged }
    override var isFollowed: Bool { root.isFollowed }

    override package func isSame(as other: Location<Value>) -> Bool {
        guard let other = other as? ProjectedLocation<Root, Value> else { return false }
        return keyPath == other.keyPath && root.isSame(as: other.root)
    }
}

/// A location made of two functions.
package final class FunctionalLocation<Value>: Location<Value>, @unchecked Sendable {
    let getter: () -> Value
    let setter: (Value, Transaction) -> Void

    package init(get: @escaping () -> Value, set: @escaping (Value, Transaction) -> Void) {
        getter = get
        setter = set
    }

    override package func get() -> Value { getter() }
    override package func set(_ value: Value, transaction: Transaction) { setter(value, transaction) }
}

/// A value that never changes.
package final class ConstantLocation<Value>: Location<Value>, @unchecked Sendable {
    let value: Value
    init(_ value: Value) { self.value = value }

    override package func get() -> Value { value }
    override package func set(_ value: Value, transaction: Transaction) {}
}
