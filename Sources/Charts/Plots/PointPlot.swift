import DovetailCore
import Foundation

/// Symbols of the elements of a collection.
public struct PointPlot<Content: ChartContent> {
    let content: Content
}

/// What a `PointPlot` of a collection is made of.
public struct VectorizedPointPlotContent<Data: RandomAccessCollection> {
    let plot: ElementPlot<Data>
}

extension VectorizedPointPlotContent: VectorizedChartContent {
    public typealias Body = Never
    public typealias DataElement = Data.Element

    public static func _collect(
        _ content: Self, into collector: _ChartCollector,
        change: @escaping (Data.Element, inout _MarkChanges) -> Void
    ) {
        content.plot.collect(into: collector, change: change)
    }
}

extension PointPlot: ChartContent {
    public typealias Body = Never

    public static func _collect(_ plot: PointPlot, into collector: _ChartCollector) {
        Content._collect(plot.content, into: collector)
    }
}

extension PointPlot: VectorizedChartContent where Content: VectorizedChartContent {
    public typealias DataElement = Content.DataElement

    public static func _collect(
        _ plot: PointPlot, into collector: _ChartCollector,
        change: @escaping (Content.DataElement, inout _MarkChanges) -> Void
    ) {
        Content._collect(plot.content, into: collector, change: change)
    }
}

extension PointPlot {
    /// A symbol at two values of each element.
    nonisolated public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
        _ data: Data, x: PlottableProjection<Data.Element, X>, y: PlottableProjection<Data.Element, Y>
    ) where Content == VectorizedPointPlotContent<Data> {
        content = VectorizedPointPlotContent(
            plot: ElementPlot(.point, data) { element in (x.channel(element), y.channel(element)) })
    }

    /// A symbol at one value along x.
    nonisolated public init<Data: RandomAccessCollection, X: Plottable>(
        _ data: Data, x: PlottableProjection<Data.Element, X>, y: CGFloat? = nil
    ) where Content == VectorizedPointPlotContent<Data> {
        content = VectorizedPointPlotContent(
            plot: ElementPlot(.point, data) { element in (x.channel(element), .fixed(y)) })
    }

    /// A symbol at one value along y.
    nonisolated public init<Data: RandomAccessCollection, Y: Plottable>(
        _ data: Data, x: CGFloat? = nil, y: PlottableProjection<Data.Element, Y>
    ) where Content == VectorizedPointPlotContent<Data> {
        content = VectorizedPointPlotContent(
            plot: ElementPlot(.point, data) { element in (.fixed(x), y.channel(element)) })
    }

    /// Points at values along x, and along y at places in the plot area that the elements say.
    nonisolated public init<Data: RandomAccessCollection, X: Plottable>(
        _ data: Data, x: PlottableProjection<Data.Element, X>, y: KeyPath<Data.Element, CGFloat>
    ) where Content == VectorizedPointPlotContent<Data> {
        content = VectorizedPointPlotContent(
            plot: ElementPlot(.point, data) { element in (x.channel(element), y.channel(element)) })
    }

    /// Points at values along y, and along x at places in the plot area that the elements say.
    nonisolated public init<Data: RandomAccessCollection, Y: Plottable>(
        _ data: Data, x: KeyPath<Data.Element, CGFloat>, y: PlottableProjection<Data.Element, Y>
    ) where Content == VectorizedPointPlotContent<Data> {
        content = VectorizedPointPlotContent(
            plot: ElementPlot(.point, data) { element in (x.channel(element), y.channel(element)) })
    }

}
