import DovetailCore
import Foundation

/// What has a time of its own: an animation, or a layer.
@MainActor @preconcurrency
public protocol CAMediaTiming: AnyObject {
    /// When it begins, in seconds: of what is around it, or for an animation of a layer of ``CACurrentMediaTime()``; 0 for at once.
    var beginTime: CFTimeInterval { get set }
    /// How long it takes, in seconds; 0 for what is around it says, or else a quarter of a second.
    var duration: CFTimeInterval { get set }
    /// How many times as fast it goes.
    var speed: Float { get set }
    /// Where in its own time it begins, in seconds.
    var timeOffset: CFTimeInterval { get set }
    /// How often it goes; 0 for once, infinity for on and on.
    var repeatCount: Float { get set }
    /// How long it is repeated, in seconds; 0 to go by ``repeatCount``.
    var repeatDuration: CFTimeInterval { get set }
    /// Whether it goes back each time.
    var autoreverses: Bool { get set }
    /// What is shown before it begins and after it has ended.
    var fillMode: CAMediaTimingFillMode { get set }
}

/// What is shown before an animation begins and after it has ended.
public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The layer as it is.
    public static let removed = CAMediaTimingFillMode(rawValue: "removed")
    /// Afterwards the animation's end.
    public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
    /// Before it the animation's beginning.
    public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
    /// Its beginning before it, and its end afterwards.
    public static let both = CAMediaTimingFillMode(rawValue: "both")
}

/// A name of a ``CAMediaTimingFunction``.
public struct CAMediaTimingFunctionName: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let linear = CAMediaTimingFunctionName(rawValue: "linear")
    public static let easeIn = CAMediaTimingFunctionName(rawValue: "easeIn")
    public static let easeOut = CAMediaTimingFunctionName(rawValue: "easeOut")
    public static let easeInEaseOut = CAMediaTimingFunctionName(rawValue: "easeInEaseOut")
    /// As the system's animations go.
    public static let `default` = CAMediaTimingFunctionName(rawValue: "default")
}

/// How fast an animation goes at each moment: a Bézier curve from (0, 0) to (1, 1), time going to the right.
open class CAMediaTimingFunction: NSObject, @unchecked Sendable {
    // Immutable.
    private let first: (x: Double, y: Double)
    private let second: (x: Double, y: Double)

    /// A curve with two control points.
    public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {
        first = (Double(c1x), Double(c1y))
        second = (Double(c2x), Double(c2y))
    }

    /// A curve with a name.
    public convenience init(name: CAMediaTimingFunctionName) {
        switch name {
        case .easeIn: self.init(controlPoints: 0.42, 0, 1, 1)
        case .easeOut: self.init(controlPoints: 0, 0, 0.58, 1)
        case .easeInEaseOut: self.init(controlPoints: 0.42, 0, 0.58, 1)
        case .default: self.init(controlPoints: 0.25, 0.1, 0.25, 1)
        default: self.init(controlPoints: 0, 0, 1, 1)
        }
    }

    /// Writes a point of the curve: 0 is its begin, 1 and 2 are its control points, 3 is its end. Other numbers write nothing.
    ///
    /// - Parameter ptr: Room for two numbers.
    public func getControlPoint(at idx: Int, values ptr: UnsafeMutablePointer<Float>) {
        let points = [(x: 0.0, y: 0.0), first, second, (x: 1.0, y: 1.0)]
        guard points.indices.contains(idx) else { return }
        (ptr[0], ptr[1]) = (Float(points[idx].x), Float(points[idx].y))
    }

    /// How far it is at a part of its time, both from 0 to 1.
    func value(at time: Double) -> Double {
        func bezier(_ a: Double, _ b: Double, _ t: Double) -> Double {
            3 * (1 - t) * (1 - t) * t * a + 3 * (1 - t) * t * t * b + t * t * t
        }
        guard time > 0, time < 1 else { return min(max(time, 0), 1) }
        // Time only grows along the curve, so halving finds the place.
        var (low, high) = (0.0, 1.0)
        for _ in 0..<30 {
            let middle = (low + high) / 2
            if bezier(first.x, second.x, middle) < time { low = middle } else { high = middle }
        }
        return bezier(first.y, second.y, (low + high) / 2)
    }
}
