import AttributeGraph

/// The children of a container, kept by token while the list changes. A container shows all of its list, or what a ``LazyWindow``
/// asks for.
package final class ContainerChildren: PlacedContainer, SelfChecking {
    /// Changes whenever the items, their order or what they tell the container changes.
    private var revision: Attribute<Int>?
    /// The items of the views in the list, in its order, without those behind.
    package var items: [ContainerItem] { shownItems ?? allItems }
    // These are nil where they are the items that the line above them comes from. So there is one array of thousands, which is changed in place.
    private var shownItems: [ContainerItem]?
    /// Those of them that take part in layout: an item's layout is there from the start, or never.
    private var itemsWithLayout: [ContainerItem]?
    /// The items and, at their former places, those on their way out.
    private var itemsAndLeaving: [ContainerItem]?
    package var placement: Attribute<Void>?
    package let loop: UpdateLoop
    /// All items that are listed, also those behind.
    var allItems: [ContainerItem] = []
    var byToken: [Int: ContainerItem] = [:]
    /// The items to draw: those in `items` and, at their former places, those on their way out.
    var drawnItems: [ContainerItem] { itemsAndLeaving ?? items }
    /// How many of them are on their way out.
    var leavingCount = 0
    /// Items of a lazy container that are out of sight and kept for their state.
    var resting = RestingItems()
    /// Changes when an item has gone.
    private var departures: Attribute<Int>?
    /// The subgraph of the container's own attributes.
    let owner = Subgraph.current
    private var releasesItems = false
    package let window: (any ContainerWindow)?
    /// Chunks of the items, where these are many and nothing but what the list and the items' layouts say decides on them.
    private(set) var chunks: ChildChunks?
    private(set) var isInChunks = false
    private var chunkedDisplay = ChunkedDisplay()
    /// Which items are told where the pixels are.
    @exclusivity(unchecked) private var pixels: ContainerPixels

    package init(list: _ViewListOutputs, inputs: _ViewInputs, window: (any ContainerWindow)? = nil) {
        loop = inputs.loop
        self.window = window
        pixels = ContainerPixels(of: inputs)
        super.init()
        var itemInputs = inputs
        itemInputs.implicitArrangement = .overlay
        itemInputs.container = self
        itemInputs.containerItem = nil
        itemInputs.hasPixelsOfGroup = true
        itemInputs.place = window?.place ?? ViewPlace(of: inputs, isGroup: true)
        itemInputs.graphInputs.scrollTargetRegistry?.addRows(of: self, &itemInputs)
        if window != nil {
            // A responder of what was drawn may know its place, and with it the container.
            owner.onRelease { [weak self] in self?.forgetNodes() }
        }
        if window == nil, let fixed = list.fixedElements, !fixed.contains(where: \.mayHaveContainerTraits) {
            // Nothing can ever come, go or change its traits: no attribute is needed.
            allItems = fixed.map { ContainerItem(element: $0, inputs: itemInputs) }
            itemsWithLayout = Self.withLayout(allItems)
            for item in allItems { releaseWithContainer(item) }
        } else {
            departures = Attribute(value: 0)
            revision = Attribute(
                effect: ItemsRule(children: self, list: list, inputs: itemInputs, place: inputs), stage: .structure)
        }
    }

    /// Makes sure that an item does not outlive its container.
    ///
    /// **Rule.** A child reads its container's placement, so it must be released with the container or before. An element made
    /// inside the container is, with its scope. One made elsewhere is not by itself: an item of a bar belongs to the page that
    /// brings it, and the part of the bar that holds it may go while the page lives on, suspended behind another.
    ///
    /// The container, for its part, draws a child no longer than the attributes of the child's element live: a listed child leaves the list
    /// with them, and the way out of one that is leaving ends with them (see ``ContainerItem/leave(in:inputs:onEnd:)``).
    func releaseWithContainer(_ item: ContainerItem) {
        guard !releasesItems, !item.element.subgraph.isInside(owner) else { return }
        releasesItems = true
        owner.onRelease { [self] in
            for item in allItems { item.release() }
            for item in drawnItems where item.phase == .leaving { item.release() }
            for item in resting.all { item.release() }
            (allItems, shownItems, itemsWithLayout, itemsAndLeaving) = ([], nil, nil, nil)
            (leavingCount, resting, isInChunks) = (0, RestingItems(), false)
        }
    }

    private func forgetNodes() { for item in allItems + drawnItems { item.nodes = [] } }

    /// Brings the children's geometry up to date. Read before a child looks at its geometry, untracked: it is the geometry,
    /// set only when it differs, that the child depends on.
    package override func bringPlacementUpToDate() { _ = placement?.untracked }

    /// Gives each item that takes part in layout its place in the container. The one place where a container's children are mirrored.
    ///
    /// - Parameter isPlaced: Tells of an item's index that it has its place already.
    package func place(
        _ items: [ContainerItem], at placements: [ViewPlacement], in geometry: ViewGeometry,
        isMirrored: Bool, except isPlaced: ((Int) -> Bool)? = nil
    ) {
        let grid = geometry.grid.inside(geometry.origin)
        pixels.note(grid)
        for index in 0..<min(items.count, placements.count) {
            if let isPlaced, isPlaced(index) { continue }
            let (item, placement) = (items[index], placements[index])
            var origin = placement.origin
            if isMirrored { origin.x = geometry.size.width - origin.x - placement.size.width }
            item.geometry.setFollowed(
                ViewGeometry(origin: origin, size: placement.size, proposal: placement.proposal, grid: grid))
        }
    }

    /// Tells the items that go by them where the display's pixels are, after all items have been placed, or where the container has moved and
    /// nothing else.
    func moveGrid(in geometry: ViewGeometry) {
        let grid = geometry.grid.inside(geometry.origin)
        for reader in pixels.readersToTell(of: grid) {
            guard let item = reader.attribute(in: loop.graph) else { continue }
            var own = item.untracked
            if own.grid == grid { continue }
            own.grid = grid
            item.setFollowed(own)
        }
    }

    package override func noteReadingPixels(in item: Attribute<ViewGeometry>?) {
        guard let item else { return pixels.noteContainer() }
        // A lazy container tells all that it shows.
        if window == nil, pixels.add(item, in: loop.graph) { placement?.invalidate() }
    }

    /// The items, as a dependency of the running rule.
    func currentItems() -> [ContainerItem] {
        if let revision { _ = revision.value }
        return items
    }

    /// The items that take part in layout.
    package func layoutItems() -> [ContainerItem] {
        if let revision { _ = revision.value }
        return itemsWithLayout ?? items
    }

    /// Whether the items are in chunks, as a dependency of the running rule.
    func currentlyInChunks() -> Bool {
        if let revision { _ = revision.value }
        return isInChunks
    }

    /// The chunks that a stack looks at; nil where it looks at each item. Within a rule, this depends on all that the stack's engine does.
    func stackChunks(_ arrangement: StackArrangement) -> StackChunks? {
        guard currentlyInChunks(), let chunks, !chunks.state.isSharing(allItems.count) else { return nil }
        for chunk in chunks.chunks { _ = chunk.layouts.value }
        return StackChunks(arrangement, chunks.chunks.map(\.stack), count: allItems.count, chunks.state)
    }

    /// Gives each item of a chunk its place.
    func place(
        _ chunk: StackChunk, at placements: [ViewPlacement], by conditions: StackChunk.Placement.Conditions,
        in geometry: ViewGeometry
    ) {
        let new = PlacedItems(chunk.items, placements, in: geometry, isMirrored: conditions.mirroredIn != nil)
        place(
            chunk.items, at: placements, in: geometry, isMirrored: conditions.mirroredIn != nil,
            except: chunk.placed?.items.same(in: new))
        chunk.placed = StackChunk.Placement(items: new, conditions: conditions)
    }

    /// What the children set together, in their order.
    package func makePreferences(_ requested: RequestedPreferences) -> PreferenceOutputs {
        if requested.isEmpty { return PreferenceOutputs() }
        if revision == nil { return .reducing(requested, items.map(\.outputs.preferences)) }
        return .reducing(requested) { [self] in currentItems().map(\.outputs.preferences) }
    }

    private static func withLayout(_ items: [ContainerItem]) -> [ContainerItem]? {
        items.contains { $0.layout == nil } ? items.filter { $0.layout != nil } : nil
    }

    /// Takes over all items that are listed, in the list's order.
    ///
    /// - Parameter haveTraits: Whether the elements of some of them may tell the container something.
    func setItems(_ items: [ContainerItem], haveTraits: Bool) {
        let (old, drawn) = (allItems, drawnItems)
        allItems = items
        shownItems = items.contains { $0.phase == .behind } ? items.filter { $0.phase != .behind } : nil
        itemsWithLayout = Self.withLayout(self.items)
        itemsAndLeaving = leavingCount == 0 ? nil : joined(self.items, withLeavingOf: drawn)
        if window == nil, !haveTraits, items.count >= ChildChunks.least, shownItems == nil, itemsWithLayout == nil {
            enterChunks(from: old, to: items)
        } else if isInChunks {
            isInChunks = false
            chunks?.removeAll()
        }
        noteChange()
    }

    private func enterChunks(from old: [ContainerItem], to items: [ContainerItem]) {
        let chunks = self.chunks ?? ChildChunks(of: self)
        self.chunks = chunks
        let old = isInChunks ? old : []
        isInChunks = true
        guard let middle = CommonEnds.middle(old.count, items.count, { old[$0] === items[$1] }) else { return }
        chunks.apply([ListEdit(old: middle.old, new: middle.new)])
    }

    /// Whether nothing but the list decides on the items, so that where it is the same they are.
    var canBeEdited: Bool { isInChunks && leavingCount == 0 }

    /// Takes over items in the place of others. None of them may tell the container something.
    ///
    /// - Parameter edits: In rising order.
    func edit(_ edits: [ListEdit], _ items: [[ContainerItem]]) {
        for (edit, items) in zip(edits, items).reversed() { allItems.replaceSubrange(edit.old, with: items) }
        let areArranged = items.allSatisfy { $0.allSatisfy { $0.layout != nil } }
        if areArranged, allItems.count >= ChildChunks.least {
            chunks?.apply(edits)
        } else {
            itemsWithLayout = Self.withLayout(allItems)
            isInChunks = false
            chunks?.removeAll()
        }
        noteChange()
    }

    /// The present items, with each one on its way out behind the item that it stood behind.
    private func joined(
        _ items: [ContainerItem], withLeavingOf drawnItems: [ContainerItem]
    ) -> [ContainerItem] {
        for (index, item) in items.enumerated() { item.index = index }
        var leaving: [Int: [ContainerItem]] = [:]
        var place = 0
        for item in drawnItems {
            if item.phase == .leaving {
                leaving[place, default: []].append(item)
            } else if item.phase == .present, item.index < items.count, items[item.index] === item {
                place = item.index + 1
            }
        }
        leavingCount = leaving.values.reduce(0) { $0 + $1.count }
        var result = leaving[0] ?? []
        result.reserveCapacity(items.count + leavingCount)
        for (index, item) in items.enumerated() {
            result.append(item)
            if let behind = leaving[index + 1] { result += behind }
        }
        return result
    }

    /// The last animation of an item on its way out has ended, or the item's attributes are about to go.
    func end(_ item: ContainerItem) {
        guard item.phase == .leaving else { return }
        if let index = itemsAndLeaving?.firstIndex(where: { $0 === item }) {
            itemsAndLeaving?.remove(at: index)
            leavingCount -= 1
            if leavingCount == 0 { itemsAndLeaving = nil }
        }
        if byToken[item.element.token] === item { byToken[item.element.token] = nil }
        item.release()
        // The container may have gone before the last animation of what it showed.
        if let departures, !owner.isReleased { departures.set(departures.untracked + 1) }
        noteChange()
    }

    /// A listed item is out of sight now: it goes, unless there is state in it.
    func putOutOfSight(_ item: ContainerItem) {
        var going: ContainerItem? = item
        if item.holdsState {
            item.rest()
            loop.rest(item)
            going = resting.add(item)
        }
        guard let going else { return }
        if byToken[going.element.token] === going { byToken[going.element.token] = nil }
        // Its effects wait until then.
        going.subgraph.setSuspended(true)
        loop.retireOutOfSight(going)
    }

    /// Lets resting items go whose views have left the list. Where as many came as went, that is not known, so some are looked at each time.
    func lookThroughResting(all: Bool) {
        guard resting.count > 0, let window else { return }
        for item in all ? resting.all : resting.next(8) where item.isReleased || !window.isListed(item.element) {
            resting.remove(item)
            if byToken[item.element.token] === item { byToken[item.element.token] = nil }
            item.release()
        }
    }

    /// Has the container looked through at the end of the update, in debug builds.
    private func noteChange() {
        #if DEBUG
            loop.noteChanged(self)
        #endif
    }

    /// The items to draw, as a dependency of the running rule.
    private func currentDrawnItems() -> [ContainerItem] {
        if let revision, let departures {
            _ = revision.value
            _ = departures.value
        }
        return drawnItems
    }

    /// What has become different of what is drawn for the items in chunks; nil where they are in none.
    private func displayChange() -> DisplayChange? {
        if let revision, let departures {
            _ = revision.value
            _ = departures.value
        }
        guard canBeEdited, let chunks else {
            chunkedDisplay.reset()
            return nil
        }
        return chunkedDisplay.change(to: chunks.chunks)
    }

    /// One group node around the children's nodes.
    ///
    /// - Parameters:
    ///   - choice: Which of the children that take space is drawn alone.
    ///   - backmost: Which of them is drawn behind the others.
    package func makeDisplayGroup(
        inputs: _ViewInputs, choice: (() -> Int?)? = nil, backmost: Int? = nil
    ) -> Attribute<[DisplayNode]> {
        let children = { [self] () -> [DisplayNode] in
            if let choice {
                let items = layoutItems()
                guard let index = choice(), items.indices.contains(index) else { return [] }
                return items[index].outputs.display?.value ?? []
            }
            let items = currentDrawnItems()
            loop.countChildren(items.count)
            if window != nil { for item in items { item.nodes = item.display?.value ?? [] } }
            var nodes: [DisplayNode] = []
            nodes.reserveCapacity(items.count)
            if items.contains(where: { $0.zIndex != 0 }) {
                let sorted = items.enumerated().sorted {
                    ($0.element.zIndex, $0.offset) < ($1.element.zIndex, $1.offset)
                }
                for (_, item) in sorted { if let display = item.display { nodes += display.value } }
            } else {
                for item in items {
                    // Most views have one node, which is lent rather than handed over within an array.
                    item.display?.withValue { if $0.count == 1 { nodes.append($0[0]) } else { nodes += $0 } }
                }
            }
            return nodes
        }
        // In a lazy container what is pinned is drawn in front of the rest, and read where it is listed.
        let reading = { [self] () -> [DisplayNode]? in
            let items = currentDrawnItems()
            guard items.contains(where: { $0.zIndex != 0 }) else { return nil }
            return items.flatMap { $0.display?.value ?? [] }
        }
        let mayBeInChunks = window == nil && revision != nil && choice == nil && backmost == nil
        return DisplayGroup.make(
            inputs: inputs, isPlain: window == nil && inputs.hasPixelsOfGroup, effect: nil, children: children,
            backmost: backmost.map { index in
                { [self] in
                    let items = layoutItems()
                    return items.indices.contains(index) ? items[index].display?.value ?? [] : []
                }
            }, reading: window == nil ? nil : reading, changes: mayBeInChunks ? { [self] in displayChange() } : nil)
    }
}
