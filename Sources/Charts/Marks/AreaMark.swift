import DovetailCore
import Foundation

/// A point of an area between a line and zero, or between two lines. Areas at the same places are stacked unless the method says
/// otherwise.
public struct AreaMark {
    private let x: MarkChannel
    private let y: MarkChannel
    private var series: PlotDatum?
    private var stacking = MarkStackingMethod.standard

    private init(_ x: MarkChannel, _ y: MarkChannel, series: PlotDatum? = nil) {
        self.x = x
        self.y = y
        self.series = series
    }

    /// A point of the only area.
    nonisolated public init<X: Plottable, Y: Plottable>(
        x: PlottableValue<X>, y: PlottableValue<Y>, stacking: MarkStackingMethod = .standard
    ) {
        self.init(.value(x.datum), .value(y.datum))
        self.stacking = stacking
    }

    /// A point of a series.
    nonisolated public init<X: Plottable, Y: Plottable, S: Plottable>(
        x: PlottableValue<X>, y: PlottableValue<Y>, series: PlottableValue<S>, stacking: MarkStackingMethod = .standard
    ) {
        self.init(.value(x.datum), .value(y.datum), series: series.datum)
        self.stacking = stacking
    }

    /// A place along x of an area from one value to another.
    nonisolated public init<X: Plottable, Y: Plottable>(
        x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
    ) {
        self.init(.value(x.datum), .range(yStart.datum, yEnd.datum))
    }

    /// A place along x of a series from one value to another.
    nonisolated public init<X: Plottable, Y: Plottable, S: Plottable>(
        x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>, series: PlottableValue<S>
    ) {
        self.init(.value(x.datum), .range(yStart.datum, yEnd.datum), series: series.datum)
    }

    /// A place along y of an area from one value to another.
    nonisolated public init<X: Plottable, Y: Plottable>(
        xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>
    ) {
        self.init(.range(xStart.datum, xEnd.datum), .value(y.datum))
    }

    /// A place along y of a series from one value to another.
    nonisolated public init<X: Plottable, Y: Plottable, S: Plottable>(
        xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>, series: PlottableValue<S>
    ) {
        self.init(.range(xStart.datum, xEnd.datum), .value(y.datum), series: series.datum)
    }
}

extension AreaMark: ChartContent {
    public typealias Body = Never

    public static func _collect(_ mark: AreaMark, into collector: _ChartCollector) {
        collector.add(.area, x: mark.x, y: mark.y) {
            $0.series = mark.series
            $0.stacking = mark.stacking
        }
    }
}
