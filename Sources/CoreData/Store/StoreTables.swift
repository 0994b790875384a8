import DovetailSQLite
import Foundation

/// The tables of a model's entities, and the statements that read and write them.
///
/// Entities that inherit from each other have one table, named after the root, with a column for each property that any of them has. Besides, a row has its key, the
/// name of its entity, and the number of its saves.
struct StoreTables {
    struct Column {
        let name: String
        let type: String
    }

    let model: NSManagedObjectModel

    /// The entities that have tables.
    var roots: [NSEntityDescription] {
        model.entities.filter { $0.superentity == nil }.sorted { ($0.name ?? "") < ($1.name ?? "") }
    }

    /// Names of the columns of a root's table, without key, entity and version.
    static func columns(_ root: NSEntityDescription) -> [Column] {
        var seen: Set<String> = []
        var columns: [Column] = []
        func add(_ name: String, _ type: String) {
            if seen.insert(name.lowercased()).inserted { columns.append(Column(name: SQL.quote(name), type: type)) }
        }
        for property in root.family.flatMap(\.ownProperties) where !property.isTransient {
            switch property {
            case let attribute as NSAttributeDescription: add(attribute.name, type(of: attribute))
            case let relationship as NSRelationshipDescription where !relationship.isToMany:
                add(relationship.name, "INTEGER")
                if relationship.inverseRelationship?.isOrdered == true { add(relationship.name + ".order", "INTEGER") }
            default: break
            }
        }
        return columns
    }

    private static func type(of attribute: NSAttributeDescription) -> String {
        switch attribute.attributeType {
        case .integer16AttributeType, .integer32AttributeType, .integer64AttributeType, .booleanAttributeType: "INTEGER"
        case .doubleAttributeType, .floatAttributeType, .dateAttributeType: "REAL"
        case .binaryDataAttributeType, .transformableAttributeType: "BLOB"
        default: "TEXT"
        }
    }

    static func create(_ root: NSEntityDescription, named name: String) -> String {
        let columns = Self.columns(root).map { ", \($0.name) \($0.type)" }.joined()
        return
            "CREATE TABLE \(name) (_key INTEGER PRIMARY KEY AUTOINCREMENT, _entity TEXT NOT NULL, _version INTEGER NOT NULL\(columns))"
    }

    /// The tables of pairs, by name.
    var pairs: [String] {
        var tables: Set<String> = []
        for relationship in relationships {
            if case .pairs(let table, _, _, _) = RelationshipTable(relationship).form { tables.insert(table) }
        }
        return tables.sorted()
    }

    /// The relationships that are kept, each once.
    var relationships: [NSRelationshipDescription] {
        model.entities.flatMap(\.ownProperties).compactMap { $0 as? NSRelationshipDescription }.filter {
            !$0.isTransient
        }
    }

    static func createPairs(_ name: String) -> String {
        "CREATE TABLE \(name) (a INTEGER NOT NULL, b INTEGER NOT NULL, a_order INTEGER, b_order INTEGER, PRIMARY KEY (a, b)) WITHOUT ROWID"
    }

    /// Makes all tables and indexes that are not there.
    func create(_ connection: SQLiteConnection) throws {
        for root in roots { try connection.execute(Self.create(root, named: SQL.quote(root.name ?? ""))) }
        for table in pairs { try connection.execute(Self.createPairs(table)) }
        try createIndexes(connection)
    }

    func createIndexes(_ connection: SQLiteConnection) throws {
        for relationship in relationships {
            switch RelationshipTable(relationship).form {
            case .column(let column):
                guard let root = relationship.entity?.root.name else { continue }
                let name = SQL.quote("\(root).\(relationship.name).index")
                try connection.execute("CREATE INDEX IF NOT EXISTS \(name) ON \(SQL.quote(root)) (\(column))")
            case .pairs(let table, _, _, _):
                let name = SQL.quote(table.replacingOccurrences(of: "\"", with: "") + ".index")
                try connection.execute("CREATE INDEX IF NOT EXISTS \(name) ON \(table) (b)")
            case .inverse: break
            }
        }
        for entity in model.entities {
            guard let root = entity.root.name, let own = entity.name else { continue }
            for (number, properties) in entity.indexes.enumerated() {
                let columns = properties.filter { Self.isColumn($0, of: entity) }.map(SQL.quote)
                guard !columns.isEmpty, columns.count == properties.count else { continue }
                let name = SQL.quote("\(own).\(number).index")
                try connection.execute(
                    "CREATE INDEX IF NOT EXISTS \(name) ON \(SQL.quote(root)) (\(columns.joined(separator: ", ")))")
            }
            for (number, properties) in entity.uniquenessConstraints.enumerated() {
                let columns = properties.compactMap { $0 as? String }.map(SQL.quote)
                guard !columns.isEmpty else { continue }
                let kinds = entity.family.map { SQL.literal($0.name ?? "") }.joined(separator: ", ")
                let name = SQL.quote("\(own).\(number).unique")
                try connection.execute(
                    "CREATE UNIQUE INDEX IF NOT EXISTS \(name) ON \(SQL.quote(root)) (\(columns.joined(separator: ", "))) WHERE _entity IN (\(kinds))"
                )
            }
        }
    }

    private static func isColumn(_ name: String, of entity: NSEntityDescription) -> Bool {
        switch entity.propertiesByName[name] {
        case let relationship as NSRelationshipDescription: !relationship.isToMany && !relationship.isTransient
        case let attribute?: !attribute.isTransient
        case nil: false
        }
    }
}
