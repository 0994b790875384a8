import Foundation

/// Two fingers that turn around each other, on a touchpad or a screen.
public struct RotateGesture: PrimitiveGesture {
    /// How far the gesture has gone.
    public struct Value: Equatable, Sendable {
        /// When the fingers moved last.
        public var time: Date
        /// How far they have turned since the beginning, clockwise.
        public var rotation: Angle
        /// How fast they turn, per second.
        public var velocity: Angle
        /// The middle between the fingers at the beginning, in the view's unit square.
        public var startAnchor: UnitPoint
        /// The middle between the fingers at the beginning, in the view's coordinates.
        public var startLocation: CGPoint
    }

    /// How far the fingers must turn for the gesture to begin.
    public var minimumAngleDelta: Angle

    nonisolated public init(minimumAngleDelta: Angle = .degrees(1)) { self.minimumAngleDelta = minimumAngleDelta }

    public static func _makeRecognizer(inputs: _GraphInputs) -> _GestureRecognizer<Value> { RotateRecognizer() }

    public func _update(_ recognizer: _GestureRecognizer<Value>) {
        (recognizer as! RotateRecognizer).minimum = abs(minimumAngleDelta.radians)
    }
}

private final class RotateRecognizer: PinchRecognizer<RotateGesture.Value> {
    var minimum = Angle.degrees(1).radians

    override var minimumAmount: Double { minimum }
    override func amount(of pinch: Pinch) -> Double { pinch.rotation.radians }
    override func makeValue(_ pinch: Pinch, _ start: Start, velocity: Double, at date: Date) -> RotateGesture.Value {
        RotateGesture.Value(
            time: date, rotation: pinch.rotation, velocity: .radians(velocity), startAnchor: start.anchor,
            startLocation: start.location)
    }
}

/// Two fingers that turn around each other: the form of before ``RotateGesture``, whose value is the angle alone.
public struct RotationGesture: Gesture {
    public typealias Value = Angle
    /// How far the fingers must turn for the gesture to begin.
    public var minimumAngleDelta: Angle

    nonisolated public init(minimumAngleDelta: Angle = .degrees(1)) { self.minimumAngleDelta = minimumAngleDelta }

    public var body: _MapGesture<RotateGesture, Angle> {
        RotateGesture(minimumAngleDelta: minimumAngleDelta).map(\.rotation)
    }
}
