// Gates: attributes that hold marks back until it is known whether their value changed.
//
// Marking costs what depends on a source, changed or not. Below the environment of a large view that is everything. So a write marks
// a gate, but not what depends on it; before anything else runs, the gate is brought up to date, and only a changed value marks its readers.
//
// What lies behind a held gate looks clean, so nothing may be read in the meantime. A gate is brought up to date before the effects of its own depth and
// of deeper ones; if effects further out wait, which may release what the gate is computed from, it lets the mark through instead, and
// so does every gate when something is read from outside. Marks that a running rule makes are never held: the rule may read what it marked.

extension Graph {
    func makeGate(_ id: AttributeID) {
        gatesMade += 1
        gates[id.rawValue] = gatesMade
        nodes[id.rawValue].pointee.isGate = true
    }

    /// Whether the gate, which has just been marked, keeps the mark to itself for now.
    func hold(_ index: UInt32) -> Bool {
        guard frames.isEmpty, nodes[index].pointee.hasValue else { return false }
        let node = nodes[index]
        let isFirst = heldGates.isEmpty
        heldGates.append(
            HeldGate(
                node: index, generation: node.pointee.generation,
                depth: node.pointee.subgraph!._withUnsafeGuaranteedRef { $0.depth }, order: gates[index] ?? 0,
                changedAt: node.pointee.changedAt))
        holdsMarks = true
        if isFirst { onEffectQueued?() }
        return true
    }

    /// Finds out which gates changed, down to a depth; deeper ones let their marks through.
    ///
    /// - Complexity: O(held gates · log(held gates)), beside what their rules and what they mark cost.
    func openGates(outside depth: Int) {
        // What is read on the way must not come back here.
        holdsMarks = false
        heldGates.beginSearch()
        while true {
            if let gate = heldGates.popDeeper(than: depth) {
                if isAlive(gate) { markReaders(of: gate.node) }
            } else if let gate = heldGates.popOldest() {
                // A gate may depend on those that were made before it: an environment on that around it.
                guard isAlive(gate) else { continue }
                bringUpToDate(gate.node)
                if isAlive(gate), nodes[gate.node].pointee.changedAt > gate.changedAt { markReaders(of: gate.node) }
            } else {
                break
            }
            // Gates further in may have been marked.
            holdsMarks = false
        }
    }

    private func isAlive(_ gate: HeldGate) -> Bool { nodes[gate.node].pointee.generation == gate.generation }

    /// Lets all marks through, as if there were no gates.
    @inline(never)
    func letMarksThrough() { openGates(outside: -1) }

    /// Whether the attribute is a gate that holds a mark back.
    func isHolding(_ index: UInt32) -> Bool {
        heldGates.contains { $0.node == index && $0.generation == nodes[index].pointee.generation }
    }
}
