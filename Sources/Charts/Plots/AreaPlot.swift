import DovetailCore
import Foundation

/// An area of the elements of a collection, or below a function.
public struct AreaPlot<Content: ChartContent> {
    let content: Content
}

/// What a `AreaPlot` of a collection is made of.
public struct VectorizedAreaPlotContent<Data: RandomAccessCollection> {
    let plot: ElementPlot<Data>
}

extension VectorizedAreaPlotContent: VectorizedChartContent {
    public typealias Body = Never
    public typealias DataElement = Data.Element

    public static func _collect(
        _ content: Self, into collector: _ChartCollector,
        change: @escaping (Data.Element, inout _MarkChanges) -> Void
    ) {
        content.plot.collect(into: collector, change: change)
    }
}

extension AreaPlot: ChartContent {
    public typealias Body = Never

    public static func _collect(_ plot: AreaPlot, into collector: _ChartCollector) {
        Content._collect(plot.content, into: collector)
    }
}

extension AreaPlot: VectorizedChartContent where Content: VectorizedChartContent {
    public typealias DataElement = Content.DataElement

    public static func _collect(
        _ plot: AreaPlot, into collector: _ChartCollector,
        change: @escaping (Content.DataElement, inout _MarkChanges) -> Void
    ) {
        Content._collect(plot.content, into: collector, change: change)
    }
}

extension AreaPlot {
    /// An area below two values of each element.
    nonisolated public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
        _ data: Data, x: PlottableProjection<Data.Element, X>, y: PlottableProjection<Data.Element, Y>,
        stacking: MarkStackingMethod = .standard
    ) where Content == VectorizedAreaPlotContent<Data> {
        content = VectorizedAreaPlotContent(
            plot: ElementPlot(
                .area, data,
                options: { _ in Mark.Options(stacking: stacking) }
            ) { element in (x.channel(element), y.channel(element)) })
    }

    /// Areas below two values of each element, one for each series.
    nonisolated public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable, S: Plottable>(
        _ data: Data, x: PlottableProjection<Data.Element, X>, y: PlottableProjection<Data.Element, Y>,
        series: PlottableProjection<Data.Element, S>, stacking: MarkStackingMethod = .standard
    ) where Content == VectorizedAreaPlotContent<Data> {
        content = VectorizedAreaPlotContent(
            plot: ElementPlot(
                .area, data,
                options: { Mark.Options(stacking: stacking, series: series.datum(of: $0)) }
            ) { element in (x.channel(element), y.channel(element)) })
    }

    /// An area from one value to another.
    nonisolated public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
        _ data: Data, x: PlottableProjection<Data.Element, X>, yStart: PlottableProjection<Data.Element, Y>,
        yEnd: PlottableProjection<Data.Element, Y>
    ) where Content == VectorizedAreaPlotContent<Data> {
        content = VectorizedAreaPlotContent(
            plot: ElementPlot(.area, data) { element in (x.channel(element), yStart.range(to: yEnd, element)) })
    }

    /// Areas from one value to another, one for each series.
    nonisolated public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable, S: Plottable>(
        _ data: Data, x: PlottableProjection<Data.Element, X>, yStart: PlottableProjection<Data.Element, Y>,
        yEnd: PlottableProjection<Data.Element, Y>, series: PlottableProjection<Data.Element, S>
    ) where Content == VectorizedAreaPlotContent<Data> {
        content = VectorizedAreaPlotContent(
            plot: ElementPlot(.area, data, options: series.options) { element in
                (x.channel(element), yStart.range(to: yEnd, element))
            })
    }

    /// An area from one value to another along x.
    nonisolated public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
        _ data: Data, xStart: PlottableProjection<Data.Element, X>, xEnd: PlottableProjection<Data.Element, X>,
        y: PlottableProjection<Data.Element, Y>
    ) where Content == VectorizedAreaPlotContent<Data> {
        content = VectorizedAreaPlotContent(
            plot: ElementPlot(.area, data) { element in (xStart.range(to: xEnd, element), y.channel(element)) })
    }

    /// Areas from one value to another along x, one for each series.
    nonisolated public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable, S: Plottable>(
        _ data: Data, xStart: PlottableProjection<Data.Element, X>, xEnd: PlottableProjection<Data.Element, X>,
        y: PlottableProjection<Data.Element, Y>, series: PlottableProjection<Data.Element, S>
    ) where Content == VectorizedAreaPlotContent<Data> {
        content = VectorizedAreaPlotContent(
            plot: ElementPlot(.area, data, options: series.options) { element in
                (xStart.range(to: xEnd, element), y.channel(element))
            })
    }
}

extension AreaPlot where Content == FunctionPlotContent {
    /// The area between a function and zero, over a domain or over the scale.
    nonisolated public init(
        x: LocalizedStringKey, y: LocalizedStringKey, domain: ClosedRange<Double>? = nil,
        function: @escaping (Double) -> Double
    ) where Content == FunctionPlotContent {
        content = FunctionPlotContent(
            kind: .area,
            function: PlottedFunction(
                .line(function), domain: domain, xLabel: .key(x), yLabel: .key(y)))
    }

    /// The area between a function and zero, over a domain or over the scale.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        x: S, y: S, domain: ClosedRange<Double>? = nil,
        function: @escaping (Double) -> Double
    ) where Content == FunctionPlotContent {
        content = FunctionPlotContent(
            kind: .area,
            function: PlottedFunction(
                .line(function), domain: domain, xLabel: .string(String(x)), yLabel: .string(String(y))))
    }

    /// The area between two functions, over a domain or over the scale.
    nonisolated public init(
        x: LocalizedStringKey, yStart: LocalizedStringKey, yEnd: LocalizedStringKey, domain: ClosedRange<Double>? = nil,
        function: @escaping (Double) -> (yStart: Double, yEnd: Double)
    ) where Content == FunctionPlotContent {
        content = FunctionPlotContent(
            kind: .area,
            function: PlottedFunction(
                .band(function), domain: domain, xLabel: .key(x), yLabel: .key(yStart)))
    }

    /// The area between two functions, over a domain or over the scale.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        x: S, yStart: S, yEnd: S, domain: ClosedRange<Double>? = nil,
        function: @escaping (Double) -> (yStart: Double, yEnd: Double)
    ) where Content == FunctionPlotContent {
        content = FunctionPlotContent(
            kind: .area,
            function: PlottedFunction(
                .band(function), domain: domain, xLabel: .string(String(x)), yLabel: .string(String(yStart))))
    }
}
