import DovetailSQLite
import Foundation

/// A ``DataStore`` that an app wrote, behind a ``Store`` in memory that has the rows that were read of it.
///
/// Contexts read rows of that store as of any other. Before a fetch the app's store is asked, and what it answers becomes rows (``SnapshotRows``); a save goes to the
/// app's store first and fails with it. So relationships, queries and what two contexts tell each other are the same for all stores.
final class AppStore: @unchecked Sendable {
    /// What a store says to a fetch.
    enum Answer {
        /// These models, in this order.
        case models([Int64])
        /// These models; the context sorts them.
        case unsorted([Int64])
        /// All rows are here; the context chooses among them.
        case allRows
    }

    let source: any DataStore
    private let schema: Schema
    private unowned let rows: Store
    private let lock = NSLock()
    /// Members of relationships that were named by a snapshot and are not all rows yet. Behind the lock.
    private var named: [Collection: [PersistentIdentifier]] = [:]

    private struct Collection: Hashable {
        let root: Int32
        let key: Int64
        let name: String
    }

    init(_ source: any DataStore, schema: Schema, rows: Store) {
        self.source = source
        self.schema = schema
        self.rows = rows
    }

    // MARK: Fetching

    /// Asks the store for models, makes them rows, and tells which are wanted.
    ///
    /// - Parameter isWhole: Whether limits have to be left out, because models that are not saved come between.
    func fetch<T: PersistentModel>(_ descriptor: FetchDescriptor<T>, _ core: ContextCore, isWhole: Bool) throws
        -> Answer
    {
        try fetch(source, descriptor, core, isWhole: isWhole)
    }

    private func fetch<Source: DataStore, T: PersistentModel>(
        _ source: Source, _ descriptor: FetchDescriptor<T>, _ core: ContextCore, isWhole: Bool
    ) throws -> Answer {
        var asked = AskedDescriptor(descriptor)
        if isWhole { asked.leaveOutLimits() }
        let result = try asked.answer { descriptor in
            try source.fetch(DataStoreFetchRequest(editingState: core.editingState, descriptor: descriptor))
        }
        let entity = try entity(of: T.self)
        let family = Set(entity.family.map(\.name))
        var keys: [Int64] = []
        var fetched: [SnapshotRows.Row] = []
        for snapshot in result.fetchedSnapshots {
            guard let row = try SnapshotRows.row(of: snapshot, schema) else { continue }
            fetched.append(row)
            // A store may hand out models of other classes, too.
            if family.contains(row.entity.name) { keys.append(row.key) }
        }
        fetched += try result.relatedSnapshots.values.compactMap { try SnapshotRows.row(of: $0, schema) }
        try take(fetched, core, all: asked.isForAll ? (entity, Set(keys)) : nil)
        if asked.isUnfiltered { return .allRows }
        return asked.isUnsorted ? .unsorted(keys) : .models(keys)
    }

    func count<T: PersistentModel>(_ descriptor: FetchDescriptor<T>, _ core: ContextCore) throws -> Int? {
        try orInMemory {
            try source.fetchCount(DataStoreFetchRequest(editingState: core.editingState, descriptor: descriptor))
        }
    }

    func identifiers<T: PersistentModel>(
        _ descriptor: FetchDescriptor<T>, _ core: ContextCore
    ) throws -> [PersistentIdentifier]? {
        try orInMemory {
            try source.fetchIdentifiers(
                DataStoreFetchRequest(editingState: core.editingState, descriptor: descriptor))
        }
    }

    /// Nil where the store leaves the request to the context.
    private func orInMemory<Result>(_ body: () throws -> Result) throws -> Result? {
        do {
            return try body()
        } catch DataStoreError.preferInMemoryFilter, DataStoreError.preferInMemorySort {
            return nil
        }
    }

    private func entity(of type: any PersistentModel.Type) throws -> Schema.Entity {
        guard let entity = schema.entity(of: type) else {
            throw SwiftDataError(.unknownSchema, "The store “\(source.identifier)” does not have the model \(type).")
        }
        return entity
    }

    // MARK: Rows

