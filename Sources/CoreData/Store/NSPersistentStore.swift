// swift-format-ignore-file: AlwaysUseLowerCamelCase

// The names are Apple's.
import DovetailSQLite
import Foundation

/// Where objects are kept: a file, or a database in memory.
///
/// A file is written in the write-ahead mode, a save is one transaction and waits for the disk: a process that is killed leaves the last save whole.
open class NSPersistentStore: NSObject, @unchecked Sendable {
    /// Names the store in identifiers of objects.
    open internal(set) var identifier: String! = ""
    /// The kind.
    public let type: String
    /// The file.
    public let url: URL?
    /// Whether nothing can be saved.
    public let isReadOnly: Bool
    /// The configuration of the model that it was opened with.
    public let configurationName: String
    /// What it was opened with.
    public let options: [AnyHashable: Any]?
    /// The coordinator that it belongs to.
    open internal(set) weak var persistentStoreCoordinator: NSPersistentStoreCoordinator?
    /// Values that an app keeps with the store, and the store's own.
    open var metadata: [String: Any]! = [:]

    private let connection: SQLiteConnection
    private let lock = NSRecursiveLock()

    /// The version of the form that stores have here. One with a later number is left alone.
    static let form: Int64 = 1

    init(
        type: String, configuration: String?, url: URL?, options: [AnyHashable: Any]?, model: NSManagedObjectModel
    ) throws {
        self.type = type
        self.options = options
        configurationName = configuration ?? "PF_DEFAULT_CONFIGURATION_NAME"
        let isInMemory = type == NSInMemoryStoreType || url == nil || url?.path == "/dev/null"
        self.url = url ?? (isInMemory ? URL(fileURLWithPath: "/dev/null") : nil)
        isReadOnly = (options?[NSReadOnlyPersistentStoreOption] as? NSNumber)?.boolValue ?? false
        let path = isInMemory ? ":memory:" : url!.path
        do {
            if !isInMemory, !isReadOnly {
                try FileManager.default.createDirectory(
                    at: url!.deletingLastPathComponent(), withIntermediateDirectories: true)
            }
            connection = try SQLiteConnection(path: path, isReadOnly: isReadOnly)
            if !isInMemory { try connection.prepareFile() }
        } catch {
            throw Self.failure(NSPersistentStoreOpenError, url, error)
        }
        super.init()
        do {
            try StoreOpening(store: self, connection: connection, model: model).run()
        } catch let error as SQLiteError {
            throw Self.failure(NSPersistentStoreOpenError, url, error)
        }
    }

    /// Opens the file of a store only to read what it says about itself.
    static func reading<Result>(_ url: URL, _ body: (SQLiteConnection) throws -> Result) throws -> Result {
        do {
            let connection = try SQLiteConnection(path: url.path, isReadOnly: true)
            return try body(connection)
        } catch let error as SQLiteError {
            throw failure(NSPersistentStoreOpenError, url, error)
        }
    }

    static func failure(_ code: Int, _ url: URL?, _ error: any Error) -> NSError {
        let place = url.map { "“\($0.path)”" } ?? "in memory"
        var reason = "\((error as NSError).localizedDescription)"
        var code = code
        if let error = error as? SQLiteError {
            if error.isDamage {
                code = NSFileReadCorruptFileError
                reason = "it is damaged, or no store (\(error.text)). It was left as it is"
            } else {
                reason = error.text
            }
        }
        return CoreDataError.make(
            code, "The store \(place) cannot be opened: \(reason).", [NSFilePathErrorKey: url?.path ?? ""])
    }

    /// Runs `body` with the connection, which nobody else uses meanwhile. What SQLite says is told with the file's name.
    func perform<Result>(_ body: (SQLiteConnection) throws -> Result) throws -> Result {
        lock.lock()
        defer { lock.unlock() }
        do {
            return try body(connection)
        } catch let error as SQLiteError {
            let place = url.map { "“\($0.path)”" } ?? "in memory"
            if error.isConstraint {
                throw CoreDataError.make(
                    NSManagedObjectConstraintMergeError,
                    "Nothing was saved to the store \(place): a value that has to be unique is there already (\(error.text))."
                )
            }
            throw CoreDataError.make(
                error.isDamage ? NSFileReadCorruptFileError : NSSQLiteError,
                error.isDamage
                    ? "The store \(place) is damaged: \(error.text)." : "The store \(place) failed: \(error.text).",
                [NSFilePathErrorKey: url?.path ?? ""])
        }
    }

    /// Runs `body` in a transaction.
    func transaction<Result>(_ body: (SQLiteConnection) throws -> Result) throws -> Result {
        guard !isReadOnly else {
            throw CoreDataError.make(
                NSPersistentStoreSaveError, "The store “\(url?.path ?? "")” is only to be read.")
        }
        return try perform { connection in try connection.transaction { try body(connection) } }
    }
}

/// The kind of a store in a file.
public let NSSQLiteStoreType = "SQLite"
/// The kind of a store in memory.
public let NSInMemoryStoreType = "InMemory"
/// The kind of a store in a file of another form. It is an SQLite file here, too.
public let NSBinaryStoreType = "Binary"
/// The kind of a store in a file of another form. It is an SQLite file here, too.
public let NSXMLStoreType = "XML"
/// Whether a store is only read.
public let NSReadOnlyPersistentStoreOption = "NSReadOnlyPersistentStoreOption"
/// Whether a store of an earlier version of the model is migrated.
public let NSMigratePersistentStoresAutomaticallyOption = "NSMigratePersistentStoresAutomaticallyOption"
/// Whether the differences of two versions are found out by comparing these.
public let NSInferMappingModelAutomaticallyOption = "NSInferMappingModelAutomaticallyOption"
/// Asks for a store whose file is made as small as it can be when it is opened. Accepted: SQLite uses free room again here.
public let NSSQLiteManualVacuumOption = "NSSQLiteManualVacuumOption"
/// Asks for what SQLite knows of a store's tables to be brought up to date when it is opened. Accepted.
public let NSSQLiteAnalyzeOption = "NSSQLiteAnalyzeOption"
/// Statements of SQLite's. They have no effect.
public let NSSQLitePragmasOption = "NSSQLitePragmasOption"
/// Whether changes are remembered. They are not here.
public let NSPersistentHistoryTrackingKey = "NSPersistentHistoryTrackingKey"
/// Whether other programs' changes are told. They are not here.
public let NSPersistentStoreRemoteChangeNotificationPostOptionKey = "NSPersistentStoreRemoteChangeNotificationOptionKey"
/// How a file is protected. It has no effect.
public let NSPersistentStoreFileProtectionKey = "NSPersistentStoreFileProtectionKey"
/// In a store's metadata: its kind.
public let NSStoreTypeKey = "NSStoreType"
/// In a store's metadata: its identifier.
public let NSStoreUUIDKey = "NSStoreUUID"
/// In a store's metadata: what tells whether it was made for a model.
public let NSStoreModelVersionHashesKey = "NSStoreModelVersionHashes"
