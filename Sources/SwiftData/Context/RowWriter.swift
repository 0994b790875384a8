import DovetailSQLite
import Foundation

/// Writes the changes of a context to one store. Nothing in memory changes until ``finish()``.
final class RowWriter {
    private let core: ContextCore
    private let inserted: [any PersistentModel]
    private let changed: [any PersistentModel]
    private let deleted: [any PersistentModel]
    /// New models that take the place of rows with the same unique values, and these rows.
    private var replaced: [PersistentIdentifier: Int64] = [:]
    private var save: Int64 = 0

    init(
        core: ContextCore, inserted: [any PersistentModel], changed: [any PersistentModel],
        deleted: [any PersistentModel]
    ) {
        self.core = core
        self.inserted = inserted
        self.changed = changed
        self.deleted = deleted
    }

    var isEmpty: Bool { inserted.isEmpty && changed.isEmpty && deleted.isEmpty }

    /// Writes everything, and returns the number of the save.
    func write(_ connection: SQLiteConnection) throws -> Int64 {
        try connection.run(
            "INSERT INTO _transactions (date, author, process, context) VALUES (?, ?, ?, ?)",
            [
                Date().sqlValue, core.author.map { .text($0) } ?? .null, .text(HistoryProcess.identifier),
                .integer(core.number),
            ])
        save = try connection.first("SELECT last_insert_rowid()")?.integer ?? 0
        replaced = [:]
        for model in deleted { try delete(model, connection) }
        // Unique values that some give up may be taken by others.
        for model in changed { try update(model, connection) }
        try findReplaced(connection)
        for model in inserted { try insert(model, connection) }
        for model in inserted + changed { try writePairs(of: model, connection) }
        return save
    }

    private func note(_ kind: Int64, _ entity: String, _ key: Int64, _ details: String?, _ connection: SQLiteConnection)
        throws
    {
        try connection.withStatement("INSERT INTO _changes (save, kind, entity, key, details) VALUES (?, ?, ?, ?, ?)") {
            statement in
            statement.bind(.integer(save), at: 1)
            statement.bind(.integer(kind), at: 2)
            statement.bind(.text(entity), at: 3)
            statement.bind(.integer(key), at: 4)
            statement.bind(details.map { .text($0) } ?? .null, at: 5)
            _ = try statement.step()
        }
    }

    private func key(of id: PersistentIdentifier) -> Int64 { replaced[id] ?? id.key }

    private func value(_ column: EntityStatements.Column, of storage: ModelStorage) throws -> SQLValue {
        if column.link != nil {
            return (storage.values[column.slot] as? [PersistentIdentifier])?.first.map { .integer(key(of: $0)) }
                ?? .null
        }
        guard let value = storage.values[column.slot] else { return .null }
        return try column.coding!.encode(value)
    }

    // MARK: New models

    /// Finds rows that have the unique values of new models; the last of several new ones wins.
    private func findReplaced(_ connection: SQLiteConnection) throws {
        var taken: [String: Int64] = [:]
        for model in inserted {
            let storage = model.storage
            let entity = core.entity(of: storage)
            for names in entity.uniquenessConstraints {
                let columns = names.compactMap { name in entity.statements.columns.first { $0.name == name } }
                let values = try columns.map { try value($0, of: storage) }
                guard columns.count == names.count, !values.contains(.null) else { continue }
                let condition = columns.map { "\($0.quoted) = ?" }.joined(separator: " AND ")
                let sql = "SELECT _key FROM \(entity.statements.table) WHERE \(condition)"
                let mark = "\(entity.root.name) \(names) \(values)"
                if let key = try connection.first(sql, values)?.integer ?? taken[mark] {
                    if key != model._$state.key { replaced[model.identifier] = key }
                }
                taken[mark] = replaced[model.identifier] ?? model._$state.key
            }
        }
    }

