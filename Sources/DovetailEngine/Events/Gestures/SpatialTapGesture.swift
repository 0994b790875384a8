import Foundation

/// Presses and releases at one place, once or several times in a row, and tells where.
public struct SpatialTapGesture: PrimitiveGesture {
    /// Where the tap was.
    public struct Value: Equatable, Sendable {
        /// The place of the last release, in the gesture's coordinate space.
        public var location: CGPoint
    }

    /// How many times.
    public var count: Int
    /// What the location is measured from.
    public nonisolated(unsafe) var coordinateSpace: CoordinateSpace

    @_disfavoredOverload
    nonisolated public init(count: Int = 1, coordinateSpace: CoordinateSpace = .local) {
        self.count = count
        self.coordinateSpace = coordinateSpace
    }

    nonisolated public init(count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local) {
        self.count = count
        self.coordinateSpace = coordinateSpace.coordinateSpace
    }

    public static func _makeRecognizer(inputs: _GraphInputs) -> _GestureRecognizer<Value> { SpatialTapRecognizer() }

    public func _update(_ recognizer: _GestureRecognizer<Value>) {
        let recognizer = recognizer as! SpatialTapRecognizer
        recognizer.taps.count = max(count, 1)
        recognizer.coordinateSpace = coordinateSpace
    }
}

private final class SpatialTapRecognizer: TapRecognizer<SpatialTapGesture.Value> {
    var coordinateSpace = CoordinateSpace.local

    override func value(at event: GestureEvent) -> SpatialTapGesture.Value {
        SpatialTapGesture.Value(location: event.location(in: coordinateSpace))
    }
}
