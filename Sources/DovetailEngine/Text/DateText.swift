import Foundation

/// A date or a span of time that a text shows; some change as time goes by.
package struct DateText: Equatable {
    package enum Kind: Equatable {
        case date(Date, Text.DateStyle)
        case range(Date, Date)
        case timer(ClosedRange<Date>, pauseTime: Date?, countsDown: Bool, showsHours: Bool)
        case source(FollowedValue)
    }
    let kind: Kind

    /// The text at a moment, and when it changes next; nil for never.
    func text(at now: Date, _ environment: EnvironmentValues) -> (AttributedString, next: Date?) {
        let (string, next): (String, Date?)
        switch kind {
        case .date(let date, let style): (string, next) = style.string(of: date, at: now, environment)
        case .range(let start, let end): (string, next) = (Self.interval(start, end, environment), nil)
        case .timer(let range, let pauseTime, let countsDown, let showsHours):
            (string, next) = Self.timer(range, pauseTime, countsDown, showsHours, now)
        case .source(let value): return value.text(at: now, FormatSettings(environment))
        }
        return (AttributedString(string), next)
    }

    private static func interval(_ start: Date, _ end: Date, _ environment: EnvironmentValues) -> String {
        let formatter = DateIntervalFormatter()
        formatter.locale = environment.locale
        formatter.timeZone = environment.timeZone
        formatter.calendar = environment.calendar
        formatter.dateStyle = environment.calendar.isDate(start, inSameDayAs: end) ? .none : .medium
        formatter.timeStyle = .short
        return formatter.string(from: min(start, end), to: max(start, end))
    }

    private static func timer(
        _ range: ClosedRange<Date>, _ pauseTime: Date?, _ countsDown: Bool, _ showsHours: Bool, _ now: Date
    ) -> (String, Date?) {
        let moment = min(max(pauseTime ?? now, range.lowerBound), range.upperBound)
        let seconds =
            countsDown ? range.upperBound.timeIntervalSince(moment) : moment.timeIntervalSince(range.lowerBound)
        // Counting down, a second that has begun counts: 10 s are shown for the first tenth.
        let shown = Clock.whole(seconds, up: countsDown)
        let text = Clock.digits(shown, showsHours: showsHours)
        guard pauseTime == nil || pauseTime! > now, now < range.upperBound else { return (text, nil) }
        if now < range.lowerBound { return (text, range.lowerBound.addingTimeInterval(1)) }
        let next =
            countsDown
            ? range.upperBound.addingTimeInterval(-(shown - 1)) : range.lowerBound.addingTimeInterval(shown + 1)
        return (text, min(next, range.upperBound))
    }
}

extension Text {
    /// How a date is shown.
    public struct DateStyle: Equatable, Sendable, Codable {
        enum Kind: String, Codable { case time, date, relative, offset, timer }
        let kind: Kind

        /// The time of day.
        public static let time = DateStyle(kind: .time)
        /// The day.
        public static let date = DateStyle(kind: .date)
        /// How far away it is, in two units: “2 hours, 23 minutes”. Follows the time.
        public static let relative = DateStyle(kind: .relative)
        /// How far away it is, in one unit and with a sign: “+2 hours”. Follows the time.
        public static let offset = DateStyle(kind: .offset)
        /// The time to or from it in digits: “2:23:05”. Follows the time.
        public static let timer = DateStyle(kind: .timer)
    }

    /// A date, which may follow the time.
    public init(_ date: Date, style: DateStyle) { self.init(.date(DateText(kind: .date(date, style)))) }

    /// A range of dates: “9:00 – 10:30”.
    public init(_ dates: ClosedRange<Date>) {
        self.init(.date(DateText(kind: .range(dates.lowerBound, dates.upperBound))))
    }

    /// A span between two dates.
    public init(_ interval: DateInterval) { self.init(.date(DateText(kind: .range(interval.start, interval.end)))) }

