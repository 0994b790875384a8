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
    /// Where there is a `shown`, it tells which of the children that take space is drawn, and the others are not. `backmost` is the one
    /// that is drawn behind the others.
    package static func makeView<L: Layout>(
        layout: Attribute<L>, list: _ViewListOutputs, inputs: _ViewInputs, isImplicit: Bool = false,
        shown: ((L, [LayoutComputer], ViewGeometry) -> Int?)? = nil, backmost: Int? = nil
    ) -> _ViewOutputs {
        let layout = L.AnimatableData.self == EmptyAnimatableData.self ? layout : layout.animated(inputs.graphInputs)
        var childInputs = inputs
        childInputs.stackAxis = StackAxis(of: layout, list, isImplicit: isImplicit, around: inputs.stackAxis)
        let children = ContainerChildren(list: list, inputs: childInputs)
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
            layout: computer, display: children.makeDisplayGroup(inputs: inputs, choice: choice, backmost: backmost))
        outputs.preferences = children.makePreferences(inputs.requestedPreferences)
        return outputs
    }
}

/// Places a container's children: sets the geometry of those whose place changed.
private struct PlacementRule<L: Layout>: FollowingRule {
    let children: ContainerChildren
    let engine: Attribute<ContainerEngine<L>>
    let asker: LayoutAsker
    let leader: Attribute<ViewGeometry>
    let direction: Attribute<LayoutDirection>?
    let outer: PlacedContainer?
    /// What the children were placed by last. The engine is another one whenever a child or its answers may be others.
    private var last: (engine: ContainerEngine<L>, size: CGSize, proposal: ProposedViewSize, isMirrored: Bool)?
    /// Where many children were placed last.
    private var placed: PlacedItems?

    init(
        children: ContainerChildren, engine: Attribute<ContainerEngine<L>>, asker: LayoutAsker,
        geometry: Attribute<ViewGeometry>, direction: Attribute<LayoutDirection>?, outer: PlacedContainer?
    ) {
        self.children = children
        self.engine = engine
        self.asker = asker
        leader = geometry
        self.direction = direction
        self.outer = outer
    }

    mutating func update(previous: Void?) -> RuleResult<Void> {
        outer?.bringPlacementUpToDate()
        let geometry = leader.value
        let engine = engine.value
        let isMirrored = direction?.value == .rightToLeft
        if let last, last.engine === engine, last.size == geometry.size, last.proposal == geometry.proposal,
            last.isMirrored == isMirrored
        {
            // The container moved as a whole: its children are where they were in it.
            moveGrid(to: geometry)
            return .unchanged
        }
        last = (engine, geometry.size, geometry.proposal, isMirrored)
        if engine.chunks != nil, placeChunks(engine, geometry, isMirrored: isMirrored) {
            return previous == nil ? .changed(()) : .unchanged
        }
        let items = children.layoutItems()
        children.loop.layoutQuestions.computed += 1
        let placements = asker.place(children.loop.layoutQuestions) {
            engine.place(size: geometry.size, proposal: geometry.proposal)
        }
        #if DEBUG
            children.loop.layoutQuestions.notePlacement(
                asker, in: children.owner, engine.computers, placements)
        #endif
        let placed = PlacedItems(items, placements, in: geometry, isMirrored: isMirrored)
        children.place(
            items, at: placements, in: geometry, isMirrored: isMirrored, except: self.placed?.same(in: placed))
        children.moveGrid(in: geometry)
        self.placed = items.count < PlacedItems.least ? nil : placed
        return previous == nil ? .changed(()) : .unchanged
    }

    /// Places the chunks of children whose place, or anything of whose children, is another one. Returns false where the children are to be
    /// placed one by one.
    private mutating func placeChunks(_ engine: ContainerEngine<L>, _ geometry: ViewGeometry, isMirrored: Bool) -> Bool
    {
        let questions = children.loop.layoutQuestions
        // The places are worked out before any is handed on: what follows it may ask for a layout in its own name.
        var due: [(StackChunk, StackChunk.Placement.Conditions, [ViewPlacement])] = []
        let isDone = asker.place(questions) {
            engine.placeChunks(size: geometry.size, proposal: geometry.proposal, isMirrored: isMirrored) {
                if $0.placed?.conditions != $1 { due.append(($0, $1, $2())) }
            }
        }
        guard isDone else { return false }
        questions.computed += 1
        for (chunk, conditions, placements) in due {
            children.place(chunk, at: placements, by: conditions, in: geometry)
        }
        #if DEBUG
            let placements = engine.chunks!.chunks.flatMap { $0.placed?.items.placements ?? [] }
            questions.notePlacement(asker, in: children.owner, engine.computers, placements)
        #endif
        children.moveGrid(in: geometry)
        placed = nil
        return true
    }

    // Where the container is makes a difference to the pixels only.

    func canFollow(from old: ViewGeometry, to new: ViewGeometry) -> Bool { new.isMoved(from: old) }

    static var keepsValue: Bool { true }

    mutating func follow(from old: ViewGeometry, to new: ViewGeometry, value: inout Void) -> Bool {
        moveGrid(to: new)
        return false
    }

    private func moveGrid(to geometry: ViewGeometry) { children.moveGrid(in: geometry) }
}
