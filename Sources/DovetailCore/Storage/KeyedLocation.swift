import AttributeGraph
import Foundation

/// Where a storage property reads and writes: one key of a store.
///
/// The store has the value. The attribute follows it at each update, so that bodies depend on this key alone.
package final class KeyedLocation<Value>: Location<Value>, @unchecked Sendable {
    let store: any KeyedStore
    let key: String
    private let coding: StorageCoding<Value>.Type
    private let defaultValue: Value
    private let source: WeakAttribute<Value>
    private unowned let graph: Graph
    private weak var loop: UpdateLoop?

    /// Makes the location's attribute in the current subgraph.
    init(
        store: any KeyedStore, key: String, defaultValue: Value, coding: StorageCoding<Value>.Type, loop: UpdateLoop
    ) {
        self.store = store
        self.key = key
        self.coding = coding
        self.defaultValue = defaultValue
        self.loop = loop
        graph = loop.graph
        let attribute = Attribute(value: defaultValue)
        source = WeakAttribute(attribute, in: loop.graph)
        super.init()
        // In this order: a write in between is seen twice rather than not at all.
        store.observers.add(self, forKey: key)
        attribute.set(stored)
    }

    deinit { store.observers.remove(ObjectIdentifier(self), forKey: key) }

    private var stored: Value { store.value(of: coding, forKey: key) ?? defaultValue }

    override var isFollowed: Bool { true }

    override package func get() -> Value {
        if let loop, loop.isUpdatingOnThisThread, let attribute = source.attribute(in: graph) {
            return attribute.value
        }
        return stored
    }

    override package func set(_ value: Value, transaction: Transaction) {
        let write = { self.store.setValue(self.coding.encode(value), forKey: self.key) }
        // The observers that the store calls see the transaction as the current one.
        if transaction.group == 0 { write() } else { Transaction.perform(in: transaction, write) }
    }

    override package func isSame(as other: Location<Value>) -> Bool {
        guard let other = other as? KeyedLocation<Value> else { return false }
        return store === other.store && key == other.key
    }
}

extension KeyedLocation: KeyedObserver, PendingWrite {
    func valueDidChange() { loop?.enqueue(self, transaction: Transaction.current) }

    func apply(run: Int) { source.attribute(in: graph)?.set(stored) }

    var misuse: String? {
        "Modifying state during view update, this will cause undefined behavior. (the stored value “\(key)”; write it from an action)"
    }
}

extension KeyedStore {
    /// The value of a key; nil when there is none, or one of another type.
    func value<Value>(of coding: StorageCoding<Value>.Type, forKey key: String) -> Value? {
        value(forKey: key).flatMap { coding.decode($0) }
    }
}

extension Transaction {
    /// Runs `body` as part of this very transaction.
    fileprivate static func perform(in transaction: Transaction, _ body: () -> Void) {
        let outer = current
        current = transaction
        defer { current = outer }
        body()
    }
}
