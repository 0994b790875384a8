/// Owns a set of attributes and frees them together.
///
/// Subgraphs form a tree: releasing one releases those below it first. Attributes made while a subgraph is current (see
/// ``apply(_:)``) belong to it; a rule's own subgraph is current while it runs. The tree keeps a subgraph until it is released;
/// one without a parent is kept by the graph.
///
/// **Threads.** As the graph: one at a time.
public final class Subgraph {
    // As in the graph, exclusive access is not checked at run time, and for the same reasons holds.
    // Unsafe, because the graph releases its subgraphs while it is being destroyed itself.
    @exclusivity(unchecked) public private(set) unowned(unsafe) var graph: Graph
    /// The subgraph above, nil for one at the top and for a released one.
    // Unsafe but never dangling: a parent that goes has released its children.
    @exclusivity(unchecked) public private(set) unowned(unsafe) var parent: Subgraph?
    /// Whether ``release()`` was called.
    @exclusivity(unchecked) public private(set) var isReleased = false
    /// Whether this subgraph or one above it is suspended; see ``setSuspended(_:)``.
    @exclusivity(unchecked) public private(set) var isSuspended: Bool
    @exclusivity(unchecked) private var isSuspendedItself = false
    /// Whether ``noteState()`` was called here or below: what is made anew in its place would not be the same.
    @exclusivity(unchecked) public private(set) var holdsState = false
    /// How many subgraphs are above this one.
    let depth: Int
    @exclusivity(unchecked) var firstNode: UInt32 = 0
    @exclusivity(unchecked) private var children = SubgraphList()
    /// Whose child this is: the parent or, without one, the graph's root.
    @exclusivity(unchecked) private unowned(unsafe) var keeper: Subgraph?
    @exclusivity(unchecked) fileprivate var positionAmongSiblings = 0
    @exclusivity(unchecked) private var releaseActions: [() -> Void] = []
    @exclusivity(unchecked) private var retireActions: [(Bool) -> Void] = []
    /// Whether ``setRetired(_:)`` said so of this subgraph or of one above it.
    @exclusivity(unchecked) private var isRetired = false
    @exclusivity(unchecked) private var isRetiredItself = false

    /// Makes a subgraph that is released with `parent` at the latest, or with the graph if there is no parent.
    public init(graph: Graph, parent: Subgraph?) {
        self.graph = graph
        self.parent = parent
        depth = parent.map { $0.depth + 1 } ?? 0
        isSuspended = parent?.isSuspended ?? false
        precondition(parent?.isReleased != true, "a subgraph was made below one that has been released")
        keeper = parent ?? graph.rootSubgraph
        keeper?.children.append(self)
    }

    /// Makes a subgraph below the current one.
    public convenience init() {
        let graph = Graph.required
        self.init(graph: graph, parent: graph.currentSubgraph)
    }

    /// The subgraph that new attributes belong to now.
    public static var current: Subgraph { Graph.required.currentSubgraph }

    /// Whether this subgraph is `other` or below it, and so is released with it at the latest.
    ///
    /// - Complexity: O(levels between the two).
    public func isInside(_ other: Subgraph) -> Bool {
        var subgraph = self
        while subgraph.depth > other.depth, let parent = subgraph.parent { subgraph = parent }
        return subgraph === other
    }

    /// Says that something in this subgraph can't be made again as it is: a value that was kept, or an object. It is said of those above, too.
    ///
    /// - Complexity: O(1) but for the first time, which is O(levels).
    public func noteState() {
        var subgraph: Subgraph? = self
        // Where it was said once, it was said of all above.
        while let current = subgraph, !current.holdsState {
            current.holdsState = true
            subgraph = current.parent
        }
    }

    /// Runs `body` with this subgraph current.
    public func apply<Result>(_ body: () throws -> Result) rethrows -> Result {
        try graph.perform {
            let outer = graph.currentSubgraph
            graph.currentSubgraph = self
            defer { graph.currentSubgraph = outer }
            return try body()
        }
    }

