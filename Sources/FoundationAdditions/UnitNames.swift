import Foundation

/// What ICU calls Foundation's units.
package enum UnitNames {
    /// The name of a unit; nil for units of an app's own and those that ICU does not know.
    package static func name(of unit: Unit) -> String? {
        names["\(type(of: unit))"]?[unit.symbol]
    }

    /// Whether readers where lengths are in metres don't know a unit.
    package static func isImperial(_ unit: String) -> Bool {
        unit.split(whereSeparator: { $0 == "-" }).contains { imperial.contains(String($0)) }
    }

    private static let imperial: Set = [
        "inch", "foot", "yard", "mile", "ounce", "pound", "stone", "ton", "fahrenheit", "gallon", "quart", "pint",
        "cup",
        "tablespoon", "teaspoon", "acre", "bushel", "psi",
    ]

    private static func metric(_ name: String, _ symbol: String, _ prefixes: String...) -> [String: String] {
        let all = [
            "T": "tera", "G": "giga", "M": "mega", "k": "kilo", "h": "hecto", "da": "deka", "": "", "d": "deci",
            "c": "centi", "m": "milli", "µ": "micro", "n": "nano", "p": "pico",
        ]
        return prefixes.reduce(into: [:]) { $0[$1 + symbol] = (all[$1] ?? "") + name }
    }

    private static let names: [String: [String: String]] = [
        "UnitLength": metric("meter", "m", "M", "k", "h", "", "d", "c", "m", "µ", "n", "p").merging([
            "dam": "decameter", "in": "inch", "ft": "foot", "yd": "yard", "mi": "mile",
            "smi": "mile-scandinavian", "ly": "light-year", "NM": "nautical-mile", "ftm": "fathom",
            "fur": "furlong", "ua": "astronomical-unit", "pc": "parsec",
        ]) { $1 },
        "UnitMass": metric("gram", "g", "k", "", "d", "c", "m", "µ", "n", "p").merging([
            "oz": "ounce", "lb": "pound", "st": "stone", "t": "tonne", "ton": "ton", "ct": "carat",
            "oz t": "ounce-troy", "slug": "slug",
        ]) { $1 },
        "UnitTemperature": ["K": "kelvin", "°C": "celsius", "°F": "fahrenheit"],
        "UnitSpeed": [
            "m/s": "meter-per-second", "km/h": "kilometer-per-hour", "mph": "mile-per-hour", "kn": "knot",
        ],
        "UnitDuration": [
            "hr": "hour", "h": "hour", "min": "minute", "s": "second", "sec": "second", "ms": "millisecond",
            "µs": "microsecond", "μs": "microsecond", "ns": "nanosecond",
        ],
        "UnitArea": [
            "Mm²": "square-megameter", "km²": "square-kilometer", "m²": "square-meter", "cm²": "square-centimeter",
            "mm²": "square-millimeter", "in²": "square-inch", "ft²": "square-foot", "yd²": "square-yard",
            "mi²": "square-mile", "ac": "acre", "ha": "hectare", "a": "square-decameter",
        ],
        "UnitVolume": metric("liter", "L", "M", "k", "", "d", "c", "m").merging([
            "km³": "cubic-kilometer", "m³": "cubic-meter", "dm³": "cubic-decimeter", "cm³": "cubic-centimeter",
            "mm³": "cubic-millimeter", "in³": "cubic-inch", "ft³": "cubic-foot", "yd³": "cubic-yard",
            "mi³": "cubic-mile", "ac ft": "acre-foot", "bsh": "bushel", "tsp": "teaspoon", "tbsp": "tablespoon",
            "fl oz": "fluid-ounce", "cup": "cup", "pt": "pint", "qt": "quart", "gal": "gallon",
            "fl oz Imperial": "fluid-ounce-imperial", "gal Imperial": "gallon-imperial", "metric cup": "cup-metric",
        ]) { $1 },
        "UnitEnergy": [
            "kJ": "kilojoule", "J": "joule", "kCal": "kilocalorie", "cal": "calorie", "kWh": "kilowatt-hour",
        ],
        "UnitPower": metric("watt", "W", "T", "G", "M", "k", "", "m", "µ", "n", "p").merging(["hp": "horsepower"]) {
            $1
        },
        "UnitPressure": metric("pascal", "Pa", "G", "M", "k", "h").merging([
            "N/m²": "pascal", "inHg": "inch-ofhg", "bar": "bar", "mbar": "millibar", "mmHg": "millimeter-ofhg",
            "psi": "pound-force-per-square-inch",
        ]) { $1 },
        "UnitFrequency": metric("hertz", "Hz", "T", "G", "M", "k", "", "m", "µ", "n"),
        "UnitAngle": [
            "°": "degree", "ʹ": "arc-minute", "'": "arc-minute", "ʹʹ": "arc-second", "\"": "arc-second",
            "rad": "radian",
            "rev": "revolution",
        ],
        "UnitAcceleration": ["m/s²": "meter-per-square-second", "g": "g-force"],
        "UnitElectricCurrent": metric("ampere", "A", "M", "k", "", "m", "µ"),
        "UnitElectricPotentialDifference": metric("volt", "V", "M", "k", "", "m", "µ"),
        "UnitElectricResistance": metric("ohm", "Ω", "M", "k", "", "m", "µ"),
        "UnitElectricCharge": ["C": "coulomb"],
        "UnitFuelEfficiency": ["L/100km": "liter-per-100-kilometer", "mpg": "mile-per-gallon"],
        "UnitIlluminance": ["lx": "lux"],
        "UnitConcentrationMass": ["mg/dL": "milligram-per-deciliter", "g/L": "gram-per-liter"],
        "UnitDispersion": ["ppm": "permillion"],
        "UnitInformationStorage": [
            "bit": "bit", "B": "byte", "kB": "kilobyte", "MB": "megabyte", "GB": "gigabyte", "TB": "terabyte",
            "PB": "petabyte", "kbit": "kilobit", "Mbit": "megabit", "Gbit": "gigabit", "Tbit": "terabit",
        ],
    ]
}
