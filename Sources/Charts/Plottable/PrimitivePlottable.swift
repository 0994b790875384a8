import Foundation

/// Numbers, dates and strings. Only the types that the library lists conform.
public protocol PrimitivePlottableProtocol: Plottable where PrimitivePlottable == Self {
    /// The value as charts compute with it.
    var _plotValue: _PlotValue { get }
    /// The value that a chart computed; nil if it is of another kind.
    init?(_plotValue: _PlotValue)
}

extension PrimitivePlottableProtocol {
    /// The value itself.
    public var primitivePlottable: Self { self }
    /// The value itself.
    public init?(primitivePlottable: Self) { self = primitivePlottable }
}

/// A value as charts compute with it: a number, a moment or a category.
public enum _PlotValue: Hashable, Sendable {
    case number(Double)
    case date(Date)
    case category(String)

    /// Where the value lies on a line: the number, or the seconds since the reference date. Nil for categories.
    var number: Double? {
        switch self {
        case .number(let number): number
        case .date(let date): date.timeIntervalSinceReferenceDate
        case .category: nil
        }
    }
}

extension PrimitivePlottableProtocol where Self: BinaryInteger {
    /// The number.
    public var _plotValue: _PlotValue { .number(Double(self)) }
    /// The whole number that is next to a number.
    public init?(_plotValue: _PlotValue) {
        guard case .number(let number) = _plotValue, let value = Self(exactly: number.rounded()) else { return nil }
        self = value
    }
}

extension PrimitivePlottableProtocol where Self: BinaryFloatingPoint {
    /// The number.
    public var _plotValue: _PlotValue { .number(Double(self)) }
    /// A number.
    public init?(_plotValue: _PlotValue) {
        guard case .number(let number) = _plotValue else { return nil }
        self = Self(number)
    }
}

extension Int: PrimitivePlottableProtocol {}
extension Int8: PrimitivePlottableProtocol {}
extension Int16: PrimitivePlottableProtocol {}
extension Int32: PrimitivePlottableProtocol {}
extension Int64: PrimitivePlottableProtocol {}
extension UInt: PrimitivePlottableProtocol {}
extension UInt8: PrimitivePlottableProtocol {}
extension UInt16: PrimitivePlottableProtocol {}
extension UInt32: PrimitivePlottableProtocol {}
extension UInt64: PrimitivePlottableProtocol {}
extension Double: PrimitivePlottableProtocol {}
extension Float: PrimitivePlottableProtocol {}

extension CGFloat: Plottable {
    /// The number.
    public var primitivePlottable: Double { Double(self) }
    /// A number.
    public init?(primitivePlottable: Double) { self.init(primitivePlottable) }
}

extension Decimal: Plottable {
    /// The number, rounded to what a `Double` holds.
    public var primitivePlottable: Double { NSDecimalNumber(decimal: self).doubleValue }
    /// A number.
    public init?(primitivePlottable: Double) { self.init(primitivePlottable) }
}

extension String: PrimitivePlottableProtocol {
    /// The category.
    public var _plotValue: _PlotValue { .category(self) }
    /// The name of a category.
    public init?(_plotValue: _PlotValue) {
        guard case .category(let name) = _plotValue else { return nil }
        self = name
    }
}

extension Date: PrimitivePlottableProtocol {
    /// The moment.
    public var _plotValue: _PlotValue { .date(self) }
    /// A moment.
    public init?(_plotValue: _PlotValue) {
        switch _plotValue {
        case .date(let date): self = date
        case .number(let seconds): self.init(timeIntervalSinceReferenceDate: seconds)
        case .category: return nil
        }
    }
}

extension Never: PrimitivePlottableProtocol {
    /// There is no value.
    public var _plotValue: _PlotValue { fatalError("Never has no values") }
    /// There is no value.
    public init?(_plotValue: _PlotValue) { return nil }
}
