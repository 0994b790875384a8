import Foundation

extension DispatchQueue {
    /// Calls an app's handler on a queue of the system's, as services do whose answers come from elsewhere.
    package static func callLater(_ handler: @escaping () -> Void) {
        // It is called once, on one thread, after the app has let go of it.
        nonisolated(unsafe) let handler = handler
        DispatchQueue.global().async { handler() }
    }
}
