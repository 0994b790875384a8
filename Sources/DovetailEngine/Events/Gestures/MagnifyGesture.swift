import Foundation

/// Two fingers that move apart or together, on a touchpad or a screen.
public struct MagnifyGesture: PrimitiveGesture {
    /// How far the gesture has gone.
    public struct Value: Equatable, Sendable {
        /// When the fingers moved last.
        public var time: Date
        /// How many times as far apart the fingers are as at the beginning.
        public var magnification: CGFloat
        /// How fast the magnification changes, per second.
        public var velocity: CGFloat
        /// The middle between the fingers at the beginning, in the view's unit square.
        public var startAnchor: UnitPoint
        /// The middle between the fingers at the beginning, in the view's coordinates.
        public var startLocation: CGPoint
    }

    /// How much the magnification must differ from 1 for the gesture to begin.
    public var minimumScaleDelta: CGFloat

    nonisolated public init(minimumScaleDelta: CGFloat = 0.01) { self.minimumScaleDelta = minimumScaleDelta }

    public static func _makeRecognizer(inputs: _GraphInputs) -> _GestureRecognizer<Value> { MagnifyRecognizer() }

    public func _update(_ recognizer: _GestureRecognizer<Value>) {
        (recognizer as! MagnifyRecognizer).minimum = Double(minimumScaleDelta)
    }
}

private final class MagnifyRecognizer: PinchRecognizer<MagnifyGesture.Value> {
    var minimum = 0.01

    override var minimumAmount: Double { minimum }
    override func amount(of pinch: Pinch) -> Double { Double(pinch.magnification) - 1 }
    override func makeValue(
        _ pinch: Pinch, _ start: Start, velocity: Double, at date: Date
    ) -> MagnifyGesture.Value {
        MagnifyGesture.Value(
            time: date, magnification: pinch.magnification, velocity: CGFloat(velocity), startAnchor: start.anchor,
            startLocation: start.location)
    }
}

/// Two fingers that move apart or together: the form of before ``MagnifyGesture``, whose value is the magnification alone.
public struct MagnificationGesture: Gesture {
    public typealias Value = CGFloat
    /// How much the magnification must differ from 1 for the gesture to begin.
    public var minimumScaleDelta: CGFloat

    nonisolated public init(minimumScaleDelta: CGFloat = 0.01) { self.minimumScaleDelta = minimumScaleDelta }

    public var body: _MapGesture<MagnifyGesture, CGFloat> {
        MagnifyGesture(minimumScaleDelta: minimumScaleDelta).map(\.magnification)
    }
}
