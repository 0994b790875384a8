/// A key for something that a view tells the containers around it.
public protocol ContainerValueKey {
    associatedtype Value
    /// What containers see of a view that does not set the value.
    static var defaultValue: Value { get }
}

/// What a view tells the containers around it, by key. `@Entry` in an extension declares a value.
public struct ContainerValues {
    // Values are set while views are made, on the main thread.
    private nonisolated(unsafe) var values: [ObjectIdentifier: Any] = [:]
    /// What was set inside the section that the view is in; nil for a view in none.
    private nonisolated(unsafe) var insideSection: [ObjectIdentifier: Any]?
    private nonisolated(unsafe) var tag: AnyHashable?

    init() {}

    /// The value of a key.
    public subscript<Key: ContainerValueKey>(key: Key.Type) -> Key.Value {
        get {
            let id = ObjectIdentifier(key)
            return (values[id] ?? insideSection?[id]) as? Key.Value ?? Key.defaultValue
        }
        set { values[ObjectIdentifier(key)] = newValue }
    }

    /// From here on outwards, what is set is set on a section as a whole.
    package mutating func enterSection() {
        insideSection = (insideSection ?? [:]).merging(values) { $1 }
        values = [:]
    }

    /// What was set on the section that the view is in, and nothing for a view in none.
    var ofSection: ContainerValues {
        var copy = ContainerValues()
        if insideSection != nil { copy.values = values }
        return copy
    }

    /// The view's tag, if it has one of that type.
    public func tag<V: Hashable>(for type: V.Type) -> V? { tag?.base as? V }

    /// Whether the view has a tag that is equal to a value.
    public func hasTag<V: Hashable>(_ tag: V) -> Bool { self.tag == AnyHashable(tag) }

    func with(tag: AnyHashable?) -> ContainerValues {
        var copy = self
        copy.tag = tag
        return copy
    }
}

package struct ContainerValuesTrait: ViewTraitKey {
    package static var defaultValue: ContainerValues { ContainerValues() }
}
