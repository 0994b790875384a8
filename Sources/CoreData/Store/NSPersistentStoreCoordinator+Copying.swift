// swift-format-ignore-file: AlwaysUseLowerCamelCase

// The names are Apple's.
import DovetailSQLite
import Foundation

extension NSPersistentStore {
    /// A kind of store.
    public struct StoreType: Hashable, Sendable {
        /// As in a store's metadata.
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let sqlite = StoreType(rawValue: NSSQLiteStoreType)
        public static let inMemory = StoreType(rawValue: NSInMemoryStoreType)
        public static let binary = StoreType(rawValue: NSBinaryStoreType)
        public static let xml = StoreType(rawValue: NSXMLStoreType)
    }
}

extension NSPersistentStoreCoordinator {
    /// Puts a copy of a store in the place of another one, which need not be there. Neither should be open.
    ///
    /// What was in the place stays until the copy is whole.
    /// - Throws: An error that names the file that can't be read or written.
    public func replacePersistentStore(
        at destinationURL: URL, destinationOptions: [AnyHashable: Any]? = nil,
        withPersistentStoreFrom sourceURL: URL, sourceOptions: [AnyHashable: Any]? = nil, ofType sourceType: String
    ) throws {
        let manager = FileManager.default
        let copy = destinationURL.appendingPathExtension("copy")
        try manager.createDirectory(at: destinationURL.deletingLastPathComponent(), withIntermediateDirectories: true)
        try? manager.removeItem(at: copy)
        defer { try? manager.removeItem(at: copy) }
        // One file, whatever is still in the log of the store.
        try NSPersistentStore.reading(sourceURL) { try $0.run("VACUUM INTO ?", [.text(copy.path)]) }
        // The log of the old store would be taken for the new one's.
        try destroyPersistentStore(at: destinationURL, ofType: sourceType)
        try manager.moveItem(at: copy, to: destinationURL)
    }

    /// Puts a copy of a store in the place of another one.
    public func replacePersistentStore(
        at destinationURL: URL, destinationOptions: [AnyHashable: Any]? = nil,
        withPersistentStoreFrom sourceURL: URL, sourceOptions: [AnyHashable: Any]? = nil,
        type sourceType: NSPersistentStore.StoreType
    ) throws {
        try replacePersistentStore(
            at: destinationURL, destinationOptions: destinationOptions, withPersistentStoreFrom: sourceURL,
            sourceOptions: sourceOptions, ofType: sourceType.rawValue)
    }

    /// Moves a store to another place: what is saved from now on goes there, and the old file stays as it is. Objects have to be fetched again.
    ///
    /// - Throws: An error that names the file that can't be read or written, or says that a store in memory has none.
    public func migratePersistentStore(
        _ store: NSPersistentStore, to storeURL: URL, options: [AnyHashable: Any]? = nil, withType storeType: String
    ) throws -> NSPersistentStore {
        guard let url = store.url, url.path != "/dev/null" else {
            throw CoreDataError.make(
                NSPersistentStoreOperationError,
                "A store in memory has no file that could be moved to “\(storeURL.path)”.")
        }
        try replacePersistentStore(at: storeURL, withPersistentStoreFrom: url, ofType: storeType)
        try remove(store)
        return try addPersistentStore(
            ofType: storeType, configurationName: store.configurationName, at: storeURL, options: options)
    }

    /// Moves a store to another place.
    public func migratePersistentStore(
        _ store: NSPersistentStore, to storeURL: URL, options: [AnyHashable: Any]? = nil,
        type storeType: NSPersistentStore.StoreType
    ) throws -> NSPersistentStore {
        try migratePersistentStore(store, to: storeURL, options: options, withType: storeType.rawValue)
    }
}
