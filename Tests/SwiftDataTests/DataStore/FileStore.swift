import Foundation
import SwiftData

/// Models in one file of JSON, read and written as a whole: a store that an app writes, which leaves predicates and orders to the context.
final class FileStore: DataStore {
    struct Configuration: DataStoreConfiguration {
        typealias Store = FileStore
        var name = "trips"
        var schema: Schema?
        let url: URL
        /// Noted by the store, so that tests can count what it was asked.
        let log = CallLog()

        static func == (left: Self, right: Self) -> Bool { left.url == right.url }
        func hash(into hasher: inout Hasher) { hasher.combine(url) }
        func validate() throws {
            if url.pathExtension != "json" { throw DataStoreError.unsupportedFeature }
        }
    }

    let configuration: Configuration
    let identifier: String
    let schema: Schema

    init(_ configuration: Configuration, migrationPlan: (any SchemaMigrationPlan.Type)?) throws {
        self.configuration = configuration
        identifier = configuration.url.lastPathComponent
        schema = configuration.schema!
    }

    func fetch<T: PersistentModel>(
        _ request: DataStoreFetchRequest<T>
    ) throws -> DataStoreFetchResult<T, DefaultSnapshot> {
        configuration.log.note("fetch \(T.self)")
        if request.descriptor.predicate != nil { throw DataStoreError.preferInMemoryFilter }
        if !request.descriptor.sortBy.isEmpty { throw DataStoreError.preferInMemorySort }
        let snapshots = try read()
        let name = Schema.entityName(for: T.self)
        return DataStoreFetchResult(
            descriptor: request.descriptor,
            fetchedSnapshots: snapshots.values.filter { $0.persistentIdentifier.entityName == name },
            relatedSnapshots: snapshots.filter { $0.key.entityName != name })
    }

    func save(
        _ request: DataStoreSaveChangesRequest<DefaultSnapshot>
    ) throws -> DataStoreSaveChangesResult<DefaultSnapshot> {
        configuration.log.note(
            "save \(request.inserted.count) \(request.updated.count) \(request.deleted.count) \(request.editingState.author ?? "")"
        )
        var snapshots = try read()
        var named: [PersistentIdentifier: PersistentIdentifier] = [:]
        for id in request.inserted.map(\.persistentIdentifier) {
            named[id] = try PersistentIdentifier.identifier(
                for: identifier, entityName: id.entityName, primaryKey: UUID())
        }
        for snapshot in request.inserted + request.updated {
            let id = named[snapshot.persistentIdentifier] ?? snapshot.persistentIdentifier
            snapshots[id] = snapshot.copy(persistentIdentifier: id, remappedIdentifiers: named)
        }
        for snapshot in request.deleted { snapshots[snapshot.persistentIdentifier] = nil }
        try JSONEncoder().encode(Array(snapshots.values)).write(to: configuration.url)
        return DataStoreSaveChangesResult(for: identifier, remappedIdentifiers: named)
    }

    func erase() throws { try? FileManager.default.removeItem(at: configuration.url) }
    func initializeState(for editingState: EditingState) { configuration.log.note("begin") }
    func invalidateState(for editingState: EditingState) { configuration.log.note("end") }

    private func read() throws -> [PersistentIdentifier: DefaultSnapshot] {
        guard let data = try? Data(contentsOf: configuration.url) else { return [:] }
        let snapshots = try JSONDecoder().decode([DefaultSnapshot].self, from: data)
        return Dictionary(uniqueKeysWithValues: snapshots.map { ($0.persistentIdentifier, $0) })
    }
}

/// What a store was asked, in order.
final class CallLog: @unchecked Sendable {
    private let lock = NSLock()
    private var texts: [String] = []

    var calls: [String] { lock.withLock { texts } }
    func note(_ text: String) { lock.withLock { texts.append(text) } }
    func take() -> [String] {
        lock.withLock {
            defer { texts = [] }
            return texts
        }
    }
}
