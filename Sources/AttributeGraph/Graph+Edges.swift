// Dependencies. Each edge is in two lists: the inputs of its reader (singly linked, in reading order) and the readers of
// its input (doubly linked, so that one of 10⁵ readers leaves in constant time).

extension Graph {
    /// Records that the running rule read `input`. A run that reads what the last one read, in the same order, allocates
    /// nothing: it only moves along the list.
    @inline(__always)
    func recordRead(of input: UInt32) {
        guard reader != 0 else { return }
        let inputNode = nodes[input]
        if inputNode.pointee.readBy == readerEvaluation { return }
        inputNode.pointee.readBy = readerEvaluation
        if inputNode.pointee.state != .clean, input != reader { nodes[reader].pointee.wasMarkedWhileBusy = true }
        let next =
            lastConfirmedEdge == 0 ? nodes[reader].pointee.firstInput : edges[lastConfirmedEdge].pointee.nextInput
        if next != 0, edges[next].pointee.input == input {
            lastConfirmedEdge = next
            return
        }
        recordDifferentRead(of: input, next: next)
    }

    private func recordDifferentRead(of input: UInt32, next: UInt32) {
        // The commonest difference is one input less: then the edge after the next is the right one.
        if next != 0 {
            let second = edges[next].pointee.nextInput
            if second != 0, edges[second].pointee.input == input {
                linkInput(second, after: lastConfirmedEdge)
                unlinkOutput(next)
                freeEdge(next)
                lastConfirmedEdge = second
                return
            }
        }
        let edge = allocateEdge()
        edges[edge].initialize(to: Edge(input: input, reader: reader, nextInput: next))
        linkInput(edge, after: lastConfirmedEdge)
        linkOutput(edge)
        lastConfirmedEdge = edge
    }

    private func linkInput(_ edge: UInt32, after previous: UInt32) {
        if previous == 0 {
            nodes[reader].pointee.firstInput = edge
        } else {
            edges[previous].pointee.nextInput = edge
        }
    }

    private func linkOutput(_ edge: UInt32) {
        let input = nodes[edges[edge].pointee.input]
        let first = input.pointee.firstOutput
        edges[edge].pointee.nextOutput = first
        if first != 0 { edges[first].pointee.previousOutput = edge }
        input.pointee.firstOutput = edge
    }

    func unlinkOutput(_ edge: UInt32) {
        let record = edges[edge].pointee
        if record.previousOutput == 0 {
            nodes[record.input].pointee.firstOutput = record.nextOutput
        } else {
            edges[record.previousOutput].pointee.nextOutput = record.nextOutput
        }
        if record.nextOutput != 0 { edges[record.nextOutput].pointee.previousOutput = record.previousOutput }
    }

    /// Forgets the inputs that the run that just ended did not read again.
    func dropUnconfirmedInputs() {
        let rest: UInt32
        if lastConfirmedEdge == 0 {
            rest = nodes[reader].pointee.firstInput
            nodes[reader].pointee.firstInput = 0
        } else {
            rest = edges[lastConfirmedEdge].pointee.nextInput
            edges[lastConfirmedEdge].pointee.nextInput = 0
        }
        removeInputs(of: reader, from: rest)
    }

    func removeInputs(of reader: UInt32, from first: UInt32) {
        var edge = first
        while edge != 0 {
            let next = edges[edge].pointee.nextInput
            unlinkOutput(edge)
            freeEdge(edge)
            edge = next
        }
    }

    /// Takes an edge out of its reader's input list when the *input* goes away.
    func removeFromInputList(_ edge: UInt32, of reader: UInt32) {
        let next = edges[edge].pointee.nextInput
        if self.reader == reader, lastConfirmedEdge == edge {
            // The running rule released something it had read: step back to the edge before.
            lastConfirmedEdge = predecessor(of: edge, in: reader)
        }
        let previous = predecessor(of: edge, in: reader)
        if previous == 0 {
            nodes[reader].pointee.firstInput = next
        } else {
            edges[previous].pointee.nextInput = next
        }
        for index in verification.indices where verification[index].edge == edge {
            verification[index].advance(to: next)
        }
    }

    private func predecessor(of edge: UInt32, in reader: UInt32) -> UInt32 {
        var previous: UInt32 = 0
        var current = nodes[reader].pointee.firstInput
        while current != 0, current != edge {
            previous = current
            current = edges[current].pointee.nextInput
        }
        return previous
    }

    private func allocateEdge() -> UInt32 {
        liveEdges += 1
        guard firstFreeEdge != 0 else { return edges.grow() }
        let edge = firstFreeEdge
        firstFreeEdge = edges[edge].pointee.nextInput
        return edge
    }

    func freeEdge(_ edge: UInt32) {
        edges[edge].pointee.input = 0
        edges[edge].pointee.reader = 0
        edges[edge].pointee.nextInput = firstFreeEdge
        firstFreeEdge = edge
        liveEdges -= 1
    }
}
