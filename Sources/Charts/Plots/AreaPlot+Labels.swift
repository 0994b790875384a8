import DovetailCore
import Foundation

/// Areas of functions with other labels than strings.
extension AreaPlot where Content == FunctionPlotContent {
    /// The area between a function and zero, over a domain or over the scale.
    @_disfavoredOverload
    nonisolated public init(
        x: LocalizedStringResource, y: LocalizedStringResource, domain: ClosedRange<Double>? = nil,
        function: @escaping (Double) -> Double
    ) {
        content = FunctionPlotContent(
            kind: .area,
            function: PlottedFunction(.line(function), domain: domain, xLabel: .resource(x), yLabel: .resource(y)))
    }

    /// The area between two functions, over a domain or over the scale.
    @_disfavoredOverload
    nonisolated public init(
        x: LocalizedStringResource, yStart: LocalizedStringResource, yEnd: LocalizedStringResource,
        domain: ClosedRange<Double>? = nil,
        function: @escaping (Double) -> (yStart: Double, yEnd: Double)
    ) {
        content = FunctionPlotContent(
            kind: .area,
            function: PlottedFunction(.band(function), domain: domain, xLabel: .resource(x), yLabel: .resource(yStart)))
    }

    /// The area between a function and zero, over a domain or over the scale.
    nonisolated public init(
        x: Text, y: Text, domain: ClosedRange<Double>? = nil,
        function: @escaping (Double) -> Double
    ) {
        content = FunctionPlotContent(
            kind: .area, function: PlottedFunction(.line(function), domain: domain, xLabel: .text(x), yLabel: .text(y)))
    }

    /// The area between two functions, over a domain or over the scale.
    nonisolated public init(
        x: Text, yStart: Text, yEnd: Text, domain: ClosedRange<Double>? = nil,
        function: @escaping (Double) -> (yStart: Double, yEnd: Double)
    ) {
        content = FunctionPlotContent(
            kind: .area,
            function: PlottedFunction(.band(function), domain: domain, xLabel: .text(x), yLabel: .text(yStart)))
    }
}
