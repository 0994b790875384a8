import DovetailSQLite
import Foundation

/// Writes the changes of a context to one store. Nothing in memory changes until ``finish()``.
final class RowWriter {
    private let core: ContextCore
    private var inserted: [ModelList.Entry]
    private let changed: [ModelList.Entry]
    private let deleted: [ModelList.Entry]
    /// New models that take the place of rows with the same unique values, and these rows.
    private var replaced: [PersistentIdentifier: Int64] = [:]
    private var save: Int64 = 0

    init(
        core: ContextCore, inserted: [ModelList.Entry], changed: [ModelList.Entry], deleted: [ModelList.Entry]
    ) {
        self.core = core
        self.inserted = inserted
        self.changed = changed
        self.deleted = deleted
    }

    var isEmpty: Bool { inserted.isEmpty && changed.isEmpty && deleted.isEmpty }

    /// Writes everything, and returns the number of the save.
    ///
    /// - Parameter saveElsewhere: Hands the changes to a store that an app wrote, and returns which identifiers new models have from now on.
    func write(
        _ connection: SQLiteConnection,
        saveElsewhere: ((SavedChanges) throws -> [PersistentIdentifier: PersistentIdentifier])? = nil
    ) throws -> Int64 {
        try connection.run(
            "INSERT INTO _transactions (date, author, process, context) VALUES (?, ?, ?, ?)",
            [
                Date().sqlValue, core.author.map { .text($0) } ?? .null, .text(HistoryProcess.identifier),
                .integer(core.number),
            ])
        save = try connection.first("SELECT last_insert_rowid()")?.integer ?? 0
        replaced = [:]
        for entry in deleted { try delete(entry, connection) }
        // Unique values that some give up may be taken by others.
        for entry in changed { try update(entry, connection) }
        try findReplaced(connection)
        if let saveElsewhere {
            let known = replaced.map { id, key in (id, PersistentIdentifier(root: id.root, key: key, store: id.store)) }
            let changes = SavedChanges(
                inserted: inserted, changed: changed, deleted: deleted,
                replaced: Dictionary(uniqueKeysWithValues: known))
            for (old, new) in try saveElsewhere(changes) where old.key != new.key { replaced[old] = new.key }
        }
        if !replaced.isEmpty { try updateReferences(connection) }
        try insertAll(connection)
        for entry in inserted + changed where core.entity(of: entry.storage).hasLinks {
            try writePairs(of: entry, connection)
        }
        return save
    }

