import AttributeGraph

/// Keeps a container's items in step with its list.
struct ItemsRule: StatefulRule {
    let children: ContainerChildren
    let list: _ViewListOutputs
    /// What the items get.
    let inputs: _ViewInputs
    /// Where the container is.
    let place: _ViewInputs
    private var round = 0
    private var follower = ListFollower()

    init(children: ContainerChildren, list: _ViewListOutputs, inputs: _ViewInputs, place: _ViewInputs) {
        self.children = children
        self.list = list
        self.inputs = inputs
        self.place = place
    }

    mutating func update(previous: Int?) -> RuleResult<Int> {
        if previous != nil, children.canBeEdited, let edits = follower.edits(of: list), let result = take(edits) {
            return result
        }
        let asked = children.window?.elements(children.items)
        let elements = asked?.elements ?? list.currentElements()
        inputs.loop.countListElements(elements.count)
        // Where the children are as many as are looked at in chunks, the next change is to be told from here.
        if asked == nil, elements.count >= ChildChunks.least { _ = follower.edits(of: list) }
        round += 1
        var isDifferent =
            previous == nil || asked?.isListChanged == true || elements.count != children.allItems.count
        let items = children.allItems
        // Children that exist when the container is created do not get their own transition.
        let change = previous == nil ? nil : inputs.graphInputs.transaction
        // Rows that scroll into view are not insertions.
        let comingChange = asked?.hasInsertions == false ? nil : change
        var newItems: [ContainerItem] = []
        newItems.reserveCapacity(elements.count)
        var haveTraits = false
        for (position, element) in elements.enumerated() {
            let item: ContainerItem
            // Most often an item is where it was.
            if position < items.count, items[position].element.token == element.token, !items[position].isReleased {
                item = items[position]
            } else if let known = children.byToken[element.token], !known.isReleased {
                item = known
                isDifferent = true
                if item.phase == .leaving {
                    item.comeBack()
                    children.leavingCount -= 1
                } else if item.phase == .resting {
                    children.resting.remove(item)
                    item.wake()
                }
            } else {
                item = inputs.loop.graph.untracked {
                    ContainerItem(element: element, inputs: inputs, change: comingChange)
                }
                children.byToken[element.token] = item
                children.releaseWithContainer(item)
                isDifferent = true
            }
            item.round = round
            if let asked { item.position = asked.positions[position] }
            if item.take(element) { isDifferent = true }
            if element.mayHaveContainerTraits { haveTraits = true }
            newItems.append(item)
        }
        children.lookThroughResting(all: asked?.isListChanged == true)
        guard isDifferent else { return .unchanged }
        for item in items where item.round != round {
            if children.window?.isListed(item.element) == true {
                children.putOutOfSight(item)
                continue
            }
            if let change, leave(item, in: change) { continue }
            // Another item may have been made for the token already.
            if children.byToken[item.element.token] === item { children.byToken[item.element.token] = nil }
            // What has left the list must go before its own effects look for what it stood for.
            if item.leavesUnchanged {
                inputs.loop.goingFirst { item.release() }
            } else {
                item.release()
            }
        }
        children.setItems(newItems, haveTraits: haveTraits)
        return .changed(round)
    }

    /// Takes over the elements that are others than before, where that is all there is to do: none of them tells the container anything, and
    /// what has left the list goes at once. Returns nil, with nothing done, elsewhere.
    private mutating func take(_ edits: [ListEdit]) -> RuleResult<Int>? {
        if edits.isEmpty { return .unchanged }
        let change = inputs.graphInputs.transaction
        if ContainerItem.isGradual(change, nil), edits.contains(where: { !$0.old.isEmpty }) { return nil }
        let elements = edits.map { edit in edit.new.map { list.element(at: $0) } }
        guard !elements.contains(where: { $0.contains(where: \.mayHaveContainerTraits) }) else { return nil }
        round += 1
        let items = elements.map { elements in elements.map { item(for: $0, in: change) } }
        for edit in edits {
            for item in children.allItems[edit.old] where item.round != round {
                // Another item may have been made for the token already.
                if children.byToken[item.element.token] === item { children.byToken[item.element.token] = nil }
                item.release()
            }
        }
        children.edit(edits, items)
        return .changed(round)
    }

    /// The item of an element that is listed now, made if there is none.
    private func item(for element: ViewListElement, in change: Transaction) -> ContainerItem {
        inputs.loop.countListElements(1)
        let item: ContainerItem
        if let known = children.byToken[element.token], !known.isReleased {
            item = known
        } else {
            item = inputs.loop.graph.untracked { ContainerItem(element: element, inputs: inputs, change: change) }
            children.byToken[element.token] = item
            children.releaseWithContainer(item)
        }
        item.round = round
        _ = item.take(element)
        return item
    }

    private func leave(_ item: ContainerItem, in change: Transaction) -> Bool {
        let isLeaving = inputs.loop.graph.untracked {
            item.leave(in: change, inputs: place) { [weak children, weak item] in
                if let children, let item { children.end(item) }
            }
        }
        if isLeaving { children.leavingCount += 1 }
        return isLeaving
    }
}
