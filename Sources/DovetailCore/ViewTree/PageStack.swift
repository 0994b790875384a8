import AttributeGraph

/// Shows one of several views. The others, once shown, live on behind it: they keep their state, but are neither laid out
/// nor drawn, and what they would show is worked out only when they are shown again.
package struct PageStack: PrimitiveView {
    let pages: [ChildView]
    let shown: ChildView.ID?

    /// Shows the page with the given id, or none.
    nonisolated package init(pages: [ChildView], shown: ChildView.ID?) {
        self.pages = pages
        self.shown = shown
    }

    package static func _makeView(view: Attribute<Self>, inputs: _ViewInputs) -> _ViewOutputs {
        let rule = PageRule(view: view, inputs: inputs)
        return Container.makeView(
            layout: Attribute(value: ZStackLayout()),
            list: _ViewListOutputs(segments: [.dynamic(Attribute(effect: rule, stage: .structure))]),
            inputs: inputs, kept: view.projected { Set($0.pages.map(\.id)) })
    }
}

/// Lists the page that is shown, and tells the pages which of them it is.
private struct PageRule: StatefulRule {
    let view: Attribute<PageStack>
    let outer: AppearanceScope?
    private let subgraph: Subgraph
    private var scopes: [Int: AppearanceScope] = [:]

    init(view: Attribute<PageStack>, inputs: _ViewInputs) {
        self.view = view
        outer = inputs.graphInputs.appearance
        subgraph = Subgraph.current
    }

    mutating func update(previous: [ViewListElement]?) -> RuleResult<[ViewListElement]> {
        let stack = view.value
        for (token, scope) in scopes where token != stack.shown { scope.select(false) }
        if scopes.count > stack.pages.count {
            let tokens = Set(stack.pages.map(\.id))
            scopes = scopes.filter { tokens.contains($0.key) }
        }
        guard let page = stack.pages.first(where: { $0.id == stack.shown }) else { return .value([]) }
        let scope: AppearanceScope
        if let known = scopes[page.id] {
            scope = known
        } else {
            scope = subgraph.apply { AppearanceScope(in: outer) }
            scopes[page.id] = scope
        }
        scope.select(true)
        return .value([
            page.element.wrapped(traits: nil) { inputs, make in
                var inputs = inputs
                inputs.graphInputs.appearance = scope
                return make(inputs)
            }
        ])
    }
}
