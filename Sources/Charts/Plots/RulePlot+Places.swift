import DovetailCore
import Foundation

/// Lines of which some ends are places in the plot area, in points, and no values.
extension RulePlot {
    /// A line that stands at a value of each element, between places in the plot area that the element says.
    nonisolated public init<Data: RandomAccessCollection, X: Plottable>(
        _ data: Data, x: PlottableProjection<Data.Element, X>, yStart: KeyPath<Data.Element, CGFloat>,
        yEnd: KeyPath<Data.Element, CGFloat>
    ) where Content == VectorizedRulePlotContent<Data> {
        content = VectorizedRulePlotContent(
            plot: ElementPlot(.rule, data) { element in (x.channel(element), yStart.range(to: yEnd, element)) })
    }

    /// A line that lies at a value of each element, between places in the plot area that the element says.
    nonisolated public init<Data: RandomAccessCollection, Y: Plottable>(
        _ data: Data, xStart: KeyPath<Data.Element, CGFloat>, xEnd: KeyPath<Data.Element, CGFloat>,
        y: PlottableProjection<Data.Element, Y>
    ) where Content == VectorizedRulePlotContent<Data> {
        content = VectorizedRulePlotContent(
            plot: ElementPlot(.rule, data) { element in (xStart.range(to: xEnd, element), y.channel(element)) })
    }

    /// A line that stands at a place in the plot area, from one value to another. Where the place is nil, it is the middle.
    nonisolated public init<Data: RandomAccessCollection, Y: Plottable>(
        _ data: Data, x: CGFloat? = nil, yStart: PlottableProjection<Data.Element, Y>,
        yEnd: PlottableProjection<Data.Element, Y>
    ) where Content == VectorizedRulePlotContent<Data> {
        content = VectorizedRulePlotContent(
            plot: ElementPlot(.rule, data) { element in (.fixed(x), yStart.range(to: yEnd, element)) })
    }

    /// A line that lies at a place in the plot area, from one value to another. Where the place is nil, it is the middle.
    nonisolated public init<Data: RandomAccessCollection, X: Plottable>(
        _ data: Data, xStart: PlottableProjection<Data.Element, X>, xEnd: PlottableProjection<Data.Element, X>,
        y: CGFloat? = nil
    ) where Content == VectorizedRulePlotContent<Data> {
        content = VectorizedRulePlotContent(
            plot: ElementPlot(.rule, data) { element in (xStart.range(to: xEnd, element), .fixed(y)) })
    }

    /// A line that stands at a place in the plot area that each element says, from one value to another.
    nonisolated public init<Data: RandomAccessCollection, Y: Plottable>(
        _ data: Data, x: KeyPath<Data.Element, CGFloat>, yStart: PlottableProjection<Data.Element, Y>,
        yEnd: PlottableProjection<Data.Element, Y>
    ) where Content == VectorizedRulePlotContent<Data> {
        content = VectorizedRulePlotContent(
            plot: ElementPlot(.rule, data) { element in (x.channel(element), yStart.range(to: yEnd, element)) })
    }

    /// A line that lies at a place in the plot area that each element says, from one value to another.
    nonisolated public init<Data: RandomAccessCollection, X: Plottable>(
        _ data: Data, xStart: PlottableProjection<Data.Element, X>, xEnd: PlottableProjection<Data.Element, X>,
        y: KeyPath<Data.Element, CGFloat>
    ) where Content == VectorizedRulePlotContent<Data> {
        content = VectorizedRulePlotContent(
            plot: ElementPlot(.rule, data) { element in (xStart.range(to: xEnd, element), y.channel(element)) })
    }
}
