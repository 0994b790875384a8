import AttributeGraph

/// The transition of a view, for its container; nil for the standard one.
struct TransitionTrait: ViewTraitKey {
    static var defaultValue: AnyTransition? { nil }
    static var isForContainers: Bool { true }
}
