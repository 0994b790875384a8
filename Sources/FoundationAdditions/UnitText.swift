import Foundation
internal import _FoundationICU

/// Numbers with units, and lengths of time, in the words of a language.
///
/// They are written by the library ICU, which Foundation brings along and is written with itself, here as on Apple's systems. So units are
/// translated, have the plural of their language, and are converted to those that a region expects for a purpose.
package enum UnitText {
    /// How units are written: in words, shortened, or as short as they can be.
    package enum Width: String {
        case wide = "unit-width-full-name"
        case abbreviated = "unit-width-short"
        case narrow = "unit-width-narrow"
    }

    /// A number with a unit; nil for what ICU does not know.
    /// - Parameter unit: A unit as ICU calls it, such as `kilometer-per-hour`.
    /// - Parameter usage: What the number is of, such as `road`: the unit is then the one that readers of the region expect.
    /// - Parameter precision: How the number is rounded, as a skeleton of ICU's; nil for what suits the usage.
    package static func format(
        _ value: Double, _ unit: String, width: Width, usage: String? = nil, precision: String? = nil, locale: Locale
    ) -> (text: String, number: Double)? {
        var skeleton = unit.contains("/") ? unit : "unit/" + unit
        skeleton += " " + width.rawValue
        if let usage { skeleton += " usage/" + usage }
        if let precision { skeleton += " " + precision }
        return formatted(value, skeleton, locale)
    }

    /// A number with a unit whose number was written by somebody else.
    /// - Parameter digits: How many digits of a fraction that one has: they decide about the plural.
    package static func format(
        _ value: Double, written number: String, digits: Int, _ unit: String, width: Width, locale: Locale
    ) -> String? {
        let precision = digits == 0 ? "precision-integer" : "." + String(repeating: "0", count: min(digits, 20))
        guard let plain = formatted(value, precision, locale)?.text,
            let text = format(value, unit, width: width, precision: precision, locale: locale)?.text
        else { return nil }
        // Some languages have words for one and two that hold no number.
        guard let range = text.range(of: plain) else { return text }
        return text.replacingCharacters(in: range, with: number)
    }

    /// Parts of a length of time as one text.
    package static func joined(_ parts: [String], width: Width, locale: Locale) -> String {
        guard parts.count > 1 else { return parts.first ?? "" }
        var status = U_ZERO_ERROR
        let kind =
            switch width {
            case .wide: ULISTFMT_WIDTH_WIDE
            case .abbreviated: ULISTFMT_WIDTH_SHORT
            case .narrow: ULISTFMT_WIDTH_NARROW
            }
        guard let list = swift_ulistfmt_openForType(locale.identifier, ULISTFMT_TYPE_UNITS, kind, &status),
            status.rawValue <= U_ZERO_ERROR.rawValue
        else { return parts.joined(separator: ", ") }
        defer { swift_ulistfmt_close(list) }
        let units = parts.map { Array($0.utf16) }
        let lengths = units.map { Int32($0.count) }
        // The characters of all parts one after the other, so that their addresses stay.
        let all = units.flatMap { $0 }
        return all.withUnsafeBufferPointer { all in
            var offset = 0
            let starts = units.map { part -> UnsafePointer<UChar>? in
                defer { offset += part.count }
                return all.baseAddress.map { $0 + offset }
            }
            return string { swift_ulistfmt_format(list, starts, lengths, Int32(parts.count), $0, $1, $2) }
                ?? parts.joined(separator: ", ")
        }
    }

    // MARK: Time from now

    /// How far away a number of units is, such as “in 3 hours”; nil where ICU has no words for it.
    /// - Parameter isNamed: Whether “yesterday” may stand for “1 day ago”.
    package static func relative(
        _ value: Double, _ component: Calendar.Component, isNamed: Bool, width: Width, spellsOut: Bool,
        startsSentence: Bool, locale: Locale
    ) -> String? {
        let units: [Calendar.Component: URelativeDateTimeUnit] = [
            .year: UDAT_REL_UNIT_YEAR, .month: UDAT_REL_UNIT_MONTH, .weekOfMonth: UDAT_REL_UNIT_WEEK,
            .day: UDAT_REL_UNIT_DAY, .hour: UDAT_REL_UNIT_HOUR, .minute: UDAT_REL_UNIT_MINUTE,
            .second: UDAT_REL_UNIT_SECOND,
        ]
        guard let unit = units[component] else { return nil }
        let style =
            switch width {
            case .wide: UDAT_STYLE_LONG
            case .abbreviated: UDAT_STYLE_SHORT
            case .narrow: UDAT_STYLE_NARROW
            }
        let context =
            startsSentence
            ? UDISPCTX_CAPITALIZATION_FOR_BEGINNING_OF_SENTENCE : UDISPCTX_CAPITALIZATION_NONE
        var status = U_ZERO_ERROR
        // The formatter takes over the one for numbers.
        let numbers = spellsOut ? swift_unum_open(UNUM_SPELLOUT, nil, 0, locale.identifier, nil, &status) : nil
        let formatter = swift_ureldatefmt_open(locale.identifier, numbers, style, context, &status)
        guard let formatter, status.rawValue <= U_ZERO_ERROR.rawValue else { return nil }
        defer { swift_ureldatefmt_close(formatter) }
        return string {
            isNamed
                ? swift_ureldatefmt_format(formatter, value, unit, $0, $1, $2)
                : swift_ureldatefmt_formatNumeric(formatter, value, unit, $0, $1, $2)
        }
    }

    // MARK: The library

    /// Formatters are dear to make and may be used by several threads.
    private final class Formatters: @unchecked Sendable {
        private let lock = NSLock()
        // Read and written under the lock only.
        private var known: [String: OpaquePointer] = [:]

        func formatter(_ skeleton: String, _ locale: Locale) -> OpaquePointer? {
            let key = locale.identifier + " " + skeleton
            return lock.withLock {
                if let formatter = known[key] { return formatter }
                var status = U_ZERO_ERROR
                let characters = Array(skeleton.utf16)
                let formatter = swift_unumf_openForSkeletonAndLocale(
                    characters, Int32(characters.count), locale.identifier, &status)
                guard let formatter, status.rawValue <= U_ZERO_ERROR.rawValue else {
                    if let formatter { swift_unumf_close(formatter) }
                    return nil
                }
                // Those in use by somebody are not closed: an app has few, or makes ever new ones of its own accord.
                if known.count < 256 { known[key] = formatter }
                return formatter
            }
        }
    }

    private static let formatters = Formatters()

    private static func formatted(
        _ value: Double, _ skeleton: String, _ locale: Locale
    ) -> (text: String, number: Double)? {
        var status = U_ZERO_ERROR
        guard let formatter = formatters.formatter(skeleton, locale),
            let result = swift_unumf_openResult(&status)
        else { return nil }
        defer { swift_unumf_closeResult(result) }
        swift_unumf_formatDouble(formatter, value, result, &status)
        guard status.rawValue <= U_ZERO_ERROR.rawValue,
            let text = string({ swift_unumf_resultToString(result, $0, $1, $2) })
        else { return nil }
        var digits = [CChar](repeating: 0, count: 400)
        swift_unumf_resultToDecimalNumber(result, &digits, 400, &status)
        let number = digits.withUnsafeBufferPointer { strtod($0.baseAddress!, nil) }
        return (text, status.rawValue <= U_ZERO_ERROR.rawValue ? number : value)
    }

    private static func string(
        _ write: (UnsafeMutablePointer<UChar>, Int32, UnsafeMutablePointer<UErrorCode>) -> Int32
    ) -> String? {
        var capacity = 256
        for _ in 0..<2 {
            var status = U_ZERO_ERROR
            var characters = [UChar](repeating: 0, count: capacity)
            let count = Int(write(&characters, Int32(capacity), &status))
            if status.rawValue <= U_ZERO_ERROR.rawValue, count <= capacity {
                return String(decoding: characters[..<count], as: UTF16.self)
            }
            capacity = count + 1
        }
        return nil
    }
}
