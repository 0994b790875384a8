import DovetailCore
import Foundation

/// Straight lines of the elements of a collection.
public struct RulePlot<Content: ChartContent> {
    let content: Content
}

/// What a `RulePlot` of a collection is made of.
public struct VectorizedRulePlotContent<Data: RandomAccessCollection> {
    let plot: ElementPlot<Data>
}

extension VectorizedRulePlotContent: VectorizedChartContent {
    public typealias Body = Never
    public typealias DataElement = Data.Element

    public static func _collect(
        _ content: Self, into collector: _ChartCollector,
        change: @escaping (Data.Element, inout _MarkChanges) -> Void
    ) {
        content.plot.collect(into: collector, change: change)
    }
}

extension RulePlot: ChartContent {
    public typealias Body = Never

    public static func _collect(_ plot: RulePlot, into collector: _ChartCollector) {
        Content._collect(plot.content, into: collector)
    }
}

extension RulePlot: VectorizedChartContent where Content: VectorizedChartContent {
    public typealias DataElement = Content.DataElement

    public static func _collect(
        _ plot: RulePlot, into collector: _ChartCollector,
        change: @escaping (Content.DataElement, inout _MarkChanges) -> Void
    ) {
        Content._collect(plot.content, into: collector, change: change)
    }
}

extension RulePlot {
    /// A line that stands at a value of each element.
    nonisolated public init<Data: RandomAccessCollection, X: Plottable>(
        _ data: Data, x: PlottableProjection<Data.Element, X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil
    ) where Content == VectorizedRulePlotContent<Data> {
        content = VectorizedRulePlotContent(
            plot: ElementPlot(.rule, data) { element in (x.channel(element), .fixedRange(yStart, yEnd)) })
    }

    /// A line that lies at a value of each element.
    nonisolated public init<Data: RandomAccessCollection, Y: Plottable>(
        _ data: Data, xStart: CGFloat? = nil, xEnd: CGFloat? = nil, y: PlottableProjection<Data.Element, Y>
    ) where Content == VectorizedRulePlotContent<Data> {
        content = VectorizedRulePlotContent(
            plot: ElementPlot(.rule, data) { element in (.fixedRange(xStart, xEnd), y.channel(element)) })
    }

    /// A line that stands, from one value to another.
    nonisolated public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
        _ data: Data, x: PlottableProjection<Data.Element, X>, yStart: PlottableProjection<Data.Element, Y>,
        yEnd: PlottableProjection<Data.Element, Y>
    ) where Content == VectorizedRulePlotContent<Data> {
        content = VectorizedRulePlotContent(
            plot: ElementPlot(.rule, data) { element in (x.channel(element), yStart.range(to: yEnd, element)) })
    }

    /// A line that lies, from one value to another.
    nonisolated public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
        _ data: Data, xStart: PlottableProjection<Data.Element, X>, xEnd: PlottableProjection<Data.Element, X>,
        y: PlottableProjection<Data.Element, Y>
    ) where Content == VectorizedRulePlotContent<Data> {
        content = VectorizedRulePlotContent(
            plot: ElementPlot(.rule, data) { element in (xStart.range(to: xEnd, element), y.channel(element)) })
    }

}
