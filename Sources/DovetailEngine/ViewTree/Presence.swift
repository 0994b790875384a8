import AttributeGraph

/// Whether any of the views that a modifier is applied to is on show.
///
/// A modifier around several views, such as a `Group`, tells of their appearance once: when the first of them appears and when the last one
/// has disappeared.
final class Presence {
    private let loop: UpdateLoop
    private let scope: ActionScope
    /// How many of the views are on show.
    private var count = 0
    /// What was told last.
    private var isPresent = false
    private let didChange: (Bool) -> Void
    private let phaseOfAppearance: UpdateActions.Phase

    /// - Parameters:
    ///   - phase: When an appearance is told, among the other actions of the update.
    ///   - didChange: Runs among the actions of the update in which the views appear or disappear.
    init(
        loop: UpdateLoop, scope: ActionScope, phase: UpdateActions.Phase = .appearOrChange,
        didChange: @escaping (Bool) -> Void
    ) {
        self.loop = loop
        self.scope = scope
        phaseOfAppearance = phase
        self.didChange = didChange
    }

    /// Counts a view whose attributes are made now, as long as its subgraph is listed and on show.
    func addView(_ inputs: _GraphInputs) {
        guard let appearance = inputs.appearance else {
            enter()
            return Subgraph.current.onRetire { $0 ? self.leave() : self.enter() }
        }
        let member = AppearanceScope.Member(appear: enter, disappear: leave)
        appearance.add(member)
        Subgraph.current.onRetire { $0 ? appearance.remove(member) : appearance.add(member) }
    }

    private func enter() {
        count += 1
        if !isPresent { loop.afterEvaluation(in: scope, phase: phaseOfAppearance, tellChange) }
    }

    private func leave() {
        count -= 1
        if count == 0 { loop.afterEvaluation(in: scope, phase: loop.phaseOfDisappearance, tellChange) }
    }

    private func tellChange() {
        guard isPresent != (count > 0) else { return }
        isPresent.toggle()
        didChange(isPresent)
    }
}

/// A modifier that tells of the appearance of the views it is applied to: once for all of them.
protocol PresenceModifier: PrimitiveViewModifier {
    /// Makes what is told, in the current subgraph.
    static func makePresence(modifier: Attribute<Self>, inputs: _GraphInputs, scope: ActionScope) -> Presence
}

extension PresenceModifier {
    static func _makeView(
        modifier: Attribute<Self>, inputs: _ViewInputs, body: @escaping (_ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        let scope = ActionScope(outer: inputs.graphInputs.actionScope)
        makePresence(modifier: modifier, inputs: inputs.graphInputs, scope: scope).addView(inputs.graphInputs)
        var inputs = inputs
        inputs.graphInputs.actionScope = scope
        return body(inputs)
    }

    static func _makeViewList(
        modifier: Attribute<Self>, inputs: _ViewListInputs, body: @escaping (_ViewListInputs) -> _ViewListOutputs
    ) -> _ViewListOutputs {
        let scope = ActionScope(outer: inputs.graphInputs.actionScope)
        let presence = makePresence(modifier: modifier, inputs: inputs.graphInputs, scope: scope)
        return inputs.inheriting({ $0.actionScope = scope }, list: body).wrapping { itemInputs, make in
            presence.addView(itemInputs.graphInputs)
            return make(itemInputs)
        }
    }
}
