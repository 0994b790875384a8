import AttributeGraph

/// A transition of any kind.
public struct AnyTransition: @unchecked Sendable {
    // Immutable: what is in it is set once.
    package let box: TransitionBox

    package init(box: TransitionBox) { self.box = box }
}

/// What is behind an ``AnyTransition``: makes a view within the transition.
package class TransitionBox {
    /// Whether it has an animation of its own, and so works in changes that have none.
    package var isAnimated: Bool { false }
    /// Whether a view would look the same all the way out: then it goes at once.
    package var leavesUnchanged: Bool { false }

    /// - Parameters:
    ///   - latest: The transition as it is set now. What is not of this box's kind any more does not count.
    ///   - content: Makes the view inside.
    package func makeView(
        latest: Attribute<AnyTransition>, phase: Attribute<TransitionPhase>, inputs: _ViewInputs,
        content: @escaping (_ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        content(inputs)
    }
}
