import Foundation

/// What a measurement is of, which decides about the unit that readers of a region expect.
public struct MeasurementFormatUnitUsage<UnitType: Dimension>: Codable, Hashable, Sendable {
    package let name: String

    package init(_ name: String) { self.name = name }

    /// The unit that is usual in the region.
    public static var general: Self { Self("general") }
    /// The measurement's own unit.
    public static var asProvided: Self { Self("asProvided") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitLength {
    /// How tall a person is.
    public static var person: Self { Self("person") }
    /// The same, in two units where that is usual.
    public static var personHeight: Self { Self("person-height") }
    /// A distance to travel.
    public static var road: Self { Self("road") }
    public static var focalLength: Self { Self("focal-length") }
    public static var rainfall: Self { Self("rainfall") }
    public static var snowfall: Self { Self("snowfall") }
    public static var visibility: Self { Self("visiblty") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitMass {
    public static var personWeight: Self { Self("person") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitTemperature {
    public static var weather: Self { Self("weather") }
    public static var person: Self { Self("person") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitEnergy {
    public static var food: Self { Self("food") }
    public static var workout: Self { Self("food") }
}

extension Measurement where UnitType: Dimension {
    /// Writes measurements with their units, in the unit that is usual in a region.
    ///
    /// Units that Foundation does not name, such as an app's own, are written by their symbol.
    public struct FormatStyle: Foundation.FormatStyle, Sendable {
        /// How units are written.
        public struct UnitWidth: Codable, Hashable, Sendable {
            package let name: String
            /// 5 kilometers
            public static var wide: Self { Self(name: "wide") }
            /// 5 km
            public static var abbreviated: Self { Self(name: "abbreviated") }
            /// 5km
            public static var narrow: Self { Self(name: "narrow") }

            fileprivate var text: UnitText.Width {
                switch name {
                case "wide": .wide
                case "narrow": .narrow
                default: .abbreviated
                }
            }
        }

        public var width: UnitWidth
        public var locale: Locale
        public var usage: MeasurementFormatUnitUsage<UnitType>?
        /// How the number is written; nil for at most what two digits tell of it, or up to six digits of a fraction in its own unit.
        public var numberFormatStyle: FloatingPointFormatStyle<Double>?
        /// Whether a temperature is written without its scale.
        public var hidesScaleName = false

        public init(
            width: UnitWidth, locale: Locale = .autoupdatingCurrent,
            usage: MeasurementFormatUnitUsage<UnitType> = .general,
            numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
        ) {
            self.width = width
            self.locale = locale
            self.usage = usage
            self.numberFormatStyle = numberFormatStyle
        }

        public func locale(_ locale: Locale) -> Self {
            var copy = self
            copy.locale = locale
            return copy
        }

        public func format(_ value: Measurement<UnitType>) -> String {
            guard let unit = UnitNames.name(of: value.unit) else {
                return number(value.value) + " " + value.unit.symbol
            }
            let usage = usage(of: value.unit)
            var (value, name) = (value.value, unit)
            if hidesScaleName, unit != "kelvin" {
                // The scale that is not told is still that of the region.
                if let usage, let found = text(value, unit, usage: usage, precision: Self.exact) {
                    value = found.number
                }
                name = "measure-unit/temperature-generic"
            } else if numberFormatStyle == nil, let text = text(value, unit, usage: usage) {
                return text.text
            } else if let usage, let found = text(value, unit, usage: usage, precision: Self.exact) {
                // The unit is that of the region, the number as the app wants it: in place of the digits of the text.
                let written = number(found.number)
                let exact = FloatingPointFormatStyle<Double>(locale: locale).precision(.fractionLength(0...10))
                let digits = exact.format(found.number)
                return found.text.range(of: digits).map { found.text.replacingCharacters(in: $0, with: written) }
                    ?? found.text
            }
            let written = numberFormatStyle == nil ? rounded(value, usage != nil) : number(value)
            return UnitText.format(
                value, written: written, digits: digits(in: written), name, width: width.text, locale: locale)
                ?? written
        }

        private static var exact: String { ".##########" }

        private func text(
            _ value: Double, _ unit: String, usage: String?, precision: String? = nil
        ) -> (text: String, number: Double)? {
            UnitText.format(
                value, unit, width: width.text, usage: usage, precision: usage == nil ? ".######" : precision,
                locale: locale)
        }

        /// What the measurement is of; nil to keep its unit.
        private func usage(of unit: Unit) -> String? {
            guard let name = usage?.name, name != "asProvided" else { return nil }
            // Of what no region has a view, the unit is kept.
            let hasView =
                unit is UnitLength || unit is UnitMass || unit is UnitTemperature || unit is UnitSpeed
                || unit is UnitEnergy && name == "food"
            return hasView ? (name == "general" ? "default" : name) : nil
        }

        private func number(_ value: Double) -> String {
            (numberFormatStyle?.locale(locale)
                ?? FloatingPointFormatStyle<Double>(locale: locale).precision(.fractionLength(0...6))).format(value)
        }

        /// As many digits as two of them tell, and whole numbers from ten on; of a measurement in its own unit all.
        private func rounded(_ value: Double, _ isConverted: Bool) -> String {
            guard isConverted else { return number(value) }
            let style = FloatingPointFormatStyle<Double>(locale: locale)
            return abs(value) < 10
                ? style.precision(.significantDigits(1...2)).format(value)
                : style.precision(.fractionLength(0)).format(value)
        }

        private func digits(in text: String) -> Int {
            guard let point = locale.decimalSeparator, let range = text.range(of: point) else { return 0 }
            return text[range.upperBound...].prefix(while: \.isNumber).count
        }
    }

    /// The measurement as a style writes it.
    public func formatted<S: Foundation.FormatStyle>(_ style: S) -> S.FormatOutput where S.FormatInput == Measurement {
        style.format(self)
    }
    /// The measurement in the unit that is usual in the user's region, with its sign.
    public func formatted() -> String { formatted(FormatStyle(width: .abbreviated)) }
}

extension Measurement.FormatStyle where UnitType == UnitTemperature {
    public init(
        width: UnitWidth, locale: Locale = .autoupdatingCurrent, usage: MeasurementFormatUnitUsage<UnitType> = .general,
        hidesScaleName: Bool, numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
    ) {
        self.init(width: width, locale: locale, usage: usage, numberFormatStyle: numberFormatStyle)
        self.hidesScaleName = hidesScaleName
    }
}

extension FormatStyle {
    /// Writes measurements with their units.
    public static func measurement<UnitType: Dimension>(
        width: Measurement<UnitType>.FormatStyle.UnitWidth, usage: MeasurementFormatUnitUsage<UnitType> = .general,
        numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
    ) -> Self where Self == Measurement<UnitType>.FormatStyle {
        Self(width: width, usage: usage, numberFormatStyle: numberFormatStyle)
    }
}

extension FormatStyle where Self == Measurement<UnitTemperature>.FormatStyle {
    /// Writes temperatures, with or without their scale.
    public static func measurement(
        width: Measurement<UnitTemperature>.FormatStyle.UnitWidth,
        usage: MeasurementFormatUnitUsage<UnitTemperature> = .general, hidesScaleName: Bool,
        numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
    ) -> Self {
        Self(width: width, usage: usage, hidesScaleName: hidesScaleName, numberFormatStyle: numberFormatStyle)
    }
}
