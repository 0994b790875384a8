import Foundation

/// The animations that are springs. Those called *interpolating* are added to one another; all others take over from the spring before
/// them, with the velocity that it has.
extension Animation {
    /// A smooth spring of about half a second.
    public static let `default` = Animation.spring(response: 0.55, dampingFraction: 1)

    /// A spring: `response` is its period without damping, `dampingFraction` 1 for no overshoot.
    ///
    /// - Parameter blendDuration: Over how long a change of the response is spread when springs follow one another. Here
    ///   the new response holds at once; position and velocity go on all the same.
    @_disfavoredOverload
    public static func spring(
        response: TimeInterval = 0.5, dampingFraction: Double = 0.825, blendDuration: TimeInterval = 0
    ) -> Animation {
        spring(Spring(response: response, dampingRatio: dampingFraction), blendDuration: blendDuration)
    }

    /// A spring of the given perceptual duration; `bounce` from 0 (none) to 1.
    public static func spring(
        duration: TimeInterval = 0.5, bounce: Double = 0.0, blendDuration: Double = 0
    ) -> Animation {
        spring(Spring(duration: duration, bounce: bounce), blendDuration: blendDuration)
    }

    /// A spring of the given parameters.
    public static func spring(_ spring: Spring, blendDuration: TimeInterval = 0.0) -> Animation {
        Animation(curve: .spring(spring, initialVelocity: 0, merges: true))
    }
    public static var spring: Animation { spring(Spring()) }

    /// A fast spring for changes that follow a finger or pointer.
    @_disfavoredOverload
    public static func interactiveSpring(
        response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: TimeInterval = 0.25
    ) -> Animation {
        spring(response: response, dampingFraction: dampingFraction, blendDuration: blendDuration)
    }

    /// A fast spring for changes that follow a finger or pointer, of the given perceptual duration.
    public static func interactiveSpring(
        duration: TimeInterval = 0.15, extraBounce: Double = 0.0, blendDuration: TimeInterval = 0.25
    ) -> Animation {
        spring(duration: duration, bounce: 0.14 + extraBounce, blendDuration: blendDuration)
    }
    public static var interactiveSpring: Animation { interactiveSpring(response: 0.15) }

    /// A spring without bounce.
    public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Animation {
        spring(Spring.smooth(duration: duration, extraBounce: extraBounce))
    }
    public static var smooth: Animation { smooth() }
    /// A spring with a small bounce.
    public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Animation {
        spring(Spring.snappy(duration: duration, extraBounce: extraBounce))
    }
    public static var snappy: Animation { snappy() }
    /// A spring with a larger bounce.
    public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Animation {
        spring(Spring.bouncy(duration: duration, extraBounce: extraBounce))
    }
    public static var bouncy: Animation { bouncy() }

    /// A spring of physical parameters, added to the animations that run already.
    ///
    /// - Parameter initialVelocity: In parts of the way, per second.
    public static func interpolatingSpring(
        mass: Double = 1.0, stiffness: Double, damping: Double, initialVelocity: Double = 0.0
    ) -> Animation {
        let spring = Spring(mass: mass, stiffness: stiffness, damping: damping, allowOverDamping: true)
        return interpolatingSpring(spring, initialVelocity: initialVelocity)
    }

    /// A spring of a perceptual duration, added to the animations that run already.
    public static func interpolatingSpring(
        duration: TimeInterval = 0.5, bounce: Double = 0.0, initialVelocity: Double = 0.0
    ) -> Animation {
        interpolatingSpring(Spring(duration: duration, bounce: bounce), initialVelocity: initialVelocity)
    }

    /// A spring added to the animations that run already.
    public static func interpolatingSpring(_ spring: Spring, initialVelocity: Double = 0.0) -> Animation {
        Animation(curve: .spring(spring, initialVelocity: initialVelocity, merges: false))
    }
    public static var interpolatingSpring: Animation { interpolatingSpring(Spring()) }
}
