// Effects: rules that run because their inputs changed, not because somebody asks.

extension Graph {
    func queueEffect(_ index: UInt32) {
        let node = nodes[index]
        guard !node.pointee.isQueued else { return }
        node.pointee.isQueued = true
        let stage = Int(node.pointee.stage)
        let wasEmpty = effectQueues[stage].isEmpty
        effectQueues[stage].append(
            index, generation: node.pointee.generation,
            depth: node.pointee.subgraph!._withUnsafeGuaranteedRef { $0.depth })
        if wasEmpty { onEffectQueued?() }
    }

    /// Whether an effect of the stage waits.
    public func hasQueuedEffects(stage: EffectStage) -> Bool {
        // Of what a gate holds back, nobody knows for which stage it is.
        !effectQueues[Int(stage.rawValue)].isEmpty || !heldGates.isEmpty
    }

    /// Whether any effect waits.
    public var hasQueuedEffects: Bool { effectQueues.contains { !$0.isEmpty } || !heldGates.isEmpty }

    /// How often one effect is brought up to date again within one call of ``updateEffects(stage:)``.
    private static var repeatLimit: Int { 100 }

    /// Brings the waiting effects of a stage up to date, outer subgraphs first, until none waits.
    ///
    /// Effects may set sources; those of the stage that read them follow in the same call. An effect that keeps causing itself
    /// to run again does not keep the caller for ever: after 100 repetitions it stays queued for the next call.
    ///
    /// - Returns: How many effects were looked at.
    @discardableResult
    public func updateEffects(stage: EffectStage) -> Int {
        perform {
            let lane = Int(stage.rawValue)
            let start = clock
            var repeats: [UInt32: Int] = [:]
            var postponed: [Frame] = []
            var count = 0
            while let index = popEffect(lane) {
                let node = nodes[index]
                if lane > 0, node.pointee.subgraph!._withUnsafeGuaranteedRef({ $0.isSuspended }) {
                    park(index)
                    continue
                }
                node.pointee.isQueued = false
                // Called from within that effect; it is queued again when it ends, if it must be.
                if node.pointee.isBusy { continue }
                if node.pointee.verifiedAt >= start, node.pointee.hasValue, node.pointee.state != .clean {
                    repeats[index, default: 0] += 1
                    if repeats[index]! > Self.repeatLimit {
                        postponed.append(Frame(node: index, generation: node.pointee.generation))
                        continue
                    }
                }
                bringUpToDate(index)
                count += 1
            }
            for effect in postponed where nodes[effect.node].pointee.generation == effect.generation {
                queueEffect(effect.node)
            }
            return count
        }
    }

    private func popEffect(_ lane: Int) -> UInt32? {
        if holdsMarks {
            // What waits for the first stage may release something, whichever stage it is.
            openGates(
                outside: min(effectQueues[0].lowestDepth ?? .max, effectQueues[lane].lowestDepth ?? .max))
        }
        // The records are copied: the queue may not ask the graph that holds it.
        let nodes = nodes
        return effectQueues[lane].popFirst { nodes[$0.node].pointee.generation == $0.generation }
    }

    /// Lets an effect wait for its subgraph. It still counts as queued, so that it is not queued again.
    private func park(_ index: UInt32) {
        let node = nodes[index]
        node.pointee.isParked = true
        parkedEffects.append(
            index, generation: node.pointee.generation,
            depth: node.pointee.subgraph!._withUnsafeGuaranteedRef { $0.depth })
    }

    /// Queues what was parked again; what is still suspended is parked again when its turn comes.
    func unparkEffects() {
        let nodes = nodes
        while let index = parkedEffects.popFirst(where: { nodes[$0.node].pointee.generation == $0.generation }) {
            nodes[index].pointee.isParked = false
            nodes[index].pointee.isQueued = false
            queueEffect(index)
        }
    }
}
