import DovetailSQLite
import Foundation

/// Takes snapshots over into the tables of a store, and notes what is new there as a save of somebody else, so that contexts merge it.
struct SnapshotRows {
    /// One snapshot.
    struct Row {
        let key: Int64
        let entity: Schema.Entity
        let values: [String: Any]
    }

    let schema: Schema
    let connection: SQLiteConnection
    let author: String?
    /// The number of the save; nil as long as nothing is new.
    private(set) var save: Int64?

    init(_ schema: Schema, _ connection: SQLiteConnection, author: String? = nil) {
        self.schema = schema
        self.connection = connection
        self.author = author
    }

    /// The row of a snapshot; nil for a model that the schema does not have.
    static func row(of snapshot: some DataStoreSnapshot, _ schema: Schema) throws -> Row? {
        let values = try SnapshotEncoder.values(of: snapshot)
        let id = snapshot.persistentIdentifier
        let name = (snapshot as? DefaultSnapshot)?.subclassName ?? id.entityName
        guard let entity = schema.entitiesByName[name] ?? schema.roots[id.root] else { return nil }
        return Row(key: id.key, entity: entity, values: values)
    }

    /// Makes and changes rows, and then what refers from one to another.
    mutating func take(_ rows: [Row]) throws {
        for row in rows { try takeValues(row) }
        for row in rows { try takeReferences(row) }
    }

    /// Deletes rows that the app's store does not have any more.
    mutating func remove(_ keys: some Sequence<Int64>, of entity: Schema.Entity) throws {
        for key in keys {
            try connection.run("DELETE FROM \(entity.statements.table) WHERE _key = ?", [.integer(key)])
            try RowReferences.remove(to: key, of: entity, schema, connection)
            try note(.delete, entity, key, nil)
        }
    }

    private mutating func takeValues(_ row: Row) throws {
        let columns = row.entity.statements.columns
        let new = try columns.map { try value($0, row) }
        let names = (["_version"] + columns.map(\.quoted)).joined(separator: ", ")
        var old: [SQLValue]?
        try connection.query(
            "SELECT \(names) FROM \(row.entity.statements.table) WHERE _key = ?", [.integer(row.key)]
        ) { statement in
            old = columns.indices.map { statement.value(Int32($0 + 1)) }
            return false
        }
        guard let old else {
            try connection.run(row.entity.statements.insert, [.integer(row.key)] + new)
            return try note(.insert, row.entity, row.key, nil)
        }
        let changed = columns.indices.filter { old[$0] != new[$0] }
        guard !changed.isEmpty else { return }
        let list = changed.map { "\(columns[$0].quoted) = ?" }.joined(separator: ", ")
        try connection.run(
            "UPDATE \(row.entity.statements.table) SET _version = _version + 1, \(list) WHERE _key = ?",
            changed.map { new[$0] } + [.integer(row.key)])
        try note(.update, row.entity, row.key, changed.map { columns[$0].name }.joined(separator: " "))
    }

    private func value(_ column: EntityStatements.Column, _ row: Row) throws -> SQLValue {
        let value = row.values[column.name]
        guard let coding = column.coding else {
            return (value as? PersistentIdentifier).map { .integer($0.key) } ?? .null
        }
        guard let value else {
            // A store of an earlier version of the app has no value for a new variable.
            guard !coding.isOptional, let value = row.entity.layout.properties[column.slot].placeholder else {
                return .null
            }
            return try coding.encode(value)
        }
        return try coding.encode(coding.converted(value, column.name))
    }

    private mutating func takeReferences(_ row: Row) throws {
        for (slot, link) in row.entity.links.enumerated() {
            guard let link, let ids = row.values[row.entity.layout.properties[slot].name] as? [PersistentIdentifier]
            else { continue }
            switch link.place {
            case .column: continue
            case .inverseColumn: try takeMembers(ids, of: row.key, link)
            case .join(let table, let own, let other): try takePairs(ids, row, table, own, other)
            }
        }
    }

    /// The others of a relationship that the column of these has.
    mutating func takeMembers(_ ids: [PersistentIdentifier], of key: Int64, _ link: RelationLink) throws {
        let (table, column) = (link.target.statements.table, SQL.quote(link.inverse!.name))
        for id in ids {
            try connection.run(
                "UPDATE \(table) SET _version = _version + 1, \(column) = ? WHERE _key = ? AND \(column) IS NULL",
                [.integer(key), .integer(id.key)])
            if connection.changes > 0 { try note(.update, link.target, id.key, link.inverse!.name) }
        }
    }

    private mutating func takePairs(
        _ ids: [PersistentIdentifier], _ row: Row, _ table: JoinTable, _ own: String, _ other: String
    ) throws {
        let (name, own, other) = (SQL.quote(table.name), SQL.quote(own), SQL.quote(other))
        var known: Set<Int64> = []
        try connection.query("SELECT \(other) FROM \(name) WHERE \(own) = ?", [.integer(row.key)]) { statement in
            known.insert(statement.integer(0))
            return true
        }
        let wanted = Set(ids.map(\.key))
        for key in known.subtracting(wanted) {
            try connection.run(
                "DELETE FROM \(name) WHERE \(own) = ? AND \(other) = ?", [.integer(row.key), .integer(key)])
        }
        for id in ids where !known.contains(id.key) {
            try connection.run(
                "INSERT OR IGNORE INTO \(name) (\(own), \(other)) VALUES (?, ?)", [.integer(row.key), .integer(id.key)])
        }
        if known != wanted { try note(.update, row.entity, row.key, nil) }
    }

    private mutating func note(_ kind: ChangeKind, _ entity: Schema.Entity, _ key: Int64, _ details: String?) throws {
        if save == nil {
            try connection.run(
                "INSERT INTO _transactions (date, author, process, context) VALUES (?, ?, ?, 0)",
                [Date().sqlValue, author.map { .text($0) } ?? .null, .text(HistoryProcess.identifier)])
            save = try connection.first("SELECT last_insert_rowid()")?.integer
        }
        try connection.run(
            "INSERT INTO _changes (save, kind, entity, key, details) VALUES (?, ?, ?, ?, ?)",
            [
                .integer(save!), .integer(kind.rawValue), .text(entity.name), .integer(key),
                details.map { .text($0) } ?? .null,
            ])
    }
}

extension AttributeCoding {
    /// A value as the variable's type. A snapshot of an app's own type may have another one for it, such as an enumeration's raw value: that is read
    /// as it would be read of a file.
    func converted(_ value: Any, _ name: String) throws -> Any {
        func convert<Value>(_ type: Value.Type) throws -> Any {
            if value is Value { return value }
            guard let encodable = value as? any Encodable, let type = type as? any Decodable.Type else {
                throw SwiftDataError(
                    .storeFailure, "A snapshot has a \(Swift.type(of: value)) for \(name), which is a \(type).")
            }
            func decode<Decoded: Decodable>(_ type: Decoded.Type) throws -> Any {
                func data(_ value: some Encodable) throws -> Data { try JSON.encoder.encode([value]) }
                return try JSON.decoder.decode([Decoded].self, from: data(encodable))[0]
            }
            do {
                return try decode(type)
            } catch {
                throw SwiftDataError(
                    .storeFailure, "A snapshot has a \(Swift.type(of: value)) for \(name), which is a \(type).")
            }
        }
        return try _openExistential(valueType, do: convert)
    }
}
