import DovetailCore
import DovetailSQLite
import Foundation

/// What a ``ModelContext`` works with. Models keep it alive, and the context keeps models with changes alive, until they are saved or the context goes.
///
/// **One object for one row.** The registry finds the object of a row weakly. Objects of a large query are known by their ``RowBatch`` as long as the query
/// has them, and enter the registry when one of their variables is read; one whose batch is gone by then shares the storage of the object that the row has got
/// meanwhile. Models refer to each other by their identifiers, so models of a context make no
/// circle of references. Objects with changes are kept by `inserted`, `changed` and `deleted`.
///
/// Nothing refers to it weakly, because that would make each reference to it cost more, and each model has one; what does not keep it refers to its owner.
///
/// **Threads.** One at a time, as Apple's; ``noteForeignSave()`` alone is called from any.
final class ContextCore: @unchecked Sendable {
    let container: ModelContainer
    let schema: Schema
    weak var owner: ModelContext?
    /// Whether it is the context of views, on the main thread.
    let isMain: Bool
    var autosaveEnabled: Bool
    /// Whoever makes the changes, for the history.
    var author: String? {
        get { editingState.author }
        set { editingState.author = newValue }
    }
    /// What stores that an app wrote know the context by.
    var editingState = EditingState()
    var undoManager: UndoManager?
    /// Tells contexts of this process apart in the history.
    let number: Int64
    private let onlyStoreName: Int32?

    // MARK: Models

    /// The objects of rows, by entities at the top.
    private var registries: [Int32: ObjectRegistry] = [:]
    /// When the registry is searched for objects that are gone.
    private var registryLimit = 4096
    private var registeredCount = 0
    private var batches: [WeakBatch] = []
    private struct WeakBatch { weak var batch: RowBatch? }

    /// Models that have no row yet, in the order in which they were inserted.
    var inserted = ModelList()
    /// Models whose row is not as they are.
    var changed = ModelList()
    /// Models whose row is still there.
    var deleted = ModelList()
    /// Models whose variables were changed by another context, too, since they were read, with the names of these.
    var conflicts: [PersistentIdentifier: Set<String>] = [:]

    // MARK: Saves

    /// The last save in each store that this context knows of.
    var seen: [Int64]
    private let foreignLock = NSLock()
    /// Whether another context may have saved. Behind the lock.
    private var mayHaveMissed = false
    /// What merges what others have saved where the context is used, for a context other than that of views. Behind the lock.
    private var merging: [ObjectIdentifier: @Sendable () -> Void] = [:]
    /// Whether relationships may have to be read while the other side has changes that are not saved.
    var hasForgottenCollections = false
    var isAutosavePlanned = false
    var isSaving = false

    private var observers: [ObjectIdentifier: WeakObserver] = [:]
    private struct WeakObserver { weak var observer: (any ContextObserver)? }

    private static let numberLock = NSLock()
    // One for the process, behind the lock, so that no two have the same.
    nonisolated(unsafe) private static var lastNumber: Int64 = 0

    init(container: ModelContainer, isMain: Bool) {
        self.container = container
        self.isMain = isMain
        schema = container.schema
        autosaveEnabled = isMain
        number = Self.numberLock.withLock {
            Self.lastNumber += 1
            return Self.lastNumber
        }
        onlyStoreName = container.stores.count == 1 ? container.stores[0].name : nil
        seen = container.stores.map { store in
            (try? store.perform { try $0.first("SELECT max(id) FROM _transactions")?.integer ?? 0 }) ?? 0
        }
        for store in container.stores { store.appStore?.source.initializeState(for: editingState) }
    }

    deinit {
        for store in container.stores { store.appStore?.source.invalidateState(for: editingState) }
    }

    var hasChanges: Bool { !inserted.isEmpty || !changed.isEmpty || !deleted.isEmpty }

    func storeName(ofRoot root: Int32) -> Int32 { onlyStoreName ?? container.store(ofRoot: root).name }

    func store(of entity: Schema.Entity) -> Store { container.store(ofRoot: entity.layout.rootName) }

    func entity(of storage: ModelStorage) -> Schema.Entity {
        if let known = storage.entity { return known }
        guard let entity = schema.entity(of: storage.layout) else {
            fatalError("The container's schema does not have the model \(storage.layout.name)")
        }
        storage.entity = entity
        return entity
    }

    // MARK: The registry

    func registered(_ id: PersistentIdentifier) -> (any PersistentModel)? { registered(id.key, id.root) }

    private func registered(_ key: Int64, _ root: Int32) -> (any PersistentModel)? {
        if let model = registries[root]?.model(key) { return model }
        if let model = inserted.model(PersistentIdentifier(root: root, key: key)) { return model }
        guard !batches.isEmpty else { return nil }
        for entry in batches {
            if let batch = entry.batch, batch.root == root, let model = batch.model(key) { return model }
        }
        return nil
    }

