import Foundation

extension DispatchQueue {
    /// Runs a closure on the main thread: at once there, soon from elsewhere.
    package static func onMain(_ body: @escaping @MainActor @Sendable () -> Void) {
        if MainThread.isCurrent {
            MainActor.assumeIsolated { body() }
        } else {
            DispatchQueue.main.async { MainActor.assumeIsolated { body() } }
        }
    }
}
