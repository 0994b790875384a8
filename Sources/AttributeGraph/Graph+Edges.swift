// Dependencies. Each edge is in two lists, both doubly linked so that it leaves either in constant time: the inputs of its
// reader, in reading order, and the readers of its input.

extension Graph {
    /// Records that the running rule read `input`. A run that reads what the last one read, in the same order, allocates
    /// nothing: it only moves along the list.
    @inline(__always)
    func recordRead(of input: UInt32) {
        guard reader != 0 else { return }
        let inputNode = nodes[input]
        if inputNode.pointee.readBy == readerRun { return }
        inputNode.pointee.readBy = readerRun
        let readerNode = nodes[reader]
        // What could not be brought up to date must be read again. In a cycle that would never end; there the old value
        // is as good as any.
        if inputNode.pointee.state != .clean {
            readerNode.pointee.readUnsettledInput = true
            if !inputNode.pointee.isBusy { readerNode.pointee.wasMarkedWhileBusy = true }
        }
        let last = readerNode.pointee.cursor
        let next = last == 0 ? readerNode.pointee.firstInput : edges[last].pointee.nextInput
        if next != 0, edges[next].pointee.input == input {
            confirm(next)
        } else {
            recordDifferentRead(of: input, next: next)
        }
    }

    @inline(__always)
    private func confirm(_ edge: UInt32) {
        let record = edges[edge]
        let node = nodes[reader]
        record.pointee.run = UInt32(truncatingIfNeeded: readerRun)
        let last = node.pointee.cursor
        record.pointee.order = last == 0 ? 0 : edges[last].pointee.order + 1
        nodes[record.pointee.input].pointee.isNewRead = false
        node.pointee.cursor = edge
    }

    /// How far ahead an edge of the last run is looked for when reads come in another order.
    private static var lookAhead: Int { 8 }

    private func recordDifferentRead(of input: UInt32, next: UInt32) {
        var candidate = next
        for _ in 0..<Self.lookAhead where candidate != 0 {
            if edges[candidate].pointee.input == input {
                unlinkInput(candidate)
                linkInput(candidate, after: nodes[reader].pointee.cursor)
                return confirm(candidate)
            }
            candidate = edges[candidate].pointee.nextInput
        }
        let edge = allocateEdge()
        edges[edge].initialize(to: Edge(input: input, reader: reader, run: UInt32(truncatingIfNeeded: readerRun)))
        linkInput(edge, after: nodes[reader].pointee.cursor)
        linkOutput(edge)
        confirm(edge)
        nodes[input].pointee.isNewRead = true
    }

    /// Whether nothing has changed of what the running rule's last run read behind what this run has read so far. Then the rule depends on
    /// all of that as before, and what it made of it is as good as new: it need not read it again. Else nothing is recorded.
    ///
    /// - Complexity: O(what is left).
    package func keepRemainingInputs() -> Bool {
        guard reader != 0 else { return false }
        let (index, node) = (reader, nodes[reader])
        // A rule that was invalidated runs for its own sake.
        guard node.pointee.hasValue, node.pointee.state != .dirty else { return false }
        let (generation, lastFinished) = (node.pointee.generation, node.pointee.verifiedAt)
        let last = node.pointee.cursor
        let first = last == 0 ? node.pointee.firstInput : edges[last].pointee.nextInput
        var edge = first
        // In reading order, and none behind one that changed, as when inputs are verified.
        while edge != 0 {
            inputsVerified += 1
            let input = edges[edge].pointee.input
            if nodes[input].pointee.state != .clean {
                if nodes[input].pointee.isBusy { return false }
                bringUpToDate(input)
                // Rules that ran for that may have released what is looked at here.
                guard reader == index, node.pointee.generation == generation, edges[edge].pointee.reader == index,
                    edges[edge].pointee.input == input, nodes[input].pointee.state == .clean
                else { return false }
            }
            if nodes[input].pointee.changedAt > lastFinished { return false }
            edge = edges[edge].pointee.nextInput
        }
        edge = first
        while edge != 0 {
            let next = edges[edge].pointee.nextInput
            nodes[edges[edge].pointee.input].pointee.readBy = readerRun
            confirm(edge)
            edge = next
        }
        return true
    }

