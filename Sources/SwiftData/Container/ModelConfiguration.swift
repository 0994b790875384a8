import DovetailCore
import Foundation

/// Where models are kept: a file, or memory.
public struct ModelConfiguration: Hashable, Identifiable, CustomDebugStringConvertible, @unchecked Sendable {
    /// Which folder a group of apps shares. There are none here: the app's own is used.
    public struct GroupContainer: Hashable, Sendable {
        private let name: String?
        /// What the app's settings say: nothing here.
        public static let automatic = Self(name: nil)
        /// None.
        public static let none = Self(name: nil)
        /// The folder of a group, in whose place there is the app's own.
        public static func identifier(_ groupName: String) -> Self { Self(name: groupName) }
    }

    /// Which database in the cloud there is. There is none here, whatever is said; see `docs/compatibility.md`.
    public struct CloudKitDatabase: Hashable, Sendable {
        fileprivate let name: String?
        /// What the app's settings say: nothing here.
        public static let automatic = Self(name: nil)
        /// None.
        public static let none = Self(name: nil)
        /// A database in the cloud, which there is none of: told once in the log.
        public static func `private`(_ privateDBName: String) -> Self { Self(name: privateDBName) }
    }

    /// The name, which the file has where no other is said.
    public let name: String
    /// The file. Of a store in memory it says nothing.
    public let url: URL
    /// The models that are kept there; nil for all of the container's.
    public var schema: Schema?
    /// Whether there is no file.
    public let isStoredInMemoryOnly: Bool
    /// Whether models may be changed.
    public let allowsSave: Bool
    /// Always nil: there are no groups.
    public let groupAppContainerIdentifier: String? = nil
    /// Always nil: there is no cloud.
    public let cloudKitContainerIdentifier: String? = nil

    /// Tells configurations apart: by their files.
    public var id: String { isStoredInMemoryOnly ? "\(name) in memory" : url.path }

    private init(
        _ name: String?, _ schema: Schema?, _ url: URL?, memory: Bool, allowsSave: Bool, _ cloud: CloudKitDatabase
    ) {
        self.name = name ?? (url?.deletingPathExtension().lastPathComponent ?? "default")
        self.schema = schema
        self.url = url ?? Self.defaultURL(name ?? "default")
        isStoredInMemoryOnly = memory
        self.allowsSave = allowsSave
        if let name = cloud.name {
            Log.warnOnce(
                "cloud \(name)", "models are not kept in the cloud database “\(name)”: there is no such service here")
        }
    }

    /// `default.store` in the folder of the app's data.
    private static func defaultURL(_ name: String) -> URL {
        StorageFolders.data.appendingPathComponent(name + ".store")
    }

    /// A file in the app's folder, or memory.
    public init(
        _ name: String? = nil, schema: Schema? = nil, isStoredInMemoryOnly: Bool = false, allowsSave: Bool = true,
        groupContainer: GroupContainer = .automatic, cloudKitDatabase: CloudKitDatabase = .automatic
    ) {
        self.init(name, schema, nil, memory: isStoredInMemoryOnly, allowsSave: allowsSave, cloudKitDatabase)
    }

    /// A file.
    public init(
        _ name: String? = nil, schema: Schema? = nil, url: URL, allowsSave: Bool = true,
        cloudKitDatabase: CloudKitDatabase = .automatic
    ) {
        self.init(name, schema, url, memory: false, allowsSave: allowsSave, cloudKitDatabase)
    }

    /// A file in the app's folder, or memory, for some of the models.
    @_disfavoredOverload
    public init(
        for types: any PersistentModel.Type..., isStoredInMemoryOnly: Bool = false
    ) {
        self.init(nil, Schema(types), nil, memory: isStoredInMemoryOnly, allowsSave: true, .automatic)
    }

    /// Finds out whether there can be a file of this name.
    ///
    /// - Throws: ``SwiftDataError/configurationFileNameContainsInvalidCharacters`` or ``SwiftDataError/configurationFileNameTooLong``.
    public func validate() throws {
        guard !isStoredInMemoryOnly else { return }
        if name.contains(where: { $0 == "/" || $0 == "\0" }), url == Self.defaultURL(name) {
            throw SwiftDataError(
                .configurationFileNameContainsInvalidCharacters,
                "A configuration cannot be named “\(name)”: the name of its file would have a slash or a zero in it.")
        }
        if url.lastPathComponent.utf8.count > Int(NAME_MAX) {
            throw SwiftDataError(
                .configurationFileNameTooLong,
                "The configuration “\(name.prefix(40))…” has a file whose name is longer than \(NAME_MAX) bytes.")
        }
    }

    /// Refuses several configurations of one file.
    static func checkDuplicates(_ configurations: [ModelConfiguration]) throws {
        var known: Set<String> = []
        for configuration in configurations where !configuration.isStoredInMemoryOnly {
            guard known.insert(configuration.id).inserted else {
                throw SwiftDataError(
                    .duplicateConfiguration, "Several configurations have the file “\(configuration.url.path)”.")
            }
        }
    }

    public static func == (left: Self, right: Self) -> Bool {
        left.name == right.name && left.url == right.url && left.isStoredInMemoryOnly == right.isStoredInMemoryOnly
            && left.allowsSave == right.allowsSave && left.schema == right.schema
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(name)
        hasher.combine(url)
    }

    public var debugDescription: String { "ModelConfiguration \(id)" }
}
