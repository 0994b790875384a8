import Foundation

/// A step of an axis of time: so many units of a calendar.
struct DateStep: Equatable {
    var unit: Calendar.Component
    var count: Int

    /// The steps that axes choose from, with their lengths in seconds.
    private static let candidates: [(DateStep, TimeInterval)] = {
        let units: [(Calendar.Component, TimeInterval, [Int])] = [
            (.second, 1, [1, 5, 15, 30]), (.minute, 60, [1, 5, 15, 30]), (.hour, 3600, [1, 3, 6, 12]),
            (.day, 86400, [1, 2]), (.weekOfYear, 7 * 86400, [1, 2]), (.month, 30.44 * 86400, [1, 3, 6]),
            (.year, 365.2425 * 86400, [1]),
        ]
        return units.flatMap { unit, length, counts in
            counts.map { (DateStep(unit: unit, count: $0), Double($0) * length) }
        }
    }()

    /// The step that divides a range into about so many parts.
    static func nice(over range: ClosedRange<Date>, desiredCount: Int) -> DateStep {
        let rough = range.upperBound.timeIntervalSince(range.lowerBound) / Double(max(desiredCount, 1))
        guard rough > 0 else { return DateStep(unit: .day, count: 1) }
        let years = rough / candidates.last!.1
        if years > 1.5 {
            return DateStep(unit: .year, count: Int(max(NiceNumbers.step(over: 0...years, desiredCount: 1), 2)))
        }
        if rough < 1 { return DateStep(unit: .second, count: 1) }
        return candidates.min { abs(log($0.1 / rough)) < abs(log($1.1 / rough)) }!.0
    }

    /// Where steps begin in a range. Months of three begin in January, hours of six at midnight, and so on. At most 10,000.
    func dates(in range: ClosedRange<Date>, calendar: Calendar) -> [Date] {
        var dates: [Date] = []
        guard var date = start(before: range.lowerBound, in: calendar) else { return [] }
        while date <= range.upperBound, dates.count < 10_000 {
            if date >= range.lowerBound { dates.append(date) }
            guard let next = next(after: date, in: calendar), next > date else { break }
            date = next
        }
        return dates
    }

    /// The bounds of the steps that hold a range.
    func bounds(around range: ClosedRange<Date>, in calendar: Calendar) -> [Date] {
        guard var date = start(before: range.lowerBound, in: calendar) else {
            return [range.lowerBound, range.upperBound]
        }
        var bounds = [date]
        while date <= range.upperBound, bounds.count < 10_000, let next = next(after: date, in: calendar), next > date {
            date = next
            bounds.append(date)
        }
        return bounds
    }

    private func next(after date: Date, in calendar: Calendar) -> Date? {
        if unit == .day, count > 1 {
            // Days are counted anew in each month, so that the first of a month has a mark.
            guard let next = calendar.date(byAdding: .day, value: count, to: date),
                let month = calendar.dateInterval(of: .month, for: date)
            else { return nil }
            return next >= month.end ? month.end : next
        }
        return calendar.date(byAdding: unit, value: count, to: date)
    }

    /// The beginning of the step that a date is in.
    private func start(before date: Date, in calendar: Calendar) -> Date? {
        guard let unitStart = calendar.dateInterval(of: unit, for: date)?.start else { return nil }
        guard count > 1, let parent = parent, let parentStart = calendar.dateInterval(of: parent, for: date)?.start
        else {
            guard count > 1, unit == .year else { return unitStart }
            let year = calendar.component(.year, from: unitStart)
            return calendar.date(byAdding: .year, value: -((year % count + count) % count), to: unitStart)
        }
        let passed = calendar.dateComponents([unit], from: parentStart, to: unitStart).value(for: unit) ?? 0
        return calendar.date(byAdding: unit, value: passed / count * count, to: parentStart)
    }

    /// The unit in which steps are counted.
    private var parent: Calendar.Component? {
        switch unit {
        case .nanosecond: .second
        case .second: .minute
        case .minute: .hour
        case .hour: .day
        case .day: .month
        case .weekOfYear, .month, .quarter: .year
        default: nil
        }
    }
}
