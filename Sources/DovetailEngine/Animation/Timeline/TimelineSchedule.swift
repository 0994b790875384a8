import Foundation

/// When a ``TimelineView`` makes its content anew.
public protocol TimelineSchedule: Sendable {
    associatedtype Entries: Sequence where Entries.Element == Date
    typealias Mode = TimelineScheduleMode
    /// The dates at which the content is made, in order. The first may lie before the start: it is the one in force then.
    func entries(from startDate: Date, mode: Mode) -> Entries
}

/// How often a schedule may ask for updates.
public enum TimelineScheduleMode: Sendable {
    case normal
    /// Rarely, to save energy. Never asked for here.
    case lowFrequency
}

/// Dates at even distances.
public struct PeriodicTimelineSchedule: TimelineSchedule {
    private let start: Date
    private let interval: TimeInterval

    /// Dates every `interval` seconds from a start.
    public init(from startDate: Date, by interval: TimeInterval) {
        start = startDate
        self.interval = interval
    }

    public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries {
        guard interval > 0, interval.isFinite else { return Entries(upcoming: start, interval: .infinity) }
        let passed = max(0, (startDate.timeIntervalSince(start) / interval).rounded(.down))
        return Entries(upcoming: start.addingTimeInterval(passed * interval), interval: interval)
    }

    public struct Entries: Sequence, IteratorProtocol, Sendable {
        fileprivate var upcoming: Date?
        fileprivate let interval: TimeInterval

        public mutating func next() -> Date? {
            defer { upcoming = interval.isFinite ? upcoming?.addingTimeInterval(interval) : nil }
            return upcoming
        }
    }
}

/// The beginning of each minute.
public struct EveryMinuteTimelineSchedule: TimelineSchedule {
    public init() {}

    public func entries(from startDate: Date, mode: TimelineScheduleMode) -> PeriodicTimelineSchedule.Entries {
        let minute = (startDate.timeIntervalSinceReferenceDate / 60).rounded(.down) * 60
        return PeriodicTimelineSchedule(from: Date(timeIntervalSinceReferenceDate: minute), by: 60)
            .entries(from: startDate, mode: mode)
    }
}

/// Given dates.
public struct ExplicitTimelineSchedule<Entries: Sequence>: TimelineSchedule, @unchecked Sendable
where Entries.Element == Date {
    // Never changed after it was handed over.
    private let dates: Entries

    /// The dates, in order.
    public init(_ dates: Entries) { self.dates = dates }

    public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries { dates }
}

/// Each frame, or as often as asked for. While paused and where updates are to be rare there are no dates.
public struct AnimationTimelineSchedule: TimelineSchedule {
    let minimumInterval: TimeInterval?
    let isPaused: Bool

    /// - Parameter minimumInterval: The least time between updates, in seconds; nil for each frame.
    public init(minimumInterval: Double? = nil, paused: Bool = false) {
        self.minimumInterval = minimumInterval
        isPaused = paused
    }

    public func entries(from start: Date, mode: TimelineScheduleMode) -> Entries {
        Entries(
            upcoming: isPaused || mode == .lowFrequency ? nil : start, interval: max(minimumInterval ?? 0, 1.0 / 120))
    }

    /// The dates, from the one that was asked for on.
    public struct Entries: Sequence, IteratorProtocol, Sendable {
        fileprivate var upcoming: Date?
        fileprivate let interval: TimeInterval

        public mutating func next() -> Date? {
            defer { upcoming = upcoming?.addingTimeInterval(interval) }
            return upcoming
        }
    }

    /// Whether each frame is one.
    var isEachFrame: Bool { !isPaused && (minimumInterval ?? 0) <= 1.0 / 120 }
}

extension TimelineSchedule where Self == PeriodicTimelineSchedule {
    /// Dates every `interval` seconds from a start.
    public static func periodic(from startDate: Date, by interval: TimeInterval) -> PeriodicTimelineSchedule {
        PeriodicTimelineSchedule(from: startDate, by: interval)
    }
}

extension TimelineSchedule where Self == EveryMinuteTimelineSchedule {
    /// The beginning of each minute.
    public static var everyMinute: EveryMinuteTimelineSchedule { EveryMinuteTimelineSchedule() }
}

extension TimelineSchedule {
    /// Given dates, in order.
    public static func explicit<S>(_ dates: S) -> ExplicitTimelineSchedule<S>
    where Self == ExplicitTimelineSchedule<S>, S: Sequence, S.Element == Date {
        ExplicitTimelineSchedule(dates)
    }
}

extension TimelineSchedule where Self == AnimationTimelineSchedule {
    /// Each frame.
    public static var animation: AnimationTimelineSchedule { AnimationTimelineSchedule() }
    /// As often as asked for, and never while paused.
    public static func animation(minimumInterval: Double? = nil, paused: Bool = false) -> AnimationTimelineSchedule {
        AnimationTimelineSchedule(minimumInterval: minimumInterval, paused: paused)
    }
}
