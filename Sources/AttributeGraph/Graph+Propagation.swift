// Push: marking what may be out of date.

extension Graph {
    func set<Value>(_ attribute: Attribute<Value>, to value: Value) -> Bool {
        let index = attribute.id.rawValue
        let node = nodes[index]
        guard let memory = node.pointee.memory, let type = node.pointee.type?.takeUnretainedValue() else {
            preconditionFailure("an attribute was set after its subgraph was released")
        }
        precondition(type.isSource, "\(type.name) is computed by a rule and cannot be set")
        let source = unsafeDowncast(type, to: SourceNodeType<Value>.self)
        guard source.assign(value, to: memory) else { return false }
        clock += 1
        node.pointee.changedAt = clock
        node.pointee.verifiedAt = clock
        markReaders(of: index)
        return true
    }

    /// Makes a rule run again although its inputs are the same.
    public func invalidate(_ id: AttributeID) {
        mark(id.rawValue, as: .dirty)
        markReaders(of: id.rawValue)
    }

    /// Marks everything that depends on `index`, directly or not. What is marked already has marked readers, so it is not
    /// entered again: the cost is that of what was clean.
    func markReaders(of index: UInt32) {
        let base = marking.count
        marking.append(index)
        while marking.count > base {
            let current = marking.removeLast()
            var edge = nodes[current].pointee.firstOutput
            while edge != 0 {
                let record = edges[edge].pointee
                if mark(record.reader, as: .check) { marking.append(record.reader) }
                edge = record.nextOutput
            }
        }
    }

    /// Marks one node. Returns whether it was clean, so that its readers must be marked too.
    @discardableResult
    func mark(_ index: UInt32, as state: NodeState) -> Bool {
        let node = nodes[index]
        if node.pointee.isBusy { node.pointee.wasMarkedWhileBusy = true }
        if node.pointee.stage != 255 { queueEffect(index) }
        let wasClean = node.pointee.state == .clean
        if node.pointee.state.rawValue < state.rawValue { node.pointee.state = state }
        return wasClean
    }

    // MARK: Effects

    func queueEffect(_ index: UInt32) {
        let node = nodes[index]
        guard !node.pointee.isQueued else { return }
        node.pointee.isQueued = true
        let lane = Int(node.pointee.stage)
        let wasEmpty = effectQueues[lane].isEmpty
        effectQueues[lane].append(index, depth: node.pointee.subgraph!._withUnsafeGuaranteedRef { $0.depth })
        if wasEmpty { onEffectQueued?() }
    }

    /// Whether an effect of the stage waits.
    public func hasQueuedEffects(stage: EffectStage) -> Bool { !effectQueues[Int(stage.rawValue)].isEmpty }

    /// Whether any effect waits.
    public var hasQueuedEffects: Bool { effectQueues.contains { !$0.isEmpty } }

    /// Brings the waiting effects of a stage up to date, outer subgraphs first, until none waits.
    /// Returns how many were looked at.
    @discardableResult
    public func updateEffects(stage: EffectStage) -> Int {
        perform {
            let lane = Int(stage.rawValue)
            var count = 0
            while let index = effectQueues[lane].popFirst() {
                // A released node may have been reused since; only a queued one of this stage is ours.
                guard nodes[index].pointee.isQueued, nodes[index].pointee.stage == stage.rawValue else { continue }
                nodes[index].pointee.isQueued = false
                bringUpToDate(index)
                count += 1
            }
            return count
        }
    }
}
