import AttributeGraph
import Foundation

extension AnyTransition {
    /// A transition without its type.
    @MainActor @preconcurrency
    public init<T: Transition>(_ transition: T) { self.init(box: ConcreteTransitionBox(transition)) }

    /// The view comes and goes at once.
    public static var identity: AnyTransition { AnyTransition(box: ConcreteTransitionBox(IdentityTransition())) }
    /// The view fades in and out.
    public static var opacity: AnyTransition { AnyTransition(box: ConcreteTransitionBox(OpacityTransition())) }
    /// The view comes from the leading edge and goes towards the trailing one.
    public static var slide: AnyTransition { AnyTransition(box: ConcreteTransitionBox(SlideTransition())) }
    /// The view grows from a point, and shrinks to it.
    public static var scale: AnyTransition { AnyTransition(box: ConcreteTransitionBox(ScaleTransition(0))) }

    /// The view grows from a share of its size, and shrinks to it.
    public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition {
        AnyTransition(box: ConcreteTransitionBox(ScaleTransition(Double(scale), anchor: anchor)))
    }

    /// The view comes from an edge of its own, by its own length, and goes there.
    public static func move(edge: Edge) -> AnyTransition {
        AnyTransition(box: ConcreteTransitionBox(MoveTransition(edge: edge)))
    }

    /// The view comes from an edge while it fades in, and goes towards the opposite one while it fades out.
    public static func push(from edge: Edge) -> AnyTransition {
        AnyTransition(box: ConcreteTransitionBox(PushTransition(edge: edge)))
    }

    /// The view comes from beside its place, and goes there.
    public static func offset(_ offset: CGSize) -> AnyTransition {
        AnyTransition(box: ConcreteTransitionBox(OffsetTransition(offset)))
    }

    /// The view comes from beside its place, and goes there.
    public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition {
        offset(CGSize(width: x, height: y))
    }

    /// The view with one modifier before it comes and after it has gone, and with another one while it is on show.
    public static func modifier<E: ViewModifier>(active: E, identity: E) -> AnyTransition {
        AnyTransition(box: ConcreteTransitionBox(ModifierTransition(active: active, identity: identity)))
    }

    /// One transition for coming, another one for going.
    public static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition {
        AnyTransition(box: AsymmetricTransitionBox(insertion: insertion, removal: removal))
    }

    /// This transition and another one together.
    public func combined(with other: AnyTransition) -> AnyTransition {
        AnyTransition(box: CombinedTransitionBox(first: self, second: other))
    }

    /// This transition with an animation of its own, whatever that of the change is.
    public func animation(_ animation: Animation?) -> AnyTransition {
        AnyTransition(box: AnimatedTransitionBox(transition: self, animation: animation))
    }
}

private final class ConcreteTransitionBox<T: Transition>: TransitionBox {
    // Only read on the main actor, where views are made.
    nonisolated(unsafe) let transition: T
    nonisolated init(_ transition: T) { self.transition = transition }

    override var isAnimated: Bool { (transition as? any AnimatingTransition) != nil }
    override var leavesUnchanged: Bool { (transition as? any UnchangedLeaving) != nil }

    override func makeView(
        latest: Attribute<AnyTransition>, phase: Attribute<TransitionPhase>, inputs: _ViewInputs,
        content: @escaping (_ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        let slot = PlaceholderSlot()
        slot.makeList = { .fixed(ViewListElement(inputs: $0, make: content)) }
        let body = Attribute(TransitionBodyRule(first: self, latest: latest, phase: phase, slot: slot))
        return MainActor.assumeIsolated { T.Body._makeView(view: body, inputs: inputs) }
    }
}

/// What a transition makes of a view in a phase.
private struct TransitionBodyRule<T: Transition>: Rule {
    let first: ConcreteTransitionBox<T>
    let latest: Attribute<AnyTransition>
    let phase: Attribute<TransitionPhase>
    let slot: PlaceholderSlot

    var value: T.Body {
        let phase = phase.value
        let transition = (latest.value.box as? ConcreteTransitionBox<T> ?? first).transition
        return MainActor.assumeIsolated {
            // It leaves the closure on the thread on which it was made.
            nonisolated(unsafe) let body = transition.body(content: PlaceholderContentView(slot), phase: phase)
            return body
        }
    }
}

private final class CombinedTransitionBox: TransitionBox {
    let first: AnyTransition
    let second: AnyTransition

    init(first: AnyTransition, second: AnyTransition) {
        self.first = first
        self.second = second
    }

    override var isAnimated: Bool { first.box.isAnimated || second.box.isAnimated }
    override var leavesUnchanged: Bool { first.box.leavesUnchanged && second.box.leavesUnchanged }

    override func makeView(
        latest: Attribute<AnyTransition>, phase: Attribute<TransitionPhase>, inputs: _ViewInputs,
        content: @escaping (_ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        let (first, second) = (first, second)
        return second.box.makeView(
            latest: latest.projected { ($0.box as? CombinedTransitionBox)?.second ?? second }, phase: phase,
            inputs: inputs
        ) { inner in
            first.box.makeView(
                latest: latest.projected { ($0.box as? CombinedTransitionBox)?.first ?? first }, phase: phase,
                inputs: inner, content: content)
        }
    }
}

private final class AsymmetricTransitionBox: TransitionBox {
    let insertion: AnyTransition
    let removal: AnyTransition

    init(insertion: AnyTransition, removal: AnyTransition) {
        self.insertion = insertion
        self.removal = removal
    }

    override var isAnimated: Bool { insertion.box.isAnimated || removal.box.isAnimated }
    override var leavesUnchanged: Bool { removal.box.leavesUnchanged }

    override func makeView(
        latest: Attribute<AnyTransition>, phase: Attribute<TransitionPhase>, inputs: _ViewInputs,
        content: @escaping (_ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        let (insertion, removal) = (insertion, removal)
        return removal.box.makeView(
            latest: latest.projected { ($0.box as? AsymmetricTransitionBox)?.removal ?? removal },
            phase: phase.projected { $0 == .willAppear ? .identity : $0 }, inputs: inputs
        ) { inner in
            insertion.box.makeView(
                latest: latest.projected { ($0.box as? AsymmetricTransitionBox)?.insertion ?? insertion },
                phase: phase.projected { $0 == .didDisappear ? .identity : $0 }, inputs: inner, content: content)
        }
    }
}

private final class AnimatedTransitionBox: TransitionBox {
    let transition: AnyTransition
    let animation: Animation?

    init(transition: AnyTransition, animation: Animation?) {
        self.transition = transition
        self.animation = animation
    }

    override var isAnimated: Bool { animation != nil || transition.box.isAnimated }
    override var leavesUnchanged: Bool { transition.box.leavesUnchanged }

    override func makeView(
        latest: Attribute<AnyTransition>, phase: Attribute<TransitionPhase>, inputs: _ViewInputs,
        content: @escaping (_ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        let (transition, animation) = (transition, animation)
        let own = TransformTransaction(
            outer: inputs.graphInputs.transactionModifier,
            transform: latest.projected { latest in
                let animation = (latest.box as? AnimatedTransitionBox)?.animation ?? animation
                return { if !$0.disablesAnimations { $0.animation = animation } }
            })
        return inputs.within(own, content: content) { inputs, content in
            transition.box.makeView(
                latest: latest.projected { ($0.box as? AnimatedTransitionBox)?.transition ?? transition },
                phase: phase, inputs: inputs, content: content)
        }
    }
}
