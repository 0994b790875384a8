extension Gesture {
    /// The gesture, if modifier keys are held when it begins. Others may be held besides.
    nonisolated public func modifiers(_ modifiers: EventModifiers) -> _ModifiersGesture<Self> {
        _ModifiersGesture(gesture: self, modifiers: modifiers)
    }
}

/// A gesture with modifier keys held.
public struct _ModifiersGesture<Content: Gesture>: PrimitiveGesture {
    public typealias Value = Content.Value
    // A gesture is a value that is handed over as a whole; nobody else holds what is in it.
    nonisolated(unsafe) let gesture: Content
    let modifiers: EventModifiers

    public static func _makeRecognizer(inputs: _GraphInputs) -> _GestureRecognizer<Value> {
        ModifiersRecognizer(Content._makeRecognizer(inputs: inputs))
    }

    public func _update(_ recognizer: _GestureRecognizer<Value>) {
        let recognizer = recognizer as! ModifiersRecognizer<Value>
        recognizer.modifiers = modifiers
        gesture._update(recognizer.upstream)
    }
}

private final class ModifiersRecognizer<Value>: WrappingGestureRecognizer<Value, Value> {
    var modifiers: EventModifiers = []

    override func wrapped(_ phase: GesturePhase<Value>) -> GesturePhase<Value> { phase }

    override func process(_ event: GestureEvent) {
        if event.isBeginning, !event.modifiers.isSuperset(of: modifiers) { phase = .failed }
        guard !outcome.isFinal else { return }
        super.process(event)
    }
}
