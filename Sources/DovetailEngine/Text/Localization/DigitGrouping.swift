import Foundation

/// How a locale writes whole numbers, where that is with the digits 0 to 9 in groups: nearly everywhere.
///
/// Foundation's formatter is slow: it took a third of the time in which a long list of numbered rows was shown. Nothing is assumed
/// of a locale: what the formatter gives for some numbers is taken apart, and the result is used only where it gives them all again.
struct DigitGrouping {
    /// What stands between groups.
    private let separator: String
    /// What stands before negative numbers.
    private let minus: String
    /// The number of digits from which on there are groups.
    private let minimumDigits: Int
    /// The digits of each group but the last one, which has three.
    private let groupSize: Int

    func string(_ value: Int64) -> String {
        let digits = String(value.magnitude)
        let sign = value < 0 ? minus : ""
        guard digits.utf8.count >= minimumDigits else { return value < 0 ? sign + digits : digits }
        var result = sign
        var rest = digits.utf8.count
        for digit in digits {
            result.append(digit)
            rest -= 1
            if rest >= 3, (rest - 3) % groupSize == 0 { result += separator }
        }
        return result
    }

    // MARK: Locales

    private static let lock = NSLock()
    // One for the process, touched with the lock held only: what follows from a locale.
    nonisolated(unsafe) private static var known: [String: DigitGrouping?] = [:]

    /// The grouping of a locale; nil for one that writes numbers otherwise.
    static func of(_ locale: Locale) -> DigitGrouping? {
        lock.withLock {
            let identifier = locale.identifier
            if let found = known[identifier] { return found }
            let made = make { String(format: "%lld", locale: locale, $0) }
            known[identifier] = made
            return made
        }
    }

    private static func make(_ format: (Int64) -> String) -> DigitGrouping? {
        let (negative, grouped) = (format(-7), format(12_345_678))
        guard negative.hasSuffix("7") else { return nil }
        func isDigit(_ character: Character) -> Bool { ("0"..."9").contains(character) }
        let separator = String(grouped.drop { isDigit($0) }.prefix { !isDigit($0) })
        let samples: [Int64] = [
            0, 7, 123, 999, 1234, 9999, 12_345, 123_456, 1_234_567, 12_345_678, 1_234_567_890_123, -7, -123, -1234,
            -12_345,
            -123_456_789, .max, .min,
        ]
        for minimumDigits in [4, 5, 20] {
            for groupSize in [3, 2] {
                let candidate = DigitGrouping(
                    separator: separator, minus: String(negative.dropLast()), minimumDigits: minimumDigits,
                    groupSize: groupSize)
                if samples.allSatisfy({ candidate.string($0) == format($0) }) { return candidate }
            }
        }
        return nil
    }
}
