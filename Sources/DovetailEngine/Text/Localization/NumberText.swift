import Foundation

/// Writes numbers as format specifiers tell, in a locale's digits and groups.
enum NumberText {
    static func string(_ value: Int64, _ specifier: String, _ locale: Locale) -> String {
        if specifier == "%lld" || specifier == "%d" || specifier == "%ld", let grouping = DigitGrouping.of(locale) {
            return grouping.string(value)
        }
        return format(specifier, value, locale)
    }

    static func string(_ value: UInt64, _ specifier: String, _ locale: Locale) -> String {
        format(specifier, value, locale)
    }
    static func string(_ value: Double, _ specifier: String, _ locale: Locale) -> String {
        value.isFinite ? format(specifier, value, locale) : String(describing: value)
    }

    /// The specifier with the widths that the argument has, whatever the source wrote: `%d` for a `Double` reads no wrong bytes.
    private static func format(_ specifier: String, _ value: any CVarArg, _ locale: Locale) -> String {
        guard let place = FormatPlace(Substring(specifier)), let type = place.specifier.last,
            !place.specifier.contains("*"), place.end == specifier.endIndex
        else { return "\(value)" }
        let flags = place.specifier.dropFirst().dropLast().filter { !"hlqLztj".contains($0) }
        // A width of a million would be a million spaces.
        let digits = flags.split(whereSeparator: { !$0.isNumber }).compactMap { Int($0) }
        if digits.contains(where: { $0 > 200 }) || flags.contains(where: { $0.isNumber }) && digits.isEmpty {
            return "\(value)"
        }
        switch type {
        case "d", "D", "i", "u", "U", "x", "X", "o", "O", "c", "C":
            let spelled =
                "%" + flags + (type == "c" || type == "C" ? "" : "ll")
                + type.lowercased().replacingOccurrences(of: "x", with: type == "X" ? "X" : "x")
            if let value = value as? Int64 {
                return String(format: spelled, locale: locale, type == "c" ? Int32(truncatingIfNeeded: value) : value)
            }
            if let value = value as? UInt64 { return String(format: spelled, locale: locale, value) }
            if let value = value as? Double, abs(value) < 9e18 {
                return String(format: spelled, locale: locale, Int64(value))
            }
        case "f", "F", "e", "E", "g", "G", "a", "A":
            let spelled = "%" + flags + String(type)
            if let value = value as? Double { return String(format: spelled, locale: locale, value) }
            if let value = value as? Int64 { return String(format: spelled, locale: locale, Double(value)) }
            if let value = value as? UInt64 { return String(format: spelled, locale: locale, Double(value)) }
        default: break
        }
        return "\(value)"
    }
}
