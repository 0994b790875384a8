/// Effects waiting to run: those of outer subgraphs first, equals in the order in which they were queued.
///
/// The order is what makes it safe for an outer effect to release an inner one: the inner one, whose inputs may make no sense
/// any more, never gets to run.
struct EffectQueue {
    /// A place in the queue. It is void once the node has been released, which the generation tells.
    struct Entry {
        let depth: Int
        let number: UInt64
        let node: UInt32
        let generation: UInt32

        func comes(before other: Entry) -> Bool {
            depth != other.depth ? depth < other.depth : number < other.number
        }
    }

    /// A binary heap, the next entry at the front.
    private var heap: [Entry] = []
    private var nextNumber: UInt64 = 0
    /// How many effects wait: the entries that are not void.
    private(set) var count = 0

    /// Whether no effect waits.
    var isEmpty: Bool { count == 0 }

    /// - Complexity: O(log n).
    mutating func append(_ node: UInt32, generation: UInt32, depth: Int) {
        var child = heap.count
        heap.append(Entry(depth: depth, number: nextNumber, node: node, generation: generation))
        nextNumber += 1
        count += 1
        while child > 0 {
            let parent = (child - 1) / 2
            guard heap[child].comes(before: heap[parent]) else { return }
            heap.swapAt(child, parent)
            child = parent
        }
    }

    /// The waiting effect of a released node is void; its entry goes when it comes to the front.
    mutating func voidOne() {
        count -= 1
        if count == 0 { heap.removeAll(keepingCapacity: true) }
    }

    /// The next effect for which `isValid` holds; void entries before it are dropped.
    ///
    /// - Complexity: O(log n) for each entry taken out.
    mutating func popFirst(where isValid: (Entry) -> Bool) -> UInt32? {
        while let entry = popEntry() {
            guard isValid(entry) else { continue }
            count -= 1
            return entry.node
        }
        return nil
    }

    private mutating func popEntry() -> Entry? {
        guard let first = heap.first else { return nil }
        let last = heap.removeLast()
        guard !heap.isEmpty else { return first }
        heap[0] = last
        var parent = 0
        while true {
            var next = parent
            for child in (2 * parent + 1)...(2 * parent + 2) where child < heap.count {
                if heap[child].comes(before: heap[next]) { next = child }
            }
            guard next != parent else { return first }
            heap.swapAt(parent, next)
            parent = next
        }
    }
}