    /// Makes snapshots rows, and lets the contexts merge what is new.
    ///
    /// - Parameter all: An entity of which there are no other rows than these.
    private func take(
        _ list: [SnapshotRows.Row], _ core: ContextCore, all: (entity: Schema.Entity, keys: Set<Int64>)? = nil
    ) throws {
        let isNew = try rows.save { connection in
            var writer = SnapshotRows(schema, connection)
            try writer.take(list)
            if let all {
                var gone: [Int64] = []
                let kinds =
                    all.entity.hasKinds
                    ? " WHERE _kind IN (\(all.entity.family.map { SQL.literal($0.name) }.joined(separator: ", ")))" : ""
                try connection.query("SELECT _key FROM \(all.entity.statements.table)\(kinds)") { row in
                    if !all.keys.contains(row.integer(0)) { gone.append(row.integer(0)) }
                    return true
                }
                try writer.remove(gone, of: all.entity)
            }
            return writer.save != nil
        }
        note(list)
        guard isNew else { return }
        core.noteForeignSave()
        core.mergeIfNeeded()
        core.container.noteSave(by: core)
    }

    /// Remembers which models a snapshot names that are rows of others.
    private func note(_ list: [SnapshotRows.Row]) {
        lock.withLock {
            for row in list {
                for case let link? in row.entity.links where link.isMany {
                    guard let ids = row.values[link.name] as? [PersistentIdentifier] else { continue }
                    named[Collection(root: row.entity.layout.rootName, key: row.key, name: link.name)] = ids
                }
            }
        }
    }

    /// Reads models that are no rows yet, one or a few.
    func retrieve(_ ids: [PersistentIdentifier], of entity: Schema.Entity, _ core: ContextCore) throws {
        let missing = try rows.perform { connection in
            try ids.filter {
                try connection.first(
                    "SELECT 1 FROM \(entity.statements.table) WHERE _key = ?", [.integer($0.key)]) == nil
            }
        }
        guard !missing.isEmpty else { return }
        let left = try retrieveCached(source, missing, core)
        guard !left.isEmpty else { return }
        func fetch<Model: PersistentModel>(_ type: Model.Type) throws {
            _ = try self.fetch(FetchDescriptor<Model>(predicate: Self.isOne(of: left)), core, isWhole: false)
        }
        try fetch(entity.modelType)
    }

    private static func isOne<Model: PersistentModel>(of ids: [PersistentIdentifier]) -> Predicate<Model> {
        #Predicate { ids.contains($0.persistentModelID) }
    }

    /// Returns those that the store does not have at hand.
    private func retrieveCached<Source: DataStore>(
        _ source: Source, _ ids: [PersistentIdentifier], _ core: ContextCore
    ) throws -> [PersistentIdentifier] {
        let snapshots = try source.cachedSnapshots(for: ids, editingState: core.editingState)
        guard !snapshots.isEmpty else { return ids }
        try take(snapshots.values.compactMap { try SnapshotRows.row(of: $0, schema) }, core)
        return ids.filter { snapshots[$0] == nil }
    }

    /// Reads the members of a relationship that are no rows yet. Where the owner's snapshot says nothing of them, all models of their class are asked for.
    func complete(_ link: RelationLink, key: Int64, _ core: ContextCore) throws {
        let collection = Collection(root: link.owner.layout.rootName, key: key, name: link.name)
        guard let ids = lock.withLock({ named[collection] }) else { return try fetchAll(link.target, core) }
        guard !ids.isEmpty else { return }
        try retrieve(ids, of: link.target, core)
        // Members that have come name their owner now, unless their own snapshots do not.
        try rows.save { connection in
            var writer = SnapshotRows(schema, connection)
            if case .inverseColumn = link.place { try writer.takeMembers(ids, of: key, link) }
        }
    }

    private func fetchAll(_ entity: Schema.Entity, _ core: ContextCore) throws {
        func fetch<Model: PersistentModel>(_ type: Model.Type) throws {
            _ = try self.fetch(FetchDescriptor<Model>(), core, isWhole: true)
        }
        try fetch(entity.modelType)
    }

