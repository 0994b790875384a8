import Foundation

/// A damped spring: how a value moves to where it is pulled.
///
/// A spring is told by its perceptual duration and its bounce, or by the physical parameters behind them. Times are in seconds.
public struct Spring: Hashable, Sendable {
    /// The undamped angular frequency, per second. Infinite for a spring that is there at once.
    let frequency: Double
    /// 0 for a spring that swings for ever, 1 for one that just does not overshoot, more for a slower one.
    public let dampingRatio: Double
    /// The mass at the end of the spring.
    public let mass: Double

    private init(frequency: Double, dampingRatio: Double, mass: Double = 1) {
        self.frequency = frequency > 0 ? frequency : frequency.isNaN ? .infinity : 0
        self.dampingRatio = dampingRatio >= 0 ? dampingRatio : dampingRatio.isNaN ? 1 : 0
        self.mass = mass
    }

    /// A spring of a perceptual duration. `bounce` is 0 for none, 1 for one that never comes to rest; negative values, down to -1,
    /// make it flatter.
    public init(duration: TimeInterval = 0.5, bounce: Double = 0.0) {
        self.init(response: duration, dampingRatio: Self.dampingRatio(bounce: bounce))
    }

    /// A spring of a given stiffness, told as the period of the undamped spring, and damping.
    public init(response: Double, dampingRatio: Double) {
        self.init(frequency: response > 0 ? 2 * .pi / response : .infinity, dampingRatio: dampingRatio)
    }

    /// A spring of given physical parameters. Where `allowOverDamping` is false, more damping than critical counts as critical.
    public init(mass: Double = 1.0, stiffness: Double, damping: Double, allowOverDamping: Bool = false) {
        let mass = mass > 0 ? mass : 1
        let frequency = (max(stiffness, 0) / mass).squareRoot()
        let ratio = frequency > 0 ? damping / (2 * frequency * mass) : 1
        self.init(frequency: frequency, dampingRatio: allowOverDamping ? ratio : min(ratio, 1), mass: mass)
    }

    /// A spring that comes within `epsilon` of its end, for a way of 1, in a given time.
    public init(settlingDuration: TimeInterval, dampingRatio: Double, epsilon: Double = 0.001) {
        // The time to settle is inversely proportional to the frequency.
        let unit = Spring(frequency: 1, dampingRatio: dampingRatio)
        let time = unit.timeToRest(displacement: 1, velocity: 0, epsilon: epsilon)
        self.init(frequency: settlingDuration > 0 ? time / settlingDuration : .infinity, dampingRatio: dampingRatio)
    }

    private static func dampingRatio(bounce: Double) -> Double {
        let bounce = min(max(bounce.isNaN ? 0 : bounce, -0.999_999), 1)
        return bounce >= 0 ? 1 - bounce : 1 / (1 + bounce)
    }

    /// The perceptual duration: how long the spring seems to move.
    public var duration: TimeInterval { response }
    /// How springy it is: 0 for no overshoot, 1 for no damping, negative for more damping than critical.
    public var bounce: Double { dampingRatio <= 1 ? 1 - dampingRatio : 1 / dampingRatio - 1 }
    /// The period of the spring without damping.
    public var response: Double { 2 * .pi / frequency }
    public var stiffness: Double { frequency * frequency * mass }
    public var damping: Double { 2 * dampingRatio * frequency * mass }
    /// When a movement by 1 from rest has come within a thousandth of its end.
    public var settlingDuration: TimeInterval { timeToRest(displacement: 1, velocity: 0, epsilon: 0.001) }

    // MARK: Presets

    /// A spring without bounce.
    public static var smooth: Spring { smooth() }
    public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Spring {
        Spring(duration: duration, bounce: extraBounce)
    }
    /// A spring with a small bounce.
    public static var snappy: Spring { snappy() }
    public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Spring {
        Spring(duration: duration, bounce: 0.15 + extraBounce)
    }
    /// A spring with a larger bounce.
    public static var bouncy: Spring { bouncy() }
    public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Spring {
        Spring(duration: duration, bounce: 0.3 + extraBounce)
    }
}

// MARK: The movement

extension Spring {
    /// How a movement goes, as two factors: the value at a time is `target * progress + initialVelocity * response`. The same
    /// holds of the rates of change.
    struct Factors: Equatable {
        var progress: Double
        var response: Double
    }

    /// The factors of the value, and of its rate of change, some time after the start.
    ///
    /// The remaining way x obeys x'' + 2ζω x' + ω² x = 0. `response` is its solution with x(0) = 0, x'(0) = 1, and everything
    /// else follows from that and a decaying exponential.
    func motion(at time: Double) -> (value: Factors, rate: Factors) {
        guard time > 0 else { return (Factors(progress: 0, response: 0), Factors(progress: 0, response: 1)) }
        guard frequency < .infinity else {
            return (Factors(progress: 1, response: 0), Factors(progress: 0, response: 0))
        }
        let response: Double
        let remaining: Double
        let responseRate: Double
        if dampingRatio < 1 {
            let decay = dampingRatio * frequency
            let swing = frequency * (1 - dampingRatio * dampingRatio).squareRoot()
            let envelope = exp(-decay * time)
            let (sine, cosine) = (sin(swing * time), cos(swing * time))
            response = swing > 0 ? envelope * sine / swing : time
            remaining = envelope * cosine + decay * response
            responseRate = envelope * cosine - decay * response
        } else {
            let spread = frequency * (dampingRatio * dampingRatio - 1).squareRoot()
            // The slow rate as a quotient: the difference would lose its digits for a large damping ratio.
            let slow = frequency / (dampingRatio + (dampingRatio * dampingRatio - 1).squareRoot())
            let envelope = exp(-slow * time)
            response =
                spread > 1e-9 * frequency ? -envelope * expm1(-2 * spread * time) / (2 * spread) : envelope * time
            remaining = envelope + slow * response
            responseRate = envelope - (slow + 2 * spread) * response
        }
        return (
            Factors(progress: 1 - remaining, response: response),
            Factors(progress: frequency * frequency * response, response: responseRate)
        )
    }

