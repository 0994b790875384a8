import Foundation

/// The dates that a date picker may choose.
struct DateRange: Sendable {
    var lowest: Date?
    var highest: Date?

    init() {}
    init(_ range: ClosedRange<Date>) { (lowest, highest) = (range.lowerBound, range.upperBound) }
    init(_ range: PartialRangeFrom<Date>) { lowest = range.lowerBound }
    init(_ range: PartialRangeThrough<Date>) { highest = range.upperBound }

    func limiting(_ date: Date) -> Date {
        if let lowest, date < lowest { return lowest }
        if let highest, date > highest { return highest }
        return date
    }
}

/// Works out and prints the dates of a date picker.
///
/// Changing a part keeps all others, down to fractions of a second; the result is kept within the range.
struct DateEditor {
    let calendar: Calendar
    let range: DateRange
    private let locale: Locale
    private let timeZone: TimeZone

    private static let parts: Set<Calendar.Component> = [.era, .year, .month, .day, .hour, .minute, .second]

    init(calendar: Calendar, timeZone: TimeZone, locale: Locale, range: DateRange) {
        var calendar = calendar
        calendar.timeZone = timeZone
        calendar.locale = locale
        self.calendar = calendar
        self.locale = locale
        self.timeZone = timeZone
        self.range = range
    }

    // MARK: Changing

    /// The date with some of its parts changed.
    func changing(_ date: Date, _ change: (inout DateComponents) -> Void) -> Date {
        var components = calendar.dateComponents(Self.parts, from: date)
        guard let whole = calendar.date(from: components) else { return date }
        change(&components)
        guard let changed = calendar.date(from: components) else { return date }
        return range.limiting(changed + date.timeIntervalSince(whole))
    }

    /// `date` with those parts of `new` that are displayed.
    func merging(_ new: Date, into date: Date, _ displayed: DatePickerComponents) -> Date {
        let source = calendar.dateComponents(Self.parts, from: new)
        return changing(date) { components in
            if displayed.contains(.date) {
                components.era = source.era
                components.year = source.year
                components.month = source.month
                components.day = source.day
            }
            if displayed.contains(.hourAndMinute) {
                components.hour = source.hour
                components.minute = source.minute
            }
        }
    }

    /// The date some days or months later, at the same time of day.
    func adding(_ count: Int, _ unit: Calendar.Component, to date: Date) -> Date {
        calendar.date(byAdding: unit, value: count, to: date) ?? date
    }

    /// Whether some time of the date's day is in the range.
    func allows(dayOf date: Date) -> Bool {
        let start = calendar.startOfDay(for: date)
        if let highest = range.highest, start > highest { return false }
        if let lowest = range.lowest, adding(1, .day, to: start) <= lowest { return false }
        return true
    }

    /// The date with another month or year. A day that the new month does not have becomes its last one.
    func changingInMonth(_ date: Date, _ change: (inout DateComponents) -> Void) -> Date {
        changing(date) { components in
            change(&components)
            var month = components
            month.day = 1
            guard let start = calendar.date(from: month), let days = calendar.range(of: .day, in: .month, for: start)
            else { return }
            components.day = min(components.day ?? 1, days.upperBound - 1)
        }
    }

    // MARK: Printing

    private func formatter(_ configure: (DateFormatter) -> Void) -> DateFormatter {
        let formatter = DateFormatter()
        formatter.calendar = calendar
        formatter.locale = locale
        formatter.timeZone = timeZone
        configure(formatter)
        return formatter
    }

    /// The day, as in “Nov 8, 2026”.
    func dateText(_ date: Date) -> String {
        formatter {
            $0.dateStyle = .medium
            $0.timeStyle = .none
        }.string(from: date)
    }

    /// Prints days in full, as in “November 8, 2026”.
    var fullDateFormatter: DateFormatter {
        formatter {
            $0.dateStyle = .long
            $0.timeStyle = .none
        }
    }

