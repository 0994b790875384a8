import Foundation

/// What a value is measured in: a product of powers of units, such as `count/min` or `mL/(kg*min)`.
///
/// Units that measure the same can be converted into each other, and ``HKQuantity`` does. Values are computed as doubles.
public final class HKUnit: NSObject, @unchecked Sendable {
    /// The powers of what is measured.
    let powers: [HKDimension: Int]
    /// How much of the base units one is.
    let factor: Double
    /// What of the base unit zero is: other than 0 for degrees alone.
    let offset: Double
    /// How it is written.
    public let unitString: String

    init(_ powers: [HKDimension: Int], _ factor: Double, _ text: String, offset: Double = 0) {
        self.powers = powers.filter { $0.value != 0 }
        self.factor = factor
        self.offset = offset
        unitString = text
    }

    /// A unit as it is written: names with prefixes, `*`, `/`, powers (`m^2`) and brackets. Traps where the text is none, as on Apple's systems.
    public convenience init(from string: String) {
        var reader = UnitReader(string)
        guard let unit = reader.whole() else { preconditionFailure("HKUnit: unable to parse unit string “\(string)”") }
        self.init(unit.powers, unit.factor, string, offset: unit.offset)
    }

    /// Whether values of one can be told in the other.
    func isConvertible(to other: HKUnit) -> Bool { powers == other.powers }

    public override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? HKUnit else { return false }
        // One unit that is written in two ways has factors that differ in the last places.
        return other.powers == powers && abs(other.factor - factor) <= 1e-12 * factor && other.offset == offset
            && other.isPercent == isPercent
    }
    /// A part of a whole is no number of things, though both are 1 of nothing.
    private var isPercent: Bool { unitString == "%" }
    public override var hash: Int { powers.hashValue }
    public override var description: String { unitString }

    /// Whether it is 1.
    public func isNull() -> Bool { powers.isEmpty && factor == 1 }

    // MARK: Products

    /// Both multiplied.
    public func unitMultiplied(by unit: HKUnit) -> HKUnit { combined(unit, 1, "\(unitString)·\(unit.bracketed)") }
    /// This one divided by another.
    public func unitDivided(by unit: HKUnit) -> HKUnit { combined(unit, -1, "\(unitString)/\(unit.bracketed)") }
    /// A power of this one.
    public func unitRaised(toPower power: Int) -> HKUnit {
        HKUnit(powers.mapValues { $0 * power }, Foundation.pow(factor, Double(power)), "\(bracketed)^\(power)")
    }
    /// One divided by this one.
    public func reciprocal() -> HKUnit { HKUnit.count0.combined(self, -1, "1/\(bracketed)") }

    /// 1.
    static let count0 = HKUnit([:], 1, "")

    private var bracketed: String { unitString.contains { "*·/".contains($0) } ? "(\(unitString))" : unitString }

    private func combined(_ unit: HKUnit, _ sign: Int, _ text: String) -> HKUnit {
        HKUnit(
            powers.merging(unit.powers.mapValues { $0 * sign }, uniquingKeysWith: +),
            factor * Foundation.pow(unit.factor, Double(sign)), text)
    }
}

/// What is measured, each in a base unit of its own. What HealthKit does not convert into each other is not, though it could be: energies are no
/// products of masses here.
enum HKDimension: Hashable {
    case mass, length, time, temperature, energy, pressure, volume, conductance, potential, frequency, power, loudness
    case hearing, international, angle, illuminance, lens
}
