import Foundation

/// How a value on screen goes from an old value to a new one. Times are in seconds.
public struct Animation: Hashable, Sendable {
    package let curve: Curve

    package init(curve: Curve) { self.curve = curve }

    /// An animation of one's own.
    public init<A: CustomAnimation>(_ base: A) {
        if let animation = base as? Animation { self = animation } else { curve = .custom(CustomAnimationBox(base)) }
    }

    // MARK: Timing curves

    /// Constant speed.
    public static func linear(duration: TimeInterval) -> Animation { timingCurve(.linear, duration: duration) }
    public static var linear: Animation { linear(duration: 0.35) }
    /// Slow at the start.
    public static func easeIn(duration: TimeInterval) -> Animation { timingCurve(.easeIn, duration: duration) }
    public static var easeIn: Animation { easeIn(duration: 0.35) }
    /// Slow at the end.
    public static func easeOut(duration: TimeInterval) -> Animation { timingCurve(.easeOut, duration: duration) }
    public static var easeOut: Animation { easeOut(duration: 0.35) }
    /// Slow at both ends.
    public static func easeInOut(duration: TimeInterval) -> Animation { timingCurve(.easeInOut, duration: duration) }
    public static var easeInOut: Animation { easeInOut(duration: 0.35) }
    /// A cubic curve with the given control points.
    public static func timingCurve(
        _ p1x: Double, _ p1y: Double, _ p2x: Double, _ p2y: Double, duration: TimeInterval = 0.35
    ) -> Animation {
        let curve = UnitCurve.bezier(
            startControlPoint: UnitPoint(x: p1x, y: p1y), endControlPoint: UnitPoint(x: p2x, y: p2y))
        return timingCurve(curve, duration: duration)
    }
    /// A curve of one's own over a duration.
    public static func timingCurve(_ curve: UnitCurve, duration: TimeInterval) -> Animation {
        Animation(curve: .timing(curve, duration: duration.isNaN ? 0 : duration))
    }

    // MARK: Changes

    /// The animation, starting `delay` seconds later.
    public func delay(_ delay: TimeInterval) -> Animation {
        delay == 0 || delay.isNaN ? self : Animation(curve: .delayed(curve, seconds: delay))
    }
    /// The animation, `speed` times as fast. One that has no speed never moves.
    public func speed(_ speed: Double) -> Animation {
        speed == 1 || speed.isNaN ? self : Animation(curve: .scaledTime(curve, speed: speed))
    }
    /// The animation, run `repeatCount` times, every other time backwards if `autoreverses`.
    public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation {
        Animation(curve: .repeated(curve, count: Double(repeatCount), autoreverses: autoreverses))
    }
    /// The animation, run until the view goes or its value is set again.
    public func repeatForever(autoreverses: Bool = true) -> Animation {
        Animation(curve: .repeated(curve, count: .infinity, autoreverses: autoreverses))
    }
    /// The animation, which counts as complete, for completion handlers, after `duration` seconds.
    public func logicallyComplete(after duration: TimeInterval) -> Animation {
        Animation(curve: .logicallyComplete(curve, after: duration))
    }
}

extension Animation: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
    public var description: String { curve.description }
    public var debugDescription: String { "AnyAnimator(SwiftUI.\(description))" }
    public var customMirror: Mirror { Mirror(self, children: ["base": curve.description]) }
}

extension Animation.Curve {
    var description: String {
        switch self {
        case Animation.default.curve: "DefaultAnimation()"
        case .timing(let curve, let duration): "TimingAnimation(curve: \(curve), duration: \(duration))"
        case .spring(let spring, let velocity, let merges):
            merges
                ? "SpringAnimation(response: \(spring.response), dampingFraction: \(spring.dampingRatio))"
                : "InterpolatingSpringAnimation(response: \(spring.response), dampingFraction: \(spring.dampingRatio), initialVelocity: \(velocity))"
        case .delayed(let base, let seconds): "\(base.description).delay(\(seconds))"
        case .scaledTime(let base, let speed): "\(base.description).speed(\(speed))"
        case .repeated(let base, let count, let autoreverses):
            count == .infinity
                ? "\(base.description).repeatForever(autoreverses: \(autoreverses))"
                : "\(base.description).repeatCount(\(Int(count)), autoreverses: \(autoreverses))"
        case .logicallyComplete(let base, let seconds): "\(base.description).logicallyComplete(after: \(seconds))"
        case .custom(let box): "\(box.base)"
        }
    }
}
