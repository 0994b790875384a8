import Foundation

extension Gesture {
    /// Runs an action when the gesture has been made.
    nonisolated public func onEnded(_ action: @escaping (Value) -> Void) -> _EndedGesture<Self> {
        _EndedGesture(gesture: self, action: action)
    }

    /// Makes another value of the gesture's.
    nonisolated public func map<T>(_ body: @escaping (Value) -> T) -> _MapGesture<Self, T> {
        _MapGesture(gesture: self, transform: body)
    }
}

extension Gesture where Value: Equatable {
    /// Runs an action whenever the gesture's value has changed.
    nonisolated public func onChanged(_ action: @escaping (Value) -> Void) -> _ChangedGesture<Self> {
        _ChangedGesture(gesture: self, action: action)
    }
}

/// A gesture with an action for its end.
public struct _EndedGesture<G: Gesture>: PrimitiveGesture {
    public typealias Value = G.Value
    nonisolated(unsafe) let gesture: G
    nonisolated(unsafe) let action: (G.Value) -> Void

    public static func _makeRecognizer(inputs: _GraphInputs) -> _GestureRecognizer<Value> {
        EndedGestureRecognizer(G._makeRecognizer(inputs: inputs))
    }

    public func _update(_ recognizer: _GestureRecognizer<Value>) {
        let recognizer = recognizer as! EndedGestureRecognizer<Value>
        recognizer.action = action
        gesture._update(recognizer.upstream)
    }
}

private final class EndedGestureRecognizer<Value>: ObservingGestureRecognizer<Value> {
    var action: ((Value) -> Void)?

    override func phaseChanged() {
        if case .ended(let value) = phase { action?(value) }
    }

    override func activate() {
        super.activate()
        if let value = activationValue { action?(value) }
    }
}

/// A gesture with an action for its changes.
public struct _ChangedGesture<G: Gesture>: PrimitiveGesture where G.Value: Equatable {
    public typealias Value = G.Value
    nonisolated(unsafe) let gesture: G
    nonisolated(unsafe) let action: (G.Value) -> Void

    public static func _makeRecognizer(inputs: _GraphInputs) -> _GestureRecognizer<Value> {
        ChangedGestureRecognizer(G._makeRecognizer(inputs: inputs))
    }

    public func _update(_ recognizer: _GestureRecognizer<Value>) {
        let recognizer = recognizer as! ChangedGestureRecognizer<Value>
        recognizer.action = action
        gesture._update(recognizer.upstream)
    }
}

private final class ChangedGestureRecognizer<Value: Equatable>: ObservingGestureRecognizer<Value> {
    var action: ((Value) -> Void)?
    private var last: Value?

    override func phaseChanged() {
        switch phase {
        case .possible(let value?), .active(let value):
            if value != last {
                last = value
                if let action { Transaction.trackingVelocity { action(value) } }
            }
        case .possible(nil), .ended, .failed: break
        }
    }

    override func reset() {
        last = nil
        super.reset()
    }
}

/// A gesture with another value.
public struct _MapGesture<G: Gesture, Value>: PrimitiveGesture {
    nonisolated(unsafe) let gesture: G
    nonisolated(unsafe) let transform: (G.Value) -> Value

    public static func _makeRecognizer(inputs: _GraphInputs) -> _GestureRecognizer<Value> {
        MapGestureRecognizer<G.Value, Value>(G._makeRecognizer(inputs: inputs))
    }

    public func _update(_ recognizer: _GestureRecognizer<Value>) {
        let recognizer = recognizer as! MapGestureRecognizer<G.Value, Value>
        recognizer.transform = transform
        gesture._update(recognizer.upstream)
    }
}

private final class MapGestureRecognizer<Upstream, Value>: WrappingGestureRecognizer<Upstream, Value> {
    var transform: ((Upstream) -> Value)?

    override func wrapped(_ phase: GesturePhase<Upstream>) -> GesturePhase<Value> { phase.map(transform!) }
    override var activationValue: Value? { upstream.activationValue.map(transform!) }
}
