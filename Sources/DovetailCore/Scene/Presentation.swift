import AttributeGraph

/// Shows a view over the whole window while there is one to show. Its environment is that of the place it is presented from.
package struct PresentationModifier: PrimitiveViewModifier {
    package typealias Body = Never
    /// What to show; nil for nothing.
    let presented: AnyView?

    nonisolated package init(presented: AnyView?) { self.presented = presented }

    package static func _makeView(
        modifier: Attribute<Self>, inputs: _ViewInputs, body: @escaping (_ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        let rule = PresentationRule(modifier: modifier, inputs: inputs.graphInputs, subgraph: Subgraph.current)
        let window = inputs.graphInputs.window!
        let shown = rule.shown
        _ = Attribute(effect: rule, stage: .structure)
        Subgraph.current.onRelease { if let token = shown.value { window.dismiss(token: token) } }
        return body(inputs)
    }
}

private struct PresentationRule: StatefulRule {
    let modifier: Attribute<PresentationModifier>
    let inputs: _GraphInputs
    let subgraph: Subgraph
    /// The token of what is shown now.
    let shown = LatestValue<Int?>(nil)
    private var content: Attribute<AnyView>?
    private var contentSubgraph: Subgraph?

    init(modifier: Attribute<PresentationModifier>, inputs: _GraphInputs, subgraph: Subgraph) {
        self.modifier = modifier
        self.inputs = inputs
        self.subgraph = subgraph
    }

    mutating func update(previous: Void?) -> RuleResult<Void> {
        guard let window = inputs.window else { return .changed(()) }
        switch (modifier.value.presented, shown.value) {
        case (let view?, nil): present(view, in: window)
        case (let view?, .some): content?.set(view)
        case (nil, let token?):
            shown.value = nil
            content = nil
            window.dismiss(token: token)
            contentSubgraph?.release()
            contentSubgraph = nil
        case (nil, nil): break
        }
        return .changed(())
    }

    private mutating func present(_ view: AnyView, in window: WindowRoot) {
        let inputs = inputs
        let own = Subgraph(graph: subgraph.graph, parent: subgraph)
        let (source, element) = own.apply {
            let source = Attribute(value: view)
            let element = ViewListElement(loop: inputs.loop) { itemInputs in
                var itemInputs = itemInputs
                itemInputs.graphInputs.environment = inputs.environment
                return AnyView._makeView(view: source, inputs: itemInputs)
            }
            return (source, element)
        }
        content = source
        contentSubgraph = own
        shown.value = element.token
        window.present(element)
    }
}

extension View {
    /// Shows a view over the whole window while there is one.
    nonisolated package func presentation(_ presented: AnyView?) -> some View {
        modifier(PresentationModifier(presented: presented))
    }
}
