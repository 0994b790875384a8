/// How much of a node is known to be true.
enum NodeState: UInt8 {
    /// The value is up to date.
    case clean
    /// Something it depends on, directly or not, changed; perhaps the value did not.
    case check
    /// The rule must run.
    case dirty
}

/// One attribute's record: fixed size, kept in pages, addressed by index.
struct Node {
    /// The rule (if any) and behind it the value; one allocation, laid out by `type`. Nil in a free slot.
    var memory: UnsafeMutableRawPointer?
    var type: Unmanaged<NodeType>?
    var subgraph: Unmanaged<Subgraph>?
    /// The graph's clock when the value last became a different one.
    var changedAt: UInt64 = 0
    /// The graph's clock when the value was last known to be up to date.
    var verifiedAt: UInt64 = 0
    /// The run that read this node last: keeps a rule that reads twice in a row from recording two edges.
    var readBy: UInt64 = 0
    /// The number of this node's own last run; 0 before the first. Edges of that run carry its low half.
    var run: UInt64 = 0
    /// The attributes that the last run read, in order: a doubly linked list of edges.
    var firstInput: UInt32 = 0
    /// The attributes that read this one: a doubly linked list of edges.
    var firstOutput: UInt32 = 0
    /// While inputs are being verified, the edge to look at next; while the rule runs, the last edge it confirmed.
    var cursor: UInt32 = 0
    /// Of a node that is to be checked: the input edges through which it was marked, if they are few.
    var markedEdges = MarkedEdges()
    /// The next node of the same subgraph; in a free slot, the next free slot.
    var next: UInt32 = 0
    var generation: UInt32 = 0
    /// Where the value is in `memory`; a copy of the type's, so that a read need not touch the type.
    var valueOffset: UInt32 = 0
    var state: NodeState = .dirty
    /// 255: not an effect; else the stage.
    var stage: UInt8 = 255
    var hasValue = false
    /// The inputs are being verified, or the rule is running: the node has a frame on the graph's stack.
    var isBusy = false
    /// The rule is running.
    var isRunning = false
    /// Something that it relies on was marked while it was busy, so it is not clean when it is done.
    var wasMarkedWhileBusy = false
    /// The input at `cursor` has been brought up to date.
    var hasVisitedInput = false
    /// The run in `readBy` read this node, but the run before that did not, as far as is known.
    var isNewRead = false
    var isQueued = false
    /// Whether it waits for its subgraph to be resumed, rather than for its stage.
    var isParked = false
    /// Whether it keeps marks from its readers until it is known whether it changed; see `Graph+Gates.swift`.
    var isGate = false
    /// The last run read something that was not up to date, as happens in cycles: it may change without marking this node.
    var readUnsettledInput = false

    /// Whether the marked edges are all that must be looked at to verify the node. All other inputs are clean then, and have
    /// not changed since it was verified.
    @inline(__always)
    var needsMarkedEdgesOnly: Bool { state == .check && !markedEdges.areMany && !readUnsettledInput }
}

/// Up to two edges, as a node with thousands of inputs is mostly marked through one or two.
struct MarkedEdges {
    private(set) var first: UInt32 = 0
    /// 0 for none.
    private(set) var second: UInt32 = 0
    private(set) var areMany = false

    /// More than two, or not known.
    static let many: MarkedEdges = {
        var edges = MarkedEdges()
        edges.areMany = true
        return edges
    }()

    init() {}
    @inline(__always)
    init(_ edge: UInt32) { first = edge }

    @inline(__always)
    func contains(_ edge: UInt32) -> Bool { edge == first || edge == second }
    @inline(__always)
    func other(than edge: UInt32) -> UInt32 { edge == first ? second : first }

    @inline(__always)
    mutating func add(_ edge: UInt32) {
        if areMany || contains(edge) { return }
        if second == 0 { second = edge } else { areMany = true }
    }
}

/// A dependency: `reader` read `input`.
struct Edge {
    var input: UInt32
    var reader: UInt32
    /// The low half of the number of the run that read it last. An edge of the running rule with another number was made
    /// by an earlier run and has not been confirmed yet.
    var run: UInt32
    /// Rises along the inputs of a reader.
    var order: UInt32 = 0
    /// The next edge of the same reader, in reading order; in a free slot, the next free slot.
    var nextInput: UInt32 = 0
    var previousInput: UInt32 = 0
    var nextOutput: UInt32 = 0
    var previousOutput: UInt32 = 0
}
