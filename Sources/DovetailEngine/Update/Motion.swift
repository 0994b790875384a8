import Foundation

/// A value on its way to another: the state of a running animation, of anything that is a vector.
///
/// The owner of an animated value keeps one of these. It tells it of each change, with the animation of the change's transaction, and asks
/// it for the value to show in each frame until it is finished:
///
///     var motion = Motion(at: 10.0)
///     motion.retarget(to: 20, animation: .default, at: now)   // or with nil: the value is there at once
///     // in each frame, while !motion.isFinished:
///     let shown = motion.value(at: now)
///     // when the next frame is needed; later than now while an animation is delayed:
///     let next = motion.nextTime(after: now)
///
/// **Retargeting.** The value shown never jumps unless it is told to. A spring takes over the velocity of the spring before it.
/// Everything else is *added*: the movement before goes on to its old target, and the new one covers the rest of the way, so a
/// curve that starts from rest changes no velocity. A movement that would never end is taken over where it is.
///
/// Nothing here depends on the graph. Where the animation's transaction has completion handlers, hand them over as `completions`:
/// they are told when the movement is complete, taken over, or dropped together with this value.
package struct Motion<Data: VectorArithmetic> {
    /// Where the value goes.
    package private(set) var target: Data
    /// The movements under way, the latest last. There is nearly always one.
    private var movements: [Movement] = []
    /// How the value was set lately, while somebody moves it by hand.
    private var track: VelocityTrack<Data>?

    /// A value at rest.
    package init(at value: Data) { target = value }

    /// Whether the value is at its target. True only after ``value(at:)`` was asked for a time at which it was there.
    package var isFinished: Bool { movements.isEmpty }

    /// Lets the value go to another.
    ///
    /// - Parameters:
    ///   - animation: How; nil for at once, which ends all movement.
    ///   - time: When the change happens, and the animation begins.
    ///   - completions: The completion handlers of the change's transaction.
    ///   - environment: What an app's own animation reads the environment with.
    package mutating func retarget(
        to target: Data, animation: Animation?, at time: Double, completions: [AnimationCompletion] = [],
        environment: @escaping () -> EnvironmentValues = { EnvironmentValues() }
    ) {
        let way = target - self.target
        self.target = target
        guard let animation else {
            track = nil
            return movements.removeAll()
        }
        var new = Movement(animation: animation, start: time, way: way)
        if let track, animation.curve.takesOver { new.velocity = track.velocity(at: time) }
        track = nil
        takeOver(into: &new, environment: environment)
        new.begin(completions)
        movements.append(new)
    }

    /// Sets the value at once, as one of a series: a spring that comes next begins with the velocity of the series.
    package mutating func follow(_ value: Data, at time: Double) {
        movements.removeAll()
        if track == nil { track = VelocityTrack() }
        track?.add(value, at: time)
        target = value
    }

    /// Whether the value is part of a series of settings; see ``follow(_:at:)``.
    var isFollowing: Bool { track != nil }

    /// Moves the target and all values on the way there.
    package mutating func shift(by distance: Data) { target += distance }

    /// The value to show at a time, which must not be earlier than the last one asked for. Movements that are over are dropped.
    @_specialize(where Data == CGFloat)
    @_specialize(where Data == Double)
    @_specialize(where Data == AnimatablePair<CGFloat, CGFloat>)
    package mutating func value(at time: Double) -> Data {
        var value = target
        var isAnyOver = false
        for index in movements.indices {
            if let rest = movements[index].rest(at: time) { value -= rest } else { isAnyOver = true }
        }
        if isAnyOver { movements.removeAll { $0.isOver } }
        return value
    }

    /// The velocity at a time, per second.
    package func velocity(at time: Double) -> Data {
        movements.reduce(into: .zero) { $0 += $1.velocity(at: time) }
    }

    /// When the value is to be shown next after `time`: then and there while something moves, later while all animations are delayed,
    /// nil when nothing moves any more.
    @_specialize(where Data == CGFloat)
    @_specialize(where Data == Double)
    @_specialize(where Data == AnimatablePair<CGFloat, CGFloat>)
    package func nextTime(after time: Double) -> Double? {
        var next: Double?
        for movement in movements {
            let own = max(time, movement.start + movement.animation.curve.stillness)
            next = min(next ?? own, own)
        }
        return next
    }

    /// Lets a new movement go on from those before it that it replaces.
    private mutating func takeOver(into new: inout Movement, environment: @escaping () -> EnvironmentValues) {
        let time = new.start
        let curve = new.animation.curve
        if let last = movements.last, !last.isEndless {
            if curve.isCustom || last.custom != nil {
                let context = last.custom?.context ?? AnimationContext(environment: environment)
                var merged = context
                if curve.isCustom,
                    curve.shouldMerge(
                        previous: last.animation, value: last.way, time: time - last.start, context: &merged)
                {
                    movements.removeLast()
                    new.way += last.restOfWay(at: time)
                    merged.isLogicallyComplete = false
                    new.custom = CustomRun(context: merged)
                }
            } else if curve.takesOver, last.animation.curve.takesOver {
                movements.removeLast()
                new.way += last.restOfWay(at: time)
                new.velocity = last.velocity(at: time)
            }
        }
        // What never ends must give way, or the value would never be at its target.
        for endless in movements where endless.isEndless {
            new.way += endless.restOfWay(at: time)
            if curve.takesOver { new.velocity += endless.velocity(at: time) }
        }
        movements.removeAll { $0.isEndless }
        if curve.isCustom, new.custom == nil {
            new.custom = CustomRun(context: AnimationContext(environment: environment))
        }
        new.settleEnd()
    }
}

