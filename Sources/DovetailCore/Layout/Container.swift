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
    ///
    /// Children whose tokens are in `kept` live on, neither placed nor drawn, while they are not in the list. Where there is a
    /// `shown`, it tells which of the children that take space is drawn, and the others are not.
    package static func makeView<L: Layout>(
        layout: Attribute<L>, list: _ViewListOutputs, inputs: _ViewInputs, kept: Attribute<Set<Int>>? = nil,
        isImplicit: Bool = false, shown: ((L, [LayoutComputer], ViewGeometry) -> Int?)? = nil
    ) -> _ViewOutputs {
        let layout = L.AnimatableData.self == EmptyAnimatableData.self ? layout : layout.animated(inputs.graphInputs)
        var childInputs = inputs
        childInputs.stackAxis = StackAxis(of: layout, list, isImplicit: isImplicit, around: inputs.stackAxis)
        let children = ContainerChildren(list: list, inputs: childInputs, kept: kept)
        let asker = LayoutAsker()
        // Children may have to be placed anew although the container gives the same answers as before.
        let engine = Attribute(
            ContainerEngineRule(
                layout: layout, children: children,
                isIdentityForOne: isImplicit
                    || (L.layoutProperties.isIdentityForOne && list.fixedElements?.count == 1), loop: inputs.loop))
        let computer = Attribute<LayoutComputer>.layout(inputs, asker: asker) { engine.value }
        children.placement = Attribute(
            effect: PlacementRule<L>(
                children: children, engine: engine, asker: asker, geometry: inputs.geometry,
                direction: inputs.graphInputs.layoutDirection, outer: inputs.container), stage: .layout)
        let loop = inputs.loop
        let choice: (() -> Int?)? = shown.map { shown in
            {
                let (engine, geometry) = (engine.value, inputs.geometry.value)
                return loop.layoutQuestions.asking(asker, isPlacing: true) {
                    shown(engine.layout, engine.computers, geometry)
                }
            }
        }
        var outputs = _ViewOutputs(
            layout: computer, display: children.makeDisplayGroup(inputs: inputs, choice: choice))
        outputs.preferences = children.makePreferences(inputs.requestedPreferences)
        return outputs
    }
}

/// A child of a container.
final class ContainerItem {
    /// The element that it was made from, with its traits as they are now.
    fileprivate(set) var element: ViewListElement
    let subgraph: Subgraph
    let geometry: Attribute<ViewGeometry>
    let outputs: _ViewOutputs
    /// The container's diff that saw the item last.
    var round = 0

    init(element: ViewListElement, inputs: _ViewInputs) {
        self.element = element
        subgraph = Subgraph(graph: element.scope.graph, parent: element.scope)
        (geometry, outputs) = subgraph.apply {
            let geometry = Attribute(value: ViewGeometry.zero)
            var itemInputs = inputs
            itemInputs.geometry = geometry
            return (geometry, element.make(itemInputs))
        }
    }

    var layout: Attribute<LayoutComputer>? { outputs.layout }
}

/// What makes a difference to those who look at a container's items.
struct ListedItem: Equatable {
    private let item: ObjectIdentifier
    private let traits: ViewTraits

    init(_ item: ContainerItem) {
        self.item = ObjectIdentifier(item)
        traits = item.element.traits
    }
}

