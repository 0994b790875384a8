/// A type whose values can be plotted.
///
/// Numbers, dates and strings are plottable. A type of an app's own becomes plottable by telling which of these stands for it; an
/// enumeration with raw values that are plottable need only declare the conformance.
public protocol Plottable {
    /// The number, date or string that stands for a value.
    associatedtype PrimitivePlottable: PrimitivePlottableProtocol
    /// What stands for the value.
    var primitivePlottable: PrimitivePlottable { get }
    /// The value that a number, date or string stands for; nil if there is none.
    init?(primitivePlottable: PrimitivePlottable)
}

extension Plottable where Self: RawRepresentable, RawValue: PrimitivePlottableProtocol {
    /// The raw value.
    public var primitivePlottable: RawValue { rawValue }
    /// The value with a raw value.
    public init?(primitivePlottable: RawValue) { self.init(rawValue: primitivePlottable) }
}

extension Plottable {
    /// The value as charts compute with it.
    var plotValue: _PlotValue { primitivePlottable._plotValue }

    /// The value that charts computed.
    init?(plotValue: _PlotValue) {
        guard let primitive = PrimitivePlottable(_plotValue: plotValue) else { return nil }
        self.init(primitivePlottable: primitive)
    }
}
