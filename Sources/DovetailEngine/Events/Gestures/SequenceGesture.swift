import Foundation

/// A gesture that begins when another one has ended, in the same press where the first ended in it.
public struct SequenceGesture<First: Gesture, Second: Gesture>: PrimitiveGesture {
    @frozen
    public enum Value {
        /// The first gesture has not ended.
        case first(First.Value)
        /// The first gesture has ended; the second has the given value, or has not begun.
        case second(First.Value, Second.Value?)
    }

    public nonisolated(unsafe) var first: First
    public nonisolated(unsafe) var second: Second

    nonisolated public init(_ first: First, _ second: Second) {
        self.first = first
        self.second = second
    }

    public static func _makeRecognizer(inputs: _GraphInputs) -> _GestureRecognizer<Value> {
        SequenceRecognizer<First, Second>(
            First._makeRecognizer(inputs: inputs), Second._makeRecognizer(inputs: inputs))
    }

    public func _update(_ recognizer: _GestureRecognizer<Value>) {
        let recognizer = recognizer as! SequenceRecognizer<First, Second>
        first._update(recognizer.first)
        second._update(recognizer.second)
    }
}

extension SequenceGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}
extension SequenceGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}

private final class SequenceRecognizer<First: Gesture, Second: Gesture>: PairRecognizer<
    First.Value, Second.Value, SequenceGesture<First, Second>.Value
>
{
    private var isSecond = false
    private var isPressed = false

    override func process(_ event: GestureEvent) {
        guard !outcome.isFinal else { return }
        switch event.kind {
        case .down: isPressed = true
        case .up: isPressed = false
        case .pinch(let pinch): isPressed = pinch.phase != .ended
        case .moved, .time: break
        }
        if isSecond {
            second.process(event)
        } else {
            first.process(event)
            if first.outcome == .ended { beginSecond(event) }
        }
        guard noteChanges() else { return }
        phase = combined
    }

    private func beginSecond(_ event: GestureEvent) {
        isSecond = true
        guard isPressed else { return }
        var press = event
        if case .pinch(var pinch) = event.kind {
            pinch.phase = .began
            press.kind = .pinch(pinch)
        } else {
            press.kind = .down
        }
        second.process(press)
    }

    private var combined: GesturePhase<SequenceGesture<First, Second>.Value> {
        guard isSecond, let value = first.phase.value else { return first.phase.map { .first($0) } }
        switch second.phase {
        // Once the first gesture was made, this is what is being made.
        case .possible(let next): return .active(.second(value, next))
        case .active(let next): return .active(.second(value, next))
        case .ended(let next): return .ended(.second(value, next))
        case .failed: return .failed
        }
    }

    override func deliver() {
        first.deliver()
        if isSecond { second.deliver() }
    }

    override func reset() {
        isSecond = false
        isPressed = false
        super.reset()
    }

    override func goesOn(withPressAt location: CGPoint) -> Bool {
        guard !outcome.isFinal else { return false }
        // A second gesture that begins with a press of its own takes the next one, wherever it is.
        return isSecond ? !isPressed : first.goesOn(withPressAt: location)
    }

    override var deadline: TimeInterval? { isSecond ? second.deadline : first.deadline }
    override var yieldsToHolding: Bool { !isSecond && first.yieldsToHolding }
}

extension Gesture {
    /// Recognises another gesture after this one.
    nonisolated public func sequenced<Other: Gesture>(before other: Other) -> SequenceGesture<Self, Other> {
        SequenceGesture(self, other)
    }
}
