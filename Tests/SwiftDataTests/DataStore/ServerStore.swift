import Foundation
import SwiftData

/// Tracks of a server, which answers predicates, orders and limits itself, in snapshots of its own, and gives values that it makes.
@Model
final class Track {
    var title: String
    var plays: Int
    var kind = Kind.city
    var album: Disc?

    init(title: String, plays: Int = 0, album: Disc? = nil) {
        self.title = title
        self.plays = plays
        self.album = album
    }
}

@Model
final class Disc {
    var name: String
    @Relationship(deleteRule: .cascade, inverse: \Track.album) var songs: [Track] = []

    init(name: String) { self.name = name }
}

/// A row of the server: columns under the names of variables, enumerations as their raw values.
struct ServerSnapshot: DataStoreSnapshot {
    var persistentIdentifier: PersistentIdentifier
    var title: String?
    var name: String?
    var plays: Int?
    var kind: String?
    var album: PersistentIdentifier?

    init(from backingData: any BackingData, relatedBackingDatas: inout [PersistentIdentifier: any BackingData]) {
        persistentIdentifier = backingData.persistentModelID!
        if let song = backingData as? any BackingData<Track> {
            title = song.getValue(forKey: \.title)
            plays = song.getValue(forKey: \.plays)
            kind = (song.getValue(forKey: \.kind) as Kind).rawValue
            album = (song.getValue(forKey: \.album) as Disc?)?.persistentModelID
        } else if let album = backingData as? any BackingData<Disc> {
            name = album.getValue(forKey: \.name)
        }
    }

    func copy(
        persistentIdentifier: PersistentIdentifier, remappedIdentifiers: [PersistentIdentifier: PersistentIdentifier]?
    ) -> ServerSnapshot {
        var copy = self
        copy.persistentIdentifier = persistentIdentifier
        copy.album = album.map { remappedIdentifiers?[$0] ?? $0 }
        return copy
    }
}

final class ServerStore: DataStore, DataStoreBatching, HistoryProviding {
    struct Configuration: DataStoreConfiguration {
        typealias Store = ServerStore
        var name = "songs"
        var schema: Schema?
        let server = Server()

        static func == (left: Self, right: Self) -> Bool { left.server === right.server }
        func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(server)) }
    }

    /// What is on the other side, which others may change, too.
    final class Server: @unchecked Sendable {
        var rows: [PersistentIdentifier: ServerSnapshot] = [:]
        var saves: [ServerSave] = []
        var lastNumber = 0
        var failure: (any Error)?
        let log = CallLog()

        func id(_ entity: String, _ number: Int) throws -> PersistentIdentifier {
            try PersistentIdentifier.identifier(for: "server", entityName: entity, primaryKey: number)
        }
    }

    let configuration: Configuration
    let identifier = "server"
    let schema: Schema
    private var server: Server { configuration.server }

    init(_ configuration: Configuration, migrationPlan: (any SchemaMigrationPlan.Type)?) throws {
        self.configuration = configuration
        schema = configuration.schema!
    }

    func fetch<T: PersistentModel>(
        _ request: DataStoreFetchRequest<T>
    ) throws -> DataStoreFetchResult<T, ServerSnapshot> {
        server.log.note("fetch \(T.self)")
        if let failure = server.failure { throw failure }
        let name = Schema.entityName(for: T.self)
        var rows = server.rows.values.filter { $0.persistentIdentifier.entityName == name }
        if request.descriptor.predicate != nil, T.self == Track.self {
            // The one question that it understands.
            rows = rows.filter { ($0.plays ?? 0) > 10 }
        } else if request.descriptor.predicate != nil {
            throw DataStoreError.preferInMemoryFilter
        }
        rows.sort { ($0.title ?? $0.name ?? "") > ($1.title ?? $1.name ?? "") }
        if request.descriptor.sortBy.isEmpty { rows.reverse() }
        let start = min(request.descriptor.fetchOffset ?? 0, rows.count)
        rows = Array(rows[start...].prefix(request.descriptor.fetchLimit ?? Int.max))
        return DataStoreFetchResult(descriptor: request.descriptor, fetchedSnapshots: rows)
    }

    func fetchCount<T: PersistentModel>(_ request: DataStoreFetchRequest<T>) throws -> Int {
        server.log.note("count \(T.self)")
        return try fetch(request).fetchedSnapshots.count
    }

    func cachedSnapshots(
        for persistentIdentifiers: [PersistentIdentifier], editingState: EditingState
    ) throws -> [PersistentIdentifier: ServerSnapshot] {
        server.log.note("cached \(persistentIdentifiers.count)")
        return server.rows.filter { persistentIdentifiers.contains($0.key) }
    }

    func save(
        _ request: DataStoreSaveChangesRequest<ServerSnapshot>
    ) throws -> DataStoreSaveChangesResult<ServerSnapshot> {
        if let failure = server.failure { throw failure }
        var named: [PersistentIdentifier: PersistentIdentifier] = [:]
        for id in request.inserted.map(\.persistentIdentifier) {
            server.lastNumber += 1
            named[id] = try server.id(id.entityName, server.lastNumber)
        }
        var others: [PersistentIdentifier: ServerSnapshot] = [:]
        for snapshot in request.inserted + request.updated {
            let id = named[snapshot.persistentIdentifier] ?? snapshot.persistentIdentifier
            var kept = snapshot.copy(persistentIdentifier: id, remappedIdentifiers: named)
            if let title = kept.title, title.first?.isLowercase == true {
                kept.title = title.capitalized
                others[id] = kept
            }
            server.rows[id] = kept
        }
        for snapshot in request.deleted { server.rows[snapshot.persistentIdentifier] = nil }
        let save = ServerSave(id: server.saves.count + 1, author: request.editingState.author)
        server.saves.append(save)
        return DataStoreSaveChangesResult(
            for: identifier, remappedIdentifiers: named, snapshotsToReregister: others, historyToken: save.token)
    }

    func delete<T: PersistentModel>(_ request: DataStoreBatchDeleteRequest<T>) throws {
        server.log.note("delete \(T.self) \(request.predicate == nil) \(request.includeSubclasses)")
        server.rows = server.rows.filter { ($0.value.plays ?? 0) <= 10 }
    }

    static var historyType: ServerSave.Type { ServerSave.self }
    func fetchHistory(_ descriptor: HistoryDescriptor<ServerSave>) throws -> [ServerSave] {
        try server.saves.filter { try descriptor.predicate?.evaluate($0) ?? true }
    }
    func deleteHistory(_ descriptor: HistoryDescriptor<ServerSave>) throws { server.saves = [] }
}

/// A save as the server tells it.
struct ServerSave: HistoryTransaction {
    struct Token: HistoryToken {
        let tokenValue: Int?
        var storeIdentifier: String { "server" }
        var id: Int { tokenValue ?? 0 }
        static func < (left: Self, right: Self) -> Bool { left.id < right.id }
    }

    let id: Int
    let author: String?
    var token: Token { Token(tokenValue: id) }
    var transactionIdentifier: Int { id }
    var timestamp: Date { Date(timeIntervalSinceReferenceDate: Double(id)) }
    var storeIdentifier: String { "server" }
    var changes: [HistoryChange] { [] }

    static func == (left: Self, right: Self) -> Bool { left.id == right.id }
    func hash(into hasher: inout Hasher) { hasher.combine(id) }
}
