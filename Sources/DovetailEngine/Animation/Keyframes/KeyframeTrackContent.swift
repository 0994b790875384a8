import Foundation

/// Keyframes of one value, one after the other.
public protocol KeyframeTrackContent<Value> {
    associatedtype Value: Animatable = Body.Value
    associatedtype Body: KeyframeTrackContent
    @KeyframeTrackContentBuilder<Self.Value> var body: Body { get }

    /// Adds the keyframes. Not for use outside the framework.
    func _addSegments(to segments: inout _KeyframeSegments<Value>)
}

extension KeyframeTrackContent where Body.Value == Value {
    public func _addSegments(to segments: inout _KeyframeSegments<Value>) { body._addSegments(to: &segments) }
}

/// The keyframes of a track, each the way from the one before to its own value.
public struct _KeyframeSegments<Value: Animatable> {
    var all: [KeyframeSegment<Value>] = []
}

struct KeyframeSegment<Value: Animatable> {
    enum Movement {
        case jump
        case linear(UnitCurve)
        case cubic(start: Value?, end: Value?)
        case spring(Spring, start: Value?)
    }
    let target: Value
    let duration: Double
    let movement: Movement

    init(to target: Value, duration: Double, _ movement: Movement) {
        self.target = target
        self.duration = duration > 0 && duration < .infinity ? duration : 0
        self.movement = movement
    }
}

/// A keyframe that is made of no others.
protocol PrimitiveKeyframe: KeyframeTrackContent where Body == Self {}

extension PrimitiveKeyframe {
    public var body: Self { self }
}

/// Moves to a value in a straight line, by a timing curve.
public struct LinearKeyframe<Value: Animatable>: KeyframeTrackContent, PrimitiveKeyframe {
    private let segment: KeyframeSegment<Value>

    /// - Parameters:
    ///   - to: The value at the end.
    ///   - duration: In seconds.
    ///   - timingCurve: How the way is distributed over the time.
    public init(_ to: Value, duration: TimeInterval, timingCurve: UnitCurve = .linear) {
        segment = KeyframeSegment(to: to, duration: duration, .linear(timingCurve))
    }
    public func _addSegments(to segments: inout _KeyframeSegments<Value>) { segments.all.append(segment) }
}

/// Moves to a value by a smooth cubic curve.
///
/// Where no velocity is given, it is that of the keyframe beside, so that the movement goes on smoothly; between two cubic keyframes it is
/// that of the straight way from the value before to the value after. At the ends of a track it is zero.
public struct CubicKeyframe<Value: Animatable>: KeyframeTrackContent, PrimitiveKeyframe {
    private let segment: KeyframeSegment<Value>

    /// - Parameters:
    ///   - to: The value at the end.
    ///   - duration: In seconds.
    ///   - startVelocity: How fast the value changes at the start, per second.
    ///   - endVelocity: How fast the value changes at the end, per second.
    public init(_ to: Value, duration: TimeInterval, startVelocity: Value? = nil, endVelocity: Value? = nil) {
        segment = KeyframeSegment(to: to, duration: duration, .cubic(start: startVelocity, end: endVelocity))
    }
    public func _addSegments(to segments: inout _KeyframeSegments<Value>) { segments.all.append(segment) }
}

/// Moves to a value by a spring.
public struct SpringKeyframe<Value: Animatable>: KeyframeTrackContent, PrimitiveKeyframe {
    private let segment: KeyframeSegment<Value>

    /// - Parameters:
    ///   - to: Where the spring pulls.
    ///   - duration: When the next keyframe begins, in seconds; nil for when the spring has settled.
    ///   - spring: The spring.
    ///   - startVelocity: How fast the value changes at the start, per second; nil for as fast as at the end of the keyframe before.
    public init(_ to: Value, duration: TimeInterval? = nil, spring: Spring = Spring(), startVelocity: Value? = nil) {
        segment = KeyframeSegment(
            to: to, duration: duration ?? spring.settlingDuration, .spring(spring, start: startVelocity))
    }
    public func _addSegments(to segments: inout _KeyframeSegments<Value>) { segments.all.append(segment) }
}

/// Jumps to a value.
public struct MoveKeyframe<Value: Animatable>: KeyframeTrackContent, PrimitiveKeyframe {
    private let segment: KeyframeSegment<Value>

    public init(_ to: Value) { segment = KeyframeSegment(to: to, duration: 0, .jump) }
    public func _addSegments(to segments: inout _KeyframeSegments<Value>) { segments.all.append(segment) }
}

/// Several keyframes.
public struct _KeyframeSequence<Value: Animatable>: KeyframeTrackContent, PrimitiveKeyframe {
    let add: [(inout _KeyframeSegments<Value>) -> Void]
    public func _addSegments(to segments: inout _KeyframeSegments<Value>) { for add in add { add(&segments) } }
}

/// Makes a track of keyframes.
@resultBuilder
public struct KeyframeTrackContentBuilder<Value: Animatable> {
    public static func buildExpression<K: KeyframeTrackContent>(_ expression: K) -> K where Value == K.Value {
        expression
    }
    public static func buildPartialBlock<K: KeyframeTrackContent>(first: K) -> K where Value == K.Value { first }
    public static func buildPartialBlock(
        accumulated: some KeyframeTrackContent<Value>, next: some KeyframeTrackContent<Value>
    ) -> some KeyframeTrackContent<Value> {
        _KeyframeSequence<Value>(add: [{ accumulated._addSegments(to: &$0) }, { next._addSegments(to: &$0) }])
    }
    public static func buildBlock() -> some KeyframeTrackContent<Value> { _KeyframeSequence<Value>(add: []) }
    public static func buildArray(_ components: [some KeyframeTrackContent<Value>]) -> some KeyframeTrackContent<Value>
    {
        _KeyframeSequence<Value>(add: components.map { component in { component._addSegments(to: &$0) } })
    }
    public static func buildOptional(_ component: (some KeyframeTrackContent<Value>)?) -> some KeyframeTrackContent<
        Value
    > {
        _KeyframeSequence<Value>(add: component.map { component in [{ component._addSegments(to: &$0) }] } ?? [])
    }
    public static func buildEither(first component: some KeyframeTrackContent<Value>) -> _KeyframeSequence<Value> {
        _KeyframeSequence<Value>(add: [{ component._addSegments(to: &$0) }])
    }
    public static func buildEither(second component: some KeyframeTrackContent<Value>) -> _KeyframeSequence<Value> {
        _KeyframeSequence<Value>(add: [{ component._addSegments(to: &$0) }])
    }
}