    /// Lets the effects of this subgraph and those below wait, or run again.
    ///
    /// Effects of the first stage run all the same; those of later stages that are due meanwhile run, once, after the subgraph
    /// is resumed. Attributes can be read as ever.
    ///
    /// - Complexity: O(subgraphs below), and on resuming O(waiting effects).
    public func setSuspended(_ isSuspended: Bool) {
        guard !isReleased, isSuspended != isSuspendedItself else { return }
        isSuspendedItself = isSuspended
        for subgraph in innerFirst().reversed() {
            subgraph.isSuspended = subgraph.isSuspendedItself || subgraph.parent?.isSuspended == true
        }
        if !self.isSuspended { graph.unparkEffects() }
    }

    /// Calls `action` once when the subgraph is released, while its attributes can still be read.
    ///
    /// Actions of inner subgraphs come first, those of siblings in the order in which the siblings were made, those of one
    /// subgraph in the order in which they were added.
    public func onRelease(_ action: @escaping () -> Void) { releaseActions.append(action) }

    /// Says that this subgraph and those below are about to be released, or that they are to live on after all.
    ///
    /// A subgraph that is retired itself stays so when one above it is to live on, and one below a retired subgraph lives on with that alone.
    /// Nothing happens to the attributes; it is for those who have to be told before the end, see ``onRetire(_:)``.
    ///
    /// - Complexity: O(subgraphs below).
    public func setRetired(_ isRetired: Bool) {
        guard !isReleased, isRetired != isRetiredItself else { return }
        isRetiredItself = isRetired
        for subgraph in isRetired ? innerFirst() : thoseToLiveOn() where subgraph.isRetired != isRetired {
            subgraph.isRetired = isRetired
            for action in subgraph.retireActions { action(isRetired) }
        }
    }

    /// This subgraph and those below that nothing keeps retired any more, each after its children.
    private func thoseToLiveOn() -> [Subgraph] {
        if parent?.isRetired == true { return [] }
        var staying: Set<ObjectIdentifier> = []
        var order: [Subgraph] = []
        for subgraph in innerFirst().reversed() {
            let isBelow = subgraph !== self && subgraph.parent.map { staying.contains(ObjectIdentifier($0)) } == true
            if subgraph.isRetiredItself || isBelow {
                staying.insert(ObjectIdentifier(subgraph))
            } else {
                order.append(subgraph)
            }
        }
        return order.reversed()
    }

    /// Calls `action` with true when the subgraph is retired, and when it is released without having been retired; with false
    /// when it is to live on. Order as for ``onRelease(_:)``.
    public func onRetire(_ action: @escaping (Bool) -> Void) {
        retireActions.append(action)
        onRelease { [unowned(unsafe) self] in
            // The subgraph runs its own actions, so it is there.
            retireActions = []
            if !isRetired { action(true) }
        }
    }

    /// Frees the attributes of this subgraph and of those below. Attributes elsewhere that read one of them are marked.
    ///
    /// Safe from within a rule, even one of this subgraph: values are destroyed when no rule runs any more. Such a rule may
    /// finish, but the attribute it computes is gone: who was reading it traps, so only effects should do so.
    ///
    /// - Complexity: O(attributes + dependencies), both of this subgraph and those below.
    public func release() {
        guard !isReleased else { return }
        graph.perform {
            graph.untracked {
                runReleaseActions()
                // An action may have come here already.
                if !isReleased { releaseNodes() }
            }
            graph.emptyGraveyard()
        }
    }

    /// Actions may add actions and subgraphs, so this goes on until there are none left.
    private func runReleaseActions() {
        while true {
            // The commonest case: a leaf that nobody waits for.
            if releaseActions.isEmpty, children.isEmpty { return }
            let pending = innerFirst().filter { !$0.releaseActions.isEmpty }
            if pending.isEmpty { return }
            for subgraph in pending {
                let actions = subgraph.releaseActions
                subgraph.releaseActions = []
                for action in actions { action() }
            }
        }
    }

