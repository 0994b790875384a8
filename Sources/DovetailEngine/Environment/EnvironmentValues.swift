import AttributeGraph
import Foundation

/// The values that a view inherits from those around it.
///
/// A value; copies share their storage until one of them is changed.
public struct EnvironmentValues: Equatable, CustomStringConvertible {
    var storage: EnvironmentStorageBox

    /// All keys at their defaults.
    public init() { storage = .defaults }

    /// The value of a key, or the key's default.
    public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
        get {
            if let value = ownValue(of: key) { return value }
            if storage.isBuiltInPart, let value = EnvironmentReads.value(of: key) { return value }
            return K._defaultValue(in: self)
        }
        set {
            makeUnique()
            storage.setCount &+= 1
            storage.entries[ObjectIdentifier(key)] = EnvironmentEntry<K>(
                newValue, number: storage.setCount, over: storage.entries[ObjectIdentifier(key)])
        }
    }

    /// The value of a key where it was set; nil where it was not, or where these are built-in values alone.
    private func ownValue<K: EnvironmentKey>(of key: K.Type) -> K.Value? {
        guard let entry = storage.entries[ObjectIdentifier(key)] else { return nil }
        // Only the subscript puts entries under a key, and they are of the key's own class.
        return unsafeDowncast(entry, to: EnvironmentEntry<K>.self).value
    }

    /// What a change has made the value of a key; nil where it began with the built-in values alone and did not set it.
    func changedValue<K: EnvironmentKey>(of key: K.Type) -> K.Value? {
        ownValue(of: key) ?? (storage.isBuiltInPart ? nil : K.defaultValue)
    }

    /// Whether no built-in value was set since one of the two was copied from the other.
    func hasSameBuiltInStorage(as other: EnvironmentValues) -> Bool { storage.builtIn === other.storage.builtIn }

    /// The built-in values alone. Other keys are looked up where ``EnvironmentReads`` says, and have their defaults elsewhere.
    var builtInPart: EnvironmentValues {
        if storage.isBuiltInPart, storage.entries.isEmpty { return self }
        var part = self
        part.storage = EnvironmentStorageBox(builtIn: storage.builtIn, entries: [:], isBuiltInPart: true)
        return part
    }

    /// The value at a key path, and whether that keeps the environment, to read of it later.
    func part<Part>(at keyPath: KeyPath<EnvironmentValues, Part>, isKept: inout Bool) -> Part {
        // Numbers, cases and the like keep nothing.
        if _isPOD(Part.self) { return self[keyPath: keyPath] }
        var own = self
        own.storage = WatchedStorageBox(copying: storage, origin: nil)
        let part = own[keyPath: keyPath]
        isKept = !isKnownUniquelyReferenced(&own.storage)
        return part
    }

    mutating func makeUnique() {
        if !isKnownUniquelyReferenced(&storage) { storage = storage.copied() }
    }

    public static func == (left: EnvironmentValues, right: EnvironmentValues) -> Bool {
        if left.storage === right.storage { return true }
        guard AnyBuiltInEnvironment.areEqual(left.storage.builtIn, right.storage.builtIn),
            left.storage.entries.count == right.storage.entries.count
        else { return false }
        return left.storage.entries.allSatisfy { key, entry in
            guard let other = right.storage.entries[key] else { return false }
            return entry === other || entry.isEqual(other)
        }
    }

    /// Whether all built-in values are the same.
    func hasEqualBuiltInValues(to other: EnvironmentValues) -> Bool {
        AnyBuiltInEnvironment.areEqual(storage.builtIn, other.storage.builtIn)
    }

    /// The values that were set, as `name = value`. Those of an app's own keys, which are named by their type, come first, the newest in front, and
    /// before what they replaced; the built-in values that differ from their defaults follow by name.
    ///
    /// - Complexity: O(values); it is meant for logs.
    public var description: String {
        let lines = (storage.builtIn?.changes ?? []).sorted()
        var entries: [AnyEnvironmentEntry] = []
        for entry in storage.entries.values {
            var next: AnyEnvironmentEntry? = entry
            while let entry = next {
                entries.append(entry)
                next = entry.replaced
            }
        }
        let own = entries.sorted { $0.number > $1.number }.map {
            "EnvironmentPropertyKey<\($0.keyName)> = \(Self.text(of: $0.anyValue))"
        }
        return "[\((own + lines).joined(separator: ", "))]"
    }

    /// What an optional holds is told as itself.
    static func text(of value: Any) -> String {
        let mirror = Mirror(reflecting: value)
        guard mirror.displayStyle == .optional else { return String(describing: value) }
        return mirror.children.first.map { text(of: $0.value) } ?? "nil"
    }
}

