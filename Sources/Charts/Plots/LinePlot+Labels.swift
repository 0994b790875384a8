import DovetailCore
import Foundation

/// Curves of functions with other labels than strings.
extension LinePlot where Content == FunctionPlotContent {
    /// The curve of a function: a value along y for each along x, over a domain or over the scale.
    @_disfavoredOverload
    nonisolated public init(
        x: LocalizedStringResource, y: LocalizedStringResource, domain: ClosedRange<Double>? = nil,
        function: @escaping (Double) -> Double
    ) {
        content = FunctionPlotContent(
            kind: .line,
            function: PlottedFunction(.line(function), domain: domain, xLabel: .resource(x), yLabel: .resource(y)))
    }

    /// A curve of points for each value of a parameter in a domain.
    @_disfavoredOverload
    nonisolated public init(
        x: LocalizedStringResource, y: LocalizedStringResource, t: LocalizedStringResource, domain: ClosedRange<Double>,
        function: @escaping (Double) -> (x: Double, y: Double)
    ) {
        content = FunctionPlotContent(
            kind: .line,
            function: PlottedFunction(.parametric(function), domain: domain, xLabel: .resource(x), yLabel: .resource(y))
        )
    }

    /// The curve of a function: a value along y for each along x, over a domain or over the scale.
    nonisolated public init(
        x: Text, y: Text, domain: ClosedRange<Double>? = nil,
        function: @escaping (Double) -> Double
    ) {
        content = FunctionPlotContent(
            kind: .line, function: PlottedFunction(.line(function), domain: domain, xLabel: .text(x), yLabel: .text(y)))
    }

    /// A curve of points for each value of a parameter in a domain.
    nonisolated public init(
        x: Text, y: Text, t: Text, domain: ClosedRange<Double>,
        function: @escaping (Double) -> (x: Double, y: Double)
    ) {
        content = FunctionPlotContent(
            kind: .line,
            function: PlottedFunction(.parametric(function), domain: domain, xLabel: .text(x), yLabel: .text(y)))
    }
}
