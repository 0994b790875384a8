import DovetailCore
import Foundation

/// Bars of the elements of a collection.
public struct BarPlot<Content: ChartContent> {
    let content: Content
}

/// What a `BarPlot` of a collection is made of.
public struct VectorizedBarPlotContent<Data: RandomAccessCollection> {
    let plot: ElementPlot<Data>
}

extension VectorizedBarPlotContent: VectorizedChartContent {
    public typealias Body = Never
    public typealias DataElement = Data.Element

    public static func _collect(
        _ content: Self, into collector: _ChartCollector,
        change: @escaping (Data.Element, inout _MarkChanges) -> Void
    ) {
        content.plot.collect(into: collector, change: change)
    }
}

extension BarPlot: ChartContent {
    public typealias Body = Never

    public static func _collect(_ plot: BarPlot, into collector: _ChartCollector) {
        Content._collect(plot.content, into: collector)
    }
}

extension BarPlot: VectorizedChartContent where Content: VectorizedChartContent {
    public typealias DataElement = Content.DataElement

    public static func _collect(
        _ plot: BarPlot, into collector: _ChartCollector,
        change: @escaping (Content.DataElement, inout _MarkChanges) -> Void
    ) {
        Content._collect(plot.content, into: collector, change: change)
    }
}

extension BarPlot {
    /// A bar of two values of each element.
    nonisolated public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
        _ data: Data, x: PlottableProjection<Data.Element, X>, y: PlottableProjection<Data.Element, Y>,
        width: MarkDimensions<Data.Element> = .automatic,
        height: MarkDimensions<Data.Element> = .automatic, stacking: MarkStackingMethod = .standard
    ) where Content == VectorizedBarPlotContent<Data> {
        content = VectorizedBarPlotContent(
            plot: ElementPlot(
                .bar, data,
                options: { Mark.Options(width: width.dimension($0), height: height.dimension($0), stacking: stacking) }
            ) { element in (x.channel(element), y.channel(element)) })
    }

    /// A bar that stands, from one value to another.
    nonisolated public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
        _ data: Data, x: PlottableProjection<Data.Element, X>, yStart: PlottableProjection<Data.Element, Y>,
        yEnd: PlottableProjection<Data.Element, Y>,
        width: MarkDimensions<Data.Element> = .automatic
    ) where Content == VectorizedBarPlotContent<Data> {
        content = VectorizedBarPlotContent(
            plot: ElementPlot(
                .bar, data,
                options: { Mark.Options(width: width.dimension($0)) }
            ) { element in (x.channel(element), yStart.range(to: yEnd, element)) })
    }

    /// A bar that lies, from one value to another.
    nonisolated public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
        _ data: Data, xStart: PlottableProjection<Data.Element, X>, xEnd: PlottableProjection<Data.Element, X>,
        y: PlottableProjection<Data.Element, Y>,
        height: MarkDimensions<Data.Element> = .automatic
    ) where Content == VectorizedBarPlotContent<Data> {
        content = VectorizedBarPlotContent(
            plot: ElementPlot(
                .bar, data,
                options: { Mark.Options(height: height.dimension($0)) }
            ) { element in (xStart.range(to: xEnd, element), y.channel(element)) })
    }

    /// A bar of one value, between places in the plot area.
    nonisolated public init<Data: RandomAccessCollection, Y: Plottable>(
        _ data: Data, xStart: CGFloat? = nil, xEnd: CGFloat? = nil, y: PlottableProjection<Data.Element, Y>,
        height: MarkDimensions<Data.Element> = .automatic, stacking: MarkStackingMethod = .standard
    ) where Content == VectorizedBarPlotContent<Data> {
        content = VectorizedBarPlotContent(
            plot: ElementPlot(
                .bar, data,
                options: { Mark.Options(height: height.dimension($0), stacking: stacking) }
            ) { element in (.fixedRange(xStart, xEnd), y.channel(element)) })
    }

    /// A bar of one value, between places in the plot area.
    nonisolated public init<Data: RandomAccessCollection, X: Plottable>(
        _ data: Data, x: PlottableProjection<Data.Element, X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil,
        width: MarkDimensions<Data.Element> = .automatic, stacking: MarkStackingMethod = .standard
    ) where Content == VectorizedBarPlotContent<Data> {
        content = VectorizedBarPlotContent(
            plot: ElementPlot(
                .bar, data,
                options: { Mark.Options(width: width.dimension($0), stacking: stacking) }
            ) { element in (x.channel(element), .fixedRange(yStart, yEnd)) })
    }

}
