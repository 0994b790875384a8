extension Graph {
    /// Checks the storage's invariants; traps with what is broken. For tests.
    ///
    /// - Complexity: O(nodes + edges).
    public func _checkInvariants() {
        do { try checkInvariants() } catch { preconditionFailure("\(error)") }
    }

    /// Checks the storage's invariants; throws what is broken.
    package func checkInvariants() throws {
        var edgesSeen = 0
        var outputsSeen = 0
        var nodesSeen = 0
        var queuedSeen = 0
        for index in 1..<max(nodes.endIndex, 1) where nodes[index].pointee.memory != nil {
            let node = nodes[index].pointee
            nodesSeen += 1
            if node.isQueued { queuedSeen += 1 }
            try require(node.subgraph != nil && node.type != nil, "\(index) has no owner")
            try require(
                node.isBusy == frames.elements.contains { $0.node == index && $0.generation == node.generation },
                "\(index) is busy without a frame, or has one without being busy")
            if node.stage != 255, node.state != .clean {
                try require(node.isQueued || node.isBusy, "a marked effect is not queued")
            }
            edgesSeen += try checkInputs(of: index)
            outputsSeen += try checkOutputs(of: index)
        }
        try require(edgesSeen == liveEdges, "\(edgesSeen) edges in input lists, \(liveEdges) allocated")
        try require(outputsSeen == liveEdges, "\(outputsSeen) edges in reader lists, \(liveEdges) allocated")
        try require(nodesSeen == liveNodes, "\(nodesSeen) nodes in pages, \(liveNodes) allocated")
        try require(
            effectQueues.reduce(parkedEffects.count) { $0 + $1.count } == queuedSeen, "queues and queued effects differ"
        )
        try require(freeNodeCount() + liveNodes + 1 == Int(nodes.endIndex), "slots were lost")
        try require(freeEdgeCount() + liveEdges + 1 == Int(edges.endIndex), "edges were lost")
    }

    private func checkInputs(of index: UInt32) throws -> Int {
        var count = 0
        var previous: UInt32 = 0
        var edge = nodes[index].pointee.firstInput
        while edge != 0 {
            count += 1
            let record = edges[edge].pointee
            let input = nodes[record.input].pointee
            try require(record.reader == index, "an input edge of \(index) belongs to \(record.reader)")
            try require(record.previousInput == previous, "the input list of \(index) is broken")
            try require(input.memory != nil, "\(index) reads a released attribute")
            // What a busy node read in a cycle is not clean while it is busy; it will be.
            if nodes[index].pointee.state == .clean, !input.isBusy {
                try require(
                    input.state == .clean || isHolding(record.input), "clean \(index) reads an input that is not")
            }
            let node = nodes[index].pointee
            if node.needsMarkedEdgesOnly, !node.markedEdges.contains(edge), !node.isBusy {
                try require(
                    (input.state == .clean && input.changedAt <= node.verifiedAt) || isHolding(record.input),
                    "\(index) was marked through other edges than that of an input that is out of date")
            }
            previous = edge
            edge = record.nextInput
        }
        return count
    }

    private func checkOutputs(of index: UInt32) throws -> Int {
        var count = 0
        var previous: UInt32 = 0
        var edge = nodes[index].pointee.firstOutput
        while edge != 0 {
            count += 1
            let record = edges[edge].pointee
            try require(record.input == index, "a reader edge of \(index) belongs to \(record.input)")
            try require(record.previousOutput == previous, "the reader list of \(index) is broken")
            previous = edge
            edge = record.nextOutput
        }
        return count
    }

    private func require(_ condition: Bool, _ message: @autoclosure () -> String) throws {
        if !condition { throw BrokenInvariant(description: message()) }
    }

    private func freeNodeCount() -> Int {
        var count = 0
        var index = firstFreeNode
        while index != 0 {
            count += 1
            index = nodes[index].pointee.next
        }
        return count
    }

    private func freeEdgeCount() -> Int {
        var count = 0
        var edge = firstFreeEdge
        while edge != 0 {
            count += 1
            edge = edges[edge].pointee.nextInput
        }
        return count
    }
}

/// What is broken in something that keeps state, as a sentence.
package struct BrokenInvariant: Error, CustomStringConvertible {
    package let description: String

    package init(description: String) { self.description = description }
}
