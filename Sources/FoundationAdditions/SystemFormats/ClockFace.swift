import Foundation

/// A length of time as a timer or a stopwatch shows it: the fields that there is room for, and how long they stand still.
package struct ClockFace: Codable, Hashable, Sendable {
    package let showsHours: Bool
    /// How many of hours, minutes, seconds and parts of a second are shown.
    package let fieldCount: Int
    /// The shortest step, in seconds.
    package let precision: Double
    /// Whether the first field has two digits.
    package let pads: Bool

    package init(showsHours: Bool, maxFieldCount: Int, maxPrecision: Duration, pads: Bool) {
        self.showsHours = showsHours
        fieldCount = min(max(maxFieldCount, 1), 4)
        let seconds = maxPrecision / .seconds(1)
        precision = min(max(seconds.isFinite ? seconds : 1, 0.000_001), 3600)
        self.pads = pads
    }

    private enum Field: Int { case hour, minute, second, fraction }

    /// The fields of a length of time, largest first.
    private func fields(of seconds: Double) -> [Field] {
        let first: Field = showsHours && seconds >= 3600 ? .hour : .minute
        let last: Field =
            precision >= 3600 && showsHours ? .hour : precision >= 60 ? .minute : precision >= 1 ? .second : .fraction
        let shown = [Field.hour, .minute, .second, .fraction].filter {
            $0.rawValue >= min(first.rawValue, last.rawValue) && $0.rawValue <= last.rawValue
        }
        return Array(shown.prefix(fieldCount))
    }

    /// How many seconds pass until the text may be another one.
    package func step(at seconds: Double) -> Double {
        switch fields(of: seconds).last ?? .second {
        case .hour: 3600
        case .minute: max(60, precision)
        case .second: max(1, precision)
        case .fraction: precision
        }
    }

    /// A length of time down or up to a whole number of steps. What computing made of a whole number counts as that.
    package func rounded(_ seconds: Double, up: Bool) -> Double {
        let steps = seconds / precision
        let nearest = steps.rounded()
        if abs(nearest - steps) * precision < 0.000_5 { return nearest * precision }
        return (up ? steps.rounded(.up) : steps.rounded(.down)) * precision
    }

    /// The text of a length of time that was rounded.
    package func text(_ seconds: Double, locale: Locale) -> String {
        guard seconds.isFinite, seconds < 1e12 else { return "–" }
        let fields = fields(of: seconds)
        let duration = Duration.seconds(seconds + 0.000_1 * precision)
        if fields.count == 1 { return words(seconds, fields, locale) }
        switch (fields.first, fields.last) {
        case (.hour, .minute) where precision >= 60: return words(seconds, fields, locale)
        case (.hour, .minute):
            return style(.hourMinute(padHourToLength: 1, roundSeconds: .down), locale).format(duration)
        case (.hour, _):
            return style(
                .hourMinuteSecond(
                    padHourToLength: pads ? 2 : 1, fractionalSecondsLength: digits(fields),
                    roundFractionalSeconds: .down), locale
            ).format(duration)
        default:
            return style(
                .minuteSecond(
                    padMinuteToLength: pads ? 2 : 1, fractionalSecondsLength: digits(fields),
                    roundFractionalSeconds: .down), locale
            ).format(duration)
        }
    }

    private func style(_ pattern: Duration.TimeFormatStyle.Pattern, _ locale: Locale) -> Duration.TimeFormatStyle {
        Duration.TimeFormatStyle(pattern: pattern, locale: locale)
    }

    private func digits(_ fields: [Field]) -> Int {
        guard fields.last == .fraction else { return 0 }
        return min(max(Int((-log10(precision)).rounded(.up)), 1), 6)
    }

    /// “1 hour, 23 minutes”: where seconds are not shown, digits with a colon would be taken for them.
    private func words(_ seconds: Double, _ fields: [Field], _ locale: Locale) -> String {
        var rest = seconds
        var parts: [String] = []
        for field in fields {
            let (length, unit) = field == .hour ? (3600.0, "hour") : field == .minute ? (60, "minute") : (1, "second")
            let count = (rest / length).rounded(.down)
            rest -= count * length
            if count == 0, !(parts.isEmpty && field == fields.last) { continue }
            parts.append(
                UnitText.format(count, unit, width: .wide, precision: "precision-integer", locale: locale)?.text
                    ?? "\(Int(count)) \(unit)")
        }
        return UnitText.joined(parts, width: .wide, locale: locale)
    }
}
