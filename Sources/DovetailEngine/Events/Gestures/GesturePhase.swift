import Foundation

/// How far a gesture has come.
package enum GesturePhase<Value> {
    /// Nothing speaks against it yet. It may have something to tell already, as a long press that is being held.
    case possible(Value?)
    /// It is being made.
    case active(Value)
    /// It was made. Stays so until the recogniser is reset.
    case ended(Value)
    /// It is something else. Stays so until the recogniser is reset.
    case failed

    package func map<Result>(_ transform: (Value) -> Result) -> GesturePhase<Result> {
        switch self {
        case .possible(let value): .possible(value.map(transform))
        case .active(let value): .active(transform(value))
        case .ended(let value): .ended(transform(value))
        case .failed: .failed
        }
    }

    /// The phase without its value.
    var outcome: GestureOutcome {
        switch self {
        case .possible: .possible
        case .active: .active
        case .ended: .ended
        case .failed: .failed
        }
    }

    var value: Value? {
        switch self {
        case .possible(let value): value
        case .active(let value), .ended(let value): value
        case .failed: nil
        }
    }
}

enum GestureOutcome {
    case possible, active, ended, failed
    var isFinal: Bool { self == .ended || self == .failed }
}

/// What a recogniser is told: the pointer did something, or time has passed.
struct GestureEvent {
    enum Kind: Equatable {
        case down, moved, up, time
        /// Two fingers, which mean nothing to gestures of one.
        case pinch(Pinch)
    }

    var kind: Kind
    /// In window points.
    var location: CGPoint
    /// Seconds on the host's clock.
    var time: TimeInterval
    /// The same moment as the clock on the wall shows it.
    var date: Date
    /// What the view shows that the gesture belongs to.
    var node: DisplayNode
    /// The keys that are held.
    var modifiers: EventModifiers = []

    /// Whether fingers or a button go down.
    var isBeginning: Bool {
        switch kind {
        case .down: true
        case .pinch(let pinch): pinch.phase == .began
        case .moved, .up, .time: false
        }
    }

    func location(in space: CoordinateSpace) -> CGPoint { space.convertFromWindow(location, seenFrom: node) }
}
