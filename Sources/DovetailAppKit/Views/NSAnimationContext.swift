import DovetailCore
import DovetailUIKit
import Foundation

/// Animates what a closure changes of views that are shown.
@MainActor @preconcurrency
open class NSAnimationContext: NSObject {
    /// How long it takes, in seconds.
    open var duration: TimeInterval = 0.25
    /// The curve of the animation; nil for one that is slow at both ends.
    open var timingFunction: CAMediaTimingFunction?
    /// Whether changes that are not made through `animator()` are animated, too. They always are.
    open var allowsImplicitAnimation = false

    // One for the process: groups begin and end within calls of the main thread.
    private static var stack: [NSAnimationContext] = []
    /// The context of the changes that are made now.
    public static var current: NSAnimationContext { stack.last ?? NSAnimationContext() }

    /// Animates what a closure changes of views of AppKit's, and of state.
    ///
    /// - Parameter completionHandler: Called when it has ended.
    public static func runAnimationGroup(
        _ changes: (NSAnimationContext) -> Void, completionHandler: (() -> Void)?
    ) {
        let context = NSAnimationContext()
        stack.append(context)
        defer { stack.removeLast() }
        var transaction = Transaction(animation: context.animation)
        if let completionHandler {
            transaction.addAnimationCompletion(criteria: .logicallyComplete, completionHandler)
        }
        withTransaction(transaction) { changes(context) }
    }

    /// Animates what a closure changes of views of AppKit's, and of state, for as long as an animation usually takes.
    public static func runAnimationGroup(_ changes: (NSAnimationContext) -> Void) {
        runAnimationGroup(changes, completionHandler: nil)
    }

    /// Begins to animate what is changed of views of AppKit's, until ``endGrouping()``.
    public static func beginGrouping() { stack.append(NSAnimationContext()) }
    /// Ends what ``beginGrouping()`` began.
    public static func endGrouping() { _ = stack.popLast() }

    private var animation: Animation? {
        guard duration > 0 else { return nil }
        guard let timingFunction else { return .easeInOut(duration: duration) }
        return timingFunction.animation(duration: duration)
    }
    /// How changes of views are animated that are made now; nil for not at all.
    static var runningAnimation: Animation? { stack.last?.animation }
}
