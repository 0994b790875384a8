import Foundation

/// A format that depends on a calendar, and perhaps on a time zone.
package protocol FormatOfDates {
    static var calendarPath: WritableKeyPath<Self, Calendar> { get }
    /// nil for a format that knows no time zone.
    static var timeZonePath: WritableKeyPath<Self, TimeZone>? { get }
}

extension FormatOfDates {
    package static var timeZonePath: WritableKeyPath<Self, TimeZone>? { nil }

    package func adapted(calendar: Calendar, timeZone: TimeZone) -> Self {
        var format = self
        let system = Calendar.current
        if calendar.identifier != system.identifier || calendar.firstWeekday != system.firstWeekday,
            self[keyPath: Self.calendarPath].identifier == system.identifier
        {
            format[keyPath: Self.calendarPath] = calendar
        }
        let zone = TimeZone.current
        if let path = Self.timeZonePath, timeZone.identifier != zone.identifier,
            self[keyPath: path].identifier == zone.identifier
        {
            format[keyPath: path] = timeZone
        }
        return format
    }
}

extension Date.FormatStyle: FormatOfDates {
    package static var calendarPath: WritableKeyPath<Self, Calendar> { \.calendar }
    package static var timeZonePath: WritableKeyPath<Self, TimeZone>? { \.timeZone }
}

extension Date.IntervalFormatStyle: FormatOfDates {
    package static var calendarPath: WritableKeyPath<Self, Calendar> { \.calendar }
    package static var timeZonePath: WritableKeyPath<Self, TimeZone>? { \.timeZone }
}

extension Date.RelativeFormatStyle: FormatOfDates {
    package static var calendarPath: WritableKeyPath<Self, Calendar> { \.calendar }
}

extension Date.AnchoredRelativeFormatStyle: FormatOfDates {
    package static var calendarPath: WritableKeyPath<Self, Calendar> { \.calendar }
}
