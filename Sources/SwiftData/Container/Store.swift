import DovetailSQLite
import Foundation

/// One database with models.
///
/// All contexts of a container share its connection, one at a time: ``perform(_:)`` is the only way in, and locks. A file is written in the
/// write-ahead mode and waits for the disk, so a save that has returned is there after the power fails; a process that is killed leaves
/// the last save whole.
final class Store: @unchecked Sendable {
    let configuration: ModelConfiguration
    /// Names the store in identifiers, as ``InternedNames`` knows it.
    private(set) var name: Int32 = 0
    private(set) var identifier = ""
    private let connection: SQLiteConnection
    private let lock = NSRecursiveLock()
    /// Counts saves of this process, so that a context knows whether it has missed one. Behind the lock.
    private(set) var saveCount = 0

    /// The store that an app wrote, of which this one has rows in memory; nil for none.
    private(set) var appStore: AppStore?

    var isReadOnly: Bool { !configuration.allowsSave }
    /// How a person names the store.
    var place: String { configuration.isStoredInMemoryOnly ? "the store in memory" : configuration.url.path }

    /// Opens the store, makes its tables if it is new, and brings it to the schema.
    ///
    /// - Parameter contents: What a store in memory begins with.
    init(
        _ configuration: ModelConfiguration, schema: Schema, plan: (any SchemaMigrationPlan.Type)?,
        contents: Data? = nil
    ) throws {
        self.configuration = configuration
        let url = configuration.url
        let opened: SQLiteConnection
        do {
            if !configuration.isStoredInMemoryOnly, configuration.allowsSave {
                try FileManager.default.createDirectory(
                    at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
            }
            opened = try SQLiteConnection(
                path: configuration.isStoredInMemoryOnly ? ":memory:" : url.path,
                isReadOnly: !configuration.allowsSave && !configuration.isStoredInMemoryOnly)
            if !configuration.isStoredInMemoryOnly { try opened.prepareFile() }
            if let contents { try opened.load(contents) }
        } catch {
            throw Self.loadIssue(error, url: url)
        }
        connection = opened
        do {
            try StoreMigration(store: self, connection: connection, schema: schema, plan: plan).run()
        } catch let error as SQLiteError {
            throw Self.loadIssue(error, url: url)
        }
        try perform { connection in
            guard case .text(let text)? = try connection.first("SELECT value FROM _store WHERE name = 'identifier'")
            else {
                throw SwiftDataError(
                    .loadIssueModelContainer, "The store “\(place)” cannot be opened: it has no identifier.")
            }
            identifier = text
        }
        name = InternedNames.index(of: identifier)
    }

    /// The rows of a store that an app wrote.
    convenience init(of source: any DataStore, name: String, schema: Schema) throws {
        try self.init(ModelConfiguration(name, isStoredInMemoryOnly: true), schema: schema, plan: nil)
        identifier = source.identifier
        self.name = InternedNames.index(of: identifier)
        appStore = AppStore(source, schema: schema, rows: self)
    }

    private static func loadIssue(_ error: any Error, url: URL) -> any Error {
        if error is SwiftDataError { return error }
        let reason: String
        if let error = error as? SQLiteError {
            reason =
                error.isDamage ? "it is damaged, or no store (\(error.text)). It was left as it is." : error.text + "."
        } else {
            reason = error.localizedDescription
        }
        return SwiftDataError(.loadIssueModelContainer, "The store “\(url.path)” cannot be opened: \(reason)")
    }

    /// Runs `body` with the connection, which nobody else uses meanwhile. What SQLite says is told with the file's name.
    func perform<Result>(_ body: (SQLiteConnection) throws -> Result) throws -> Result {
        lock.lock()
        defer { lock.unlock() }
        do {
            return try body(connection)
        } catch let error as SQLiteError {
            if error.isConstraint {
                throw SwiftDataError(
                    .duplicateValue,
                    "Nothing was saved to \(place): a value that has to be unique is there already (\(error.text)).")
            }
            throw SwiftDataError(
                .storeFailure,
                error.isDamage
                    ? "The store “\(place)” is damaged: \(error.text)." : "The store “\(place)” failed: \(error.text).")
        }
    }

    /// Runs `body` in a transaction.
    func save<Result>(_ body: (SQLiteConnection) throws -> Result) throws -> Result {
        guard !isReadOnly else { throw SwiftDataError(.storeNotWritable, "The store “\(place)” is only to be read.") }
        return try perform { connection in
            let result = try connection.transaction { try body(connection) }
            saveCount += 1
            return result
        }
    }
}
