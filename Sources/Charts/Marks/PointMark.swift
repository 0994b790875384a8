import DovetailCore
import Foundation

/// A symbol at the place of a pair of values.
public struct PointMark {
    private let x: MarkChannel
    private let y: MarkChannel

    /// A symbol at two values.
    nonisolated public init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, y: PlottableValue<Y>) {
        self.x = .value(x.datum)
        self.y = .value(y.datum)
    }

    /// A symbol at a value along x, so many points from the top; in the middle if that is nil.
    nonisolated public init<X: Plottable>(x: PlottableValue<X>, y: CGFloat? = nil) {
        self.x = .value(x.datum)
        self.y = .fixed(y)
    }

    /// A symbol at a value along y, so many points from the leading edge; in the middle if that is nil.
    nonisolated public init<Y: Plottable>(x: CGFloat? = nil, y: PlottableValue<Y>) {
        self.x = .fixed(x)
        self.y = .value(y.datum)
    }
}

extension PointMark: ChartContent {
    public typealias Body = Never

    public static func _collect(_ mark: PointMark, into collector: _ChartCollector) {
        collector.add(.point, x: mark.x, y: mark.y)
    }
}
