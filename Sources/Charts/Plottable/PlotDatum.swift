import Foundation

/// A value of a mark in one of its channels, without its type: a point, or the interval of a calendar's unit or of a bin.
struct PlotDatum: Equatable {
    var label: ChartLabel
    /// The value, or the beginning of the interval.
    var value: _PlotValue
    /// The end of the interval.
    var end: _PlotValue?
    /// The unit of the calendar that the interval is one of.
    var unit: Calendar.Component?

    /// Where a mark without extent stands: the value, or the middle of the interval.
    var middle: _PlotValue {
        guard let end, let first = value.number, let last = end.number else { return value }
        let middle = (first + last) / 2
        if case .date = value { return .date(Date(timeIntervalSinceReferenceDate: middle)) }
        return .number(middle)
    }
}

/// The interval of a calendar's unit around a date. Neighbouring values mostly lie in the same one, and asking a calendar is dear.
enum CalendarUnits {
    private struct Last {
        let unit: Calendar.Component
        let calendar: Calendar
        let interval: DateInterval
    }

    // One for the process, written under the lock alone: the last answer, which follows from what was asked.
    nonisolated(unsafe) private static var last: Last?
    private static let lock = NSLock()

    static func interval(of unit: Calendar.Component, around date: Date, in calendar: Calendar?) -> DateInterval? {
        let calendar = calendar ?? .current
        lock.lock()
        defer { lock.unlock() }
        if let last, last.unit == unit, last.interval.start <= date, date < last.interval.end, last.calendar == calendar
        {
            return last.interval
        }
        guard let interval = calendar.dateInterval(of: unit, for: date) else { return nil }
        last = Last(unit: unit, calendar: calendar, interval: interval)
        return interval
    }
}
