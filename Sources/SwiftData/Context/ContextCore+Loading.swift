import DovetailBase
import DovetailSQLite
import Foundation

extension ContextCore {
    /// Reads the row of a model, unless it is in memory, and of large values the one that is asked for.
    func load(_ model: any PersistentModel, _ storage: ModelStorage, slot: Int? = nil) {
        guard !storage.isInserted, !storage.isGone else { return }
        let entity = entity(of: storage)
        let key = model._$state.key
        do {
            if !storage.isLoaded {
                if let appStore = store(of: entity).appStore {
                    try appStore.retrieve([model.identifier], of: entity, self)
                }
                try store(of: entity).perform { connection in
                    var isThere = false
                    try connection.query(entity.statements.selectByKey, [.integer(key)]) { row in
                        isThere = true
                        fill(storage, entity, row)
                        return false
                    }
                    storage.isGone = !isThere
                }
            }
            guard let slot, storage.values[slot] == nil, let column = entity.statements.bySlot[slot], column.isExternal
            else { return }
            try store(of: entity).perform { connection in
                let value = try connection.first(
                    "SELECT \(column.quoted) FROM \(entity.statements.table) WHERE _key = ?", [.integer(key)])
                if let value { storage.values[slot] = try column.coding?.decode(value) }
            }
        } catch {
            Log.logger.error("\(entity.name) cannot be read: \(error)")
        }
    }

    /// Takes over the row that a statement with the entity's `selection` has come to. What was changed since stays.
    ///
    /// An app's code runs here where a value is decoded that no column has as it is.
    func fill(_ storage: ModelStorage, _ entity: Schema.Entity, _ row: SQLiteStatement) {
        storage.version = row.integer(1)
        let isChanged = !storage.originals.isEmpty
        let columns = entity.statements.read
        for index in columns.indices {
            let column = columns[index]
            guard storage.values[column.slot] == nil, !isChanged || storage.originals[column.slot] == nil else {
                continue
            }
            storage.values[column.slot] = value(of: column, row, Int32(index + 2), entity)
        }
        storage.isLoaded = true
    }

    /// The storage of an object that is made for the row that a statement with the entity's `selection` has come to.
    func storage(of entity: Schema.Entity, _ statements: EntityStatements, _ row: SQLiteStatement) -> ModelStorage {
        let storage = ModelStorage(of: entity)
        let readings = statements.readings
        storage.values = ModelValues(count: readings.count) { value(readings[$0], entity, statements, row) }
        storage.version = row.integer(1)
        storage.isLoaded = true
        return storage
    }

    @inline(__always)
    private func value(
        _ reading: EntityStatements.Reading, _ entity: Schema.Entity, _ statements: EntityStatements,
        _ row: SQLiteStatement
    ) -> Any? {
        switch reading.kind {
        case .none: return nil
        case .text: if let value = row.storedText(reading.index) { return value }
        case .integer: if let value = row.storedInteger(reading.index) { return Int(truncatingIfNeeded: value) }
        case .truth: if let value = row.storedInteger(reading.index) { return value != 0 }
        case .real: if let value = row.storedReal(reading.index) { return value }
        case .date:
            if let value = row.storedReal(reading.index) { return Date(timeIntervalSinceReferenceDate: value) }
        case .coded: break
        }
        return value(of: statements.read[reading.position], row, reading.index, entity)
    }

    /// The value in a column of a row as it is in memory; nil for what is none of its type.
    private func value(
        of column: EntityStatements.Column, _ row: SQLiteStatement, _ index: Int32, _ entity: Schema.Entity
    ) -> Any? {
        guard let coding = column.coding else { return references(row.value(index), column.link!) }
        do {
            return try coding.read(row, index)
        } catch {
            warn(column, entity, error)
            return nil
        }
    }

    private func warn(_ column: EntityStatements.Column, _ entity: Schema.Entity, _ error: any Error) {
        Log.warnOnce(
            "value \(entity.name).\(column.name)",
            "\(entity.name).\(column.name) has a value that cannot be read: \(error)")
    }

    /// A column's value as it is in memory; nil for what is none of its type.
    func value(of column: EntityStatements.Column, _ value: SQLValue, _ entity: Schema.Entity) throws -> Any? {
        if let coding = column.coding {
            do {
                return try coding.decode(value)
            } catch {
                warn(column, entity, error)
                return nil
            }
        }
        return references(value, column.link!)
    }

    private func references(_ value: SQLValue, _ link: RelationLink) -> [PersistentIdentifier] {
        guard let key = value.integer else { return [] }
        return [
            PersistentIdentifier(
                root: link.target.layout.rootName, key: key, store: storeName(ofRoot: link.target.layout.rootName))
        ]
    }

