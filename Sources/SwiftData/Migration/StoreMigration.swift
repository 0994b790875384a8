import DovetailSQLite
import Foundation

/// Brings a store to a schema when it is opened: makes its tables, or goes through the steps from the version that it has.
struct StoreMigration {
    let store: Store
    let connection: SQLiteConnection
    let schema: Schema
    let plan: (any SchemaMigrationPlan.Type)?

    /// What is written down of how tables are laid out. A store with a higher number is of a later release. Since 2, a row of the history tells of
    /// several new models.
    private static let format: Int64 = 2

    func run() throws {
        if try isSettled() { return }
        guard !connection.isReadOnly else {
            throw problem(.loadIssueModelContainer, "its models are of another version, and it is only to be read.")
        }
        // Another process may have done it meanwhile.
        try connection.transaction { if try !isSettled() { try settle() } }
    }

    private func problem(_ kind: SwiftDataError.Case, _ reason: String) -> SwiftDataError {
        SwiftDataError(kind, "The store “\(store.place)” cannot be opened: \(reason) It was left as it is.")
    }

    // MARK: What is there

    private func hasTable(_ name: String) throws -> Bool {
        try connection.first("SELECT 1 FROM sqlite_schema WHERE type = 'table' AND name = ?", [.text(name)]) != nil
    }

    private func note(_ name: String) throws -> SQLValue? {
        try connection.first("SELECT value FROM _store WHERE name = ?", [.text(name)])
    }

    private func setNote(_ name: String, _ value: SQLValue) throws {
        try connection.run("INSERT OR REPLACE INTO _store (name, value) VALUES (?, ?)", [.text(name), value])
    }

    /// Whether the store is of this schema and version.
    private func isSettled() throws -> Bool {
        guard try hasTable("_store") else { return false }
        let format = try note("format")?.integer
        if let format, format > Self.format {
            throw problem(.backwardMigration, "it was written by a later release (format \(format)).")
        }
        // One of an earlier release says, before it is written to, that such a release does not understand it any more.
        if format != Self.format, !connection.isReadOnly { return false }
        return try storedShape() == schema.shape && storedVersion() == schema.version
    }

    private func storedShape() throws -> StoreShape {
        guard case .text(let text)? = try note("shape"),
            let shape = try? JSON.decoder.decode(StoreShape.self, from: Data(text.utf8))
        else { throw problem(.loadIssueModelContainer, "it does not say what models it has.") }
        return shape
    }

    private func storedVersion() throws -> Schema.Version {
        guard case .text(let text)? = try note("version") else { return Schema.Version(1, 0, 0) }
        let parts = text.split(separator: ".").compactMap { Int($0) }
        return parts.count == 3 ? Schema.Version(parts[0], parts[1], parts[2]) : Schema.Version(1, 0, 0)
    }

    // MARK: Steps

    private func settle() throws {
        guard try hasTable("_store") else {
            guard try connection.first("SELECT name FROM sqlite_schema LIMIT 1") == nil else {
                throw problem(.loadIssueModelContainer, "it is a database of something else.")
            }
            return try create()
        }
        let (shape, version) = (try storedShape(), try storedVersion())
        if version > schema.version {
            throw problem(
                .backwardMigration, "its models are of version \(version), and the app's are of \(schema.version).")
        }
        if let plan, shape != schema.shape {
            try follow(plan, from: shape, version)
        } else {
            try change(from: shape, to: schema)
        }
        try remember()
    }

    private func create() throws {
        try connection.execute(
            """
            CREATE TABLE _store (name TEXT PRIMARY KEY, value);
            CREATE TABLE _transactions (id INTEGER PRIMARY KEY AUTOINCREMENT, date REAL NOT NULL, author TEXT, process TEXT NOT NULL, context INTEGER NOT NULL);
            CREATE TABLE _changes (id INTEGER PRIMARY KEY AUTOINCREMENT, save INTEGER NOT NULL, kind INTEGER NOT NULL, entity TEXT NOT NULL, key INTEGER NOT NULL, details TEXT);
            CREATE INDEX _changes_save ON _changes (save);
            """)
        try setNote("identifier", .text(UUID().uuidString))
        for table in schema.shape.tables { try create(table) }
        for join in schema.shape.joins { for statement in join.creations { try connection.execute(statement) } }
        try remember()
    }

    private func remember() throws {
        try setNote("shape", .text(String(decoding: try JSON.encoder.encode(schema.shape), as: UTF8.self)))
        try setNote("version", .text(schema.version.description))
        try setNote("format", .integer(Self.format))
    }

    private func create(_ table: StoreShape.Table) throws {
        try connection.execute(table.creation(as: table.name))
        try createIndices(of: table)
    }

    private func createIndices(of table: StoreShape.Table) throws {
        for statement in table.indexCreations {
            do {
                try connection.execute(statement)
            } catch let error as SQLiteError where error.isConstraint {
                throw problem(
                    .loadIssueModelContainer,
                    "models of \(table.name) have the same value where it is now to be unique (\(error.text)).")
            }
        }
    }

