import Foundation

/// A value that an axis has a mark for.
public struct AxisValue {
    /// The position among the values, from 0.
    public let index: Int
    /// How many values there are.
    public let count: Int
    let value: _PlotValue

    /// The value as a type; nil if it is of another kind.
    public func `as`<P: Plottable>(_ type: P.Type) -> P? { P(plotValue: value) }
}
