import AttributeGraph

/// The transition of a view, for its container; nil for the standard one.
package struct TransitionTrait: ViewTraitKey {
    package static var defaultValue: AnyTransition? { nil }
    package static var isForContainers: Bool { true }
}
