import Foundation

/// Writes a measurement: its number in the person's language, and the symbol of its unit.
///
/// Units are not translated and not converted to those of the person's region: a measurement is written in its own unit.
open class MeasurementFormatter: Formatter {
    /// What is done about units.
    public struct UnitOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let providedUnit = UnitOptions(rawValue: 1 << 0)
        public static let naturalScale = UnitOptions(rawValue: 1 << 1)
        public static let temperatureWithoutUnit = UnitOptions(rawValue: 1 << 2)
    }

    open var unitOptions: UnitOptions = []
    open var unitStyle = Formatter.UnitStyle.medium
    open var locale: Locale! = .autoupdatingCurrent { didSet { numberFormatter.locale = locale } }
    open var numberFormatter: NumberFormatter! = {
        let formatter = NumberFormatter()
        formatter.numberStyle = .decimal
        return formatter
    }()

    public override init() { super.init() }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// A measurement as text.
    open func string<UnitType: Unit>(from measurement: Measurement<UnitType>) -> String {
        text(measurement.value, unit: measurement.unit)
    }

    /// The symbol of a unit.
    open func string(from unit: Unit) -> String { unit.symbol }

    private func text(_ value: Double, unit: Unit) -> String {
        let number = numberFormatter.string(from: NSNumber(value: value)) ?? "\(value)"
        if unit is UnitTemperature {
            return unitOptions.contains(.temperatureWithoutUnit) ? number + "°" : number + unit.symbol
        }
        return unitStyle == .short ? number + unit.symbol : number + " " + unit.symbol
    }
}
