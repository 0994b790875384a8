import DovetailCore
import Foundation
import TestSupport
import Testing

/// Animations as a whole, keyframes and completions, against closed forms that are written down here once more, at 1,000 points each.
@Suite("Animations against their closed forms")
struct ClosedFormTests {
    /// The worst difference between a movement from 0 to 1 and its closed form, at 1,000 points between two times.
    private func worst(
        _ animation: Animation, from start: Double = 0, to end: Double, _ expected: (Double) -> Double
    ) -> Double {
        var motion = Motion(at: 0.0)
        motion.retarget(to: 1, animation: animation, at: 0)
        var worst = 0.0
        for step in 0..<1000 {
            let time = start + (end - start) * Double(step) / 1000
            worst = max(worst, abs(motion.value(at: time) - expected(time)))
        }
        return worst
    }

    /// Where a spring is that was at 0 with a velocity and is pulled to 1, for `response` and damping ratio: the sum of two exponentials,
    /// whose exponents may be complex.
    private func spring(_ response: Double, _ ratio: Double, velocity: Double = 0) -> (Double) -> Double {
        let w = 2 * Double.pi / response
        return { t in
            let decay = exp(-ratio * w * t)
            if ratio == 1 { return 1 - decay * (1 + (w - velocity) * t) }
            if ratio < 1 {
                let d = w * (1 - ratio * ratio).squareRoot()
                return 1 - decay * (cos(d * t) + (ratio * w - velocity) / d * sin(d * t))
            }
            let r = w * (ratio * ratio - 1).squareRoot()
            let (a, b) = (-ratio * w + r, -ratio * w - r)
            // x(0) = 1 and x'(0) = -velocity for the way that is left, x = p·exp(a·t) + q·exp(b·t).
            let p = (-velocity - b) / (a - b)
            return 1 - p * exp(a * t) - (1 - p) * exp(b * t)
        }
    }

    @Test("springs, in all their forms")
    func springs() {
        let cases: [(String, Animation, response: Double, ratio: Double, velocity: Double)] = [
            ("default", .default, 0.55, 1, 0), ("spring", .spring, 0.5, 1, 0),
            ("response", .spring(response: 0.7, dampingFraction: 0.6), 0.7, 0.6, 0),
            ("duration", .spring(duration: 0.8, bounce: 0.25), 0.8, 0.75, 0),
            ("flat", .spring(duration: 0.8, bounce: -0.5), 0.8, 2, 0),
            ("value", .spring(Spring(response: 0.3, dampingRatio: 0.2)), 0.3, 0.2, 0),
            ("interactive", .interactiveSpring, 0.15, 0.86, 0),
            (
                "interactive response", .interactiveSpring(response: 0.4, dampingFraction: 0.5, blendDuration: 0.1),
                0.4, 0.5, 0
            ),
            ("interactive duration", .interactiveSpring(duration: 0.3, extraBounce: 0.2), 0.3, 0.66, 0),
            ("smooth", .smooth, 0.5, 1, 0), ("smooth more", .smooth(duration: 0.3, extraBounce: 0.1), 0.3, 0.9, 0),
            ("snappy", .snappy, 0.5, 0.85, 0), ("snappy more", .snappy(duration: 1, extraBounce: 0.2), 1, 0.65, 0),
            ("bouncy", .bouncy, 0.5, 0.7, 0), ("bouncy more", .bouncy(duration: 0.25, extraBounce: 0.3), 0.25, 0.4, 0),
            (
                "interpolating", .interpolatingSpring(stiffness: 170, damping: 15, initialVelocity: 3),
                2 * .pi / 170.0.squareRoot(), 15 / (2 * 170.0.squareRoot()), 3
            ),
            (
                "interpolating mass",
                .interpolatingSpring(mass: 2, stiffness: 50, damping: 40, initialVelocity: -1),
                2 * .pi / 5, 2, -1
            ),
            (
                "interpolating duration", .interpolatingSpring(duration: 0.6, bounce: 0.4, initialVelocity: 5), 0.6,
                0.6, 5
            ),
            ("interpolating value", .interpolatingSpring(.bouncy), 0.5, 0.7, 0),
            ("interpolating alone", .interpolatingSpring, 0.5, 1, 0),
        ]
        for (name, animation, response, ratio, velocity) in cases {
            let end = animation.curve.duration
            #expect(end > response / 2 && end < 60, "\(name)")
            #expect(worst(animation, to: end, spring(response, ratio, velocity: velocity)) < 1e-6, "\(name)")
        }
    }

    /// The y that belongs to an x of a Bézier curve, by bisection of its parameter.
    private func bezier(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) -> (Double) -> Double {
        func at(_ a: Double, _ b: Double, _ t: Double) -> Double {
            3 * (1 - t) * (1 - t) * t * a + 3 * (1 - t) * t * t * b + t * t * t
        }
        return { x in
            var (low, high) = (0.0, 1.0)
            for _ in 0..<60 {
                let middle = (low + high) / 2
                if at(x1, x2, middle) < x { low = middle } else { high = middle }
            }
            return at(y1, y2, low)
        }
    }

