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
    func withCalendar(_ calendar: Calendar) -> Self
    func withTimeZone(_ timeZone: TimeZone) -> Self
    var ownTimeZone: TimeZone? { get }
    var ownCalendar: Calendar { get }
}

extension FormatOfDates {
    func withTimeZone(_ timeZone: TimeZone) -> Self { self }
    var ownTimeZone: TimeZone? { nil }

    fileprivate func adapted(calendar: Calendar, timeZone: TimeZone) -> Self {
        var format = self
        let system = Calendar.current
        if calendar.identifier != system.identifier || calendar.firstWeekday != system.firstWeekday,
            ownCalendar.identifier == system.identifier
        {
            format = format.withCalendar(calendar)
        }
        let zone = TimeZone.current
        if timeZone.identifier != zone.identifier, ownTimeZone?.identifier == zone.identifier {
            format = format.withTimeZone(timeZone)
        }
        return format
    }
}

extension Date.FormatStyle: FormatOfDates {
    func withCalendar(_ calendar: Calendar) -> Self {
        var style = self
        style.calendar = calendar
        return style
    }
    func withTimeZone(_ timeZone: TimeZone) -> Self {
        var style = self
        style.timeZone = timeZone
        return style
    }
    var ownTimeZone: TimeZone? { timeZone }
    var ownCalendar: Calendar { calendar }
}

extension Date.IntervalFormatStyle: FormatOfDates {
    func withCalendar(_ calendar: Calendar) -> Self {
        var style = self
        style.calendar = calendar
        return style
    }
    func withTimeZone(_ timeZone: TimeZone) -> Self {
        var style = self
        style.timeZone = timeZone
        return style
    }
    var ownTimeZone: TimeZone? { timeZone }
    var ownCalendar: Calendar { calendar }
}

extension Date.RelativeFormatStyle: FormatOfDates {
    func withCalendar(_ calendar: Calendar) -> Self {
        var style = self
        style.calendar = calendar
        return style
    }
    var ownCalendar: Calendar { calendar }
}

extension Date.AnchoredRelativeFormatStyle: FormatOfDates {
    func withCalendar(_ calendar: Calendar) -> Self {
        var style = self
        style.calendar = calendar
        return style
    }
    var ownCalendar: Calendar { calendar }
}
