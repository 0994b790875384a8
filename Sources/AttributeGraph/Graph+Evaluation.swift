// Pull: verifying inputs and running rules.

/// A busy node: one whose inputs are being verified or whose rule runs. What else there is to know is in the node.
struct Frame {
    var node: UInt32
    /// Tells whether the node is still the one that the frame was made for.
    var generation: UInt32
}

extension Graph {
    // MARK: Reading

    @inline(__always)
    private func valuePointer(_ index: UInt32) -> UnsafeMutableRawPointer {
        let node = nodes[index]
        guard let memory = node.pointee.memory else {
            readAfterRelease()
        }
        return memory + Int(node.pointee.valueOffset)
    }

    @inline(never)
    private func readAfterRelease() -> Never {
        let rule = reader == 0 ? "" : " by \(name(of: AttributeID(rawValue: reader)))"
        preconditionFailure("an attribute was read\(rule) after its subgraph was released")
    }

    @inline(__always)
    func readPointer(_ id: AttributeID) -> UnsafeMutableRawPointer {
        bringUpToDate(id.rawValue)
        let pointer = valuePointer(id.rawValue)
        recordRead(of: id.rawValue)
        return pointer
    }

    func readWithChange<Value>(_ attribute: Attribute<Value>) -> (value: Value, changed: Bool) {
        bringUpToDate(attribute.id.rawValue)
        let pointer = valuePointer(attribute.id.rawValue).assumingMemoryBound(to: Value.self)
        guard reader != 0 else { return (pointer.pointee, true) }
        recordRead(of: attribute.id.rawValue)
        let (input, node) = (nodes[attribute.id.rawValue], nodes[reader])
        let changed =
            !node.pointee.hasValue || input.pointee.isNewRead || input.pointee.changedAt > node.pointee.verifiedAt
        return (pointer.pointee, changed)
    }

    func hasChanged(_ id: AttributeID) -> Bool {
        guard reader != 0, nodes[reader].pointee.hasValue else { return true }
        let lastFinished = nodes[reader].pointee.verifiedAt
        // The edges of the last run are there until this one ends.
        var edge = nodes[reader].pointee.firstInput
        while edge != 0, edges[edge].pointee.input != id.rawValue { edge = edges[edge].pointee.nextInput }
        guard edge != 0 else { return false }
        untracked { bringUpToDate(id.rawValue) }
        return nodes[id.rawValue].pointee.changedAt > lastFinished
    }

    func readPointerUntracked(_ id: AttributeID) -> UnsafeMutableRawPointer {
        if nodes[id.rawValue].pointee.state != .clean || holdsMarks { untracked { bringUpToDate(id.rawValue) } }
        return valuePointer(id.rawValue)
    }

    // MARK: Bringing up to date

    /// Makes the node's value true.
    @inline(__always)
    func bringUpToDate(_ index: UInt32) {
        if holdsMarks, frames.isEmpty { letMarksThrough() }
        if nodes[index].pointee.state != .clean { bringMarkedUpToDate(index) }
    }

    /// Verification is a loop with a stack of its own; see the graph's comment.
    @inline(never)
    private func bringMarkedUpToDate(_ index: UInt32) {
        guard !nodes[index].pointee.isBusy else { return reportCycle(at: index) }
        let base = frames.count
        begin(index)
        while frames.count > base {
            let frame = frames.last
            let node = nodes[frame.node]
            guard node.pointee.generation == frame.generation else {
                frames.removeLast()
                continue
            }
            switch verifyInputs(of: node) {
            case .mustVisit(let input):
                if nodes[input].pointee.isBusy { reportCycle(at: input) } else { begin(input) }
            case .unchanged:
                frames.removeLast()
                node.pointee.verifiedAt = clock
                node.pointee.isBusy = false
                node.pointee.state = .clean
            case .mustRun:
                evaluate(frame.node)
                frames.removeLast()
            }
        }
        if base == 0, !graveyard.isEmpty { emptyGraveyard() }
    }

    private func begin(_ index: UInt32) {
        let node = nodes[index]
        node.pointee.isBusy = true
        node.pointee.wasMarkedWhileBusy = false
        node.pointee.hasVisitedInput = false
        node.pointee.cursor = node.pointee.needsMarkedEdgesOnly ? firstMarkedEdge(of: node) : node.pointee.firstInput
        frames.append(Frame(node: index, generation: node.pointee.generation))
    }

    private enum Verification {
        /// This input must be brought up to date before more can be said.
        case mustVisit(UInt32)
        /// The value stands.
        case unchanged
        case mustRun
    }

