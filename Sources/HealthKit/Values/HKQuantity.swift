import Foundation

/// A number of a unit.
public final class HKQuantity: NSObject, @unchecked Sendable {
    private let unit: HKUnit
    private let value: Double

    /// A number of a unit.
    public init(unit: HKUnit, doubleValue value: Double) {
        self.unit = unit
        self.value = value
    }

    /// Whether it can be told in a unit.
    public func `is`(compatibleWith unit: HKUnit) -> Bool { self.unit.isConvertible(to: unit) }

    /// A unit that both can be told in.
    func commonUnit(_ other: HKQuantity) -> HKUnit? { other.is(compatibleWith: unit) ? unit : nil }

    /// The number of another unit. Traps where that one measures something else, as on Apple's systems.
    public func doubleValue(for unit: HKUnit) -> Double {
        precondition(
            self.unit.isConvertible(to: unit),
            "HKQuantity: attempt to convert incompatible units: \(self.unit.unitString), \(unit.unitString)")
        if self.unit.factor == unit.factor && self.unit.offset == unit.offset { return value }
        return (value * self.unit.factor + self.unit.offset - unit.offset) / unit.factor
    }

    /// Which is more. Traps where they are not of the same kind.
    public func compare(_ quantity: HKQuantity) -> ComparisonResult {
        let other = quantity.doubleValue(for: unit)
        return value < other ? .orderedAscending : value > other ? .orderedDescending : .orderedSame
    }

    public override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? HKQuantity, other.is(compatibleWith: unit) else { return false }
        return other.doubleValue(for: unit) == value
    }
    public override var hash: Int { (value * unit.factor + unit.offset).hashValue }
    public override var description: String { "\(value.formatted(.number.grouping(.never))) \(unit.unitString)" }
}
