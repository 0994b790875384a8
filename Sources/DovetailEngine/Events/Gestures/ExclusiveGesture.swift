import Foundation

/// Two gestures of which only one is made: the second one once it is clear that it is not the first.
public struct ExclusiveGesture<First: Gesture, Second: Gesture>: PrimitiveGesture {
    @frozen
    public enum Value {
        case first(First.Value)
        case second(Second.Value)
    }

    public nonisolated(unsafe) var first: First
    public nonisolated(unsafe) var second: Second

    nonisolated public init(_ first: First, _ second: Second) {
        self.first = first
        self.second = second
    }

    public static func _makeRecognizer(inputs: _GraphInputs) -> _GestureRecognizer<Value> {
        ExclusiveRecognizer<First, Second>(
            First._makeRecognizer(inputs: inputs), Second._makeRecognizer(inputs: inputs))
    }

    public func _update(_ recognizer: _GestureRecognizer<Value>) {
        let recognizer = recognizer as! ExclusiveRecognizer<First, Second>
        first._update(recognizer.first)
        second._update(recognizer.second)
    }
}

extension ExclusiveGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}
extension ExclusiveGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}

private final class ExclusiveRecognizer<First: Gesture, Second: Gesture>: PairRecognizer<
    First.Value, Second.Value, ExclusiveGesture<First, Second>.Value
>
{
    private var isFirst = false

    override func process(_ event: GestureEvent) {
        guard !outcome.isFinal else { return }
        if first.outcome != .failed { first.process(event) }
        if !isFirst, !second.outcome.isFinal { second.process(event) }
        if event.kind == .time, second.outcome == .active || second.outcome == .ended, first.yieldsToHolding {
            first.phase = .failed
        }
        if !isFirst, first.outcome == .active || first.outcome == .ended {
            isFirst = true
            second.reset()
        }
        guard noteChanges() else { return }
        phase = !isFirst && first.outcome == .failed ? second.phase.map { .second($0) } : first.phase.map { .first($0) }
    }

    override func deliver() {
        if isFirst || first.outcome != .failed { first.deliver() } else { second.deliver() }
    }

    override func reset() {
        isFirst = false
        super.reset()
    }

    override var yieldsToHolding: Bool {
        first.outcome == .failed ? second.yieldsToHolding : first.yieldsToHolding && second.yieldsToHolding
    }
}

extension Gesture {
    /// Recognises this gesture, or else another one.
    nonisolated public func exclusively<Other: Gesture>(before other: Other) -> ExclusiveGesture<Self, Other> {
        ExclusiveGesture(self, other)
    }
}
