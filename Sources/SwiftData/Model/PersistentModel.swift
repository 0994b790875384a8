import Foundation
import Observation

/// A class whose objects are kept in a store. `@Model` makes it so.
///
///     @Model final class Trip {
///         var name: String
///         @Relationship(deleteRule: .cascade, inverse: \Stay.trip) var stays: [Stay] = []
///         init(name: String) { self.name = name }
///     }
///
/// A model belongs to no context until it is inserted into one, itself or by a model that refers to it. From then on it is used where
/// its context is: on the main actor for that of views. Equality is that of ``persistentModelID``.
public protocol PersistentModel: AnyObject, Observable, Hashable, Identifiable {
    /// The variables that the class itself has, without those of its superclass.
    static var schemaMetadata: [Schema.PropertyMetadata] { get }
    /// What `#Unique` and `#Index` say. Not for use outside the framework.
    static var _$constraints: [_ModelConstraint] { get }
    /// Makes an object for a row. Not for use outside the framework.
    init(_$kept kept: _KeptModel)
    /// Where the object keeps what it has. Not for use outside the framework.
    var _$state: _ModelLevel { get set }
    /// Hands over what classes that inherit were initialised with. Not for use outside the framework.
    func _$adopt(_ state: _ModelLevel)
}

/// Says that an object is made for a row. Not for use outside the framework.
public struct _KeptModel {
    init() {}
}

/// Stands where a variable's value would be: the value is in the model's storage. Takes no memory. Not for use outside the framework.
public struct _NoValue {
    /// Nothing.
    public init() {}
}

/// Where the variables of a class begin among those of its objects. Not for use outside the framework.
public func _slotBase(of type: any PersistentModel.Type) -> Int {
    ModelLayout.parent(of: type)?.properties.count ?? 0
}

extension PersistentModel {
    /// Names the model.
    public var persistentModelID: PersistentIdentifier { identifier }

    /// The model's identity, unless the class has a variable of this name.
    public var id: PersistentIdentifier { identifier }

    /// The context that the model belongs to; nil for none.
    public var modelContext: ModelContext? { _$state.core?.owner }

    /// Whether the model has changes that are not saved.
    public var hasChanges: Bool {
        guard let storage = _$state.storage else { return false }
        return storage.isInserted || storage.isDeleted || !storage.originals.isEmpty
    }

    /// Whether the model was deleted, and that is not saved yet.
    public var isDeleted: Bool { _$state.storage?.isDeleted == true && _$state.storage?.isGone == false }

    public static func == (left: Self, right: Self) -> Bool { left.identifier == right.identifier }

    public func hash(into hasher: inout Hasher) { hasher.combine(identifier) }

    /// The value of a variable.
    public func getValue<Value>(forKey keyPath: KeyPath<Self, Value>) -> Value { self[keyPath: keyPath] }

    /// Sets a variable.
    public func setValue<Value>(forKey keyPath: ReferenceWritableKeyPath<Self, Value>, to newValue: Value) {
        self[keyPath: keyPath] = newValue
    }

    var identifier: PersistentIdentifier {
        if _$state.key == 0 { _$state.key = ModelKeys.next() }
        return _$state.identifier ?? PersistentIdentifier(root: ModelLayout.of(Self.self).rootName, key: _$state.key)
    }

    /// What the model has, in memory. Made when it is first needed for one of a row.
    var storage: ModelStorage {
        if let storage = _$state.storage {
            if !storage.isAdopted {
                storage.isAdopted = true
                storage.layout = ModelLayout.of(type(of: self))
                storage.fill()
                _$adopt(_$state)
            }
            return storage
        }
        if let known = _$state.core?.touch(self) {
            _$state.storage = known
            return known
        }
        let storage = ModelStorage(layout: ModelLayout.of(type(of: self)))
        storage.isAdopted = true
        storage.fill()
        _$state.storage = storage
        return storage
    }
}

// MARK: What variables do

extension PersistentModel {
    /// Reads a variable. Not for use outside the framework.
    @_disfavoredOverload
    public func _$get<Value: Codable>(_ slot: Int, _ keyPath: KeyPath<Self, Value>) -> Value {
        let storage = storage
        storage.access(self, keyPath)
        if let value = storage.values[slot] { return cast(value) }
        return cast(value(slot, in: storage))
    }

    /// Writes a variable. Not for use outside the framework.
    @_disfavoredOverload
    public func _$set<Value: Codable>(_ slot: Int, _ keyPath: KeyPath<Self, Value>, to value: Value) {
        let storage = storage
        storage.mutate(self, keyPath) {
            _$state.core?.willChange(slot, of: self, storage)
            storage.values[slot] = .some(value)
            _$state.core?.didChange(slot, of: self, storage)
        }
    }

