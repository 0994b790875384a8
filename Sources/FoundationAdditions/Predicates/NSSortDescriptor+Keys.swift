import Foundation

extension NSSortDescriptor {
    /// Sorts by the values of a key, or of several with points between them. Values that are missing come first where it ascends.
    ///
    /// Objects are of a class of Core Data's, or have a stored property of the name: there is no Objective-C to ask for others.
    public convenience init(key: String?, ascending: Bool) {
        self.init(SortKey(path: key ?? "self", order: .plain), ascending)
    }

    /// Sorts by the values of a key as a closure compares them.
    public convenience init(key: String?, ascending: Bool, comparator cmptr: @escaping Comparator) {
        let key = SortKey(path: key ?? "self", order: .custom)
        let path = SortKeys.path(of: key)
        self.init(keyPath: path, ascending: ascending) { left, right in
            guard let left = (left as? KeyedSortValue)?.value, let right = (right as? KeyedSortValue)?.value else {
                return KeyedSortOrder.plain.compare((left as? KeyedSortValue)?.value, (right as? KeyedSortValue)?.value)
            }
            return cmptr(left, right)
        }
    }

    /// Sorts by a property whose values have an order: numbers, texts, dates, truth, or optionals of these.
    public convenience init<Root, Value>(keyPath: KeyPath<Root, Value>, ascending: Bool) {
        self.init(keyPath: keyPath, ascending: ascending) { KeyedSortOrder.plain.compare($0, $1) }
    }

    /// The key that it sorts by; nil for a key path of Swift's.
    public var key: String? { sortKey?.path }

    /// The key and the order, where it was made of a key.
    package var sortKey: SortKey? { SortKeys.key(of: keyPath) }

    package convenience init(_ key: SortKey, _ ascending: Bool) {
        self.init(keyPath: SortKeys.path(of: key), ascending: ascending) { left, right in
            key.order.compare((left as? KeyedSortValue)?.value, (right as? KeyedSortValue)?.value)
        }
    }
}

/// How two values are compared.
package enum KeyedSortOrder: Hashable, Sendable {
    case plain, caseInsensitive, localized, localizedCaseInsensitive, localizedStandard
    /// By a closure.
    case custom

    package func compare(_ left: Any?, _ right: Any?) -> ComparisonResult {
        let (left, right) = (PredicateValue.unwrapped(left), PredicateValue.unwrapped(right))
        guard let left, let right else {
            return left == nil ? (right == nil ? .orderedSame : .orderedAscending) : .orderedDescending
        }
        guard let first = PredicateValue.text(left), let second = PredicateValue.text(right) else {
            return PredicateValue.order(left, right) ?? .orderedSame
        }
        return switch self {
        case .plain, .custom: first == second ? .orderedSame : first < second ? .orderedAscending : .orderedDescending
        case .caseInsensitive: first.caseInsensitiveCompare(second)
        case .localized: first.localizedCompare(second)
        case .localizedCaseInsensitive: first.localizedCaseInsensitiveCompare(second)
        case .localizedStandard: first.localizedStandardCompare(second)
        }
    }
}

/// What objects are sorted by.
package struct SortKey: Hashable, Sendable {
    package var path: String
    package var order: KeyedSortOrder

    package init(path: String, order: KeyedSortOrder) {
        self.path = path
        self.order = order
    }
}

/// A value of an object, which may be missing.
package struct KeyedSortValue {
    let value: Any?
}

extension NSObject {
    /// The value of a key, by a key path: Foundation's sort descriptors know no other way.
    package subscript(sortKey key: SortKey) -> KeyedSortValue {
        guard key.path != "self" else { return KeyedSortValue(value: self) }
        var value: Any? = self
        for name in key.path.split(separator: ".") { value = PredicateValue.member(String(name), of: value) }
        return KeyedSortValue(value: value)
    }
}

/// The keys that sort descriptors were made of, by the key paths that stand for them. There are as many as an app names in its code.
private enum SortKeys {
    private static let lock = NSLock()
    // One for the process, behind the lock.
    nonisolated(unsafe) private static var keys: [AnyKeyPath: SortKey] = [:]

    static func path(of key: SortKey) -> KeyPath<NSObject, KeyedSortValue> {
        let path = \NSObject.[sortKey: key]
        lock.withLock { keys[path] = key }
        return path
    }

    static func key(of path: AnyKeyPath) -> SortKey? { lock.withLock { keys[path] } }
}
