import CStackSegment

// Pull: verifying inputs and running rules.

/// A node whose inputs are being verified, and the edge to look at next.
struct VerificationFrame {
    var node: UInt32
    /// Tells whether the node is still the one that the frame was made for.
    var generation: UInt32
    var edge: UInt32
    /// The input of `edge` has been brought up to date for this frame.
    var hasVisitedInput = false

    mutating func advance(to next: UInt32) {
        edge = next
        hasVisitedInput = false
    }
}

extension Graph {
    // MARK: Reading

    @inline(__always)
    private func pointer<Value>(to attribute: Attribute<Value>) -> UnsafeMutablePointer<Value> {
        let node = nodes[attribute.id.rawValue]
        guard let memory = node.pointee.memory, let type = node.pointee.type else {
            preconditionFailure("an attribute was read after its subgraph was released")
        }
        return (memory + type._withUnsafeGuaranteedRef { $0.valueOffset }).assumingMemoryBound(to: Value.self)
    }

    func read<Value>(_ attribute: Attribute<Value>) -> Value {
        bringUpToDate(attribute.id.rawValue)
        recordRead(of: attribute.id.rawValue)
        return pointer(to: attribute).pointee
    }

    func readWithChange<Value>(_ attribute: Attribute<Value>) -> (value: Value, changed: Bool) {
        bringUpToDate(attribute.id.rawValue)
        recordRead(of: attribute.id.rawValue)
        let changed: Bool
        if reader == 0 {
            changed = true
        } else {
            let node = nodes[reader]
            changed =
                !node.pointee.hasValue || nodes[attribute.id.rawValue].pointee.changedAt > node.pointee.verifiedAt
        }
        return (pointer(to: attribute).pointee, changed)
    }

    func readUntracked<Value>(_ attribute: Attribute<Value>) -> Value {
        untracked {
            bringUpToDate(attribute.id.rawValue)
            return pointer(to: attribute).pointee
        }
    }

    // MARK: Bringing up to date

    /// Makes the node's value true. Verification is a loop with a stack of its own; see the type's comment.
    func bringUpToDate(_ index: UInt32) {
        let node = nodes[index]
        if node.pointee.state == .clean { return }
        guard !node.pointee.isBusy else { return reportCycle(at: index) }
        let base = verification.count
        begin(index)
        while verification.count > base {
            let top = verification.count - 1
            let frame = verification[top]
            guard nodes[frame.node].pointee.generation == frame.generation else {
                verification.removeLast()
                continue
            }
            guard frame.edge != 0 else {
                finishVerification(frame.node)
                continue
            }
            let input = edges[frame.edge].pointee.input
            if nodes[input].pointee.state != .clean, !frame.hasVisitedInput {
                verification[top].hasVisitedInput = true
                if nodes[input].pointee.isBusy { reportCycle(at: input) } else { begin(input) }
                continue
            }
            if nodes[input].pointee.changedAt > nodes[frame.node].pointee.verifiedAt {
                verification.removeLast()
                evaluate(frame.node)
            } else {
                verification[top].advance(to: edges[frame.edge].pointee.nextInput)
            }
        }
        if base == 0, runningRules.isEmpty, !graveyard.isEmpty { emptyGraveyard() }
    }

    private func begin(_ index: UInt32) {
        let node = nodes[index]
        node.pointee.isBusy = true
        node.pointee.wasMarkedWhileBusy = false
        verification.append(
            VerificationFrame(
                node: index, generation: node.pointee.generation,
                edge: node.pointee.hasValue ? node.pointee.firstInput : 0))
    }

    /// All inputs were verified and none changed: the value stands, unless the node itself was invalidated.
    private func finishVerification(_ index: UInt32) {
        verification.removeLast()
        let node = nodes[index]
        if node.pointee.state == .dirty || !node.pointee.hasValue { return evaluate(index) }
        clock += 1
        node.pointee.verifiedAt = clock
        node.pointee.isBusy = false
        node.pointee.state = .clean
        if node.pointee.wasMarkedWhileBusy { invalidate(AttributeID(rawValue: index)) }
    }

    /// Runs the rule of a busy node, on a new stack segment if this one is nearly used up.
    private func evaluate(_ index: UInt32) {
        if dovetail_remaining_stack() > Self.stackReserve { return run(index) }
        var call = SegmentCall(graph: .passUnretained(self), index: index)
        withUnsafeMutablePointer(to: &call) { pointer in
            dovetail_call_on_new_stack(
                Self.segmentSize,
                { context in
                    let call = context!.assumingMemoryBound(to: SegmentCall.self).pointee
                    call.graph._withUnsafeGuaranteedRef { $0.run(call.index) }
                }, pointer)
        }
    }

    /// Bodies of views and the libraries they call may need this much.
    private static var stackReserve: Int { 192 << 10 }
    private static var segmentSize: Int { 8 << 20 }

    private func run(_ index: UInt32) {
        let outer = (reader, lastConfirmedEdge, readerEvaluation, currentSubgraph)
        let node = nodes[index]
        let memory = node.pointee.memory!
        let type = node.pointee.type!.takeUnretainedValue()
        evaluations += 1
        countRule()
        reader = index
        readerEvaluation = evaluations
        lastConfirmedEdge = 0
        currentSubgraph = node.pointee.subgraph!.takeUnretainedValue()
        runningRules.append(index)
        let generation = node.pointee.generation
        let changed = type.evaluate(memory, hasValue: node.pointee.hasValue)
        runningRules.removeLast()
        if node.pointee.generation == generation {
            dropUnconfirmedInputs()
            finishRun(index, changed: changed)
        } else if !graveyard.isEmpty, let grave = graveyard.firstIndex(where: { $0.memory == memory }) {
            // It released itself; what it has just stored must be destroyed too.
            graveyard[grave].hasValue = true
        }
        (reader, lastConfirmedEdge, readerEvaluation, currentSubgraph) = outer
        if runningRules.isEmpty, verification.isEmpty, !graveyard.isEmpty { emptyGraveyard() }
    }

    private func finishRun(_ index: UInt32, changed: Bool) {
        let node = nodes[index]
        clock += 1
        node.pointee.hasValue = true
        if changed { node.pointee.changedAt = clock }
        node.pointee.verifiedAt = clock
        node.pointee.isBusy = false
        if node.pointee.wasMarkedWhileBusy {
            // Something it had read was set during the run: it must run again, and so must who relied on it.
            node.pointee.state = .dirty
            markReaders(of: index)
        } else {
            node.pointee.state = .clean
        }
    }

    // MARK: Cycles

    private func reportCycle(at index: UInt32) {
        var path: [UInt32] = []
        let busy = verification.map(\.node) + runningRules
        // Frames and runs interleave; what matters to a person is which rules take part.
        if let start = runningRules.firstIndex(of: index) {
            path = Array(runningRules[start...])
        } else if let start = busy.firstIndex(of: index) {
            path = Array(busy[start...])
        } else {
            path = [index]
        }
        let cycle = DependencyCycle(rules: path.map { name(of: AttributeID(rawValue: $0)) })
        guard nodes[index].pointee.hasValue else {
            fatalError("\(cycle); \(cycle.rules[0]) has no earlier value to fall back on")
        }
        onCycle?(cycle)
    }
}

private struct SegmentCall {
    var graph: Unmanaged<Graph>
    var index: UInt32
}
