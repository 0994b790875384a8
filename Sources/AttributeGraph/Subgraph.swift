/// Owns a set of attributes and frees them together.
///
/// Subgraphs form a tree: releasing one releases those below it first. Attributes made while a subgraph is current (see
/// ``apply(_:)``) belong to it; a rule's own subgraph is current while it runs.
public final class Subgraph {
    // Unsafe, because the graph releases its subgraphs while it is being destroyed itself.
    public private(set) unowned(unsafe) var graph: Graph
    public private(set) weak var parent: Subgraph?
    /// Whether ``release()`` was called.
    public private(set) var isReleased = false
    /// How many subgraphs are above this one.
    let depth: Int
    var firstNode: UInt32 = 0
    private var children: [ObjectIdentifier: Subgraph] = [:]
    private var releaseActions: [() -> Void] = []

    /// Makes a subgraph that is released with `parent` at the latest.
    public init(graph: Graph, parent: Subgraph?) {
        self.graph = graph
        self.parent = parent
        depth = parent.map { $0.depth + 1 } ?? 0
        parent?.children[ObjectIdentifier(self)] = self
    }

    /// Makes a subgraph below the current one.
    public convenience init() {
        let graph = Graph.required
        self.init(graph: graph, parent: graph.currentSubgraph)
    }

    /// The subgraph that new attributes belong to now.
    public static var current: Subgraph { Graph.required.currentSubgraph }

    /// Runs `body` with this subgraph current.
    public func apply<Result>(_ body: () throws -> Result) rethrows -> Result {
        try graph.perform {
            let outer = graph.currentSubgraph
            graph.currentSubgraph = self
            defer { graph.currentSubgraph = outer }
            return try body()
        }
    }

    /// Calls `action` once when the subgraph is released, while its attributes can still be read.
    public func onRelease(_ action: @escaping () -> Void) { releaseActions.append(action) }

    /// Frees the attributes of this subgraph and of those below. Attributes elsewhere that read one of them are marked.
    /// Safe from within a rule, even one of this subgraph: memory is freed when no rule runs any more.
    public func release() {
        guard !isReleased else { return }
        parent?.children[ObjectIdentifier(self)] = nil
        graph.perform {
            graph.untracked {
                runReleaseActions()
                releaseNodes()
            }
        }
    }

    private func runReleaseActions() {
        for child in children.values { child.runReleaseActions() }
        let actions = releaseActions
        releaseActions = []
        for action in actions { action() }
    }

    private func releaseNodes() {
        // First all input lists go, in constant time for each edge; then only readers outside are left to be told.
        forEachNode { graph.forgetInputs(of: $0) }
        freeNodes()
    }

    private func forEachNode(_ body: (UInt32) -> Void) {
        for child in children.values { child.forEachNode(body) }
        var index = firstNode
        while index != 0 {
            body(index)
            index = graph.nodes[index].pointee.next
        }
    }

    private func freeNodes() {
        guard !isReleased else { return }
        isReleased = true
        for child in children.values { child.freeNodes() }
        children = [:]
        var index = firstNode
        firstNode = 0
        while index != 0 {
            let next = graph.nodes[index].pointee.next
            graph.releaseNode(index)
            index = next
        }
    }
}
