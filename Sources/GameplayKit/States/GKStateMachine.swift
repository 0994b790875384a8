import Foundation

/// One way that something can be in, such as a hero who runs.
open class GKState: NSObject {
    /// The machine that it belongs to.
    open internal(set) weak var stateMachine: GKStateMachine?
    public override init() { super.init() }

    /// Whether a state of a class may follow. Any may, where a class says nothing.
    open func isValidNextState(_ stateClass: AnyClass) -> Bool { true }
    /// It is the machine's state now. `previousState` is nil for the first one.
    open func didEnter(from previousState: GKState?) {}
    /// Time has passed, in seconds.
    open func update(deltaTime seconds: TimeInterval) {}
    /// Another state follows.
    open func willExit(to nextState: GKState) {}
}

/// States of which one is current, each of a class of its own.
open class GKStateMachine: NSObject {
    /// The current state; nil before the first is entered.
    open private(set) var currentState: GKState?
    private let states: [ObjectIdentifier: GKState]

    /// A machine of states. Of two of one class the later counts.
    public init(states: [GKState]) {
        self.states = Dictionary(states.map { (ObjectIdentifier(type(of: $0)), $0) }) { $1 }
        super.init()
        for state in states { state.stateMachine = self }
    }

    /// The state of a class.
    open func state<StateType: GKState>(forClass stateClass: StateType.Type) -> StateType? {
        states[ObjectIdentifier(stateClass)] as? StateType
    }
    /// Whether the state of a class may follow the current one.
    open func canEnterState(_ stateClass: AnyClass) -> Bool {
        states[ObjectIdentifier(stateClass)] != nil && currentState?.isValidNextState(stateClass) != false
    }
    /// Makes the state of a class the current one, if it may follow. Returns whether it did.
    @discardableResult
    open func enter(_ stateClass: AnyClass) -> Bool {
        guard canEnterState(stateClass), let next = states[ObjectIdentifier(stateClass)] else { return false }
        let previous = currentState
        previous?.willExit(to: next)
        currentState = next
        next.didEnter(from: previous)
        return true
    }
    /// Tells the current state that time has passed, in seconds.
    open func update(deltaTime sec: TimeInterval) { currentState?.update(deltaTime: sec) }
}
