/// A key for something that a view tells its container, apart from its layout. Features declare keys; the view tree names none.
package protocol ViewTraitKey {
    associatedtype Value
    /// What containers see of a view that does not set the trait.
    static var defaultValue: Value { get }
}

/// What a view tells its container, apart from its layout: the traits that it sets, by key.
///
/// - Complexity: A look-up is linear in the number of traits that are set, which is hardly ever more than three. A value
///   without traits takes no memory.
package struct ViewTraits {
    private var entries: [(key: ObjectIdentifier, value: Any)] = []

    package init() {}

    /// Whether no trait is set.
    package var isEmpty: Bool { entries.isEmpty }

    package subscript<K: ViewTraitKey>(_ key: K.Type) -> K.Value {
        get {
            let id = ObjectIdentifier(key)
            for entry in entries where entry.key == id { return entry.value as! K.Value }
            return K.defaultValue
        }
        set {
            let id = ObjectIdentifier(key)
            if let index = entries.firstIndex(where: { $0.key == id }) {
                entries[index].value = newValue
            } else {
                entries.append((id, newValue))
            }
        }
    }
}

private struct TagTrait: ViewTraitKey {
    static var defaultValue: AnyHashable? { nil }
}

private struct ZIndexTrait: ViewTraitKey {
    static var defaultValue: Double { 0 }
}

private struct RowIDTrait: ViewTraitKey {
    static var defaultValue: AnyHashable? { nil }
}

extension ViewTraits {
    /// Set by `tag(_:)`.
    package var tag: AnyHashable? {
        get { self[TagTrait.self] }
        set { self[TagTrait.self] = newValue }
    }
    /// Set by `zIndex(_:)`.
    package var zIndex: Double {
        get { self[ZIndexTrait.self] }
        set { self[ZIndexTrait.self] = newValue }
    }
    /// The id of the innermost `ForEach` row that the view belongs to.
    package var rowID: AnyHashable? {
        get { self[RowIDTrait.self] }
        set { self[RowIDTrait.self] = newValue }
    }
}