    /// A variable of a row's object is read for the first time. Returns the storage that the row has already.
    func touch(_ model: any PersistentModel) -> ModelStorage? {
        let state = model._$state
        if let known = registries[state.root]?.model(state.key) {
            return known === model ? nil : known.storage
        }
        register(model, key: state.key, root: state.root)
        return nil
    }

    /// Knows the objects of a query's rows, as long as the query keeps the batch.
    func add(_ batch: RowBatch) {
        batches.removeAll { $0.batch == nil }
        batches.append(WeakBatch(batch: batch))
    }

    /// Whether no row of the entity has an object that is known.
    func hasNone(of root: Int32) -> Bool {
        registries[root]?.isEmpty != false && !inserted.hasModels(of: root)
            && !batches.contains { $0.batch?.root == root }
    }

    func register(_ model: any PersistentModel, key: Int64, root: Int32) {
        registry(root).add(model, key)
        registeredCount += 1
        if registeredCount > registryLimit { forgetGone() }
    }

    private func registry(_ root: Int32) -> ObjectRegistry {
        if let known = registries[root] { return known }
        let new = ObjectRegistry()
        registries[root] = new
        return new
    }

    func unregister(_ id: PersistentIdentifier) { registries[id.root]?.remove(id.key) }

    /// Leaves out what is gone, once there may be as much of it as of what is there.
    private func forgetGone() {
        for registry in registries.values { registry.forgetGone() }
        registeredCount = registries.values.reduce(0) { $0 + $1.count }
        registryLimit = max(4096, registeredCount * 4)
    }

    func forEachRegistered(of roots: Set<Int32>, _ body: (any PersistentModel) -> Void) {
        for root in roots { registries[root]?.all.forEach(body) }
    }

    /// The object of a row that is there; makes one that reads its values when they are asked for.
    func model(_ key: Int64, of entity: Schema.Entity) -> any PersistentModel {
        let root = entity.layout.rootName
        if let model = registered(key, root) { return model }
        let row = RowInProgress(core: self, root: root, type: entity.modelType)
        return make(key, row, entity.modelType)
    }

    /// As ``model(_:of:)``, for many rows of one class.
    func makers(of entity: Schema.Entity) -> (Int64) -> any PersistentModel {
        let root = entity.layout.rootName
        let type = entity.modelType
        let row = RowInProgress(core: self, root: root, type: type)
        let hasNone = hasNone(of: root)
        return { key in (hasNone ? nil : self.registered(key, root)) ?? self.make(key, row, type) }
    }

    private func make(_ key: Int64, _ row: RowInProgress, _ type: any PersistentModel.Type) -> any PersistentModel {
        row.key = key
        let model: any PersistentModel = row.perform { type.init(_$kept: _KeptModel()) }
        register(model, key: key, root: row.root)
        return model
    }

    /// The objects of the rows of a query, of one class. New ones are known by the batch that the query makes of them.
    func batched<Model: PersistentModel>(
        _ type: Model.Type, root: Int32, _ rows: (_ add: (Int64) -> Void) throws -> Void
    ) rethrows -> [Model] {
        let hasNone = hasNone(of: root)
        let row = RowInProgress(core: self, root: root, type: type)
        var models: ContiguousArray<AnyObject> = []
        try row.perform {
            try rows { key in
                if !hasNone, let known = registered(key, root) {
                    models.append(known)
                } else {
                    row.key = key
                    models.append(Model(_$kept: _KeptModel()))
                }
            }
        }
        return Self.models(models)
    }

    /// The objects of the rows that a statement with an entity's `selection` comes to, with their values. The entity has one class.
    func loaded<Model: PersistentModel>(
        _ type: Model.Type, _ entity: Schema.Entity, limit: Int,
        _ rows: (_ add: (SQLiteStatement) throws -> Void) throws -> Void
    ) throws -> [Model] {
        if registeredCount > registryLimit { forgetGone() }
        let root = entity.layout.rootName
        let isNone = hasNone(of: root)
        let registry = registry(root)
        let statements = entity.statements!
        let maker = RowInProgress(core: self, root: root, type: type)
        var models: ContiguousArray<AnyObject> = []
        try maker.perform {
            try rows { row in
                let key = row.integer(0)
                let isWhole = models.count < limit
                if !isNone, let known = registered(key, root) {
                    let model = unsafeDowncast(known, to: Model.self)
                    if isWhole, case let storage = model.storage, !storage.isLoaded { fill(storage, entity, row) }
                    return models.append(model)
                }
                maker.key = key
                let model = Model(_$kept: _KeptModel())
                if isWhole { model._$state.storage = storage(of: entity, statements, row) }
                registry.add(model, key)
                registeredCount += 1
                models.append(model)
            }
        }
        return Self.models(models)
    }

