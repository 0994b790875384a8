import AttributeGraph
import Foundation

/// The values that a view inherits from those around it.
///
/// A value; copies share their storage until one of them is changed.
public struct EnvironmentValues: Equatable, CustomStringConvertible {
    private var storage: EnvironmentStorageBox

    /// All keys at their defaults.
    public init() { storage = .defaults }

    /// The value of a key, or the key's default.
    public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
        get {
            guard let entry = storage.entries[ObjectIdentifier(key)] else { return K.defaultValue }
            return unsafeDowncast(entry, to: EnvironmentEntry<K.Value>.self).value
        }
        set {
            makeUnique()
            storage.entries[ObjectIdentifier(key)] = EnvironmentEntry(newValue)
        }
    }

    /// The built-in values, held in place rather than by key.
    package var builtIn: BuiltInEnvironment {
        get { storage.builtIn }
        set {
            makeUnique()
            storage.builtIn = newValue
        }
        _modify {
            makeUnique()
            yield &storage.builtIn
        }
    }

    private mutating func makeUnique() {
        if !isKnownUniquelyReferenced(&storage) { storage = EnvironmentStorageBox(copying: storage) }
    }

    public static func == (left: EnvironmentValues, right: EnvironmentValues) -> Bool {
        if left.storage === right.storage { return true }
        guard BuiltInEnvironment.comparison.areEqual(left.storage.builtIn, right.storage.builtIn),
            left.storage.entries.count == right.storage.entries.count
        else { return false }
        return left.storage.entries.allSatisfy { key, entry in
            guard let other = right.storage.entries[key] else { return false }
            return entry === other || entry.isEqual(other)
        }
    }

    public var description: String { "EnvironmentValues" }
}

/// A key for an environment value of one's own.
public protocol EnvironmentKey {
    associatedtype Value
    /// What the value is where nobody has set it.
    static var defaultValue: Value { get }
}

private final class EnvironmentStorageBox {
    var builtIn: BuiltInEnvironment
    var entries: [ObjectIdentifier: AnyEnvironmentEntry]

    init(builtIn: BuiltInEnvironment, entries: [ObjectIdentifier: AnyEnvironmentEntry]) {
        self.builtIn = builtIn
        self.entries = entries
    }

    convenience init(copying other: EnvironmentStorageBox) {
        self.init(builtIn: other.builtIn, entries: other.entries)
    }

    nonisolated(unsafe) static let defaults = EnvironmentStorageBox(builtIn: BuiltInEnvironment(), entries: [:])
}

private class AnyEnvironmentEntry {
    func isEqual(_ other: AnyEnvironmentEntry) -> Bool { false }
}

private final class EnvironmentEntry<Value>: AnyEnvironmentEntry {
    let value: Value
    init(_ value: Value) { self.value = value }

    override func isEqual(_ other: AnyEnvironmentEntry) -> Bool {
        guard let other = other as? EnvironmentEntry<Value> else { return false }
        return ValueComparison.of(Value.self).areEqual(value, other.value)
    }
}
