import Foundation

/// A value with the format that it is shown in; formatted when the text is resolved, for the environment's locale.
package final class FormattedValue: Equatable {
    private let makeString: (Locale) -> String
    private let isEqual: (FormattedValue) -> Bool
    private let value: Any
    private let format: Any

    package init<F: FormatStyle>(_ input: F.FormatInput, _ format: F)
    where F.FormatInput: Equatable, F.FormatOutput == String {
        value = input
        self.format = format
        let system = Locale.current
        // A style that was given a locale of its own keeps it where the environment has the system's.
        makeString = { locale in (locale == system ? format : format.locale(locale)).format(input) }
        isEqual = { ($0.value as? F.FormatInput) == input && ($0.format as? F) == format }
    }

    package init<Subject>(_ subject: Subject, _ formatter: Formatter) {
        value = subject
        format = formatter
        makeString = { _ in formatter.string(for: subject) ?? "" }
        // A formatter may be changed in place, which nobody is told of: only the same text is the same.
        let text = formatter.string(for: subject)
        isEqual = { other in (other.format as? Formatter) === formatter && formatter.string(for: other.value) == text }
    }

    package func string(in locale: Locale) -> String { makeString(locale) }

    package static func == (left: FormattedValue, right: FormattedValue) -> Bool {
        left === right || left.isEqual(right)
    }
}

/// Writes numbers as format specifiers tell, in a locale's digits and groups.
enum NumberText {
    static func string(_ value: Int64, _ specifier: String, _ locale: Locale) -> String {
        // Small numbers have no groups; most locales write them with these digits.
        if specifier == "%lld" || specifier == "%d" || specifier == "%ld", (0..<1000).contains(value),
            hasPlainDigits(locale)
        {
            return String(value)
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

    private static let lock = NSLock()
    nonisolated(unsafe) private static var plainDigits: [String: Bool] = [:]

    private static func hasPlainDigits(_ locale: Locale) -> Bool {
        lock.withLock {
            if let known = plainDigits[locale.identifier] { return known }
            let isPlain = String(format: "%lld", locale: locale, 123 as Int64) == "123"
            plainDigits[locale.identifier] = isPlain
            return isPlain
        }
    }
}
