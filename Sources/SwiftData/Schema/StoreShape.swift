import DovetailSQLite
import Foundation

/// The tables of a store, as the store itself remembers them.
struct StoreShape: Codable, Equatable {
    struct Column: Codable, Equatable {
        let name: String
        let type: String
        let isOptional: Bool
        /// The name in earlier versions.
        let originalName: String?
        /// Set by an author to tell versions apart.
        let modifier: String?
        /// Whether it has keys of other models, so that it has an index.
        let isReference: Bool
    }

    struct Table: Codable, Equatable {
        let name: String
        let hasKinds: Bool
        var columns: [Column]
        let uniques: [[String]]
        let indices: [[String]]
    }

    struct Join: Codable, Equatable {
        let name: String
        let first: String
        let second: String
    }

    let tables: [Table]
    let joins: [Join]

    /// Of a schema without classes.
    init() { (tables, joins) = ([], []) }

    init(_ schema: Schema) {
        tables = schema.entities.filter { $0.superentity == nil }.map(Self.table).sorted { $0.name < $1.name }
        joins = schema.joins.map { Join(name: $0.name, first: $0.first, second: $0.second) }
            .sorted { $0.name < $1.name }
    }

    private static func table(_ root: Schema.Entity) -> Table {
        var columns: [Column] = []
        var uniques: [[String]] = []
        var indices: [[String]] = []
        for entity in root.family {
            for column in entity.statements.columns where !columns.contains(where: { $0.name == column.name }) {
                let property = entity.layout.properties[column.slot]
                columns.append(
                    Column(
                        name: column.name, type: column.coding?.columnType ?? "INTEGER",
                        isOptional: column.coding?.isOptional ?? true,
                        originalName: property.metadata.flatMap { $0.originalName.isEmpty ? nil : $0.originalName },
                        modifier: property.attribute?.hashModifier, isReference: column.link != nil))
            }
            for names in entity.uniquenessConstraints where !uniques.contains(names) { uniques.append(names) }
            for names in entity.indices where !indices.contains(names) { indices.append(names) }
        }
        // Large values come last, so that the others of a row are read without them.
        let external = Set(root.family.flatMap { $0.statements.columns.filter(\.isExternal).map(\.name) })
        return Table(
            name: root.name, hasKinds: !root.subentities.isEmpty,
            columns: columns.filter { !external.contains($0.name) } + columns.filter { external.contains($0.name) },
            uniques: uniques, indices: indices)
    }
}

extension StoreShape.Table {
    /// The statement that makes the table under a name.
    func creation(as name: String) -> String {
        let kind = hasKinds ? ", _kind TEXT NOT NULL DEFAULT \(SQL.literal(self.name))" : ""
        let columns = columns.map { ", \(SQL.quote($0.name)) \($0.type == "REAL" ? "REAL" : $0.type)" }.joined()
        return "CREATE TABLE \(SQL.quote(name)) (_key INTEGER PRIMARY KEY, _version INTEGER NOT NULL\(kind)\(columns))"
    }

    /// The statements that make its indices.
    var indexCreations: [String] {
        func index(_ kind: String, _ columns: [String], _ mark: String) -> String {
            let name = SQL.quote(([self.name] + columns).joined(separator: ".") + mark)
            return
                "CREATE \(kind) IF NOT EXISTS \(name) ON \(SQL.quote(self.name)) (\(columns.map(SQL.quote).joined(separator: ", ")))"
        }
        return uniques.map { index("UNIQUE INDEX", $0, ".unique") } + indices.map { index("INDEX", $0, ".index") }
            + columns.filter(\.isReference).map { index("INDEX", [$0.name], ".reference") }
    }
}

extension StoreShape.Join {
    /// The statements that make the table.
    var creations: [String] {
        [
            """
            CREATE TABLE IF NOT EXISTS \(SQL.quote(name)) (_place INTEGER PRIMARY KEY, \(SQL.quote(first)) INTEGER NOT NULL, \
            \(SQL.quote(second)) INTEGER NOT NULL, UNIQUE (\(SQL.quote(first)), \(SQL.quote(second))))
            """,
            "CREATE INDEX IF NOT EXISTS \(SQL.quote(name + ".back")) ON \(SQL.quote(name)) (\(SQL.quote(second)))",
        ]
    }
}
