import DovetailCore
import Foundation

/// What a plot of a function is made of. Functions are sampled about every two points; where one has no finite value, the curve has a gap.
public struct FunctionPlotContent {
    let kind: MarkKind
    let function: PlottedFunction
}

extension FunctionPlotContent: ChartContent {
    public typealias Body = Never

    public static func _collect(_ content: FunctionPlotContent, into collector: _ChartCollector) {
        collector.add(content.kind, x: .none, y: .none) { $0.function = content.function }
    }
}
