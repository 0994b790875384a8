// Making and releasing nodes.

/// What a released node held, until it is destroyed.
struct Grave {
    let memory: UnsafeMutableRawPointer
    let type: Unmanaged<NodeType>
    var hasValue: Bool
}

extension Graph {
    func makeSource<Value>(_ value: Value) -> Attribute<Value> {
        let type = sourceTypes[ObjectIdentifier(Value.self)] ?? sourceTypes.add(.source(of: Value.self))
        let index = makeNode(type)
        let node = nodes[index]
        node.pointee.memory!.assumingMemoryBound(to: Value.self).initialize(to: value)
        clock += 1
        node.pointee.hasValue = true
        node.pointee.state = .clean
        node.pointee.changedAt = clock
        node.pointee.verifiedAt = clock
        return Attribute(id: AttributeID(rawValue: index))
    }

    func makeRule<R: Rule>(_ rule: R, stage: EffectStage?) -> Attribute<R.Value> {
        let type = ruleTypes[ObjectIdentifier(R.self)] ?? ruleTypes.add(RuleNodeType<R>())
        let index = makeNode(type)
        nodes[index].pointee.memory!.assumingMemoryBound(to: R.self).initialize(to: rule)
        setStage(index, stage)
        return Attribute(id: AttributeID(rawValue: index))
    }

    func makeStatefulRule<R: StatefulRule>(_ rule: R, stage: EffectStage?) -> Attribute<R.Value> {
        let type = ruleTypes[ObjectIdentifier(R.self)] ?? ruleTypes.add(StatefulRuleNodeType<R>())
        let index = makeNode(type)
        nodes[index].pointee.memory!.assumingMemoryBound(to: R.self).initialize(to: rule)
        setStage(index, stage)
        return Attribute(id: AttributeID(rawValue: index))
    }

    func makeFollowingRule<R: FollowingRule>(_ rule: R, stage: EffectStage?) -> Attribute<R.Value> {
        let type = ruleTypes[ObjectIdentifier(R.self)] ?? ruleTypes.add(FollowingRuleNodeType<R>())
        let index = makeNode(type)
        nodes[index].pointee.memory!.assumingMemoryBound(to: R.self).initialize(to: rule)
        setStage(index, stage)
        return Attribute(id: AttributeID(rawValue: index))
    }

    private func setStage(_ index: UInt32, _ stage: EffectStage?) {
        guard let stage else { return }
        nodes[index].pointee.stage = stage.rawValue
        queueEffect(index)
    }

    private func makeNode(_ type: NodeType) -> UInt32 {
        let index: UInt32
        var generation: UInt32 = 1
        if firstFreeNode != 0 {
            index = firstFreeNode
            firstFreeNode = nodes[index].pointee.next
            generation = nodes[index].pointee.generation
        } else {
            index = nodes.grow()
        }
        var node = Node()
        node.memory = type.allocate()
        node.type = .passUnretained(type)
        node.valueOffset = UInt32(type.valueOffset)
        node.generation = generation
        let owner: Subgraph = currentSubgraph
        precondition(!owner.isReleased, "an attribute was made in a subgraph that has been released")
        node.subgraph = .passUnretained(owner)
        node.next = owner.firstNode
        owner.firstNode = index
        nodes[index].initialize(to: node)
        liveNodes += 1
        return index
    }

    /// Takes a node out of the graph. Its readers, if any are left, must run again. What it held is destroyed later, by
    /// ``emptyGraveyard()``, since that may run code of others.
    func releaseNode(_ index: UInt32) {
        let node = nodes[index]
        forgetInputs(of: index)
        while node.pointee.firstOutput != 0 { dropOutput(node.pointee.firstOutput) }
        if node.pointee.isParked {
            parkedEffects.voidOne()
        } else if node.pointee.isQueued {
            effectQueues[Int(node.pointee.stage)].voidOne()
        }
        if node.pointee.isGate { gates[index] = nil }
        if reader == index { reader = 0 }
        graveyard.append(
            Grave(memory: node.pointee.memory!, type: node.pointee.type!, hasValue: node.pointee.hasValue))
        var free = Node()
        free.generation = node.pointee.generation &+ 1
        free.next = firstFreeNode
        // Reading it is reported as what it is, without an attempt to bring it up to date.
        free.state = .clean
        node.pointee = free
        firstFreeNode = index
        liveNodes -= 1
    }

    /// Destroys what released nodes held, unless a rule is busy: it may be using it. Destroying may release more.
    func emptyGraveyard() {
        guard frames.isEmpty else { return }
        while let grave = graveyard.popLast() {
            // Types live as long as the graph.
            grave.type._withUnsafeGuaranteedRef {
                $0.destroy(grave.memory, hasValue: grave.hasValue)
                $0.free(grave.memory)
            }
        }
    }

    // MARK: Handles

    func generation(of id: AttributeID) -> UInt32 { nodes[id.rawValue].pointee.generation }

    func isAlive(_ id: AttributeID, generation: UInt32) -> Bool {
        id.rawValue != 0 && id.rawValue < nodes.endIndex && nodes[id.rawValue].pointee.generation == generation
            && nodes[id.rawValue].pointee.memory != nil
    }

    /// The name of an attribute's rule or source, for messages.
    public func name(of id: AttributeID) -> String {
        nodes[id.rawValue].pointee.type?.takeUnretainedValue().name ?? "released attribute"
    }

    /// How many attributes are alive.
    public var attributeCount: Int { liveNodes }
    /// How many dependencies are recorded.
    public var dependencyCount: Int { liveEdges }
    /// How many attributes depend directly on this one.
    public func readerCount(of id: AttributeID) -> Int {
        var count = 0
        var edge = nodes[id.rawValue].pointee.firstOutput
        while edge != 0 {
            count += 1
            edge = edges[edge].pointee.nextOutput
        }
        return count
    }
}
