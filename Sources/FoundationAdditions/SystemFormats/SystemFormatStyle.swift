import Foundation

/// Formats of dates for texts that follow the clock: timers, stopwatches, how far away a date is, and what one would call it.
///
///     Text(.currentDate, format: .stopwatch(startingAt: start))
public enum SystemFormatStyle {}

extension FormatStyle where Self == SystemFormatStyle.Timer {
    /// A timer that counts up from zero in an interval.
    public static func timer(
        countingUpIn interval: Range<Date>, showsHours: Bool = true, maxFieldCount: Int = 3,
        maxPrecision: Duration = .seconds(1)
    ) -> SystemFormatStyle.Timer {
        SystemFormatStyle.Timer(
            countingUpIn: interval, showsHours: showsHours, maxFieldCount: maxFieldCount, maxPrecision: maxPrecision)
    }

    /// A timer that counts down to zero in an interval.
    public static func timer(
        countingDownIn interval: Range<Date>, showsHours: Bool = true, maxFieldCount: Int = 3,
        maxPrecision: Duration = .seconds(1)
    ) -> SystemFormatStyle.Timer {
        SystemFormatStyle.Timer(
            countingDownIn: interval, showsHours: showsHours, maxFieldCount: maxFieldCount, maxPrecision: maxPrecision)
    }
}

extension FormatStyle where Self == SystemFormatStyle.Stopwatch {
    /// A stopwatch that was started at a date.
    public static func stopwatch(
        startingAt startDate: Date, showsHours: Bool = true, maxFieldCount: Int = 4,
        maxPrecision: Duration = .milliseconds(10)
    ) -> SystemFormatStyle.Stopwatch {
        SystemFormatStyle.Stopwatch(
            startingAt: startDate, showsHours: showsHours, maxFieldCount: maxFieldCount, maxPrecision: maxPrecision)
    }
}

extension FormatStyle where Self == SystemFormatStyle.DateOffset {
    /// The time from a date on, negative before it.
    public static func offset(
        to anchor: Date,
        allowedFields: Set<Date.ComponentsFormatStyle.Field> = [.year, .month, .day, .hour, .minute, .second],
        maxFieldCount: Int = 2, sign: NumberFormatStyleConfiguration.SignDisplayStrategy = .automatic
    ) -> SystemFormatStyle.DateOffset {
        SystemFormatStyle.DateOffset(
            to: anchor, allowedFields: allowedFields, maxFieldCount: maxFieldCount, sign: sign)
    }
}

extension FormatStyle where Self == SystemFormatStyle.DateReference {
    /// A date as one would call it: “in 5 minutes”, “tomorrow”, “June 2019”.
    public static func reference(
        to date: Date, allowedFields: Set<Date.RelativeFormatStyle.Field> = [.year, .month, .day, .hour, .minute],
        maxFieldCount: Int = 2, thresholdField: Date.RelativeFormatStyle.Field = .day
    ) -> SystemFormatStyle.DateReference {
        SystemFormatStyle.DateReference(
            to: date, allowedFields: allowedFields, maxFieldCount: maxFieldCount, thresholdField: thresholdField)
    }
}

/// The units of time that formats count in, largest first.
package enum TimeField: Int, CaseIterable {
    case year, month, week, day, hour, minute, second

    package init?(_ field: Date.ComponentsFormatStyle.Field) {
        let fields: [(Date.ComponentsFormatStyle.Field, TimeField)] = [
            (.year, .year), (.month, .month), (.week, .week), (.day, .day), (.hour, .hour), (.minute, .minute),
            (.second, .second),
        ]
        guard let found = fields.first(where: { $0.0 == field }) else { return nil }
        self = found.1
    }

    package var component: Calendar.Component {
        switch self {
        case .year: .year
        case .month: .month
        case .week: .weekOfMonth
        case .day: .day
        case .hour: .hour
        case .minute: .minute
        case .second: .second
        }
    }

    /// As the library for languages calls it.
    package var unit: String { "\(self)" }

    package static func sorted(_ fields: Set<Date.ComponentsFormatStyle.Field>) -> [TimeField] {
        fields.compactMap { TimeField($0) }.sorted { $0.rawValue < $1.rawValue }
    }
}