    private func insert(_ model: any PersistentModel, _ connection: SQLiteConnection) throws {
        let storage = model.storage
        let entity = core.entity(of: storage)
        let key = key(of: model.identifier)
        if key != model._$state.key,
            try connection.first("SELECT 1 FROM \(entity.statements.table) WHERE _key = ?", [.integer(key)]) != nil
        {
            return try write(entity.statements.columns, of: storage, entity, key, connection)
        }
        try connection.withStatement(entity.statements.insert) { statement in
            statement.bind(.integer(key), at: 1)
            for (index, column) in entity.statements.columns.enumerated() {
                try statement.bind(value(column, of: storage), at: Int32(index + 2))
            }
            _ = try statement.step()
        }
        try note(0, entity.name, key, nil, connection)
    }

    // MARK: Changed models

    private func update(_ model: any PersistentModel, _ connection: SQLiteConnection) throws {
        let storage = model.storage
        let entity = core.entity(of: storage)
        let columns = storage.originals.keys.sorted().compactMap { entity.statements.bySlot[$0] }
        if columns.isEmpty {
            let names = storage.originals.keys.sorted().map { storage.layout.properties[$0].name }
            return try note(1, entity.name, model._$state.key, names.joined(separator: " "), connection)
        }
        try write(columns, of: storage, entity, model._$state.key, connection)
    }

    private func write(
        _ columns: [EntityStatements.Column], of storage: ModelStorage, _ entity: Schema.Entity, _ key: Int64,
        _ connection: SQLiteConnection
    ) throws {
        let list = columns.map { "\($0.quoted) = ?" }.joined(separator: ", ")
        let sql =
            "UPDATE \(entity.statements.table) SET _version = _version + 1\(columns.isEmpty ? "" : ", ")\(list) WHERE _key = ?"
        try connection.withStatement(sql) { statement in
            for (index, column) in columns.enumerated() {
                try statement.bind(value(column, of: storage), at: Int32(index + 1))
            }
            statement.bind(.integer(key), at: Int32(columns.count + 1))
            _ = try statement.step()
        }
        guard connection.changes == 1 else {
            throw SwiftDataError(.conflict, "Nothing was saved: a \(entity.name) that was changed is no longer there.")
        }
        try note(1, entity.name, key, columns.map(\.name).joined(separator: " "), connection)
    }

    /// Writes the pairs of relationships between many and many. Those that are there already stay.
    private func writePairs(of model: any PersistentModel, _ connection: SQLiteConnection) throws {
        let storage = model.storage
        let entity = core.entity(of: storage)
        let own = SQLValue.integer(key(of: model.identifier))
        for (slot, link) in entity.links.enumerated() {
            guard let link, case .join(let table, let ownName, let otherName) = link.place,
                let now = storage.values[slot] as? [PersistentIdentifier]
            else { continue }
            var before: [PersistentIdentifier] = []
            if !storage.isInserted {
                guard let original = storage.originals[slot] else { continue }
                before = original as? [PersistentIdentifier] ?? []
            }
            let kept = Set(now)
            let names = "\(SQL.quote(ownName)), \(SQL.quote(otherName))"
            for id in before where !kept.contains(id) {
                try connection.run(
                    "DELETE FROM \(SQL.quote(table.name)) WHERE \(SQL.quote(ownName)) = ? AND \(SQL.quote(otherName)) = ?",
                    [own, .integer(key(of: id))])
            }
            let known = Set(before)
            for id in now where !known.contains(id) {
                try connection.run(
                    "INSERT OR IGNORE INTO \(SQL.quote(table.name)) (\(names)) VALUES (?, ?)",
                    [own, .integer(key(of: id))])
            }
        }
    }

    // MARK: Deleted models

    private func delete(_ model: any PersistentModel, _ connection: SQLiteConnection) throws {
        let storage = model.storage
        let entity = core.entity(of: storage)
        let key = SQLValue.integer(model._$state.key)
        try connection.run("DELETE FROM \(entity.statements.table) WHERE _key = ?", [key])
        try note(2, entity.name, model._$state.key, try tombstone(of: storage), connection)
        for join in core.schema.joins {
            let sides = joinSides(join, entity)
            for side in sides {
                try connection.run("DELETE FROM \(SQL.quote(join.name)) WHERE \(SQL.quote(side)) = ?", [key])
            }
        }
        // Columns of others that no inverse has emptied.
        for other in core.schema.entities {
            for link in other.links {
                guard let link, link.owner === other, link.isColumn, link.target.root === entity.root,
                    core.store(of: other) === core.store(of: entity)
                else { continue }
                let column = SQL.quote(link.name)
                try connection.run("UPDATE \(other.statements.table) SET \(column) = NULL WHERE \(column) = ?", [key])
            }
        }
    }

