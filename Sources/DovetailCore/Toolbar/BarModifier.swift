import AttributeGraph

/// Puts a title or items into the nearest bar above; where there is none, into the window's.
///
/// Where the modified view is a list of several, the first of them that is made brings the entry.
package struct BarModifier<Items: ToolbarContent>: PrimitiveViewModifier {
    package typealias Body = Never
    let title: Text?
    nonisolated(unsafe) let items: Items
    let options: BarOptions
    let appearance: BarAppearance

    nonisolated package init(
        title: Text? = nil, items: Items, options: BarOptions = BarOptions(), appearance: BarAppearance
    ) {
        self.title = title
        self.options = options
        self.items = items
        self.appearance = appearance
    }

    package static func _makeView(
        modifier: Attribute<Self>, inputs: _ViewInputs, body: @escaping (_ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        contribute(modifier, inputs: inputs.graphInputs)
        return body(inputs)
    }

    package static func _makeViewList(
        modifier: Attribute<Self>, inputs: _ViewListInputs, body: @escaping (_ViewListInputs) -> _ViewListOutputs
    ) -> _ViewListOutputs {
        body(inputs).bringing { contribute(modifier, inputs: $0) }
    }

    /// Adds the entry to the bar for as long as the current subgraph lives and is on show.
    private static func contribute(_ modifier: Attribute<Self>, inputs: _GraphInputs) {
        guard let window = inputs.window as? any BarHost else { return }
        let appearance = modifier.untracked.appearance
        let bar = inputs.environment.peek { $0.barContents } ?? window.bar(appearance)
        var itemInputs = inputs
        // The items' environment is that of this place, and their look is the bar's.
        itemInputs.environment.change { values in
            values.isInBar = true
            appearance.adapt(&values)
        }
        let inherited = itemInputs
        let list = Items._makeToolbarList(
            content: modifier.projected { $0.items }, inputs: _ViewListInputs(inherited)
        ).wrapping { viewInputs, make in
            var viewInputs = viewInputs
            let shown = viewInputs.environment
            // The bar gives geometry and container. All that is inherited comes from the view that brings the item, since its actions
            // and transactions are that view's.
            viewInputs.graphInputs = inherited
            viewInputs.environment.change { appearance.adopt(&$0, shown.value) }
            return make(viewInputs)
        }
        let id = inputs.loop.makeToken()
        // A page that is covered by another one keeps what it says of its own bar.
        let scope = inputs.appearance === bar.scope ? nil : inputs.appearance
        _ = Attribute(
            effect: BarContribution(modifier: modifier, list: list, bar: bar, id: id, scope: scope), stage: .structure)
        Subgraph.current.onRelease { bar.remove(id) }
    }
}

/// Keeps a modifier's entry in a bar while the modifier's view is on show.
private struct BarContribution<Items: ToolbarContent>: EffectRule {
    let modifier: Attribute<BarModifier<Items>>
    let list: _ViewListOutputs
    let bar: BarContents
    let id: Int
    let scope: AppearanceScope?

    func run() {
        guard scope?.shown.value != false else { return bar.remove(id) }
        let value = modifier.value
        bar.set(
            .init(
                id: id, title: value.title, items: list.currentElements().map(BarContents.Item.init),
                options: value.options))
    }
}
