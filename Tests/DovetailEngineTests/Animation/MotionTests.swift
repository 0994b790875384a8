import DovetailCore
import Foundation
import Testing

@Suite("Motion")
struct MotionTests {
    @Test("a motion follows its curve and is finished at the end")
    func curve() {
        var motion = Motion(at: 10.0)
        #expect(motion.isFinished)
        motion.retarget(to: 20, animation: .linear(duration: 2), at: 5)
        #expect(!motion.isFinished)
        #expect(motion.value(at: 5) == 10)
        #expect(motion.value(at: 6) == 15)
        #expect(motion.velocity(at: 6) == 5)
        #expect(motion.nextTime(after: 6) == 6)
        #expect(motion.value(at: 7) == 20)
        #expect(motion.isFinished && motion.nextTime(after: 7) == nil)
    }

    @Test("springs, and curves that start and end at rest, change neither value nor velocity abruptly when retargeted")
    func continuity() {
        let animations: [Animation] = [
            .default, .bouncy, .interactiveSpring, .spring(response: 0.8, dampingFraction: 1.5),
            .easeInOut(duration: 0.7),
            .spring.speed(2), .interpolatingSpring(stiffness: 100, damping: 8), .smooth.delay(0.1),
        ]
        for first in animations {
            for second in animations {
                var motion = Motion(at: 0.0)
                motion.retarget(to: 100, animation: first, at: 0)
                for (time, target) in [(0.1, 30.0), (0.14, 80), (0.17, 80.5)] {
                    let (value, velocity) = (motion.value(at: time), motion.velocity(at: time))
                    motion.retarget(to: target, animation: target == 80 ? first : second, at: time)
                    #expect(abs(motion.value(at: time) - value) < 1e-9, "\(first) then \(second)")
                    #expect(abs(motion.velocity(at: time) - velocity) < 1e-6, "\(first) then \(second)")
                    // The velocity told is that of the values.
                    let change = (motion.value(at: time + 1e-6) - value) / 1e-6
                    #expect(abs(change - velocity) < 1, "\(first) then \(second)")
                }
            }
        }
    }

    @Test("a spring takes over from a spring: there is one movement, with the velocity of the one before")
    func takesOver() {
        var motion = Motion(at: 0.0)
        let spring = Spring(duration: 0.5, bounce: 0.2)
        motion.retarget(to: 1, animation: .spring(spring), at: 0)
        let (value, velocity) = (motion.value(at: 0.1), motion.velocity(at: 0.1))
        motion.retarget(to: -1, animation: .spring(spring), at: 0.1)
        for step in 0...100 {
            let time = Double(step) / 200
            let expected = value + spring.value(target: -1 - value, initialVelocity: velocity, time: time)
            #expect(abs(motion.value(at: 0.1 + time) - expected) < 1e-9)
        }
    }

    @Test("a spring reaches its end without a step of more than a hundredth of the way")
    func lastStep() {
        for animation in [Animation.default, .bouncy, .spring(response: 1, dampingFraction: 2), .spring(duration: 0.2)]
        {
            var motion = Motion(at: 0.0)
            motion.retarget(to: 100, animation: animation, at: 0)
            var (last, time) = (0.0, 0.0)
            while !motion.isFinished {
                last = motion.value(at: time)
                time += 1.0 / 60
                if motion.value(at: time) == 100, motion.isFinished { break }
                #expect(time < 10)
            }
            #expect(abs(100 - last) < 1)
            #expect(motion.value(at: time) == 100)
        }
    }

    @Test("an endless animation gives way to a finite one, from where it is")
    func endless() {
        var motion = Motion(at: 0.0)
        motion.retarget(to: 1, animation: .linear(duration: 1).repeatForever(), at: 0)
        #expect(motion.value(at: 0.25) == 0.25 && motion.value(at: 1.25) == 0.75)
        motion.retarget(to: 5, animation: .linear(duration: 1), at: 1.25)
        #expect(motion.value(at: 1.25) == 0.75)
        #expect(abs(motion.value(at: 1.75) - 2.875) < 1e-12)
        #expect(motion.value(at: 2.25) == 5)
        #expect(motion.isFinished)
    }

    @Test("delay, speed and repetition: where, and until when")
    func changedTime() {
        var motion = Motion(at: 0.0)
        motion.retarget(to: 1, animation: .linear(duration: 1).delay(2), at: 10)
        #expect(motion.nextTime(after: 10) == 12)
        #expect(motion.value(at: 11.9) == 0 && motion.value(at: 12.5) == 0.5 && motion.value(at: 13) == 1)
        motion.retarget(to: 0, animation: .linear(duration: 1).speed(2), at: 20)
        #expect(motion.value(at: 20.25) == 0.5 && motion.value(at: 20.5) == 0)
        motion.retarget(to: 1, animation: .linear(duration: 1).repeatCount(3), at: 30)
        #expect(motion.value(at: 31.25) == 0.75 && motion.value(at: 32.25) == 0.25 && motion.value(at: 33) == 1)
        #expect(motion.isFinished)
        motion.retarget(to: 0, animation: .linear(duration: 1).repeatCount(2, autoreverses: false), at: 40)
        #expect(motion.value(at: 41.25) == 0.75)
        #expect(motion.value(at: 42) == 0 && motion.isFinished)
    }

    @Test("without an animation the value is there at once")
    func jump() {
        var motion = Motion(at: 0.0)
        motion.retarget(to: 1, animation: .default, at: 0)
        motion.retarget(to: 7, animation: nil, at: 0.1)
        #expect(motion.value(at: 0.1) == 7 && motion.isFinished)
    }

    private struct Elastic: CustomAnimation {
        let duration: Double
        func animate<V: VectorArithmetic>(value: V, time: Double, context: inout AnimationContext<V>) -> V? {
            if time > duration { return nil }
            context.state[Frames.self] += 1
            if time > duration / 2 { context.isLogicallyComplete = true }
            return value.scaled(by: time / duration * (context.environment.isEnabled ? 1 : 0))
        }
        func shouldMerge<V: VectorArithmetic>(
            previous: Animation, value: V, time: Double, context: inout AnimationContext<V>
        ) -> Bool { previous.base is Elastic }
    }

    private struct Frames: AnimationStateKey { static var defaultValue: Int { 0 } }

    @Test("an animation of one's own runs with its state, merges, and can be delayed and repeated")
    func custom() {
        var motion = Motion(at: 0.0)
        motion.retarget(to: 10, animation: Animation(Elastic(duration: 1)), at: 0)
        #expect(motion.value(at: 0.5) == 5)
        motion.retarget(to: 0, animation: Animation(Elastic(duration: 1)), at: 0.5)
        #expect(motion.value(at: 0.5) == 5)
        #expect(motion.value(at: 1) == 2.5)
        #expect(motion.value(at: 1.6) == 0 && motion.isFinished)
        motion.retarget(to: 8, animation: Animation(Elastic(duration: 1)).delay(1).speed(2), at: 2)
        #expect(motion.value(at: 2.4) == 0 && motion.value(at: 2.75) == 4)
        motion.retarget(to: 8, animation: nil, at: 3)
        motion.retarget(to: 0, animation: Animation(Elastic(duration: 1)).repeatCount(2), at: 3)
        #expect(motion.value(at: 3.5) == 4)
        _ = motion.value(at: 4.1)
        #expect(abs(motion.value(at: 4.6) - 4) < 1e-9)
    }
}
