import Foundation

/// What the environment says about how values are written.
package struct FormatSettings {
    let locale: Locale
    let calendar: Calendar
    let timeZone: TimeZone

    init(_ environment: EnvironmentValues) {
        locale = environment.locale
        calendar = environment.calendar
        timeZone = environment.timeZone
    }

    /// A format with the settings. What the environment has of the system leaves a format as it is, so that a format that was given a
    /// locale, a calendar or a time zone of its own keeps them.
    func adapted<F: FormatStyle>(_ format: F, system: Locale) -> F {
        let format = locale == system ? format : format.locale(locale)
        guard let datesFormat = format as? any FormatOfDates else { return format }
        return datesFormat.adapted(calendar: calendar, timeZone: timeZone) as? F ?? format
    }
}

/// A format that depends on a calendar, and perhaps on a time zone.
protocol FormatOfDates {
    static var calendarPath: WritableKeyPath<Self, Calendar> { get }
    /// nil for a format that knows no time zone.
    static var timeZonePath: WritableKeyPath<Self, TimeZone>? { get }
}

extension FormatOfDates {
    static var timeZonePath: WritableKeyPath<Self, TimeZone>? { nil }

    fileprivate func adapted(calendar: Calendar, timeZone: TimeZone) -> Self {
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
    static var calendarPath: WritableKeyPath<Self, Calendar> { \.calendar }
    static var timeZonePath: WritableKeyPath<Self, TimeZone>? { \.timeZone }
}

extension Date.IntervalFormatStyle: FormatOfDates {
    static var calendarPath: WritableKeyPath<Self, Calendar> { \.calendar }
    static var timeZonePath: WritableKeyPath<Self, TimeZone>? { \.timeZone }
}

extension Date.RelativeFormatStyle: FormatOfDates {
    static var calendarPath: WritableKeyPath<Self, Calendar> { \.calendar }
}

extension Date.AnchoredRelativeFormatStyle: FormatOfDates {
    static var calendarPath: WritableKeyPath<Self, Calendar> { \.calendar }
}
