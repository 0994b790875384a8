import Foundation

/// A gesture whose type is hidden. When another type takes its place, what was being made is cancelled.
public struct AnyGesture<Value>: PrimitiveGesture {
    fileprivate let box: AnyGestureBox<Value>

    /// Hides the type of a gesture.
    nonisolated public init<T: Gesture>(_ gesture: T) where T.Value == Value { box = TypedGestureBox(gesture) }

    public static func _makeRecognizer(inputs: _GraphInputs) -> _GestureRecognizer<Value> {
        ChangingRecognizer<Value>(inputs: inputs)
    }

    public func _update(_ recognizer: _GestureRecognizer<Value>) {
        (recognizer as! ChangingRecognizer<Value>).update(box)
    }
}

/// No gesture, or the one inside.
extension Optional: Gesture, PrimitiveGesture where Wrapped: Gesture {
    public typealias Value = Wrapped.Value

    public static func _makeRecognizer(inputs: _GraphInputs) -> _GestureRecognizer<Value> {
        ChangingRecognizer<Value>(inputs: inputs)
    }

    public func _update(_ recognizer: _GestureRecognizer<Value>) {
        (recognizer as! ChangingRecognizer<Value>).update(map { TypedGestureBox($0) })
    }
}

@MainActor @preconcurrency
private class AnyGestureBox<Value> {
    nonisolated init() {}
    var type: Any.Type { fatalError("abstract") }
    func makeRecognizer(inputs: _GraphInputs) -> _GestureRecognizer<Value> { fatalError("abstract") }
    func update(_ recognizer: _GestureRecognizer<Value>) { fatalError("abstract") }
}

private final class TypedGestureBox<G: Gesture>: AnyGestureBox<G.Value> {
    nonisolated(unsafe) let gesture: G
    nonisolated init(_ gesture: G) {
        self.gesture = gesture
        super.init()
    }
    override var type: Any.Type { G.self }
    override func makeRecognizer(inputs: _GraphInputs) -> _GestureRecognizer<G.Value> {
        G._makeRecognizer(inputs: inputs)
    }
    override func update(_ recognizer: _GestureRecognizer<G.Value>) { gesture._update(recognizer) }
}

/// Recognises a gesture that may be replaced by one of another type, or by none.
private final class ChangingRecognizer<Value>: _GestureRecognizer<Value> {
    private let inputs: _GraphInputs
    private var upstream: _GestureRecognizer<Value>?
    private var type: Any.Type?
    private var seen = 0

    init(inputs: _GraphInputs) {
        self.inputs = inputs
        super.init()
    }

    @MainActor @preconcurrency
    func update(_ box: AnyGestureBox<Value>?) {
        if box?.type != type {
            type = box?.type
            upstream?.reset()
            upstream = box?.makeRecognizer(inputs: inputs)
            seen = 0
            // A press under way belongs to the gesture before.
            phase = .failed
        }
        if let box, let upstream { box.update(upstream) }
    }

    override func process(_ event: GestureEvent) {
        guard let upstream else { return phase = .failed }
        // One that has been made may still wait for another one to fail.
        guard !outcome.isFinal else { return }
        upstream.process(event)
        guard upstream.serial != seen else { return }
        seen = upstream.serial
        phase = upstream.phase
    }

    override func deliver() { upstream?.deliver() }

    override func reset() {
        upstream?.reset()
        super.reset()
    }

    override var deadline: TimeInterval? { upstream?.deadline }
    override func goesOn(withPressAt location: CGPoint) -> Bool {
        upstream?.goesOn(withPressAt: location) ?? false
    }
    override var yieldsToHolding: Bool { upstream?.yieldsToHolding ?? true }
    override var activationValue: Value? { upstream?.activationValue }
    override func activate() { upstream?.activate() }
}
