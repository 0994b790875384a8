import Foundation
import Synchronization

/// What a signpost tells of.
public struct OSSignpostType: RawRepresentable, Hashable, Sendable {
    public let rawValue: UInt8
    public init(rawValue: UInt8) { self.rawValue = rawValue }
    public init(_ rawValue: UInt8) { self.rawValue = rawValue }

    /// Something happens.
    public static let event = OSSignpostType(0)
    /// A part of the program begins.
    public static let begin = OSSignpostType(1)
    /// A part of the program has ended.
    public static let end = OSSignpostType(2)
}

extension OSLog {
    /// Whether signposts are written: see ``OSSignposter``.
    public var signpostsEnabled: Bool { OSSignposter(logHandle: self).isEnabled && logger.isWritten(.default) }

    /// Intervals that have begun and not ended.
    struct Interval: Hashable {
        let log: ObjectIdentifier
        let name: String
        let id: OSSignpostID
    }
    static let open = Mutex<[Interval: OSSignpostIntervalState]>([:])
}

/// Tells of a part of the program in the form of before ``OSSignposter``. Nothing is done unless ``OSLog/signpostsEnabled``.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func os_signpost(
    _ type: OSSignpostType, dso: UnsafeRawPointer? = nil, log: OSLog, name: StaticString,
    signpostID: OSSignpostID = .exclusive
) {
    signpost(type, log, name, signpostID) { "" }
}

/// The same with a message, in which `%@`, `%d` and the like stand for the arguments.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func os_signpost(
    _ type: OSSignpostType, dso: UnsafeRawPointer? = nil, log: OSLog, name: StaticString,
    signpostID: OSSignpostID = .exclusive, _ format: StaticString, _ arguments: any CVarArg...
) {
    signpost(type, log, name, signpostID) { formatted(format, arguments) }
}

private func signpost(
    _ type: OSSignpostType, _ log: OSLog, _ name: StaticString, _ id: OSSignpostID, _ message: () -> String
) {
    if log.signpostsEnabled { signpost(type, log, name, id, message(), by: OSSignposter(logHandle: log)) }
}

/// Tells of a part of the program by a signposter.
func signpost(
    _ type: OSSignpostType, _ log: OSLog, _ name: StaticString, _ id: OSSignpostID, _ message: String,
    by signposter: OSSignposter
) {
    let interval = OSLog.Interval(log: ObjectIdentifier(log), name: "\(name)", id: id)
    let text = OSLogMessage(text: message)
    switch type {
    case .begin:
        let state = signposter.beginInterval(name, id: id, text)
        OSLog.open.withLock { $0[interval] = state }
    case .end:
        guard let state = OSLog.open.withLock({ $0.removeValue(forKey: interval) }) else { return }
        signposter.endInterval(name, state, text)
    default: signposter.emitEvent(name, id: id, text)
    }
}
