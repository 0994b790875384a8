import Foundation
import Logging

/// Where the framework's warnings go.
package enum Log {
    package static let logger = Logger(label: "dovetail")

    private static let onceLock = OnceLock()

    /// Logs `message` the first time that `key` is seen in this process.
    package static func warnOnce(_ key: String, _ message: @autoclosure () -> String) {
        guard onceLock.insert(key) else { return }
        let text = message()
        logger.warning("\(text)", source: "Dovetail")
        onceLock.append(text)
    }

    /// The warnings logged by ``warnOnce(_:_:)`` so far, oldest first.
    package static var warnings: [String] { onceLock.messages }
}

/// The set of keys warned about, shared by all threads.
private final class OnceLock: @unchecked Sendable {
    private let lock = NSLock()
    private var keys: Set<String> = []
    private var texts: [String] = []

    func insert(_ key: String) -> Bool {
        lock.lock()
        defer { lock.unlock() }
        return keys.insert(key).inserted
    }

    func append(_ text: String) {
        lock.lock()
        defer { lock.unlock() }
        texts.append(text)
    }

    var messages: [String] {
        lock.lock()
        defer { lock.unlock() }
        return texts
    }
}