    /// Objects of one class, as an array of it. (An array of a class that is not known here looks up its type whenever one is appended.)
    private static func models<Model: PersistentModel>(_ objects: ContiguousArray<AnyObject>) -> [Model] {
        Array(unsafeUninitializedCapacity: objects.count) { models, count in
            for object in objects {
                // Each was fetched as an object of this class.
                (models.baseAddress! + count).initialize(to: unsafeDowncast(object, to: Model.self))
                count += 1
            }
        }
    }

    // MARK: Observers

    func add(_ observer: any ContextObserver) {
        observers[ObjectIdentifier(observer)] = WeakObserver(observer: observer)
        container.watchFiles()
    }

    func remove(_ observer: any ContextObserver) { observers[ObjectIdentifier(observer)] = nil }

    func tell(_ id: PersistentIdentifier, _ change: ContextChange) {
        guard !observers.isEmpty else { return }
        for entry in observers.values { entry.observer?.context(self, changed: id, change) }
        if observers.count > 64 { observers = observers.filter { $0.value.observer != nil } }
    }

    // MARK: Other contexts

    /// Another context or program has saved. From any thread.
    func noteForeignSave() {
        let merging = foreignLock.withLock {
            mayHaveMissed = true
            return self.merging
        }
        guard isMain else { return merging.values.forEach { $0() } }
        if MainThread.isCurrent {
            mergeIfNeeded()
        } else {
            let owner = WeakContext(context: owner)
            DispatchQueue.main.async { owner.context?.core.mergeIfNeeded() }
        }
    }

    /// Runs a closure after each save of others, on their threads; nil for no longer. From any thread.
    func onForeignSave(_ owner: ObjectIdentifier, _ action: (@Sendable () -> Void)?) {
        foreignLock.withLock { merging[owner] = action }
    }

    /// Takes over what others have saved since, if somebody has.
    func mergeIfNeeded() {
        guard !isSaving else { return }
        let must = foreignLock.withLock {
            defer { mayHaveMissed = false }
            return mayHaveMissed
        }
        guard must else { return }
        for index in container.stores.indices {
            try? container.stores[index].perform { connection in
                try connection.reading { try merge(index, connection) }
            }
        }
    }

    /// All models were deleted at once.
    func noteErased() {
        let owner = WeakContext(context: owner)
        let work: @Sendable () -> Void = { owner.context?.core.forgetErased() }
        if isMain, !MainThread.isCurrent { DispatchQueue.main.async(execute: work) } else { work() }
    }

    private func forgetErased() {
        reset()
        for root in schema.roots.keys { tell(PersistentIdentifier(root: root, key: 0), .everything) }
    }

    /// The context goes: what it keeps models with changes by is a circle of references.
    func forgetChanges() { (inserted, changed, deleted) = (ModelList(), ModelList(), ModelList()) }

    /// Forgets all models and changes.
    func reset() {
        for model in inserted.models + changed.models + deleted.models { model._$state.storage?.isGone = true }
        (inserted, changed, deleted) = (ModelList(), ModelList(), ModelList())
        registries = [:]
        batches = []
        conflicts = [:]
    }
}

/// A context that may go. Used on its thread alone, but handed there by others.
struct WeakContext: @unchecked Sendable {
    weak var context: ModelContext?
}

/// The objects of the rows that a query has fetched. The query keeps it.
class RowBatch {
    let root: Int32
    init(root: Int32) { self.root = root }
    func model(_ key: Int64) -> (any PersistentModel)? { nil }
}

/// Objects of one class.
final class ModelBatch<Model: PersistentModel>: RowBatch {
    private let models: [Model]
    /// Made when a row is looked for, which takes time in proportion to the batch.
    private lazy var places: [Int64: Int] = {
        var places: [Int64: Int] = [:]
        places.reserveCapacity(models.count)
        for index in models.indices { places[models[index]._$state.key] = index }
        return places
    }()

    init(root: Int32, models: [Model]) {
        self.models = models
        super.init(root: root)
    }

    override func model(_ key: Int64) -> (any PersistentModel)? { places[key].map { models[$0] } }
}

/// What happened to a model of a context.
enum ContextChange {
    case inserted
    case deleted
    /// The number of the variable.
    case updated(Int)
    /// Another context or program saved it.
    case merged(isNew: Bool)
    /// Much of the entity.
    case everything
}

/// Somebody who follows the changes of a context, on its thread, as they are made.
protocol ContextObserver: AnyObject {
    func context(_ core: ContextCore, changed id: PersistentIdentifier, _ change: ContextChange)
}
