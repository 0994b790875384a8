import Foundation

extension Gesture {
    /// Keeps a gesture state up to date while the gesture is made.
    ///
    /// - Parameters:
    ///   - state: The state, as `$name`. It goes back to its initial value when the gesture ends or is cancelled.
    ///   - body: Gets the gesture's value, the state to change, and the transaction in which it changes.
    nonisolated public func updating<State>(
        _ state: GestureState<State>, body: @escaping (Value, inout State, inout Transaction) -> Void
    ) -> GestureStateGesture<Self, State> {
        GestureStateGesture(base: self, state: state, body: body)
    }
}

/// A gesture that keeps a state up to date while it is made.
public struct GestureStateGesture<Base: Gesture, State>: PrimitiveGesture {
    public typealias Value = Base.Value
    /// The gesture.
    public nonisolated(unsafe) var base: Base
    /// What it keeps up to date.
    public nonisolated(unsafe) var state: GestureState<State>
    nonisolated(unsafe) var update: (Base.Value, inout State, inout Transaction) -> Void

    nonisolated public init(
        base: Base, state: GestureState<State>, body: @escaping (Value, inout State, inout Transaction) -> Void
    ) {
        self.base = base
        self.state = state
        update = body
    }

    public static func _makeRecognizer(inputs: _GraphInputs) -> _GestureRecognizer<Value> {
        GestureStateRecognizer<Value, State>(Base._makeRecognizer(inputs: inputs))
    }

    public func _update(_ recognizer: _GestureRecognizer<Value>) {
        let recognizer = recognizer as! GestureStateRecognizer<Value, State>
        recognizer.state = state
        recognizer.update = update
        base._update(recognizer.upstream)
    }
}

private final class GestureStateRecognizer<Value, State>: ObservingGestureRecognizer<Value> {
    var state: GestureState<State>?
    var update: ((Value, inout State, inout Transaction) -> Void)?
    /// The state that was changed, until it is set back.
    private var changed: GestureState<State>?

    override func phaseChanged() {
        switch phase {
        case .possible(let value?), .active(let value):
            guard let state, let update else { return }
            changed = state
            state.change {
                $1.tracksVelocity = true
                update(value, &$0, &$1)
            }
        case .possible(nil): break
        case .ended, .failed: restore()
        }
    }

    private func restore() {
        changed?.restore()
        changed = nil
    }

    override func reset() {
        restore()
        super.reset()
    }
}
