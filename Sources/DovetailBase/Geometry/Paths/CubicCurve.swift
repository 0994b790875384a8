import Foundation

/// A cubic Bézier curve.
struct CubicCurve {
    var start: CGPoint
    var control1: CGPoint
    var control2: CGPoint
    var end: CGPoint
}

extension CubicCurve {
    /// A quadratic curve as a cubic: the control points lie two thirds of the way to the one there is.
    init(quadraticFrom start: CGPoint, control: CGPoint, to end: CGPoint) {
        func towards(_ point: CGPoint) -> CGPoint {
            CGPoint(x: point.x + (control.x - point.x) * 2 / 3, y: point.y + (control.y - point.y) * 2 / 3)
        }
        self.init(start: start, control1: towards(start), control2: towards(end), end: end)
    }

    func point(at t: CGFloat) -> CGPoint {
        let u = 1 - t
        let (a, b, c, d) = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
        return CGPoint(
            x: a * start.x + b * control1.x + c * control2.x + d * end.x,
            y: a * start.y + b * control1.y + c * control2.y + d * end.y)
    }

    /// Where the curve turns back in one direction, in 0...1.
    var extremes: [CGFloat] {
        func roots(_ p0: CGFloat, _ p1: CGFloat, _ p2: CGFloat, _ p3: CGFloat) -> [CGFloat] {
            // The derivative is a·t² + b·t + c, but for a factor.
            let a = p3 - 3 * p2 + 3 * p1 - p0
            let b = 2 * (p2 - 2 * p1 + p0)
            let c = p1 - p0
            if abs(a) < 1e-12 { return b == 0 ? [] : [-c / b] }
            let discriminant = b * b - 4 * a * c
            guard discriminant >= 0 else { return [] }
            let root = discriminant.squareRoot()
            return [(-b + root) / (2 * a), (-b - root) / (2 * a)]
        }
        return (roots(start.x, control1.x, control2.x, end.x) + roots(start.y, control1.y, control2.y, end.y))
            .filter { $0 > 0 && $0 < 1 }
    }

    /// The part of the curve between two parameters in 0...1.
    func part(from t0: CGFloat, to t1: CGFloat) -> CubicCurve {
        let tail = split(at: t0).1
        return t0 < 1 ? tail.split(at: (t1 - t0) / (1 - t0)).0 : tail
    }

    private func split(at t: CGFloat) -> (CubicCurve, CubicCurve) {
        func mix(_ a: CGPoint, _ b: CGPoint) -> CGPoint {
            CGPoint(x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t)
        }
        let (a, b, c) = (mix(start, control1), mix(control1, control2), mix(control2, end))
        let (d, e) = (mix(a, b), mix(b, c))
        let middle = mix(d, e)
        return (
            CubicCurve(start: start, control1: a, control2: d, end: middle),
            CubicCurve(start: middle, control1: e, control2: c, end: end)
        )
    }

    /// How many straight lines follow the curve within `tolerance`.
    func lineCount(tolerance: CGFloat) -> Int {
        // The second differences of the control points bound how far a chord lies from the curve.
        let first = hypot(start.x - 2 * control1.x + control2.x, start.y - 2 * control1.y + control2.y)
        let second = hypot(control1.x - 2 * control2.x + end.x, control1.y - 2 * control2.y + end.y)
        let count = (0.75 * max(first, second) / tolerance).squareRoot().rounded(.up)
        return count.isFinite ? Int(min(max(count, 1), 500)) : 1
    }
}
