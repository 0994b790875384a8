import DovetailCore
import Foundation

/// Content that makes a mark of each element of a collection. Its modifiers take key paths.
@MainActor @preconcurrency
public protocol VectorizedChartContent<DataElement>: ChartContent {
    /// An element of the collection.
    associatedtype DataElement
    /// Adds the marks that a value stands for, and changes each by its element.
    static func _collect(
        _ content: Self, into collector: _ChartCollector, change: @escaping (DataElement, inout _MarkChanges) -> Void)
}

/// What the modifiers of a plot say of one of its marks. Used by the library alone.
public struct _MarkChanges {
    var attributes: MarkAttributes
}

extension VectorizedChartContent {
    public static func _collect(_ content: Self, into collector: _ChartCollector) {
        _collect(content, into: collector, change: { _, _ in })
    }
}

/// A plot with a modifier.
struct ModifiedPlot<Content: VectorizedChartContent> {
    let content: Content
    let change: (Content.DataElement, inout MarkAttributes) -> Void
}

extension ModifiedPlot: VectorizedChartContent {
    typealias Body = Never
    typealias DataElement = Content.DataElement

    static func _collect(
        _ plot: Self, into collector: _ChartCollector,
        change: @escaping (Content.DataElement, inout _MarkChanges) -> Void
    ) {
        Content._collect(plot.content, into: collector) { element, changes in
            change(element, &changes)
            plot.change(element, &changes.attributes)
        }
    }
}

extension VectorizedChartContent {
    nonisolated func changed(
        _ change: @escaping (DataElement, inout MarkAttributes) -> Void
    ) -> some VectorizedChartContent<DataElement> { ModifiedPlot(content: self, change: change) }

    /// Draws in a style.
    nonisolated public func foregroundStyle(_ style: some ShapeStyle) -> some VectorizedChartContent<DataElement> {
        let style = ChartStyle(style)
        return changed { $1.style = style }
    }
    /// Draws each mark in the style at a key path.
    nonisolated public func foregroundStyle<S: ShapeStyle>(
        _ style: KeyPath<DataElement, S>
    ) -> some VectorizedChartContent<DataElement> {
        changed { $1.style = ChartStyle($0[keyPath: style]) }
    }
    /// Draws each mark in the style that the scale of styles has for its value.
    nonisolated public func foregroundStyle<P: Plottable>(
        by value: PlottableProjection<DataElement, P>
    ) -> some VectorizedChartContent<DataElement> { changed { $1.styleBy = value.datum(of: $0) } }
    /// Draws as opaque as that.
    nonisolated public func opacity(_ opacity: Double) -> some VectorizedChartContent<DataElement> {
        changed { $1.opacity *= opacity }
    }
    /// Draws each mark as opaque as a key path says.
    nonisolated public func opacity(_ opacity: KeyPath<DataElement, Double>) -> some VectorizedChartContent<DataElement>
    {
        changed { $1.opacity *= $0[keyPath: opacity] }
    }
    /// Rounds the corners of bars, rectangles and sectors.
    nonisolated public func cornerRadius(
        _ radius: CGFloat, style: RoundedCornerStyle = .continuous
    ) -> some VectorizedChartContent<DataElement> {
        changed { $1.corners = MarkCorners(radius: radius, style: style) }
    }
    /// Rounds the corners of each mark as a key path says.
    nonisolated public func cornerRadius(
        _ radius: KeyPath<DataElement, CGFloat>, style: RoundedCornerStyle = .continuous
    ) -> some VectorizedChartContent<DataElement> {
        changed { $1.corners = MarkCorners(radius: $0[keyPath: radius], style: style) }
    }
    /// Draws lines and rules in a style.
    nonisolated public func lineStyle(_ style: StrokeStyle) -> some VectorizedChartContent<DataElement> {
        changed { $1.lineStyle = style }
    }
    /// Draws lines in the style that the scale of line styles has for a value.
    nonisolated public func lineStyle<P: Plottable>(
        by value: PlottableProjection<DataElement, P>
    ) -> some VectorizedChartContent<DataElement> { changed { $1.lineStyleBy = value.datum(of: $0) } }
    /// How lines and areas go from one point to the next.
    nonisolated public func interpolationMethod(
        _ method: InterpolationMethod
    ) -> some VectorizedChartContent<DataElement> { changed { $1.interpolation = method } }
    /// Marks points with a shape.
    nonisolated public func symbol(_ symbol: some ChartSymbolShape) -> some VectorizedChartContent<DataElement> {
        let symbol = MarkSymbol.shape(AnyChartSymbolShape(symbol), symbol as? BasicChartSymbolShape)
        return changed { $1.symbol = symbol }
    }
    /// Marks each point with the shape that the scale of symbols has for its value.
    nonisolated public func symbol<P: Plottable>(
        by value: PlottableProjection<DataElement, P>
    ) -> some VectorizedChartContent<DataElement> { changed { $1.symbolBy = value.datum(of: $0) } }
    /// The area of symbols in square points.
    nonisolated public func symbolSize(_ area: CGFloat) -> some VectorizedChartContent<DataElement> {
        changed { $1.symbolSize = .area(area) }
    }
    /// The area of each symbol in square points.
    nonisolated public func symbolSize(_ area: KeyPath<DataElement, CGFloat>) -> some VectorizedChartContent<
        DataElement
    > {
        changed { $1.symbolSize = .area($0[keyPath: area]) }
    }
    /// Symbols as large as the scale of sizes says for a value.
    nonisolated public func symbolSize<P: Plottable>(
        by value: PlottableProjection<DataElement, P>
    ) -> some VectorizedChartContent<DataElement> { changed { $1.symbolSizeBy = value.datum(of: $0) } }
    /// Puts marks at the same place side by side, in groups.
    nonisolated public func position<P: Plottable>(
        by value: PlottableProjection<DataElement, P>, axis: Axis? = nil, span: MarkDimension = .automatic
    ) -> some VectorizedChartContent<DataElement> {
        changed { $1.positionBy = MarkGroup(by: value.datum(of: $0), axis: axis, span: span) }
    }
    /// What is said of each mark.
    nonisolated public func accessibilityLabel(
        _ label: KeyPath<DataElement, Text>
    ) -> some VectorizedChartContent<DataElement> { changed { $1.accessibility.label = $0[keyPath: label] } }
    /// What is said of each mark's value.
    nonisolated public func accessibilityValue(
        _ value: KeyPath<DataElement, Text>
    ) -> some VectorizedChartContent<DataElement> { changed { $1.accessibility.value = $0[keyPath: value] } }
}
