import Foundation

/// Values that follow the clock, for a text that shows them by a format:
///
///     Text(.currentDate, format: .dateTime.hour().minute())
///     Text(.durationOffset(to: start), format: .time(pattern: .minuteSecond))
///
/// The text is made again when the format says that it would be another one, and at no other time.
public struct TimeDataSource<Value>: Sendable {
    fileprivate enum Kind: Hashable, Sendable {
        case currentDate
        case startingAt(Date)
        case endingAt(Date)
        case offset(to: Date)
    }

    fileprivate let kind: Kind
    /// The value at a moment.
    fileprivate let value: @Sendable (Date) -> Value
    /// The moment at which the source has a value.
    fileprivate let moment: @Sendable (Value) -> Date
}

extension TimeDataSource where Value == Date {
    /// The date and time.
    public static var currentDate: TimeDataSource<Date> {
        TimeDataSource(kind: .currentDate, value: { $0 }, moment: { $0 })
    }
}

extension TimeDataSource where Value == Range<Date> {
    /// The time from a date until now; empty before that date.
    public static func dateRange(startingAt date: Date) -> TimeDataSource<Range<Date>> {
        TimeDataSource(kind: .startingAt(date), value: { date..<max($0, date) }, moment: { $0.upperBound })
    }

    /// The time from now until a date; empty after that date.
    public static func dateRange(endingAt date: Date) -> TimeDataSource<Range<Date>> {
        // What counts is the length: a format may tell the next text by a range with another end.
        TimeDataSource(
            kind: .endingAt(date), value: { min($0, date)..<date },
            moment: { date.addingTimeInterval(-$0.upperBound.timeIntervalSince($0.lowerBound)) })
    }
}

extension TimeDataSource where Value == Duration {
    /// The time since a date; negative before it.
    public static func durationOffset(to date: Date) -> TimeDataSource<Duration> {
        TimeDataSource(
            kind: .offset(to: date), value: { .seconds($0.timeIntervalSince(date)) },
            moment: { date.addingTimeInterval($0 / .seconds(1)) })
    }
}

extension Text {
    /// Values that follow the clock, in a format, in the environment's locale.
    public init<V, F: DiscreteFormatStyle>(_ source: TimeDataSource<V>, format: F)
    where V == F.FormatInput, F.FormatOutput == AttributedString {
        self.init(.date(DateText(kind: .source(FollowedValue(source, format) { $0 }))))
    }

    /// Values that follow the clock, in a format, in the environment's locale.
    public init<V, F: DiscreteFormatStyle>(_ source: TimeDataSource<V>, format: F)
    where V == F.FormatInput, F.FormatOutput == String {
        self.init(.date(DateText(kind: .source(FollowedValue(source, format) { AttributedString($0) }))))
    }
}

/// A value that follows the clock, with the format that it is shown in.
package final class FollowedValue: Equatable {
    private let make: (Date, FormatSettings) -> (AttributedString, next: Date?)
    private let source: Any
    private let format: Any
    private let isEqual: (FollowedValue) -> Bool

    fileprivate init<V, F: DiscreteFormatStyle>(
        _ source: TimeDataSource<V>, _ format: F, _ attributed: @escaping (F.FormatOutput) -> AttributedString
    ) where V == F.FormatInput {
        self.source = source
        self.format = format
        let system = Locale.current
        make = { now, settings in
            let own = settings.adapted(format, system: system)
            // Texts are made again half a millisecond early: see `TextRule`.
            let value = source.value(now.addingTimeInterval(0.0006))
            var following = [own.discreteInput(after: value)]
            // What is left until a date becomes less, so that the next text is mostly that of an input before this one.
            if case .endingAt = source.kind { following.append(own.discreteInput(before: value)) }
            let current = source.moment(value)
            let next = following.compactMap { $0.map(source.moment) }.filter { $0 > current }.min()
            return (attributed(own.format(value)), next.map { max($0, now.addingTimeInterval(0.001)) })
        }
        isEqual = {
            ($0.source as? TimeDataSource<V>)?.kind == source.kind && ($0.format as? F) == format
        }
    }

    /// The text at a moment, and when it changes next; nil for never.
    func text(at now: Date, _ settings: FormatSettings) -> (AttributedString, next: Date?) { make(now, settings) }

    package static func == (left: FollowedValue, right: FollowedValue) -> Bool {
        left === right || left.isEqual(right)
    }
}
