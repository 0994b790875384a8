// Push: marking what may be out of date.

extension Graph {
    func set<Value>(_ attribute: Attribute<Value>, to value: consuming Value) -> Bool {
        // The old value is destroyed when all is marked: its deinitializer may come back to the graph.
        guard exchange(attribute, &value) else { return false }
        markSourceChanged(attribute.id.rawValue)
        withExtendedLifetime(value) {}
        return true
    }

    /// Gives a source another value, hands out the former one and marks nothing. Returns whether they differ; equal ones stay.
    @inline(__always)
    func exchange<Value>(_ attribute: Attribute<Value>, _ value: inout Value) -> Bool {
        let node = nodes[attribute.id.rawValue]
        guard let memory = node.pointee.memory, let type = node.pointee.type else {
            preconditionFailure("an attribute was set after its subgraph was released")
        }
        let pointer = memory.assumingMemoryBound(to: Value.self)
        let isEqual = type._withUnsafeGuaranteedRef { type in
            precondition(type.isSource, "\(type.name) is computed by a rule and cannot be set")
            return withUnsafePointer(to: value) {
                type.comparison.areEqual(UnsafeRawPointer(pointer), UnsafeRawPointer($0))
            }
        }
        if isEqual { return false }
        swap(&pointer.pointee, &value)
        return true
    }

    func markSourceChanged(_ index: UInt32) {
        clock += 1
        nodes[index].pointee.changedAt = clock
        nodes[index].pointee.verifiedAt = clock
        markReaders(of: index)
    }

    /// Makes a rule run again although its inputs are the same, or the readers of a source although it has the same value.
    /// Nothing happens if the attribute has been released.
    public func invalidate(_ id: AttributeID) {
        guard let type = nodes[id.rawValue].pointee.type else { return }
        if type._withUnsafeGuaranteedRef({ $0.isSource }) {
            markSourceChanged(id.rawValue)
        } else if mark(id.rawValue, as: .dirty) {
            markReaders(of: id.rawValue)
        }
    }

    /// Marks everything that depends on `index`, directly or not. What is marked already has marked readers, so it is not
    /// entered again: the cost is that of what was clean.
    func markReaders(of index: UInt32) {
        let base = marking.count
        markDirectReaders(of: index)
        while marking.count > base { markDirectReaders(of: marking.popLast()) }
    }

    @inline(__always)
    private func markDirectReaders(of index: UInt32) {
        var edge = nodes[index].pointee.firstOutput
        while edge != 0 {
            let record = edges[edge].pointee
            if isConfirmed(record), mark(record.reader, as: .check, through: edge),
                !nodes[record.reader].pointee.isGate || !hold(record.reader)
            {
                marking.append(record.reader)
            }
            edge = record.nextOutput
        }
    }

    /// Marks one node. Returns whether it was clean, so that its readers must be marked too.
    @inline(__always)
    func mark(_ index: UInt32, as state: NodeState, through edge: UInt32? = nil) -> Bool {
        let node = nodes[index]
        if let edge {
            if node.pointee.state == .clean {
                node.pointee.markedEdges = MarkedEdges(edge)
            } else {
                node.pointee.markedEdges.add(edge)
            }
        } else {
            node.pointee.markedEdges = .many
        }
        if node.pointee.isBusy { node.pointee.wasMarkedWhileBusy = true }
        if node.pointee.stage != 255 { queueEffect(index) }
        let wasClean = node.pointee.state == .clean
        if node.pointee.state.rawValue < state.rawValue { node.pointee.state = state }
        return wasClean
    }
}
