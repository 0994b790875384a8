import DovetailSQLite
import Foundation

extension ContextCore {
    /// Takes over what others have saved to a store since this context last looked. Models with changes keep these; where the same variable was changed
    /// on both sides, that is noted as a conflict.
    func merge(_ index: Int, _ connection: SQLiteConnection) throws {
        let last = try connection.first("SELECT max(id) FROM _transactions")?.integer ?? 0
        guard last != seen[index] else { return }
        var rows: [(kind: ChangeKind, entity: String, key: Int64)] = []
        var known: [String: Set<Int64>] = [:]
        func note(_ kind: ChangeKind, _ entity: String, _ key: Int64) {
            // The last of several changes is the one that counts, but for one that made the model.
            if known[entity, default: []].insert(key).inserted { rows.append((kind, entity, key)) }
        }
        try connection.query(
            "SELECT kind, entity, key, details FROM _changes WHERE save > ? ORDER BY id DESC", [.integer(seen[index])]
        ) { row in
            guard let kind = ChangeKind(rawValue: row.integer(0)) else { return true }
            let entity = row.text(1)
            if kind == .inserts, case .blob(let data) = row.value(3) {
                for key in ChangeKind.keys(in: data).reversed() { note(.insert, entity, key) }
            } else {
                note(kind, entity, row.integer(2))
            }
            return true
        }
        seen[index] = last
        var touched: Set<Int32> = []
        for (kind, name, key) in rows.reversed() {
            guard let entity = schema.entitiesByName[name] else { continue }
            let id = PersistentIdentifier(
                root: entity.layout.rootName, key: key, store: storeName(ofRoot: entity.layout.rootName))
            touched.insert(id.root)
            if kind == .delete {
                mergeDeletion(id)
            } else {
                try merge(id, entity, connection, isNew: kind == .insert)
            }
        }
        if !touched.isEmpty { refreshCollections(of: touched) }
    }

    private func mergeDeletion(_ id: PersistentIdentifier) {
        if let model = registered(id) {
            let storage = model.storage
            if changed.contains(id) {
                conflicts[id] = []
                changed.remove(id)
            }
            deleted.remove(id)
            unregister(id)
            storage.originals = [:]
            storage.isDeleted = true
            storage.isGone = true
        }
        tell(id, .deleted)
    }

    private func merge(
        _ id: PersistentIdentifier, _ entity: Schema.Entity, _ connection: SQLiteConnection, isNew: Bool
    ) throws {
        defer { tell(id, .merged(isNew: isNew)) }
        guard let model = registered(id), let storage = model._$state.storage, storage.isLoaded, !storage.isInserted
        else { return }
        try connection.query(entity.statements.selectByKey, [.integer(id.key)]) { row in
            storage.version = row.integer(1)
            for (index, column) in entity.statements.read.enumerated() {
                try merge(column, row.value(Int32(index + 2)), into: model, storage, entity)
            }
            return false
        }
        // Large values are read again when they are asked for.
        for column in entity.statements.columns
        where column.isExternal && storage.originals[column.slot] == nil && storage.values[column.slot] != nil {
            storage.layout.properties[column.slot].mutate(model, storage) { storage.values[column.slot] = nil }
        }
    }

    private func merge(
        _ column: EntityStatements.Column, _ theirs: SQLValue, into model: any PersistentModel, _ storage: ModelStorage,
        _ entity: Schema.Entity
    ) throws {
        let slot = column.slot
        let isMine = storage.originals[slot] != nil
        let before = isMine ? storage.originals[slot]! : storage.values[slot]
        let old = try before.map { value in
            column.link != nil
                ? (value as? [PersistentIdentifier])?.first.map { SQLValue.integer($0.key) } ?? .null
                : try column.coding!.encode(value)
        }
        guard old != theirs else { return }
        let value = try value(of: column, theirs, entity)
        if isMine {
            storage.originals[slot] = .some(value)
            conflicts[model.identifier, default: []].insert(column.name)
        } else {
            storage.layout.properties[slot].mutate(model, storage) { storage.values[slot] = value }
        }
    }

    /// Reads relationships with many models again that are in memory and lead to entities that others have changed.
    private func refreshCollections(of roots: Set<Int32>) {
        var owners: Set<Int32> = []
        for entity in schema.entities {
            for case let link? in entity.links where !link.isColumn && roots.contains(link.target.layout.rootName) {
                owners.insert(link.owner.layout.rootName)
            }
        }
        var models: [any PersistentModel] = []
        forEachRegistered(of: owners) { if $0._$state.storage != nil { models.append($0) } }
        for model in models {
            let storage = model.storage
            guard !storage.isInserted, !storage.isGone else { continue }
            for (slot, link) in entity(of: storage).links.enumerated() {
                guard let link, !link.isColumn, roots.contains(link.target.layout.rootName),
                    let known = storage.values[slot] as? [PersistentIdentifier], storage.originals[slot] == nil
                else { continue }
                let now = storedIDs(link, key: model._$state.key)
                guard now != known else { continue }
                hasForgottenCollections = true
                storage.layout.properties[slot].mutate(model, storage) { storage.values[slot] = nil }
                tell(model.identifier, .updated(slot))
            }
        }
    }
}
