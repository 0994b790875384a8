import Foundation

extension SystemFormatStyle {
    /// A date as one would call it at the moment that is formatted: “in 5 minutes” and “tomorrow” while it is near, else “Monday, June 3”
    /// or “June 2019”.
    public struct DateReference: DiscreteFormatStyle, Codable, Hashable, Sendable {
        private let date: Date
        private let allowedFields: Set<Date.RelativeFormatStyle.Field>
        private let maxFieldCount: Int
        private let threshold: Date.RelativeFormatStyle.Field
        private var locale = Locale.autoupdatingCurrent
        private var calendar = Calendar.autoupdatingCurrent
        private var timeZone = TimeZone.autoupdatingCurrent

        /// - Parameters:
        ///   - date: The date that is called something.
        ///   - allowedFields: The units in which a near date is told; the threshold is always one of them.
        ///   - maxFieldCount: How many parts the name of a distant date has. A year that both dates share is not told, and the day of
        ///     the week is told in its place.
        ///   - thresholdField: The largest unit in which a date is near: with days, the date is near within a month.
        public init(
            to date: Date, allowedFields: Set<Date.RelativeFormatStyle.Field> = [.year, .month, .day, .hour, .minute],
            maxFieldCount: Int = 2, thresholdField: Date.RelativeFormatStyle.Field = .day
        ) {
            self.date = date
            self.allowedFields = allowedFields
            self.maxFieldCount = max(maxFieldCount, 1)
            threshold = thresholdField
        }

        public func locale(_ locale: Locale) -> Self {
            var style = self
            style.locale = locale
            return style
        }

        /// The calendar by which dates are told.
        public func calendar(_ calendar: Calendar) -> Self {
            var style = self
            style.calendar = calendar
            return style
        }

        private var thresholdUnit: TimeField { TimeField(threshold) ?? .day }

        /// The unit that is one larger than the threshold, within which dates are near; nil where all are.
        private var reach: Calendar.Component? {
            switch thresholdUnit {
            case .year: nil
            case .month: .year
            case .week, .day: .month
            case .hour: .day
            case .minute: .hour
            case .second: .minute
            }
        }

        /// The span in which the date is near, its ends included.
        private var nearSpan: ClosedRange<Date>? {
            guard let reach, let first = calendar.date(byAdding: reach, value: -1, to: date),
                let last = calendar.date(byAdding: reach, value: 1, to: date)
            else { return nil }
            return first...last
        }

        private func isNear(at now: Date) -> Bool { nearSpan?.contains(now) ?? true }

        /// The units of the relative form: none larger than the threshold.
        private var relativeFields: Set<Date.RelativeFormatStyle.Field> {
            allowedFields.union([threshold]).filter { (TimeField($0)?.rawValue ?? 0) >= thresholdUnit.rawValue }
        }

        private var relative: Date.AnchoredRelativeFormatStyle {
            var style = Date.AnchoredRelativeFormatStyle(
                anchor: date, allowedFields: relativeFields, presentation: .named, locale: locale, calendar: calendar)
            style.unitsStyle = .wide
            return style
        }

        /// How near a date is that is now: less than the smallest unit, where that is a minute or a second.
        private var nowLength: Double {
            let smallest = relativeFields.compactMap { TimeField($0)?.rawValue }.max()
            return smallest == TimeField.second.rawValue ? 1 : smallest == TimeField.minute.rawValue ? 60 : 0
        }

        private func isNow(_ now: Date) -> Bool { abs(date.timeIntervalSince(now)) < nowLength }

        public func format(_ value: Date) -> AttributedString {
            guard isNear(at: value) else { return AttributedString(absolute(at: value)) }
            if isNow(value),
                let now = UnitText.relative(
                    0, .second, isNamed: true, width: .wide, spellsOut: false, startsSentence: false, locale: locale)
            {
                return AttributedString(now)
            }
            return AttributedString(relative.format(value))
        }

        private func absolute(at now: Date) -> String {
            var calendar = calendar
            calendar.timeZone = timeZone
            let sameYear = calendar.isDate(date, equalTo: now, toGranularity: .year)
            let sameDay = calendar.isDate(date, inSameDayAs: now)
            let all: [(component: Calendar.Component, template: String)] = [
                (.year, "y"), (.month, "MMMM"), (.day, "d"), (.hour, "j"), (.minute, "mm"),
            ]
            let shown = all.drop { part in
                switch part.component {
                case .year: sameYear
                case .month, .day: sameDay
                default: false
                }
            }.prefix(maxFieldCount)
            var template = shown.map(\.template).joined()
            if sameYear, shown.contains(where: { $0.component == .day }) { template += "EEEE" }
            let formatter = DateFormatter()
            formatter.locale = locale
            formatter.calendar = calendar
            formatter.timeZone = timeZone
            formatter.setLocalizedDateFormatFromTemplate(template)
            return formatter.string(from: date)
        }

        /// The moments at which what kind of name the date has may change, in order.
        private func turns(around input: Date) -> [Date] {
            var turns: [Date] = []
            if let span = nearSpan {
                // The ends are near, what is beyond is not.
                turns += [
                    span.lowerBound,
                    Date(timeIntervalSinceReferenceDate: span.upperBound.timeIntervalSinceReferenceDate.nextUp),
                ]
            }
            turns += [
                Date(timeIntervalSinceReferenceDate: (date - nowLength).timeIntervalSinceReferenceDate.nextUp),
                date + nowLength,
            ]
            // Years and days, of which what is left out depends.
            var calendar = calendar
            calendar.timeZone = timeZone
            for component in [Calendar.Component.year, .day] {
                if let interval = calendar.dateInterval(of: component, for: input) {
                    turns += [interval.start, interval.end]
                }
            }
            return turns.sorted()
        }

        public func discreteInput(after input: Date) -> Date? {
            var next = turns(around: input).first { $0 > input && format($0) != format(input) }
            if isNear(at: input), !isNow(input), let step = relative.discreteInput(after: input) {
                next = next.map { min($0, step) } ?? step
            }
            return next
        }

        public func discreteInput(before input: Date) -> Date? {
            func earlier(_ date: Date) -> Date {
                Date(timeIntervalSinceReferenceDate: date.timeIntervalSinceReferenceDate.nextDown)
            }
            var last = turns(around: input).last { $0 <= input && format(earlier($0)) != format(input) }.map(earlier)
            if isNear(at: input), !isNow(input), let step = relative.discreteInput(before: input) {
                last = last.map { max($0, step) } ?? step
            }
            return last
        }
    }
}

extension SystemFormatStyle.DateReference: FormatOfDates {
    package static var calendarPath: WritableKeyPath<Self, Calendar> { \.calendar }
    package static var timeZonePath: WritableKeyPath<Self, TimeZone>? { \.timeZone }
}
