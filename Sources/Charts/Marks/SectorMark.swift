import DovetailCore
import Foundation

/// A part of a circle or ring whose angle is in proportion to a value.
public struct SectorMark {
    private let angle: PlotDatum
    private var options = Mark.Options()

    /// A sector. The radii are points, or parts of the largest radius; `angularInset` is half the distance between sectors in points.
    nonisolated public init<Value: Plottable>(
        angle: PlottableValue<Value>, innerRadius: MarkDimension = .automatic,
        outerRadius: MarkDimension = .automatic, angularInset: CGFloat? = nil
    ) {
        self.angle = angle.datum
        options.width = innerRadius
        options.height = outerRadius
        options.angularInset = angularInset
    }
}

extension SectorMark: ChartContent {
    public typealias Body = Never

    public static func _collect(_ mark: SectorMark, into collector: _ChartCollector) {
        collector.add(.sector, x: .value(mark.angle), y: .none) { $0 = mark.options }
    }
}
