import Foundation

/// One of those that a press may be meant for: a gesture, or a control.
class GestureContender {
    enum Status {
        case possible
        /// The press is meant for it.
        case recognized
        /// It was made.
        case done
        /// It is something else.
        case failed

        var isFinished: Bool { self == .done || self == .failed }
    }

    let responder: any Responder
    final var status = Status.possible
    /// What must have failed before the press can be meant for this one.
    final var blockers: [GestureContender] = []

    init(_ responder: any Responder) { self.responder = responder }

    final var isBlocked: Bool { blockers.contains { $0.status != .failed } }
    var outcome: GestureOutcome { fatalError("abstract") }
    var deadline: TimeInterval? { nil }

    func process(_ event: GestureEvent, _ pointer: PointerEvent?) { fatalError("abstract") }
    /// Whether it gives way to another one that is being made because of an event of the given kind.
    func yields(on kind: GestureEvent.Kind) -> Bool { false }
    func goesOn(withPressAt location: CGPoint) -> Bool { false }
    func deliver() {}
    /// The gesture is over, or was not meant.
    func finish(isCancelled: Bool) {}
    /// Whether it can go on: it is enabled and in the window.
    var isUsable: Bool { responder.node != nil }
}

/// A view's gesture.
final class RecognizerContender: GestureContender {
    private let gesture: GestureResponder

    init(_ gesture: GestureResponder) {
        self.gesture = gesture
        super.init(gesture)
    }

    override var outcome: GestureOutcome { gesture.recognizer.outcome }
    override var deadline: TimeInterval? { gesture.recognizer.deadline }
    override func process(_ event: GestureEvent, _ pointer: PointerEvent?) { gesture.recognizer.process(event) }
    override func yields(on kind: GestureEvent.Kind) -> Bool { kind == .time && gesture.recognizer.yieldsToHolding }
    override func goesOn(withPressAt location: CGPoint) -> Bool {
        gesture.recognizer.goesOn(withPressAt: location)
    }
    override func deliver() { gesture.recognizer.deliver() }
    override func finish(isCancelled: Bool) { gesture.recognizer.reset() }
    override var isUsable: Bool { super.isUsable && gesture.isEnabled && gesture.mask.contains(.gesture) }
}

/// A control, which gets presses and moves as they come, and the release when no gesture goes before it.
final class ControlContender: GestureContender {
    private var start = CGPoint.zero
    private var isLoose = false
    private var release: PointerEvent?

    override var outcome: GestureOutcome { release == nil ? .possible : .ended }

    override func process(_ event: GestureEvent, _ pointer: PointerEvent?) {
        guard let pointer, let node = responder.node else { return }
        switch event.kind {
        case .down:
            start = event.location
            responder.pointerDown(at: node.convertFromWindow(event.location), event: pointer)
        case .moved:
            if hypot(event.location.x - start.x, event.location.y - start.y) > TapSequence.slop { isLoose = true }
            responder.pointerMoved(to: node.convertFromWindow(event.location), event: pointer)
        case .up: release = pointer
        case .time, .pinch: break
        }
    }

    override func yields(on kind: GestureEvent.Kind) -> Bool { isLoose && release == nil && !responder.keepsDrags }

    override func deliver() {
        guard let release, let node = responder.node else { return }
        responder.pointerUp(at: node.convertFromWindow(release.location), event: release)
    }

    override func finish(isCancelled: Bool) { if isCancelled { responder.pointerCancelled() } }
}
