/// Two gestures that are recognised independently of each other.
public struct SimultaneousGesture<First: Gesture, Second: Gesture>: PrimitiveGesture {
    /// The values of both; nil for one that is not being made.
    public struct Value {
        public var first: First.Value?
        public var second: Second.Value?
    }

    public nonisolated(unsafe) var first: First
    public nonisolated(unsafe) var second: Second

    nonisolated public init(_ first: First, _ second: Second) {
        self.first = first
        self.second = second
    }

    public static func _makeRecognizer(inputs: _GraphInputs) -> _GestureRecognizer<Value> {
        SimultaneousRecognizer<First, Second>(
            First._makeRecognizer(inputs: inputs), Second._makeRecognizer(inputs: inputs))
    }

    public func _update(_ recognizer: _GestureRecognizer<Value>) {
        let recognizer = recognizer as! SimultaneousRecognizer<First, Second>
        first._update(recognizer.first)
        second._update(recognizer.second)
    }
}

extension SimultaneousGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}
extension SimultaneousGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}
extension SimultaneousGesture.Value: Hashable where First.Value: Hashable, Second.Value: Hashable {}

private final class SimultaneousRecognizer<First: Gesture, Second: Gesture>: PairRecognizer<
    First.Value, Second.Value, SimultaneousGesture<First, Second>.Value
>
{
    override func process(_ event: GestureEvent) {
        first.process(event)
        second.process(event)
        guard noteChanges() else { return }
        let value = SimultaneousGesture<First, Second>.Value(first: first.phase.value, second: second.phase.value)
        switch (first.outcome, second.outcome) {
        case (.failed, .failed): phase = .failed
        case (.ended, .ended), (.ended, .failed), (.failed, .ended): phase = .ended(value)
        case (.possible, .possible), (.possible, .failed), (.failed, .possible):
            phase = .possible(value.first == nil && value.second == nil ? nil : value)
        default: phase = .active(value)
        }
    }

    override func deliver() {
        first.deliver()
        second.deliver()
    }

    override var yieldsToHolding: Bool {
        (first.outcome == .failed || first.yieldsToHolding) && (second.outcome == .failed || second.yieldsToHolding)
    }
}

extension Gesture {
    /// Recognises this gesture and another one, each for itself.
    nonisolated public func simultaneously<Other: Gesture>(with other: Other) -> SimultaneousGesture<Self, Other> {
        SimultaneousGesture(self, other)
    }
}