/// The children of a container, kept by token while the list changes.
package final class ContainerChildren {
    private(set) var itemsList: Attribute<[ListedItem]>!
    private(set) var items: [ContainerItem] = []
    /// Items that are kept although they are not listed.
    private var hidden: [ContainerItem] = []
    var placement: Attribute<Void>?
    fileprivate let loop: UpdateLoop
    /// The subgraph of the container's own attributes.
    private let owner = Subgraph.current
    private var releasesItems = false

    /// The items of tokens in `kept` live on while they are not in the list.
    init(list: _ViewListOutputs, inputs: _ViewInputs, kept: Attribute<Set<Int>>? = nil) {
        loop = inputs.loop
        var itemInputs = inputs
        itemInputs.implicitArrangement = .overlay
        itemInputs.container = self
        itemInputs.place = ViewPlace(of: inputs, isGroup: true)
        addScrollTargets(&itemInputs)
        if let fixed = list.fixedElements {
            // Nothing can ever come or go: no attribute is needed.
            items = fixed.map { ContainerItem(element: $0, inputs: itemInputs) }
            for item in items { releaseWithContainer(item) }
        } else {
            itemsList = Attribute(
                effect: ItemsRule(children: self, list: list, inputs: itemInputs, kept: kept), stage: .structure)
        }
    }

    /// Makes sure that an item does not outlive its container.
    ///
    /// **Rule.** A child reads its container's placement, so it must be released with the container or before. An element made
    /// inside the container is, with its scope. One made elsewhere is not by itself: an item of a bar belongs to the page that
    /// brings it, and the part of the bar that holds it may go while the page lives on, suspended behind another.
    fileprivate func releaseWithContainer(_ item: ContainerItem) {
        guard !releasesItems, !item.element.scope.isInside(owner) else { return }
        releasesItems = true
        owner.onRelease { [self] in
            for item in items + hidden { item.subgraph.release() }
        }
    }

    /// Brings the children's geometry up to date. Read before a child looks at its geometry, untracked: it is the geometry,
    /// set only when it differs, that the child depends on.
    func bringPlacementUpToDate() { _ = placement?.untracked }

    /// The items, as a dependency of the running rule.
    func currentItems() -> [ContainerItem] {
        if let itemsList { _ = itemsList.value }
        return items
    }

    /// The items that take part in layout.
    func layoutItems() -> [ContainerItem] { currentItems().filter { $0.layout != nil } }

    /// What the children set together, in their order.
    func makePreferences(_ requested: RequestedPreferences) -> PreferenceOutputs {
        if requested.isEmpty { return PreferenceOutputs() }
        if itemsList == nil { return .reducing(requested, items.map(\.outputs.preferences)) }
        return .reducing(requested) { [self] in currentItems().map(\.outputs.preferences) }
    }

    fileprivate func setItems(_ items: [ContainerItem], hidden: [ContainerItem]) {
        self.items = items
        self.hidden = hidden
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
            if items.contains(where: { $0.element.traits.zIndex != 0 }) {
                let sorted = items.enumerated().sorted {
                    ($0.element.element.traits.zIndex, $0.offset) < ($1.element.element.traits.zIndex, $1.offset)
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
    let kept: Attribute<Set<Int>>?
    private var byToken: [Int: ContainerItem] = [:]
    private var round = 0

    init(children: ContainerChildren, list: _ViewListOutputs, inputs: _ViewInputs, kept: Attribute<Set<Int>>?) {
        self.children = children
        self.list = list
        self.inputs = inputs
        self.kept = kept
    }

    mutating func update(previous: [ListedItem]?) -> RuleResult<[ListedItem]> {
        let elements = list.currentElements()
        let kept = kept?.value
        round += 1
        var items: [ContainerItem] = []
        items.reserveCapacity(elements.count)
        for element in elements {
            let item: ContainerItem
            if let known = byToken[element.token], !known.subgraph.isReleased {
                item = known
                item.element = element
            } else {
                byToken[element.token]?.subgraph.release()
                item = inputs.loop.graph.untracked { ContainerItem(element: element, inputs: inputs) }
                byToken[element.token] = item
                children.releaseWithContainer(item)
            }
            item.round = round
            item.subgraph.setSuspended(false)
            items.append(item)
        }
        var hidden: [ContainerItem] = []
        if byToken.count > items.count {
            for (token, item) in byToken where item.round != round {
                if kept?.contains(token) == true, !item.subgraph.isReleased {
                    item.subgraph.setSuspended(true)
                    hidden.append(item)
                } else {
                    item.subgraph.release()
                    byToken[token] = nil
                }
            }
        }
        children.setItems(items, hidden: hidden)
        return .value(items.map(ListedItem.init))
    }
}

/// Places a container's children: sets the geometry of those whose place changed.
private struct PlacementRule<L: Layout>: StatefulRule {
    let children: ContainerChildren
    let engine: Attribute<ContainerEngine<L>>
    let asker: LayoutAsker
    let geometry: Attribute<ViewGeometry>
    let direction: Attribute<LayoutDirection>?
    let outer: ContainerChildren?

    mutating func update(previous: Void?) -> RuleResult<Void> {
        outer?.bringPlacementUpToDate()
        children.loop.countLayout()
        let geometry = geometry.value
        let engine = engine.value
        let items = children.layoutItems()
        let placements = asker.place(children.loop) { engine.place(size: geometry.size, proposal: geometry.proposal) }
        #if DEBUG
            children.loop.layoutQuestions.notePlacement(asker, engine.computers, placements)
        #endif
        let grid = geometry.grid.inside(geometry.origin)
        // The one place where a container's children are mirrored.
        let isMirrored = direction?.value == .rightToLeft
        for (item, placement) in zip(items, placements) {
            var placement = placement
            if isMirrored { placement.origin.x = geometry.size.width - placement.origin.x - placement.size.width }
            item.geometry.set(
                ViewGeometry(
                    origin: placement.origin, size: placement.size, proposal: placement.proposal, grid: grid))
        }
        return previous == nil ? .changed(()) : .unchanged
    }
}
