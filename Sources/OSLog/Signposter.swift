import Foundation
import Synchronization

/// Tells how long parts of a program take.
///
///     let state = signposter.beginInterval("load")
///     …
///     signposter.endInterval("load", state)
///
/// There is no tool that shows intervals. They are written to the standard error stream as ``Logger`` writes, with their length in milliseconds,
/// when `DOVETAIL_LOG_SIGNPOSTS` is `1`; else nothing is done.
public struct OSSignposter: Sendable {
    private let logger: Logger
    /// Whether anything is written.
    public let isEnabled: Bool

    public init(subsystem: String, category: String) {
        self.init(Logger(subsystem: subsystem, category: category), isEnabled: Self.isAsked)
    }
    public init(subsystem: String, category: OSLog.Category) {
        self.init(subsystem: subsystem, category: category.rawValue)
    }
    public init(logger: Logger) { self.init(logger, isEnabled: Self.isAsked) }
    public init(logHandle: OSLog) { self.init(logHandle.logger, isEnabled: Self.isAsked) }
    public init() { self.init(Logger(), isEnabled: Self.isAsked) }

    init(_ logger: Logger, isEnabled: Bool) {
        self.logger = logger
        self.isEnabled = isEnabled
    }

    /// A signposter that writes nothing.
    public static let disabled = OSSignposter(Logger(), isEnabled: false)

    private static let isAsked = ProcessInfo.processInfo.environment["DOVETAIL_LOG_SIGNPOSTS"] == "1"
    private static let lastID = Atomic<UInt64>(0)

    /// A number that no other interval has.
    public func makeSignpostID() -> OSSignpostID {
        OSSignpostID(Self.lastID.wrappingAdd(1, ordering: .relaxed).newValue)
    }
    /// The number of an object, the same each time.
    public func makeSignpostID(from object: AnyObject) -> OSSignpostID {
        OSSignpostID(UInt64(UInt(bitPattern: ObjectIdentifier(object))))
    }

    /// A part of the program begins.
    public func beginInterval(_ name: StaticString, id: OSSignpostID = .exclusive) -> OSSignpostIntervalState {
        OSSignpostIntervalState(id: id, start: .now)
    }
    /// A part of the program begins.
    public func beginInterval(
        _ name: StaticString, id: OSSignpostID = .exclusive, _ message: SignpostMetadata
    ) -> OSSignpostIntervalState {
        OSSignpostIntervalState(id: id, start: .now, message: message.text)
    }

    /// A part of the program has ended.
    public func endInterval(_ name: StaticString, _ state: OSSignpostIntervalState) { end(name, state, "") }
    /// A part of the program has ended.
    public func endInterval(_ name: StaticString, _ state: OSSignpostIntervalState, _ message: SignpostMetadata) {
        end(name, state, message.text)
    }

    /// Something happens.
    public func emitEvent(_ name: StaticString, id: OSSignpostID = .exclusive) { write("\(name)") }
    /// Something happens.
    public func emitEvent(_ name: StaticString, id: OSSignpostID = .exclusive, _ message: SignpostMetadata) {
        write("\(name) \(message.text)")
    }

    /// Runs a closure as a part of the program.
    public func withIntervalSignpost<T>(
        _ name: StaticString, id: OSSignpostID = .exclusive, around task: () throws -> T
    ) rethrows -> T {
        let state = beginInterval(name, id: id)
        defer { endInterval(name, state) }
        return try task()
    }
    /// Runs a closure as a part of the program.
    public func withIntervalSignpost<T>(
        _ name: StaticString, id: OSSignpostID = .exclusive, _ message: SignpostMetadata, around task: () throws -> T
    ) rethrows -> T {
        let state = beginInterval(name, id: id, message)
        defer { endInterval(name, state) }
        return try task()
    }

    private func end(_ name: StaticString, _ state: OSSignpostIntervalState, _ message: String) {
        guard isEnabled else { return }
        let (seconds, parts) = (ContinuousClock.now - state.start).components
        let milliseconds = Double(seconds) * 1000 + Double(parts) / 1e15
        let words = [state.message, message].filter { !$0.isEmpty }.map { " " + $0 }.joined()
        write("\(name)\(words): \(String(format: "%.3f", milliseconds)) ms")
    }

    private func write(_ text: String) { if isEnabled { logger.log(OSLogMessage(text: text)) } }
}

/// What a signpost says beside its name.
public typealias SignpostMetadata = OSLogMessage

/// Tells intervals of the same name apart.
public struct OSSignpostID: Hashable, Comparable, Sendable {
    public let rawValue: UInt64
    public init(_ value: UInt64) { rawValue = value }
    public init(log: OSLog) { self = OSSignposter(logHandle: log).makeSignpostID() }

    /// For intervals that are never open twice at once.
    public static let exclusive = OSSignpostID(0xEEEE_B0B5_B2B2_EEEE)
    /// None.
    public static let invalid = OSSignpostID(.max)
    public static let null = OSSignpostID(0)

    public static func < (first: OSSignpostID, second: OSSignpostID) -> Bool { first.rawValue < second.rawValue }
}

/// An interval that has begun.
public final class OSSignpostIntervalState: Sendable {
    public let signpostID: OSSignpostID
    let start: ContinuousClock.Instant
    let message: String

    init(id: OSSignpostID, start: ContinuousClock.Instant, message: String = "") {
        signpostID = id
        self.start = start
        self.message = message
    }
}
