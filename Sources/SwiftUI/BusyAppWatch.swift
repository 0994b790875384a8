import Foundation

/// Ends the process when an app keeps the main thread from taking a picture of it, as one does that waits there for the network.
final class BusyAppWatch: @unchecked Sendable {
    private let lock = NSLock()
    private var isEnded = false
    /// Writes what there is so far. Made on the main thread, called on another one.
    private var fallback: (() -> Void)?

    /// Begins to watch.
    ///
    /// - Parameter limit: How long the app may take, in seconds.
    init(limit: TimeInterval) {
        // Half of it again for a main thread that is about to notice by itself.
        let patience = limit * 1.5
        Thread.detachNewThread { [self] in
            Thread.sleep(forTimeInterval: patience)
            lock.lock()
            defer { lock.unlock() }
            guard !isEnded else { return }
            guard let fallback else {
                Self.say(
                    "The app has kept its main thread busy for \(Self.text(patience)) seconds; there is no picture.")
                _exit(1)
            }
            Self.say(
                "The app has kept its main thread busy for \(Self.text(patience)) seconds; the picture shows how it began."
            )
            fallback()
            _exit(0)
        }
    }

    /// Sets what is written if the main thread does not come back.
    func setFallback(_ write: @escaping () -> Void) {
        lock.lock()
        fallback = write
        lock.unlock()
    }

    /// Ends the watch: the main thread is back.
    func end() {
        lock.lock()
        isEnded = true
        lock.unlock()
    }

    static func say(_ line: String) { FileHandle.standardError.write(Data((line + "\n").utf8)) }

    static func text(_ seconds: TimeInterval) -> String {
        seconds == seconds.rounded() ? "\(Int(seconds))" : "\(seconds)"
    }
}
