/// The id that the innermost `id(_:)` gave a view; nil for none.
package struct ExplicitIDTrait: ViewTraitKey {
    package static var defaultValue: AnyHashable? { nil }
}
