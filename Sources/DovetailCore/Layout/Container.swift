import AttributeGraph
import Foundation

/// Makes the attributes of a view that arranges others: its children, their placement and their display group.
package enum Container {
    /// The attributes of a view that is no more than a layout and its content.
    @MainActor
    package static func makeView<V: View, L: Layout, Content: View>(
        _ view: Attribute<V>, layout: @escaping (V) -> L, content: @escaping (V) -> Content, inputs: _ViewInputs
    ) -> _ViewOutputs {
        makeView(
            layout: view.projected(layout),
            list: Content._makeViewList(
                view: view.projected(content), inputs: _ViewListInputs(inputs.graphInputs)),
            inputs: inputs)
    }

    /// The view's own attributes, given the list of its children and the layout that arranges them.
    package static func makeView<L: Layout>(
        layout: Attribute<L>, list: _ViewListOutputs, inputs: _ViewInputs
    ) -> _ViewOutputs {
        let children = ContainerChildren(list: list, inputs: inputs)
        // Children may have to be placed anew although the container gives the same answers as before.
        let engine = Attribute<ContainerEngine<L>>.computed {
            let layout = layout.value
            return ContainerEngine(layout: layout, computers: children.layoutItems().map { $0.layout!.value })
        }
        let computer = Attribute<LayoutComputer>.layout(inputs) { engine.value }
        children.placement = Attribute(
            effect: PlacementRule<L>(
                children: children, engine: engine, geometry: inputs.geometry,
                outer: inputs.container), stage: .layout)
        var outputs = _ViewOutputs(layout: computer, display: children.makeDisplayGroup(inputs: inputs))
        outputs.preferences = children.makePreferences(inputs.requestedPreferences)
        return outputs
    }
}

/// Places a container's children: sets the geometry of those whose place changed.
private struct PlacementRule<L: Layout>: StatefulRule {
    let children: ContainerChildren
    let engine: Attribute<ContainerEngine<L>>
    let geometry: Attribute<ViewGeometry>
    let outer: ContainerChildren?

    mutating func update(previous: Void?) -> RuleResult<Void> {
        outer?.bringPlacementUpToDate()
        children.loop.countLayout()
        let geometry = geometry.value
        let engine = engine.value
        let items = children.layoutItems()
        let placements = engine.place(size: geometry.size, proposal: geometry.proposal)
        for (item, placement) in zip(items, placements) {
            item.geometry.set(
                ViewGeometry(origin: placement.origin, size: placement.size, proposal: placement.proposal))
        }
        return previous == nil ? .changed(()) : .unchanged
    }
}
