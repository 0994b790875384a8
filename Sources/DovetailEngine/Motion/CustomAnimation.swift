import Foundation

/// An animation of one's own.
///
/// What is animated is a vector: from zero to `value`, the way of the change. The result is added to the old value.
@preconcurrency
public protocol CustomAnimation: Hashable, Sendable {
    /// Where the animated value is on its way from zero to `value`, `time` seconds after the start; nil when the animation is over.
    func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V?
    /// The velocity at a time, per second; nil when it is not known.
    func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V?
    /// Whether this animation takes over from `previous`, which runs since `time` seconds: then it starts with the way that is left and with
    /// the context. Else both run, and are added.
    func shouldMerge<V: VectorArithmetic>(
        previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> Bool
}

extension CustomAnimation {
    public func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? { nil }
    public func shouldMerge<V: VectorArithmetic>(
        previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> Bool { false }
}

/// What an animation keeps from frame to frame, and what it may look at.
public struct AnimationContext<Value: VectorArithmetic> {
    /// What the animation keeps.
    public var state: AnimationState<Value>
    /// Whether the animation counts as complete, for completion handlers, before it is over.
    public var isLogicallyComplete: Bool
    private let readEnvironment: () -> EnvironmentValues
    /// The environment of the view that is animated.
    public var environment: EnvironmentValues { readEnvironment() }

    init(
        state: AnimationState<Value> = AnimationState(), isLogicallyComplete: Bool = false,
        environment: @escaping () -> EnvironmentValues
    ) {
        self.state = state
        self.isLogicallyComplete = isLogicallyComplete
        readEnvironment = environment
    }

    /// The same context with another state.
    public func withState<T: VectorArithmetic>(_ state: AnimationState<T>) -> AnimationContext<T> {
        AnimationContext<T>(state: state, isLogicallyComplete: isLogicallyComplete, environment: readEnvironment)
    }
}

/// Values that an animation keeps, by key.
public struct AnimationState<Value: VectorArithmetic> {
    private var values: [ObjectIdentifier: Any] = [:]

    /// With every key at its default.
    public init() {}

    public subscript<K: AnimationStateKey>(key: K.Type) -> K.Value {
        get { values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
        set { values[ObjectIdentifier(key)] = newValue }
    }
}

/// A key for what an animation keeps.
public protocol AnimationStateKey {
    associatedtype Value
    static var defaultValue: Value { get }
}

/// Holds an app's animation.
package final class CustomAnimationBox: Hashable, Sendable {
    let base: any CustomAnimation
    init(_ base: any CustomAnimation) { self.base = base }

    package static func == (left: CustomAnimationBox, right: CustomAnimationBox) -> Bool {
        left === right || AnyHashable(left.base) == AnyHashable(right.base)
    }
    package func hash(into hasher: inout Hasher) { hasher.combine(AnyHashable(base)) }
}

extension Animation {
    /// The animation as one that can be run by hand.
    public var base: any CustomAnimation {
        if case .custom(let box) = curve { return box.base }
        return self
    }

