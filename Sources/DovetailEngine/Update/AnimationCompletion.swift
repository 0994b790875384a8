import Foundation

/// When an animation counts as complete, for completion handlers.
public struct AnimationCompletionCriteria: Hashable, Sendable {
    private enum Moment { case logicallyComplete, removed }
    private let moment: Moment

    /// When the change seems to be over: at the end of a timing curve, after the perceptual duration of a spring.
    public static let logicallyComplete = AnimationCompletionCriteria(moment: .logicallyComplete)
    /// When nothing moves any more.
    public static let removed = AnimationCompletionCriteria(moment: .removed)
}

/// A completion handler of a transaction, which runs exactly once.
///
/// Whatever may still animate because of the transaction has a *hold* on it: the code that makes the changes, writes that the graph has
/// not been told of, and movements. When the last hold is gone, whether by the end of a movement, because another change took over
/// or because the view went, the handler runs. So it also runs when nothing was animated at all.
package final class AnimationCompletion: @unchecked Sendable {
    let criteria: AnimationCompletionCriteria
    private let lock = NSLock()
    private var holds = 0
    private var action: (() -> Void)?
    /// Where the changes are shown; the handler runs among the actions of its update.
    private weak var loop: UpdateLoop?

    package init(criteria: AnimationCompletionCriteria, action: @escaping () -> Void) {
        self.criteria = criteria
        self.action = action
    }

    /// Keeps the handler from running as long as it lives.
    package final class Hold {
        private let completion: AnimationCompletion
        fileprivate init(_ completion: AnimationCompletion) { self.completion = completion }
        deinit { completion.endHold() }
    }

    package func hold(for loop: UpdateLoop? = nil) -> Hold {
        lock.lock()
        holds += 1
        if let loop { self.loop = loop }
        lock.unlock()
        return Hold(self)
    }

    private func endHold() {
        lock.lock()
        holds -= 1
        let due = holds == 0 ? action : nil
        if due != nil { action = nil }
        let loop = loop
        lock.unlock()
        guard let due else { return }
        nonisolated(unsafe) let run = due
        if !MainThread.isCurrent {
            // Handlers run where views are; this one is handed over and used by nobody else.
            DispatchQueue.main.async { run() }
        } else if let loop {
            loop.afterEvaluation(run)
        } else {
            run()
        }
    }
}
