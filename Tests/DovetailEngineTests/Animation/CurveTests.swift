import DovetailCore
import Foundation
import Testing

/// Curves and springs against their closed forms and equations, at 1,000 points each.
@Suite("Curves and springs")
struct CurveTests {
    private static let beziers: [(name: String, points: (Double, Double, Double, Double), curve: UnitCurve)] = [
        ("easeIn", (0.42, 0, 1, 1), .easeIn), ("easeOut", (0, 0, 0.58, 1), .easeOut),
        ("easeInOut", (0.42, 0, 0.58, 1), .easeInOut),
        (
            "overshooting", (0.3, -0.5, 0.7, 1.6),
            .bezier(startControlPoint: UnitPoint(x: 0.3, y: -0.5), endControlPoint: UnitPoint(x: 0.7, y: 1.6))
        ),
        (
            "upright in the middle", (1, 0, 0, 1),
            .bezier(startControlPoint: UnitPoint(x: 1, y: 0), endControlPoint: UnitPoint(x: 0, y: 1))
        ),
    ]

    @Test("a Bézier curve gives the y that belongs to x, and dy/dx, at 1,000 points")
    func beziers() {
        for (name, (x1, y1, x2, y2), curve) in Self.beziers {
            var worst = 0.0
            var worstSlope = 0.0
            for step in 0...1000 {
                let t = Double(step) / 1000
                let u = 1 - t
                let x = 3 * u * u * t * x1 + 3 * u * t * t * x2 + t * t * t
                let y = 3 * u * u * t * y1 + 3 * u * t * t * y2 + t * t * t
                let dx = 3 * u * u * x1 + 6 * u * t * (x2 - x1) + 3 * t * t * (1 - x2)
                let dy = 3 * u * u * y1 + 6 * u * t * (y2 - y1) + 3 * t * t * (1 - y2)
                // Where the curve is upright, y can't be told from x to any number of digits.
                guard dx > 1e-3 else { continue }
                worst = max(worst, abs(curve.value(at: x) - y))
                worstSlope = max(worstSlope, abs(curve.velocity(at: x) - dy / dx))
            }
            #expect(worst < 1e-6, "\(name)")
            #expect(worstSlope < 1e-4, "\(name)")
        }
    }

    @Test("circular curves are parts of circles; linear is linear")
    func circular() {
        for step in 0...1000 {
            let x = Double(step) / 1000
            #expect(UnitCurve.linear.value(at: x) == x)
            #expect(abs(UnitCurve.circularEaseIn.value(at: x) - (1 - sqrt(1 - x * x))) < 1e-6)
            #expect(abs(UnitCurve.circularEaseOut.value(at: x) - sqrt(1 - (1 - x) * (1 - x))) < 1e-6)
            let half = x < 0.5 ? (1 - sqrt(1 - 4 * x * x)) / 2 : (sqrt(1 - pow(2 - 2 * x, 2)) + 1) / 2
            #expect(abs(UnitCurve.circularEaseInOut.value(at: x) - half) < 1e-6)
        }
        #expect(UnitCurve.easeIn.value(at: -1) == 0)
        #expect(UnitCurve.easeIn.value(at: 2) == 1)
        #expect(UnitCurve.linear.velocity(at: 0.3) == 1)
    }

    @Test("velocities at the ends of curves, as recorded")
    func ends() {
        func check(_ curve: UnitCurve, _ start: Double, _ end: Double) {
            #expect(curve.velocity(at: 0) == start)
            #expect(curve.velocity(at: 1) == end)
            #expect(curve.velocity(at: -1) == start)
            #expect(curve.velocity(at: 2) == end)
        }
        check(.linear, 1, 1)
        check(.easeIn, 0, 0)
        check(.easeOut, 1, 0)
        check(.easeInOut, 0, 0)
        check(.circularEaseIn, 0, .infinity)
        check(.circularEaseOut, .infinity, 0)
        #expect(abs(UnitCurve.easeIn.velocity(at: 0.75) - 1.37) < 0.01)
        #expect(abs(UnitCurve.easeOut.velocity(at: 0.25) - 1.37) < 0.01)
        let upright = UnitCurve.bezier(
            startControlPoint: UnitPoint(x: 0, y: 0.5), endControlPoint: UnitPoint(x: 1, y: 0.5))
        check(upright, .infinity, .infinity)
    }

