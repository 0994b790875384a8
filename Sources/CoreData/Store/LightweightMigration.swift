import DataModels
import DovetailSQLite
import Foundation
import FoundationAdditions

enum DataModelVersionsList {
    static func versions(of folder: URL) throws -> [URL] { try DataModelVersions(folder).versions }
}

/// Brings the tables of one version of a model to another one, as far as the differences tell how: what was added is empty or has its default value, what was
/// removed is gone, and what has another name is found by its renaming identifier.
struct LightweightMigration {
    let from: NSManagedObjectModel
    let to: NSManagedObjectModel
    let connection: SQLiteConnection
    let fail: (Int, String) -> NSError

    func run() throws {
        var moved: [(table: String, temporary: String)] = []
        for root in StoreTables(model: to).roots {
            let name = SQL.quote(root.name ?? "")
            let temporary = SQL.quote("new." + (root.name ?? ""))
            try connection.execute(StoreTables.create(root, named: temporary))
            for entity in root.family { try copy(entity, to: temporary) }
            moved.append((name, temporary))
        }
        for table in StoreTables(model: to).pairs {
            let temporary = SQL.quote("new." + table.replacingOccurrences(of: "\"", with: ""))
            try connection.execute(StoreTables.createPairs(temporary))
            moved.append((table, temporary))
        }
        try copyPairs()
        let old = StoreTables(model: from)
        for table in old.roots.map({ SQL.quote($0.name ?? "") }) + old.pairs {
            try connection.execute("DROP TABLE \(table)")
        }
        for (table, temporary) in moved { try connection.execute("ALTER TABLE \(temporary) RENAME TO \(table)") }
        try StoreTables(model: to).createIndexes(connection)
    }

    /// The entity that was this one before; nil for one that is new.
    private func source(of entity: NSEntityDescription) -> NSEntityDescription? {
        if let id = entity.renamingIdentifier {
            if let old = from.entities.first(where: { ($0.renamingIdentifier ?? $0.name) == id }) { return old }
        }
        return from.entitiesByName[entity.name ?? ""]
    }

    private func source(of property: NSPropertyDescription, in old: NSEntityDescription) -> NSPropertyDescription? {
        let known = old.properties.filter { !$0.isTransient }
        if let id = property.renamingIdentifier,
            let before = known.first(where: { ($0.renamingIdentifier ?? $0.name) == id })
        {
            return before
        }
        return known.first { $0.name == property.name }
    }

    private func copy(_ entity: NSEntityDescription, to table: String) throws {
        guard let old = source(of: entity), let oldRoot = old.root.name else { return }
        var columns = ["_key", "_entity", "_version"]
        var values = [SQLText("_key"), SQLText(SQL.literal(entity.name ?? "")), SQLText("_version + 1")]
        for property in entity.properties where !property.isTransient {
            switch property {
            case let attribute as NSAttributeDescription:
                columns.append(SQL.quote(attribute.name))
                values.append(try value(attribute, old, entity))
            case let relationship as NSRelationshipDescription where !relationship.isToMany:
                guard let before = source(of: relationship, in: old) as? NSRelationshipDescription, !before.isToMany
                else {
                    continue
                }
                columns.append(SQL.quote(relationship.name))
                values.append(SQLText(SQL.quote(before.name)))
                if relationship.inverseRelationship?.isOrdered == true, before.inverseRelationship?.isOrdered == true {
                    columns.append(SQL.quote(relationship.name + ".order"))
                    values.append(SQLText(SQL.quote(before.name + ".order")))
                }
            default: break
            }
        }
        let statement =
            "INSERT INTO \(table) (\(columns.joined(separator: ", "))) SELECT \(values.map(\.text).joined(separator: ", ")) FROM \(SQL.quote(oldRoot)) WHERE _entity = ?"
        do {
            try connection.run(statement, values.flatMap(\.values) + [.text(old.name ?? "")])
        } catch let error as SQLiteError where error.isConstraint {
            throw fail(
                NSInferredMappingModelError,
                "the entity \(entity.name ?? "") inherits from another one than before, and objects of both have the same keys."
            )
        }
    }

    private func value(
        _ attribute: NSAttributeDescription, _ old: NSEntityDescription, _ entity: NSEntityDescription
    ) throws -> SQLText {
        let fallback = try ManagedCoding.encode(ManagedCoding.canonical(attribute.defaultValue, attribute), attribute)
        guard let before = source(of: attribute, in: old) as? NSAttributeDescription else {
            guard attribute.isOptional || !fallback.isNull else {
                throw fail(
                    NSInferredMappingModelError,
                    "the new value \(entity.name ?? "").\(attribute.name) is required and has no default value.")
            }
            return SQLText("?", [fallback])
        }
        guard before.attributeType == attribute.attributeType else {
            throw fail(
                NSInferredMappingModelError,
                "the value \(entity.name ?? "").\(attribute.name) is of another type than before.")
        }
        let column = SQL.quote(before.name)
        if attribute.isOptional || fallback.isNull { return SQLText(column) }
        return SQLText("ifnull(\(column), ?)", [fallback])
    }

    /// Pairs, and what was one object before and is several now.
    private func copyPairs() throws {
        var done: Set<String> = []
        for relationship in StoreTables(model: to).relationships {
            guard case .pairs(let table, let mine, let theirs, _) = RelationshipTable(relationship).form,
                done.insert(table).inserted, let entity = relationship.entity, let old = source(of: entity),
                let before = source(of: relationship, in: old) as? NSRelationshipDescription
            else { continue }
            let temporary = SQL.quote("new." + table.replacingOccurrences(of: "\"", with: ""))
            switch RelationshipTable(before).form {
            case .pairs(let oldTable, let oldMine, let oldTheirs, _):
                try connection.execute(
                    "INSERT INTO \(temporary) (\(mine), \(theirs), \(mine)_order, \(theirs)_order) SELECT \(oldMine), \(oldTheirs), \(oldMine)_order, \(oldTheirs)_order FROM \(oldTable)"
                )
            case .column(let column):
                try connection.execute(
                    "INSERT INTO \(temporary) (\(mine), \(theirs)) SELECT _key, \(column) FROM \(SQL.quote(old.root.name ?? "")) WHERE \(column) IS NOT NULL"
                )
            case .inverse(let oldTable, let column, _):
                try connection.execute(
                    "INSERT INTO \(temporary) (\(mine), \(theirs)) SELECT \(column), _key FROM \(oldTable) WHERE \(column) IS NOT NULL"
                )
            }
        }
    }
}
