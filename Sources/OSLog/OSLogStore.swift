import Foundation

/// Reads what the program has logged.
///
///     let store = try OSLogStore(scope: .currentProcessIdentifier)
///     let entries = try store.getEntries(at: store.position(timeIntervalSinceEnd: -3600))
///         .compactMap { $0 as? OSLogEntryLog }
///
/// The last 10,000 messages that ``Logger`` and `os_log` have written are kept, the first 1,024 bytes of each, as long as the program runs: what
/// it logged in an earlier run and what others log can't be read. Any thread may use it.
open class OSLogStore: NSObject, @unchecked Sendable {
    /// Whose messages are read.
    public enum Scope: Int, Sendable {
        /// Those of all programs.
        case system = 0
        /// Those of this one.
        case currentProcessIdentifier = 1
    }

    private let memory: LogMemory

    /// - Throws: ``OSLogStoreError`` for those of all programs, which the system does not let others read.
    public convenience init(scope: Scope) throws {
        guard scope == .currentProcessIdentifier else { throw OSLogStoreError.otherPrograms }
        self.init(.ofProgram)
    }

    /// What is in an archive of a log.
    /// - Throws: ``OSLogStoreError``, always: there are none on Linux.
    public init(url: URL) throws { throw OSLogStoreError.archive }

    init(_ memory: LogMemory) {
        self.memory = memory
        super.init()
    }

    /// The messages of all programs.
    /// - Throws: ``OSLogStoreError``, always: only this program's can be read.
    public class func local() throws -> OSLogStore { try OSLogStore(scope: .system) }

    /// Where the log is at a time.
    open func position(date: Date) -> OSLogPosition { OSLogPosition(date) }
    /// Where the log was some seconds before now, which are negative; positive ones count as none.
    open func position(timeIntervalSinceEnd seconds: TimeInterval) -> OSLogPosition {
        OSLogPosition(Date(timeIntervalSinceNow: min(0, seconds)))
    }
    /// Where the log was some seconds after the machine was started; negative ones count as none.
    open func position(timeIntervalSinceLatestBoot seconds: TimeInterval) -> OSLogPosition {
        OSLogPosition(Date(timeIntervalSinceNow: max(0, seconds) - ProcessInfo.processInfo.systemUptime))
    }

    /// The messages that are kept, oldest first.
    /// - Parameters:
    ///   - options: Whether the newest comes first.
    ///   - position: Where to begin; nil for the beginning, or with ``OSLogEnumerator/Options/reverse`` the end.
    ///   - predicate: What is asked of each ``OSLogEntryLog``; nil for all.
    open func getEntries(
        with options: OSLogEnumerator.Options = [], at position: OSLogPosition? = nil,
        matching predicate: NSPredicate? = nil
    ) throws -> AnySequence<OSLogEntry> {
        let isReverse = options.contains(.reverse)
        let found = memory.messages.lazy
            .filter { message in position.map { isReverse ? message.date <= $0.date : message.date >= $0.date } ?? true
            }
            .map { OSLogEntryLog($0) as OSLogEntry }
            .filter { predicate?.evaluate(with: $0) ?? true }
        return AnySequence(isReverse ? Array(found).reversed() : Array(found))
    }
}

/// A place in a log.
open class OSLogPosition: NSObject, @unchecked Sendable {
    let date: Date
    init(_ date: Date) {
        self.date = date
        super.init()
    }
}

/// In which order a log is read.
open class OSLogEnumerator: NSObject {
    public struct Options: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// The newest first.
        public static let reverse = Options(rawValue: 1)
    }
}

/// Why a log can't be read.
public enum OSLogStoreError: Error, LocalizedError, Sendable {
    /// Messages of other programs were asked for.
    case otherPrograms
    /// An archive of a log was asked for.
    case archive

    public var errorDescription: String? {
        switch self {
        case .otherPrograms: "Only what this program has logged can be read, with the scope currentProcessIdentifier."
        case .archive: "There are no archives of logs on Linux."
        }
    }
}
