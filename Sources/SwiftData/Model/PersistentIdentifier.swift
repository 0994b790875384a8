import Foundation

/// Names one model, in all contexts and programs that know its store.
///
/// An identifier is given with the model and stays the same when it is saved, so that rows of lists keep their identity. (On Apple's systems a
/// model has another identifier before its first save.) Two identifiers are equal when they name the same model. A value of 24 bytes, which
/// any thread may use; `Codable`, to be kept elsewhere.
public struct PersistentIdentifier: Hashable, Comparable, Identifiable, Codable, Sendable {
    /// The entity at the top of the model's inheritance, as ``InternedNames`` knows it.
    let root: Int32
    /// The store, as ``InternedNames`` knows it; 0 for none yet.
    let store: Int32
    /// The row.
    let key: Int64

    init(root: Int32, key: Int64, store: Int32 = 0) {
        self.root = root
        self.key = key
        self.store = store
    }

    /// What names the model within its store.
    public struct ID: Hashable, Comparable, Sendable {
        let root: Int32
        let key: Int64

        public static func < (left: Self, right: Self) -> Bool { (left.root, left.key) < (right.root, right.key) }
    }

    /// What names the model within its store.
    public var id: ID { ID(root: root, key: key) }

    /// The name of the model's entity; of a model that inherits, that of the topmost one.
    public var entityName: String { InternedNames.name(root) }

    /// The identifier of the store that has the model; nil before it is saved for the first time.
    public var storeIdentifier: String? { store == 0 ? nil : InternedNames.name(store) }

    public static func == (left: Self, right: Self) -> Bool { left.key == right.key && left.root == right.root }
    public static func < (left: Self, right: Self) -> Bool { (left.root, left.key) < (right.root, right.key) }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(key)
    }

    /// The identifier of a model in a ``DataStore`` that an app wrote, by what the model is called there: the same for the same names.
    ///
    /// - Parameter primaryKey: Its `description` is what tells it from others. It is remembered as long as the program runs.
    public static func identifier<Key: Comparable & CustomStringConvertible & Codable & Hashable>(
        for storeIdentifier: String, entityName: String, primaryKey: Key
    ) throws -> PersistentIdentifier {
        PersistentIdentifier(
            root: ModelLayout.named(entityName)?.rootName ?? InternedNames.index(of: entityName),
            key: NamedKeys.key(of: primaryKey.description), store: InternedNames.index(of: storeIdentifier))
    }

    /// Whether the model has not been saved. An identifier stays equal to itself when its model is saved, except in an app's own store that gives it another one.
    public var isTemporary: Bool { store == 0 }

    // MARK: Coding

    private enum CodingKeys: String, CodingKey { case entityName, storeIdentifier, primaryKey }

    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        root = InternedNames.index(of: try values.decode(String.self, forKey: .entityName))
        store = try values.decodeIfPresent(String.self, forKey: .storeIdentifier).map(InternedNames.index) ?? 0
        if let number = try? values.decode(Int64.self, forKey: .primaryKey) {
            key = number
        } else {
            key = NamedKeys.key(of: try values.decode(String.self, forKey: .primaryKey))
        }
    }

    public func encode(to encoder: any Encoder) throws {
        var values = encoder.container(keyedBy: CodingKeys.self)
        try values.encode(entityName, forKey: .entityName)
        try values.encodeIfPresent(storeIdentifier, forKey: .storeIdentifier)
        if let name = NamedKeys.name(key) {
            try values.encode(name, forKey: .primaryKey)
        } else {
            try values.encode(key, forKey: .primaryKey)
        }
    }
}

/// Texts as small numbers, so that identifiers are plain values. There are as many as entities, stores, and models that an app's own store calls by a text.
enum InternedNames {
    private static let lock = NSLock()
    // One for the process, behind the lock: a name has one number.
    nonisolated(unsafe) private static var names = [""]
    nonisolated(unsafe) private static var indices: [String: Int32] = [:]

    static func index(of name: String) -> Int32 {
        lock.withLock {
            if let known = indices[name] { return known }
            names.append(name)
            indices[name] = Int32(names.count - 1)
            return Int32(names.count - 1)
        }
    }

    static func name(_ index: Int32) -> String { lock.withLock { names[Int(index)] } }
}

/// Keys of models that an app's own store calls by a text, as numbers: below zero, where no key of a row is.
enum NamedKeys {
    static func key(of name: String) -> Int64 { -Int64(InternedNames.index(of: name)) - 1 }

    /// Nil for the key of a row.
    static func name(_ key: Int64) -> String? { key < 0 ? InternedNames.name(Int32(-key - 1)) : nil }
}

/// Numbers for new models: in the order in which they are made, and different ones in all processes.
///
/// The upper bits are the time in milliseconds and the lower ones a part that a process draws by lot and a count. A process that makes many at once
/// runs ahead of time.
enum ModelKeys {
    private static let lock = NSLock()
    private static let lot = Int64.random(in: 0..<(1 << 16)) << 6
    // One for the process, behind the lock, so that no key occurs twice.
    nonisolated(unsafe) private static var time: Int64 = 0
    nonisolated(unsafe) private static var count: Int64 = 0

    static func next() -> Int64 {
        lock.withLock {
            count += 1
            if count == 64 {
                count = 0
                time += 1
            }
            let now = Int64(Date.timeIntervalSinceReferenceDate * 1000) & ((1 << 41) - 1)
            if now > time {
                time = now
                count = 0
            }
            return time << 22 | lot | count
        }
    }
}
