import Foundation

extension SystemFormatStyle {
    /// The time that has passed in an interval, or that is left of it: “4:32”, “1:23:45”.
    public struct Timer: DiscreteFormatStyle, Codable, Hashable, Sendable {
        private let start: Date
        private let end: Date
        private let countsDown: Bool
        private let face: ClockFace
        private var locale = Locale.autoupdatingCurrent

        /// - Parameters:
        ///   - showsHours: Whether an hour is 1:00:00 or 60:00.
        ///   - maxFieldCount: How many of hours, minutes, seconds and parts of a second are shown.
        ///   - maxPrecision: The shortest step. From a minute on, units are told by words.
        public init(
            countingUpIn interval: Range<Date>, showsHours: Bool = true, maxFieldCount: Int = 3,
            maxPrecision: Duration = .seconds(1)
        ) {
            self.init(interval, false, showsHours, maxFieldCount, maxPrecision)
        }

        /// - Parameters:
        ///   - showsHours: Whether an hour is 1:00:00 or 60:00.
        ///   - maxFieldCount: How many of hours, minutes, seconds and parts of a second are shown.
        ///   - maxPrecision: The shortest step. From a minute on, units are told by words.
        public init(
            countingDownIn interval: Range<Date>, showsHours: Bool = true, maxFieldCount: Int = 3,
            maxPrecision: Duration = .seconds(1)
        ) {
            self.init(interval, true, showsHours, maxFieldCount, maxPrecision)
        }

        private init(
            _ interval: Range<Date>, _ countsDown: Bool, _ showsHours: Bool, _ fieldCount: Int, _ precision: Duration
        ) {
            start = interval.lowerBound
            end = interval.upperBound
            self.countsDown = countsDown
            face = ClockFace(
                showsHours: showsHours, maxFieldCount: fieldCount, maxPrecision: precision, pads: false)
        }

        public func format(_ value: Date) -> AttributedString {
            AttributedString(face.text(shown(at: value), locale: locale))
        }

        /// What is shown, in seconds. Counting down, a second that has begun counts.
        private func shown(at date: Date) -> Double {
            let moment = min(max(date, start), end)
            return face.rounded(
                countsDown ? end.timeIntervalSince(moment) : moment.timeIntervalSince(start), up: countsDown)
        }

        public func discreteInput(after input: Date) -> Date? {
            guard input < end else { return nil }
            let shown = shown(at: input)
            let step = face.step(at: shown)
            let whole = (shown / step).rounded(.down) * step
            let next =
                countsDown
                ? end.addingTimeInterval(-max(whole - face.precision, 0)) : start.addingTimeInterval(whole + step)
            if next <= input { return countsDown ? nil : next.addingTimeInterval(step) }
            return next <= end ? next : nil
        }

        public func discreteInput(before input: Date) -> Date? {
            guard input > start else { return nil }
            let shown = shown(at: input)
            let step = face.step(at: shown)
            let whole = (shown / step).rounded(.down) * step
            // The moment at which what is shown began to be shown.
            let began =
                countsDown
                ? end.addingTimeInterval(-(whole + step - face.precision)) : start.addingTimeInterval(whole)
            return began > start
                ? Date(timeIntervalSinceReferenceDate: began.timeIntervalSinceReferenceDate.nextDown) : nil
        }

        public func locale(_ locale: Locale) -> Self {
            var style = self
            style.locale = locale
            return style
        }
    }

    /// The time since a date as a stopwatch shows it: “00:05.23”. Before that date it stands at zero.
    public struct Stopwatch: DiscreteFormatStyle, Codable, Hashable, Sendable {
        private let start: Date
        private let face: ClockFace
        private var locale = Locale.autoupdatingCurrent

        /// - Parameters:
        ///   - showsHours: Whether an hour is 01:00:00.00 or 60:00.00.
        ///   - maxFieldCount: How many of hours, minutes, seconds and parts of a second are shown.
        ///   - maxPrecision: The shortest step. From a minute on, units are told by words.
        public init(
            startingAt startDate: Date, showsHours: Bool = true, maxFieldCount: Int = 4,
            maxPrecision: Duration = .milliseconds(10)
        ) {
            start = startDate
            face = ClockFace(
                showsHours: showsHours, maxFieldCount: maxFieldCount, maxPrecision: maxPrecision, pads: true)
        }

        public func format(_ value: Date) -> AttributedString {
            AttributedString(face.text(shown(at: value), locale: locale))
        }

        private func shown(at date: Date) -> Double {
            face.rounded(max(date.timeIntervalSince(start), 0), up: false)
        }

        public func discreteInput(after input: Date) -> Date? {
            let shown = shown(at: input)
            let step = face.step(at: shown)
            let next = start.addingTimeInterval(((shown / step).rounded(.down) + 1) * step)
            return next > input ? next : next.addingTimeInterval(step)
        }

        public func discreteInput(before input: Date) -> Date? {
            let shown = shown(at: input)
            let step = face.step(at: shown)
            let began = start.addingTimeInterval((shown / step).rounded(.down) * step)
            return began > start
                ? Date(timeIntervalSinceReferenceDate: began.timeIntervalSinceReferenceDate.nextDown) : nil
        }

        public func locale(_ locale: Locale) -> Self {
            var style = self
            style.locale = locale
            return style
        }
    }
}
