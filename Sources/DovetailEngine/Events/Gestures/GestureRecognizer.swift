import Foundation

/// What the arena of gestures knows of a recogniser: everything but the type of its value.
open class _AnyGestureRecognizer {
    init() {}

    /// How far the gesture has come.
    var outcome: GestureOutcome { fatalError("abstract") }

    /// Takes an event. Only finds out what it means: no action runs, since another gesture may turn out to be the one
    /// that is made.
    func process(_ event: GestureEvent) { fatalError("abstract") }

    /// Runs the actions for what has been found out since the last time.
    func deliver() {}

    /// Goes back to the start: for a next time, or because another gesture was made or the view has gone. What the
    /// gesture's states were set to is taken back.
    func reset() { fatalError("abstract") }

    /// When it wants to be told the time, in seconds on the host's clock.
    var deadline: TimeInterval? { nil }

    /// Whether a press at a point of the window would go on with the gesture, as the second one of a double tap does.
    func goesOn(withPressAt location: CGPoint) -> Bool { false }

    /// Whether it gives way to another gesture that is made by holding still.
    var yieldsToHolding: Bool { false }

    /// Whether it can be made by other means than the pointer.
    var isActivatable: Bool { false }

    /// Runs the actions as if the gesture had been made.
    func activate() {}
}

/// Recognises one gesture, for one identity. Not for use outside the framework.
open class _GestureRecognizer<Value>: _AnyGestureRecognizer {
    /// How far the gesture has come, and with what value.
    package final var phase: GesturePhase<Value> = .possible(nil) {
        didSet { serial += 1 }
    }

    /// Counts what happened to ``phase``.
    private(set) final var serial = 0

    override final var outcome: GestureOutcome { phase.outcome }

    /// The value of a gesture that is made by other means than the pointer; nil if it can't be.
    var activationValue: Value? { nil }
    override final var isActivatable: Bool { activationValue != nil }

    override func reset() { phase = .possible(nil) }
}

/// A recogniser that makes something of what another one finds out.
package class WrappingGestureRecognizer<Upstream, Value>: _GestureRecognizer<Value> {
    package final let upstream: _GestureRecognizer<Upstream>
    private var seen = 0

    package init(_ upstream: _GestureRecognizer<Upstream>) {
        self.upstream = upstream
        super.init()
    }

    func wrapped(_ phase: GesturePhase<Upstream>) -> GesturePhase<Value> { fatalError("abstract") }

    override func process(_ event: GestureEvent) {
        upstream.process(event)
        guard upstream.serial != seen else { return }
        seen = upstream.serial
        phase = wrapped(upstream.phase)
    }

    package override func deliver() { upstream.deliver() }

    package override func reset() {
        upstream.reset()
        super.reset()
    }

    override var deadline: TimeInterval? { upstream.deadline }
    override var yieldsToHolding: Bool { upstream.yieldsToHolding }
    override func goesOn(withPressAt location: CGPoint) -> Bool { upstream.goesOn(withPressAt: location) }
    override func activate() { upstream.activate() }
}

/// A recogniser that does something with the phases of another one, at its delivery.
class ObservingGestureRecognizer<Value>: WrappingGestureRecognizer<Value, Value> {
    private var delivered = 0

    override final func wrapped(_ phase: GesturePhase<Value>) -> GesturePhase<Value> { phase }
    override final var activationValue: Value? { upstream.activationValue }

    override final func deliver() {
        super.deliver()
        guard serial != delivered else { return }
        delivered = serial
        phaseChanged()
    }

    /// The phase is another one than at the last delivery.
    func phaseChanged() {}
}
