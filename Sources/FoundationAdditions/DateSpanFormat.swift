import Foundation

extension Date.ComponentsFormatStyle {
    /// How units are written. Foundation on Linux declares the fields of `Date.ComponentsFormatStyle`, and no more of it.
    public struct Style: Codable, Hashable, Sendable {
        fileprivate enum Kind: String, Codable {
            case wide, abbreviated, condensedAbbreviated, narrow, spellOut, positional
        }
        fileprivate let kind: Kind

        /// 2 hours, 10 minutes
        public static var wide: Self { Self(kind: .wide) }
        /// 2 hr, 10 min
        public static var abbreviated: Self { Self(kind: .abbreviated) }
        /// 2hr 10min
        public static var condensedAbbreviated: Self { Self(kind: .condensedAbbreviated) }
        /// 2h 10m
        public static var narrow: Self { Self(kind: .narrow) }
        /// two hours, ten minutes
        public static var spellOut: Self { Self(kind: .spellOut) }
        fileprivate static var positional: Self { Self(kind: .positional) }
    }
}

extension Date {
    /// Writes the time between two dates in units: “2 hours, 10 minutes”.
    ///
    ///     (start..<end).formatted(.components(style: .wide, fields: [.hour, .minute]))
    ///
    /// On Apple's systems this is `Date.ComponentsFormatStyle`, a name that Foundation on Linux has for something that holds nothing. So
    /// `.components(style:fields:)` and `.timeDuration` are what both have.
    public struct SpanFormatStyle: DiscreteFormatStyle, Sendable {
        public typealias Field = Date.ComponentsFormatStyle.Field
        public typealias Style = Date.ComponentsFormatStyle.Style

        public var style: Style
        public var locale: Locale
        public var calendar: Calendar
        /// The units that are used; nil for all. Those that are zero are left out.
        public var fields: Set<Field>?
        /// Whether time goes on at the end of the range, not at its beginning.
        public var isPositive = true

        public init(
            style: Style, locale: Locale = .autoupdatingCurrent, calendar: Calendar = .autoupdatingCurrent,
            fields: Set<Field>? = nil
        ) {
            self.style = style
            self.locale = locale
            self.calendar = calendar
            self.fields = fields
        }

        private var shownFields: [TimeField] {
            let shown = fields.map(TimeField.sorted) ?? TimeField.allCases
            return shown.isEmpty ? [.second] : shown
        }

        public func format(_ value: Range<Date>) -> String {
            let formatter = DateComponentsFormatter()
            var calendar = calendar
            calendar.locale = locale
            formatter.calendar = calendar
            formatter.unitsStyle =
                switch style.kind {
                case .wide: .full
                case .abbreviated: .short
                case .condensedAbbreviated: .brief
                case .narrow: .abbreviated
                case .spellOut: .spellOut
                case .positional: .positional
                }
            formatter.allowedUnits = shownFields.reduce(into: []) { units, field in
                switch field {
                case .year: units.insert(.year)
                case .month: units.insert(.month)
                case .week: units.insert(.weekOfMonth)
                case .day: units.insert(.day)
                case .hour: units.insert(.hour)
                case .minute: units.insert(.minute)
                case .second: units.insert(.second)
                }
            }
            return formatter.string(from: value.lowerBound, to: value.upperBound) ?? ""
        }

        public func locale(_ locale: Locale) -> Self {
            var style = self
            style.locale = locale
            return style
        }

        public func calendar(_ calendar: Calendar) -> Self {
            var style = self
            style.calendar = calendar
            return style
        }

        // MARK: When the text changes

        /// The range with so many units of the smallest kind more than it has whole ones; nil where it would be less than nothing.
        private func range(_ input: Range<Date>, more: Int) -> Range<Date>? {
            let smallest = (shownFields.last ?? .second).component
            let parts = Set(shownFields.map(\.component))
            var counted = calendar.dateComponents(parts, from: input.lowerBound, to: input.upperBound)
            counted.setValue((counted.value(for: smallest) ?? 0) + more, for: smallest)
            guard let end = calendar.date(byAdding: counted, to: input.lowerBound), end >= input.lowerBound else {
                return nil
            }
            let length = end.timeIntervalSince(input.lowerBound)
            return isPositive
                ? input.lowerBound..<end : min(input.upperBound - length, input.upperBound)..<input.upperBound
        }

        /// The next range whose text is another one: a longer one if it goes on at its end, a shorter one if not.
        public func discreteInput(after input: Range<Date>) -> Range<Date>? {
            guard !isPositive else { return range(input, more: 1) }
            guard let whole = range(input, more: 0), !whole.isEmpty else { return nil }
            return min(Self.after(whole.lowerBound), whole.upperBound)..<input.upperBound
        }

        public func discreteInput(before input: Range<Date>) -> Range<Date>? {
            guard isPositive else { return range(input, more: 1) }
            guard let whole = range(input, more: 0), !whole.isEmpty else { return nil }
            return input.lowerBound..<max(Self.before(whole.upperBound), input.lowerBound)
        }

        private static func after(_ date: Date) -> Date {
            Date(timeIntervalSinceReferenceDate: date.timeIntervalSinceReferenceDate.nextUp)
        }
        private static func before(_ date: Date) -> Date {
            Date(timeIntervalSinceReferenceDate: date.timeIntervalSinceReferenceDate.nextDown)
        }

        public func input(after input: Range<Date>) -> Range<Date>? {
            guard !isPositive else { return input.lowerBound..<Self.after(input.upperBound) }
            return input.isEmpty ? nil : Self.after(input.lowerBound)..<input.upperBound
        }

        public func input(before input: Range<Date>) -> Range<Date>? {
            guard isPositive else { return Self.before(input.lowerBound)..<input.upperBound }
            return input.isEmpty ? nil : input.lowerBound..<Self.before(input.upperBound)
        }
    }
}

extension FormatStyle where Self == Date.SpanFormatStyle {
    /// The time between two dates in units.
    /// - Parameter fields: The units that are used; nil for all. Those that are zero are left out.
    public static func components(
        style: Date.ComponentsFormatStyle.Style, fields: Set<Date.ComponentsFormatStyle.Field>? = nil
    ) -> Date.SpanFormatStyle {
        Date.SpanFormatStyle(style: style, fields: fields)
    }

    /// The time between two dates in hours, minutes and seconds: “1:23:05”.
    public static var timeDuration: Date.SpanFormatStyle {
        Date.SpanFormatStyle(style: .positional, fields: [.hour, .minute, .second])
    }
}

extension Date.SpanFormatStyle: FormatOfDates {
    package static var calendarPath: WritableKeyPath<Self, Calendar> { \.calendar }
}