    @Test("timing curves")
    func timing() {
        let cases: [(String, Animation, Double, (Double) -> Double)] = [
            ("linear", .linear, 0.35, { $0 }), ("linear 2", .linear(duration: 2), 2, { $0 }),
            ("easeIn", .easeIn, 0.35, bezier(0.42, 0, 1, 1)),
            ("easeIn 2", .easeIn(duration: 2), 2, bezier(0.42, 0, 1, 1)),
            ("easeOut", .easeOut, 0.35, bezier(0, 0, 0.58, 1)),
            ("easeInOut", .easeInOut, 0.35, bezier(0.42, 0, 0.58, 1)),
            ("own", .timingCurve(0.3, -0.4, 0.6, 1.5, duration: 1.5), 1.5, bezier(0.3, -0.4, 0.6, 1.5)),
            ("circle", .timingCurve(.circularEaseOut, duration: 1), 1, { (1 - (1 - $0) * (1 - $0)).squareRoot() }),
            // The inverse of a quarter of a circle is the quarter across.
            ("inverse", .timingCurve(.circularEaseOut.inverse, duration: 1), 1, { 1 - (1 - $0 * $0).squareRoot() }),
        ]
        for (name, animation, duration, expected) in cases {
            #expect(abs(animation.curve.duration - duration) < 1e-12, "\(name)")
            #expect(worst(animation, to: duration) { expected($0 / duration) } < 1e-6, "\(name)")
        }
    }

