/// A gate with a mark that it holds back.
struct HeldGate {
    let node: UInt32
    let generation: UInt32
    let depth: Int
    /// Its number among all gates, in the order in which they were made.
    let order: Int
    /// When the gate's value had last changed before it was marked.
    let changedAt: UInt64
}

/// The gates that hold marks back. A change of what all of a window reads may mark thousands of them at once, so the next one is found without
/// a look at all others.
struct HeldGates {
    /// Those that nobody has looked at yet.
    private var recent: [HeldGate] = []
    /// The others, as a heap: each was made before the two behind it, which are at twice its place and one and two more.
    private var oldestFirst: [HeldGate] = []
    /// How often two gates were compared, since the graph was made.
    private(set) var comparisons = 0

    var isEmpty: Bool { recent.isEmpty && oldestFirst.isEmpty }

    /// - Complexity: O(1) amortized.
    mutating func append(_ gate: HeldGate) { recent.append(gate) }

    /// Lets those be looked at anew that a search to another depth has left.
    mutating func beginSearch() {
        if oldestFirst.isEmpty { return }
        recent = oldestFirst + recent
        oldestFirst.removeAll(keepingCapacity: true)
    }

    /// Takes out one that is deeper, the latest first; nil if there is none.
    ///
    /// - Complexity: O(log count) for each gate that is not, once in a search.
    mutating func popDeeper(than depth: Int) -> HeldGate? {
        while let gate = recent.popLast() {
            if gate.depth > depth { return gate }
            insert(gate)
        }
        return nil
    }

    /// Takes out the one that was made first, of those that are not deeper.
    ///
    /// - Complexity: O(log count).
    mutating func popOldest() -> HeldGate? {
        guard let last = oldestFirst.popLast() else { return nil }
        guard let oldest = oldestFirst.first else { return last }
        var place = 0
        while true {
            var next = 2 * place + 1
            guard next < oldestFirst.count else { break }
            comparisons += 1
            if next + 1 < oldestFirst.count, oldestFirst[next + 1].order < oldestFirst[next].order { next += 1 }
            guard oldestFirst[next].order < last.order else { break }
            oldestFirst[place] = oldestFirst[next]
            place = next
        }
        oldestFirst[place] = last
        return oldest
    }

    private mutating func insert(_ gate: HeldGate) {
        var place = oldestFirst.count
        oldestFirst.append(gate)
        while place > 0, gate.order < oldestFirst[(place - 1) / 2].order {
            comparisons += 1
            oldestFirst[place] = oldestFirst[(place - 1) / 2]
            place = (place - 1) / 2
        }
        oldestFirst[place] = gate
    }

    /// - Complexity: O(count).
    func contains(where isWanted: (HeldGate) -> Bool) -> Bool {
        recent.contains(where: isWanted) || oldestFirst.contains(where: isWanted)
    }
}
