// swift-format-ignore-file: AlwaysUseLowerCamelCase

// The names are Apple's.
import DovetailSQLite
import Foundation

/// Knows the stores of a model, and all contexts that use them.
///
/// Any thread may use it.
open class NSPersistentStoreCoordinator: NSObject, @unchecked Sendable {
    /// The model of the stores.
    public let managedObjectModel: NSManagedObjectModel
    /// A name for a person.
    open var name: String?
    private let lock = NSRecursiveLock()
    private var stores: [NSPersistentStore] = []
    private struct WeakContext { weak var context: NSManagedObjectContext? }
    private var contexts: [WeakContext] = []
    private struct IDKey: Hashable {
        let root: String
        let key: Int64
    }
    private struct WeakID { weak var id: NSManagedObjectID? }
    /// One identifier for each object that somebody knows.
    private var identifiers: [IDKey: WeakID] = [:]
    private var purgeLimit = 1024

    /// Makes a coordinator without a store.
    public init(managedObjectModel model: NSManagedObjectModel) {
        managedObjectModel = model
        super.init()
        LoadedModels.add(model)
    }

    /// The stores that are open.
    open var persistentStores: [NSPersistentStore] { lock.withLock { stores } }

    // MARK: Stores

    /// Opens a store, and makes it where there is none.
    ///
    /// - Throws: An error that names the file: it is damaged, is of a later version, or belongs to another model.
    @discardableResult
    open func addPersistentStore(
        ofType storeType: String, configurationName configuration: String?, at storeURL: URL?,
        options: [AnyHashable: Any]? = nil
    ) throws -> NSPersistentStore {
        let store = try NSPersistentStore(
            type: storeType, configuration: configuration, url: storeURL, options: options, model: managedObjectModel)
        store.persistentStoreCoordinator = self
        lock.withLock { stores.append(store) }
        return store
    }

    /// A kind of store.
    public typealias StoreType = NSPersistentStore.StoreType

    /// Opens a store, and makes it where there is none.
    @discardableResult
    open func addPersistentStore(
        type: StoreType, configuration: String? = nil, at storeURL: URL, options: [AnyHashable: Any]? = nil
    ) throws -> NSPersistentStore {
        try addPersistentStore(
            ofType: type.rawValue, configurationName: configuration, at: storeURL, options: options)
    }

    /// Opens a store as a description says, and calls back with what went wrong.
    open func addPersistentStore(
        with storeDescription: NSPersistentStoreDescription,
        completionHandler block: @escaping (NSPersistentStoreDescription, (any Error)?) -> Void
    ) {
        func open() {
            do {
                try addPersistentStore(
                    ofType: storeDescription.type, configurationName: storeDescription.configuration,
                    at: storeDescription.url, options: storeDescription.options)
                block(storeDescription, nil)
            } catch {
                block(storeDescription, error)
            }
        }
        guard storeDescription.shouldAddStoreAsynchronously else { return open() }
        let work = UncheckedWork(open)
        DispatchQueue.global().async { work.body() }
    }

    /// Closes a store. Its file stays.
    open func remove(_ store: NSPersistentStore) throws { lock.withLock { stores.removeAll { $0 === store } } }

    /// The store of a URL.
    open func persistentStore(for URL: URL) -> NSPersistentStore? { persistentStores.first { $0.url == URL } }
    /// The URL of a store.
    open func url(for store: NSPersistentStore) -> URL { store.url ?? URL(fileURLWithPath: "/dev/null") }

    /// Empties a store's file.
    open func destroyPersistentStore(
        at url: URL, ofType storeType: String, options: [AnyHashable: Any]? = nil
    ) throws {
        for end in ["", "-wal", "-shm"] {
            let path = url.path + end
            if FileManager.default.fileExists(atPath: path) { try FileManager.default.removeItem(atPath: path) }
        }
    }
    /// Empties a store's file.
    open func destroyPersistentStore(at url: URL, type: StoreType, options: [AnyHashable: Any]? = nil) throws {
        try destroyPersistentStore(at: url, ofType: type.rawValue, options: options)
    }

    /// What a store says about itself.
    open class func metadataForPersistentStore(
        ofType storeType: String, at url: URL, options: [AnyHashable: Any]? = nil
    ) throws -> [String: Any] {
        try NSPersistentStore.reading(url) { try StoreOpening.metadata($0) }
    }
    /// What a store says about itself.
    open func metadata(for store: NSPersistentStore) -> [String: Any] { store.metadata }
    /// Keeps values with a store. Only property lists can be kept.
    open func setMetadata(_ metadata: [String: Any]?, for store: NSPersistentStore) {
        store.metadata = metadata ?? [:]
        var own = store.metadata ?? [:]
        for key in [NSStoreTypeKey, NSStoreUUIDKey, NSStoreModelVersionHashesKey] { own[key] = nil }
        guard let data = try? PropertyListSerialization.data(fromPropertyList: own, format: .binary, options: 0) else {
            return
        }
        try? store.transaction {
            try $0.run("INSERT OR REPLACE INTO _store VALUES ('metadata', ?)", [.blob(data)])
        }
    }

