import Foundation

/// A function whose curve or area a chart shows. Two are the same only if they are one object: nothing is known of what they compute.
final class PlottedFunction {
    enum Curve {
        /// A value along y for each along x.
        case line((Double) -> Double)
        /// A point for each value of a parameter.
        case parametric((Double) -> (Double, Double))
        /// A range along y for each value along x.
        case band((Double) -> (Double, Double))
    }

    let curve: Curve
    /// The values that the function is asked for; that of the scale along x if nil.
    let domain: ClosedRange<Double>?
    let xLabel: ChartLabel
    let yLabel: ChartLabel

    init(_ curve: Curve, domain: ClosedRange<Double>?, xLabel: ChartLabel, yLabel: ChartLabel) {
        self.curve = curve
        self.domain = domain
        self.xLabel = xLabel
        self.yLabel = yLabel
    }

    /// Points of the curve: lower and upper value for each x. Where the function has no finite value, the curve has a gap.
    func samples(over range: ClosedRange<Double>, count: Int = 200) -> [(x: Double, low: Double, high: Double)] {
        (0...count).map { index in
            let argument = range.lowerBound + (range.upperBound - range.lowerBound) * Double(index) / Double(count)
            switch curve {
            case .line(let function):
                let value = function(argument)
                return (argument, value, value)
            case .parametric(let function):
                let (x, y) = function(argument)
                return (x, y, y)
            case .band(let function):
                let (low, high) = function(argument)
                return (argument, low, high)
            }
        }
    }
}
