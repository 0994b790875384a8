import Foundation
import Synchronization

/// The messages that the program has logged last, for ``OSLogStore``.
///
/// Any thread may write and read: all belongs to the lock.
final class LogMemory: Sendable {
    static let ofProgram = LogMemory()

    struct Message: Sendable {
        let date: Date
        let level: OSLogType
        let subsystem: String
        let category: String
        let text: String
        let thread: UInt64
    }

    private struct Kept {
        /// Oldest first, but for where the newest took the place of the oldest.
        var messages: [Message] = []
        /// Where the oldest is, once there are as many as are kept.
        var oldest = 0
    }
    private let kept = Mutex(Kept())
    /// A message takes some 150 bytes and its text, so that this is a few megabytes at most.
    private let limit: Int
    /// Of one text. What is longer is kept up to there.
    private let longest = 1024

    init(limit: Int = 10_000) { self.limit = limit }

    func add(_ level: OSLogType, subsystem: String, category: String, _ text: String) {
        let short = text.utf8.count > longest ? String(decoding: text.utf8.prefix(longest), as: UTF8.self) : text
        let message = Message(
            date: Date(), level: level, subsystem: subsystem, category: category, text: short,
            thread: UInt64(pthread_self()))
        kept.withLock { kept in
            if kept.messages.count < limit {
                kept.messages.append(message)
            } else {
                kept.messages[kept.oldest] = message
                kept.oldest = (kept.oldest + 1) % limit
            }
        }
    }

    /// All that are kept, oldest first.
    var messages: [Message] {
        kept.withLock { Array($0.messages[$0.oldest...] + $0.messages[..<$0.oldest]) }
    }
}
