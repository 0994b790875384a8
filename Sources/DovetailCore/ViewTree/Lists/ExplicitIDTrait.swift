/// The id that the innermost `id(_:)` gave a view; nil for none.
struct ExplicitIDTrait: ViewTraitKey {
    static var defaultValue: AnyHashable? { nil }
}
