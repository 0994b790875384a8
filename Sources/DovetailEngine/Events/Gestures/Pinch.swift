import Foundation

/// Two fingers on the screen or a touchpad that move apart, together or around each other.
///
/// It comes as one ``Phase/began``, any number of ``Phase/changed`` and one ``Phase/ended`` or ``Phase/cancelled``.
package struct PinchEvent {
    package enum Phase: Hashable { case began, changed, ended, cancelled }

    package var phase: Phase
    /// How many times as far apart the fingers are as at the beginning.
    package var magnification: CGFloat
    /// How far they have turned since the beginning, clockwise.
    package var rotation: Angle
    /// The middle between them, in window points.
    package var location: CGPoint
    /// Seconds on the host's clock.
    package var time: TimeInterval
    /// The keys that are held.
    package var modifiers: EventModifiers

    package init(
        phase: Phase, magnification: CGFloat = 1, rotation: Angle = .zero, location: CGPoint, time: TimeInterval,
        modifiers: EventModifiers = []
    ) {
        self.modifiers = modifiers
        self.phase = phase
        self.magnification = magnification
        self.rotation = rotation
        self.location = location
        self.time = time
    }
}

/// What a recogniser is told of two fingers.
struct Pinch: Equatable {
    enum Phase { case began, changed, ended }
    var phase: Phase
    var magnification: CGFloat
    var rotation: Angle
}

/// Recognises gestures of two fingers; a kind of gesture says which amount counts, and what value it has.
class PinchRecognizer<Value>: _GestureRecognizer<Value> {
    /// Where two fingers were put down.
    struct Start {
        let location: CGPoint
        let anchor: UnitPoint
    }

    private var start: Start?
    private var track = VelocityTrack<Double>()

    /// How much of the gesture a pinch is; 0 for nothing.
    func amount(of pinch: Pinch) -> Double { fatalError("abstract") }
    /// The least amount that makes the gesture.
    var minimumAmount: Double { fatalError("abstract") }
    func makeValue(_ pinch: Pinch, _ start: Start, velocity: Double, at date: Date) -> Value { fatalError("abstract") }

    override final func process(_ event: GestureEvent) {
        guard !outcome.isFinal else { return }
        guard case .pinch(let pinch) = event.kind else {
            // A press of one finger is something else.
            if event.kind == .down { phase = .failed }
            return
        }
        if pinch.phase == .began || start == nil {
            start = Start(location: event.location(in: .local), anchor: Self.anchor(of: event))
            track.removeAll()
        }
        guard let start else { return }
        let amount = amount(of: pinch)
        guard amount.isFinite else { return }
        track.add(amount, at: event.time)
        if outcome == .possible, abs(amount) < minimumAmount || pinch.phase == .began {
            if pinch.phase == .ended { phase = .failed }
            return
        }
        let value = makeValue(pinch, start, velocity: track.velocity(at: event.time), at: event.date)
        phase = pinch.phase == .ended ? .ended(value) : .active(value)
    }

    private static func anchor(of event: GestureEvent) -> UnitPoint {
        let (point, size) = (event.location(in: .local), event.node.size)
        return UnitPoint(
            x: size.width > 0 ? point.x / size.width : 0.5, y: size.height > 0 ? point.y / size.height : 0.5)
    }

    override final func reset() {
        start = nil
        track.removeAll()
        super.reset()
    }
}
