/// Computes one attribute from others.
///
/// The attributes that ``value`` reads are recorded on each run; the rule runs again when one of them changed, and only
/// when somebody asks. A result equal to the one before ends the propagation there.
public protocol Rule {
    associatedtype Value
    var value: Value { get }
    /// Runs the rule at `slot` and stores its result. Returns whether the value is a different one. A rule implements it itself
    /// only to compare its result before it is copied.
    static func _evaluate(_ slot: RuleSlot) -> Bool
}

extension Rule {
    // Inlined, so that it is made anew for each concrete rule and asks for no metadata.
    @inlinable
    public static func _evaluate(_ slot: RuleSlot) -> Bool {
        slot.store(slot.rule.assumingMemoryBound(to: Self.self).pointee.value)
    }
}

/// Where a rule that runs is, and where its value goes.
@frozen
public struct RuleSlot {
    /// The initialized rule.
    public let rule: UnsafeMutableRawPointer
    /// The value; initialized if ``hasValue``.
    public let value: UnsafeMutableRawPointer
    public let hasValue: Bool
    /// How values are compared.
    public let comparison: ValueComparison

    @usableFromInline
    init(rule: UnsafeMutableRawPointer, value: UnsafeMutableRawPointer, hasValue: Bool, comparison: ValueComparison) {
        self.rule = rule
        self.value = value
        self.hasValue = hasValue
        self.comparison = comparison
    }

    /// Stores a result, of the rule's value type. Returns whether it differs from the one there.
    @inlinable
    public func store<Value>(_ new: Value) -> Bool {
        if hasValue {
            let isEqual = withUnsafePointer(to: new) {
                comparison.areEqual(UnsafeRawPointer(value), UnsafeRawPointer($0))
            }
            if isEqual { return false }
        }
        return replace(new)
    }

    /// Stores a result without comparing it.
    @inlinable
    public func replace<Value>(_ new: Value) -> Bool {
        let pointer = value.assumingMemoryBound(to: Value.self)
        guard hasValue else {
            pointer.initialize(to: new)
            return true
        }
        // The old value is destroyed when the new one is there: its deinitializer may come back to the graph.
        let old = pointer.move()
        pointer.initialize(to: new)
        withExtendedLifetime(old) {}
        return true
    }
}

/// A rule that keeps state between runs, or that can tell cheaply that nothing changed.
public protocol StatefulRule {
    associatedtype Value
    /// Computes the value. `previous` is the value of the last run, nil on the first.
    mutating func update(previous: Value?) -> RuleResult<Value>
    /// Runs the rule at `slot` and stores its result. Returns whether the value is a different one. Generic rules that run often
    /// implement it themselves: the default looks up the metadata of `RuleResult<Value>` and `Value?` on each run.
    static func _evaluate(_ slot: RuleSlot) -> Bool
}

extension StatefulRule {
    // Inlined, so that it is made anew for each concrete rule and asks for no metadata.
    @inlinable
    public static func _evaluate(_ slot: RuleSlot) -> Bool {
        let rule = slot.rule.assumingMemoryBound(to: Self.self)
        let previous = slot.hasValue ? slot.value.assumingMemoryBound(to: Value.self).pointee : nil
        switch rule.pointee.update(previous: previous) {
        case .value(let value): return slot.store(value)
        case .changed(let value): return slot.replace(value)
        case .unchanged:
            precondition(slot.hasValue, "\(Self.self) reported no change before it had a value")
            return false
        }
    }
}

/// What a run of a stateful rule gives.
@frozen
public enum RuleResult<Value> {
    /// A value; it counts as a change when it differs from the previous one.
    case value(Value)
    /// A value that counts as a change without being compared.
    case changed(Value)
    /// The previous value stands. Only legal when there is one.
    case unchanged
}

/// When an effect runs within an update; smaller stages run first.
public struct EffectStage: Hashable, Sendable, RawRepresentable {
    public let rawValue: UInt8
    public init(rawValue: UInt8) {
        precondition(rawValue < EffectStage.count, "there are \(EffectStage.count) effect stages")
        self.rawValue = rawValue
    }
    /// How many stages there are.
    public static let count = 4
}
