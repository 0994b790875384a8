import DovetailCore
import Foundation

extension SKNode {
    /// Runs an action beside those that run.
    public func run(_ action: SKAction) { runs.append(ActionRun(action)) }

    /// Runs an action, and calls when it is over. An action that is removed is never over.
    public func run(_ action: SKAction, completion block: @escaping () -> Void) {
        runs.append(ActionRun(action, completion: block))
    }

    /// Runs an action in the place of the one with the same key.
    public func run(_ action: SKAction, withKey key: String) {
        removeAction(forKey: key)
        runs.append(ActionRun(action, key: key))
    }

    /// Runs an action to its end.
    public func run(_ action: SKAction) async {
        await withCheckedContinuation { continuation in run(action) { continuation.resume() } }
    }

    /// Whether an action runs.
    public func hasActions() -> Bool { !runs.isEmpty }
    /// The action that was given with a key.
    public func action(forKey key: String) -> SKAction? { runs.first { $0.key == key }?.action }
    /// Ends an action where it is.
    public func removeAction(forKey key: String) { runs.removeAll { $0.key == key } }
    /// Ends all actions where they are.
    public func removeAllActions() { runs = [] }

    /// Lets its actions go on.
    func advanceActions(by time: Double) {
        guard !runs.isEmpty else { return }
        // Actions may begin and end others; what begins now runs from the next time on.
        for run in runs where runs.contains(where: { $0 === run }) {
            guard run.advance(by: time, on: self) else { continue }
            runs.removeAll { $0 === run }
            run.completion?()
        }
    }
}
