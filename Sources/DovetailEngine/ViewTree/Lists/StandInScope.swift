import AttributeGraph

/// The life of a row that stands for a view of another list, as long as a container holds it. It holds that view.
package final class StandInScope: ViewListScope {
    /// The view that the row stands for.
    package let base: ViewListElement
    /// What the row shows.
    package var list: _ViewListOutputs = .empty
    /// The list that the row is in.
    package let owner: ObjectIdentifier
    /// Called when nobody holds the row any more.
    private let onUnused: (StandInScope) -> Void

    package init(
        base: ViewListElement, of owner: AnyObject, parent: Subgraph, outer: ViewListScope?, loop: UpdateLoop,
        onUnused: @escaping (StandInScope) -> Void
    ) {
        self.base = base
        self.owner = ObjectIdentifier(owner)
        self.onUnused = onUnused
        super.init(parent: parent, outer: outer, loop: loop)
        base.source.add(self)
    }

    private override init(parent: Subgraph, outer: ViewListScope?, loop: UpdateLoop) {
        fatalError("a row is made with the view that it stands for")
    }

    override package var rowID: AnyHashable? { base.rowID }

    override package func hold() {
        base.hold()
        super.hold()
    }

    override package func letGo() {
        super.letGo()
        base.letGo()
    }

    override func wasLetGo() {
        guard !isReleased else { return }
        onUnused(self)
        subgraph.release()
    }

    override func wasReleased() {
        list = .empty
        base.source.remove(self)
    }

    /// Called when the attributes of what the row stands for are about to go. The row goes first: it reads them.
    func baseWasReleased() {
        guard !isReleased else { return }
        onUnused(self)
        subgraph.release()
    }
}