    /// The identifier that a URL stands for; nil for one of another store.
    open func managedObjectID(forURIRepresentation url: URL) -> NSManagedObjectID? {
        let parts = url.path.split(separator: "/")
        guard parts.count == 2, parts[1].first == "p", let key = Int64(parts[1].dropFirst()),
            let entity = managedObjectModel.entitiesByName[String(parts[0])],
            let store = persistentStores.first(where: { $0.identifier.lowercased() == url.host?.lowercased() })
        else { return nil }
        return id(entity, key, store)
    }

    /// Runs `block` while nobody else uses the stores of the coordinator.
    open func perform(_ block: @escaping () -> Void) {
        let work = UncheckedWork(block)
        DispatchQueue.global().async { work.body() }
    }
    /// Runs `block`.
    open func performAndWait(_ block: () -> Void) { block() }

    // MARK: Inside

    /// Carries out a request as a context would: the result is that of ``NSManagedObjectContext/execute(_:)``.
    ///
    /// - Throws: What the store says, or that the context has no store of this coordinator.
    @discardableResult
    open func execute(_ request: NSPersistentStoreRequest, with context: NSManagedObjectContext) throws -> Any {
        guard context.persistentStoreCoordinator === self else {
            throw CoreDataError.make(
                NSPersistentStoreOperationError, "The context belongs to another coordinator than the one asked.")
        }
        return try context.execute(request)
    }

    func add(_ context: NSManagedObjectContext) {
        lock.withLock {
            contexts.removeAll { $0.context == nil || $0.context === context }
            contexts.append(WeakContext(context: context))
        }
    }

    var knownContexts: [NSManagedObjectContext] { lock.withLock { contexts.compactMap(\.context) } }

    /// The identifier of a row.
    func id(_ entity: NSEntityDescription, _ key: Int64, _ store: NSPersistentStore) -> NSManagedObjectID {
        lock.withLock {
            let place = IDKey(root: entity.root.name ?? "", key: key)
            if let known = identifiers[place]?.id, known.persistentStore === store { return known }
            purge()
            let id = NSManagedObjectID(entity: entity, store: store, key: key)
            identifiers[place] = WeakID(id: id)
            return id
        }
    }

    /// Gives an identifier the row that it was saved in.
    func settle(_ id: NSManagedObjectID, _ key: Int64, _ store: NSPersistentStore) {
        lock.withLock {
            id.settle(key: key, in: store)
            purge()
            identifiers[IDKey(root: id.entity.root.name ?? "", key: key)] = WeakID(id: id)
        }
    }

    private func purge() {
        guard identifiers.count >= purgeLimit else { return }
        identifiers = identifiers.filter { $0.value.id != nil }
        purgeLimit = max(1024, identifiers.count * 2)
    }

    /// The store that has an entity's objects.
    func store(of entity: NSEntityDescription) -> NSPersistentStore? {
        let stores = persistentStores
        if stores.count < 2 { return stores.first }
        let named = stores.first { store in
            guard let entities = managedObjectModel.entities(forConfigurationName: store.configurationName) else {
                return false
            }
            return entities.contains { $0.name == entity.name || $0.name == entity.root.name }
        }
        return named ?? stores.first
    }
}

/// The models of coordinators, for classes that are asked for their entity.
enum LoadedModels {
    private struct Weak { weak var model: NSManagedObjectModel? }
    private static let lock = NSLock()
    // Behind the lock: one list for the process, since classes know no context.
    nonisolated(unsafe) private static var models: [Weak] = []

    static func add(_ model: NSManagedObjectModel) {
        lock.withLock {
            models.removeAll { $0.model == nil || $0.model === model }
            models.append(Weak(model: model))
        }
    }

    /// The entity of a class in the model that was loaded last and has one.
    static func entity(of type: NSManagedObject.Type) -> NSEntityDescription? {
        let known = lock.withLock { models.compactMap(\.model) }
        for model in known.reversed() { if let entity = entity(of: type, in: model) { return entity } }
        return nil
    }

    static func entity(of type: NSManagedObject.Type, in model: NSManagedObjectModel) -> NSEntityDescription? {
        let full = String(reflecting: type)
        let plain = String(describing: type)
        let named = model.entities.filter {
            guard let name = $0.managedObjectClassName else { return false }
            return name == full || name == plain || name == "." + plain || name.hasSuffix("." + plain)
        }
        return named.first { $0.name == plain } ?? named.first
    }
}
