import Foundation

/// How many of a unit a larger or smaller one is.
public enum HKMetricPrefix: Int, Sendable {
    case none
    case pico
    case nano
    case micro
    case milli
    case centi
    case deci
    case deca
    case hecto
    case kilo
    case mega
    case giga
    case tera
    case femto

    /// Longer ones first, so that “da” is not taken for “d”.
    static let all: [HKMetricPrefix] = [
        .deca, .pico, .nano, .micro, .milli, .centi, .deci, .hecto, .kilo, .mega, .giga, .tera, .femto,
    ]

    var text: String {
        ["", "p", "n", "mc", "m", "c", "d", "da", "h", "k", "M", "G", "T", "f"][rawValue]
    }

    var factor: Double { [1, 1e-12, 1e-9, 1e-6, 1e-3, 1e-2, 1e-1, 1e1, 1e2, 1e3, 1e6, 1e9, 1e12, 1e-15][rawValue] }
}

extension HKUnit {
    /// Units that prefixes stand before.
    static let metric: [String: HKUnit] = table([
        ("g", .mass, 1), ("m", .length, 1), ("s", .time, 1), ("J", .energy, 1), ("cal", .energy, 4.184),
        ("Pa", .pressure, 1), ("L", .volume, 1), ("l", .volume, 1), ("S", .conductance, 1), ("V", .potential, 1),
        ("Hz", .frequency, 1), ("W", .power, 1), ("K", .temperature, 1), ("rad", .angle, 1), ("lx", .illuminance, 1),
    ])

    /// All by their names.
    static let named: [String: HKUnit] = metric.merging(
        table([
            ("oz", .mass, 28.349523125), ("lb", .mass, 453.59237), ("st", .mass, 6350.29318),
            ("in", .length, 0.0254), ("ft", .length, 0.3048), ("yd", .length, 0.9144), ("mi", .length, 1609.344),
            ("min", .time, 60), ("hr", .time, 3600), ("d", .time, 86400), ("Cal", .energy, 4184),
            ("mmHg", .pressure, 133.322387415), ("cmAq", .pressure, 98.0665), ("inHg", .pressure, 3386.389),
            ("atm", .pressure, 101_325), ("fl_oz_us", .volume, 0.0295735295625),
            ("fl_oz_imp", .volume, 0.0284130625), ("pt_us", .volume, 0.473176473), ("pt_imp", .volume, 0.56826125),
            ("cup_us", .volume, 0.2365882365), ("cup_imp", .volume, 0.284130625), ("dBASPL", .loudness, 1),
            ("dBHL", .hearing, 1), ("IU", .international, 1), ("deg", .angle, Double.pi / 180), ("D", .lens, 1),
        ]), uniquingKeysWith: { first, _ in first }
    ).merging(
        [
            "count": HKUnit([:], 1, "count"), "%": HKUnit([:], 1, "%"), "1": HKUnit([:], 1, ""),
            "": HKUnit([:], 1, ""),
            "degC": HKUnit([.temperature: 1], 1, "degC", offset: 273.15),
            "degF": HKUnit([.temperature: 1], 5.0 / 9, "degF", offset: 459.67 * 5 / 9),
        ], uniquingKeysWith: { first, _ in first })

    private static func table(_ rows: [(String, HKDimension, Double)]) -> [String: HKUnit] {
        Dictionary(uniqueKeysWithValues: rows.map { ($0.0, HKUnit([$0.1: 1], $0.2, $0.0)) })
    }

    func prefixed(_ prefix: HKMetricPrefix) -> HKUnit {
        HKUnit(powers, factor * prefix.factor, prefix.text + unitString)
    }

    private static func get(_ name: String, _ prefix: HKMetricPrefix = .none) -> HKUnit {
        let unit = named[name]!
        return prefix == .none ? unit : unit.prefixed(prefix)
    }

