import CThread

/// A graph of values that are brought up to date incrementally.
///
/// **Life of an update.** Setting a source marks it and everything that depends on it, directly or not, as possibly out of
/// date ("propagate"); nothing runs. Asking for a value ("pull") first verifies the inputs that its rule read last time, in
/// the order in which it read them; only when one of them really changed does the rule run, and its dependencies are
/// recorded anew. A rule whose result is equal to the one before ends the propagation: what depends on it stays as it is.
///
///     graph.perform {
///         let width = Attribute(value: 2)
///         let area = Attribute(Area(width: width))     // a Rule that reads `width.value`
///         area.value                                    // runs the rule
///         width.set(3)                                  // marks
///         area.value                                    // runs it again
///     }
///
/// **Depth.** Verification keeps its own stack. Only a rule that reads something never computed before recurses, and such
/// a recursion goes on on fresh stack segments, so chains may be as deep as memory allows.
///
/// **Threads.** A graph belongs to one thread at a time; it has no lock.
public final class Graph {
    // Exclusive access to these is not checked at run time: the checks were half of what a rule cost. They hold all the same.
    // One thread at a time uses a graph, and no access to one of these properties is under way while a rule, a comparison or
    // a deinitializer runs, which could come back here: each is read or changed by a single statement, and the pages that nodes
    // and edges live in never move.
    @exclusivity(unchecked) var nodes = PagedStorage<Node>()
    @exclusivity(unchecked) var edges = PagedStorage<Edge>()
    @exclusivity(unchecked) var firstFreeNode: UInt32 = 0
    @exclusivity(unchecked) var firstFreeEdge: UInt32 = 0
    @exclusivity(unchecked) var liveNodes = 0
    @exclusivity(unchecked) var liveEdges = 0
    /// Descriptors by the type of a source's value.
    @exclusivity(unchecked) var sourceTypes = NodeTypeTable()
    /// Descriptors by rule type.
    @exclusivity(unchecked) var ruleTypes = NodeTypeTable()

    /// Grows with each change of a value; compared, never shown.
    @exclusivity(unchecked) var clock: UInt64 = 0
    /// The node whose rule runs now and records what it reads, 0 for none.
    @exclusivity(unchecked) var reader: UInt32 = 0
    /// The number of the run of `reader`.
    @exclusivity(unchecked) var readerRun: UInt64 = 0
    /// The busy nodes, outermost first: those whose inputs are being verified and those whose rules run.
    @exclusivity(unchecked) var frames = Stack<Frame>()
    /// Scratch of the propagation.
    @exclusivity(unchecked) var marking = Stack<UInt32>()
    /// Effects waiting, by stage.
    @exclusivity(unchecked) var effectQueues = [EffectQueue](repeating: EffectQueue(), count: EffectStage.count)
    /// Effects waiting for their subgraph to be resumed.
    @exclusivity(unchecked) var parkedEffects = EffectQueue()
    /// The gates, with numbers in the order in which they were made.
    @exclusivity(unchecked) var gates: [UInt32: Int] = [:]
    @exclusivity(unchecked) var gatesMade = 0
    /// Gates that were marked and have not let the mark through yet.
    @exclusivity(unchecked) var heldGates = HeldGates()
    /// Whether a read must look at the held gates first.
    @exclusivity(unchecked) var holdsMarks = false
    /// Memory of released nodes; destroyed when no rule runs.
    @exclusivity(unchecked) var graveyard: [Grave] = []

    /// The subgraph that new attributes belong to.
    @exclusivity(unchecked) public internal(set) var currentSubgraph: Subgraph!
    /// Owns the attributes made outside any other subgraph; released with the graph.
    public private(set) var rootSubgraph: Subgraph!
    /// Called with the cycle when a rule depends on itself. The attribute then keeps its old value.
    public var onCycle: ((DependencyCycle) -> Void)?
    /// Called when marking put the first effect into an empty queue.
    public var onEffectQueued: (() -> Void)?
    /// How many rules have run.
    @exclusivity(unchecked) public internal(set) var rulesRun = 0
    /// How many dependencies were looked at to find out whether a rule must run.
    @exclusivity(unchecked) public internal(set) var inputsVerified = 0

    /// How often a rule followed an input, in place of a run; see ``FollowingRule``.
    @exclusivity(unchecked) package internal(set) var followings = 0

    public init() {
        rootSubgraph = Subgraph(graph: self, parent: nil)
        currentSubgraph = rootSubgraph
    }

    deinit {
        let outer = Graph.current
        Graph.current = self
        rootSubgraph.release()
        emptyGraveyard()
        Graph.current = outer === self ? nil : outer
        nodes.deallocate()
        edges.deallocate()
        frames.deallocate()
        marking.deallocate()
    }

    // MARK: The current graph

    /// The graph that the calling thread works with, if any.
    public internal(set) static var current: Graph? {
        get {
            guard let pointer = dovetail_context().pointee.graph else { return nil }
            return Unmanaged<Graph>.fromOpaque(pointer).takeUnretainedValue()
        }
        set { dovetail_context().pointee.graph = newValue.map { Unmanaged.passUnretained($0).toOpaque() } }
    }

    static var required: Graph {
        guard let pointer = dovetail_context().pointee.graph else {
            preconditionFailure("an attribute was used outside Graph.perform")
        }
        return Unmanaged<Graph>.fromOpaque(pointer).takeUnretainedValue()
    }

    /// The graph that is current, without the retain and release that ``required`` costs. `perform` keeps it alive.
    @inline(__always)
    static func withCurrent<Result>(_ body: (Graph) -> Result) -> Result {
        guard let pointer = dovetail_context().pointee.graph else {
            preconditionFailure("an attribute was used outside Graph.perform")
        }
        return Unmanaged<Graph>.fromOpaque(pointer)._withUnsafeGuaranteedRef { body($0) }
    }

    /// Brings an attribute up to date, makes the running rule depend on it, and lends its value: the pointer is good until
    /// another attribute is read or set.
    @usableFromInline
    static func readPointer(_ id: AttributeID) -> UnsafeMutableRawPointer { withCurrent { $0.readPointer(id) } }

    /// The same without making the running rule depend on it.
    @usableFromInline
    static func readPointerUntracked(_ id: AttributeID) -> UnsafeMutableRawPointer {
        withCurrent { $0.readPointerUntracked(id) }
    }

    /// Runs `body` with this graph current on the calling thread. May be nested.
    public func perform<Result>(_ body: () throws -> Result) rethrows -> Result {
        let outer = Graph.current
        if outer === self { return try body() }
        Graph.current = self
        defer { Graph.current = outer }
        return try body()
    }

    /// Whether a rule of this graph runs now.
    public var isEvaluating: Bool { reader != 0 }

    /// Runs `body` without recording what it reads as dependencies of the running rule.
    public func untracked<Result>(_ body: () throws -> Result) rethrows -> Result {
        let (outerReader, outerRun) = (reader, readerRun)
        reader = 0
        defer { resume(outerReader, run: outerRun) }
        return try body()
    }
}

/// A rule that depends on its own result.
public struct DependencyCycle: CustomStringConvertible {
    /// The rules of the cycle, from the one entered first; the last one reads the first again.
    public let rules: [String]

    public var description: String {
        "cycle in the attribute graph: " + (rules + [rules[0]]).joined(separator: " → ")
    }
}
