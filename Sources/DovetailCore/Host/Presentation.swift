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
///
/// **Who ends what.** A presentation belongs to its *presenter*, the view that has this modifier: its attributes are made in the presenter's
/// subgraph, and the window only lists and draws what it is given. The presenter alone ends it, in one way (``Presenter/end(_:)``):
///
/// - when it describes nothing any more, or something with another id;
/// - when it leaves its own list, gradually or at once. A presenter on its way out presents nothing; one that comes back presents anew.
///
/// What has been ended leaves the window's list and is drawn on its way out, together with a presenter that leaves too. When the presenter is
/// released, what is left of its presentations goes at that moment, whether it is opening, shown or closing: the window draws nothing whose
/// attributes have gone (see ``ContainerChildren``). The window's own end is that of all presenters in it.
package struct PresentationModifier: PrimitiveViewModifier {
    package typealias Body = Never
    /// What to show; nil for nothing.
    nonisolated(unsafe) let presented: Presentation?

    nonisolated package init(presented: Presentation?) { self.presented = presented }

    package static func _makeView(
        modifier: Attribute<Self>, inputs: _ViewInputs, body: @escaping (_ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        if let window = inputs.graphInputs.windowRoot {
            let presenter = Presenter(inputs: inputs.graphInputs, window: window)
            let effect = Attribute(
                effect: PresentationRule(modifier: modifier, presenter: presenter), stage: .structure)
            Subgraph.current.onRetire { isRetired in
                presenter.isRetired = isRetired
                if !isRetired { return effect.invalidate() }
                if let current = presenter.shown { presenter.end(current) }
            }
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
                // What is presented is a view of the window that inherits the presenter's environment and nothing else: a transaction,
                // a container's size or its shape end where the presenter does. The window's environment tells whether it is leaving.
                let window = itemInputs.environment
                itemInputs.environment = inputs.environment.changed(.keys([IsDepartingKey.self])) {
                    $0.isDeparting = window.read { $0.isDeparting }
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

/// The view that presents, as long as its attributes live.
private final class Presenter {
    private let inputs: _GraphInputs
    private let window: WindowRoot
    private let subgraph = Subgraph.current
    private(set) var shown: ShownPresentation?
    /// Whether the view has left its list.
    var isRetired = false

    /// Made in the view's subgraph.
    init(inputs: _GraphInputs, window: WindowRoot) {
        self.inputs = inputs
        self.window = window
    }

    func present(_ presented: Presentation?) {
        if let current = shown {
            if let presented, presented.id == current.id {
                current.take(presented)
                current.content.set(presented.view)
                return
            }
            end(current)
            if let onDismiss = current.onDismiss { inputs.loop.afterEvaluation(phase: .disappear, onDismiss) }
        }
        guard let presented, !isRetired else { return }
        let new = ShownPresentation(presented, inputs: inputs, parent: subgraph)
        shown = new
        window.present(new.element)
    }

    func end(_ current: ShownPresentation) {
        shown = nil
        window.dismiss(current)
        // Views that go are told before the presenter is. They are retired by themselves, so a presenter that comes back does not
        // bring them back.
        current.scope.subgraph.setRetired(true)
        current.scope.retire(in: inputs.transaction)
    }
}

private struct PresentationRule: StatefulRule {
    let modifier: Attribute<PresentationModifier>
    let presenter: Presenter

    mutating func update(previous: Void?) -> RuleResult<Void> {
        presenter.present(modifier.value.presented)
        return .changed(())
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
