import Foundation

/// The values that a scale is for.
public protocol ScaleDomain {
    /// The values as charts compute with them.
    var _plotDomain: _PlotDomain { get }
}

/// The values that a scale is for, as charts compute with them.
public struct _PlotDomain {
    /// Categories, or the first and last value of a continuous scale. Nil for what the data says.
    var values: [_PlotValue]?
    var includesZero: Bool?
    var isReversed: Bool?
    /// Changes the values that follow from the data.
    var modify: (([_PlotValue]) -> [_PlotValue])?
}

extension Array: ScaleDomain where Element: Plottable {
    /// The values in their order.
    public var _plotDomain: _PlotDomain { _PlotDomain(values: map(\.plotValue)) }
}

extension ClosedRange: ScaleDomain where Bound: Plottable {
    /// The bounds.
    public var _plotDomain: _PlotDomain { _PlotDomain(values: [lowerBound.plotValue, upperBound.plotValue]) }
}

extension Range: ScaleDomain where Bound: Plottable {
    /// The bounds.
    public var _plotDomain: _PlotDomain { _PlotDomain(values: [lowerBound.plotValue, upperBound.plotValue]) }
}

extension ArraySlice: ScaleDomain where Element: Plottable {
    /// The values in their order.
    public var _plotDomain: _PlotDomain { _PlotDomain(values: map(\.plotValue)) }
}

/// The values that the data has, rounded.
public struct AutomaticScaleDomain: ScaleDomain {
    public let _plotDomain: _PlotDomain
}

extension ScaleDomain where Self == AutomaticScaleDomain {
    /// What the data has. Numbers include zero unless `includesZero` is false.
    public static func automatic(includesZero: Bool? = nil, reversed: Bool? = nil) -> AutomaticScaleDomain {
        AutomaticScaleDomain(_plotDomain: _PlotDomain(includesZero: includesZero, isReversed: reversed))
    }

    /// What the data has.
    public static var automatic: AutomaticScaleDomain { automatic() }

    /// What the data has, changed by a closure. It gets the categories, or the first and last value of a continuous scale.
    public static func automatic<DataValue: Plottable>(
        includesZero: Bool? = nil, reversed: Bool? = nil, dataType: DataValue.Type = DataValue.self,
        modifyInferredDomain: @escaping (inout [DataValue]) -> Void
    ) -> AutomaticScaleDomain {
        AutomaticScaleDomain(
            _plotDomain: _PlotDomain(includesZero: includesZero, isReversed: reversed) { values in
                var typed = values.compactMap { DataValue(plotValue: $0) }
                modifyInferredDomain(&typed)
                return typed.map(\.plotValue)
            })
    }
}

/// What a scale makes of values.
public protocol ScaleRange {
    /// What values become.
    associatedtype VisualValue
}

/// The places that a scale makes of values.
public protocol PositionScaleRange: ScaleRange where VisualValue == CGFloat {
    /// The places as charts compute with them.
    var _plotRange: _PlotRange { get }
}

/// Where a scale begins and ends in a plot area, in points.
public struct _PlotRange: Equatable {
    var startPadding: CGFloat = 0
    var endPadding: CGFloat = 0
    /// From where to where, in place of the whole area.
    var fixed: ClosedRange<CGFloat>?
}

/// The whole width or height of the plot area, less a distance at each end.
public struct PlotDimensionScaleRange: PositionScaleRange {
    public typealias VisualValue = CGFloat
    public let _plotRange: _PlotRange
}

extension ScaleRange where Self == PlotDimensionScaleRange {
    /// The whole width or height of the plot area.
    public static var plotDimension: PlotDimensionScaleRange { plotDimension() }
    /// The whole width or height of the plot area, less so many points at the beginning and at the end.
    public static func plotDimension(startPadding: CGFloat = 0, endPadding: CGFloat = 0) -> PlotDimensionScaleRange {
        PlotDimensionScaleRange(_plotRange: _PlotRange(startPadding: startPadding, endPadding: endPadding))
    }
    /// The whole width or height of the plot area, less so many points at each end.
    public static func plotDimension(padding: CGFloat) -> PlotDimensionScaleRange {
        plotDimension(startPadding: padding, endPadding: padding)
    }
}

extension ClosedRange: ScaleRange where Bound == CGFloat {
    public typealias VisualValue = CGFloat
}

extension ClosedRange: PositionScaleRange where Bound == CGFloat {
    /// From where to where.
    public var _plotRange: _PlotRange { _PlotRange(fixed: self) }
}
