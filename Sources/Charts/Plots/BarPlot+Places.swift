import DovetailCore
import Foundation

/// Bars of which some ends are places in the plot area, in points, and no values.
extension BarPlot {
    /// A bar of one value, between places in the plot area that each element says.
    nonisolated public init<Data: RandomAccessCollection, X: Plottable>(
        _ data: Data, x: PlottableProjection<Data.Element, X>, yStart: KeyPath<Data.Element, CGFloat>,
        yEnd: KeyPath<Data.Element, CGFloat>,
        width: MarkDimensions<Data.Element> = .automatic, stacking: MarkStackingMethod = .standard
    ) where Content == VectorizedBarPlotContent<Data> {
        content = VectorizedBarPlotContent(
            plot: ElementPlot(
                .bar, data,
                options: { Mark.Options(width: width.dimension($0), stacking: stacking) }
            ) { element in (x.channel(element), yStart.range(to: yEnd, element)) })
    }

    /// A bar of one value, between places in the plot area that each element says.
    nonisolated public init<Data: RandomAccessCollection, Y: Plottable>(
        _ data: Data, xStart: KeyPath<Data.Element, CGFloat>, xEnd: KeyPath<Data.Element, CGFloat>,
        y: PlottableProjection<Data.Element, Y>,
        height: MarkDimensions<Data.Element> = .automatic, stacking: MarkStackingMethod = .standard
    ) where Content == VectorizedBarPlotContent<Data> {
        content = VectorizedBarPlotContent(
            plot: ElementPlot(
                .bar, data,
                options: { Mark.Options(height: height.dimension($0), stacking: stacking) }
            ) { element in (xStart.range(to: xEnd, element), y.channel(element)) })
    }

    /// A bar from one value to another along x, between places in the plot area along y. Those that are nil are its edges.
    nonisolated public init<Data: RandomAccessCollection, X: Plottable>(
        _ data: Data, xStart: PlottableProjection<Data.Element, X>, xEnd: PlottableProjection<Data.Element, X>,
        yStart: CGFloat? = nil, yEnd: CGFloat? = nil
    ) where Content == VectorizedBarPlotContent<Data> {
        content = VectorizedBarPlotContent(
            plot: ElementPlot(.bar, data) { element in (xStart.range(to: xEnd, element), .fixedRange(yStart, yEnd)) })
    }

    /// A bar between places in the plot area along x, from one value to another along y. Places that are nil are its edges.
    nonisolated public init<Data: RandomAccessCollection, Y: Plottable>(
        _ data: Data, xStart: CGFloat? = nil, xEnd: CGFloat? = nil, yStart: PlottableProjection<Data.Element, Y>,
        yEnd: PlottableProjection<Data.Element, Y>
    ) where Content == VectorizedBarPlotContent<Data> {
        content = VectorizedBarPlotContent(
            plot: ElementPlot(.bar, data) { element in (.fixedRange(xStart, xEnd), yStart.range(to: yEnd, element)) })
    }

    /// A bar from one value to another along x, between places in the plot area along y that each element says.
    nonisolated public init<Data: RandomAccessCollection, X: Plottable>(
        _ data: Data, xStart: PlottableProjection<Data.Element, X>, xEnd: PlottableProjection<Data.Element, X>,
        yStart: KeyPath<Data.Element, CGFloat>, yEnd: KeyPath<Data.Element, CGFloat>
    ) where Content == VectorizedBarPlotContent<Data> {
        content = VectorizedBarPlotContent(
            plot: ElementPlot(.bar, data) { element in
                (xStart.range(to: xEnd, element), yStart.range(to: yEnd, element))
            })
    }

    /// A bar between places in the plot area along x that each element says, from one value to another along y.
    nonisolated public init<Data: RandomAccessCollection, Y: Plottable>(
        _ data: Data, xStart: KeyPath<Data.Element, CGFloat>, xEnd: KeyPath<Data.Element, CGFloat>,
        yStart: PlottableProjection<Data.Element, Y>, yEnd: PlottableProjection<Data.Element, Y>
    ) where Content == VectorizedBarPlotContent<Data> {
        content = VectorizedBarPlotContent(
            plot: ElementPlot(.bar, data) { element in
                (xStart.range(to: xEnd, element), yStart.range(to: yEnd, element))
            })
    }
}
