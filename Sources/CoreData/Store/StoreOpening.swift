import DovetailSQLite
import Foundation

/// Brings a store to the model: makes its tables, or migrates it from an earlier version of the model.
struct StoreOpening {
    let store: NSPersistentStore
    let connection: SQLiteConnection
    let model: NSManagedObjectModel

    func run() throws {
        let form = try connection.first("PRAGMA user_version")?.integer ?? 0
        if form > NSPersistentStore.form {
            throw error(
                NSPersistentStoreOpenError,
                "it was made by a later version of this framework (form \(form)). It was left as it is.")
        }
        let isNew = try connection.first("SELECT count(*) FROM sqlite_schema")?.integer == 0
        if isNew {
            if store.isReadOnly { throw error(NSPersistentStoreOpenError, "it is empty, and only to be read.") }
            try connection.transaction {
                try connection.execute("CREATE TABLE _store (name TEXT PRIMARY KEY, value BLOB)")
                try connection.execute("PRAGMA user_version = \(NSPersistentStore.form)")
                try connection.run(
                    "INSERT INTO _store VALUES ('identifier', ?)", [.text(UUID().uuidString)])
                try StoreTables(model: model).create(connection)
                try Self.write(model, to: connection)
            }
        } else {
            guard form == NSPersistentStore.form else {
                throw error(
                    NSPersistentStoreOpenError,
                    "it is an SQLite file of another kind. A store of Core Data's from Apple's systems has another form and can't be read."
                )
            }
            try migrate()
        }
        guard case .text(let identifier)? = try connection.first("SELECT value FROM _store WHERE name = 'identifier'")
        else { throw error(NSPersistentStoreOpenError, "it has no identifier.") }
        store.identifier = identifier
        store.metadata = try Self.metadata(connection)
    }

    private func migrate() throws {
        let known = try Self.hashes(connection)
        guard !model.hasSameShape(as: known) else { return }
        func isOn(_ option: String) -> Bool { (store.options?[option] as? NSNumber)?.boolValue ?? false }
        guard isOn(NSMigratePersistentStoresAutomaticallyOption), !store.isReadOnly else {
            throw error(
                NSPersistentStoreIncompatibleVersionHashError,
                "the model used to open the store is incompatible with the one used to create the store.")
        }
        guard let before = ModelVersionLookup.model(with: known, near: model) else {
            throw error(
                NSMigrationMissingSourceModelError,
                "no version of the data model in the app is the one that it was made with. It may come from a later version of the app. It was left as it is."
            )
        }
        try connection.transaction {
            try LightweightMigration(from: before, to: model, connection: connection, fail: error).run()
            try Self.write(model, to: connection)
        }
    }

    private func error(_ code: Int, _ reason: String) -> NSError {
        let place = store.url.map { "“\($0.path)”" } ?? "in memory"
        return CoreDataError.make(
            code, "The store \(place) cannot be opened: \(reason)", [NSFilePathErrorKey: store.url?.path ?? ""])
    }

    // MARK: What a store says about itself

    private static func write(_ model: NSManagedObjectModel, to connection: SQLiteConnection) throws {
        try connection.run("DELETE FROM _store WHERE name LIKE 'entity.%'")
        for (name, hash) in model.entityVersionHashesByName {
            try connection.run("INSERT INTO _store VALUES (?, ?)", [.text("entity." + name), .blob(hash)])
        }
    }

    private static func hashes(_ connection: SQLiteConnection) throws -> [String: Data] {
        var hashes: [String: Data] = [:]
        try connection.query("SELECT name, value FROM _store WHERE name LIKE 'entity.%'") { row in
            if case .blob(let data) = row.value(1) { hashes[String(row.text(0).dropFirst("entity.".count))] = data }
            return true
        }
        return hashes
    }

    static func metadata(_ connection: SQLiteConnection) throws -> [String: Any] {
        var metadata: [String: Any] = [:]
        if case .blob(let data)? = try connection.first("SELECT value FROM _store WHERE name = 'metadata'"),
            let list = try? PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any]
        {
            metadata = list
        }
        if case .text(let identifier)? = try connection.first("SELECT value FROM _store WHERE name = 'identifier'") {
            metadata[NSStoreUUIDKey] = identifier
        }
        metadata[NSStoreTypeKey] = NSSQLiteStoreType
        metadata[NSStoreModelVersionHashesKey] = try hashes(connection)
        return metadata
    }
}

/// Finds the version of a model that a store was made with.
enum ModelVersionLookup {
    static func model(with hashes: [String: Data], near model: NSManagedObjectModel) -> NSManagedObjectModel? {
        let folders = model.folder.map { [$0] } ?? ModelFiles.all()
        for folder in folders {
            for version in (try? DataModelVersionsList.versions(of: folder)) ?? [] {
                if let model = try? NSManagedObjectModel(version: version), model.hasSameShape(as: hashes) {
                    return model
                }
            }
        }
        return nil
    }
}
