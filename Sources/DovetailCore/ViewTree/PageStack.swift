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
        let pages = Attribute(effect: PageRule(view: view, inputs: inputs), stage: .structure)
        return Container.makeView(layout: Attribute(value: ZStackLayout()), list: .elements(pages), inputs: inputs)
    }
}

/// Whether a child of a container stands behind the others: alive, but neither placed nor drawn.
package struct BehindTrait: ViewTraitKey {
    package static var defaultValue: Bool { false }
    package static var isForContainers: Bool { true }
}

/// Lists the pages that were shown, those behind marked as such, and tells the pages which of them is shown.
private struct PageRule: StatefulRule {
    /// A page that was shown.
    private struct Page {
        let scope: AppearanceScope
        let shown: ElementTransform
        let behind: ElementTransform
    }

    let view: Attribute<PageStack>
    let outer: AppearanceScope?
    private let subgraph: Subgraph
    private var pages: [Int: Page] = [:]

    init(view: Attribute<PageStack>, inputs: _ViewInputs) {
        self.view = view
        outer = inputs.graphInputs.appearance
        subgraph = Subgraph.current
    }

    mutating func update(previous: [ViewListElement]?) -> RuleResult<[ViewListElement]> {
        let stack = view.value
        for (token, page) in pages where token != stack.shown { page.scope.select(false) }
        if pages.count > stack.pages.count {
            let tokens = Set(stack.pages.map(\.id))
            pages = pages.filter { tokens.contains($0.key) }
        }
        var elements: [ViewListElement] = []
        for child in stack.pages where child.id == stack.shown || pages[child.id] != nil {
            let page = page(child.id)
            elements.append(child.element.transformed(by: child.id == stack.shown ? page.shown : page.behind))
        }
        if let shown = stack.shown { pages[shown]?.scope.select(true) }
        return .value(elements)
    }

    private mutating func page(_ token: Int) -> Page {
        if let known = pages[token] { return known }
        let scope = subgraph.apply { AppearanceScope(in: outer) }
        let wrap: ElementTransform.Wrap = { inputs, make in
            var inputs = inputs
            inputs.graphInputs.appearance = scope
            return make(inputs)
        }
        let page = Page(
            scope: scope, shown: ElementTransform(wrap: wrap),
            behind: ElementTransform(wrap: wrap, change: KeyedTraitChange<BehindTrait> { $0 = true }))
        pages[token] = page
        return page
    }
}
