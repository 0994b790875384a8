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
    /// The attributes that the last run read, in order: a singly linked list of edges.
    var firstInput: UInt32 = 0
    /// The attributes that read this one: a doubly linked list of edges.
    var firstOutput: UInt32 = 0
    /// The next node of the same subgraph; in a free slot, the next free slot.
    var next: UInt32 = 0
    var generation: UInt32 = 0
    /// The graph's clock when the value last became a different one.
    var changedAt: UInt64 = 0
    /// The graph's clock when the value was last known to be up to date.
    var verifiedAt: UInt64 = 0
    /// The evaluation that read this node last: keeps a rule that reads twice from recording two edges.
    var readBy: UInt64 = 0
    var state: NodeState = .dirty
    /// 255: not an effect; else the stage.
    var stage: UInt8 = 255
    var hasValue = false
    /// The rule is running, or its inputs are being verified.
    var isBusy = false
    /// It was marked while it was busy, so it is not clean when it is done.
    var wasMarkedWhileBusy = false
    var isQueued = false
}

/// A dependency: `reader` read `input`.
struct Edge {
    var input: UInt32
    var reader: UInt32
    /// The next edge of the same reader, in reading order; in a free slot, the next free slot.
    var nextInput: UInt32 = 0
    var nextOutput: UInt32 = 0
    var previousOutput: UInt32 = 0
}
