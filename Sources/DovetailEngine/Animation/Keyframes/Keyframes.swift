import Foundation

/// How a value, or parts of it, change over time: one or more tracks of keyframes.
public protocol Keyframes<Value> {
    /// What changes.
    associatedtype Value
    associatedtype Body: Keyframes where Value == Body.Value
    @KeyframesBuilder<Value> var body: Body { get }

    /// Adds the tracks. Not for use outside the framework.
    func _addTracks(to timeline: inout _KeyframeTracks<Value>)
}

extension Keyframes {
    public func _addTracks(to timeline: inout _KeyframeTracks<Value>) { body._addTracks(to: &timeline) }
}

/// The tracks of a timeline, ready to be played.
public struct _KeyframeTracks<Value> {
    struct Track {
        let duration: Double
        let apply: (inout Value, Double) -> Void
    }
    var initialValue: Value
    var tracks: [Track] = []
}

/// Keyframes that are made of no others.
protocol PrimitiveKeyframes: Keyframes where Body == Self {}

extension PrimitiveKeyframes {
    public var body: Self { self }
}

/// The keyframes of one value, or of one property of a value, one after the other.
public struct KeyframeTrack<Root, Value: Animatable, Content: KeyframeTrackContent>: Keyframes, PrimitiveKeyframes
where Value == Content.Value {
    private let keyPath: WritableKeyPath<Root, Value>
    private let content: Content

    /// Keyframes of the whole value.
    public init(@KeyframeTrackContentBuilder<Root> content: () -> Content) where Root == Value {
        keyPath = \.self
        self.content = content()
    }

    /// Keyframes of a property.
    public init(_ keyPath: WritableKeyPath<Root, Value>, @KeyframeTrackContentBuilder<Value> content: () -> Content) {
        self.keyPath = keyPath
        self.content = content()
    }

    public func _addTracks(to timeline: inout _KeyframeTracks<Root>) {
        var segments = _KeyframeSegments<Value>()
        content._addSegments(to: &segments)
        let curve = KeyframeCurve(from: timeline.initialValue[keyPath: keyPath], segments: segments.all)
        let keyPath = keyPath
        timeline.tracks.append(
            _KeyframeTracks<Root>.Track(duration: curve.duration) { $0[keyPath: keyPath] = curve.value(at: $1) })
    }
}

/// Several tracks, played together.
public struct _KeyframesList<Value>: Keyframes, PrimitiveKeyframes {
    let add: [(inout _KeyframeTracks<Value>) -> Void]
    public func _addTracks(to timeline: inout _KeyframeTracks<Value>) { for add in add { add(&timeline) } }
}

/// Makes keyframes of tracks.
@resultBuilder
public struct KeyframesBuilder<Value> {
    public static func buildExpression<K: Keyframes>(_ expression: K) -> K where Value == K.Value { expression }
    /// Keyframes with no track around them are those of the whole value.
    public static func buildExpression<C: KeyframeTrackContent>(_ expression: C) -> C where Value == C.Value {
        expression
    }

    public static func buildPartialBlock<K: Keyframes>(first: K) -> K where Value == K.Value { first }
    public static func buildPartialBlock<K: KeyframeTrackContent>(first: K) -> K where Value == K.Value { first }
    public static func buildPartialBlock(
        accumulated: some Keyframes<Value>, next: some Keyframes<Value>
    ) -> some Keyframes<Value> {
        _KeyframesList<Value>(add: [{ accumulated._addTracks(to: &$0) }, { next._addTracks(to: &$0) }])
    }
    public static func buildPartialBlock(
        accumulated: some KeyframeTrackContent<Value>, next: some KeyframeTrackContent<Value>
    ) -> some KeyframeTrackContent<Value> where Value: Animatable {
        _KeyframeSequence<Value>(add: [{ accumulated._addSegments(to: &$0) }, { next._addSegments(to: &$0) }])
    }
    /// The keyframes of a loop, one after the other.
    public static func buildArray(
        _ components: [some KeyframeTrackContent<Value>]
    ) -> some KeyframeTrackContent<Value> where Value: Animatable {
        KeyframeTrackContentBuilder<Value>.buildArray(components)
    }
    /// The tracks of a loop, played together.
    public static func buildArray(_ components: [some Keyframes<Value>]) -> some Keyframes<Value> {
        _KeyframesList<Value>(add: components.map { component in { component._addTracks(to: &$0) } })
    }
    /// Keyframes that depend on a condition.
    public static func buildEither(
        first component: some KeyframeTrackContent<Value>
    ) -> _KeyframeSequence<Value> where Value: Animatable {
        KeyframeTrackContentBuilder<Value>.buildEither(first: component)
    }
    /// Keyframes that depend on a condition.
    public static func buildEither(
        second component: some KeyframeTrackContent<Value>
    ) -> _KeyframeSequence<Value> where Value: Animatable {
        KeyframeTrackContentBuilder<Value>.buildEither(second: component)
    }
    public static func buildBlock() -> some Keyframes<Value> { _KeyframesList<Value>(add: []) }
    public static func buildFinalResult<K: Keyframes>(_ component: K) -> K where Value == K.Value { component }
    public static func buildFinalResult<C: KeyframeTrackContent>(
        _ component: C
    ) -> some Keyframes<Value> where Value == C.Value {
        KeyframeTrack<Value, Value, C>(\.self) { component }
    }
}

/// Plays keyframes: gives the value at any time.
public struct KeyframeTimeline<Value> {
    private let timeline: _KeyframeTracks<Value>

    public init(initialValue: Value, @KeyframesBuilder<Value> content: () -> some Keyframes<Value>) {
        var timeline = _KeyframeTracks(initialValue: initialValue)
        content()._addTracks(to: &timeline)
        self.timeline = timeline
    }

    /// How long the longest track is, in seconds.
    public var duration: TimeInterval { timeline.tracks.map(\.duration).max() ?? 0 }

    /// The value at a time in seconds. Before the start it is the initial one; a track that is over keeps its last value.
    public func value(time: Double) -> Value {
        var value = timeline.initialValue
        for track in timeline.tracks { track.apply(&value, time) }
        return value
    }

    /// The value at a part of the duration, from 0 to 1.
    public func value(progress: Double) -> Value { value(time: progress * duration) }
}
