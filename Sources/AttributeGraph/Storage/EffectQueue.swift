/// Effects waiting to run: those of outer subgraphs first, equals in the order in which they were queued.
///
/// The order is what makes it safe for an outer effect to release an inner one: the inner one, whose inputs may make no sense
/// any more, never gets to run.
struct EffectQueue {
    /// A place in the queue. It is void once the node has been released, which the generation tells.
    struct Entry {
        let node: UInt32
        let generation: UInt32
    }

    /// The entries of one depth, first come first served.
    private struct Lane {
        var entries: [Entry] = []
        var next = 0
    }

    /// By depth. Subgraphs are not much deeper than views are nested, so a lane for each depth costs little, and effects that
    /// many views have at one depth are queued and taken in constant time.
    private var lanes: [Lane] = []
    /// No lane before this one has entries left.
    private var lowest = 0
    /// How many effects wait: the entries that are not void.
    private(set) var count = 0

    /// Whether no effect waits.
    var isEmpty: Bool { count == 0 }

    /// - Complexity: O(1) amortized.
    mutating func append(_ node: UInt32, generation: UInt32, depth: Int) {
        while lanes.count <= depth { lanes.append(Lane()) }
        lanes[depth].entries.append(Entry(node: node, generation: generation))
        lowest = min(lowest, depth)
        count += 1
    }

    /// The depth of the outermost waiting effects, or a smaller one; nil when none waits.
    var lowestDepth: Int? { isEmpty ? nil : lowest }

    /// The waiting effect of a released node is void; its entry goes when its turn comes.
    mutating func voidOne() { count -= 1 }

    /// The next effect for which `isValid` holds; void entries before it are dropped.
    ///
    /// - Complexity: O(1) for each entry taken out, and for each depth that has none left.
    mutating func popFirst(where isValid: (Entry) -> Bool) -> UInt32? {
        while let entry = popEntry() {
            guard isValid(entry) else { continue }
            count -= 1
            return entry.node
        }
        return nil
    }

    private mutating func popEntry() -> Entry? {
        while lowest < lanes.count {
            let next = lanes[lowest].next
            guard next < lanes[lowest].entries.count else {
                lanes[lowest].entries.removeAll(keepingCapacity: true)
                lanes[lowest].next = 0
                lowest += 1
                continue
            }
            lanes[lowest].next = next + 1
            return lanes[lowest].entries[next]
        }
        return nil
    }
}
