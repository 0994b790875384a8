import DovetailCore
import Foundation

/// A bar: the length of a value, at the place of another one.
///
/// Of a value and a category or date, the value gives the length; of two numbers, the one along y. Bars at the same place are stacked
/// unless the method says otherwise.
public struct BarMark {
    private let x: MarkChannel
    private let y: MarkChannel
    private var options = Mark.Options()

    private init(_ x: MarkChannel, _ y: MarkChannel) {
        self.x = x
        self.y = y
    }

    /// A bar of two values.
    nonisolated public init<X: Plottable, Y: Plottable>(
        x: PlottableValue<X>, y: PlottableValue<Y>, width: MarkDimension = .automatic,
        height: MarkDimension = .automatic, stacking: MarkStackingMethod = .standard
    ) {
        self.init(.value(x.datum), .value(y.datum))
        options.width = width
        options.height = height
        options.stacking = stacking
    }

    /// A bar that lies, from one value to another.
    nonisolated public init<X: Plottable, Y: Plottable>(
        xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>, height: MarkDimension = .automatic
    ) {
        self.init(.range(xStart.datum, xEnd.datum), .value(y.datum))
        options.height = height
    }

    /// A bar that stands, from one value to another.
    nonisolated public init<X: Plottable, Y: Plottable>(
        x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>, width: MarkDimension = .automatic
    ) {
        self.init(.value(x.datum), .range(yStart.datum, yEnd.datum))
        options.width = width
    }

    /// A bar from one value to another, between places in the plot area. Those that are nil are its edges.
    nonisolated public init<X: Plottable>(
        xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil
    ) {
        self.init(.range(xStart.datum, xEnd.datum), .fixedRange(yStart, yEnd))
    }

    /// A bar from one value to another, between places in the plot area. Those that are nil are its edges.
    nonisolated public init<Y: Plottable>(
        xStart: CGFloat? = nil, xEnd: CGFloat? = nil, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
    ) {
        self.init(.fixedRange(xStart, xEnd), .range(yStart.datum, yEnd.datum))
    }

    /// A bar of one value, between places in the plot area. Numbers are stacked along the axis.
    nonisolated public init<Y: Plottable>(
        xStart: CGFloat? = nil, xEnd: CGFloat? = nil, y: PlottableValue<Y>, height: MarkDimension = .automatic,
        stacking: MarkStackingMethod = .standard
    ) {
        self.init(.fixedRange(xStart, xEnd), .value(y.datum))
        options.height = height
        options.stacking = stacking
    }

    /// A bar of one value, between places in the plot area. Numbers are stacked along the axis.
    nonisolated public init<X: Plottable>(
        x: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil, width: MarkDimension = .automatic,
        stacking: MarkStackingMethod = .standard
    ) {
        self.init(.value(x.datum), .fixedRange(yStart, yEnd))
        options.width = width
        options.stacking = stacking
    }
}

extension BarMark: ChartContent {
    public typealias Body = Never

    public static func _collect(_ mark: BarMark, into collector: _ChartCollector) {
        collector.add(.bar, x: mark.x, y: mark.y) { $0 = mark.options }
    }
}
