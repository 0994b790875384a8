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
    private var last: Entry?

    package init() {}

    package subscript<K: InheritedKey>(key: K.Type) -> K.Value {
        get {
            guard let setting = last?.entry(of: ObjectIdentifier(key))?.setting else { return K.defaultValue }
            // Only the setter below makes settings, and they are of the key's own class.
            return unsafeDowncast(setting, to: KeyedSetting<K>.self).value
        }
        set { last = Entry(KeyedSetting<K>(newValue), next: last) }
    }

    /// Takes over what was set in `inner` since it was a copy of `outer`.
    mutating func takeChanges(in inner: InheritedValues, since outer: InheritedValues) {
        var entry = inner.last
        while let current = entry, current !== outer.last {
            if outer.last?.entry(of: current.setting.key)?.setting !== current.setting {
                last = Entry(current.setting, next: last)
            }
            entry = current.next
        }
    }

    /// One entry of a chain, latest first; each key has one.
    private final class Entry {
        let setting: Setting
        let next: Entry?

        init(_ setting: Setting, next: Entry?) {
            self.setting = setting
            // A value that is set once more hides the one before, which no chain needs to keep: views that lie deep in each other set keys at
            // each level.
            self.next = next?.without(setting.key)
        }

        func entry(of key: ObjectIdentifier) -> Entry? {
            var entry: Entry? = self
            while let current = entry, current.setting.key != key { entry = current.next }
            return entry
        }

        /// The chain without the entry of a key.
        func without(_ key: ObjectIdentifier) -> Entry? {
            if entry(of: key) == nil { return self }
            return setting.key == key ? next : Entry(setting, next: next?.without(key))
        }
    }
}

/// A value that was set once. It has an identity, by which a chain tells what another one has set anew.
private class Setting {
    let key: ObjectIdentifier
    init(key: ObjectIdentifier) { self.key = key }
}

private final class KeyedSetting<Key: InheritedKey>: Setting {
    let value: Key.Value

    init(_ value: Key.Value) {
        self.value = value
        super.init(key: ObjectIdentifier(Key.self))
    }
}
