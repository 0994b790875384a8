import Foundation
import Observation

/// What one model has in memory: its values, what they were when it was last saved, and who observes it.
final class ModelStorage {
    // References to these are not counted, as there is a storage for each model: layouts are made once and stay.
    unowned(unsafe) var layout: ModelLayout
    /// The class in the schema of the context; nil until it is asked for.
    // The context keeps its schema, and a model its context.
    unowned(unsafe) var entity: Schema.Entity?
    /// By the numbers of the variables; nil where the value is in the row alone. Relationships of a model in a context are arrays of
    /// ``PersistentIdentifier``, and of one in none, arrays of models.
    ///
    /// Not checked for accesses that overlap, because each read of a variable would pay for it: none lasts while other code runs.
    @exclusivity(unchecked) var values = ModelValues()
    /// The values at the last save of those that were changed since; nil for one that was not in memory.
    var originals: [Int: Any?] = [:]
    /// How often the row was changed when its values were read, to know that another context changed it.
    var version: Int64 = 0
    /// Whether the plain values of the row are in memory.
    var isLoaded = false
    /// Whether what classes that inherit were initialised with is here.
    var isAdopted = false
    /// Whether there is no row yet.
    var isInserted = false
    /// Whether the model was deleted.
    var isDeleted = false
    /// Whether the row is no longer there.
    var isGone = false
    /// Nil until a variable is read: before that nobody observes the model. Not checked for the same reason as `values`.
    @exclusivity(unchecked) private var observers: ModelObservers?

    init(layout: ModelLayout) { self.layout = layout }

    /// For the object of a row, without values.
    init(of entity: Schema.Entity) {
        layout = entity.layout
        self.entity = entity
        isAdopted = true
    }

    /// A variable is read.
    @inline(__always)
    func access<Model: PersistentModel, Value>(_ model: Model, _ keyPath: KeyPath<Model, Value>) {
        let known: ModelObservers
        if let observers {
            known = observers
        } else {
            known = ModelObservers()
            observers = known
        }
        known.registrar.access(model, keyPath: keyPath)
    }

    /// Runs a closure that changes a variable, and tells those who observe it before and after.
    func mutate<Model: PersistentModel, Value>(
        _ model: Model, _ keyPath: KeyPath<Model, Value>, _ change: () -> Void
    ) {
        guard let observers else { return change() }
        observers.registrar.withMutation(of: model, keyPath: keyPath, change)
    }

    /// Makes room for all variables.
    func fill() {
        values.grow(to: layout.properties.count)
    }

    /// Forgets what is in the row, so that it is read again.
    func unload() {
        for index in values.indices { values[index] = nil }
        originals = [:]
        isLoaded = false
    }
}

/// Who observes a model. The size of a registrar is not known when this is compiled, so a variable that may have one would be copied by tables of
/// functions for each read.
private final class ModelObservers {
    let registrar = ObservationRegistrar()
}

/// The storage of a model, as its class declares it: a variable of the topmost class, and of each class that inherits one that holds what it is
/// initialised with. Not for use outside the framework.
public struct _ModelLevel {
    var storage: ModelStorage?
    /// The context; nil for none.
    var core: ContextCore?
    /// The row; 0 for none yet.
    var key: Int64 = 0
    /// The topmost entity; 0 where it has to be looked up.
    var root: Int32 = 0

    /// Nil for a model in no context. Plain reading, which takes no reference.
    var identifier: PersistentIdentifier? {
        guard root != 0, let core else { return nil }
        return PersistentIdentifier(
            root: root, key: key, store: storage?.isInserted == true ? 0 : core.storeName(ofRoot: root))
    }

    /// For a new object, or for the row that is being made an object.
    public init(_ type: any PersistentModel.Type) {
        if let row = RowInProgress.current, row.isFor(type) {
            core = row.core
            key = row.key
            root = row.root
        } else {
            let storage = ModelStorage(layout: ModelLayout.placeholder)
            self.storage = storage
        }
    }

    /// Sets a value in an initialiser.
    @_disfavoredOverload
    public func initialize<Value: Codable>(_ slot: Int, to value: Value) { set(slot, to: value) }

    /// Sets a related model in an initialiser.
    public func initialize<Value: PersistentModel>(_ slot: Int, to value: Value) {
        set(slot, to: [value] as [any PersistentModel])
    }

    /// Sets a related model in an initialiser.
    public func initialize<Value: PersistentModel>(_ slot: Int, to value: Value?) {
        set(slot, to: (value.map { [$0] } ?? []) as [any PersistentModel])
    }

    /// Sets related models in an initialiser.
    public func initialize<Value: RelationshipCollection>(_ slot: Int, to value: Value) {
        set(slot, to: value._models ?? [])
    }

    private func set<Value>(_ slot: Int, to value: Value) {
        guard let storage else { return }
        storage.values.grow(to: slot + 1)
        storage.values[slot] = .some(value)
    }

    /// Hands over what a class that inherits was initialised with.
    public func move(to state: _ModelLevel, base: Int) {
        guard let storage, let target = state.storage, storage !== target else { return }
        for slot in storage.values.indices {
            if let value = storage.values[slot] { target.values[base + slot] = .some(value) }
        }
        storage.values = ModelValues()
    }
}

/// The row that this thread is making an object for, which the object's storage takes while it is initialised.
final class RowInProgress {
    let core: ContextCore
    var key: Int64 = 0
    let root: Int32
    private let type: AnyClass

    init(core: ContextCore, root: Int32, type: any PersistentModel.Type) {
        self.core = core
        self.root = root
        self.type = type as AnyClass
    }

    /// Default values of variables may be other models, which are made meanwhile.
    func isFor(_ type: any PersistentModel.Type) -> Bool {
        var current: AnyClass? = self.type
        while let known = current {
            if known == type as AnyClass { return true }
            current = _getSuperclass(known)
        }
        return false
    }

    private static let slot: pthread_key_t = {
        var key = pthread_key_t()
        pthread_key_create(&key, nil)
        return key
    }()

    static var current: RowInProgress? {
        pthread_getspecific(slot).map { Unmanaged<RowInProgress>.fromOpaque($0).takeUnretainedValue() }
    }

    /// Makes this the current one; it is kept alive by the caller.
    func perform<Result>(_ body: () throws -> Result) rethrows -> Result {
        let before = pthread_getspecific(Self.slot)
        pthread_setspecific(Self.slot, Unmanaged.passUnretained(self).toOpaque())
        defer { pthread_setspecific(Self.slot, before) }
        return try withExtendedLifetime(self, body)
    }
}