    @Test("an inverse gives back the time at which a value is reached")
    func inverse() {
        let curves: [UnitCurve] = [
            .linear, .easeIn, .easeOut, .easeInOut, .circularEaseIn, .circularEaseOut, .circularEaseInOut,
        ]
        for curve in curves {
            for step in 5...995 {
                let x = Double(step) / 1000
                #expect(abs(curve.inverse.value(at: curve.value(at: x)) - x) < 1e-6)
            }
            #expect(curve.inverse.inverse == curve)
        }
    }

    private static let springs: [Spring] = [
        Spring(), .bouncy, .snappy, .smooth, Spring(duration: 1, bounce: -0.4), Spring(duration: 0.3, bounce: 0.9),
        Spring(response: 0.5, dampingRatio: 0.825), Spring(response: 0.55, dampingRatio: 1),
        Spring(response: 0.5, dampingRatio: 1 - 1e-9), Spring(response: 0.5, dampingRatio: 1 + 1e-9),
        Spring(mass: 2, stiffness: 100, damping: 5),
        Spring(mass: 1, stiffness: 20, damping: 40, allowOverDamping: true),
    ]

    @Test("a spring obeys its closed form at 1,000 points")
    func closedForm() {
        for spring in Self.springs {
            let w = 2 * Double.pi / spring.response
            let z = spring.dampingRatio
            var worst = 0.0
            for step in 0...1000 {
                let t = Double(step) / 500
                let (way, speed) = (3.0, -2.0)
                // x'' + 2zw x' + w² x = 0 for the remaining way, from x = 3, x' = 2.
                let rest: Double
                if abs(z - 1) < 1e-6 {
                    rest = exp(-w * t) * (way + (w * way - speed) * t)
                } else if z < 1 {
                    let d = w * sqrt(1 - z * z)
                    rest = exp(-z * w * t) * (way * cos(d * t) + (z * w * way - speed) / d * sin(d * t))
                } else {
                    let root = w * sqrt(z * z - 1)
                    let (a, b) = (-z * w + root, -z * w - root)
                    let first = (-speed - way * b) / (a - b)
                    rest = first * exp(a * t) + (way - first) * exp(b * t)
                }
                worst = max(worst, abs(spring.value(target: way, initialVelocity: speed, time: t) - (way - rest)))
            }
            #expect(worst < 1e-6, "\(spring)")
        }
    }

    @Test("a spring's velocity is the derivative of its value, and its force is its mass times the derivative of that")
    func derivatives() {
        for spring in Self.springs {
            for step in 1...1000 {
                let t = Double(step) / 500
                let h = 1e-5
                func value(_ t: Double) -> Double { spring.value(target: 1.0, initialVelocity: 4, time: t) }
                func velocity(_ t: Double) -> Double { spring.velocity(target: 1.0, initialVelocity: 4, time: t) }
                #expect(abs(velocity(t) - (value(t + h) - value(t - h)) / (2 * h)) < 1e-4)
                let acceleration = (velocity(t + h) - velocity(t - h)) / (2 * h)
                let force = spring.force(target: 1, position: value(t), velocity: velocity(t))
                #expect(abs(force - spring.mass * acceleration) < 1e-2)
            }
        }
    }

    @Test("moved on in steps, a spring is where it is in one step")
    func update() {
        for spring in Self.springs {
            var (value, velocity) = (2.0, -3.0)
            for _ in 0..<100 { spring.update(value: &value, velocity: &velocity, target: 7, deltaTime: 0.01) }
            #expect(abs(value - (2 + spring.value(target: 5.0, initialVelocity: -3, time: 1))) < 1e-9)
            #expect(abs(velocity - spring.velocity(target: 5.0, initialVelocity: -3, time: 1)) < 1e-8)
        }
    }

