import AttributeGraph

/// What is shown over the whole window, and how it comes and goes.
package struct Presentation {
    package var view: AnyView
    /// Another id is another presentation: the one before goes, and state starts over.
    package var id: AnyHashable
    /// Whether it leaves gradually. Its views end at once all the same; only their picture stays for a moment.
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
        let shown = rule.shown
        _ = Attribute(effect: rule, stage: .structure)
        Subgraph.current.onRelease { if let current = shown.value { window.dismiss(current) } }
        return body(inputs)
    }
}

/// A presentation under way.
final class ShownPresentation {
    let id: AnyHashable
    let element: ViewListElement
    let content: Attribute<AnyView>
    let subgraph: Subgraph
    /// What it drew last.
    let nodes: LatestValue<[DisplayNode]>
    /// How it goes, as said by the latest view value.
    var departsGradually = false
    var onDismiss: (() -> Void)?

    init(_ presented: Presentation, inputs: _GraphInputs, parent: Subgraph) {
        id = presented.id
        let nodes = LatestValue<[DisplayNode]>([])
        self.nodes = nodes
        subgraph = Subgraph(graph: parent.graph, parent: parent)
        (content, element) = subgraph.apply {
            let source = Attribute(value: presented.view)
            let element = ViewListElement(inputs: _ViewListInputs(inputs)) { itemInputs in
                var itemInputs = itemInputs
                itemInputs.graphInputs.environment = inputs.environment
                itemInputs.graphInputs.layoutDirection = inputs.layoutDirection
                var outputs = AnyView._makeView(view: source, inputs: itemInputs)
                if let display = outputs.display {
                    outputs.display = .computed {
                        nodes.value = display.value
                        return nodes.value
                    }
                }
                return outputs
            }
            return (source, element)
        }
        take(presented)
    }

    func take(_ presented: Presentation) {
        departsGradually = presented.departsGradually
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
        current.subgraph.release()
        if let onDismiss = current.onDismiss { inputs.loop.afterEvaluation(phase: .disappear, onDismiss) }
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