    private func note(
        _ kind: ChangeKind, _ entity: String, _ key: Int64, _ details: String?, _ connection: SQLiteConnection
    ) throws {
        try connection.withStatement("INSERT INTO _changes (save, kind, entity, key, details) VALUES (?, ?, ?, ?, ?)") {
            statement in
            statement.bind(.integer(save), at: 1)
            statement.bind(.integer(kind.rawValue), at: 2)
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
        var taken: [UniqueValues: Int64] = [:]
        for entry in inserted {
            let storage = entry.storage
            let entity = core.entity(of: storage)
            for names in entity.uniquenessConstraints {
                let columns = names.compactMap { name in entity.statements.columns.first { $0.name == name } }
                let values = try columns.map { try value($0, of: storage) }
                guard columns.count == names.count, !values.contains(.null) else { continue }
                let condition = columns.map { "\($0.quoted) = ?" }.joined(separator: " AND ")
                let sql = "SELECT _key FROM \(entity.statements.table) WHERE \(condition)"
                let mark = UniqueValues(entity: entity.root.name, names: names, values: values)
                if let key = try connection.first(sql, values)?.integer ?? taken[mark] {
                    if key != entry.id.key { replaced[entry.id] = key }
                }
                taken[mark] = replaced[entry.id] ?? entry.id.key
            }
        }
    }

    /// Writes the rows, those of one entity that follow each other by one statement.
    private func insertAll(_ connection: SQLiteConnection) throws {
        var start = 0
        while start < inserted.count {
            let entity = core.entity(of: inserted[start].storage)
            var end = start + 1
            while end < inserted.count, core.entity(of: inserted[end].storage) === entity { end += 1 }
            try insert(inserted[start..<end], of: entity, connection)
            start = end
        }
    }

    private func insert(
        _ entries: ArraySlice<ModelList.Entry>, of entity: Schema.Entity, _ connection: SQLiteConnection
    ) throws {
        var keys: [Int64] = []
        keys.reserveCapacity(entries.count)
        try connection.withStatement(entity.statements.insert) { statement in
            for entry in entries {
                let key = replaced.isEmpty ? entry.id.key : key(of: entry.id)
                if key != entry.id.key,
                    try connection.first("SELECT 1 FROM \(entity.statements.table) WHERE _key = ?", [.integer(key)])
                        != nil
                {
                    try noteInserted(&keys, entity, connection)
                    try write(entity.statements.columns, of: entry.storage, entity, key, connection)
                    continue
                }
                statement.bind(.integer(key), at: 1)
                for (index, column) in entity.statements.columns.enumerated() {
                    try statement.bind(value(column, of: entry.storage), at: Int32(index + 2))
                }
                _ = try statement.step()
                statement.rewind()
                keys.append(key)
            }
        }
        try noteInserted(&keys, entity, connection)
    }

    /// Notes that rows are new: many of them by one row of the history.
    private func noteInserted(_ keys: inout [Int64], _ entity: Schema.Entity, _ connection: SQLiteConnection) throws {
        defer { keys = [] }
        guard keys.count >= ChangeKind.leastMany else {
            for key in keys { try note(.insert, entity.name, key, nil, connection) }
            return
        }
        // Each change has a number of its own: the row takes the last of them.
        try connection.run(
            """
            INSERT INTO _changes (id, save, kind, entity, key, details)
            VALUES ((SELECT coalesce(max(seq), 0) FROM sqlite_sequence WHERE name = '_changes') + ?, ?, ?, ?, ?, ?)
            """,
            [
                .integer(Int64(keys.count)), .integer(save), .integer(ChangeKind.inserts.rawValue), .text(entity.name),
                .integer(keys[0]), .blob(ChangeKind.data(of: keys)),
            ])
    }

    // MARK: Changed models

    private func update(_ entry: ModelList.Entry, _ connection: SQLiteConnection) throws {
        let (storage, key) = (entry.storage, entry.id.key)
        let entity = core.entity(of: storage)
        let columns = storage.originals.keys.sorted().compactMap { entity.statements.bySlot[$0] }
        if columns.isEmpty {
            let names = storage.originals.keys.sorted().map { storage.layout.properties[$0].name }
            return try note(.update, entity.name, key, names.joined(separator: " "), connection)
        }
        try write(columns, of: storage, entity, key, connection)
    }

    /// Changed models that refer to new ones were written before it was known which rows these take.
    private func updateReferences(_ connection: SQLiteConnection) throws {
        for entry in changed {
            let entity = core.entity(of: entry.storage)
            for slot in entry.storage.originals.keys.sorted() {
                guard let column = entity.statements.bySlot[slot], column.link != nil,
                    let id = (entry.storage.values[slot] as? [PersistentIdentifier])?.first, replaced[id] != nil
                else { continue }
                try connection.run(
                    "UPDATE \(entity.statements.table) SET \(column.quoted) = ? WHERE _key = ?",
                    [.integer(key(of: id)), .integer(entry.id.key)])
            }
        }
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
        try note(.update, entity.name, key, columns.map(\.name).joined(separator: " "), connection)
    }

    /// Writes the pairs of relationships between many and many. Those that are there already stay.
    private func writePairs(of entry: ModelList.Entry, _ connection: SQLiteConnection) throws {
        let storage = entry.storage
        let entity = core.entity(of: storage)
        let own = SQLValue.integer(key(of: entry.id))
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

    private func delete(_ entry: ModelList.Entry, _ connection: SQLiteConnection) throws {
        let storage = entry.storage
        let entity = core.entity(of: storage)
        let key = SQLValue.integer(entry.id.key)
        try connection.run("DELETE FROM \(entity.statements.table) WHERE _key = ?", [key])
        try note(.delete, entity.name, entry.id.key, try tombstone(of: storage), connection)
        try RowReferences.remove(to: entry.id.key, of: entity, core.schema, connection) {
            core.store(of: $0) === core.store(of: entity)
        }
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
        for entry in changed {
            let storage = entry.storage
            if storage.originals.keys.contains(where: { core.entity(of: storage).statements.bySlot[$0] != nil }) {
                storage.version += 1
            }
            storage.originals = [:]
            core.changed.remove(entry.id)
        }
        for entry in deleted {
            core.deleted.remove(entry.id)
            core.unregister(entry.id)
            entry.storage.isGone = true
        }
        for entry in inserted {
            let storage = entry.storage
            storage.isInserted = false
            storage.version = 1
            storage.originals = [:]
        }
        release()
        if !replaced.isEmpty { adoptReplaced() }
    }

    /// Lets new models go, which are from now on found like those of rows. One that nobody has goes at once, and is not noted.
    private func release() {
        guard replaced.isEmpty, inserted.count == core.inserted.count else {
            for entry in inserted {
                core.inserted.remove(entry.id)
                core.register(entry.model, key: entry.id.key, root: entry.id.root)
            }
            return
        }
        inserted = []
        core.inserted.takeAll { entry, isInUse in
            if isInUse { core.register(entry.model, key: entry.id.key, root: entry.id.root) }
        }
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
        for entry in inserted {
            let (model, storage, old) = (entry.model, entry.storage, entry.id)
            guard let key = replaced[old] else { continue }
            core.unregister(old)
            let id = PersistentIdentifier(root: old.root, key: key)
            if let existing = core.registered(id), existing !== model {
                let known = existing.storage
                for slot in storage.values.indices {
                    guard let value = storage.values[slot] else { continue }
                    storage.layout.properties[slot].mutate(existing, known) { known.values[slot] = .some(value) }
                    core.tell(id, .updated(slot))
                }
                known.isLoaded = true
                known.version += 1
                known.originals = [:]
                model._$state.storage = known
            } else {
                model._$state.key = key
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
        for entry in inserted + changed {
            for (slot, link) in core.entity(of: entry.storage).links.enumerated() where link != nil {
                result.append((entry.model, slot))
            }
        }
        return result
    }
}

/// The values of one constraint that new models have.
private struct UniqueValues: Hashable {
    let entity: String
    let names: [String]
    let values: [SQLValue]
}
