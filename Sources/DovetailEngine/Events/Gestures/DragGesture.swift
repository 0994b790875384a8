import Foundation

/// A press that moves. It begins when the pointer has gone far enough, and ends with the release.
public struct DragGesture: PrimitiveGesture {
    /// Where a drag is. Lengths are in points of the gesture's coordinate space.
    public struct Value: Equatable, Sendable {
        /// The time of the move.
        public var time: Date
        /// Where the pointer is.
        public var location: CGPoint
        /// Where it was pressed.
        public var startLocation: CGPoint
        /// How fast it moves, in points a second, over the last tenth of a second.
        public var velocity: CGSize

        /// The way from the start to here.
        public var translation: CGSize {
            CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y)
        }

        /// Where it would come to rest if it were let go now and slowed down: a quarter of a second further on.
        public var predictedEndLocation: CGPoint {
            CGPoint(x: location.x + velocity.width / 4, y: location.y + velocity.height / 4)
        }

        /// The way from the start to where it would come to rest.
        public var predictedEndTranslation: CGSize {
            CGSize(width: translation.width + velocity.width / 4, height: translation.height + velocity.height / 4)
        }
    }

    /// How far the pointer goes before the drag begins, in points.
    public var minimumDistance: CGFloat
    /// What locations are measured from.
    public nonisolated(unsafe) var coordinateSpace: CoordinateSpace

    @_disfavoredOverload
    nonisolated public init(minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace = .local) {
        self.minimumDistance = minimumDistance
        self.coordinateSpace = coordinateSpace
    }

    nonisolated public init(minimumDistance: CGFloat = 10, coordinateSpace: some CoordinateSpaceProtocol = .local) {
        self.minimumDistance = minimumDistance
        self.coordinateSpace = coordinateSpace.coordinateSpace
    }

    public static func _makeRecognizer(inputs: _GraphInputs) -> _GestureRecognizer<Value> { DragRecognizer() }

    public func _update(_ recognizer: _GestureRecognizer<Value>) {
        let recognizer = recognizer as! DragRecognizer
        recognizer.minimumDistance = minimumDistance
        recognizer.coordinateSpace = coordinateSpace
    }
}

private final class DragRecognizer: _GestureRecognizer<DragGesture.Value> {
    var minimumDistance: CGFloat = 10
    var coordinateSpace = CoordinateSpace.local
    /// In window points: a view that the drag moves does not change the way the pointer has gone.
    private var start: CGPoint?
    private var startLocation = CGPoint.zero
    private var track = VelocityTrack<AnimatablePair<CGFloat, CGFloat>>()

    override func process(_ event: GestureEvent) {
        guard !outcome.isFinal else { return }
        if case .pinch = event.kind {
            phase = .failed
            return
        }
        if event.kind == .down {
            start = event.location
            startLocation = event.location(in: coordinateSpace)
            track.removeAll()
        }
        guard let start, event.kind != .time else { return }
        let location = event.location(in: coordinateSpace)
        track.add(AnimatablePair(location.x, location.y), at: event.time)
        let distance = hypot(event.location.x - start.x, event.location.y - start.y)
        if outcome == .possible, distance < minimumDistance {
            if event.kind == .up { phase = .failed }
            return
        }
        let velocity = track.velocity(at: event.time)
        let value = DragGesture.Value(
            time: event.date, location: location, startLocation: startLocation,
            velocity: CGSize(width: velocity.first, height: velocity.second))
        phase = event.kind == .up ? .ended(value) : .active(value)
    }

    override func reset() {
        start = nil
        track.removeAll()
        super.reset()
    }
}
