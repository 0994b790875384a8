import Foundation

extension Animation.Curve {
    /// How far along the way the value is `time` seconds after the start (0 at the start, 1 at the end; springs may
    /// overshoot). Nil when the animation is over.
    package func progress(at time: Double) -> Double? {
        switch self {
        case .timing(let x1, let y1, let x2, let y2, let duration):
            guard duration > 0, time < duration else { return nil }
            return Self.bezier(x1, y1, x2, y2, at: max(0, time) / duration)
        case .spring(let frequency, let damping):
            return Self.spring(frequency: frequency, damping: damping, at: max(0, time))
        case .delayed(let curve, let seconds):
            return time < seconds ? 0 : curve.progress(at: time - seconds)
        case .scaledTime(let curve, let speed):
            return speed > 0 ? curve.progress(at: time * speed) : 0
        case .repeated(let curve, let count, let autoreverses):
            return Self.repeated(curve, count, autoreverses, at: max(0, time))
        }
    }

    /// Seconds from start to end; infinite if it never ends.
    package var duration: Double {
        switch self {
        case .timing(_, _, _, _, let duration): return duration
        case .spring(let frequency, let damping):
            // When the slowest part has decayed to a thousandth.
            let rate = damping < 1 ? damping * frequency : frequency * (damping - (damping * damping - 1).squareRoot())
            return 9 / max(rate, 1e-6)
        case .delayed(let curve, let seconds): return curve.duration + seconds
        case .scaledTime(let curve, let speed): return speed > 0 ? curve.duration / speed : .infinity
        case .repeated(let curve, let count, _): return curve.duration * count
        }
    }

    private static func repeated(_ curve: Self, _ count: Double, _ autoreverses: Bool, at time: Double) -> Double? {
        let length = curve.duration
        guard length > 0 else { return nil }
        let round = (time / length).rounded(.down)
        guard round < count else {
            // An even number of back-and-forth runs ends where it began; SwiftUI then jumps to the new value.
            return nil
        }
        let progress = curve.progress(at: time - round * length) ?? 1
        return autoreverses && round.truncatingRemainder(dividingBy: 2) == 1 ? 1 - progress : progress
    }

    /// A cubic timing curve: finds the parameter whose x is `x`, and gives its y.
    private static func bezier(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double, at x: Double) -> Double {
        func coordinate(_ first: Double, _ second: Double, _ t: Double) -> Double {
            let u = 1 - t
            return 3 * u * u * t * first + 3 * u * t * t * second + t * t * t
        }
        var low = 0.0
        var high = 1.0
        var t = x
        // Halving always converges, also where the curve is flat and Newton's method does not.
        for _ in 0..<40 {
            let value = coordinate(x1, x2, t)
            if abs(value - x) < 1e-9 { break }
            if value < x { low = t } else { high = t }
            t = (low + high) / 2
        }
        return coordinate(y1, y2, t)
    }

    /// The distance covered by a damped spring released at 0 towards 1; nil when it has settled.
    private static func spring(frequency: Double, damping: Double, at time: Double) -> Double? {
        let decay = damping * frequency
        let displacement: Double
        let envelope: Double
        if damping < 1 {
            let rate = frequency * (1 - damping * damping).squareRoot()
            envelope = exp(-decay * time)
            displacement = envelope * (cos(rate * time) + decay / rate * sin(rate * time))
        } else if damping == 1 {
            envelope = exp(-frequency * time) * (1 + frequency * time)
            displacement = envelope
        } else {
            let root = (damping * damping - 1).squareRoot() * frequency
            let slow = decay - root
            let fast = decay + root
            displacement = (fast * exp(-slow * time) - slow * exp(-fast * time)) / (fast - slow)
            envelope = abs(displacement)
        }
        return envelope < 0.001 ? nil : 1 - displacement
    }
}
