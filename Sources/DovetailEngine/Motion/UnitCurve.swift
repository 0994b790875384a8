import Foundation

/// A function from the progress of time, 0 to 1, to the progress of a change.
public struct UnitCurve: Hashable, Sendable {
    private enum Function: Hashable {
        case linear
        /// A cubic Bézier curve from (0, 0) by way of two control points to (1, 1).
        case bezier(CubicTiming)
        /// The same with x and y exchanged.
        case inverseBezier(CubicTiming)
        case circularEaseIn, circularEaseOut, circularEaseInOut, inverseCircularEaseInOut
    }

    private let function: Function

    private init(_ function: Function) { self.function = function }

    /// A cubic Bézier curve from (0, 0) to (1, 1). The x of the control points is limited to 0 to 1, so that there is one value for
    /// each point in time.
    public static func bezier(startControlPoint: UnitPoint, endControlPoint: UnitPoint) -> UnitCurve {
        let timing = CubicTiming(
            x1: startControlPoint.x, y1: startControlPoint.y, x2: endControlPoint.x, y2: endControlPoint.y)
        return UnitCurve(timing.isLinear ? .linear : .bezier(timing))
    }

    /// Constant speed.
    public static let linear = UnitCurve(.linear)
    /// Slow at the start.
    public static let easeIn = UnitCurve(.bezier(CubicTiming(x1: 0.42, y1: 0, x2: 1, y2: 1)))
    /// Slow at the end.
    public static let easeOut = UnitCurve(.bezier(CubicTiming(x1: 0, y1: 0, x2: 0.58, y2: 1)))
    /// Slow at both ends.
    public static let easeInOut = UnitCurve(.bezier(CubicTiming(x1: 0.42, y1: 0, x2: 0.58, y2: 1)))
    /// Slow at the start, like the lower part of a circle.
    public static let circularEaseIn = UnitCurve(.circularEaseIn)
    /// Slow at the end, like the upper part of a circle.
    public static let circularEaseOut = UnitCurve(.circularEaseOut)
    /// Slow at both ends, like parts of two circles.
    public static let circularEaseInOut = UnitCurve(.circularEaseInOut)

    /// The curve with its x and y exchanged: gives the time at which a value is reached.
    public var inverse: UnitCurve {
        switch function {
        case .linear: self
        case .bezier(let timing): UnitCurve(.inverseBezier(timing))
        case .inverseBezier(let timing): UnitCurve(.bezier(timing))
        case .circularEaseIn: .circularEaseOut
        case .circularEaseOut: .circularEaseIn
        case .circularEaseInOut: UnitCurve(.inverseCircularEaseInOut)
        case .inverseCircularEaseInOut: .circularEaseInOut
        }
    }

    /// The value at a progress of time, which is limited to 0 to 1. The value may lie outside.
    public func value(at progress: Double) -> Double {
        let x = Self.unit(progress)
        switch function {
        case .linear: return x
        case .bezier(let timing): return timing.y(atX: x)
        case .inverseBezier(let timing): return timing.inverted.y(atX: x)
        case .circularEaseIn: return 1 - (1 - x * x).squareRoot()
        case .circularEaseOut: return (x * (2 - x)).squareRoot()
        case .circularEaseInOut:
            return x < 0.5 ? (1 - (1 - 4 * x * x).squareRoot()) / 2 : (1 + (1 - 4 * (1 - x) * (1 - x)).squareRoot()) / 2
        case .inverseCircularEaseInOut:
            return x < 0.5 ? (x * (1 - x)).squareRoot() : 1 - (x * (1 - x)).squareRoot()
        }
    }

    /// The rate of change of the value at a progress of time. Infinite where the curve is upright.
    ///
    /// Where a control point of a Bézier curve lies on the end beside it, the curve's own parameter says nothing of its direction there. The rate
    /// is then 1 at the start and 0 at the end, as in SwiftUI, and not that of the tangent.
    public func velocity(at progress: Double) -> Double {
        let x = Self.unit(progress)
        switch function {
        case .linear: return 1
        case .bezier(let timing): return timing.slope(atX: x)
        case .inverseBezier(let timing): return timing.inverted.slope(atX: x)
        case .circularEaseIn: return x / (1 - x * x).squareRoot()
        case .circularEaseOut: return (1 - x) / (x * (2 - x)).squareRoot()
        case .circularEaseInOut:
            let part = x < 0.5 ? x : 1 - x
            return 2 * part / (1 - 4 * part * part).squareRoot()
        case .inverseCircularEaseInOut:
            return abs(1 - 2 * x) / (2 * (x * (1 - x)).squareRoot())
        }
    }

    private static func unit(_ progress: Double) -> Double { progress > 0 ? min(progress, 1) : 0 }
}

/// A cubic Bézier curve from (0, 0) to (1, 1), solved for x.
struct CubicTiming: Hashable, Sendable {
    let x1, y1, x2, y2: Double

    init(x1: Double, y1: Double, x2: Double, y2: Double) {
        self.x1 = min(max(x1.isFinite ? x1 : 0, 0), 1)
        self.y1 = y1.isFinite ? y1 : 0
        self.x2 = min(max(x2.isFinite ? x2 : 1, 0), 1)
        self.y2 = y2.isFinite ? y2 : 1
    }

    private init(exchanging other: CubicTiming) { (x1, y1, x2, y2) = (other.y1, other.x1, other.y2, other.x2) }

    /// The curve with x and y exchanged. Its x may go back and forth; then one of the solutions is found.
    var inverted: CubicTiming { CubicTiming(exchanging: self) }

    var isLinear: Bool { x1 == y1 && x2 == y2 }

    func y(atX x: Double) -> Double {
        if x <= 0 { return 0 }
        if x >= 1 { return 1 }
        return Self.coordinate(y1, y2, parameter(atX: x))
    }

    /// dy/dx.
    func slope(atX x: Double) -> Double {
        let t = x <= 0 ? 0 : x >= 1 ? 1 : parameter(atX: x)
        let (dx, dy) = (Self.derivative(x1, x2, t), Self.derivative(y1, y2, t))
        if dx != 0 { return dy / dx }
        if dy != 0 { return dy < 0 ? -.infinity : .infinity }
        return t < 1 ? 1 : 0
    }

    private static func coordinate(_ first: Double, _ second: Double, _ t: Double) -> Double {
        let u = 1 - t
        return 3 * u * u * t * first + 3 * u * t * t * second + t * t * t
    }

    private static func derivative(_ first: Double, _ second: Double, _ t: Double) -> Double {
        let u = 1 - t
        return 3 * u * u * first + 6 * u * t * (second - first) + 3 * t * t * (1 - second)
    }

    /// Newton's method, within an interval that is halved where that method leaves it or is slow.
    private func parameter(atX x: Double) -> Double {
        var (low, high) = (0.0, 1.0)
        var t = x
        for _ in 0..<64 {
            let error = Self.coordinate(x1, x2, t) - x
            if abs(error) < 1e-14 { break }
            if error < 0 { low = t } else { high = t }
            let slope = Self.derivative(x1, x2, t)
            let next = t - error / slope
            let isInside = slope > 1e-9 && next > low && next < high
            let step = isInside ? next : (low + high) / 2
            if step == t { break }
            t = step
        }
        return t
    }
}