    @Test("delay, speed and repetition, around each other")
    func changed() {
        let ease = bezier(0.42, 0, 0.58, 1)
        let base = Animation.easeInOut(duration: 1)
        #expect(worst(base.delay(0.5), to: 1.5) { $0 < 0.5 ? 0 : ease($0 - 0.5) } < 1e-6)
        #expect(worst(base.speed(4), to: 0.25) { ease($0 * 4) } < 1e-6)
        #expect(worst(base.delay(1).speed(2), to: 1) { $0 < 0.5 ? 0 : ease(2 * $0 - 1) } < 1e-6)
        #expect(worst(base.speed(2).delay(1), to: 1.5) { $0 < 1 ? 0 : ease(2 * $0 - 2) } < 1e-6)
        #expect(
            worst(base.repeatCount(3, autoreverses: true), to: 3) {
                let part = $0.truncatingRemainder(dividingBy: 1)
                return Int($0) == 1 ? 1 - ease(part) : ease(part)
            } < 1e-6)
        #expect(
            worst(base.repeatForever(autoreverses: false), to: 100) { ease($0.truncatingRemainder(dividingBy: 1)) }
                < 1e-6)
        #expect(worst(base.logicallyComplete(after: 0.1), to: 1, ease) < 1e-6)
        let bouncy = spring(0.5, 0.7)
        // A spring ends when it is within a thousandth.
        let slow = Animation.bouncy.speed(0.5)
        #expect(worst(slow, to: slow.curve.duration) { bouncy($0 / 2) } < 1e-6)
        #expect(worst(.bouncy.delay(0.25), to: 1) { $0 < 0.25 ? 0 : bouncy($0 - 0.25) } < 1e-6)
    }

    @Test("unit curves: inverses and velocities")
    func unitCurves() {
        let across: [(UnitCurve, UnitCurve)] = [
            (.circularEaseIn, .circularEaseOut), (.linear, .linear), (.circularEaseOut, .circularEaseIn),
        ]
        for step in 1..<1000 {
            let x = Double(step) / 1000
            for (curve, inverse) in across { #expect(abs(curve.inverse.value(at: x) - inverse.value(at: x)) < 1e-6) }
            // x = (1 - √(1 - 4y²)) / 2 below the middle, solved for y; the upper half is the lower one turned round.
            let half = x < 0.5 ? x : 1 - x
            let root = (half - half * half).squareRoot()
            #expect(abs(UnitCurve.circularEaseInOut.inverse.value(at: x) - (x < 0.5 ? root : 1 - root)) < 1e-6)
            #expect(abs(UnitCurve.circularEaseIn.velocity(at: x) - x / (1 - x * x).squareRoot()) < 1e-6)
            #expect(abs(UnitCurve.circularEaseOut.velocity(at: x) - (1 - x) / (x * (2 - x)).squareRoot()) < 1e-6)
            if step != 500 {
                let speed = 2 * half / (1 - 4 * half * half).squareRoot()
                #expect(abs(UnitCurve.circularEaseInOut.velocity(at: x) / speed - 1) < 1e-6)
            }
            #expect(UnitCurve.linear.velocity(at: x) == 1)
        }
        for (curve, (x1, y1, x2, y2)) in [
            (UnitCurve.easeIn, (0.42, 0.0, 1.0, 1.0)), (.easeOut, (0, 0, 0.58, 1)), (.easeInOut, (0.42, 0, 0.58, 1)),
        ] {
            for step in 1..<1000 {
                let t = Double(step) / 1000
                func point(_ a: Double, _ b: Double) -> Double {
                    3 * (1 - t) * (1 - t) * t * a + 3 * (1 - t) * t * t * b + t * t * t
                }
                func slope(_ a: Double, _ b: Double) -> Double {
                    3 * (1 - t) * (1 - t) * a + 6 * (1 - t) * t * (b - a) + 3 * t * t * (1 - b)
                }
                let expected = slope(y1, y2) / slope(x1, x2)
                #expect(abs(curve.velocity(at: point(x1, x2)) - expected) < 1e-6 * max(1, expected))
                #expect(abs(curve.inverse.value(at: point(y1, y2)) - point(x1, x2)) < 1e-6)
            }
        }
    }

    @Test("keyframes: straight ones by their curve, cubic ones by Hermite's polynomial, springs, jumps")
    func keyframes() {
        let timeline = KeyframeTimeline(initialValue: 0.0) {
            LinearKeyframe(10, duration: 1, timingCurve: .easeIn)
            MoveKeyframe(20)
            CubicKeyframe(50, duration: 2, startVelocity: 4, endVelocity: -6)
            SpringKeyframe(0, duration: 3, spring: .bouncy, startVelocity: 0)
        }
        #expect(timeline.duration == 6)
        let ease = bezier(0.42, 0, 1, 1)
        let bouncy = spring(0.5, 0.7)
        var worst = 0.0
        for step in 0..<1000 {
            let time = 6 * Double(step) / 1000
            let expected: Double
            switch time {
            case ..<1: expected = 10 * ease(time)
            case ..<3:
                let s = (time - 1) / 2
                expected =
                    20 * (2 * s * s * s - 3 * s * s + 1) + 2 * 4 * (s * s * s - 2 * s * s + s)
                    + 50 * (3 * s * s - 2 * s * s * s) + 2 * -6 * (s * s * s - s * s)
            default: expected = 50 * (1 - bouncy(time - 3))
            }
            worst = max(worst, abs(timeline.value(time: time) - expected))
        }
        #expect(worst < 1e-6)
    }

    @Test("any chain of springs and curves that start from rest keeps value and velocity where a new target comes")
    func retargeting() {
        let seed = SeededGenerator.chosenSeed(for: "retargeting")
        var random = SeededGenerator(seed: seed)
        let animations: [Animation] = [
            .default, .bouncy, .snappy, .interactiveSpring, .easeInOut(duration: 0.7), .spring.speed(3),
            .interpolatingSpring(stiffness: 80, damping: 6), .smooth.delay(0.2), .easeInOut(duration: 0.3).delay(0.1),
            .easeInOut(duration: 0.4).repeatCount(3), .bouncy.logicallyComplete(after: 0.1),
        ]
        for chain in 0..<200 {
            var motion = Motion(at: 0.0)
            var (time, target) = (0.0, 0.0)
            for step in 0..<10 {
                let (value, velocity) = (motion.value(at: time), motion.velocity(at: time))
                target = Double.random(in: -100...100, using: &random)
                motion.retarget(to: target, animation: animations.randomElement(using: &random)!, at: time)
                #expect(abs(motion.value(at: time) - value) < 1e-9, "seed \(seed), chain \(chain), step \(step)")
                #expect(abs(motion.velocity(at: time) - velocity) < 1e-6, "seed \(seed), chain \(chain), step \(step)")
                time += Double.random(in: 0...0.5, using: &random)
            }
            #expect(motion.value(at: time + 60) == target, "seed \(seed), chain \(chain)")
            #expect(motion.isFinished)
        }
    }

    @Test("a spring that follows values set by hand begins with their velocity; a curve and a rest begin from rest")
    func followed() {
        func followed() -> Motion<Double> {
            var motion = Motion(at: 0.0)
            for step in 1...10 { motion.follow(Double(step) * 2, at: Double(step) / 100) }
            return motion
        }
        var spring = followed()
        #expect(spring.value(at: 0.1) == 20)
        spring.retarget(to: 0, animation: .spring(duration: 0.5), at: 0.1)
        #expect(abs(spring.velocity(at: 0.1) - 200) < 1e-9)
        var late = followed()
        late.retarget(to: 0, animation: .spring(duration: 0.5), at: 0.5)
        #expect(late.velocity(at: 0.5) == 0)
        var curve = followed()
        curve.retarget(to: 0, animation: .easeInOut(duration: 1), at: 0.1)
        #expect(curve.velocity(at: 0.1) == 0)
        #expect(curve.value(at: 2) == 0 && curve.isFinished)
    }

    @Test("descriptions tell the curve and what is around it")
    func descriptions() {
        #expect("\(Animation.linear(duration: 2).delay(1))".hasSuffix(".delay(1.0)"))
        #expect("\(Animation.easeIn.repeatForever())".hasSuffix(".repeatForever(autoreverses: true)"))
        #expect("\(Animation.bouncy)".hasPrefix("SpringAnimation(response: 0.5, dampingFraction: 0.7"))
        #expect(Animation.bouncy.speed(2).description.hasSuffix(".speed(2.0)"))
    }
}
