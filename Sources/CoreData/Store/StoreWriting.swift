import DovetailSQLite
import Foundation

extension NSPersistentStoreCoordinator {
    /// Writes all changes of a context in one transaction for each store.
    func save(_ context: NSManagedObjectContext) throws {
        let changed = context.inserted.union(context.updated).union(context.deleted)
        var stores: [NSPersistentStore] = []
        for object in changed {
            guard let store = object.objectID.persistentStore ?? store(of: object.entity) else {
                throw CoreDataError.make(
                    NSPersistentStoreOperationError,
                    "There is no store: loadPersistentStores was not called, or failed.")
            }
            if !stores.contains(where: { $0 === store }) { stores.append(store) }
        }
        for store in stores {
            let writer = StoreWriter(
                coordinator: self, store: store,
                policy: (context.mergePolicy as? NSMergePolicy)?.mergeType ?? .errorMergePolicyType)
            let belongs: (NSManagedObject) -> Bool = {
                ($0.objectID.persistentStore ?? self.store(of: $0.entity)) === store
            }
            try store.transaction { connection in
                try writer.write(
                    inserted: context.inserted.filter(belongs).sorted { $0.serial < $1.serial },
                    updated: context.updated.filter(belongs).sorted { ($0.objectID.key ?? 0) < ($1.objectID.key ?? 0) },
                    deleted: context.deleted.filter(belongs), connection)
            }
            writer.finish(context)
        }
    }
}

/// Writes the changes of one save. Objects change only in ``finish(_:)``, after the transaction: one that fails leaves everything as it was.
final class StoreWriter {
    private let coordinator: NSPersistentStoreCoordinator
    private let store: NSPersistentStore
    private let policy: NSMergePolicyType
    /// Keys of objects that are new.
    private var keys: [NSManagedObjectID: Int64] = [:]
    /// What objects have after the save, where the merge policy has decided so.
    private var merged: [(object: NSManagedObject, values: [ManagedValue])] = []
    private var versions: [(object: NSManagedObject, version: Int64)] = []
    /// New objects that another one stands for already.
    private var dropped: [NSManagedObject] = []
    /// Objects of the store that a new one has taken the place of.
    private var replaced: [NSManagedObjectID] = []
    private var conflicts: [NSMergeConflict] = []

    init(coordinator: NSPersistentStoreCoordinator, store: NSPersistentStore, policy: NSMergePolicyType) {
        self.coordinator = coordinator
        self.store = store
        self.policy = policy
    }

    func write(
        inserted: [NSManagedObject], updated: [NSManagedObject], deleted: [NSManagedObject],
        _ connection: SQLiteConnection
    ) throws {
        for object in deleted { try delete(object, connection) }
        var alive = inserted
        for object in inserted { if try !makeRoom(for: object, connection) { alive.removeAll { $0 === object } } }
        // Rows first, so that every object has a key when relationships are written.
        for object in alive { try insert(object, connection) }
        for object in alive { try writeColumns(object, slots: Array(object.values.indices), object.values, connection) }
        for object in updated { try update(object, connection) }
        for object in alive { try writeMany(object, Array(object.values.indices), object.values, connection) }
        if !conflicts.isEmpty {
            throw CoreDataError.make(
                NSManagedObjectMergeError,
                "Nothing was saved: \(conflicts.count) objects were saved by another context meanwhile, among them \(conflicts[0].sourceObject.objectID).",
                [NSPersistentStoreSaveConflictsErrorKey: conflicts])
        }
    }

    /// Takes over what was written.
    func finish(_ context: NSManagedObjectContext) {
        for (id, key) in keys { coordinator.settle(id, key, store) }
        for (object, values) in merged {
            object.tellObservers()
            object.values = values
        }
        for (object, version) in versions { object.version = version }
        for object in dropped {
            object.isInserted = false
            object.isGone = true
            context.noteWent(object)
            context.forget(object)
        }
        for id in replaced {
            if let object = context.registeredObject(for: id) {
                object.isGone = true
                context.noteWent(object)
                context.forget(object)
            }
        }
    }

    private func table(_ object: NSManagedObject) -> String { SQL.quote(object.entity.root.name ?? "") }

    private func key(_ id: NSManagedObjectID) -> Int64? { id.key ?? keys[id] }

    // MARK: Rows

    private func delete(_ object: NSManagedObject, _ connection: SQLiteConnection) throws {
        guard let key = object.objectID.key else { return }
        if let version = try version(object, connection), version != object.version, policy == .errorMergePolicyType,
            object.version > 0
        {
            conflicts.append(NSMergeConflict(object, version))
            return
        }
        try connection.run("DELETE FROM \(table(object)) WHERE _key = ?", [.integer(key)])
        for case let relationship as NSRelationshipDescription in object.layout.properties
        where !relationship.isTransient {
            if case .pairs(let table, let mine, _, _) = RelationshipTable(relationship).form {
                try connection.run("DELETE FROM \(table) WHERE \(mine) = ?", [.integer(key)])
            }
        }
    }

