import Foundation

extension Animation {
    /// What an animation does, as a value: a built-in movement or an app's own, with what was put around it.
    package indirect enum Curve: Hashable, Sendable {
        /// A timing curve over a duration in seconds.
        case timing(UnitCurve, duration: Double)
        /// A spring. `initialVelocity` is per second, in parts of the way. A spring that *merges* takes over where the movement before it
        /// is, and how fast; others are added to it.
        case spring(Spring, initialVelocity: Double, merges: Bool)
        case delayed(Curve, seconds: Double)
        case scaledTime(Curve, speed: Double)
        case repeated(Curve, count: Double, autoreverses: Bool)
        case logicallyComplete(Curve, after: Double)
        case custom(CustomAnimationBox)
    }
}

// The movement of a built-in curve is linear in the way and in the velocity at its start: two numbers tell it, whatever is animated.
extension Animation.Curve {
    /// Where a movement is, as factors of its way and of the velocity at its start. A time before the start counts as the start.
    package struct Position: Equatable {
        package var progress: Double
        package var response: Double
    }

    /// How far along the way the value is `time` seconds after the start (0 at the start, 1 at the end; springs may
    /// overshoot). Nil when the animation is over, or an app's own.
    package func progress(at time: Double) -> Double? {
        if isCustom || time >= duration { return nil }
        return position(at: time).progress
    }

    /// Seconds from start to end; infinite if it never ends. For a movement from rest; see ``end(way:velocity:)``.
    package var duration: Double { end(way: 1, velocity: 0) }

    /// Whether an app's own animation is in it: then only ``CustomRun`` can run it.
    var isCustom: Bool {
        switch self {
        case .timing, .spring: false
        case .delayed(let base, _), .scaledTime(let base, _), .repeated(let base, _, _),
            .logicallyComplete(let base, _):
            base.isCustom
        case .custom: true
        }
    }

    /// Where the movement is.
    package func position(at time: Double) -> Position {
        switch self {
        case .timing(let curve, let duration):
            return Position(progress: duration > 0 ? curve.value(at: time / duration) : 1, response: 0)
        case .spring(let spring, let initialVelocity, _):
            let factors = spring.motion(at: time).value
            return Position(progress: factors.progress + initialVelocity * factors.response, response: factors.response)
        case .delayed(let base, let seconds):
            return base.position(at: time - seconds)
        case .scaledTime(let base, let speed):
            guard speed > 0 else { return Position(progress: 0, response: 0) }
            var position = base.position(at: time * speed)
            position.response /= speed
            return position
        case .repeated(let base, let count, let autoreverses):
            let round = Self.round(base.duration, count, autoreverses, at: time)
            let progress = base.position(at: round.time).progress
            return Position(progress: round.isReversed ? 1 - progress : progress, response: 0)
        case .logicallyComplete(let base, _):
            return base.position(at: time)
        case .custom:
            return Position(progress: 1, response: 0)
        }
    }

    /// The rate of change of ``position(at:)``, per second.
    package func rate(at time: Double) -> Position {
        switch self {
        case .timing(let curve, let duration):
            guard duration > 0, time >= 0, time < duration else { return Position(progress: 0, response: 0) }
            return Position(progress: curve.velocity(at: time / duration) / duration, response: 0)
        case .spring(let spring, let initialVelocity, _):
            let factors = spring.motion(at: time).rate
            return Position(progress: factors.progress + initialVelocity * factors.response, response: factors.response)
        case .delayed(let base, let seconds):
            return time < seconds ? Position(progress: 0, response: 0) : base.rate(at: time - seconds)
        case .scaledTime(let base, let speed):
            guard speed > 0 else { return Position(progress: 0, response: 0) }
            var rate = base.rate(at: time * speed)
            rate.progress *= speed
            return rate
        case .repeated(let base, let count, let autoreverses):
            let round = Self.round(base.duration, count, autoreverses, at: time)
            let progress = base.rate(at: round.time).progress
            return Position(progress: round.isReversed ? -progress : progress, response: 0)
        case .logicallyComplete(let base, _):
            return base.rate(at: time)
        case .custom:
            return Position(progress: 0, response: 0)
        }
    }

    private static func round(
        _ length: Double, _ count: Double, _ autoreverses: Bool, at time: Double
    ) -> (time: Double, isReversed: Bool) {
        guard length > 0, length < .infinity, time > 0 else { return (length < .infinity ? 0 : time, false) }
        let round = min((time / length).rounded(.down), max(count - 1, 0))
        return (time - round * length, autoreverses && round.truncatingRemainder(dividingBy: 2) == 1)
    }

    /// When a movement of the given length, with the given velocity at its start, is over: springs end when they are within a thousandth.
    /// An even number of runs back and forth ends where it began; the value then jumps to its target, as in SwiftUI.
    package func end(way: Double, velocity: Double) -> Double {
        switch self {
        case .timing(_, let duration): return max(0, duration)
        case .spring(let spring, let initialVelocity, _):
            let speed = velocity + abs(initialVelocity) * way
            let scale = spring.frequency > 0 && spring.frequency < .infinity ? max(way, speed / spring.frequency) : way
            return spring.timeToRest(displacement: way, velocity: speed, epsilon: 0.001 * scale)
        case .delayed(let base, let seconds): return max(0, base.end(way: way, velocity: velocity) + seconds)
        case .scaledTime(let base, let speed):
            return speed > 0 ? base.end(way: way, velocity: velocity / speed) / speed : .infinity
        case .repeated(let base, let count, _):
            let length = base.end(way: way, velocity: 0)
            return count > 0 && length > 0 ? length * count : 0
        case .logicallyComplete(let base, _): return base.end(way: way, velocity: velocity)
        case .custom: return .infinity
        }
    }

    /// When the movement counts as complete: at the end of a timing curve, after the perceptual duration of a spring.
    package var logicalDuration: Double {
        switch self {
        case .timing(_, let duration): return max(0, duration)
        case .spring(let spring, _, _): return spring.duration
        case .delayed(let base, let seconds): return max(0, base.logicalDuration + seconds)
        case .scaledTime(let base, let speed): return speed > 0 ? base.logicalDuration / speed : .infinity
        case .repeated(let base, let count, _):
            // All rounds but the last go on to their very end.
            return count > 0 ? base.duration * (count - 1) + base.logicalDuration : 0
        case .logicallyComplete(_, let seconds): return max(0, seconds)
        case .custom: return .infinity
        }
    }

    /// How long nothing moves at first: no frames are needed so long.
    package var stillness: Double {
        switch self {
        case .timing, .spring, .custom: return 0
        case .delayed(let base, let seconds): return max(0, base.stillness + seconds)
        case .scaledTime(let base, let speed): return speed > 0 ? base.stillness / speed : .infinity
        case .repeated(let base, _, _), .logicallyComplete(let base, _): return base.stillness
        }
    }

    /// Whether the movement goes on from where the one before is, as fast as that. A delayed one does not: the one before goes on
    /// meanwhile.
    var takesOver: Bool {
        switch self {
        case .spring(_, _, let merges): merges
        case .scaledTime(let base, let speed): speed > 0 && base.takesOver
        case .logicallyComplete(let base, _): base.takesOver
        case .timing, .delayed, .repeated, .custom: false
        }
    }
}