/// A key for an environment value of one's own.
public protocol EnvironmentKey {
    associatedtype Value
    /// What the value is where nobody has set it.
    static var defaultValue: Value { get }
    /// What the value is where nobody has set it, in the middle of other values. Not for use outside the framework.
    static func _defaultValue(in environment: EnvironmentValues) -> Value
}

extension EnvironmentKey {
    public static func _defaultValue(in environment: EnvironmentValues) -> Value { defaultValue }
}

/// The values that the framework itself declares, shared by all environments that differ only in other keys; see `BuiltInEnvironment`.
class AnyBuiltInEnvironment {
    /// Whether the values are the same as others; nil stands for the defaults.
    func isEqual(_ other: AnyBuiltInEnvironment?) -> Bool { fatalError("abstract") }
    /// The values that differ from their defaults, as `name = value`.
    var changes: [String] { fatalError("abstract") }

    static func areEqual(_ left: AnyBuiltInEnvironment?, _ right: AnyBuiltInEnvironment?) -> Bool {
        left === right || (left ?? right)!.isEqual(left == nil ? nil : right)
    }
}

/// What an environment holds.
class EnvironmentStorageBox {
    /// The built-in values; nil for their defaults.
    final var builtIn: AnyBuiltInEnvironment?
    fileprivate final var entries: [ObjectIdentifier: AnyEnvironmentEntry]
    /// How often a key was set.
    fileprivate final var setCount: UInt32
    /// Whether these are the built-in values alone, of an environment that may have others.
    fileprivate final let isBuiltInPart: Bool

    fileprivate init(
        builtIn: AnyBuiltInEnvironment?, entries: [ObjectIdentifier: AnyEnvironmentEntry], setCount: UInt32 = 0,
        isBuiltInPart: Bool = false
    ) {
        self.builtIn = builtIn
        self.entries = entries
        self.setCount = setCount
        self.isBuiltInPart = isBuiltInPart
    }

    fileprivate init(copying other: EnvironmentStorageBox) {
        (builtIn, entries, setCount) = (other.builtIn, other.entries, other.setCount)
        isBuiltInPart = other.isBuiltInPart
    }

    fileprivate func copied() -> EnvironmentStorageBox { EnvironmentStorageBox(copying: self) }

    nonisolated(unsafe) static let defaults = EnvironmentStorageBox(
        builtIn: nil, entries: [:])
}

/// What an environment holds of which is to be known whether anything keeps it, or a changed copy of it.
private final class WatchedStorageBox: EnvironmentStorageBox {
    /// The one that this is a copy of, and that is kept by this.
    private let origin: WatchedStorageBox?

    init(copying other: EnvironmentStorageBox, origin: WatchedStorageBox?) {
        self.origin = origin
        super.init(copying: other)
    }

    override func copied() -> EnvironmentStorageBox { WatchedStorageBox(copying: self, origin: origin ?? self) }
}

private class AnyEnvironmentEntry {
    var keyName: String { "" }
    var anyValue: Any { () }
    func isEqual(_ other: AnyEnvironmentEntry) -> Bool { false }

    /// How many times keys had been set when this one was.
    let number: UInt32
    /// What the key was set to before, for the description alone. Of a key that is set over and over a few values are kept.
    let replaced: AnyEnvironmentEntry?
    private let depth: UInt32
    private static let greatestDepth: UInt32 = 8

    init(number: UInt32, over replaced: AnyEnvironmentEntry?) {
        self.number = number
        let keeps = replaced.map { $0.depth < Self.greatestDepth } ?? false
        self.replaced = keeps ? replaced : nil
        depth = keeps ? replaced!.depth + 1 : 0
    }
}

/// The value of one key, kept under that key only.
private final class EnvironmentEntry<Key: EnvironmentKey>: AnyEnvironmentEntry {
    let value: Key.Value
    init(_ value: Key.Value, number: UInt32, over replaced: AnyEnvironmentEntry?) {
        self.value = value
        super.init(number: number, over: replaced)
    }

    override var keyName: String { _typeName(Key.self, qualified: false) }
    override var anyValue: Any { value }

    override func isEqual(_ other: AnyEnvironmentEntry) -> Bool {
        guard let other = other as? EnvironmentEntry<Key> else { return false }
        return ValueComparison.of(Key.Value.self).areEqual(value, other.value)
    }
}
