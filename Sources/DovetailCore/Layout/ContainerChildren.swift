import AttributeGraph

/// The children of a container that shows all of its list, kept by token while the list changes.
package final class ContainerChildren {
    /// Changes whenever the items, their order or what they tell the container changes.
    private var revision: Attribute<Int>?
    /// The items of the views in the list, in its order, without those behind.
    private(set) var items: [ContainerItem] = []
    var placement: Attribute<Void>?
    let loop: UpdateLoop
    /// All items, also those behind.
    fileprivate var allItems: [ContainerItem] = []
    /// The subgraph of the container's own attributes.
    private let owner = Subgraph.current
    private var releasesItems = false

    init(list: _ViewListOutputs, inputs: _ViewInputs) {
        loop = inputs.loop
        var itemInputs = inputs
        itemInputs.implicitArrangement = .overlay
        itemInputs.container = self
        itemInputs.place = ViewPlace(of: inputs, isGroup: true)
        if let fixed = list.fixedElements, !fixed.contains(where: \.mayHaveTraits) {
            // Nothing can ever come, go or change its traits: no attribute is needed.
            items = fixed.map { ContainerItem(element: $0, inputs: itemInputs) }
            allItems = items
            for item in items { releaseWithContainer(item) }
        } else {
            revision = Attribute(
                effect: ItemsRule(children: self, list: list, inputs: itemInputs), stage: .structure)
        }
    }

    /// Makes sure that an item does not outlive its container.
    ///
    /// **Rule.** A child reads its container's placement, so it must be released with the container or before. An element made
    /// inside the container is, with its scope. One made elsewhere is not by itself: an item of a bar belongs to the page that
    /// brings it, and the part of the bar that holds it may go while the page lives on, suspended behind another.
    fileprivate func releaseWithContainer(_ item: ContainerItem) {
        guard !releasesItems, !item.element.subgraph.isInside(owner) else { return }
        releasesItems = true
        owner.onRelease { [self] in
            for item in allItems { item.release() }
            allItems = []
        }
    }

    /// Brings the children's geometry up to date. Read before a child looks at its geometry, untracked: it is the geometry,
    /// set only when it differs, that the child depends on.
    func bringPlacementUpToDate() { _ = placement?.untracked }

    /// The items, as a dependency of the running rule.
    func currentItems() -> [ContainerItem] {
        if let revision { _ = revision.value }
        return items
    }

    /// The items that take part in layout.
    func layoutItems() -> [ContainerItem] { currentItems().filter { $0.layout != nil } }

    /// What the children set together, in their order.
    func makePreferences(_ requested: RequestedPreferences) -> PreferenceOutputs {
        if requested.isEmpty { return PreferenceOutputs() }
        if revision == nil { return .reducing(requested, items.map(\.outputs.preferences)) }
        return .reducing(requested) { [self] in currentItems().map(\.outputs.preferences) }
    }

    /// Takes over all items, in the list's order.
    fileprivate func setItems(_ items: [ContainerItem]) {
        allItems = items
        self.items = items.contains { $0.phase == .behind } ? items.filter { $0.phase != .behind } : items
    }

    /// One group node around the children's nodes.
    func makeDisplayGroup(inputs: _ViewInputs, choice: (() -> Int?)? = nil) -> Attribute<[DisplayNode]> {
        DisplayGroup.make(inputs: inputs, effect: nil) { [self] in
            if let choice {
                let items = layoutItems()
                guard let index = choice(), items.indices.contains(index) else { return [] }
                return items[index].outputs.display?.value ?? []
            }
            let items = currentItems()
            var nodes: [DisplayNode] = []
            nodes.reserveCapacity(items.count)
            if items.contains(where: { $0.zIndex != 0 }) {
                let sorted = items.enumerated().sorted {
                    ($0.element.zIndex, $0.offset) < ($1.element.zIndex, $1.offset)
                }
                for (_, item) in sorted { if let display = item.outputs.display { nodes += display.value } }
            } else {
                for item in items { if let display = item.outputs.display { nodes += display.value } }
            }
            return nodes
        }
    }
}

/// Keeps a container's items in step with its list.
private struct ItemsRule: StatefulRule {
    let children: ContainerChildren
    let list: _ViewListOutputs
    let inputs: _ViewInputs
    private var byToken: [Int: ContainerItem] = [:]
    private var round = 0

    init(children: ContainerChildren, list: _ViewListOutputs, inputs: _ViewInputs) {
        self.children = children
        self.list = list
        self.inputs = inputs
    }

    mutating func update(previous: Int?) -> RuleResult<Int> {
        let elements = list.currentElements()
        inputs.loop.countListElements(elements.count)
        round += 1
        var isDifferent = previous == nil || elements.count != children.allItems.count
        let items = children.allItems
        var newItems: [ContainerItem] = []
        newItems.reserveCapacity(elements.count)
        for (position, element) in elements.enumerated() {
            let item: ContainerItem
            // Most often an item is where it was.
            if position < items.count, items[position].element.token == element.token, !items[position].isReleased {
                item = items[position]
            } else if let known = byToken[element.token], !known.isReleased {
                item = known
                isDifferent = true
            } else {
                item = inputs.loop.graph.untracked { ContainerItem(element: element, inputs: inputs) }
                byToken[element.token] = item
                children.releaseWithContainer(item)
                isDifferent = true
            }
            item.round = round
            if item.take(element) { isDifferent = true }
            newItems.append(item)
        }
        guard isDifferent else { return .unchanged }
        for item in items where item.round != round {
            // Another item may have been made for the token already.
            if byToken[item.element.token] === item { byToken[item.element.token] = nil }
            item.release()
        }
        children.setItems(newItems)
        return .changed(round)
    }
}
