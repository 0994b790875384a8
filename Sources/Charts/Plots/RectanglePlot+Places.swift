import DovetailCore
import Foundation

/// Rectangles of which some ends are places in the plot area, in points, and no values.
extension RectanglePlot {
    /// A rectangle at a value along x, between places in the plot area along y. Those that are nil are its edges.
    nonisolated public init<Data: RandomAccessCollection, X: Plottable>(
        _ data: Data, x: PlottableProjection<Data.Element, X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil,
        width: MarkDimensions<Data.Element> = .automatic
    ) where Content == VectorizedRectanglePlotContent<Data> {
        content = VectorizedRectanglePlotContent(
            plot: ElementPlot(
                .rectangle, data,
                options: { Mark.Options(width: width.dimension($0)) }
            ) { element in (x.channel(element), .fixedRange(yStart, yEnd)) })
    }

    /// A rectangle at a value along y, between places in the plot area along x. Those that are nil are its edges.
    nonisolated public init<Data: RandomAccessCollection, Y: Plottable>(
        _ data: Data, xStart: CGFloat? = nil, xEnd: CGFloat? = nil, y: PlottableProjection<Data.Element, Y>,
        height: MarkDimensions<Data.Element> = .automatic
    ) where Content == VectorizedRectanglePlotContent<Data> {
        content = VectorizedRectanglePlotContent(
            plot: ElementPlot(
                .rectangle, data,
                options: { Mark.Options(height: height.dimension($0)) }
            ) { element in (.fixedRange(xStart, xEnd), y.channel(element)) })
    }

    /// A rectangle at a value along x, between places in the plot area along y that each element says.
    nonisolated public init<Data: RandomAccessCollection, X: Plottable>(
        _ data: Data, x: PlottableProjection<Data.Element, X>, yStart: KeyPath<Data.Element, CGFloat>,
        yEnd: KeyPath<Data.Element, CGFloat>,
        width: MarkDimensions<Data.Element> = .automatic
    ) where Content == VectorizedRectanglePlotContent<Data> {
        content = VectorizedRectanglePlotContent(
            plot: ElementPlot(
                .rectangle, data,
                options: { Mark.Options(width: width.dimension($0)) }
            ) { element in (x.channel(element), yStart.range(to: yEnd, element)) })
    }

    /// A rectangle at a value along y, between places in the plot area along x that each element says.
    nonisolated public init<Data: RandomAccessCollection, Y: Plottable>(
        _ data: Data, xStart: KeyPath<Data.Element, CGFloat>, xEnd: KeyPath<Data.Element, CGFloat>,
        y: PlottableProjection<Data.Element, Y>,
        height: MarkDimensions<Data.Element> = .automatic
    ) where Content == VectorizedRectanglePlotContent<Data> {
        content = VectorizedRectanglePlotContent(
            plot: ElementPlot(
                .rectangle, data,
                options: { Mark.Options(height: height.dimension($0)) }
            ) { element in (xStart.range(to: xEnd, element), y.channel(element)) })
    }

    /// A rectangle from one value to another along x, between places in the plot area along y. Those that are nil are its edges.
    nonisolated public init<Data: RandomAccessCollection, X: Plottable>(
        _ data: Data, xStart: PlottableProjection<Data.Element, X>, xEnd: PlottableProjection<Data.Element, X>,
        yStart: CGFloat? = nil, yEnd: CGFloat? = nil
    ) where Content == VectorizedRectanglePlotContent<Data> {
        content = VectorizedRectanglePlotContent(
            plot: ElementPlot(.rectangle, data) { element in
                (xStart.range(to: xEnd, element), .fixedRange(yStart, yEnd))
            })
    }

    /// A rectangle between places in the plot area along x, from one value to another along y. Places that are nil are its edges.
    nonisolated public init<Data: RandomAccessCollection, Y: Plottable>(
        _ data: Data, xStart: CGFloat? = nil, xEnd: CGFloat? = nil, yStart: PlottableProjection<Data.Element, Y>,
        yEnd: PlottableProjection<Data.Element, Y>
    ) where Content == VectorizedRectanglePlotContent<Data> {
        content = VectorizedRectanglePlotContent(
            plot: ElementPlot(.rectangle, data) { element in
                (.fixedRange(xStart, xEnd), yStart.range(to: yEnd, element))
            })
    }

    /// A rectangle from one value to another along x, between places in the plot area along y that each element says.
    nonisolated public init<Data: RandomAccessCollection, X: Plottable>(
        _ data: Data, xStart: PlottableProjection<Data.Element, X>, xEnd: PlottableProjection<Data.Element, X>,
        yStart: KeyPath<Data.Element, CGFloat>, yEnd: KeyPath<Data.Element, CGFloat>
    ) where Content == VectorizedRectanglePlotContent<Data> {
        content = VectorizedRectanglePlotContent(
            plot: ElementPlot(.rectangle, data) { element in
                (xStart.range(to: xEnd, element), yStart.range(to: yEnd, element))
            })
    }

    /// A rectangle between places in the plot area along x that each element says, from one value to another along y.
    nonisolated public init<Data: RandomAccessCollection, Y: Plottable>(
        _ data: Data, xStart: KeyPath<Data.Element, CGFloat>, xEnd: KeyPath<Data.Element, CGFloat>,
        yStart: PlottableProjection<Data.Element, Y>, yEnd: PlottableProjection<Data.Element, Y>
    ) where Content == VectorizedRectanglePlotContent<Data> {
        content = VectorizedRectanglePlotContent(
            plot: ElementPlot(.rectangle, data) { element in
                (xStart.range(to: xEnd, element), yStart.range(to: yEnd, element))
            })
    }

    /// A rectangle between places in the plot area that each element says.
    nonisolated public init<Data: RandomAccessCollection>(
        _ data: Data, xStart: KeyPath<Data.Element, CGFloat>, xEnd: KeyPath<Data.Element, CGFloat>,
        yStart: KeyPath<Data.Element, CGFloat>, yEnd: KeyPath<Data.Element, CGFloat>
    ) where Content == VectorizedRectanglePlotContent<Data> {
        content = VectorizedRectanglePlotContent(
            plot: ElementPlot(.rectangle, data) { element in
                (xStart.range(to: xEnd, element), yStart.range(to: yEnd, element))
            })
    }
}
