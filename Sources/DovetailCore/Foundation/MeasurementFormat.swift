import Foundation

/// What a measurement is of, which decides about the unit that readers of a region expect.
public struct MeasurementFormatUnitUsage<UnitType: Dimension>: Codable, Hashable, Sendable {
    let name: String

    init(_ name: String) { self.name = name }

    /// The unit that is usual in the region.
    public static var general: Self { Self("general") }
    /// The measurement's own unit.
    public static var asProvided: Self { Self("asProvided") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitLength {
    /// How tall a person is.
    public static var person: Self { Self("person") }
    /// The same, in two units where that is usual; written in one here.
    public static var personHeight: Self { Self("person") }
    /// A distance to travel.
    public static var road: Self { Self("road") }
    public static var focalLength: Self { Self("focalLength") }
    public static var rainfall: Self { Self("rainfall") }
    public static var snowfall: Self { Self("snowfall") }
    public static var visibility: Self { Self("road") }
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
    /// Writes measurements with their units, in the unit that is usual in a region. Names of units are English.
    public struct FormatStyle: Foundation.FormatStyle, Sendable {
        /// How units are written.
        public struct UnitWidth: Codable, Hashable, Sendable {
            let name: String
            /// 5 kilometers
            public static var wide: Self { Self(name: "wide") }
            /// 5 km
            public static var abbreviated: Self { Self(name: "abbreviated") }
            /// 5km
            public static var narrow: Self { Self(name: "narrow") }
        }

        public var width: UnitWidth
        public var locale: Locale
        public var usage: MeasurementFormatUnitUsage<UnitType>?
        /// How the number is written; nil for at most what two digits tell of it, or all of its digits in its own unit.
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
            let keepsUnit = usage == .asProvided
            let (number, unit) = keepsUnit ? (value.value, value.unit as Dimension) : preferred(value)
            let style = numberFormatStyle?.locale(locale) ?? Self.numberStyle(for: number, keepsUnit: keepsUnit, locale)
            let text = style.format(number)
            let isOne = text == style.format(1)
            if hidesScaleName, unit is UnitTemperature { return text + "°" }
            switch width {
            case .wide: return text + " " + UnitName.wide(unit, isOne: isOne)
            case .narrow:
                return text + (unit is UnitTemperature && unit != UnitTemperature.kelvin ? "°" : unit.symbol)
            default:
                let symbol = unit.symbol
                return text + (symbol.hasPrefix("°") ? "" : " ") + UnitName.short(symbol)
            }
        }

        /// As many digits as two of them tell, and whole numbers from ten on.
        private static func numberStyle(
            for number: Double, keepsUnit: Bool, _ locale: Locale
        ) -> FloatingPointFormatStyle<Double> {
            let style = FloatingPointFormatStyle<Double>(locale: locale)
            if keepsUnit { return style.precision(.fractionLength(0...6)) }
            return abs(number) < 10 ? style.precision(.significantDigits(1...2)) : style.precision(.fractionLength(0))
        }

        /// The number and unit that readers of the locale's region expect.
        private func preferred(_ value: Measurement<UnitType>) -> (Double, Dimension) {
            guard let usage, let units = PreferredUnits.units(for: value.unit, usage: usage.name, locale) else {
                return (value.value, value.unit)
            }
            let base = value.unit.converter.baseUnitValue(fromValue: value.value)
            var last = (value.value, value.unit as Dimension)
            // The largest unit of which there is at least one.
            for unit in units {
                last = (unit.converter.value(fromBaseUnitValue: base), unit)
                if abs(last.0) >= 1 { break }
            }
            return last
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

/// The units that readers of a region expect, the largest first.
private enum PreferredUnits {
    static func units(for unit: Dimension, usage: String, _ locale: Locale) -> [Dimension]? {
        let region = locale.region?.identifier ?? "001"
        let isAmerican = ["US", "LR", "MM"].contains(region)
        let isBritish = region == "GB"
        switch unit {
        case is UnitTemperature:
            return ["US", "BS", "BZ", "KY", "PR", "PW"].contains(region)
                ? [UnitTemperature.fahrenheit] : [UnitTemperature.celsius]
        case is UnitLength:
            switch usage {
            case "focalLength": return [UnitLength.millimeters]
            case "rainfall": return isAmerican ? [UnitLength.inches] : [UnitLength.millimeters]
            case "snowfall": return isAmerican ? [UnitLength.inches] : [UnitLength.centimeters]
            case "person": return isAmerican ? [UnitLength.inches] : [UnitLength.centimeters]
            case "road" where isBritish: return [UnitLength.miles, UnitLength.yards]
            case "road":
                return isAmerican ? [UnitLength.miles, UnitLength.feet] : [UnitLength.kilometers, UnitLength.meters]
            default:
                return isAmerican
                    ? [UnitLength.miles, UnitLength.feet, UnitLength.inches]
                    : [UnitLength.kilometers, UnitLength.meters, UnitLength.centimeters]
            }
        case is UnitMass:
            if usage == "person" { return isAmerican ? [UnitMass.pounds] : [UnitMass.kilograms] }
            return isAmerican
                ? [UnitMass.shortTons, UnitMass.pounds, UnitMass.ounces]
                : [UnitMass.metricTons, UnitMass.kilograms, UnitMass.grams]
        case is UnitSpeed: return isAmerican || isBritish ? [UnitSpeed.milesPerHour] : [UnitSpeed.kilometersPerHour]
        case is UnitEnergy where usage == "food": return [UnitEnergy.kilocalories]
        default: return nil
        }
    }
}

/// The names of units.
private enum UnitName {
    /// Signs that readers know in another form than Foundation's.
    static func short(_ symbol: String) -> String { symbols[symbol] ?? symbol }

    private static let symbols = ["kCal": "kcal", "gal": "gal", "\"": "in", "'": "ft"]

    static func wide(_ unit: Dimension, isOne: Bool) -> String {
        guard let (one, many) = names[unit.symbol] else { return unit.symbol }
        return isOne ? one : many ?? one + "s"
    }

    /// The singular, and the plural where it does not end with an s alone.
    private static let names: [String: (String, String?)] = [
        "Mm": ("megameter", nil), "km": ("kilometer", nil), "hm": ("hectometer", nil), "dam": ("decameter", nil),
        "m": ("meter", nil), "dm": ("decimeter", nil), "cm": ("centimeter", nil), "mm": ("millimeter", nil),
        "µm": ("micrometer", nil), "nm": ("nanometer", nil), "in": ("inch", "inches"), "ft": ("foot", "feet"),
        "yd": ("yard", nil), "mi": ("mile", nil), "NM": ("nautical mile", nil), "ly": ("light-year", nil),
        "kg": ("kilogram", nil), "g": ("gram", nil), "mg": ("milligram", nil), "oz": ("ounce", nil),
        "lb": ("pound", nil),
        "st": ("stone", "stones"), "t": ("metric ton", nil), "ton": ("short ton", nil), "ct": ("carat", nil),
        "°C": ("degree Celsius", "degrees Celsius"), "°F": ("degree Fahrenheit", "degrees Fahrenheit"),
        "K": ("kelvin", nil), "m/s": ("meter per second", "meters per second"),
        "km/h": ("kilometer per hour", "kilometers per hour"), "mph": ("mile per hour", "miles per hour"),
        "kn": ("knot", nil),
        "s": ("second", nil), "min": ("minute", nil), "h": ("hour", nil), "hr": ("hour", nil),
        "ms": ("millisecond", nil),
        "L": ("liter", nil), "dL": ("deciliter", nil), "mL": ("milliliter", nil), "gal": ("gallon", nil),
        "qt": ("quart", nil),
        "pt": ("pint", nil), "cup": ("cup", nil), "fl oz": ("fluid ounce", nil), "tsp": ("teaspoon", nil),
        "tbsp": ("tablespoon", nil), "J": ("joule", nil), "kJ": ("kilojoule", nil), "cal": ("calorie", nil),
        "kCal": ("kilocalorie", nil), "kWh": ("kilowatt-hour", nil), "W": ("watt", nil), "kW": ("kilowatt", nil),
        "°": ("degree", nil), "rad": ("radian", nil), "m²": ("square meter", nil), "km²": ("square kilometer", nil),
        "ft²": ("square foot", "square feet"), "ac": ("acre", nil), "ha": ("hectare", nil), "hPa": ("hectopascal", nil),
        "mbar": ("millibar", nil), "bar": ("bar", nil), "mmHg": ("millimeter of mercury", "millimeters of mercury"),
        "inHg": ("inch of mercury", "inches of mercury"), "Hz": ("hertz", "hertz"), "kHz": ("kilohertz", "kilohertz"),
        "B": ("byte", nil), "kB": ("kilobyte", nil), "MB": ("megabyte", nil), "GB": ("gigabyte", nil),
        "TB": ("terabyte", nil),
    ]
}
