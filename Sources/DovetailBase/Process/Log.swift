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

    /// Logs a note about something the first time that it is seen in this process. Costs little after that: it is called by bodies.
    package static func noteOnce(_ name: StaticString, _ message: (StaticString) -> String) {
        guard onceLock.insert(name) else { return }
        let text = message(name)
        logger.notice("\(text)", source: "Dovetail")
        onceLock.appendNote(text)
    }

    /// The notes logged by ``noteOnce(_:_:)`` so far, oldest first.
    package static var notes: [String] { onceLock.allNotes }

    /// The warnings logged by ``warnOnce(_:_:)`` so far, oldest first.
    package static var warnings: [String] { onceLock.messages }
}

/// The set of keys warned about, shared by all threads.
private final class OnceLock: @unchecked Sendable {
    private let lock = NSLock()
    private var keys: Set<String> = []
    private var texts: [String] = []
    /// Where the names of what was noted lie: each is written once in the program.
    private var names: Set<UnsafeRawPointer> = []
    private var notes: [String] = []

    func insert(_ name: StaticString) -> Bool {
        lock.lock()
        defer { lock.unlock() }
        return names.insert(UnsafeRawPointer(name.utf8Start)).inserted
    }

    func appendNote(_ text: String) {
        lock.lock()
        defer { lock.unlock() }
        notes.append(text)
    }

    var allNotes: [String] {
        lock.lock()
        defer { lock.unlock() }
        return notes
    }

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
