import DovetailCore
import Foundation

/// A line through the elements of a collection, or the curve of a function.
public struct LinePlot<Content: ChartContent> {
    let content: Content
}

/// What a `LinePlot` of a collection is made of.
public struct VectorizedLinePlotContent<Data: RandomAccessCollection> {
    let plot: ElementPlot<Data>
}

extension VectorizedLinePlotContent: VectorizedChartContent {
    public typealias Body = Never
    public typealias DataElement = Data.Element

    public static func _collect(
        _ content: Self, into collector: _ChartCollector,
        change: @escaping (Data.Element, inout _MarkChanges) -> Void
    ) {
        content.plot.collect(into: collector, change: change)
    }
}

extension LinePlot: ChartContent {
    public typealias Body = Never

    public static func _collect(_ plot: LinePlot, into collector: _ChartCollector) {
        Content._collect(plot.content, into: collector)
    }
}

extension LinePlot: VectorizedChartContent where Content: VectorizedChartContent {
    public typealias DataElement = Content.DataElement

    public static func _collect(
        _ plot: LinePlot, into collector: _ChartCollector,
        change: @escaping (Content.DataElement, inout _MarkChanges) -> Void
    ) {
        Content._collect(plot.content, into: collector, change: change)
    }
}

extension LinePlot {
    /// A line through two values of each element.
    nonisolated public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
        _ data: Data, x: PlottableProjection<Data.Element, X>, y: PlottableProjection<Data.Element, Y>
    ) where Content == VectorizedLinePlotContent<Data> {
        content = VectorizedLinePlotContent(
            plot: ElementPlot(.line, data) { element in (x.channel(element), y.channel(element)) })
    }

    /// Lines through two values of each element, one for each series.
    nonisolated public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable, S: Plottable>(
        _ data: Data, x: PlottableProjection<Data.Element, X>, y: PlottableProjection<Data.Element, Y>,
        series: PlottableProjection<Data.Element, S>
    ) where Content == VectorizedLinePlotContent<Data> {
        content = VectorizedLinePlotContent(
            plot: ElementPlot(.line, data, options: series.options) { element in
                (x.channel(element), y.channel(element))
            })
    }

}

extension LinePlot where Content == FunctionPlotContent {
    /// The curve of a function: a value along y for each along x, over a domain or over the scale.
    nonisolated public init(
        x: LocalizedStringKey, y: LocalizedStringKey, domain: ClosedRange<Double>? = nil,
        function: @escaping (Double) -> Double
    ) where Content == FunctionPlotContent {
        content = FunctionPlotContent(
            kind: .line,
            function: PlottedFunction(
                .line(function), domain: domain, xLabel: .key(x), yLabel: .key(y)))
    }

    /// The curve of a function: a value along y for each along x, over a domain or over the scale.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        x: S, y: S, domain: ClosedRange<Double>? = nil,
        function: @escaping (Double) -> Double
    ) where Content == FunctionPlotContent {
        content = FunctionPlotContent(
            kind: .line,
            function: PlottedFunction(
                .line(function), domain: domain, xLabel: .string(String(x)), yLabel: .string(String(y))))
    }

    /// A curve of points for each value of a parameter in a domain.
    nonisolated public init(
        x: LocalizedStringKey, y: LocalizedStringKey, t: LocalizedStringKey, domain: ClosedRange<Double>,
        function: @escaping (Double) -> (x: Double, y: Double)
    ) where Content == FunctionPlotContent {
        content = FunctionPlotContent(
            kind: .line,
            function: PlottedFunction(
                .parametric(function), domain: domain, xLabel: .key(x), yLabel: .key(y)))
    }

    /// A curve of points for each value of a parameter in a domain.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        x: S, y: S, t: S, domain: ClosedRange<Double>,
        function: @escaping (Double) -> (x: Double, y: Double)
    ) where Content == FunctionPlotContent {
        content = FunctionPlotContent(
            kind: .line,
            function: PlottedFunction(
                .parametric(function), domain: domain, xLabel: .string(String(x)), yLabel: .string(String(y))))
    }
}
