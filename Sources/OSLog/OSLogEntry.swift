import Foundation

/// Something that was logged.
open class OSLogEntry: NSObject, @unchecked Sendable {
    /// How long the system keeps it.
    public enum StoreCategory: Int, Sendable {
        case undefined, metadata, shortTerm, longTermAuto, longTerm1, longTerm3, longTerm7, longTerm14, longTerm30
    }

    /// The whole text.
    public let composedMessage: String
    /// When it was logged.
    public let date: Date
    /// How long it is kept: as long as the program runs.
    public let storeCategory: StoreCategory

    init(composedMessage: String, date: Date) {
        (self.composedMessage, self.date, storeCategory) = (composedMessage, date, .shortTerm)
        super.init()
    }
}

/// What is known of the process that logged something.
public protocol OSLogEntryFromProcess {
    /// The number of what the thread was doing: 0, as that is not told here.
    var activityIdentifier: UInt64 { get }
    /// The name of the process.
    var process: String { get }
    /// The number of the process.
    var processIdentifier: Int32 { get }
    /// The library that logged it: the program.
    var sender: String { get }
    /// The number of the thread.
    var threadIdentifier: UInt64 { get }
}

/// The place that something logged belongs to.
public protocol OSLogEntryWithPayload {
    /// The part of the subsystem.
    var category: String { get }
    /// The text with its values in it: what it was made of is not kept.
    var formatString: String { get }
    /// The app, or the part of it.
    var subsystem: String { get }
}

/// A message that a ``Logger`` or `os_log` wrote.
open class OSLogEntryLog: OSLogEntry, OSLogEntryFromProcess, OSLogEntryWithPayload, @unchecked Sendable {
    /// How important a message is.
    public enum Level: Int, Sendable { case undefined, debug, info, notice, error, fault }

    public let level: Level
    public let subsystem: String
    public let category: String
    public let process: String
    public let processIdentifier: Int32
    public let threadIdentifier: UInt64
    open var activityIdentifier: UInt64 { 0 }
    open var sender: String { process }
    open var formatString: String { composedMessage }

    init(_ message: LogMemory.Message) {
        level = Level(message.level)
        (subsystem, category, threadIdentifier) = (message.subsystem, message.category, message.thread)
        (process, processIdentifier) = (ProcessInfo.processInfo.processName, ProcessInfo.processInfo.processIdentifier)
        super.init(composedMessage: message.text, date: message.date)
    }
}

extension OSLogEntryLog.Level {
    init(_ type: OSLogType) {
        self =
            switch type {
            case .debug: .debug
            case .info: .info
            case .error: .error
            case .fault: .fault
            default: .notice
            }
    }
}
