import Foundation

/// What is still to be done when the program ends in good order (`exit`, or the end of `main`).
enum ProgramEnd {
    // One for the process, whose end it is. Guarded by `lock`.
    private static let lock = NSLock()
    nonisolated(unsafe) private static var actions: [() -> Void] = []

    /// Calls `action` at the end.
    static func add(_ action: @escaping () -> Void) {
        let isFirst = lock.withLock {
            actions.append(action)
            return actions.count == 1
        }
        if isFirst { atexit { ProgramEnd.run() } }
    }

    private static func run() {
        for action in lock.withLock({ actions }) { action() }
    }
}