    /// The month, as in “November 2026”.
    func monthText(_ date: Date) -> String {
        formatter { $0.setLocalizedDateFormatFromTemplate("yMMMM") }.string(from: date)
    }

    /// Prints days with their weekday and without their year, as in “Sun, Nov 8”.
    var weekdayFormatter: DateFormatter { formatter { $0.setLocalizedDateFormatFromTemplate("EEEMMMd") } }

    /// Year, month and day in the order in which they are written here.
    var order: [Calendar.Component] {
        let letters: [Character: Calendar.Component] = ["y": .year, "M": .month, "d": .day]
        let format = DateFormatter.dateFormat(fromTemplate: "yMMMMd", options: 0, locale: locale) ?? ""
        var order: [Calendar.Component] = []
        for component in format.compactMap({ letters[$0] }) where !order.contains(component) { order.append(component) }
        return order.count == 3 ? order : [.month, .day, .year]
    }

    static func twoDigits(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }

    /// The time of day, as in “07:00” or “7:00 AM”.
    func timeText(_ date: Date) -> String { timeParts(date).joined() }

    /// Whether the locale counts hours to twelve.
    var hasPeriods: Bool {
        DateFormatter.dateFormat(fromTemplate: "j", options: 0, locale: locale)?.contains("a") ?? false
    }

    /// The time of day in pieces: hour, colon, minute, and the half of the day where hours are counted to twelve.
    func timeParts(_ date: Date) -> [String] {
        let components = calendar.dateComponents([.hour, .minute], from: date)
        let (hour, minute) = (components.hour ?? 0, components.minute ?? 0)
        let minutes = Self.twoDigits(minute)
        guard hasPeriods else { return [Self.twoDigits(hour), ":", minutes] }
        let period = hour < 12 ? calendar.amSymbol : calendar.pmSymbol
        return ["\((hour + 11) % 12 + 1)", ":", minutes, " \(period)"]
    }

    /// The hour and the minute of a time of day that somebody wrote, such as “7:30 PM”, “19.30” or “7”; nil for what is none.
    func time(written text: String) -> (hour: Int, minute: Int)? {
        let numbers = text.split { $0.wholeNumberValue == nil }.map { digits in
            digits.prefix(3).reduce(0) { $0 * 10 + $1.wholeNumberValue! }
        }
        guard (1...2).contains(numbers.count) else { return nil }
        var hour = numbers[0]
        let minute = numbers.count > 1 ? numbers[1] : 0
        let isMorning = text.range(of: calendar.amSymbol, options: .caseInsensitive) != nil
        let isAfternoon = text.range(of: calendar.pmSymbol, options: .caseInsensitive) != nil
        if isMorning || isAfternoon {
            guard (1...12).contains(hour) else { return nil }
            hour = hour % 12 + (isAfternoon ? 12 : 0)
        }
        return hour < 24 && minute < 60 ? (hour, minute) : nil
    }

    /// The days of the week, beginning with the calendar's first day: their initials, or their short names in capitals.
    func weekdays(isInitial: Bool) -> [String] {
        let symbols =
            isInitial
            ? calendar.veryShortStandaloneWeekdaySymbols
            : calendar.shortStandaloneWeekdaySymbols.map { $0.uppercased(with: locale) }
        let first = calendar.firstWeekday - 1
        return Array(symbols[first...] + symbols[..<first])
    }

    /// The days of a month in rows of a week; nil for places that belong to other months.
    func weeks(ofMonth date: Date) -> [[Date?]] {
        guard let month = calendar.dateInterval(of: .month, for: date),
            let days = calendar.range(of: .day, in: .month, for: date)
        else { return [] }
        let lead = (calendar.component(.weekday, from: month.start) - calendar.firstWeekday + 7) % 7
        var places: [Date?] = Array(repeating: nil, count: lead)
        places += (0..<days.count).map { adding($0, .day, to: month.start) }
        places += Array(repeating: nil, count: (7 - places.count % 7) % 7)
        return stride(from: 0, to: places.count, by: 7).map { Array(places[$0..<$0 + 7]) }
    }
}
