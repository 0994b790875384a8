import DovetailBase
import Foundation

/// The domain of the errors of ``WatchKitError``.
// swift-format-ignore: AlwaysUseLowerCamelCase
public let WatchKitErrorDomain = "com.apple.watchkit.errors"

/// What a watch could not do.
public struct WatchKitError: CustomNSError, LocalizedError, Equatable, Sendable {
    /// What can fail.
    public enum Code: Int, Sendable {
        case unknownError = 0
        case applicationDelegateWatchKitRequestReplyNotCalledError = 2
        case invalidArgumentError = 3
        case mediaPlayerError = 4
        case downloadError = 5
        case recordingFailedError = 6
    }
    /// What has failed.
    public let code: Code
    /// An error of a kind.
    public init(_ code: Code) { self.code = code }
    public static var errorDomain: String { WatchKitErrorDomain }
    public var errorCode: Int { code.rawValue }
    public var errorDescription: String? { "This can't be done on this device." }

    /// What has to do with waking an app later; the log tells once.
    static var noWaking: WatchKitError {
        Log.warnOnce("WatchKit.background", "WatchKit: an app that has ended is not woken on this device")
        return WatchKitError(.unknownError)
    }
    /// What has to do with messages from a server; the log tells once.
    static var noMessages: WatchKitError {
        Log.warnOnce("WatchKit.remote", "WatchKit: there are no messages from a server on this device")
        return WatchKitError(.unknownError)
    }
}
