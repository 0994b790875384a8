import Foundation

/// A drag that moves the window.
///
/// It begins like a drag. The desktop then moves the window until the pointer is released, and tells nothing of that: the gesture ends
/// when the desktop gives the pointer back. Where the host's windows cannot be moved, as in tests, it is a drag like any other.
public struct WindowDragGesture: PrimitiveGesture {
    /// Tells nothing: the window moves by itself.
    public struct Value: Equatable, Sendable {}

    nonisolated public init() {}

    public static func _makeRecognizer(inputs: _GraphInputs) -> _GestureRecognizer<Value> {
        WindowDragRecognizer(DragGesture._makeRecognizer(inputs: inputs), window: inputs.window)
    }

    public func _update(_ recognizer: _GestureRecognizer<Value>) {
        let recognizer = recognizer as! WindowDragRecognizer
        DragGesture(minimumDistance: 3, coordinateSpace: .global)._update(recognizer.upstream)
    }
}

private final class WindowDragRecognizer: WrappingGestureRecognizer<DragGesture.Value, WindowDragGesture.Value> {
    private weak var window: (any WindowServices)?
    private var isMoving = false

    init(_ upstream: _GestureRecognizer<DragGesture.Value>, window: (any WindowServices)?) {
        self.window = window
        super.init(upstream)
    }

    override func wrapped(_ phase: GesturePhase<DragGesture.Value>) -> GesturePhase<WindowDragGesture.Value> {
        phase.map { _ in WindowDragGesture.Value() }
    }

    override func deliver() {
        super.deliver()
        guard case .active = phase, !isMoving else { return }
        isMoving = true
        MainActor.assumeIsolated { window?.moveWithPointer() }
    }

    override func reset() {
        isMoving = false
        super.reset()
    }
}
