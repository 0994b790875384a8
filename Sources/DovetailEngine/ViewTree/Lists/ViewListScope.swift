import AttributeGraph

/// The life of a part of a list that comes and goes as one: a row of a `ForEach`, a branch of a condition.
///
/// A scope owns the attributes of its part, in a subgraph. While the part is listed, the scope is *present*. When the part goes,
/// its list *retires* the scope: new data no longer reaches it. The attributes stay as long as a container *holds* the scope,
/// because it still draws views on their way out; then they are released. A list that brings the same part back in the meantime
/// *revives* the scope, and the views go on with the state that they have.
///
///     made ──► present ──retire()──► retired ──last letGo()──► released
///                  ▲                    │
///                  └─────revive()───────┘
package class ViewListScope: RetiredPart {
    /// Owns everything that is made for the part.
    package let subgraph: Subgraph
    /// The scope that this one is listed in; nil where that is the container's own list. Holding a scope holds those around it.
    package let outer: ViewListScope?
    unowned let loop: UpdateLoop
    /// How many containers show something of the part, or still draw it.
    private var holds = 0
    /// Whether the part has left its list.
    package private(set) var isRetired = false

    /// Makes a present scope, below `parent`.
    package init(parent: Subgraph, outer: ViewListScope?, loop: UpdateLoop) {
        subgraph = Subgraph(graph: parent.graph, parent: parent)
        self.outer = outer
        self.loop = loop
        // The scope lives until then at least: its subgraph has to be told of.
        subgraph.onRelease { [self] in wasReleased() }
    }

    /// Called when the attributes are about to go. What is listed knows the scope that it belongs to, so a scope lets go of its list
    /// here, or neither would ever be freed.
    func wasReleased() {}

    /// The id that the part is found by: the id of a row, or the value of `id(_:)`. Nil for a branch.
    package var explicitID: AnyHashable? { rowID }
    /// The id of the part's data, if it is a row of a `ForEach`.
    package var rowID: AnyHashable? { nil }

    /// Where the part's data is, if it is a row of a `ForEach`, counted from 0.
    var rowOffset: Int? { nil }

    package var isReleased: Bool { subgraph.isReleased }

    /// Keeps the attributes of this scope, and of those around it, until ``letGo()``.
    package func hold() {
        holds += 1
        if let outer { StackRoom.with { outer.hold() } }
    }

    /// Ends a ``hold()``. The last one of a retired scope releases it.
    package func letGo() {
        holds -= 1
        assert(holds >= 0, "a scope was let go more often than it was held")
        let outer = outer
        if holds == 0 { wasLetGo() }
        if let outer { StackRoom.with { outer.letGo() } }
    }

    /// Called when nobody holds the scope any more.
    func wasLetGo() { if isRetired { subgraph.release() } }

    /// Whether something in the part has a transition with an animation of its own.
    var hasAnimatedTransition = false
    /// Whether something in the part has a transition that leaves it unchanged. Its container has to see it go: it goes before the actions
    /// of what comes in its place.
    var hasUnchangedLeaving = false
    /// How many views on their way out are made from the part in another place.
    var leavingCount = 0

    /// Says that the part has left its list in a change. Where nothing of it leaves gradually, it is released at once, so that nothing in
    /// it is evaluated any more. Else what nobody holds at the end of the stage is released then: by that time containers have
    /// noticed that the part is gone.
    package func retire(in change: Transaction) {
        guard !isRetired else { return }
        isRetired = true
        if leavingCount > 0 || hasUnchangedLeaving
            || !change.disablesAnimations && (change.animation != nil || hasAnimatedTransition)
        {
            loop.retire(self)
        } else {
            subgraph.release()
        }
    }

    /// Says that the part is listed again.
    package func revive() { isRetired = false }

    /// Releases the scope if it is retired and nobody holds it.
    func releaseIfUnused() { if isRetired, holds == 0 { subgraph.release() } }
}
