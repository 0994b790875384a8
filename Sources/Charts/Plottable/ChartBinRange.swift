/// One of the intervals that values are sorted into: from a lower bound to an upper one, which belongs to the next interval.
public struct ChartBinRange<Bound> {
    /// The lower bound.
    public let lowerBound: Bound
    /// The upper bound.
    public let upperBound: Bound

    /// A bin between bounds, which are not checked.
    public init(uncheckedBounds bounds: (lower: Bound, upper: Bound)) {
        lowerBound = bounds.lower
        upperBound = bounds.upper
    }
}

extension ChartBinRange: Equatable where Bound: Equatable {}
extension ChartBinRange: Hashable where Bound: Hashable {}
extension ChartBinRange: Sendable where Bound: Sendable {}

extension ChartBinRange: RangeExpression where Bound: Comparable {
    /// Whether a value lies in the bin.
    public func contains(_ element: Bound) -> Bool { lowerBound <= element && element < upperBound }
    /// The part of a collection whose indices lie in the bin.
    public func relative<C: Collection>(to collection: C) -> Range<Bound> where C.Index == Bound {
        (lowerBound..<upperBound).relative(to: collection)
    }
}
