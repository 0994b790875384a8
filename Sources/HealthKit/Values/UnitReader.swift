import Foundation

/// Reads units as they are written.
struct UnitReader {
    private let text: [Character]
    private var position = 0

    init(_ text: String) { self.text = Array(text) }

    /// The unit that the whole text is; nil where it is none.
    mutating func whole() -> HKUnit? {
        guard let unit = product(depth: 0), position == text.count else { return nil }
        return unit
    }

    private mutating func product(depth: Int) -> HKUnit? {
        // Nobody writes brackets in brackets in brackets; a text that does is no unit.
        guard depth < 16, var result = power(depth: depth) else { return nil }
        while position < text.count, "*·/.".contains(text[position]) {
            let divides = text[position] == "/"
            position += 1
            guard let next = power(depth: depth) else { return nil }
            result = divides ? result.unitDivided(by: next) : result.unitMultiplied(by: next)
        }
        return result
    }

    private mutating func power(depth: Int) -> HKUnit? {
        guard position < text.count else { return nil }
        var unit: HKUnit
        if text[position] == "(" {
            position += 1
            guard let inner = product(depth: depth + 1), position < text.count, text[position] == ")" else {
                return nil
            }
            position += 1
            unit = inner
        } else {
            let start = position
            while position < text.count, !"*·/.()^".contains(text[position]) {
                // A mole's mass is written beside it.
                if text[position] == "<" { position = text[position...].firstIndex(of: ">") ?? text.count - 1 }
                position += 1
            }
            guard let named = Self.named(String(text[start..<position])) else { return nil }
            unit = named
        }
        if position < text.count, text[position] == "^" {
            position += 1
            let start = position
            while position < text.count, text[position].isNumber || text[position] == "-" { position += 1 }
            guard let power = Int(String(text[start..<position])) else { return nil }
            unit = unit.unitRaised(toPower: power)
        }
        return unit
    }

    /// A unit by its name, with or without a prefix.
    private static func named(_ name: String) -> HKUnit? {
        if let unit = HKUnit.named[name] { return unit }
        if let mass = molarMass(name) { return mass }
        for prefix in HKMetricPrefix.all where name.hasPrefix(prefix.text) && !prefix.text.isEmpty {
            let rest = String(name.dropFirst(prefix.text.count))
            if let unit = HKUnit.metric[rest] { return unit.prefixed(prefix) }
            if let mass = molarMass(rest) { return mass.prefixed(prefix) }
        }
        return nil
    }

    /// `mol<180.15588>`: moles of what has that mass, in grams.
    private static func molarMass(_ name: String) -> HKUnit? {
        guard name.hasPrefix("mol<"), name.hasSuffix(">"), let mass = Double(name.dropFirst(4).dropLast()) else {
            return nil
        }
        return HKUnit([.mass: 1], mass, name)
    }
}
