/// What nodes of one kind share: memory layout and how to run, compare and destroy. One instance for each kind and
/// graph, so a node needs no existential and no closure of its own.
class NodeType {
    /// For messages: the rule's or the source's type.
    let name: String
    let valueOffset: Int
    let size: Int
    let alignment: Int
    var isSource: Bool { false }

    init(name: String, valueOffset: Int, size: Int, alignment: Int) {
        self.name = name
        self.valueOffset = valueOffset
        self.size = max(size, 1)
        self.alignment = alignment
    }

    /// Runs the rule and stores the result. Returns whether the value is a different one.
    func evaluate(_ memory: UnsafeMutableRawPointer, hasValue: Bool) -> Bool {
        fatalError("a source has no rule")
    }

    /// Deinitializes what is in the memory.
    func destroy(_ memory: UnsafeMutableRawPointer, hasValue: Bool) {}

    static func layout<Body, Value>(_: Body.Type, _: Value.Type) -> (valueOffset: Int, size: Int, alignment: Int) {
        let mask = MemoryLayout<Value>.alignment - 1
        let offset = (MemoryLayout<Body>.size + mask) & ~mask
        return (
            offset, offset + MemoryLayout<Value>.size,
            max(MemoryLayout<Body>.alignment, MemoryLayout<Value>.alignment, MemoryLayout<Int>.alignment)
        )
    }
}

/// Sources: a value that is set from outside.
final class SourceNodeType<Value>: NodeType {
    let comparison = ValueComparison.of(Value.self)
    override var isSource: Bool { true }

    init() {
        super.init(
            name: String(describing: Value.self), valueOffset: 0, size: MemoryLayout<Value>.size,
            alignment: max(MemoryLayout<Value>.alignment, MemoryLayout<Int>.alignment))
    }

    override func destroy(_ memory: UnsafeMutableRawPointer, hasValue: Bool) {
        if hasValue { memory.assumingMemoryBound(to: Value.self).deinitialize(count: 1) }
    }
}

/// Rules without state.
final class RuleNodeType<R: Rule>: NodeType {
    let comparison = ValueComparison.of(R.Value.self)

    init() {
        let layout = Self.layout(R.self, R.Value.self)
        super.init(
            name: String(describing: R.self), valueOffset: layout.valueOffset, size: layout.size,
            alignment: layout.alignment)
    }

    override func evaluate(_ memory: UnsafeMutableRawPointer, hasValue: Bool) -> Bool {
        let new = memory.assumingMemoryBound(to: R.self).pointee.value
        return comparison.store(
            new, at: (memory + valueOffset).assumingMemoryBound(to: R.Value.self), hasValue: hasValue)
    }

    override func destroy(_ memory: UnsafeMutableRawPointer, hasValue: Bool) {
        memory.assumingMemoryBound(to: R.self).deinitialize(count: 1)
        if hasValue { (memory + valueOffset).assumingMemoryBound(to: R.Value.self).deinitialize(count: 1) }
    }
}

/// Rules with state.
final class StatefulRuleNodeType<R: StatefulRule>: NodeType {
    let comparison = ValueComparison.of(R.Value.self)

    init() {
        let layout = Self.layout(R.self, R.Value.self)
        super.init(
            name: String(describing: R.self), valueOffset: layout.valueOffset, size: layout.size,
            alignment: layout.alignment)
    }

    override func evaluate(_ memory: UnsafeMutableRawPointer, hasValue: Bool) -> Bool {
        let rule = memory.assumingMemoryBound(to: R.self)
        let pointer = (memory + valueOffset).assumingMemoryBound(to: R.Value.self)
        switch rule.pointee.update(previous: hasValue ? pointer.pointee : nil) {
        case .value(let value):
            return comparison.store(value, at: pointer, hasValue: hasValue)
        case .changed(let value):
            if hasValue {
                let old = pointer.move()
                pointer.initialize(to: value)
                withExtendedLifetime(old) {}
            } else {
                pointer.initialize(to: value)
            }
            return true
        case .unchanged:
            precondition(hasValue, "\(name) reported no change before it had a value")
            return false
        }
    }

    override func destroy(_ memory: UnsafeMutableRawPointer, hasValue: Bool) {
        memory.assumingMemoryBound(to: R.self).deinitialize(count: 1)
        if hasValue { (memory + valueOffset).assumingMemoryBound(to: R.Value.self).deinitialize(count: 1) }
    }
}

extension ValueComparison {
    /// Stores a computed value. Returns whether it differs from the one there, if there is one.
    func store<Value>(_ value: Value, at pointer: UnsafeMutablePointer<Value>, hasValue: Bool) -> Bool {
        guard hasValue else {
            pointer.initialize(to: value)
            return true
        }
        let isEqual = withUnsafePointer(to: value) { areEqual(UnsafeRawPointer(pointer), UnsafeRawPointer($0)) }
        if isEqual { return false }
        let old = pointer.move()
        pointer.initialize(to: value)
        withExtendedLifetime(old) {}
        return true
    }
}
