import Foundation

extension HKUnit {
    /// The unit of a formatter of lengths.
    public convenience init(from lengthFormatterUnit: LengthFormatter.Unit) {
        let name =
            switch lengthFormatterUnit {
            case .millimeter: "mm"
            case .centimeter: "cm"
            case .meter: "m"
            case .kilometer: "km"
            case .inch: "in"
            case .foot: "ft"
            case .yard: "yd"
            case .mile: "mi"
            }
        self.init(from: name)
    }

    /// The unit of a formatter of masses.
    public convenience init(from massFormatterUnit: MassFormatter.Unit) {
        let name =
            switch massFormatterUnit {
            case .gram: "g"
            case .kilogram: "kg"
            case .ounce: "oz"
            case .pound: "lb"
            case .stone: "st"
            }
        self.init(from: name)
    }

    /// The unit of a formatter of energies.
    public convenience init(from energyFormatterUnit: EnergyFormatter.Unit) {
        let name =
            switch energyFormatterUnit {
            case .joule: "J"
            case .kilojoule: "kJ"
            case .calorie: "cal"
            case .kilocalorie: "kcal"
            }
        self.init(from: name)
    }
}