    /// Reads a related model. Not for use outside the framework.
    public func _$get<Value: PersistentModel>(_ slot: Int, _ keyPath: KeyPath<Self, Value>) -> Value {
        let storage = storage
        storage.access(self, keyPath)
        guard let model = related(slot, in: storage) as? Value else {
            fatalError(
                "\(Self.self).\(storage.layout.properties[slot].name) has no \(Value.self): it was deleted, or never set. A relationship to a model that may be deleted is optional."
            )
        }
        return model
    }

    /// Writes a related model. Not for use outside the framework.
    public func _$set<Value: PersistentModel>(_ slot: Int, _ keyPath: KeyPath<Self, Value>, to value: Value) {
        storage.mutate(self, keyPath) { relate(slot, to: [value]) }
    }

    /// Reads a related model. Not for use outside the framework.
    public func _$get<Value: PersistentModel>(_ slot: Int, _ keyPath: KeyPath<Self, Value?>) -> Value? {
        let storage = storage
        storage.access(self, keyPath)
        return related(slot, in: storage) as? Value
    }

    /// Writes a related model. Not for use outside the framework.
    public func _$set<Value: PersistentModel>(_ slot: Int, _ keyPath: KeyPath<Self, Value?>, to value: Value?) {
        storage.mutate(self, keyPath) { relate(slot, to: value.map { [$0] } ?? []) }
    }

    /// Reads related models. Not for use outside the framework.
    public func _$get<Value: RelationshipCollection>(_ slot: Int, _ keyPath: KeyPath<Self, Value>) -> Value {
        let storage = storage
        storage.access(self, keyPath)
        return Value._make(allRelated(slot, in: storage))
    }

    /// Writes related models. Not for use outside the framework.
    public func _$set<Value: RelationshipCollection>(_ slot: Int, _ keyPath: KeyPath<Self, Value>, to value: Value) {
        storage.mutate(self, keyPath) { relate(slot, to: value._models ?? []) }
    }

    /// A value as the variable's type, which it mostly is exactly: then it is taken as it is, without a search for a way to cast it.
    @inline(__always)
    private func cast<Value>(_ value: Any) -> Value {
        guard type(of: value) == Value.self else { return value as! Value }
        // The types are the same one.
        func same<Known>(_ value: Known) -> Value { unsafeBitCast(value, to: Value.self) }
        return _openExistential(value, do: same)
    }

    /// A value that is not in memory: of the row, or what stands for one that is gone.
    func value(_ slot: Int, in storage: ModelStorage) -> Any {
        _$state.core?.load(self, storage, slot: slot)
        if let value = storage.values[slot] { return value }
        let property = storage.layout.properties[slot]
        guard let value = property.placeholder else {
            fatalError(
                "\(type(of: self)).\(property.name) has no value: the model was deleted by another context, or the variable was never set."
            )
        }
        storage.values[slot] = .some(value)
        return value
    }

    private func related(_ slot: Int, in storage: ModelStorage) -> (any PersistentModel)? {
        allRelated(slot, in: storage).first
    }

    /// The models that the variable refers to, in their order.
    func allRelated(_ slot: Int, in storage: ModelStorage) -> [any PersistentModel] {
        if let core = _$state.core { return core.related(slot, of: self, storage) }
        return storage.values[slot] as? [any PersistentModel] ?? []
    }

    private func relate(_ slot: Int, to models: [any PersistentModel]) {
        let storage = storage
        if let core = _$state.core {
            core.relate(slot, of: self, storage, to: models)
        } else if let core = models.lazy.compactMap({ $0._$state.core }).first {
            // A model that refers to one of a context belongs there, too.
            storage.values[slot] = .some(models)
            core.insert(self)
        } else {
            storage.values[slot] = .some(models)
        }
    }
}

/// A collection of models that a variable refers to: an array, or an optional one.
public protocol RelationshipCollection {
    /// What is in it.
    associatedtype PersistentElement: PersistentModel
    /// Not for use outside the framework.
    static func _make(_ models: [any PersistentModel]) -> Self
    /// Not for use outside the framework.
    var _models: [any PersistentModel]? { get }
}

extension Array: RelationshipCollection where Element: PersistentModel {
    /// What is in the collection.
    public typealias PersistentElement = Element

    /// Not for use outside the framework.
    public static func _make(_ models: [any PersistentModel]) -> Self { models.compactMap { $0 as? Element } }
    /// Not for use outside the framework.
    public var _models: [any PersistentModel]? { self }
}

extension Optional: RelationshipCollection where Wrapped: RelationshipCollection {
    /// What is in the collection.
    public typealias PersistentElement = Wrapped.PersistentElement

    /// Not for use outside the framework.
    public static func _make(_ models: [any PersistentModel]) -> Self { .some(Wrapped._make(models)) }
    /// Not for use outside the framework.
    public var _models: [any PersistentModel]? { self?._models }
}