    private func joinSides(_ join: JoinTable, _ entity: Schema.Entity) -> [String] {
        var sides: [String] = []
        for other in core.schema.entities {
            for case let link? in other.links where link.owner === other {
                guard case .join(let table, let own, let target) = link.place, table == join else { continue }
                if link.owner.root === entity.root { sides.append(own) }
                if link.target.root === entity.root { sides.append(target) }
            }
        }
        return Array(Set(sides))
    }

    /// The values that outlive the model in the history.
    private func tombstone(of storage: ModelStorage) throws -> String? {
        var values: [String: String] = [:]
        for (slot, property) in storage.layout.properties.enumerated()
        where property.attribute?.options.contains(.preserveValueOnDeletion) == true {
            guard let coding = property.coding, let value = storage.values[slot] else { continue }
            values[property.name] = HistoryValue.text(try coding.encode(value))
        }
        guard !values.isEmpty else { return nil }
        return String(decoding: try JSON.encoder.encode(values), as: UTF8.self)
    }

    // MARK: Afterwards

    /// The transaction has ended: what is in memory is as it is in the store.
    func finish() {
        for model in changed {
            let storage = model.storage
            if storage.originals.keys.contains(where: { core.entity(of: storage).statements.bySlot[$0] != nil }) {
                storage.version += 1
            }
            storage.originals = [:]
            core.changed.remove(model.identifier)
        }
        for model in deleted {
            let storage = model.storage
            core.deleted.remove(model.identifier)
            core.unregister(model.identifier)
            storage.isGone = true
        }
        for model in inserted {
            core.inserted.remove(model.identifier)
            let storage = model.storage
            storage.isInserted = false
            storage.version = 1
            storage.originals = [:]
        }
        if !replaced.isEmpty { adoptReplaced() }
    }

    /// New models that took the place of rows are these rows from now on, as are objects that there were for them.
    private func adoptReplaced() {
        for (slotOwner, slot) in referringSlots() {
            guard var ids = slotOwner.storage.values[slot] as? [PersistentIdentifier] else { continue }
            var known: Set<PersistentIdentifier> = []
            ids = ids.map { id in
                replaced[id].map { PersistentIdentifier(root: id.root, key: $0, store: id.store) } ?? id
            }
            .filter { known.insert($0).inserted }
            slotOwner.storage.values[slot] = .some(ids)
        }
        for model in inserted {
            let old = model.identifier
            guard let key = replaced[old] else { continue }
            core.unregister(old)
            let id = PersistentIdentifier(root: old.root, key: key)
            let storage = model.storage
            if let existing = core.registered(id), existing !== model {
                let known = existing.storage
                for (slot, value) in storage.values.enumerated() where value != nil {
                    storage.layout.properties[slot].mutate(existing, known) { known.values[slot] = value }
                    core.tell(id, .updated(slot))
                }
                known.isLoaded = true
                known.version += 1
                known.originals = [:]
                model._$state.storage = known
            } else {
                core.register(model, key: key, root: id.root)
                storage.isLoaded = false
                core.load(model, storage)
            }
            model._$state.key = key
            core.tell(old, .deleted)
            core.tell(id, .inserted)
        }
    }

    /// The variables in memory that may refer to models that took the place of rows.
    private func referringSlots() -> [(any PersistentModel, Int)] {
        var result: [(any PersistentModel, Int)] = []
        for model in inserted + changed {
            for (slot, link) in core.entity(of: model.storage).links.enumerated() where link != nil {
                result.append((model, slot))
            }
        }
        return result
    }
}