    /// Goes through a plan's steps, from the version that the store has.
    private func follow(_ plan: any SchemaMigrationPlan.Type, from shape: StoreShape, _ version: Schema.Version) throws
    {
        let schemas = plan.schemas.map { Schema(versionedSchema: $0) }
        guard
            var index = schemas.firstIndex(where: { $0.shape == shape && $0.version == version })
                ?? schemas.firstIndex(where: { $0.shape == shape })
        else {
            throw problem(
                .unknownSchema, "its models (version \(version)) are of no version that the migration plan has.")
        }
        guard let target = schemas.firstIndex(where: { $0.shape == schema.shape }), target >= index else {
            throw problem(.unknownSchema, "the app's models are of no version that the migration plan has.")
        }
        while index < target {
            let (from, to) = (schemas[index], schemas[index + 1])
            let stage = plan.stages.first {
                $0.versions.from.versionIdentifier == from.version && $0.versions.to.versionIdentifier == to.version
            }
            guard let stage else {
                throw problem(
                    .unknownSchema, "the migration plan has no stage from version \(from.version) to \(to.version).")
            }
            try perform(stage, from, to)
            index += 1
        }
    }

    private func perform(_ stage: MigrationStage, _ from: Schema, _ to: Schema) throws {
        guard case .custom(_, _, let willMigrate, let didMigrate) = stage else {
            return try change(from: from.shape, to: to)
        }
        if let willMigrate { try work(from, willMigrate) }
        try change(from: from.shape, to: to)
        if let didMigrate { try work(to, didMigrate) }
    }

    /// Gives an app's closure a context, whose saves are part of the migration.
    private func work(_ schema: Schema, _ body: (ModelContext) throws -> Void) throws {
        let container = ModelContainer(migrating: store, schema: schema)
        let context = ModelContext(container)
        try body(context)
        if context.hasChanges { try context.save() }
    }

    // MARK: Tables

    private func change(from old: StoreShape, to schema: Schema) throws {
        let new = schema.shape
        for table in new.tables {
            guard let before = old.tables.first(where: { $0.name == table.name }) else {
                try create(table)
                continue
            }
            if before != table { try rebuild(table, from: before, schema) }
        }
        for table in old.tables where !new.tables.contains(where: { $0.name == table.name }) {
            try connection.execute("DROP TABLE \(SQL.quote(table.name))")
        }
        for join in new.joins where !old.joins.contains(join) {
            for statement in join.creations { try connection.execute(statement) }
        }
        for join in old.joins where !new.joins.contains(join) {
            try connection.execute("DROP TABLE \(SQL.quote(join.name))")
        }
    }

    /// Copies the rows to a table with the new columns, which takes the place of the old one.
    private func rebuild(_ table: StoreShape.Table, from old: StoreShape.Table, _ schema: Schema) throws {
        let work = "_new " + table.name
        try connection.execute("DROP TABLE IF EXISTS \(SQL.quote(work))")
        try connection.execute(table.creation(as: work))
        var (targets, sources, values) = (["_key", "_version"], ["_key", "_version"], [SQLValue]())
        if table.hasKinds, old.hasKinds {
            targets.append("_kind")
            sources.append("_kind")
        }
        let defaults = defaultValues(of: table, schema)
        for column in table.columns {
            let before =
                old.columns.first { $0.name == column.name } ?? old.columns.first { $0.name == column.originalName }
            targets.append(SQL.quote(column.name))
            switch (before, column.isOptional) {
            case (let before?, true): sources.append(SQL.quote(before.name))
            case (let before?, false):
                if before.isOptional {
                    sources.append("coalesce(\(SQL.quote(before.name)), ?)")
                    values.append(defaults[column.name] ?? .null)
                    if defaults[column.name] == nil { try requireValues(before, in: old, for: column) }
                } else {
                    sources.append(SQL.quote(before.name))
                }
            case (nil, true):
                sources.append("?")
                values.append(defaults[column.name] ?? .null)
            case (nil, false):
                guard let value = defaults[column.name] else {
                    guard try connection.first("SELECT 1 FROM \(SQL.quote(old.name)) LIMIT 1") == nil else {
                        throw problem(
                            .loadIssueModelContainer,
                            "\(table.name).\(column.name) is new, and needs a default value or to be optional, or a migration plan."
                        )
                    }
                    sources.append("NULL")
                    continue
                }
                sources.append("?")
                values.append(value)
            }
        }
        let list = sources.joined(separator: ", ")
        try connection.run(
            "INSERT INTO \(SQL.quote(work)) (\(targets.joined(separator: ", "))) SELECT \(list) FROM \(SQL.quote(old.name))",
            values)
        try connection.execute("DROP TABLE \(SQL.quote(old.name))")
        try connection.execute("ALTER TABLE \(SQL.quote(work)) RENAME TO \(SQL.quote(table.name))")
        try createIndices(of: table)
    }

    private func requireValues(_ before: StoreShape.Column, in old: StoreShape.Table, for column: StoreShape.Column)
        throws
    {
        let missing = "SELECT 1 FROM \(SQL.quote(old.name)) WHERE \(SQL.quote(before.name)) IS NULL LIMIT 1"
        guard try connection.first(missing) != nil else { return }
        throw problem(
            .loadIssueModelContainer,
            "\(old.name).\(column.name) is no longer optional, some models have no value, and there is no default value."
        )
    }

    private func defaultValues(of table: StoreShape.Table, _ schema: Schema) -> [String: SQLValue] {
        var values: [String: SQLValue] = [:]
        for entity in schema.entitiesByName[table.name]?.family ?? [] {
            for property in entity.layout.properties {
                guard let coding = property.coding, let value = property.defaultValue else { continue }
                values[property.name] = try? coding.encode(value)
            }
        }
        return values
    }
}