    // MARK: Saving

    /// Hands the changes of a context to the store.
    func save(_ changes: SavedChanges, _ core: ContextCore) throws -> SaveOutcome {
        try save(source, changes, core)
    }

    private func save<Source: DataStore>(
        _ source: Source, _ changes: SavedChanges, _ core: ContextCore
    ) throws -> SaveOutcome {
        var related: [PersistentIdentifier: any BackingData] = [:]
        func snapshot(_ entry: ModelList.Entry) -> Source.Snapshot {
            func make<Model: PersistentModel>(_ model: Model) -> Source.Snapshot {
                Source.Snapshot(from: ModelBackingData(model), relatedBackingDatas: &related)
            }
            return make(entry.model)
        }
        var inserted: [Source.Snapshot] = []
        var updated = changes.changed.map(snapshot)
        for entry in changes.inserted {
            // A model that takes the place of another one, because it has the same unique values, changes that.
            if let known = changes.replaced[entry.id] {
                updated.append(
                    snapshot(entry).copy(persistentIdentifier: known, remappedIdentifiers: changes.replaced))
            } else {
                inserted.append(snapshot(entry))
            }
        }
        let request = DataStoreSaveChangesRequest(
            inserted: inserted, updated: updated, deleted: changes.deleted.map(snapshot),
            editingState: core.editingState)
        let result = try source.save(request)
        return SaveOutcome(
            remapped: result.remappedIdentifiers, token: result.historyToken,
            reregistered: try result.snapshotsToReregister.values.compactMap { try SnapshotRows.row(of: $0, schema) })
    }

    /// Takes over values that the store has changed while it saved.
    func reregister(_ list: [SnapshotRows.Row], _ core: ContextCore) throws {
        if !list.isEmpty { try take(list, core) }
    }

    /// Deletes models by the store alone, if it can. Returns whether it could.
    func delete<T: PersistentModel>(
        _ predicate: Predicate<T>?, includeSubclasses: Bool, _ core: ContextCore
    ) throws -> Bool {
        guard let source = source as? any DataStoreBatching else { return false }
        try source.delete(
            DataStoreBatchDeleteRequest<T>(
                editingState: core.editingState, predicate: predicate, includeSubclasses: includeSubclasses))
        _ = try fetch(FetchDescriptor<T>(), core, isWhole: true)
        return true
    }
}

/// What a context saves to one store.
struct SavedChanges {
    let inserted: [ModelList.Entry]
    let changed: [ModelList.Entry]
    let deleted: [ModelList.Entry]
    /// New models that take the place of others, and these.
    let replaced: [PersistentIdentifier: PersistentIdentifier]
}

/// What an app's store said to a save.
struct SaveOutcome {
    let remapped: [PersistentIdentifier: PersistentIdentifier]
    let token: (any HistoryToken)?
    let reregistered: [SnapshotRows.Row]
}

/// A descriptor with less and less in it, until a store can answer it.
private struct AskedDescriptor<T: PersistentModel> {
    private var descriptor: FetchDescriptor<T>
    private(set) var isUnfiltered = false
    private(set) var isUnsorted = false

    init(_ descriptor: FetchDescriptor<T>) { self.descriptor = descriptor }

    /// Whether all models of the class are asked for.
    var isForAll: Bool {
        descriptor.predicate == nil && descriptor.fetchLimit == nil && (descriptor.fetchOffset ?? 0) == 0
    }

    mutating func leaveOutLimits() {
        descriptor.fetchLimit = nil
        descriptor.fetchOffset = nil
    }

    mutating func answer<Result>(_ body: (FetchDescriptor<T>) throws -> Result) throws -> Result {
        while true {
            do {
                return try body(descriptor)
            } catch DataStoreError.preferInMemoryFilter where descriptor.predicate != nil {
                descriptor.predicate = nil
                isUnfiltered = true
            } catch DataStoreError.preferInMemorySort where !descriptor.sortBy.isEmpty {
                descriptor.sortBy = []
                isUnsorted = true
            }
            leaveOutLimits()
        }
    }
}
