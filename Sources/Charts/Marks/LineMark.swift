import DovetailCore
import Foundation

/// A point of a line. The points of one series are connected in their order.
///
/// A series is what the parameter says, together with all values that look by (`foregroundStyle(by:)` and its relatives).
public struct LineMark {
    private let x: MarkChannel
    private let y: MarkChannel
    private let series: PlotDatum?

    /// A point of the only line.
    nonisolated public init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, y: PlottableValue<Y>) {
        self.x = .value(x.datum)
        self.y = .value(y.datum)
        series = nil
    }

    /// A point of a series.
    nonisolated public init<X: Plottable, Y: Plottable, S: Plottable>(
        x: PlottableValue<X>, y: PlottableValue<Y>, series: PlottableValue<S>
    ) {
        self.x = .value(x.datum)
        self.y = .value(y.datum)
        self.series = series.datum
    }
}

extension LineMark: ChartContent {
    public typealias Body = Never

    public static func _collect(_ mark: LineMark, into collector: _ChartCollector) {
        collector.add(.line, x: mark.x, y: mark.y) { $0.series = mark.series }
    }
}