    /// Whether a property is kept with the row of its object: several objects without an order are found by their own columns.
    private func isKept(_ property: NSPropertyDescription) -> Bool {
        guard !property.isTransient else { return false }
        guard let relationship = property as? NSRelationshipDescription else { return true }
        if case .inverse(_, _, nil) = RelationshipTable(relationship).form { return false }
        return true
    }

    private func version(_ object: NSManagedObject, _ connection: SQLiteConnection) throws -> Int64? {
        try connection.first(
            "SELECT _version FROM \(table(object)) WHERE _key = ?", [.integer(object.objectID.key ?? 0)])?.integer
    }

    private func insert(_ object: NSManagedObject, _ connection: SQLiteConnection) throws {
        let name = SQLValue.text(object.entity.name ?? "")
        if let key = keys[object.objectID] {
            try connection.run(
                "INSERT INTO \(table(object)) (_key, _entity, _version) VALUES (?, ?, 1)", [.integer(key), name])
        } else {
            try connection.run("INSERT INTO \(table(object)) (_entity, _version) VALUES (?, 1)", [name])
            keys[object.objectID] = try connection.first("SELECT last_insert_rowid()")?.integer
        }
        versions.append((object, 1))
    }

    private func update(_ object: NSManagedObject, _ connection: SQLiteConnection) throws {
        guard let key = object.objectID.key else { return }
        let slots = object.originals.keys.filter {
            isKept(object.layout.properties[$0]) && !object.originals[$0]!.isSame(as: object.values[$0])
        }
        guard !slots.isEmpty else { return }
        let version = try version(object, connection)
        var values = object.values
        var written = slots
        if version != object.version {
            guard let other = try resolve(object, version, slots, connection) else { return }
            (values, written) = other
        }
        let next = max(version ?? 0, object.version) + 1
        if version == nil {
            try connection.run(
                "INSERT INTO \(table(object)) (_key, _entity, _version) VALUES (?, ?, ?)",
                [.integer(key), .text(object.entity.name ?? ""), .integer(next)])
        } else {
            try connection.run(
                "UPDATE \(table(object)) SET _version = ? WHERE _key = ?", [.integer(next), .integer(key)])
        }
        try writeColumns(object, slots: written, values, connection)
        try writeMany(object, written, values, connection)
        versions.append((object, next))
    }

    /// What an object is to have that somebody else has saved meanwhile, and what of it is written; nil for nothing.
    private func resolve(
        _ object: NSManagedObject, _ version: Int64?, _ slots: [Int], _ connection: SQLiteConnection
    ) throws -> (values: [ManagedValue], slots: [Int])? {
        switch policy {
        case .errorMergePolicyType:
            conflicts.append(NSMergeConflict(object, version ?? 0))
            return nil
        case .overwriteMergePolicyType: return (object.values, Array(object.values.indices))
        case .mergeByPropertyObjectTrumpMergePolicyType, .mergeByPropertyStoreTrumpMergePolicyType,
            .rollbackMergePolicyType:
            guard let row = coordinator.row(of: object.objectID) else {
                // It was deleted.
                if policy == .mergeByPropertyObjectTrumpMergePolicyType {
                    return (object.values, Array(object.values.indices))
                }
                dropped.append(object)
                return nil
            }
            var values = row.values
            var written: [Int] = []
            if policy != .rollbackMergePolicyType {
                for slot in slots {
                    let isChangedThere = !(object.originals[slot] ?? .unread).isSame(as: row.values[slot])
                    if policy == .mergeByPropertyStoreTrumpMergePolicyType, isChangedThere { continue }
                    values[slot] = object.values[slot]
                    written.append(slot)
                }
            }
            merged.append((object, values))
            if written.isEmpty {
                versions.append((object, row.version))
                return nil
            }
            return (values, written)
        }
    }

    // MARK: Values

    private func writeColumns(
        _ object: NSManagedObject, slots: [Int], _ values: [ManagedValue], _ connection: SQLiteConnection
    ) throws {
        var names: [String] = []
        var parts: [SQLValue] = []
        for slot in slots.sorted() {
            let property = object.layout.properties[slot]
            guard !property.isTransient else { continue }
            switch (property, values[slot]) {
            case (let attribute as NSAttributeDescription, .value(let value)):
                names.append(SQL.quote(attribute.name))
                parts.append(try ManagedCoding.encode(value, attribute))
            case (let relationship as NSRelationshipDescription, .one(let id)):
                names.append(SQL.quote(relationship.name))
                parts.append(id.flatMap(key).map { .integer($0) } ?? .null)
            default: break
            }
        }
        guard !names.isEmpty, let key = key(object.objectID) else { return }
        let sets = names.map { "\($0) = ?" }.joined(separator: ", ")
        do {
            try connection.run("UPDATE \(table(object)) SET \(sets) WHERE _key = ?", parts + [.integer(key)])
        } catch let error as SQLiteError where error.isConstraint {
            throw CoreDataError.make(
                NSManagedObjectConstraintMergeError,
                "Nothing was saved: another \(object.entity.name ?? "object") has the same values that have to be unique (\(error.text)).",
                [NSPersistentStoreSaveConflictsErrorKey: [NSMergeConflict(object, 0)]])
        }
    }

