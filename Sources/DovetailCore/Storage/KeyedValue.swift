import AttributeGraph
import Foundation

/// The value of one key of a store, for the location of a storage property.
final class KeyedValue<Value>: ValueKeeper, @unchecked Sendable {
    private let store: any KeyedStore
    private let key: String
    private let coding: StorageCoding<Value>.Type
    private let defaultValue: Value
    /// Told of changes. Set once, before anybody else knows of the location.
    private weak var location: KeptLocation<Value>?

    private init(store: any KeyedStore, key: String, defaultValue: Value, coding: StorageCoding<Value>.Type) {
        self.store = store
        self.key = key
        self.coding = coding
        self.defaultValue = defaultValue
    }

    deinit { store.observers.remove(ObjectIdentifier(self), forKey: key) }

    /// Makes the location of a key, with its attribute in the current subgraph.
    static func location(
        store: any KeyedStore, key: String, defaultValue: Value, coding: StorageCoding<Value>.Type, loop: UpdateLoop
    ) -> KeptLocation<Value> {
        let keeper = KeyedValue(store: store, key: key, defaultValue: defaultValue, coding: coding)
        let location = KeptLocation(keeper, loop: loop)
        keeper.location = location
        store.observers.add(keeper, forKey: key)
        // A write between reading the value and observing it is seen now.
        location.apply(run: 0)
        return location
    }

    var value: Value { store.value(of: coding, forKey: key) ?? defaultValue }

    func set(_ value: Value, transaction: Transaction) {
        let write = { self.store.setValue(self.coding.encode(value), forKey: self.key) }
        // The observers that the store calls see the transaction as the current one.
        if transaction.group == 0 { write() } else { transaction.whileCurrent(write) }
    }

    func isSame(as other: any ValueKeeper<Value>) -> Bool {
        guard let other = other as? KeyedValue<Value> else { return false }
        return store === other.store && key == other.key
    }

    var misuse: String? {
        "Modifying state during view update, this will cause undefined behavior. (the stored value “\(key)”; write it from an action)"
    }
}

extension KeyedValue: KeyedObserver {
    func valueDidChange() { location?.valueDidChange() }
}

extension KeyedStore {
    /// The value of a key; nil when there is none, or one of another type.
    func value<Value>(of coding: StorageCoding<Value>.Type, forKey key: String) -> Value? {
        value(forKey: key).flatMap { coding.decode($0) }
    }
}
