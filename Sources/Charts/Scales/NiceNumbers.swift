import Foundation

/// Round steps for axes and bins: 1, 2 or 5 times a power of ten.
enum NiceNumbers {
    /// The round step that divides a range into about so many parts.
    static func step(over range: ClosedRange<Double>, desiredCount: Int, minimum: Double = 0) -> Double {
        let length = range.upperBound - range.lowerBound
        guard length > 0, length.isFinite else { return max(minimum, 1) }
        let rough = max(length / Double(max(desiredCount, 1)), minimum)
        let power = pow(10, floor(log10(rough)))
        let error = rough / power
        // The step that is nearest on a logarithmic scale: the borders are the geometric means of neighbours.
        let factor: Double = error < sqrt(2) ? 1 : error < sqrt(10) ? 2 : error < sqrt(50) ? 5 : 10
        let step = factor * power
        return step < minimum ? minimum : step
    }

    /// The multiples of a step in a range. A step that would give more than 10,000 gives none.
    static func multiples(of step: Double, in range: ClosedRange<Double>) -> [Double] {
        // What is a rounding error outside of the range belongs to it.
        let slack = 1e-9
        let first = (range.lowerBound / step - slack).rounded(.up)
        let last = (range.upperBound / step + slack).rounded(.down)
        guard step > 0, last >= first, last - first <= 10_000 else { return [] }
        return (0...Int(last - first)).map { index in
            let multiple = (first + Double(index))
            // Dividing keeps 0.3 what it is, which 3 * 0.1 is not.
            return step < 1 ? multiple / (1 / step).rounded(toPlaces: 9) : multiple * step
        }
    }

    /// A range that is widened to multiples of a step.
    static func widened(_ range: ClosedRange<Double>, to step: Double) -> ClosedRange<Double> {
        let slack = 1e-9
        let low = (range.lowerBound / step + slack).rounded(.down) * step
        return low...max((range.upperBound / step - slack).rounded(.up) * step, low)
    }

    /// How many digits after the point tell multiples of a step apart.
    static func fractionDigits(of step: Double) -> Int {
        guard step > 0, step < 1 else {
            return step == step.rounded() ? 0 : min(digits(of: step), 6)
        }
        return min(digits(of: step), 12)
    }

    private static func digits(of step: Double) -> Int {
        for count in 0...12 {
            let scaled = step * pow(10, Double(count))
            if abs(scaled - scaled.rounded()) < 1e-6 * max(scaled, 1) { return count }
        }
        return 12
    }
}

extension Double {
    fileprivate func rounded(toPlaces places: Int) -> Double {
        let nearest = rounded()
        return abs(self - nearest) < pow(10, -Double(places)) * Swift.max(abs(self), 1) ? nearest : self
    }
}