    @Test("duration, bounce, response and the physical parameters say the same")
    func parameters() {
        let spring = Spring(duration: 0.5, bounce: 0.3)
        #expect(abs(spring.stiffness - pow(2 * Double.pi / 0.5, 2)) < 1e-9)
        #expect(abs(spring.damping - 4 * Double.pi * 0.7 / 0.5) < 1e-9)
        #expect(abs(spring.dampingRatio - 0.7) < 1e-12 && abs(spring.bounce - 0.3) < 1e-12)
        let flat = Spring(duration: 0.5, bounce: -0.5)
        #expect(flat.dampingRatio == 2 && abs(flat.bounce + 0.5) < 1e-12)
        #expect(Spring(mass: 1, stiffness: 100, damping: 50).dampingRatio == 1)
        #expect(Spring(mass: 1, stiffness: 100, damping: 50, allowOverDamping: true).dampingRatio == 2.5)
        for ratio in [0.2, 0.7, 1, 1.5] {
            #expect(abs(Spring(settlingDuration: 2, dampingRatio: ratio).settlingDuration - 2) < 1e-6)
        }
    }

    @Test("a spring stays within epsilon after its settling time, and that time is not far too long")
    func settling() {
        for spring in Self.springs {
            let end = spring.settlingDuration(target: 10.0, initialVelocity: 30, epsilon: 0.01)
            for step in 0..<1000 {
                let value = spring.value(target: 10.0, initialVelocity: 30, time: end + Double(step) / 200)
                #expect(abs(value - 10) <= 0.0100001)
            }
            let before = (0..<100).map { spring.value(target: 10.0, initialVelocity: 30, time: end * Double($0) / 125) }
            #expect(before.contains { abs($0 - 10) > 0.01 })
        }
    }

    @Test("springs of nonsense parameters end")
    func nonsense() {
        for spring in [
            Spring(duration: 0, bounce: 0), Spring(duration: -1, bounce: 0), Spring(duration: .nan, bounce: .nan),
            Spring(response: .infinity, dampingRatio: 1), Spring(mass: 0, stiffness: -1, damping: -1),
        ] {
            let value = spring.value(target: 1.0, time: 1)
            #expect(value.isFinite)
            #expect(!spring.settlingDuration.isNaN)
        }
    }

    @Test("presets have SwiftUI's parameters")
    func presets() {
        #expect(Animation.default == .spring(response: 0.55, dampingFraction: 1))
        #expect(Animation.spring == .spring(duration: 0.5, bounce: 0))
        #expect(Animation.smooth == .spring(duration: 0.5, bounce: 0))
        #expect(Animation.snappy == .spring(duration: 0.5, bounce: 0.15))
        #expect(Animation.bouncy == .spring(duration: 0.5, bounce: 0.3))
        #expect(Animation.bouncy(duration: 1, extraBounce: 0.1) == .spring(Spring(duration: 1, bounce: 0.4)))
        #expect(Animation.spring() == .spring(duration: 0.5, bounce: 0))
        #expect(Animation.interactiveSpring == .spring(response: 0.15, dampingFraction: 0.86))
        #expect(Animation.linear == .linear(duration: 0.35))
        #expect(Animation.timingCurve(0.42, 0, 1, 1, duration: 2) == .easeIn(duration: 2))
        #expect(Animation.easeInOut.description.contains("0.35"))
        #expect(Set([Animation.linear, .easeIn, .linear]).count == 2)
    }

    @Test("an angle's animatable data is its radians times 128; scalars are animatable")
    func animatableData() {
        func data<T: Animatable>(of value: T) -> T.AnimatableData { value.animatableData }
        #expect(data(of: Angle(radians: 2)) == 256)
        var angle = Angle.zero
        angle.animatableData = 128
        #expect(angle.radians == 1)
        #expect(data(of: 2.5) == 2.5 && data(of: CGFloat(2)) == 2 && data(of: Float(3)) == 3)
        let values = AnimatableValues(1.0, CGFloat(2), AnimatablePair(3.0, 4.0))
        #expect((values + values).value.1 == 4)
        #expect(values.magnitudeSquared == 30)
        #expect((values - values) == .zero)
    }
}
