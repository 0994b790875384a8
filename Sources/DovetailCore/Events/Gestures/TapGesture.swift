import Foundation

/// Presses and releases at one place, once or several times in a row.
public struct TapGesture: PrimitiveGesture {
    public typealias Value = Void
    /// How many times.
    public var count: Int

    nonisolated public init(count: Int = 1) { self.count = count }

    public static func _makeRecognizer(inputs: _GraphInputs) -> _GestureRecognizer<Void> { PlainTapRecognizer() }

    public func _update(_ recognizer: _GestureRecognizer<Void>) {
        (recognizer as! PlainTapRecognizer).taps.count = max(count, 1)
    }
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

private final class PlainTapRecognizer: _GestureRecognizer<Void> {
    var taps = TapSequence()

    override func process(_ event: GestureEvent) {
        guard !outcome.isFinal else { return }
        switch taps.process(event) {
        case .ended: phase = .ended(())
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
    override var activationValue: Void? { taps.count == 1 ? () : nil }
}
