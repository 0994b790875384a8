import Foundation

/// Writes messages of an app to the standard error stream, one line each: category, level and text.
///
/// Values in messages are written in full, whatever their privacy: the stream belongs to the person who started the program. What is
/// marked `.private` or `.sensitive` is masked when `DOVETAIL_LOG_PRIVATE` is `0`.
public struct Logger: Sendable {
    private let subsystem: String
    private let category: String
    private let isDisabled: Bool

    public init(subsystem: String, category: String) {
        self.subsystem = subsystem
        self.category = category
        isDisabled = false
    }

    /// Writes nothing.
    init(disabled: Void) { (subsystem, category, isDisabled) = ("", "", true) }

    public init() { self.init(subsystem: "", category: "") }

    public func log(_ message: OSLogMessage) { write(message, .default) }
    public func log(level: OSLogType, _ message: OSLogMessage) { write(message, level) }
    public func trace(_ message: OSLogMessage) { write(message, .debug) }
    public func debug(_ message: OSLogMessage) { write(message, .debug) }
    public func info(_ message: OSLogMessage) { write(message, .info) }
    public func notice(_ message: OSLogMessage) { write(message, .default) }
    public func warning(_ message: OSLogMessage) { write(message, .error, name: "warning") }
    public func error(_ message: OSLogMessage) { write(message, .error) }
    public func critical(_ message: OSLogMessage) { write(message, .fault, name: "critical") }
    public func fault(_ message: OSLogMessage) { write(message, .fault) }

    private func write(_ message: OSLogMessage, _ level: OSLogType, name: String? = nil) {
        // As with the system's log, messages for debugging are not kept unless somebody looks.
        guard isWritten(level) else { return }
        LogMemory.ofProgram.add(level, subsystem: subsystem, category: category, message.text)
        let place = [subsystem, category].filter { !$0.isEmpty }.joined(separator: ":")
        let line = (place.isEmpty ? "" : "[\(place)] ") + "\(name ?? level.name): \(message.text)\n"
        FileHandle.standardError.write(Data(line.utf8))
    }

    func isWritten(_ level: OSLogType) -> Bool { !isDisabled && (level != .debug || Self.showsDebug) }

    private static let showsDebug = ProcessInfo.processInfo.environment["DOVETAIL_LOG_DEBUG"] != "0"
}

/// How important a message is.
public struct OSLogType: RawRepresentable, Hashable, Sendable, CustomStringConvertible {
    public let rawValue: UInt8
    public init(rawValue: UInt8) { self.rawValue = rawValue }
    public init(_ rawValue: UInt8) { self.rawValue = rawValue }
    public static let `default` = OSLogType(rawValue: 0)
    public static let info = OSLogType(rawValue: 1)
    public static let debug = OSLogType(rawValue: 2)
    public static let error = OSLogType(rawValue: 16)
    public static let fault = OSLogType(rawValue: 17)

    public var description: String { name }

    var name: String {
        switch self {
        case .info: return "info"
        case .debug: return "debug"
        case .error: return "error"
        case .fault: return "fault"
        default: return "notice"
        }
    }
}

/// A place that messages belong to, for the functions of before `Logger`.
public final class OSLog: Sendable {
    let logger: Logger
    public init(subsystem: String, category: String) { logger = Logger(subsystem: subsystem, category: category) }
    public init(subsystem: String, category: Category) {
        logger = Logger(subsystem: subsystem, category: category.rawValue)
    }
    public static let `default` = OSLog(subsystem: "", category: "")
    /// A place whose messages are not written.
    public static let disabled = OSLog(disabled: ())

    private init(disabled: Void) { logger = Logger(disabled: ()) }

    /// Whether messages of a kind are written.
    public func isEnabled(type: OSLogType) -> Bool { logger.isWritten(type) }

    /// Places that tools for measuring know by their names.
    public struct Category: Hashable, Sendable {
        public let rawValue: String
        public static let pointsOfInterest = Category(rawValue: "PointsOfInterest")
        public static let dynamicTracing = Category(rawValue: "DynamicTracing")
        public static let dynamicStackTracing = Category(rawValue: "DynamicStackTracing")
    }
}

extension Logger {
    public init(_ log: OSLog) { self = log.logger }
}

/// `os.Logger` in the copies of files whose own class of that name hides this one. Not for use by apps.
public typealias _OSLogger = Logger

/// Writes a message in the form of before `Logger`: `%@`, `%d` and the like stand for the arguments, also as `%{public}@`.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func os_log(
    _ message: StaticString, dso: UnsafeRawPointer? = nil, log: OSLog = .default, type: OSLogType = .default,
    _ args: any CVarArg...
) {
    log.logger.log(level: type, OSLogMessage(text: formatted(message, args)))
}

/// Writes a message in the form of before `Logger`.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func os_log(
    _ type: OSLogType, dso: UnsafeRawPointer? = nil, log: OSLog = .default, _ message: StaticString,
    _ args: any CVarArg...
) {
    log.logger.log(level: type, OSLogMessage(text: formatted(message, args)))
}

/// Writes a message as a logger does, of a level.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func os_log(_ message: OSLogMessage) { OSLog.default.logger.log(message) }

func formatted(_ message: StaticString, _ arguments: [any CVarArg]) -> String {
    // What is said in braces about who may see a value is left out: the stream belongs to the person who started the program.
    let format = "\(message)".replacingOccurrences(of: "%\\{[^}]*\\}", with: "%", options: .regularExpression)
    return arguments.isEmpty ? format : String(format: format, arguments: arguments)
}
