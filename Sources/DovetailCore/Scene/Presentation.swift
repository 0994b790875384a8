import AttributeGraph

/// What is shown over the whole window, and how it comes and goes.
package struct Presentation {
    package var view: AnyView
    /// Another id is another presentation: the one before goes, and state starts over.
    package var id: AnyHashable
    /// Whether it leaves gradually also in a change that is not animated. What leaves can be neither used nor found.
    package var departsGradually: Bool
    /// Called when it has gone, unless its presenter went with it.
    package var onDismiss: (() -> Void)?

    nonisolated package init(
        view: AnyView, id: AnyHashable = 0, departsGradually: Bool = false, onDismiss: (() -> Void)? = nil
    ) {
        self.view = view
        self.id = id
        self.departsGradually = departsGradually
        self.onDismiss = onDismiss
    }
}

/// Shows a view over the whole window while there is one to show. Its environment is that of the place it is presented from.
package struct PresentationModifier: PrimitiveViewModifier {
    package typealias Body = Never
    /// What to show; nil for nothing.
    nonisolated(unsafe) let presented: Presentation?

    nonisolated package init(presented: Presentation?) { self.presented = presented }

    package static func _makeView(
        modifier: Attribute<Self>, inputs: _ViewInputs, body: @escaping (_ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        let rule = PresentationRule(modifier: modifier, inputs: inputs.graphInputs, subgraph: Subgraph.current)
        let window = inputs.graphInputs.window!
        let (shown, loop) = (rule.shown, inputs.loop)
        let effect = Attribute(effect: rule, stage: .structure)
        Subgraph.current.onRetire { isRetired in
            // Of a presenter that comes back, what it presents comes again.
            guard isRetired else { return effect.invalidate() }
            guard let current = shown.value else { return }
            shown.value = nil
            window.dismiss(current)
            current.scope.retire(in: loop.transaction)
        }
        return body(inputs)
    }
}

/// A presentation under way.
final class ShownPresentation {
    let id: AnyHashable
    let element: ViewListElement
    let content: Attribute<AnyView>
    /// Owns everything that is made for it, until it has left.
    let scope: ViewListScope
    /// How it goes, as said by the latest view value.
    private let departsGradually: LatestValue<Bool>
    var onDismiss: (() -> Void)?

    init(_ presented: Presentation, inputs: _GraphInputs, parent: Subgraph) {
        id = presented.id
        let scope = ViewListScope(parent: parent, outer: nil, loop: inputs.loop)
        self.scope = scope
        var listInputs = _ViewListInputs(inputs)
        listInputs.scope = scope
        let departsGradually = LatestValue(presented.departsGradually)
        self.departsGradually = departsGradually
        let transition = MainActor.assumeIsolated {
            AnyTransition(DepartureTransition().animation(.spring(response: 0.3, dampingFraction: 1)))
        }
        (content, element) = scope.subgraph.apply {
            let source = Attribute(value: presented.view)
            let element = ViewListElement(inputs: listInputs) { itemInputs in
                var itemInputs = itemInputs
                // The environment is the presenter's; that of the window tells whether it is leaving.
                let outer = itemInputs.environment
                itemInputs.graphInputs.environment = .computed {
                    var values = inputs.environment.value
                    values.isDeparting = outer.value.isDeparting
                    return values
                }
                itemInputs.graphInputs.layoutDirection = inputs.layoutDirection
                return AnyView._makeView(view: source, inputs: itemInputs)
            }
            return (
                source,
                element.transformed(
                    by: ElementTransform(
                        wrap: nil,
                        change: KeyedTraitChange<TransitionTrait> { if departsGradually.value { $0 = transition } }))
            )
        }
        take(presented)
    }

    func take(_ presented: Presentation) {
        departsGradually.value = presented.departsGradually
        onDismiss = presented.onDismiss
    }
}

private struct PresentationRule: StatefulRule {
    let modifier: Attribute<PresentationModifier>
    let inputs: _GraphInputs
    let subgraph: Subgraph
    let shown = LatestValue<ShownPresentation?>(nil)

    mutating func update(previous: Void?) -> RuleResult<Void> {
        guard let window = inputs.window else { return .changed(()) }
        let presented = modifier.value.presented
        if let current = shown.value {
            if let presented, presented.id == current.id {
                current.take(presented)
                current.content.set(presented.view)
                return .changed(())
            }
            dismiss(current, in: window)
        }
        if let presented {
            let new = ShownPresentation(presented, inputs: inputs, parent: subgraph)
            shown.value = new
            window.present(new.element)
        }
        return .changed(())
    }

    private func dismiss(_ current: ShownPresentation, in window: WindowRoot) {
        shown.value = nil
        window.dismiss(current)
        // Views that go are told before the presenter is.
        current.scope.subgraph.setRetired(true)
        current.scope.retire(in: inputs.transaction)
        if let onDismiss = current.onDismiss { inputs.loop.afterEvaluation(phase: .disappear, onDismiss) }
    }
}

/// How what was presented leaves: it fades, and knows that it does.
private struct DepartureTransition: Transition {
    static var properties: TransitionProperties { TransitionProperties(hasMotion: false) }

    func body(content: Content, phase: TransitionPhase) -> some View {
        content.environment(\.isDeparting, phase == .didDisappear).opacity(phase == .didDisappear ? 0 : 1)
    }
}

private struct IsDepartingKey: EnvironmentKey {
    static var defaultValue: Bool { false }
}

extension EnvironmentValues {
    /// Whether the presentation around is on its way out.
    package var isDeparting: Bool {
        get { self[IsDepartingKey.self] }
        set { self[IsDepartingKey.self] = newValue }
    }
}

extension View {
    /// Shows a view over the whole window while there is one.
    nonisolated package func presentation(_ presented: AnyView?) -> some View {
        modifier(PresentationModifier(presented: presented.map { Presentation(view: $0) }))
    }

    /// Shows what is described over the whole window while there is something.
    nonisolated package func presentation(_ presented: Presentation?) -> some View {
        modifier(PresentationModifier(presented: presented))
    }
}
