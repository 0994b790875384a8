import Foundation

/// Names a context towards a ``DataStore``.
public struct EditingState: Identifiable, Sendable {
    /// Another one for each context.
    public let id: UUID
    /// Whoever makes the changes; nil for nobody in particular.
    public var author: String?

    init(author: String? = nil) {
        id = UUID()
        self.author = author
    }
}

/// Asks a ``DataStore`` for models.
public struct DataStoreFetchRequest<T: PersistentModel>: Sendable {
    /// The context that asks.
    public let editingState: EditingState
    /// Which models are wanted.
    public let descriptor: FetchDescriptor<T>
}

/// The models that a ``DataStore`` has found.
public struct DataStoreFetchResult<ModelType: PersistentModel, SnapshotType: DataStoreSnapshot>: Sendable {
    /// What was asked for.
    public let descriptor: FetchDescriptor<ModelType>
    /// The models, in the order that was asked for.
    public let fetchedSnapshots: [SnapshotType]
    /// Models that those refer to, so that they need not be asked for.
    public let relatedSnapshots: [PersistentIdentifier: SnapshotType]

    /// An answer to a request.
    public init(
        descriptor: FetchDescriptor<ModelType>, fetchedSnapshots: [SnapshotType],
        relatedSnapshots: [PersistentIdentifier: SnapshotType] = [:]
    ) {
        self.descriptor = descriptor
        self.fetchedSnapshots = fetchedSnapshots
        self.relatedSnapshots = relatedSnapshots
    }
}

/// What a context wants a ``DataStore`` to keep.
public struct DataStoreSaveChangesRequest<SnapshotType: DataStoreSnapshot>: Sendable {
    /// New models. Their identifiers are of no store yet.
    public let inserted: [SnapshotType]
    /// Models that are in the store, with all their values.
    public let updated: [SnapshotType]
    /// Models that are to be deleted, with the values that they had.
    public let deleted: [SnapshotType]
    /// The context that saves.
    public let editingState: EditingState
}

/// What a ``DataStore`` has kept.
public final class DataStoreSaveChangesResult<T: DataStoreSnapshot>: Sendable {
    /// For identifiers of new models those that they have from now on. Models that are not named keep theirs.
    public let remappedIdentifiers: [PersistentIdentifier: PersistentIdentifier]
    /// The store.
    public let storeIdentifier: String
    /// Models that have other values than were saved, which the context takes over.
    public let snapshotsToReregister: [PersistentIdentifier: T]
    /// Where the save stands in the store's history; nil for a store without one. ``ModelContext/didSave`` tells it.
    public let historyToken: (any HistoryToken)?

    /// An answer to a save.
    public convenience init(
        for storeIdentifier: String, remappedIdentifiers: [PersistentIdentifier: PersistentIdentifier] = [:],
        snapshotsToReregister: [PersistentIdentifier: T] = [:]
    ) {
        self.init(
            for: storeIdentifier, remappedIdentifiers: remappedIdentifiers,
            snapshotsToReregister: snapshotsToReregister, historyToken: nil)
    }

    /// An answer to a save of a store with a history.
    public init(
        for storeIdentifier: String, remappedIdentifiers: [PersistentIdentifier: PersistentIdentifier] = [:],
        snapshotsToReregister: [PersistentIdentifier: T] = [:], historyToken: (any HistoryToken)?
    ) {
        self.storeIdentifier = storeIdentifier
        self.remappedIdentifiers = remappedIdentifiers
        self.snapshotsToReregister = snapshotsToReregister
        self.historyToken = historyToken
    }
}

/// Asks a ``DataStoreBatching`` to delete models.
public struct DataStoreBatchDeleteRequest<T: PersistentModel>: Sendable {
    /// The context that asks.
    public let editingState: EditingState
    /// What holds for the models; nil for all.
    public let predicate: Predicate<T>?
    /// Whether models of classes that inherit from the class are deleted, too.
    public let includeSubclasses: Bool
}
