import Foundation

/// How a value on screen goes from an old value to a new one.
public struct Animation: Equatable, Sendable {
    package indirect enum Curve: Equatable, Sendable {
        /// A cubic timing curve through (0, 0), the two control points and (1, 1), over a duration in seconds.
        case timing(x1: Double, y1: Double, x2: Double, y2: Double, duration: Double)
        /// A damped spring: undamped angular frequency per second, and damping fraction (1 is critical).
        case spring(frequency: Double, damping: Double)
        case delayed(Curve, seconds: Double)
        case scaledTime(Curve, speed: Double)
        case repeated(Curve, count: Double, autoreverses: Bool)
    }

    package let curve: Curve

    package init(curve: Curve) { self.curve = curve }

    private static func bezier(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double, _ seconds: Double) -> Animation {
        Animation(curve: .timing(x1: x1, y1: y1, x2: x2, y2: y2, duration: seconds))
    }

    /// A smooth spring of about half a second.
    public static let `default` = Animation.spring(response: 0.5, dampingFraction: 1)

    /// Constant speed. Durations are in seconds.
    public static func linear(duration: TimeInterval) -> Animation { bezier(0, 0, 1, 1, duration) }
    public static var linear: Animation { linear(duration: 0.35) }
    /// Slow at the start.
    public static func easeIn(duration: TimeInterval) -> Animation { bezier(0.42, 0, 1, 1, duration) }
    public static var easeIn: Animation { easeIn(duration: 0.35) }
    /// Slow at the end.
    public static func easeOut(duration: TimeInterval) -> Animation { bezier(0, 0, 0.58, 1, duration) }
    public static var easeOut: Animation { easeOut(duration: 0.35) }
    /// Slow at both ends.
    public static func easeInOut(duration: TimeInterval) -> Animation { bezier(0.42, 0, 0.58, 1, duration) }
    public static var easeInOut: Animation { easeInOut(duration: 0.35) }
    /// A curve with the given control points.
    public static func timingCurve(
        _ p1x: Double, _ p1y: Double, _ p2x: Double, _ p2y: Double, duration: TimeInterval = 0.35
    ) -> Animation {
        bezier(p1x, p1y, p2x, p2y, duration)
    }

    /// A spring: `response` is its period in seconds, `dampingFraction` 1 for no overshoot.
    public static func spring(
        response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: Double = 0
    ) -> Animation {
        Animation(
            curve: .spring(frequency: 2 * .pi / max(response, 0.001), damping: max(dampingFraction, 0.01)))
    }
    public static var spring: Animation { spring(response: 0.5, dampingFraction: 1) }

    /// A spring of the given perceptual duration in seconds; `bounce` from 0 (none) to 1.
    public static func spring(duration: TimeInterval, bounce: Double = 0, blendDuration: Double = 0) -> Animation {
        spring(response: duration, dampingFraction: max(0.01, 1 - bounce))
    }
    public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
        spring(duration: duration, bounce: extraBounce)
    }
    public static var smooth: Animation { smooth() }
    public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
        spring(duration: duration, bounce: 0.15 + extraBounce)
    }
    public static var snappy: Animation { snappy() }
    public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
        spring(duration: duration, bounce: 0.3 + extraBounce)
    }
    public static var bouncy: Animation { bouncy() }

    /// The animation, starting `delay` seconds later.
    public func delay(_ delay: Double) -> Animation { Animation(curve: .delayed(curve, seconds: delay)) }
    /// The animation, `speed` times as fast.
    public func speed(_ speed: Double) -> Animation { Animation(curve: .scaledTime(curve, speed: speed)) }
    /// The animation, run `repeatCount` times, every other time backwards if `autoreverses`.
    public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation {
        Animation(curve: .repeated(curve, count: Double(repeatCount), autoreverses: autoreverses))
    }
    /// The animation, run until the view goes or its value is set again.
    public func repeatForever(autoreverses: Bool = true) -> Animation {
        Animation(curve: .repeated(curve, count: .infinity, autoreverses: autoreverses))
    }
}
