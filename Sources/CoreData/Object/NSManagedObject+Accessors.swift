import Foundation
import FoundationAdditions

// What `dovetail open` writes in place of `@NSManaged`.
extension NSManagedObject {
    /// The value of a property that is declared with `@NSManaged`.
    ///
    /// A property whose type is no optional reads as nothing of its kind (0, an empty text) where there is no value; a type that has no such value ends the
    /// program.
    public func _managedValue<Value>(_ key: String) -> Value {
        if let recorder { return recorder.value(key) }
        guard let slot = layout.slots[key] else {
            if let value = value(forUndefinedKey: key) as? Value { return value }
            return missing(key)
        }
        switch read(slot) {
        case .value(let value):
            if let value = ManagedCoding.value(value, as: Value.self) { return value }
        case let value:
            if let value = object(value, slot) as? Value { return value }
        }
        if let value = ManagedCoding.value(object(values[slot], slot), as: Value.self) { return value }
        return missing(key)
    }

    private func missing<Value>(_ key: String) -> Value {
        guard let value = ManagedCoding.nothing(Value.self) else {
            fatalError(
                "\(entity.name ?? "").\(key) has no value, and its type \(Value.self) has none that stands for nothing."
            )
        }
        return value
    }

    /// Sets the value of a property that is declared with `@NSManaged`.
    public func _setManagedValue<Value>(_ key: String, _ value: Value) { setValue(value, forKey: key) }

    /// Adds an object, or those of a set, to a relationship.
    public func _addManaged(_ key: String, _ value: Any, at index: Int? = nil) {
        guard let slot = layout.slots[key] else { return setValue(value, forUndefinedKey: key) }
        add(Self.objects(value), to: slot, at: index)
    }

    /// Adds objects to a relationship at places.
    public func _addManaged(_ key: String, _ value: Any, at indexes: NSIndexSet) {
        guard let slot = layout.slots[key] else { return }
        for (object, index) in zip(Self.objects(value), indexes) { add([object], to: slot, at: index) }
    }

    /// Takes an object, or those of a set, out of a relationship.
    public func _removeManaged(_ key: String, _ value: Any) {
        guard let slot = layout.slots[key] else { return }
        remove(Self.objects(value), from: slot)
    }

    /// Takes the object at a place out of a relationship.
    public func _removeManaged(_ key: String, at index: Int) { _removeManaged(key, at: NSIndexSet(index: index)) }

    /// Takes the objects at some places out of a relationship.
    public func _removeManaged(_ key: String, at indexes: NSIndexSet) {
        guard let slot = layout.slots[key] else { return }
        let ids = read(slot).many
        remove(indexes.filter(ids.indices.contains).compactMap { other(ids[$0]) }, from: slot)
    }

    /// Puts an object in the place of another one.
    public func _replaceManaged(_ key: String, at index: Int, _ value: Any) {
        _removeManaged(key, at: index)
        _addManaged(key, value, at: index)
    }

    /// Puts objects in the places of others.
    public func _replaceManaged(_ key: String, at indexes: NSIndexSet, _ value: Any) {
        _removeManaged(key, at: indexes)
        _addManaged(key, value, at: indexes)
    }

    /// The objects of a relationship as a set that changes it.
    public func mutableSetValue(forKey key: String) -> NSMutableSet {
        let set = RelationshipSet(capacity: 0)
        set.owner = self
        set.key = key
        return set
    }

    /// The objects of an ordered relationship. What is changed in the result changes nothing: set it as the property's value.
    public func mutableOrderedSetValue(forKey key: String) -> NSMutableOrderedSet {
        NSMutableOrderedSet(array: (value(forKey: key) as? NSOrderedSet)?.array ?? [])
    }
}

/// The objects of a relationship, changed in place.
private final class RelationshipSet: NSMutableSet {
    var owner: NSManagedObject?
    var key = ""

    private var objects: [NSManagedObject] { NSManagedObject.objects(owner?.value(forKey: key)) }

    override var count: Int { objects.count }
    override func member(_ object: Any) -> Any? { objects.first { $0 === (object as AnyObject) } }
    override func objectEnumerator() -> NSEnumerator { NSArray(array: objects).objectEnumerator() }
    override func add(_ object: Any) { owner?._addManaged(key, object) }
    override func remove(_ object: Any) { owner?._removeManaged(key, object) }
}
