/// A key for something that a view tells its container, apart from its layout. Features declare keys; the view tree names none.
package protocol ViewTraitKey {
    associatedtype Value
    /// What containers see of a view that does not set the trait.
    static var defaultValue: Value { get }
    /// Whether every container looks at the trait: it is about order, coming and going.
    static var isForContainers: Bool { get }
    /// Whether the modifier nearest to a view decides, so that those around it set what holds for views that say nothing themselves.
    static var innermostDecides: Bool { get }
}

extension ViewTraitKey {
    package static var isForContainers: Bool { false }
    package static var innermostDecides: Bool { false }
}

/// What a view tells its container, apart from its layout, by key.
///
/// Nothing is stored: a trait is asked of the view when it is read, so that whoever reads one depends on that one only.
///
/// - Complexity: A look-up is linear in the number of modifiers around the view that the container sees.
package struct ViewTraits {
    /// Nil where there is no view; every trait then has its default.
    private let element: ViewListElement?

    package init() { element = nil }
    init(of element: ViewListElement) { self.element = element }

    package subscript<K: ViewTraitKey>(_ key: K.Type) -> K.Value { element?.trait(key) ?? K.defaultValue }

    /// The id of the innermost `ForEach` row that the view belongs to.
    package var rowID: AnyHashable? { element?.rowID }
}

package struct TagTrait: ViewTraitKey {
    package static var defaultValue: AnyHashable? { nil }
}

package struct ZIndexTrait: ViewTraitKey {
    package static var defaultValue: Double { 0 }
    package static var isForContainers: Bool { true }
}

extension ViewTraits {
    /// Set by `tag(_:)`.
    package var tag: AnyHashable? { self[TagTrait.self] }
    /// Set by `zIndex(_:)`.
    package var zIndex: Double { self[ZIndexTrait.self] }
}
