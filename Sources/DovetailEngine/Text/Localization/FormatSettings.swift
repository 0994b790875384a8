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