    /// Things that are counted.
    public class func count() -> HKUnit { get("count") }
    /// A part of a whole: 1 is all of it.
    public class func percent() -> HKUnit { get("%") }
    public class func gram() -> HKUnit { get("g") }
    public class func gramUnit(with prefix: HKMetricPrefix) -> HKUnit { get("g", prefix) }
    public class func ounce() -> HKUnit { get("oz") }
    public class func pound() -> HKUnit { get("lb") }
    public class func stone() -> HKUnit { get("st") }
    public class func moleUnit(withMolarMass gramsPerMole: Double) -> HKUnit { HKUnit(from: "mol<\(gramsPerMole)>") }
    public class func moleUnit(with prefix: HKMetricPrefix, molarMass gramsPerMole: Double) -> HKUnit {
        HKUnit(from: "mol<\(gramsPerMole)>").prefixed(prefix)
    }
    public class func meter() -> HKUnit { get("m") }
    public class func meterUnit(with prefix: HKMetricPrefix) -> HKUnit { get("m", prefix) }
    public class func inch() -> HKUnit { get("in") }
    public class func foot() -> HKUnit { get("ft") }
    public class func yard() -> HKUnit { get("yd") }
    public class func mile() -> HKUnit { get("mi") }
    public class func second() -> HKUnit { get("s") }
    public class func secondUnit(with prefix: HKMetricPrefix) -> HKUnit { get("s", prefix) }
    public class func minute() -> HKUnit { get("min") }
    public class func hour() -> HKUnit { get("hr") }
    public class func day() -> HKUnit { get("d") }
    public class func joule() -> HKUnit { get("J") }
    public class func jouleUnit(with prefix: HKMetricPrefix) -> HKUnit { get("J", prefix) }
    public class func kilocalorie() -> HKUnit { get("cal", .kilo) }
    public class func smallCalorie() -> HKUnit { get("cal") }
    public class func largeCalorie() -> HKUnit { get("Cal") }
    public class func liter() -> HKUnit { get("L") }
    public class func literUnit(with prefix: HKMetricPrefix) -> HKUnit { get("L", prefix) }
    public class func fluidOunceUS() -> HKUnit { get("fl_oz_us") }
    public class func fluidOunceImperial() -> HKUnit { get("fl_oz_imp") }
    public class func pintUS() -> HKUnit { get("pt_us") }
    public class func pintImperial() -> HKUnit { get("pt_imp") }
    public class func cupUS() -> HKUnit { get("cup_us") }
    public class func cupImperial() -> HKUnit { get("cup_imp") }
    public class func pascal() -> HKUnit { get("Pa") }
    public class func pascalUnit(with prefix: HKMetricPrefix) -> HKUnit { get("Pa", prefix) }
    public class func millimeterOfMercury() -> HKUnit { get("mmHg") }
    public class func inchesOfMercury() -> HKUnit { get("inHg") }
    public class func centimeterOfWater() -> HKUnit { get("cmAq") }
    public class func atmosphere() -> HKUnit { get("atm") }
    public class func kelvin() -> HKUnit { get("K") }
    public class func degreeCelsius() -> HKUnit { get("degC") }
    public class func degreeFahrenheit() -> HKUnit { get("degF") }
    public class func siemen() -> HKUnit { get("S") }
    public class func siemenUnit(with prefix: HKMetricPrefix) -> HKUnit { get("S", prefix) }
    public class func volt() -> HKUnit { get("V") }
    public class func voltUnit(with prefix: HKMetricPrefix) -> HKUnit { get("V", prefix) }
    public class func hertz() -> HKUnit { get("Hz") }
    public class func hertzUnit(with prefix: HKMetricPrefix) -> HKUnit { get("Hz", prefix) }
    public class func watt() -> HKUnit { get("W") }
    public class func wattUnit(with prefix: HKMetricPrefix) -> HKUnit { get("W", prefix) }
    public class func decibelAWeightedSoundPressureLevel() -> HKUnit { get("dBASPL") }
    public class func decibelHearingLevel() -> HKUnit { get("dBHL") }
    public class func internationalUnit() -> HKUnit { get("IU") }
    public class func degreeAngle() -> HKUnit { get("deg") }
    public class func radianAngle() -> HKUnit { get("rad") }
    public class func diopter() -> HKUnit { get("D") }
    public class func lux() -> HKUnit { get("lx") }
}

/// The mass of a mole of glucose, in grams.
// swift-format-ignore: AlwaysUseLowerCamelCase
public let HKUnitMolarMassBloodGlucose = 180.1558800000541