    /// A timer that counts the seconds of a range, down to 0:00 or up from it.
    ///
    /// - Parameters:
    ///   - pauseTime: Where the timer stands still, if it does.
    ///   - countsDown: Whether the time that is left is shown.
    ///   - showsHours: Whether an hour is 1:00:00 or 60:00.
    public init(
        timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true, showsHours: Bool = true
    ) {
        self.init(
            .date(
                DateText(
                    kind: .timer(timerInterval, pauseTime: pauseTime, countsDown: countsDown, showsHours: showsHours))))
    }
}

/// Seconds as a clock shows them.
private enum Clock {
    /// Whole seconds; what rounding made of a whole second counts as that.
    static func whole(_ seconds: Double, up: Bool) -> Double {
        let nearest = seconds.rounded()
        if abs(nearest - seconds) < 0.002 { return nearest }
        return seconds.rounded(up ? .up : .down)
    }

    static func digits(_ seconds: Double, showsHours: Bool = true) -> String {
        guard seconds.isFinite, abs(seconds) < 1e12 else { return "–" }
        let total = Int(abs(seconds))
        func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
        let hours = total / 3600
        if hours > 0, showsHours { return "\(hours):\(two(total / 60 % 60)):\(two(total % 60))" }
        return "\(total / 60):\(two(total % 60))"
    }
}

extension Text.DateStyle {
    func string(of date: Date, at now: Date, _ environment: EnvironmentValues) -> (String, next: Date?) {
        switch kind {
        case .time, .date:
            let formatter = DateFormatter()
            formatter.locale = environment.locale
            formatter.timeZone = environment.timeZone
            formatter.calendar = environment.calendar
            formatter.dateStyle = kind == .date ? .long : .none
            formatter.timeStyle = kind == .time ? .short : .none
            return (formatter.string(from: date), nil)
        case .timer:
            let distance = date.timeIntervalSince(now)
            guard distance.isFinite, abs(distance) < 1e12 else { return ("–", nil) }
            let shown = Clock.whole(abs(distance), up: distance > 0)
            let next = distance > 0 ? date.addingTimeInterval(-(shown - 1)) : date.addingTimeInterval(shown + 1)
            return (Clock.digits(shown), next)
        case .relative, .offset: return distance(to: date, at: now, environment)
        }
    }

    private static let units: [(seconds: Double, singular: String, plural: String, component: Calendar.Component)] = [
        (31_536_000, "year", "years", .year), (2_592_000, "month", "months", .month), (86_400, "day", "days", .day),
        (3600, "hour", "hours", .hour), (60, "min", "min", .minute), (1, "sec", "sec", .second),
    ]

    private func distance(to date: Date, at now: Date, _ environment: EnvironmentValues) -> (String, Date?) {
        let distance = date.timeIntervalSince(now)
        guard distance.isFinite, abs(distance) < 1e12 else { return ("–", nil) }
        let seconds = Clock.whole(abs(distance), up: distance > 0)
        let first = Self.units.firstIndex { seconds >= $0.seconds } ?? Self.units.count - 1
        var parts: [String] = []
        var rest = seconds
        var step = 1.0
        for unit in Self.units[first...].prefix(kind == .offset ? 1 : 2) {
            let count = (rest / unit.seconds).rounded(.down)
            rest -= count * unit.seconds
            step = unit.seconds
            if count > 0 || parts.isEmpty { parts.append("\(Int(count)) \(count == 1 ? unit.singular : unit.plural)") }
        }
        var text = parts.joined(separator: ", ")
        if kind == .offset, seconds > 0 { text = (distance > 0 ? "-" : "+") + text }
        // The next step of the smallest unit that is shown.
        let steps = (seconds / step).rounded(.down)
        if distance > 0 { return (text, date.addingTimeInterval(-(steps * step - 1))) }
        return (text, date.addingTimeInterval((steps + 1) * step))
    }
}