    private func releaseNodes() {
        keeper?.children.remove(self)
        guard !children.isEmpty else {
            isReleased = true
            parent = nil
            keeper = nil
            forEachNode { graph.forgetInputs(of: $0) }
            forEachNode { graph.releaseNode($0) }
            firstNode = 0
            return
        }
        let released = innerFirst()
        // First all input lists go, in constant time for each edge; then only readers outside are left to be told.
        for subgraph in released {
            subgraph.isReleased = true
            subgraph.parent = nil
            subgraph.keeper = nil
            subgraph.forEachNode { graph.forgetInputs(of: $0) }
        }
        for subgraph in released {
            subgraph.children.removeAll()
            subgraph.forEachNode { graph.releaseNode($0) }
            subgraph.firstNode = 0
        }
    }

    private func forEachNode(_ body: (UInt32) -> Void) {
        var index = firstNode
        while index != 0 {
            let next = graph.nodes[index].pointee.next
            body(index)
            index = next
        }
    }

    /// This subgraph and those below, each after its children. A loop, since the tree may be deep.
    private func innerFirst() -> [Subgraph] {
        var order: [Subgraph] = []
        var waiting = [self]
        while let next = waiting.popLast() {
            order.append(next)
            next.children.appendAll(to: &waiting)
        }
        order.reverse()
        return order
    }
}

extension Attribute {
    /// As ``Subgraph/noteState()``, of the subgraph that the attribute is in.
    public func noteState() { Graph.required.nodes[id.rawValue].pointee.subgraph?.takeUnretainedValue().noteState() }
}

/// The children of a subgraph in the order in which they were made. Each knows its place, so it leaves in constant time.
private struct SubgraphList {
    private var places: [Subgraph?] = []
    private var emptyCount = 0

    /// Whether none is left.
    var isEmpty: Bool { places.count == emptyCount }

    mutating func append(_ subgraph: Subgraph) {
        subgraph.positionAmongSiblings = places.count
        places.append(subgraph)
    }

    /// - Complexity: O(1) amortized.
    mutating func remove(_ subgraph: Subgraph) {
        places[subgraph.positionAmongSiblings] = nil
        emptyCount += 1
        guard emptyCount > 16, emptyCount > places.count / 2 else { return }
        let rest = places.compactMap { $0 }
        removeAll()
        for subgraph in rest { append(subgraph) }
    }

    mutating func removeAll() {
        places = []
        emptyCount = 0
    }

    func appendAll(to other: inout [Subgraph]) {
        for case let subgraph? in places { other.append(subgraph) }
    }
}

extension Graph {
    /// Checks the tree of subgraphs; throws what is broken.
    ///
    /// - Complexity: O(subgraphs + attributes).
    package func checkSubgraphs() throws {
        var waiting = [rootSubgraph!]
        while let subgraph = waiting.popLast() {
            var children: [Subgraph] = []
            subgraph.appendChildren(to: &children)
            for child in children { try child.checkPlace(below: subgraph, isTop: subgraph === rootSubgraph) }
            try subgraph.checkNodes()
            waiting += children
        }
    }
}

extension Subgraph {
    fileprivate func appendChildren(to list: inout [Subgraph]) { children.appendAll(to: &list) }

    fileprivate func checkPlace(below keeper: Subgraph, isTop: Bool) throws {
        func require(_ condition: Bool, _ message: String) throws {
            if !condition { throw BrokenInvariant(description: "subgraphs: \(message)") }
        }
        try require(!isReleased, "one that was released is still kept by another")
        try require(self.keeper === keeper, "one is kept by another than it believes")
        try require(parent === keeper || (isTop && parent == nil), "one has another parent than the one that keeps it")
        try require(depth == (parent.map { $0.depth + 1 } ?? 0), "a depth is not one more than the parent's")
        try require(
            isSuspended == (isSuspendedItself || parent?.isSuspended == true),
            "one is suspended and its parent knows nothing")
    }

    fileprivate func checkNodes() throws {
        var index = firstNode
        while index != 0 {
            let node = graph.nodes[index].pointee
            guard node.memory != nil, node.subgraph?.takeUnretainedValue() === self else {
                throw BrokenInvariant(
                    description: "subgraphs: attribute \(index) is listed by a subgraph that it is not in")
            }
            index = node.next
        }
    }
}
