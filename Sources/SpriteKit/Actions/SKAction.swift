import DovetailCore
import DovetailUIKit
import Foundation

/// How the progress of an action follows time.
public enum SKActionTimingMode: Int, Sendable { case linear, easeIn, easeOut, easeInEaseOut }

/// The progress at a part of the time, both from 0 to 1.
public typealias SKActionTimingFunction = (Float) -> Float

/// A change of a node over time. Any number of nodes may run it, each by itself.
@MainActor @preconcurrency
open class SKAction: NSObject, NSCopying {
    let kind: ActionKind
    /// How long it takes, in seconds.
    open var duration: TimeInterval
    /// How progress follows time.
    open var timingMode = SKActionTimingMode.linear
    /// Changes the progress further.
    open var timingFunction: SKActionTimingFunction = { $0 }
    /// How much faster it runs.
    open var speed: CGFloat = 1

    /// An action that does nothing.
    public override convenience init() { self.init(.wait(range: 0)) }

    init(_ kind: ActionKind, duration: TimeInterval = 0) {
        self.kind = kind
        self.duration = duration
    }

    nonisolated open func copy(with zone: NSZone? = nil) -> Any {
        // Handed out of a closure that runs before the next line, on the same thread.
        nonisolated(unsafe) var copy: SKAction!
        MainActor.assumeIsolated { copy = self.with(self.kind) }
        return copy!
    }

    func with(_ kind: ActionKind) -> SKAction {
        let copy = SKAction(kind, duration: duration)
        (copy.timingMode, copy.timingFunction, copy.speed) = (timingMode, timingFunction, speed)
        return copy
    }

    /// The progress at a part of the time.
    func progress(_ part: Double) -> Double {
        let eased =
            switch timingMode {
            case .linear: part
            case .easeIn: part * part
            case .easeOut: part * (2 - part)
            case .easeInEaseOut: part < 0.5 ? 2 * part * part : 1 - 2 * (1 - part) * (1 - part)
            }
        return Double(timingFunction(Float(eased)))
    }

    /// The action that does the opposite; of one that can't be turned round, itself. Sequences are turned round from their end.
    open func reversed() -> SKAction {
        switch kind {
        case .change(let change): with(.change(change.reversed))
        case .sequence(let actions): with(.sequence(actions.reversed().map { $0.reversed() }))
        case .group(let actions): with(.group(actions.map { $0.reversed() }))
        case .repeated(let action, let count): with(.repeated(action.reversed(), count))
        case .follow(let walk, let isOffset, let isOriented):
            with(.follow(walk.reversed, isOffset: isOffset, isOriented: isOriented))
        case .textures(let textures, let perFrame, let resizes, let restores):
            with(.textures(textures.reversed(), perFrame, resizes: resizes, restores: restores))
        case .atOnce(.hide): with(.atOnce(.unhide))
        case .atOnce(.unhide): with(.atOnce(.hide))
        case .named(let action, let name): with(.named(action.reversed(), name))
        default: self
        }
    }
}

/// What an action does.
@MainActor
enum ActionKind {
    case change(ActionChange)
    case sequence([SKAction])
    case group([SKAction])
    /// Nil for for ever.
    case repeated(SKAction, Int?)
    case wait(range: TimeInterval)
    case atOnce(ActionStep)
    case custom((SKNode, CGFloat) -> Void)
    case follow(PathWalk, isOffset: Bool, isOriented: Bool)
    case textures([SKTexture], TimeInterval, resizes: Bool, restores: Bool)
    case named(SKAction, String)
    /// A force in each moment; the second is where.
    case push((SKPhysicsBody, CGFloat) -> Void)
}

/// What is done in no time.
@MainActor
enum ActionStep {
    case hide, unhide, remove
    case call(() -> Void)
    case texture(SKTexture, resizes: Bool)
    case sound(String, waits: Bool)
    case sounding((SKAudioNode) -> Void)
}

/// A value that changes over time.
@MainActor
struct ActionChange {
    /// The numbers of a node that are changed; nil where the node has none.
    let get: (SKNode) -> [CGFloat]?
    let set: (SKNode, [CGFloat]) -> Void
    let goal: Goal
    /// For angles: the shorter way round.
    var isShortestTurn = false

    enum Goal {
        case by([CGFloat])
        /// Of factors.
        case times([CGFloat])
        /// A number that is nil is left alone.
        case to([CGFloat?])
    }

    var reversed: ActionChange {
        switch goal {
        case .by(let change): ActionChange(get: get, set: set, goal: .by(change.map { -$0 }))
        case .times(let factors): ActionChange(get: get, set: set, goal: .times(factors.map { $0 == 0 ? 0 : 1 / $0 }))
        case .to: self
        }
    }
}
