/// A key of something that views inherit where they are made: from the views around (``_GraphInputs/inherited``), or from the place that they
/// are put into (``_ViewInputs/placed``).
///
/// What changes while the view lives is an attribute or an object; the value of a key does not change for views that are made. What views
/// are to read at any time belongs into the environment.
package protocol InheritedKey {
    associatedtype Value
    /// What the value is where nobody has set it.
    static var defaultValue: Value { get }
}

/// Values by ``InheritedKey``. A value; copies share what was set before.
///
/// - Complexity: Reading is O(keys that were set); those are few, and it is done when views are made.
package struct InheritedValues {
    private var last: AnyInheritedValue?

    package init() {}

    package subscript<K: InheritedKey>(key: K.Type) -> K.Value {
        get {
            var entry = last
            while let current = entry {
                if current.key == ObjectIdentifier(key) {
                    // Only the setter below makes entries, and they are of the key's own class.
                    return unsafeDowncast(current, to: InheritedValue<K>.self).value
                }
                entry = current.next
            }
            return K.defaultValue
        }
        set { last = InheritedValue<K>(newValue, next: last) }
    }
}

private class AnyInheritedValue {
    let key: ObjectIdentifier
    let next: AnyInheritedValue?

    init(key: ObjectIdentifier, next: AnyInheritedValue?) {
        self.key = key
        // A value that is set once more hides the one before, which no chain needs to keep: views that lie deep in each other set keys at
        // each level.
        self.next = next?.without(key) ?? nil
    }

    /// The chain without the entry of a key.
    private func without(_ key: ObjectIdentifier) -> AnyInheritedValue? {
        var entry: AnyInheritedValue? = self
        while let current = entry, current.key != key { entry = current.next }
        guard entry != nil else { return self }
        if self.key == key { return next }
        return copy(next: next?.without(key))
    }

    func copy(next: AnyInheritedValue?) -> AnyInheritedValue { fatalError("abstract") }
}

private final class InheritedValue<Key: InheritedKey>: AnyInheritedValue {
    let value: Key.Value

    init(_ value: Key.Value, next: AnyInheritedValue?) {
        self.value = value
        super.init(key: ObjectIdentifier(Key.self), next: next)
    }

    override func copy(next: AnyInheritedValue?) -> AnyInheritedValue { InheritedValue(value, next: next) }
}
