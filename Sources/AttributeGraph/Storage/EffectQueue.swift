/// Effects waiting to run: those of outer subgraphs first, equals in the order in which they were queued.
///
/// The order is what makes it safe for an outer effect to release an inner one: the inner one, whose inputs may make no sense
/// any more, never gets to run.
struct EffectQueue {
    private struct Entry {
        let depth: Int
        let number: UInt64
        let node: UInt32

        func comes(before other: Entry) -> Bool {
            depth != other.depth ? depth < other.depth : number < other.number
        }
    }

    /// A binary heap, the next entry at the front.
    private var heap: [Entry] = []
    private var nextNumber: UInt64 = 0

    var isEmpty: Bool { heap.isEmpty }

    /// - Complexity: O(log n).
    mutating func append(_ node: UInt32, depth: Int) {
        var child = heap.count
        heap.append(Entry(depth: depth, number: nextNumber, node: node))
        nextNumber += 1
        while child > 0 {
            let parent = (child - 1) / 2
            guard heap[child].comes(before: heap[parent]) else { return }
            heap.swapAt(child, parent)
            child = parent
        }
    }

    /// - Complexity: O(log n).
    mutating func popFirst() -> UInt32? {
        guard let first = heap.first else { return nil }
        let last = heap.removeLast()
        guard !heap.isEmpty else { return first.node }
        heap[0] = last
        var parent = 0
        while true {
            var next = parent
            for child in (2 * parent + 1)...(2 * parent + 2) where child < heap.count {
                if heap[child].comes(before: heap[next]) { next = child }
            }
            guard next != parent else { return first.node }
            heap.swapAt(parent, next)
            parent = next
        }
    }
}
