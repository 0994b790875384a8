extension Graph {
    /// Checks the storage's invariants; traps with what is broken. For tests.
    ///
    /// - Complexity: O(nodes + edges).
    public func _checkInvariants() {
        var edgesSeen = 0
        var nodesSeen = 0
        for index in 1..<max(nodes.endIndex, 1) where nodes[index].pointee.memory != nil {
            nodesSeen += 1
            let node = nodes[index].pointee
            precondition(!node.isBusy || !runningRules.isEmpty || !verification.isEmpty, "\(index) stayed busy")
            precondition(node.subgraph != nil && node.type != nil, "\(index) has no owner")
            var edge = node.firstInput
            while edge != 0 {
                edgesSeen += 1
                let record = edges[edge].pointee
                precondition(record.reader == index, "an input edge of \(index) belongs to \(record.reader)")
                precondition(nodes[record.input].pointee.memory != nil, "\(index) reads a released attribute")
                precondition(isLinkedOutput(edge), "an edge is missing from its input's readers")
                if node.state == .clean {
                    precondition(
                        nodes[record.input].pointee.state == .clean, "clean \(index) reads an input that is not")
                }
                edge = record.nextInput
            }
            if node.stage != 255, node.state != .clean {
                precondition(node.isQueued || node.isBusy, "a marked effect is not queued")
            }
        }
        precondition(edgesSeen == liveEdges, "\(edgesSeen) edges in lists, \(liveEdges) allocated")
        precondition(nodesSeen == liveNodes, "\(nodesSeen) nodes in pages, \(liveNodes) allocated")
    }

    private func isLinkedOutput(_ edge: UInt32) -> Bool {
        let record = edges[edge].pointee
        if record.previousOutput == 0 { return nodes[record.input].pointee.firstOutput == edge }
        return edges[record.previousOutput].pointee.nextOutput == edge
    }
}
