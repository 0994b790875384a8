import DovetailCore
import Foundation

/// What changes of layers between ``begin()`` and ``commit()`` have in common: how long they are animated, and what runs when all animations
/// have ended that were added.
@MainActor @preconcurrency
open class CATransaction: NSObject {
    private struct Level {
        var duration: CFTimeInterval?
        var timingFunction: CAMediaTimingFunction?
        var disablesActions: Bool?
        var group: AnimationCompletion?
        var values: [String: Any] = [:]
    }
    // One for the process: transactions begin and end within calls of the main thread.
    private static var levels: [Level] = []

    /// Begins a transaction, inside of the one that was begun before.
    open class func begin() { levels.append(Level()) }

    /// Ends the transaction that was begun last. Changes are drawn in the next frame.
    open class func commit() { levels.popLast()?.group?.commit() }

    /// Draws what has changed: that happens in the next frame, so that nothing is left to be done.
    open class func flush() {}

    private static func innermost<Value>(_ value: (Level) -> Value?) -> Value? {
        levels.reversed().lazy.compactMap(value).first
    }

    private static func change(_ body: (inout Level) -> Void) {
        // Without one that was begun, each change is a transaction of its own.
        guard !levels.isEmpty else { return }
        body(&levels[levels.count - 1])
    }

    /// How long animations take that say nothing of it, in seconds.
    open class func animationDuration() -> CFTimeInterval { innermost(\.duration) ?? 0.25 }
    /// Sets how long animations take that say nothing of it, in seconds.
    open class func setAnimationDuration(_ dur: CFTimeInterval) { change { $0.duration = dur } }
    /// How fast animations go at each moment that say nothing of it.
    open class func animationTimingFunction() -> CAMediaTimingFunction? { innermost(\.timingFunction) }
    /// Sets how fast animations go at each moment that say nothing of it.
    open class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {
        change { $0.timingFunction = function }
    }
    /// Whether changes of layers are shown at once.
    open class func disableActions() -> Bool { innermost(\.disablesActions) ?? false }
    /// Sets whether changes of layers are shown at once, rather than animated.
    open class func setDisableActions(_ flag: Bool) { change { $0.disablesActions = flag } }
    /// What runs when the animations have ended that are added from now on; nil for nothing.
    open class func completionBlock() -> (() -> Void)? { innermost(\.group)?.completion }
    /// Sets what runs when the animations have ended that are added from now on: at the end of the transaction where there are none.
    open class func setCompletionBlock(_ block: (() -> Void)?) {
        change { $0.group = block.map { AnimationCompletion($0) } }
    }

    /// A value of the transaction by its key: one of Core Animation's, or of the app's own.
    open class func value(forKey key: String) -> Any? {
        switch key {
        case kCATransactionAnimationDuration: return animationDuration()
        case kCATransactionDisableActions: return disableActions()
        default: return innermost { $0.values[key] }
        }
    }
    /// Sets a value of the transaction by its key.
    open class func setValue(_ anObject: Any?, forKey key: String) {
        let value = AnimatedValue(anObject)
        guard case .number(let number)? = value else { return change { $0.values[key] = anObject } }
        switch key {
        case kCATransactionAnimationDuration: setAnimationDuration(number)
        case kCATransactionDisableActions: setDisableActions(number != 0)
        default: change { $0.values[key] = anObject }
        }
    }

    /// What waits for animations that are added now.
    static var completion: AnimationCompletion? { levels.last?.group }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The key of ``CATransaction/animationDuration()``.
public let kCATransactionAnimationDuration = "animationDuration"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The key of ``CATransaction/disableActions()``.
public let kCATransactionDisableActions = "disableActions"

/// Runs something when several animations have ended.
@MainActor
final class AnimationCompletion {
    let completion: () -> Void
    private var running = 0
    private var isCommitted = false

    init(_ completion: @escaping () -> Void) { self.completion = completion }

    func began() { running += 1 }
    func ended() {
        running -= 1
        runIfOver()
    }
    func commit() {
        isCommitted = true
        runIfOver()
    }

    private func runIfOver() { if isCommitted, running == 0 { completion() } }
}