    /// Relationships that are no column: pairs, and the order of several.
    private func writeMany(
        _ object: NSManagedObject, _ slots: [Int], _ values: [ManagedValue], _ connection: SQLiteConnection
    ) throws {
        guard let owner = key(object.objectID) else { return }
        for slot in slots {
            guard let relationship = object.layout.properties[slot] as? NSRelationshipDescription,
                relationship.isToMany, !relationship.isTransient
            else { continue }
            if case .unread = values[slot] { continue }
            let ids = values[slot].many
            switch RelationshipTable(relationship).form {
            case .column: break
            case .inverse(let table, _, let order):
                guard let order else { continue }
                for (index, id) in ids.enumerated() {
                    guard let key = key(id) else { continue }
                    try connection.run(
                        "UPDATE \(table) SET \(order) = ? WHERE _key = ?", [.integer(Int64(index)), .integer(key)])
                }
            case .pairs(let table, let mine, let theirs, let order):
                try writePairs(table, mine, theirs, order, owner, ids.compactMap(key), connection)
            }
        }
    }

    private func writePairs(
        _ table: String, _ mine: String, _ theirs: String, _ order: String?, _ owner: Int64, _ others: [Int64],
        _ connection: SQLiteConnection
    ) throws {
        var known: Set<Int64> = []
        try connection.query("SELECT \(theirs) FROM \(table) WHERE \(mine) = ?", [.integer(owner)]) { row in
            known.insert(row.integer(0))
            return true
        }
        for other in known.subtracting(others) {
            try connection.run(
                "DELETE FROM \(table) WHERE \(mine) = ? AND \(theirs) = ?", [.integer(owner), .integer(other)])
        }
        for other in others where !known.contains(other) {
            try connection.run(
                "INSERT OR IGNORE INTO \(table) (\(mine), \(theirs)) VALUES (?, ?)", [.integer(owner), .integer(other)])
        }
        guard let order else { return }
        for (index, other) in others.enumerated() {
            try connection.run(
                "UPDATE \(table) SET \(order) = ? WHERE \(mine) = ? AND \(theirs) = ?",
                [.integer(Int64(index)), .integer(owner), .integer(other)])
        }
    }

    // MARK: Unique values

    /// Looks for an object that has the same unique values as a new one. Returns whether the new one is to be written.
    private func makeRoom(for object: NSManagedObject, _ connection: SQLiteConnection) throws -> Bool {
        for entity in sequence(first: object.entity, next: { $0.superentity }) {
            for constraint in entity.uniquenessConstraints {
                guard let key = try rowLike(object, entity, constraint.compactMap { $0 as? String }, connection) else {
                    continue
                }
                switch policy {
                case .errorMergePolicyType: break
                case .mergeByPropertyStoreTrumpMergePolicyType, .rollbackMergePolicyType:
                    dropped.append(object)
                    return false
                case .mergeByPropertyObjectTrumpMergePolicyType, .overwriteMergePolicyType:
                    try takePlace(of: key, object, connection)
                }
            }
        }
        return true
    }

    private func rowLike(
        _ object: NSManagedObject, _ entity: NSEntityDescription, _ names: [String], _ connection: SQLiteConnection
    ) throws -> Int64? {
        var conditions: [String] = []
        var values: [SQLValue] = []
        for name in names {
            guard let slot = object.layout.slots[name] else { return nil }
            switch (object.layout.properties[slot], object.values[slot]) {
            case (let attribute as NSAttributeDescription, .value(let value?)):
                values.append(try ManagedCoding.encode(value, attribute))
            case (_, .one(let id?)): values.append(key(id).map { .integer($0) } ?? .null)
            default: return nil
            }
            conditions.append("\(SQL.quote(name)) = ?")
        }
        guard !conditions.isEmpty else { return nil }
        let kinds = entity.family.map { SQL.literal($0.name ?? "") }.joined(separator: ", ")
        return try connection.first(
            "SELECT _key FROM \(table(object)) WHERE \(conditions.joined(separator: " AND ")) AND _entity IN (\(kinds))",
            values)?
            .integer
    }

    /// A new object gets the row of one that has the same unique values. What it has left at its initial value it takes over from there.
    private func takePlace(of key: Int64, _ object: NSManagedObject, _ connection: SQLiteConnection) throws {
        let id = coordinator.id(object.entity, key, store)
        if policy == .mergeByPropertyObjectTrumpMergePolicyType, let row = coordinator.row(of: id) {
            var values = object.values
            for slot in values.indices where values[slot].isSame(as: object.layout.initial[slot]) {
                if case .unread = row.values[slot] {
                    guard let relationship = object.layout.properties[slot] as? NSRelationshipDescription else {
                        continue
                    }
                    let ids = coordinator.many(of: id, relationship)
                    values[slot] = relationship.isOrdered ? .ordered(ids) : .set(Set(ids))
                } else {
                    values[slot] = row.values[slot]
                }
            }
            object.values = values
        }
        try connection.run("DELETE FROM \(table(object)) WHERE _key = ?", [.integer(key)])
        keys[object.objectID] = key
        replaced.append(id)
    }
}