    /// When the remaining way stays below `epsilon`; infinite for a spring without damping.
    ///
    /// The way is bounded by `(x + (x·r + v)·t)·exp(-r·t)`, with the rate r of the slowest part; for a spring that swings, also by
    /// its amplitude.
    func timeToRest(displacement: Double, velocity: Double, epsilon: Double) -> Double {
        guard frequency < .infinity else { return 0 }
        let (way, speed) = (abs(displacement), abs(velocity))
        guard epsilon > 0, way.isFinite, speed.isFinite, way > 0 || speed > 0 else { return 0 }
        let root = abs(dampingRatio * dampingRatio - 1).squareRoot()
        let rate = dampingRatio <= 1 ? dampingRatio * frequency : frequency / (dampingRatio + root)
        guard rate > 0 else { return .infinity }
        let slope = way * rate + speed
        var time = Self.lastTime(way: way, slope: slope, rate: rate, epsilon: epsilon)
        if root > 0 {
            let swing = root * frequency
            let amplitude =
                dampingRatio < 1
                ? (way * way + slope * slope / (swing * swing)).squareRoot() : way + slope / (2 * swing)
            time = min(time, max(0, log(amplitude / epsilon) / rate))
        }
        return time
    }

    /// The last time at which `(way + slope·t)·exp(-rate·t)` is `epsilon`.
    private static func lastTime(way: Double, slope: Double, rate: Double, epsilon: Double) -> Double {
        func isAtRest(_ time: Double) -> Bool { (way + slope * time) * exp(-rate * time) < epsilon }
        // From its highest point on the bound only falls.
        var low = max(0, 1 / rate - way / slope)
        if isAtRest(low) { return 0 }
        var step = 1 / rate
        while !isAtRest(low + step), step < 1e12 / rate { step *= 2 }
        var high = low + step
        for _ in 0..<48 {
            let middle = (low + high) / 2
            if isAtRest(middle) { high = middle } else { low = middle }
        }
        return high
    }

    /// Where a value is some time after it was released at zero, pulled to `target`.
    public func value<V: VectorArithmetic>(target: V, initialVelocity: V = .zero, time: TimeInterval) -> V {
        let factors = motion(at: time).value
        return target.scaled(by: factors.progress) + initialVelocity.scaled(by: factors.response)
    }

    /// The velocity, per second, of a value some time after it was released at zero, pulled to `target`.
    public func velocity<V: VectorArithmetic>(target: V, initialVelocity: V = .zero, time: TimeInterval) -> V {
        let factors = motion(at: time).rate
        return target.scaled(by: factors.progress) + initialVelocity.scaled(by: factors.response)
    }

    /// Moves a value and its velocity on by a time.
    public func update<V: VectorArithmetic>(value: inout V, velocity: inout V, target: V, deltaTime: TimeInterval) {
        let way = target - value
        let motion = motion(at: deltaTime)
        let start = velocity
        value += way.scaled(by: motion.value.progress) + start.scaled(by: motion.value.response)
        velocity = way.scaled(by: motion.rate.progress) + start.scaled(by: motion.rate.response)
    }

    /// The force on a value at a position with a velocity: stiffness times the way to the target, less damping times velocity.
    public func force<V: VectorArithmetic>(target: V, position: V, velocity: V) -> V {
        (target - position).scaled(by: stiffness) - velocity.scaled(by: damping)
    }

    /// When a value pulled to `target` is nearer to it than `epsilon`, in the same units, for good.
    public func settlingDuration<V: VectorArithmetic>(
        target: V, initialVelocity: V = .zero, epsilon: Double
    ) -> TimeInterval {
        timeToRest(displacement: target.magnitude, velocity: initialVelocity.magnitude, epsilon: epsilon)
    }

    // MARK: Animatable values

    /// Where a value is some time after it was released, pulled to `toValue`.
    public func value<V: Animatable>(fromValue: V, toValue: V, initialVelocity: V, time: TimeInterval) -> V {
        var result = fromValue
        let start = fromValue.animatableData
        result.animatableData =
            start
            + value(target: toValue.animatableData - start, initialVelocity: initialVelocity.animatableData, time: time)
        return result
    }

    /// The velocity of a value some time after it was released, pulled to `toValue`.
    public func velocity<V: Animatable>(fromValue: V, toValue: V, initialVelocity: V, time: TimeInterval) -> V {
        var result = fromValue
        result.animatableData = velocity(
            target: toValue.animatableData - fromValue.animatableData, initialVelocity: initialVelocity.animatableData,
            time: time)
        return result
    }

    /// The force on a value at a position with a velocity.
    public func force<V: Animatable>(fromValue: V, toValue: V, position: V, velocity: V) -> V {
        var result = fromValue
        result.animatableData = force(
            target: toValue.animatableData, position: position.animatableData, velocity: velocity.animatableData)
        return result
    }

    /// When a value pulled to `toValue` is nearer to it than `epsilon` for good.
    public func settlingDuration<V: Animatable>(
        fromValue: V, toValue: V, initialVelocity: V, epsilon: Double
    ) -> TimeInterval {
        settlingDuration(
            target: toValue.animatableData - fromValue.animatableData, initialVelocity: initialVelocity.animatableData,
            epsilon: epsilon)
    }
}