/// What an app's own animation keeps.
private final class CustomRun<Data: VectorArithmetic> {
    var context: AnimationContext<Data>
    init(context: AnimationContext<Data>) { self.context = context }
}

extension Motion {
    private struct Movement {
        let animation: Animation
        let start: Double
        /// What it covers, from its start to its end.
        var way: Data
        /// How fast it is at its start, apart from what the animation says itself.
        var velocity = Data.zero
        /// When it is over and complete, in the time of the frames. An app's own animation tells by running.
        var end = Double.infinity
        var logicalEnd = Double.infinity
        var custom: CustomRun<Data>?
        private(set) var isOver = false
        /// Told when the movement is complete, and when it is gone.
        private var untilComplete: [AnimationCompletion.Hold] = []
        private var untilRemoved: [AnimationCompletion.Hold] = []

        init(animation: Animation, start: Double, way: Data) {
            self.animation = animation
            self.start = start
            self.way = way
        }

        /// Whether only another change can end it.
        var isEndless: Bool {
            if custom == nil { return end == .infinity }
            if case .repeated(_, .infinity, _) = animation.curve { return true }
            return false
        }

        mutating func settleEnd() {
            guard custom == nil else { return }
            end = start + animation.curve.end(way: way.magnitude, velocity: velocity.magnitude)
            logicalEnd = min(end, start + animation.curve.logicalDuration)
        }

        mutating func begin(_ completions: [AnimationCompletion]) {
            for completion in completions {
                if completion.criteria == .removed {
                    untilRemoved.append(completion.hold())
                } else {
                    untilComplete.append(completion.hold())
                }
            }
        }

        /// What is still missing at a time; nil when it is over.
        mutating func rest(at time: Double) -> Data? {
            if let custom {
                guard let value = animation.curve.animate(value: way, time: time - start, context: &custom.context)
                else { return finish() }
                if custom.context.isLogicallyComplete { untilComplete = [] }
                return way - value
            }
            if time >= end { return finish() }
            if time >= logicalEnd, !untilComplete.isEmpty { untilComplete = [] }
            return restOfWay(at: time)
        }

        private mutating func finish() -> Data? {
            isOver = true
            return nil
        }

        func restOfWay(at time: Double) -> Data {
            if let custom {
                var context = custom.context
                let value = animation.curve.animate(value: way, time: time - start, context: &context)
                return value.map { way - $0 } ?? .zero
            }
            guard time < end else { return .zero }
            let position = animation.curve.position(at: time - start)
            var rest = way.scaled(by: 1 - position.progress)
            if position.response != 0 { rest -= velocity.scaled(by: position.response) }
            return rest
        }

        func velocity(at time: Double) -> Data {
            if let custom {
                return animation.curve.velocity(value: way, time: time - start, context: custom.context) ?? .zero
            }
            guard time < end else { return .zero }
            let rate = animation.curve.rate(at: time - start)
            return way.scaled(by: rate.progress) + velocity.scaled(by: rate.response)
        }
    }
}
