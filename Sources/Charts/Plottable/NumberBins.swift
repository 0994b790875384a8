import Foundation

/// Intervals of numbers that follow each other, for histograms.
///
///     let bins = NumberBins(data: weights, desiredCount: 10)
///     let counts = Dictionary(grouping: weights, by: bins.index(for:)).mapValues(\.count)
public struct NumberBins<Value: Numeric & Comparable>: RandomAccessCollection {
    public typealias Element = ChartBinRange<Value>
    public typealias Index = Int
    /// Where bins begin and end, in ascending order.
    public let thresholds: [Value]

    /// Bins between numbers, which must be in ascending order.
    public init(thresholds: [Value]) { self.thresholds = thresholds }

    /// The position of the first bin.
    public var startIndex: Int { 0 }
    /// How many bins there are.
    public var endIndex: Int { Swift.max(thresholds.count - 1, 0) }
    /// A bin.
    public subscript(position: Int) -> ChartBinRange<Value> {
        ChartBinRange(uncheckedBounds: (lower: thresholds[position], upper: thresholds[position + 1]))
    }

    /// The position of the bin that a number lies in: the first one for what is below all bins, the last one for what is above.
    /// Takes time in proportion to the logarithm of the number of bins.
    public func index(for value: Value) -> Int { thresholds.binIndex(for: value) }
}

extension NumberBins where Value: BinaryFloatingPoint {
    /// Bins of one size that begin at multiples of it and hold a range.
    public init(size: Value, range: ClosedRange<Value>) {
        let steps = Steps(size: Double(size), over: Double(range.lowerBound)...Double(range.upperBound))
        self.init(thresholds: steps.bounds.map { Value($0) })
    }

    /// About so many bins of a round size that hold a range.
    public init(range: ClosedRange<Value>, desiredCount: Int = 10, minimumStride: Value = 0) {
        let bounds = Double(range.lowerBound)...Double(range.upperBound)
        let size = NiceNumbers.step(over: bounds, desiredCount: desiredCount, minimum: Double(minimumStride))
        self.init(thresholds: Steps(size: size, over: bounds).bounds.map { Value($0) })
    }

    /// About so many bins of a round size that hold numbers.
    public init(data: [Value], desiredCount: Int? = nil, minimumStride: Value = 0) {
        self.init(
            range: (data.min() ?? 0)...(data.max() ?? 1), desiredCount: desiredCount ?? Steps.count(for: data.count),
            minimumStride: minimumStride)
    }
}

extension NumberBins where Value: BinaryFloatingPoint {
    /// So many bins of one size that fill a range. `count` must be greater than zero.
    public init(range: ClosedRange<Value>, count: Int) {
        precondition(count > 0, "there must be at least one bin")
        self.init(
            thresholds: (0...count).map {
                $0 == count
                    ? range.upperBound
                    : range.lowerBound + (range.upperBound - range.lowerBound) * Value($0) / Value(count)
            })
    }
}

extension NumberBins where Value: BinaryInteger {
    /// So many bins that fill a range and differ by one at most. `count` must be greater than zero.
    public init(range: ClosedRange<Value>, count: Int) {
        precondition(count > 0, "there must be at least one bin")
        self.init(
            thresholds: (0...count).map {
                range.lowerBound + (range.upperBound - range.lowerBound) * Value($0) / Value(count)
            })
    }

    /// Bins of one size that begin at multiples of it and hold a range.
    public init(size: Value, range: ClosedRange<Value>) {
        let steps = Steps(size: Double(size), over: Double(range.lowerBound)...Double(range.upperBound))
        self.init(thresholds: steps.bounds.map { Value($0) })
    }

    /// About so many bins of a round size that hold a range.
    public init(range: ClosedRange<Value>, desiredCount: Int = 10, minimumStride: Value = 1) {
        let bounds = Double(range.lowerBound)...Double(range.upperBound)
        let size = NiceNumbers.step(
            over: bounds, desiredCount: desiredCount, minimum: Swift.max(Double(minimumStride), 1))
        self.init(thresholds: Steps(size: size, over: bounds).bounds.map { Value($0) })
    }

    /// About so many bins of a round size that hold numbers.
    public init(data: [Value], desiredCount: Int? = nil, minimumStride: Value = 1) {
        self.init(
            range: (data.min() ?? 0)...(data.max() ?? 1), desiredCount: desiredCount ?? Steps.count(for: data.count),
            minimumStride: minimumStride)
    }
}

extension NumberBins: Sendable where Value: Sendable {}

/// Multiples of a size around a range.
private struct Steps {
    let bounds: [Double]

    /// The last bin holds the upper bound, which is no part of a bin that ends there.
    init(size: Double, over range: ClosedRange<Double>) {
        precondition(size > 0, "the size of bins must be greater than zero")
        let first = (range.lowerBound / size).rounded(.down)
        let last = (range.upperBound / size).rounded(.down) + 1
        bounds = (0...Int(last - first)).map { (first + Double($0)) * size }
    }

    /// As many bins as numbers are told apart by, after Sturges.
    static func count(for values: Int) -> Int { Swift.max(Int(log2(Double(Swift.max(values, 1))).rounded(.up)) + 1, 1) }
}

extension Array where Element: Comparable {
    /// The position of the interval between these bounds that a value lies in, at most the last one.
    func binIndex(for value: Element) -> Int {
        var (low, high) = (0, Swift.max(count - 1, 1))
        while high - low > 1 {
            let middle = (low + high) / 2
            if self[middle] <= value { low = middle } else { high = middle }
        }
        return low
    }
}
