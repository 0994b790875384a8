import Foundation

extension SystemFormatStyle {
    /// How much time lies between a date and the one that is formatted: “3 minutes, 42 seconds”, and “-5 seconds” before it.
    ///
    /// Where minutes and seconds alone are allowed, or hours with them, and all of them may be shown, it is written as “1:05:32”.
    public struct DateOffset: DiscreteFormatStyle, Codable, Hashable, Sendable {
        private let anchor: Date
        private let allowedFields: Set<Date.ComponentsFormatStyle.Field>
        private let maxFieldCount: Int
        private let sign: NumberFormatStyleConfiguration.SignDisplayStrategy
        private var locale = Locale.autoupdatingCurrent
        private var calendar = Calendar.autoupdatingCurrent

        /// - Parameters:
        ///   - anchor: The date that the offset is counted from.
        ///   - allowedFields: The units that may be used.
        ///   - maxFieldCount: How many of them are shown at most.
        ///   - sign: When a sign is written.
        public init(
            to anchor: Date,
            allowedFields: Set<Date.ComponentsFormatStyle.Field> = [
                .year, .month, .week, .day, .hour, .minute, .second,
            ], maxFieldCount: Int = 2, sign: NumberFormatStyleConfiguration.SignDisplayStrategy = .automatic
        ) {
            self.anchor = anchor
            self.allowedFields = allowedFields
            self.maxFieldCount = max(maxFieldCount, 1)
            self.sign = sign
        }

        public func locale(_ locale: Locale) -> Self {
            var style = self
            style.locale = locale
            return style
        }

        /// The calendar by which years, months and weeks are counted.
        public func calendar(_ calendar: Calendar) -> Self {
            var style = self
            style.calendar = calendar
            return style
        }

        /// What is shown: numbers of units, from the first that is not zero on.
        private struct Shown {
            var isNegative: Bool
            var parts: [(field: TimeField, count: Int)]
            var isZero: Bool { parts.allSatisfy { $0.count == 0 } }

            /// The lengths as components, of which the last unit gets some more.
            func components(adding more: Int) -> DateComponents {
                var components = DateComponents()
                for (index, part) in parts.enumerated() {
                    components.setValue(
                        part.count + (index == parts.count - 1 ? more : 0), for: part.field.component)
                }
                return components
            }
        }

        private var fields: [TimeField] {
            let fields = TimeField.sorted(allowedFields)
            return fields.isEmpty ? [.second] : fields
        }

        private var isClock: Bool {
            let fields = fields
            return fields == [.minute, .second] && maxFieldCount >= 2
                || fields == [.hour, .minute, .second] && maxFieldCount >= 3
        }

        private func shown(at date: Date) -> Shown {
            var fields = fields
            let distance = date.timeIntervalSince(anchor)
            guard distance.isFinite, abs(distance) < 1e12 else { return Shown(isNegative: distance < 0, parts: []) }
            // A second that has begun counts before the anchor. What computing made of a whole second counts as that.
            let nearest = abs(distance).rounded()
            let isWhole = abs(nearest - abs(distance)) < 0.000_5
            let length = isWhole ? nearest : abs(distance).rounded(distance < 0 ? .up : .down)
            let (first, last) = distance < 0 ? (anchor - length, anchor) : (anchor, anchor + length)
            let counted = calendar.dateComponents(Set(fields.map(\.component)), from: first, to: last)
            func count(_ field: TimeField) -> Int { counted.value(for: field.component) ?? 0 }
            fields.removeFirst(fields.firstIndex { count($0) != 0 } ?? fields.count - 1)
            // Digits keep their minutes: “0:05”.
            if isClock, fields == [.second] { fields = [.minute, .second] }
            return Shown(isNegative: distance < 0, parts: fields.prefix(maxFieldCount).map { ($0, count($0)) })
        }

        public func format(_ value: Date) -> AttributedString {
            let shown = shown(at: value)
            guard !shown.parts.isEmpty else { return AttributedString("–") }
            return AttributedString(signText(shown) + (isClock ? digits(shown) : words(shown)))
        }

        private func signText(_ shown: Shown) -> String {
            if sign == .never { return "" }
            let always = sign == .always(includingZero: true)
            if shown.isZero { return always ? symbol(plus: true) : "" }
            if shown.isNegative { return symbol(plus: false) }
            return always || sign == .always(includingZero: false) ? symbol(plus: true) : ""
        }

        private func symbol(plus: Bool) -> String {
            let formatter = NumberFormatter()
            formatter.locale = locale
            return plus ? formatter.plusSign : formatter.minusSign
        }

        private func digits(_ shown: Shown) -> String {
            let seconds = shown.parts.reduce(0) { sum, part in
                sum + part.count * (part.field == .hour ? 3600 : part.field == .minute ? 60 : 1)
            }
            let pattern: Duration.TimeFormatStyle.Pattern =
                shown.parts.first?.field == .hour ? .hourMinuteSecond : .minuteSecond
            return Duration.TimeFormatStyle(pattern: pattern, locale: locale).format(.seconds(seconds))
        }

        private func words(_ shown: Shown) -> String {
            var parts = shown.parts.filter { $0.count != 0 }
            if parts.isEmpty { parts = shown.parts.suffix(1) }
            let texts = parts.map { part in
                UnitText.format(
                    Double(part.count), part.field.unit, width: .wide, precision: "precision-integer", locale: locale)?
                    .text ?? "\(part.count) \(part.field)"
            }
            return UnitText.joined(texts, width: .wide, locale: locale)
        }

        public func discreteInput(after input: Date) -> Date? {
            let shown = shown(at: input)
            guard !shown.parts.isEmpty else { return nil }
            guard shown.isNegative, !shown.isZero else {
                return calendar.date(byAdding: shown.components(adding: 1), to: anchor).map { next in
                    next > input ? next : input.addingTimeInterval(1)
                }
            }
            // The text stands until less than what it says is left, by a second.
            guard let length = length(of: shown.components(adding: 0)) else { return nil }
            let next = anchor.addingTimeInterval(-max(length - 1, 0))
            return next > input ? next : input.addingTimeInterval(1)
        }

        public func discreteInput(before input: Date) -> Date? {
            let shown = shown(at: input)
            guard !shown.parts.isEmpty else { return nil }
            let began: Date?
            if shown.isZero {
                began = length(of: shown.components(adding: 1)).map { anchor.addingTimeInterval(-($0 - 1)) }
            } else if shown.isNegative {
                began = length(of: shown.components(adding: 1)).map { anchor.addingTimeInterval(-($0 - 1)) }
            } else {
                began = calendar.date(byAdding: shown.components(adding: 0), to: anchor)
            }
            return began.map { Date(timeIntervalSinceReferenceDate: $0.timeIntervalSinceReferenceDate.nextDown) }
        }

        /// How many seconds before the anchor some units begin.
        private func length(of components: DateComponents) -> Double? {
            var negative = DateComponents()
            for field in TimeField.allCases {
                if let value = components.value(for: field.component) {
                    negative.setValue(-value, for: field.component)
                }
            }
            return calendar.date(byAdding: negative, to: anchor).map { anchor.timeIntervalSince($0) }
        }
    }
}

extension SystemFormatStyle.DateOffset: FormatOfDates {
    package static var calendarPath: WritableKeyPath<Self, Calendar> { \.calendar }
}
