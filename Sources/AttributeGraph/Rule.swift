/// Computes one attribute from others.
///
/// The attributes that ``value`` reads are recorded on each run; the rule runs again when one of them changed, and only
/// when somebody asks. A result equal to the one before ends the propagation there.
public protocol Rule {
    associatedtype Value
    var value: Value { get }
}

/// A rule that keeps state between runs, or that can tell cheaply that nothing changed.
public protocol StatefulRule {
    associatedtype Value
    /// Computes the value. `previous` is the value of the last run, nil on the first.
    mutating func update(previous: Value?) -> RuleResult<Value>
}

/// What a run of a stateful rule gives.
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