    /// Looks at a node's inputs from where it left off: at those that were marked if they are few, else at all. They are looked
    /// at in reading order, and none behind one that changed: what the rule would not read any more may make no sense.
    @inline(__always)
    private func verifyInputs(of node: UnsafeMutablePointer<Node>) -> Verification {
        if node.pointee.state == .dirty { return .mustRun }
        let verifiedAt = node.pointee.verifiedAt
        var edge = node.pointee.cursor
        var hasVisited = node.pointee.hasVisitedInput
        while edge != 0 {
            inputsVerified += 1
            let input = nodes[edges[edge].pointee.input]
            if input.pointee.state != .clean, !hasVisited {
                node.pointee.cursor = edge
                node.pointee.hasVisitedInput = true
                return .mustVisit(edges[edge].pointee.input)
            }
            if input.pointee.changedAt > verifiedAt { return .mustRun }
            edge = edgeToVerify(after: edge, of: node)
            hasVisited = false
        }
        // One that was verified may have been marked since, by the rule of another: then only a run can tell.
        return node.pointee.wasMarkedWhileBusy ? .mustRun : .unchanged
    }

    @inline(__always)
    private func edgeToVerify(after edge: UInt32, of node: UnsafeMutablePointer<Node>) -> UInt32 {
        guard node.pointee.needsMarkedEdgesOnly else { return edges[edge].pointee.nextInput }
        let marked = node.pointee.markedEdges
        return edge == firstMarkedEdge(of: node) ? marked.other(than: edge) : 0
    }

    /// The marked edge that was read first.
    @inline(__always)
    private func firstMarkedEdge(of node: UnsafeMutablePointer<Node>) -> UInt32 {
        let marked = node.pointee.markedEdges
        if marked.second == 0 { return marked.first }
        return edges[marked.first].pointee.order < edges[marked.second].pointee.order ? marked.first : marked.second
    }

    /// Runs the rule of a busy node, on a new stack segment if this one is nearly used up.
    @inline(__always)
    private func evaluate(_ index: UInt32) {
        StackRoom.with { run(index) }
    }

    private func run(_ index: UInt32) {
        let node = nodes[index]
        let memory = node.pointee.memory!
        let generation = node.pointee.generation
        let (outerReader, outerRun, startClock) = (reader, readerRun, clock)
        rulesRun += 1
        reader = index
        readerRun = UInt64(rulesRun)
        node.pointee.run = readerRun
        node.pointee.cursor = 0
        node.pointee.isRunning = true
        node.pointee.readUnsettledInput = false
        node.pointee.wasMarkedWhileBusy = false
        let changed = evaluateRule(of: node, in: memory)
        if node.pointee.generation == generation {
            dropUnconfirmedInputs(of: index)
            finishRun(index, changed: changed, startClock: startClock)
        } else if let grave = graveyard.lastIndex(where: { $0.memory == memory }) {
            // It released itself; what it has just stored must be destroyed too.
            graveyard[grave].hasValue = true
        }
        resume(outerReader, run: outerRun)
    }

    /// Runs the rule with the node's subgraph current.
    @inline(__always)
    private func evaluateRule(of node: UnsafeMutablePointer<Node>, in memory: UnsafeMutableRawPointer) -> Bool {
        let owner = node.pointee.subgraph!
        let hasValue = node.pointee.hasValue
        let type = node.pointee.type!
        if Unmanaged.passUnretained(currentSubgraph!).toOpaque() == owner.toOpaque() {
            return type._withUnsafeGuaranteedRef { $0.evaluate(memory, hasValue: hasValue) }
        }
        let outer = currentSubgraph
        currentSubgraph = owner.takeUnretainedValue()
        defer { currentSubgraph = outer }
        return type._withUnsafeGuaranteedRef { $0.evaluate(memory, hasValue: hasValue) }
    }

    /// Goes on recording for an outer rule, unless it has been released meanwhile: then nobody records.
    @inline(__always)
    func resume(_ outer: UInt32, run: UInt64) {
        reader = outer != 0 && nodes[outer].pointee.run == run ? outer : 0
        readerRun = run
    }

    @inline(__always)
    private func finishRun(_ index: UInt32, changed: Bool, startClock: UInt64) {
        let node = nodes[index]
        node.pointee.hasValue = true
        if changed {
            clock += 1
            node.pointee.changedAt = clock
        }
        node.pointee.isRunning = false
        node.pointee.isBusy = false
        guard node.pointee.wasMarkedWhileBusy else {
            node.pointee.verifiedAt = clock
            node.pointee.state = .clean
            return
        }
        // Something it had read was set during the run: it must run again, and so must who relied on it.
        node.pointee.verifiedAt = startClock
        node.pointee.state = .dirty
        if node.pointee.stage != 255 { queueEffect(index) }
        markReaders(of: index)
    }

    // MARK: Cycles

    private func reportCycle(at index: UInt32) {
        let start = frames.elements.lastIndex { $0.node == index } ?? frames.count
        let path = frames.elements[start...].filter { nodes[$0.node].pointee.generation == $0.generation }
        let cycle = DependencyCycle(rules: path.map { name(of: AttributeID(rawValue: $0.node)) })
        guard nodes[index].pointee.hasValue else {
            fatalError("\(cycle); \(cycle.rules[0]) has no earlier value to fall back on")
        }
        onCycle?(cycle)
    }
}
