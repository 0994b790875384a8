// Gates: attributes that hold marks back until it is known whether their value changed.
//
// Marking costs what depends on a source, changed or not. Below the environment of a large view that is everything. So a write marks
// a gate, but not what depends on it; before anything else runs, the gate is brought up to date, and only a changed value marks its readers.
//
// What lies behind a held gate looks clean, so nothing may be read in the meantime. A gate is brought up to date before the effects of its own depth and
// of deeper ones; if effects further out wait, which may release what the gate is computed from, it lets the mark through instead, and
// so does every gate when something is read from outside. Marks that a running rule makes are never held: the rule may read what it marked.

/// A gate with a mark that it holds back.
struct HeldGate {
    let node: UInt32
    let generation: UInt32
    let depth: Int
    /// When the gate's value had last changed before it was marked.
    let changedAt: UInt64
}

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
                depth: node.pointee.subgraph!._withUnsafeGuaranteedRef { $0.depth }, changedAt: node.pointee.changedAt))
        holdsMarks = true
        if isFirst { onEffectQueued?() }
        return true
    }

    /// Finds out which gates changed, down to a depth; deeper ones let their marks through.
    func openGates(outside depth: Int) {
        // What is read on the way must not come back here.
        holdsMarks = false
        while !heldGates.isEmpty {
            if let deep = heldGates.lastIndex(where: { $0.depth > depth }) {
                let gate = heldGates.remove(at: deep)
                if isAlive(gate) { markReaders(of: gate.node) }
            } else {
                // A gate may depend on those that were made before it: an environment on that around it.
                let oldest = heldGates.indices.min { order(of: heldGates[$0]) < order(of: heldGates[$1]) }
                let gate = heldGates.remove(at: oldest!)
                guard isAlive(gate) else { continue }
                bringUpToDate(gate.node)
                if isAlive(gate), nodes[gate.node].pointee.changedAt > gate.changedAt { markReaders(of: gate.node) }
            }
            // Gates further in may have been marked.
            holdsMarks = false
        }
    }

    private func order(of gate: HeldGate) -> Int { gates[gate.node] ?? 0 }

    private func isAlive(_ gate: HeldGate) -> Bool { nodes[gate.node].pointee.generation == gate.generation }

    /// Lets all marks through, as if there were no gates.
    @inline(never)
    func letMarksThrough() { openGates(outside: -1) }

    /// Whether the attribute is a gate that holds a mark back.
    func isHolding(_ index: UInt32) -> Bool {
        heldGates.contains { $0.node == index && $0.generation == nodes[index].pointee.generation }
    }
}
