import DovetailSQLite
import Foundation

extension NSPersistentStoreCoordinator: ObjectSource {
    private func known(_ entity: NSEntityDescription) throws -> NSPersistentStore {
        if let store = store(of: entity) { return store }
        throw CoreDataError.make(
            NSPersistentStoreOperationError, "There is no store: loadPersistentStores was not called, or failed.")
    }

    /// The columns that are read for any entity of a root, with the properties in them.
    private func columns(_ root: NSEntityDescription) -> String {
        (["t._key", "t._entity", "t._version"] + StoreTables.columns(root).map { "t." + $0.name }).joined(
            separator: ", ")
    }

    func row(of id: NSManagedObjectID) -> ObjectRow? {
        guard let key = id.key, let store = id.persistentStore else { return nil }
        let root = id.entity.root
        var result: ObjectRow?
        try? store.perform { connection in
            let reader = RowReader(coordinator: self, store: store, root: root)
            try connection.query(
                "SELECT \(columns(root)) FROM \(SQL.quote(root.name ?? "")) t WHERE t._key = ?", [.integer(key)]
            ) { row in
                result = try reader.row(row, of: id.entity, connection)
                return false
            }
        }
        return result
    }

    func many(of id: NSManagedObjectID, _ relationship: NSRelationshipDescription) -> [NSManagedObjectID] {
        guard let key = id.key, let store = id.persistentStore, let destination = relationship.destinationEntity else {
            return []
        }
        var ids: [NSManagedObjectID] = []
        let select = RelationshipTable(relationship).select
        try? store.perform { connection in
            try connection.query(select, [.integer(key)]) { row in
                ids.append(
                    self.id(managedObjectModel.entitiesByName[row.text(1)] ?? destination, row.integer(0), store))
                return true
            }
        }
        return ids
    }

    func fetch(
        _ entity: NSEntityDescription, _ parts: FetchParts, _ query: SQLQuery
    ) throws -> [(NSManagedObjectID, ObjectRow?)] {
        let root = entity.root
        let store = try known(entity)
        var rows: [(NSManagedObjectID, ObjectRow?)] = []
        try store.perform { connection in
            let reader = RowReader(coordinator: self, store: store, root: root)
            let sql =
                "SELECT \(columns(root)) FROM \(SQL.quote(root.name ?? "")) t WHERE \(query.condition.text) ORDER BY \(query.order)"
                + Self.limit(parts)
            try connection.query(sql, query.condition.values) { row in
                let kind = managedObjectModel.entitiesByName[row.text(1)] ?? entity
                let id = self.id(kind, row.integer(0), store)
                rows.append((id, try reader.row(row, of: kind, connection)))
                return true
            }
        }
        return rows
    }

    private static func limit(_ parts: FetchParts) -> String {
        guard parts.limit > 0 || parts.offset > 0 else { return "" }
        return " LIMIT \(parts.limit > 0 ? parts.limit : -1) OFFSET \(parts.offset)"
    }

    func count(_ entity: NSEntityDescription, _ parts: FetchParts, _ query: SQLQuery) throws -> Int {
        let table = SQL.quote(entity.root.name ?? "")
        return try known(entity).perform { connection in
            let sql =
                "SELECT count(*) FROM (SELECT 1 FROM \(table) t WHERE \(query.condition.text)\(Self.limit(parts)))"
            return Int(try connection.first(sql, query.condition.values)?.integer ?? 0)
        }
    }
}

/// Makes values of rows. Columns are in the order of ``StoreTables/columns(_:)``, after key, entity and version.
final class RowReader {
    private let coordinator: NSPersistentStoreCoordinator
    private let store: NSPersistentStore
    private let places: [String: Int32]
    private var plans: [ObjectIdentifier: [Step]] = [:]

    private enum Step {
        case attribute(Int32, NSAttributeDescription)
        case one(Int32, NSEntityDescription)
        case unread
        case value(Any?)
    }

    init(coordinator: NSPersistentStoreCoordinator, store: NSPersistentStore, root: NSEntityDescription) {
        self.coordinator = coordinator
        self.store = store
        var places: [String: Int32] = [:]
        for (index, column) in StoreTables.columns(root).enumerated() {
            places[column.name.lowercased()] = Int32(index + 3)
        }
        self.places = places
    }

    private func plan(_ entity: NSEntityDescription) -> [Step] {
        if let plan = plans[ObjectIdentifier(entity)] { return plan }
        let steps: [Step] = entity.layout.properties.enumerated().map { slot, property in
            let place = places[SQL.quote(property.name).lowercased()]
            switch property {
            case let attribute as NSAttributeDescription:
                guard !attribute.isTransient, let place else {
                    if case .value(let value) = entity.layout.initial[slot] { return .value(value) }
                    return .value(nil)
                }
                return .attribute(place, attribute)
            case let relationship as NSRelationshipDescription:
                if relationship.isTransient { return relationship.isToMany ? .unread : .value(nil) }
                if relationship.isToMany { return .unread }
                guard let place, let destination = relationship.destinationEntity else { return .unread }
                return .one(place, destination)
            default: return .value(nil)
            }
        }
        plans[ObjectIdentifier(entity)] = steps
        return steps
    }

    func row(_ row: SQLiteStatement, of entity: NSEntityDescription, _ connection: SQLiteConnection) throws -> ObjectRow
    {
        let values: [ManagedValue] = try plan(entity).map { step in
            switch step {
            case .attribute(let place, let attribute): return .value(ManagedCoding.decode(row.value(place), attribute))
            case .unread: return .unread
            case .value(let value): return .value(value)
            case .one(let place, let destination):
                guard case .integer(let key) = row.value(place) else { return .one(nil) }
                return .one(coordinator.id(try kind(of: key, destination, connection), key, store))
            }
        }
        return ObjectRow(values: values, version: row.integer(2))
    }

    /// The entity of an object: it may inherit from that of the relationship.
    private func kind(
        of key: Int64, _ destination: NSEntityDescription, _ connection: SQLiteConnection
    ) throws -> NSEntityDescription {
        guard !destination.subentities.isEmpty else { return destination }
        let name = try connection.first(
            "SELECT _entity FROM \(SQL.quote(destination.root.name ?? "")) WHERE _key = ?", [.integer(key)])
        guard case .text(let text)? = name else { return destination }
        return coordinator.managedObjectModel.entitiesByName[text] ?? destination
    }
}
