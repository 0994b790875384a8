import DovetailSQLite
import Foundation

/// The store that a ``ModelConfiguration`` stands for: a file, or memory, as a ``DataStore``.
///
/// A container with such configurations does without it. It is for an app's own store that keeps its models there and does something more.
public final class DefaultStore: DataStore, DataStoreBatching, HistoryProviding, Sendable {
    public typealias Configuration = ModelConfiguration
    public typealias Snapshot = DefaultSnapshot
    public typealias HistoryType = DefaultHistoryTransaction
    public typealias TokenType = DefaultHistoryToken

    /// The saves that ``fetchHistory(_:)`` returns.
    public static var historyType: DefaultHistoryTransaction.Type { DefaultHistoryTransaction.self }

    /// The configuration's name.
    public let name: String
    /// The models of the store.
    public let schema: Schema
    /// Where the models are.
    public let configuration: ModelConfiguration
    private let container: ModelContainer

    private var store: Store { container.stores[0] }
    /// Names the store; it is in the file.
    public var identifier: String { store.identifier }

    /// Opens the store.
    ///
    /// - Throws: ``SwiftDataError`` where neither the configuration nor the plan names models, and what ``ModelContainer`` throws.
    public init(
        _ configuration: ModelConfiguration, migrationPlan: (any SchemaMigrationPlan.Type)? = nil
    ) throws {
        guard let schema = configuration.schema ?? migrationPlan?.schemas.last.map({ Schema(versionedSchema: $0) })
        else {
            throw SwiftDataError(.unknownSchema, "The configuration “\(configuration.name)” says no models.")
        }
        name = configuration.name
        self.schema = schema
        self.configuration = configuration
        container = try ModelContainer(for: schema, migrationPlan: migrationPlan, configurations: [configuration])
    }

    /// Deletes all models.
    public func erase() throws { try container.erase() }

    /// The models that a request asks for, with those of the relationships that are to be prefetched.
    public func fetch<T: PersistentModel>(
        _ request: DataStoreFetchRequest<T>
    ) throws -> DataStoreFetchResult<T, DefaultSnapshot> {
        let context = ModelContext(container)
        let models = try context.fetch(request.descriptor)
        var seen: [PersistentIdentifier: any BackingData] = [:]
        var related: [PersistentIdentifier: DefaultSnapshot] = [:]
        for model in models {
            for path in request.descriptor.relationshipKeyPathsForPrefetching {
                for other in context.core.related(path, of: model) {
                    related[other.persistentModelID] = Self.snapshot(other, &seen)
                }
            }
        }
        return DataStoreFetchResult(
            descriptor: request.descriptor, fetchedSnapshots: models.map { Self.snapshot($0, &seen) },
            relatedSnapshots: related)
    }

    private static func snapshot(
        _ model: any PersistentModel, _ seen: inout [PersistentIdentifier: any BackingData]
    ) -> DefaultSnapshot {
        func make<Model: PersistentModel>(_ model: Model) -> DefaultSnapshot {
            DefaultSnapshot(from: ModelBackingData(model), relatedBackingDatas: &seen)
        }
        return make(model)
    }

    /// How many models a request asks for.
    public func fetchCount<T: PersistentModel>(_ request: DataStoreFetchRequest<T>) throws -> Int {
        try ModelContext(container).fetchCount(request.descriptor)
    }

    /// The identifiers of the models that a request asks for.
    public func fetchIdentifiers<T: PersistentModel>(
        _ request: DataStoreFetchRequest<T>
    ) throws -> [PersistentIdentifier] {
        try ModelContext(container).fetchIdentifiers(request.descriptor)
    }

    /// The models of identifiers, as the store has them.
    public func cachedSnapshots(
        for persistentIdentifiers: [PersistentIdentifier], editingState: EditingState
    ) throws -> [PersistentIdentifier: DefaultSnapshot] {
        let context = ModelContext(container)
        var seen: [PersistentIdentifier: any BackingData] = [:]
        var result: [PersistentIdentifier: DefaultSnapshot] = [:]
        for id in persistentIdentifiers {
            guard let entity = schema.roots[id.root], let model = context.core.existing(id, of: entity) else {
                continue
            }
            result[id] = Self.snapshot(model, &seen)
        }
        return result
    }

    /// Keeps the changes in one transaction. New models keep their identifiers, which are of this store from then on.
    ///
    /// - Throws: ``SwiftDataError/duplicateValue`` where a model has a value of another one that has to be unique.
    public func save(
        _ request: DataStoreSaveChangesRequest<DefaultSnapshot>
    ) throws -> DataStoreSaveChangesResult<DefaultSnapshot> {
        let rows = try (request.inserted + request.updated).map { try row(of: $0) }
        let gone = try request.deleted.map { try row(of: $0) }
        let number = try store.save { connection in
            var writer = SnapshotRows(schema, connection, author: request.editingState.author)
            for row in gone { try writer.remove([row.key], of: row.entity) }
            try writer.take(rows)
            return writer.save
        }
        var ids: [PersistentIdentifier: PersistentIdentifier] = [:]
        for id in request.inserted.map(\.persistentIdentifier) {
            ids[id] = PersistentIdentifier(root: id.root, key: id.key, store: store.name)
        }
        return DataStoreSaveChangesResult(
            for: identifier, remappedIdentifiers: ids,
            historyToken: number.map { DefaultHistoryToken(saves: [identifier: $0]) })
    }

    private func row(of snapshot: DefaultSnapshot) throws -> SnapshotRows.Row {
        guard let row = try SnapshotRows.row(of: snapshot, schema) else {
            throw SwiftDataError(
                .unknownSchema,
                "The store “\(name)” does not have the model \(snapshot.persistentIdentifier.entityName).")
        }
        return row
    }

    /// Deletes all models that a predicate holds for.
    public func delete<T: PersistentModel>(_ request: DataStoreBatchDeleteRequest<T>) throws {
        let context = ModelContext(container)
        context.author = request.editingState.author
        try context.delete(
            model: T.self, where: request.predicate, includeSubclasses: request.includeSubclasses)
        try context.save()
    }

    /// The saves of the store.
    public func fetchHistory(
        _ descriptor: HistoryDescriptor<DefaultHistoryTransaction>
    ) throws -> [DefaultHistoryTransaction] {
        try ModelContext(container).fetchHistory(descriptor)
    }

    /// Deletes saves from the history.
    public func deleteHistory(_ descriptor: HistoryDescriptor<DefaultHistoryTransaction>) throws {
        try ModelContext(container).deleteHistory(descriptor)
    }
}

extension ModelConfiguration: DataStoreConfiguration {
    /// The store of a file, or in memory.
    public typealias Store = DefaultStore
}
