/// What nodes of one kind share: memory layout and how to run, compare and destroy. One instance for each kind and
/// graph, so a node needs no existential and no closure of its own.
class NodeType {
    /// The rule's or the source's type: what it is found by.
    let type: Any.Type
    /// How two values are compared.
    let comparison: ValueComparison
    let isSource: Bool
    let valueOffset: Int
    let size: Int
    let alignment: Int
    /// Memory of nodes that are gone, for the next ones: a linked list through the first word of each.
    // Exclusive access is not checked at run time, for the reasons that hold for the graph.
    @exclusivity(unchecked) private var firstFree: UnsafeMutableRawPointer?
    @exclusivity(unchecked) private var freeCount = 0
    /// More than this is given back.
    private static var freeLimit: Int { 256 }

    /// For messages. Made when asked for: demangling is slow.
    var name: String { String(describing: type) }

    init(type: Any.Type, comparison: ValueComparison, isSource: Bool, valueOffset: Int, size: Int, alignment: Int) {
        self.type = type
        self.comparison = comparison
        self.isSource = isSource
        self.valueOffset = valueOffset
        self.size = max(size, MemoryLayout<UnsafeRawPointer>.size)
        self.alignment = max(alignment, MemoryLayout<UnsafeRawPointer>.alignment)
    }

    /// Of a rule: its value lies behind it.
    init<Body, Value>(rule: Body.Type, value: Value.Type) {
        let mask = MemoryLayout<Value>.alignment - 1
        let offset = (MemoryLayout<Body>.size + mask) & ~mask
        type = rule
        comparison = ValueComparison.of(value)
        isSource = false
        valueOffset = offset
        size = max(offset + MemoryLayout<Value>.size, MemoryLayout<UnsafeRawPointer>.size)
        alignment = max(
            MemoryLayout<Body>.alignment, MemoryLayout<Value>.alignment, MemoryLayout<UnsafeRawPointer>.alignment)
    }

    deinit {
        while let memory = firstFree {
            firstFree = memory.load(as: UnsafeMutableRawPointer?.self)
            memory.deallocate()
        }
    }

    static func source<Value>(of type: Value.Type) -> NodeType { SourceNodeType<Value>() }

    /// Memory for one node.
    func allocate() -> UnsafeMutableRawPointer {
        guard let memory = firstFree else { return .allocate(byteCount: size, alignment: alignment) }
        firstFree = memory.load(as: UnsafeMutableRawPointer?.self)
        freeCount -= 1
        return memory
    }

    /// Takes the memory of one node back; what was in it has been deinitialized.
    func free(_ memory: UnsafeMutableRawPointer) {
        guard freeCount < Self.freeLimit else { return memory.deallocate() }
        memory.storeBytes(of: firstFree, as: UnsafeMutableRawPointer?.self)
        firstFree = memory
        freeCount += 1
    }

    /// Runs the rule and stores the result. Returns whether the value is a different one.
    func evaluate(_ memory: UnsafeMutableRawPointer, hasValue: Bool) -> Bool {
        fatalError("a source has no rule")
    }

    /// Whether the rule can follow `input`, one of what it read last; see ``FollowingRule``.
    func canFollow(
        _ input: UInt32, _ memory: UnsafeMutableRawPointer, from old: UnsafeRawPointer, to new: UnsafeRawPointer
    ) -> Bool { false }

    /// Lets the rule of a node follow.
    func follow(_ graph: Graph, _ index: UInt32, from old: UnsafeRawPointer, to new: UnsafeRawPointer) {}

    /// Deinitializes what is in the memory.
    func destroy(_ memory: UnsafeMutableRawPointer, hasValue: Bool) {}

    /// What a rule's run needs to know.
    @inline(__always)
    final func slot(_ memory: UnsafeMutableRawPointer, hasValue: Bool) -> RuleSlot {
        RuleSlot(rule: memory, value: memory + valueOffset, hasValue: hasValue, comparison: comparison)
    }
}

/// Sources: a value that is set from outside.
private final class SourceNodeType<Value>: NodeType {
    init() {
        super.init(
            type: Value.self, comparison: .of(Value.self), isSource: true, valueOffset: 0,
            size: MemoryLayout<Value>.size, alignment: MemoryLayout<Value>.alignment)
    }

    override func destroy(_ memory: UnsafeMutableRawPointer, hasValue: Bool) {
        if hasValue { memory.assumingMemoryBound(to: Value.self).deinitialize(count: 1) }
    }
}

/// Rules without state.
final class RuleNodeType<R: Rule>: NodeType {
    init() { super.init(rule: R.self, value: R.Value.self) }

    override func evaluate(_ memory: UnsafeMutableRawPointer, hasValue: Bool) -> Bool {
        R._evaluate(slot(memory, hasValue: hasValue))
    }

    override func destroy(_ memory: UnsafeMutableRawPointer, hasValue: Bool) {
        memory.assumingMemoryBound(to: R.self).deinitialize(count: 1)
        if hasValue { (memory + valueOffset).assumingMemoryBound(to: R.Value.self).deinitialize(count: 1) }
    }
}

/// Rules with state.
class StatefulRuleNodeType<R: StatefulRule>: NodeType {
    init() { super.init(rule: R.self, value: R.Value.self) }

    override func evaluate(_ memory: UnsafeMutableRawPointer, hasValue: Bool) -> Bool {
        R._evaluate(slot(memory, hasValue: hasValue))
    }

    override func destroy(_ memory: UnsafeMutableRawPointer, hasValue: Bool) {
        memory.assumingMemoryBound(to: R.self).deinitialize(count: 1)
        if hasValue { (memory + valueOffset).assumingMemoryBound(to: R.Value.self).deinitialize(count: 1) }
    }
}