    /// Whether the reader still depends on the edge's input: false for what only an earlier run than the present one read.
    @inline(__always)
    func isConfirmed(_ edge: Edge) -> Bool {
        let node = nodes[edge.reader]
        return !node.pointee.isRunning || edge.run == UInt32(truncatingIfNeeded: node.pointee.run)
    }

    // MARK: The input list

    private func linkInput(_ edge: UInt32, after previous: UInt32) {
        let next: UInt32
        if previous == 0 {
            let node = nodes[edges[edge].pointee.reader]
            next = node.pointee.firstInput
            node.pointee.firstInput = edge
        } else {
            next = edges[previous].pointee.nextInput
            edges[previous].pointee.nextInput = edge
        }
        edges[edge].pointee.previousInput = previous
        edges[edge].pointee.nextInput = next
        if next != 0 { edges[next].pointee.previousInput = edge }
    }

    private func unlinkInput(_ edge: UInt32) {
        let (previous, next) = (edges[edge].pointee.previousInput, edges[edge].pointee.nextInput)
        if previous == 0 {
            nodes[edges[edge].pointee.reader].pointee.firstInput = next
        } else {
            edges[previous].pointee.nextInput = next
        }
        if next != 0 { edges[next].pointee.previousInput = previous }
    }

    /// Forgets the inputs that the run that just ended did not read again.
    @inline(__always)
    func dropUnconfirmedInputs(of index: UInt32) {
        let last = nodes[index].pointee.cursor
        let rest = last == 0 ? nodes[index].pointee.firstInput : edges[last].pointee.nextInput
        guard rest != 0 else { return }
        if last == 0 {
            nodes[index].pointee.firstInput = 0
        } else {
            edges[last].pointee.nextInput = 0
        }
        freeInputs(from: rest)
    }

    /// Takes a node out of the reader lists of everything it read.
    func forgetInputs(of index: UInt32) {
        let first = nodes[index].pointee.firstInput
        nodes[index].pointee.firstInput = 0
        nodes[index].pointee.cursor = 0
        freeInputs(from: first)
    }

    private func freeInputs(from first: UInt32) {
        var edge = first
        while edge != 0 {
            let next = edges[edge].pointee.nextInput
            unlinkOutput(edge)
            freeEdge(edge)
            edge = next
        }
    }

    // MARK: The reader list

    private func linkOutput(_ edge: UInt32) {
        let input = nodes[edges[edge].pointee.input]
        let first = input.pointee.firstOutput
        edges[edge].pointee.nextOutput = first
        if first != 0 { edges[first].pointee.previousOutput = edge }
        input.pointee.firstOutput = edge
    }

    private func unlinkOutput(_ edge: UInt32) {
        let (previous, next) = (edges[edge].pointee.previousOutput, edges[edge].pointee.nextOutput)
        if previous == 0 {
            nodes[edges[edge].pointee.input].pointee.firstOutput = next
        } else {
            edges[previous].pointee.nextOutput = next
        }
        if next != 0 { edges[next].pointee.previousOutput = previous }
    }

    /// Takes away an edge because its *input* is released. A reader that relied on it must run again.
    func dropOutput(_ edge: UInt32) {
        let record = edges[edge].pointee
        let node = nodes[record.reader]
        let reliesOnIt = isConfirmed(record)
        if node.pointee.isBusy, node.pointee.cursor == edge {
            node.pointee.cursor = node.pointee.isRunning ? record.previousInput : record.nextInput
            node.pointee.hasVisitedInput = false
        }
        unlinkInput(edge)
        unlinkOutput(edge)
        freeEdge(edge)
        if reliesOnIt, mark(record.reader, as: .dirty) { markReaders(of: record.reader) }
    }

    // MARK: Records

    private func allocateEdge() -> UInt32 {
        liveEdges += 1
        guard firstFreeEdge != 0 else { return edges.grow() }
        let edge = firstFreeEdge
        firstFreeEdge = edges[edge].pointee.nextInput
        return edge
    }

    private func freeEdge(_ edge: UInt32) {
        edges[edge].pointee.input = 0
        edges[edge].pointee.reader = 0
        edges[edge].pointee.nextInput = firstFreeEdge
        firstFreeEdge = edge
        liveEdges -= 1
    }
}
