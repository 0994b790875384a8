import DovetailCore
import Foundation

/// A rectangle at values or between values, for heat maps and for what lies behind other marks.
public struct RectangleMark {
    private let x: MarkChannel
    private let y: MarkChannel
    private var options = Mark.Options()

    private init(
        _ x: MarkChannel, _ y: MarkChannel, width: MarkDimension = .automatic, height: MarkDimension = .automatic
    ) {
        self.x = x
        self.y = y
        options.width = width
        options.height = height
    }

    /// A rectangle at two values; it fills the step of each scale unless told otherwise.
    nonisolated public init<X: Plottable, Y: Plottable>(
        x: PlottableValue<X>, y: PlottableValue<Y>, width: MarkDimension = .automatic,
        height: MarkDimension = .automatic
    ) {
        self.init(.value(x.datum), .value(y.datum), width: width, height: height)
    }

    /// A rectangle at a value along x, from one value to another along y.
    nonisolated public init<X: Plottable, Y: Plottable>(
        x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>, width: MarkDimension = .automatic
    ) {
        self.init(.value(x.datum), .range(yStart.datum, yEnd.datum), width: width)
    }

    /// A rectangle at a value along y, from one value to another along x.
    nonisolated public init<X: Plottable, Y: Plottable>(
        xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>, height: MarkDimension = .automatic
    ) {
        self.init(.range(xStart.datum, xEnd.datum), .value(y.datum), height: height)
    }

    /// A rectangle between values.
    nonisolated public init<X: Plottable, Y: Plottable>(
        xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
    ) {
        self.init(.range(xStart.datum, xEnd.datum), .range(yStart.datum, yEnd.datum))
    }

    /// A rectangle at a value along x, between places in the plot area. Those that are nil are its edges.
    nonisolated public init<X: Plottable>(
        x: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil, width: MarkDimension = .automatic
    ) {
        self.init(.value(x.datum), .fixedRange(yStart, yEnd), width: width)
    }

    /// A rectangle at a value along y, between places in the plot area. Those that are nil are its edges.
    nonisolated public init<Y: Plottable>(
        xStart: CGFloat? = nil, xEnd: CGFloat? = nil, y: PlottableValue<Y>, height: MarkDimension = .automatic
    ) {
        self.init(.fixedRange(xStart, xEnd), .value(y.datum), height: height)
    }

    /// A rectangle between values along x and places in the plot area along y.
    nonisolated public init<X: Plottable>(
        xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil
    ) {
        self.init(.range(xStart.datum, xEnd.datum), .fixedRange(yStart, yEnd))
    }

    /// A rectangle between places in the plot area along x and values along y.
    nonisolated public init<Y: Plottable>(
        xStart: CGFloat? = nil, xEnd: CGFloat? = nil, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
    ) {
        self.init(.fixedRange(xStart, xEnd), .range(yStart.datum, yEnd.datum))
    }

    /// A rectangle between places in the plot area. Those that are nil are its edges.
    nonisolated public init(
        xStart: CGFloat? = nil, xEnd: CGFloat? = nil, yStart: CGFloat? = nil, yEnd: CGFloat? = nil
    ) {
        self.init(.fixedRange(xStart, xEnd), .fixedRange(yStart, yEnd))
    }
}

extension RectangleMark: ChartContent {
    public typealias Body = Never

    public static func _collect(_ mark: RectangleMark, into collector: _ChartCollector) {
        collector.add(.rectangle, x: mark.x, y: mark.y) { $0 = mark.options }
    }
}
