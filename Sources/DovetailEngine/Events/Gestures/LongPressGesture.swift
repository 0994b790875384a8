import Foundation

/// A press that is held in one place. Its value is true from the press on; it ends, still held, when it was long enough.
public struct LongPressGesture: PrimitiveGesture {
    public typealias Value = Bool
    /// How long to hold, in seconds.
    public var minimumDuration: Double
    /// How far the pointer may move meanwhile, in points.
    public var maximumDistance: CGFloat

    nonisolated public init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {
        self.minimumDuration = minimumDuration
        self.maximumDistance = maximumDistance
    }

    public static func _makeRecognizer(inputs: _GraphInputs) -> _GestureRecognizer<Bool> { LongPressRecognizer() }

    public func _update(_ recognizer: _GestureRecognizer<Bool>) {
        let recognizer = recognizer as! LongPressRecognizer
        recognizer.minimumDuration = minimumDuration
        recognizer.maximumDistance = maximumDistance
    }
}

private final class LongPressRecognizer: _GestureRecognizer<Bool> {
    var minimumDuration = 0.5
    var maximumDistance: CGFloat = 10
    private var start = CGPoint.zero
    private var end: TimeInterval?

    override func process(_ event: GestureEvent) {
        guard !outcome.isFinal else { return }
        switch event.kind {
        case .down:
            start = event.location
            // A duration that is not a number is none; one without end is never reached.
            end = event.time + (minimumDuration > 0 ? minimumDuration : 0)
            phase = .possible(true)
        case .moved:
            if hypot(event.location.x - start.x, event.location.y - start.y) > maximumDistance { phase = .failed }
        // Held long enough, when the timer is late.
        case .up: phase = end.map { event.time >= $0 } == true ? .ended(true) : .failed
        case .pinch: phase = .failed
        case .time:
            if let end, event.time >= end { phase = .ended(true) }
        }
    }

    override func reset() {
        end = nil
        super.reset()
    }

    override var deadline: TimeInterval? { outcome.isFinal ? nil : end }
}
