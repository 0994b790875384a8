import DovetailCore
import Foundation

/// Sectors of the elements of a collection.
public struct SectorPlot<Content: ChartContent> {
    let content: Content
}

/// What a `SectorPlot` of a collection is made of.
public struct VectorizedSectorPlotContent<Data: RandomAccessCollection> {
    let plot: ElementPlot<Data>
}

extension VectorizedSectorPlotContent: VectorizedChartContent {
    public typealias Body = Never
    public typealias DataElement = Data.Element

    public static func _collect(
        _ content: Self, into collector: _ChartCollector,
        change: @escaping (Data.Element, inout _MarkChanges) -> Void
    ) {
        content.plot.collect(into: collector, change: change)
    }
}

extension SectorPlot: ChartContent {
    public typealias Body = Never

    public static func _collect(_ plot: SectorPlot, into collector: _ChartCollector) {
        Content._collect(plot.content, into: collector)
    }
}

extension SectorPlot: VectorizedChartContent where Content: VectorizedChartContent {
    public typealias DataElement = Content.DataElement

    public static func _collect(
        _ plot: SectorPlot, into collector: _ChartCollector,
        change: @escaping (Content.DataElement, inout _MarkChanges) -> Void
    ) {
        Content._collect(plot.content, into: collector, change: change)
    }
}

extension SectorPlot {
    /// A sector for each element. The radii are points or parts of the largest radius; the inset is half the distance between sectors.
    nonisolated public init<Data: RandomAccessCollection, V: Plottable>(
        _ data: Data, angle: PlottableProjection<Data.Element, V>, innerRadius: MarkDimension = .automatic,
        outerRadius: MarkDimension = .automatic, angularInset: CGFloat? = nil
    ) where Content == VectorizedSectorPlotContent<Data> {
        content = VectorizedSectorPlotContent(
            plot: ElementPlot(
                .sector, data,
                options: { _ in
                    Mark.Options(width: innerRadius, height: outerRadius, angularInset: angularInset)
                }
            ) { element in (angle.channel(element), .none) })
    }

}
