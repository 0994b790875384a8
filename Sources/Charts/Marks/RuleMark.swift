import DovetailCore
import Foundation

/// A straight line at a value, over the whole plot area or from one value to another.
public struct RuleMark {
    private let x: MarkChannel
    private let y: MarkChannel

    /// A line that stands at a value, between places in the plot area. Those that are nil are its edges.
    nonisolated public init<X: Plottable>(x: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil) {
        self.x = .value(x.datum)
        y = .fixedRange(yStart, yEnd)
    }

    /// A line that lies at a value, between places in the plot area. Those that are nil are its edges.
    nonisolated public init<Y: Plottable>(xStart: CGFloat? = nil, xEnd: CGFloat? = nil, y: PlottableValue<Y>) {
        x = .fixedRange(xStart, xEnd)
        self.y = .value(y.datum)
    }

    /// A line that stands at a value, from one value to another.
    nonisolated public init<X: Plottable, Y: Plottable>(
        x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
    ) {
        self.x = .value(x.datum)
        y = .range(yStart.datum, yEnd.datum)
    }

    /// A line that lies at a value, from one value to another.
    nonisolated public init<X: Plottable, Y: Plottable>(
        xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>
    ) {
        x = .range(xStart.datum, xEnd.datum)
        self.y = .value(y.datum)
    }

    /// A line that stands at a place in the plot area, from one value to another. Where the place is nil, it is the middle.
    nonisolated public init<Y: Plottable>(
        x: CGFloat? = nil, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
    ) {
        self.x = .fixed(x)
        y = .range(yStart.datum, yEnd.datum)
    }

    /// A line that lies at a place in the plot area, from one value to another. Where the place is nil, it is the middle.
    nonisolated public init<X: Plottable>(
        xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: CGFloat? = nil
    ) {
        x = .range(xStart.datum, xEnd.datum)
        self.y = .fixed(y)
    }
}

extension RuleMark: ChartContent {
    public typealias Body = Never

    public static func _collect(_ mark: RuleMark, into collector: _ChartCollector) {
        collector.add(.rule, x: mark.x, y: mark.y)
    }
}
