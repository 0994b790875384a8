import AttributeGraph
import Foundation

/// The coming and going of a container's child: its transition's phase, and how long it still has to be drawn.
///
/// A child that comes in an animated change is evaluated as it is before it appears, and then, in the same pass, as it is on show; so what
/// differs is animated. One that goes is evaluated as it is in the end. Everything that its transition animates by that keeps a
/// hold on a completion handler, and when the last hold is gone the child is.
///
///     willAppear ──► identity ──leave()──► didDisappear ──last animation──► gone
///                       ▲                       │
///                       └──────comeBack()───────┘
final class ItemPresence: TransactionModifier {
    let phase: Attribute<TransitionPhase>
    /// Whether the child is on its way out.
    let isLeaving: Attribute<Bool>
    private let transition: Attribute<AnyTransition>?
    private let loop: UpdateLoop
    /// Where the child is drawn while it leaves, beside its last place: it does not go along with the container.
    private let shift: Attribute<CGPoint>
    private var wrapped: Attribute<[DisplayNode]>?
    private var completion: AnimationCompletion?
    private var pass = -1
    /// Counts departures; one that was called back ends nothing.
    private var departure = 0
    /// The child's. A lazy container may let go of the child in the pass in which it came.
    private let subgraph = Subgraph.current

    /// Made in the child's subgraph.
    ///
    /// - Parameter transition: The transition that the view is made with; nil for one that is faded from outside.
    init(inputs: _GraphInputs, transition: AnyTransition?, isComing: Bool) {
        loop = inputs.loop
        phase = Attribute(value: isComing ? .willAppear : .identity)
        isLeaving = Attribute(value: false)
        shift = Attribute(value: .zero)
        self.transition = transition.map { Attribute(value: $0) }
        super.init(outer: inputs.transactionModifier)
        if isComing { loop.afterAnimating { [weak self] in self?.appear() } }
    }

    private override init(outer: TransactionModifier?) {
        fatalError("a presence is made with the inputs of its child")
    }

    private func appear() {
        guard !subgraph.isReleased, phase.untracked == .willAppear, completion == nil else { return }
        phase.set(.identity)
    }

    /// The transition as it is set now.
    func take(_ transition: AnyTransition?) {
        if let transition, let own = self.transition { own.set(transition) }
    }

    /// The view within its transition.
    func makeView(_ inputs: _ViewInputs, _ content: @escaping (_ViewInputs) -> _ViewOutputs) -> _ViewOutputs {
        guard let transition else { return content(inputs) }
        let settled: (_ViewInputs) -> _ViewOutputs = { inputs in
            var inputs = inputs
            inputs.isInTransition = false
            return content(inputs)
        }
        return inputs.within(self, content: settled) { inputs, content in
            var inputs = inputs
            inputs.isInTransition = true
            return transition.untracked.box.makeView(latest: transition, phase: phase, inputs: inputs, content: content)
        }
    }

    /// The display of a child in a group that takes no events while the child is leaving; without a transition of its own, the child
    /// fades.
    func wrap(_ display: Attribute<[DisplayNode]>, inputs: _ViewInputs) -> Attribute<[DisplayNode]> {
        var inputs = inputs
        inputs.geometry = Attribute(ShiftedGeometry(place: inputs.geometry, shift: shift))
        inputs.graphInputs.transactionModifier = self
        let fade: Attribute<Fade>? =
            transition == nil
            ? phase.projected { Fade(opacity: $0.isIdentity ? 1 : 0) }.animated(inputs.graphInputs) : nil
        // Where the way begins.
        _ = fade?.untracked
        let wrapped = DisplayGroup.make(
            inputs: inputs, holdsPlaceWhenNew: !isLeaving.untracked && phase.untracked == .willAppear,
            pixels: \.grid,
            effect: { [isLeaving] _ in
                var appearance = GroupAppearance()
                if let opacity = fade?.value.opacity, opacity != 1 {
                    appearance.effect = .opacity(min(max(opacity, isLeaving.value ? 0 : DisplayEffect.barelySeen), 1))
                }
                appearance.allowsHitTesting = !isLeaving.value
                appearance.isHiddenFromAccessibility = isLeaving.value
                return appearance
            }, children: { display.value })
        self.wrapped = wrapped
        return wrapped
    }

    /// Starts the way out. `onEnd` is called when nothing moves any more, among the actions of an update.
    func leave(onEnd: @escaping () -> Void) {
        departure += 1
        let number = departure
        let completion = AnimationCompletion(criteria: .removed) { [weak self] in
            guard let self, departure == number, self.completion != nil else { return }
            onEnd()
        }
        self.completion = completion
        pass = loop.pass
        // Until everything that this pass animates has a hold of its own.
        let hold = completion.hold(for: loop)
        loop.afterEvaluation { withExtendedLifetime(hold) {} }
        isLeaving.set(true)
        phase.set(.didDisappear)
        loop.afterRecording { [weak self] in
            guard let self, !subgraph.isReleased, departure == number, let node = wrapped?.untracked.first else {
                return
            }
            let way = node.wayOfGroupsAround
            if way != .zero { shift.set(CGPoint(x: -way.x, y: -way.y)) }
        }
    }

    /// The child is listed again while it is leaving.
    func comeBack() {
        departure += 1
        completion = nil
        isLeaving.set(false)
        shift.set(.zero)
        phase.set(.identity)
    }

    /// Animations of the way out are waited for.
    override func change(_ transaction: inout Transaction) {
        if let completion, pass == loop.pass { transaction.add(completion) }
    }
}

private struct Fade: Animatable, Equatable {
    var opacity: Double
    var animatableData: Double {
        get { opacity }
        set { opacity = newValue }
    }
}

/// The place of a child's group: as that of the child, but for the way that it has gone before it left.
private struct ShiftedGeometry: Rule {
    let place: Attribute<ViewGeometry>
    let shift: Attribute<CGPoint>

    var value: ViewGeometry {
        var geometry = place.value.insideGroup
        geometry.origin = shift.value
        return geometry
    }
}