    /// Where the animated value is on its way from zero to `value`; nil when the animation is over.
    public func animate<V: VectorArithmetic>(
        value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> V? {
        curve.animate(value: value, time: time, context: &context)
    }

    /// The velocity at a time, per second; nil when it is not known.
    public func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? {
        curve.velocity(value: value, time: time, context: context)
    }

    /// Whether this animation takes over from `previous`.
    public func shouldMerge<V: VectorArithmetic>(
        previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> Bool {
        curve.shouldMerge(previous: previous, value: value, time: time, context: &context)
    }
}

extension Animation: CustomAnimation {}

/// The velocity that a spring starts with, when it took over.
private struct InitialVelocityKey<V: VectorArithmetic>: AnimationStateKey {
    static var defaultValue: V { .zero }
}

/// When the present round of a repeated animation began, and which it is.
private struct RoundKey: AnimationStateKey {
    static var defaultValue: (start: Double, number: Double) { (0, 0) }
}

// Running any curve by value, time and context, as an app's own animation is run.
extension Animation.Curve {
    func animate<V: VectorArithmetic>(value: V, time: Double, context: inout AnimationContext<V>) -> V? {
        switch self {
        case .custom(let box):
            return box.base.animate(value: value, time: time, context: &context)
        case .delayed(let base, let seconds) where base.isCustom:
            return time < seconds ? .zero : base.animate(value: value, time: time - seconds, context: &context)
        case .scaledTime(let base, let speed) where base.isCustom:
            return speed > 0 ? base.animate(value: value, time: time * speed, context: &context) : .zero
        case .repeated(let base, let count, let autoreverses) where base.isCustom:
            return repeated(base, count, autoreverses, value: value, time: time, context: &context)
        case .logicallyComplete(let base, let seconds) where base.isCustom:
            let result = base.animate(value: value, time: time, context: &context)
            context.isLogicallyComplete = time >= seconds
            return result
        default:
            let velocity = context.state[InitialVelocityKey<V>.self]
            if time >= logicalDuration { context.isLogicallyComplete = true }
            guard time < end(way: value.magnitude, velocity: velocity.magnitude) else { return nil }
            let position = position(at: time)
            return value.scaled(by: position.progress) + velocity.scaled(by: position.response)
        }
    }

    private func repeated<V: VectorArithmetic>(
        _ base: Self, _ count: Double, _ autoreverses: Bool, value: V, time: Double, context: inout AnimationContext<V>
    ) -> V? {
        var round = context.state[RoundKey.self]
        var result = base.animate(value: value, time: time - round.start, context: &context)
        if result == nil {
            round = (time, round.number + 1)
            guard round.number < count else { return nil }
            // Each round starts with nothing kept.
            context.state = AnimationState()
            context.state[RoundKey.self] = round
            result = base.animate(value: value, time: 0, context: &context)
        }
        context.isLogicallyComplete = false
        guard let result else { return nil }
        let isReversed = autoreverses && round.number.truncatingRemainder(dividingBy: 2) == 1
        return isReversed ? value - result : result
    }

    func velocity<V: VectorArithmetic>(value: V, time: Double, context: AnimationContext<V>) -> V? {
        switch self {
        case .custom(let box):
            return box.base.velocity(value: value, time: time, context: context)
        case .delayed(let base, let seconds) where base.isCustom:
            return time < seconds ? .zero : base.velocity(value: value, time: time - seconds, context: context)
        case .scaledTime(let base, let speed) where base.isCustom:
            return base.velocity(value: value, time: time * speed, context: context)?.scaled(by: speed)
        case .repeated(let base, _, let autoreverses) where base.isCustom:
            let round = context.state[RoundKey.self]
            let isReversed = autoreverses && round.number.truncatingRemainder(dividingBy: 2) == 1
            return base.velocity(value: value, time: time - round.start, context: context)?
                .scaled(by: isReversed ? -1 : 1)
        case .logicallyComplete(let base, _) where base.isCustom:
            return base.velocity(value: value, time: time, context: context)
        default:
            let velocity = context.state[InitialVelocityKey<V>.self]
            let rate = rate(at: time)
            return value.scaled(by: rate.progress) + velocity.scaled(by: rate.response)
        }
    }

    func shouldMerge<V: VectorArithmetic>(
        previous: Animation, value: V, time: Double, context: inout AnimationContext<V>
    ) -> Bool {
        switch self {
        case .custom(let box):
            return box.base.shouldMerge(previous: previous, value: value, time: time, context: &context)
        case .scaledTime(let base, _) where base.isCustom, .logicallyComplete(let base, _) where base.isCustom:
            return base.shouldMerge(previous: previous, value: value, time: time, context: &context)
        case .delayed, .repeated: return false
        default:
            guard takesOver, previous.curve.takesOver else { return false }
            let velocity = previous.velocity(value: value, time: time, context: context) ?? .zero
            context.state[InitialVelocityKey<V>.self] = velocity
            return true
        }
    }
}
