import Foundation

/// Where models are kept, when an app writes that itself: a file of its own format, a server.
///
/// A store hands snapshots of models to a ``ModelContext`` and takes those that it saves. It is made with a container, by its configuration:
///
///     let container = try ModelContainer(for: Trip.self, configurations: FolderConfiguration(url))
///
/// The container keeps the rows that it was given in memory, and asks the store again at each fetch. Contexts of several threads may ask at the same time.
public protocol DataStore: AnyObject {
    /// What says where the models are.
    associatedtype Configuration: DataStoreConfiguration where Self == Self.Configuration.Store
    /// How values of models come and go: ``DefaultSnapshot``, mostly.
    associatedtype Snapshot: DataStoreSnapshot

    /// Names the store, always the same for the same models.
    var identifier: String { get }
    /// The models of the store.
    var schema: Schema { get }
    /// What the store was made with.
    var configuration: Configuration { get }

    /// Opens the store.
    init(_ configuration: Configuration, migrationPlan: (any SchemaMigrationPlan.Type)?) throws

    /// Deletes all models.
    func erase() throws

    /// The models that a request asks for. What the store cannot do itself it leaves to the context by throwing ``DataStoreError/preferInMemoryFilter``
    /// or ``DataStoreError/preferInMemorySort``: it is asked again without the predicate, or the order, and without limits.
    func fetch<T: PersistentModel>(_ request: DataStoreFetchRequest<T>) throws -> DataStoreFetchResult<T, Snapshot>
    /// How many models a request asks for.
    func fetchCount<T: PersistentModel>(_ request: DataStoreFetchRequest<T>) throws -> Int
    /// The identifiers of the models that a request asks for.
    func fetchIdentifiers<T: PersistentModel>(_ request: DataStoreFetchRequest<T>) throws -> [PersistentIdentifier]

    /// Keeps what a context has changed, whole or not at all, and tells which identifiers new models have from now on.
    func save(_ request: DataStoreSaveChangesRequest<Snapshot>) throws -> DataStoreSaveChangesResult<Snapshot>

    /// A context begins to use the store.
    func initializeState(for editingState: EditingState)
    /// A context is gone.
    func invalidateState(for editingState: EditingState)
    /// Snapshots of single models that the store has at hand; those of others are fetched.
    func cachedSnapshots(
        for persistentIdentifiers: [PersistentIdentifier], editingState: EditingState
    ) throws -> [PersistentIdentifier: Snapshot]
}

extension DataStore {
    /// Counts what ``fetch(_:)`` returns.
    public func fetchCount<T: PersistentModel>(_ request: DataStoreFetchRequest<T>) throws -> Int {
        try fetch(request).fetchedSnapshots.count
    }

    /// Takes the identifiers of what ``fetch(_:)`` returns.
    public func fetchIdentifiers<T: PersistentModel>(
        _ request: DataStoreFetchRequest<T>
    ) throws -> [PersistentIdentifier] {
        try fetch(request).fetchedSnapshots.map(\.persistentIdentifier)
    }

    /// Throws ``DataStoreError/unsupportedFeature``: a store that can be emptied says how.
    public func erase() throws { throw DataStoreError.unsupportedFeature }

    /// Does nothing.
    public func initializeState(for editingState: EditingState) {}
    /// Does nothing.
    public func invalidateState(for editingState: EditingState) {}
    /// None.
    public func cachedSnapshots(
        for persistentIdentifiers: [PersistentIdentifier], editingState: EditingState
    ) throws -> [PersistentIdentifier: Snapshot] { [:] }
}

/// A store that deletes all models that a predicate holds for by itself.
public protocol DataStoreBatching: DataStore {
    /// Deletes the models at once, without a save.
    func delete<T: PersistentModel>(_ request: DataStoreBatchDeleteRequest<T>) throws
}
