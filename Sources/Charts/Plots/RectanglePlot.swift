import DovetailCore
import Foundation

/// Rectangles of the elements of a collection.
public struct RectanglePlot<Content: ChartContent> {
    let content: Content
}

/// What a `RectanglePlot` of a collection is made of.
public struct VectorizedRectanglePlotContent<Data: RandomAccessCollection> {
    let plot: ElementPlot<Data>
}

extension VectorizedRectanglePlotContent: VectorizedChartContent {
    public typealias Body = Never
    public typealias DataElement = Data.Element

    public static func _collect(
        _ content: Self, into collector: _ChartCollector,
        change: @escaping (Data.Element, inout _MarkChanges) -> Void
    ) {
        content.plot.collect(into: collector, change: change)
    }
}

extension RectanglePlot: ChartContent {
    public typealias Body = Never

    public static func _collect(_ plot: RectanglePlot, into collector: _ChartCollector) {
        Content._collect(plot.content, into: collector)
    }
}

extension RectanglePlot: VectorizedChartContent where Content: VectorizedChartContent {
    public typealias DataElement = Content.DataElement

    public static func _collect(
        _ plot: RectanglePlot, into collector: _ChartCollector,
        change: @escaping (Content.DataElement, inout _MarkChanges) -> Void
    ) {
        Content._collect(plot.content, into: collector, change: change)
    }
}

extension RectanglePlot {
    /// A rectangle at two values of each element.
    nonisolated public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
        _ data: Data, x: PlottableProjection<Data.Element, X>, y: PlottableProjection<Data.Element, Y>,
        width: MarkDimensions<Data.Element> = .automatic,
        height: MarkDimensions<Data.Element> = .automatic
    ) where Content == VectorizedRectanglePlotContent<Data> {
        content = VectorizedRectanglePlotContent(
            plot: ElementPlot(
                .rectangle, data,
                options: { Mark.Options(width: width.dimension($0), height: height.dimension($0)) }
            ) { element in (x.channel(element), y.channel(element)) })
    }

    /// A rectangle between values.
    nonisolated public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
        _ data: Data, xStart: PlottableProjection<Data.Element, X>, xEnd: PlottableProjection<Data.Element, X>,
        yStart: PlottableProjection<Data.Element, Y>,
        yEnd: PlottableProjection<Data.Element, Y>
    ) where Content == VectorizedRectanglePlotContent<Data> {
        content = VectorizedRectanglePlotContent(
            plot: ElementPlot(.rectangle, data) { element in
                (xStart.range(to: xEnd, element), yStart.range(to: yEnd, element))
            })
    }

    /// A rectangle at a value along x, from one value to another along y.
    nonisolated public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
        _ data: Data, x: PlottableProjection<Data.Element, X>, yStart: PlottableProjection<Data.Element, Y>,
        yEnd: PlottableProjection<Data.Element, Y>,
        width: MarkDimensions<Data.Element> = .automatic
    ) where Content == VectorizedRectanglePlotContent<Data> {
        content = VectorizedRectanglePlotContent(
            plot: ElementPlot(
                .rectangle, data,
                options: { Mark.Options(width: width.dimension($0)) }
            ) { element in (x.channel(element), yStart.range(to: yEnd, element)) })
    }

    /// A rectangle at a value along y, from one value to another along x.
    nonisolated public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
        _ data: Data, xStart: PlottableProjection<Data.Element, X>, xEnd: PlottableProjection<Data.Element, X>,
        y: PlottableProjection<Data.Element, Y>,
        height: MarkDimensions<Data.Element> = .automatic
    ) where Content == VectorizedRectanglePlotContent<Data> {
        content = VectorizedRectanglePlotContent(
            plot: ElementPlot(
                .rectangle, data,
                options: { Mark.Options(height: height.dimension($0)) }
            ) { element in (xStart.range(to: xEnd, element), y.channel(element)) })
    }

}
