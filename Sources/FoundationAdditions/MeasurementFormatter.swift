import Foundation

/// Writes a measurement: its number and its unit, in the person's language.
///
/// A unit that is foreign to the region is converted: miles where lengths are in metres, and the other way round.
/// ``UnitOptions/naturalScale`` takes the unit that suits the size, ``UnitOptions/providedUnit`` the measurement's own. Units that
/// Foundation does not name, such as an app's own, are written by their symbol.
open class MeasurementFormatter: Formatter {
    /// What is done about units.
    public struct UnitOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// The measurement's own unit.
        public static let providedUnit = UnitOptions(rawValue: 1 << 0)
        /// A unit that suits the size, such as kilometres for 12000 metres.
        public static let naturalScale = UnitOptions(rawValue: 1 << 1)
        /// A temperature without its scale.
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

    /// The unit as text.
    open func string(from unit: Unit) -> String {
        guard let name = UnitNames.name(of: unit),
            let text = UnitText.format(2, written: "", digits: 0, name, width: width, locale: used)
        else { return unit.symbol }
        return text.trimmingCharacters(in: .whitespaces)
    }

    /// Nil for anything but a measurement of a unit of Foundation's or an app's.
    open override func string(for obj: Any?) -> String? {
        switch obj {
        case let value as Measurement<Unit>: string(from: value)
        case let value as Measurement<Dimension>: string(from: value)
        case let value as Measurement<UnitLength>: string(from: value)
        case let value as Measurement<UnitMass>: string(from: value)
        case let value as Measurement<UnitTemperature>: string(from: value)
        case let value as Measurement<UnitSpeed>: string(from: value)
        case let value as Measurement<UnitDuration>: string(from: value)
        case let value as Measurement<UnitVolume>: string(from: value)
        case let value as Measurement<UnitArea>: string(from: value)
        case let value as Measurement<UnitEnergy>: string(from: value)
        default: nil
        }
    }

    private var used: Locale { locale ?? .autoupdatingCurrent }

    private var width: UnitText.Width {
        switch unitStyle {
        case .long: .wide
        case .short: .narrow
        default: .abbreviated
        }
    }

    private func text(_ value: Double, unit: Unit) -> String {
        func written(_ value: Double) -> String { numberFormatter.string(from: NSNumber(value: value)) ?? "\(value)" }
        guard let name = UnitNames.name(of: unit) else { return written(value) + " " + unit.symbol }
        var value = value
        if let usage = usage(of: unit, named: name) {
            let exact = ".##########"
            guard
                let found = UnitText.format(
                    value, name, width: width, usage: usage, precision: exact, locale: used)
            else { return written(value) + " " + unit.symbol }
            value = found.number
            if !isBare(unit) {
                let digits = FloatingPointFormatStyle<Double>(locale: used).precision(.fractionLength(0...10)).format(
                    value)
                return found.text.range(of: digits).map {
                    found.text.replacingCharacters(in: $0, with: written(value))
                } ?? found.text
            }
        }
        let number = written(value)
        let point = used.decimalSeparator.flatMap { number.range(of: $0) }
        let digits = point.map { number[$0.upperBound...].prefix(while: \.isNumber).count } ?? 0
        let shown = isBare(unit) ? "measure-unit/temperature-generic" : name
        return UnitText.format(value, written: number, digits: digits, shown, width: width, locale: used)
            ?? number + " " + unit.symbol
    }

    private func isBare(_ unit: Unit) -> Bool {
        unit is UnitTemperature && unit != UnitTemperature.kelvin && unitOptions.contains(.temperatureWithoutUnit)
    }

    /// What decides about the unit; nil to keep it.
    private func usage(of unit: Unit, named name: String) -> String? {
        if unitOptions.contains(.providedUnit) { return nil }
        switch unit {
        case is UnitTemperature: return "default"
        case is UnitLength, is UnitMass, is UnitArea, is UnitSpeed: break
        default: return nil
        }
        if unitOptions.contains(.naturalScale) { return "default" }
        let isAmerican = used.measurementSystem == .us || unit is UnitSpeed && used.measurementSystem == .uk
        return UnitNames.isImperial(name) == isAmerican ? nil : "default"
    }
}
