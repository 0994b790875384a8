import Foundation

/// Intervals of time that follow each other, for histograms of dates.
public struct DateBins: RandomAccessCollection, Sendable {
    public typealias Element = ChartBinRange<Date>
    public typealias Index = Int
    /// Where bins begin and end, in ascending order.
    public let thresholds: [Date]

    /// Bins between dates, which must be in ascending order.
    public init(thresholds: [Date]) { self.thresholds = thresholds }

    /// Bins that last so many seconds, from the beginning of a range until they hold it.
    public init(timeInterval: TimeInterval, range: ClosedRange<Date>) {
        precondition(timeInterval > 0, "the length of bins must be greater than zero")
        let count = Int((range.upperBound.timeIntervalSince(range.lowerBound) / timeInterval).rounded(.down)) + 1
        thresholds = (0...count).map { range.lowerBound + Double($0) * timeInterval }
    }

    /// Bins of so many units of a calendar that hold a range.
    public init(
        unit: Calendar.Component, by count: Int = 1, range: ClosedRange<Date>, calendar: Calendar = .current
    ) {
        thresholds = DateStep(unit: unit, count: count).bounds(around: range, in: calendar)
    }

    /// About so many bins of a unit that fits, which hold a range.
    public init(range: ClosedRange<Date>, desiredCount: Int = 10, calendar: Calendar = .current) {
        thresholds = DateStep.nice(over: range, desiredCount: desiredCount).bounds(around: range, in: calendar)
    }

    /// About so many bins of a unit that fits, which hold dates.
    public init(data: [Date], desiredCount: Int = 10, calendar: Calendar = .current) {
        let first = data.min() ?? Date(timeIntervalSinceReferenceDate: 0)
        self.init(range: first...(data.max() ?? first), desiredCount: desiredCount, calendar: calendar)
    }

    /// The position of the first bin.
    public var startIndex: Int { 0 }
    /// How many bins there are.
    public var endIndex: Int { Swift.max(thresholds.count - 1, 0) }
    /// A bin.
    public subscript(position: Int) -> ChartBinRange<Date> {
        ChartBinRange(uncheckedBounds: (lower: thresholds[position], upper: thresholds[position + 1]))
    }

    /// The position of the bin that a date lies in: the first one for what is before all bins, the last one for what is after.
    public func index(for value: Date) -> Int { thresholds.binIndex(for: value) }
}