    // MARK: Relationships

    /// The models that a variable refers to.
    func related(_ slot: Int, of model: any PersistentModel, _ storage: ModelStorage) -> [any PersistentModel] {
        let ids = relatedIDs(slot, of: model, storage)
        guard let first = ids.first, let link = entity(of: storage).links[slot] else { return [] }
        if ids.count == 1, !link.isMany {
            guard let model = existing(first, of: link.target), model._$state.storage?.isDeleted != true else {
                return []
            }
            return [model]
        }
        if link.target.hasKinds {
            return ids.compactMap { existing($0, of: link.target) }.filter { $0._$state.storage?.isDeleted != true }
        }
        let make = makers(of: link.target)
        return ids.map { make($0.key) }.filter { $0._$state.storage?.isDeleted != true }
    }

    /// The object of a row, or nil if there is none.
    func existing(_ id: PersistentIdentifier, of entity: Schema.Entity) -> (any PersistentModel)? {
        if let model = registered(id) { return model._$state.storage?.isGone == true ? nil : model }
        guard let member = kind(of: id, entity) else { return nil }
        let model = model(id.key, of: member)
        load(model, model.storage)
        return model.storage.isGone ? nil : model
    }

    /// The class of a row; nil if there is no row.
    func kind(of id: PersistentIdentifier, _ entity: Schema.Entity) -> Schema.Entity? {
        guard entity.hasKinds else { return entity }
        try? store(of: entity).appStore?.retrieve([id], of: entity, self)
        let sql = "SELECT _kind FROM \(entity.statements.table) WHERE _key = ?"
        let value: SQLValue? = try? store(of: entity).perform { try $0.first(sql, [.integer(id.key)]) }
        guard case .text(let name)? = value else { return nil }
        return entity.member(named: name)
    }

    /// The identifiers of the models that a variable refers to; reads them if they are not in memory.
    func relatedIDs(_ slot: Int, of model: any PersistentModel, _ storage: ModelStorage) -> [PersistentIdentifier] {
        if let known = storage.values[slot] as? [PersistentIdentifier] { return known }
        let entity = entity(of: storage)
        guard let link = entity.links[slot] else { return [] }
        var ids: [PersistentIdentifier] = []
        if link.isColumn {
            load(model, storage)
            ids = storage.values[slot] as? [PersistentIdentifier] ?? []
        } else {
            if !storage.isInserted { ids = storedIDs(link, key: model._$state.key) }
            adjust(&ids, link, model.identifier)
        }
        storage.values[slot] = .some(ids)
        return ids
    }

    /// The keys that the store has for a relationship that is no column.
    func storedIDs(_ link: RelationLink, key: Int64) -> [PersistentIdentifier] {
        let sql: String
        switch link.place {
        case .column: return []
        case .inverseColumn:
            sql =
                "SELECT _key FROM \(link.target.statements.table) WHERE \(SQL.quote(link.inverse!.name)) = ? ORDER BY _key"
        case .join(let table, let own, let other):
            sql = "SELECT \(SQL.quote(other)) FROM \(SQL.quote(table.name)) WHERE \(SQL.quote(own)) = ? ORDER BY _place"
        }
        let root = link.target.layout.rootName
        let store = store(of: link.target)
        var ids: [PersistentIdentifier] = []
        do {
            try store.appStore?.complete(link, key: key, self)
            try store.perform { connection in
                try connection.query(sql, [.integer(key)]) { row in
                    ids.append(PersistentIdentifier(root: root, key: row.integer(0), store: store.name))
                    return true
                }
            }
        } catch {
            Log.logger.error("\(link.owner.name).\(link.name) cannot be read: \(error)")
        }
        return ids
    }

    /// Adds and removes what was changed on the other side and is not saved.
    private func adjust(_ ids: inout [PersistentIdentifier], _ link: RelationLink, _ own: PersistentIdentifier) {
        guard hasForgottenCollections, let inverse = link.inverse, hasChanges else { return }
        let root = link.target.layout.rootName
        for other in inserted.models + changed.models {
            let id = other.identifier
            guard id.root == root, let storage = other._$state.storage, inverse.slot < storage.values.count,
                storage.isInserted || storage.originals[inverse.slot] != nil,
                let values = storage.values[inverse.slot] as? [PersistentIdentifier]
            else { continue }
            let index = ids.firstIndex(of: id)
            if values.contains(own) {
                if index == nil { ids.append(id) }
            } else if let index {
                ids.remove(at: index)
            }
        }
    }
}
