import Foundation

/// Recognises taps; a kind of tap gesture says what value its last release has.
class TapRecognizer<Value>: _GestureRecognizer<Value> {
    var taps = TapSequence()

    /// The value of the gesture that `event` ends.
    func value(at event: GestureEvent) -> Value { fatalError("abstract") }

    override func process(_ event: GestureEvent) {
        guard !outcome.isFinal else { return }
        switch taps.process(event) {
        case .ended: phase = .ended(value(at: event))
        case .failed: phase = .failed
        case .possible, .active: break
        }
    }

    override func reset() {
        taps.reset()
        super.reset()
    }

    override var deadline: TimeInterval? { taps.deadline }
    override func goesOn(withPressAt location: CGPoint) -> Bool {
        outcome == .possible && taps.goesOn(withPressAt: location)
    }
    override var yieldsToHolding: Bool { taps.isPressed }
}

/// Counts taps.
struct TapSequence {
    /// How far the pointer may move in a press, and how far presses may be apart, in points.
    static let slop: CGFloat = 10
    /// The longest time between a release and the next press, in seconds.
    static let pause: TimeInterval = 0.35

    var count = 1
    private var done = 0
    private var start = CGPoint.zero
    private(set) var isPressed = false
    private(set) var deadline: TimeInterval?

    /// Takes an event; returns the gesture's outcome after it.
    mutating func process(_ event: GestureEvent) -> GestureOutcome {
        switch event.kind {
        case .down:
            (start, isPressed, deadline) = (event.location, true, nil)
        case .moved:
            if isPressed, distance(event.location) > Self.slop { return .failed }
        case .up:
            guard isPressed, distance(event.location) <= Self.slop else { return .failed }
            isPressed = false
            done += 1
            if done == count { return .ended }
            deadline = event.time + Self.pause
        case .pinch: return .failed
        case .time:
            if let deadline, event.time >= deadline { return .failed }
        }
        return .possible
    }

    /// Whether a press at a point is the next one in the row.
    func goesOn(withPressAt location: CGPoint) -> Bool {
        done > 0 && !isPressed && distance(location) <= Self.slop * 2
    }

    private func distance(_ point: CGPoint) -> CGFloat { hypot(point.x - start.x, point.y - start.y) }

    mutating func reset() { (done, isPressed, deadline) = (0, false, nil) }
}
