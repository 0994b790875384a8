import DovetailBase
@_exported import Foundation

/// How far a session is.
public enum WCSessionActivationState: Int, Sendable {
    case notActivated
    case inactive
    case activated
}

/// The domain of the errors of ``WCError``.
// swift-format-ignore: AlwaysUseLowerCamelCase
public let WCErrorDomain = "WCErrorDomain"

/// Why nothing reaches a watch.
public struct WCError: CustomNSError, LocalizedError, Equatable, Sendable {
    public let code: Code
    public init(_ code: Code) { self.code = code }
    /// What can fail.
    public enum Code: Int, Sendable {
        case genericError = 7001
        case sessionNotSupported = 7002
        case sessionMissingDelegate = 7003
        case sessionNotActivated = 7004
        case deviceNotPaired = 7005
        case watchAppNotInstalled = 7006
        case notReachable = 7007
        case invalidParameter = 7008
        case payloadTooLarge = 7009
        case payloadUnsupportedTypes = 7010
        case messageReplyFailed = 7011
        case messageReplyTimedOut = 7012
        case fileAccessDenied = 7013
        case deliveryFailed = 7014
        case insufficientSpace = 7015
        case sessionInactive = 7016
        case transferTimedOut = 7017
        case companionAppNotInstalled = 7018
        case watchOnlyApp = 7019

        /// Whether an error is of this kind, for `catch`.
        public static func ~= (code: Code, error: any Error) -> Bool { (error as? WCError)?.code == code }
    }
    public static var errorDomain: String { WCErrorDomain }
    public var errorCode: Int { code.rawValue }
    public var errorUserInfo: [String: Any] { errorDescription.map { [NSLocalizedDescriptionKey: $0] } ?? [:] }
    public var errorDescription: String? {
        code == .sessionNotSupported
            ? "WatchConnectivity is not supported on this device."
            : "The operation couldn't be completed. (\(WCErrorDomain) error \(code.rawValue).)"
    }
}

/// Hears of a watch.
public protocol WCSessionDelegate: NSObjectProtocol {
    func session(
        _ session: WCSession, activationDidCompleteWith activationState: WCSessionActivationState,
        error: (any Error)?)
    func sessionDidBecomeInactive(_ session: WCSession)
    func sessionDidDeactivate(_ session: WCSession)
    func sessionWatchStateDidChange(_ session: WCSession)
    func sessionReachabilityDidChange(_ session: WCSession)
    func session(_ session: WCSession, didReceiveMessage message: [String: Any])
    func session(
        _ session: WCSession, didReceiveMessage message: [String: Any],
        replyHandler: @escaping ([String: Any]) -> Void)
    func session(_ session: WCSession, didReceiveMessageData messageData: Data)
    func session(_ session: WCSession, didReceiveApplicationContext applicationContext: [String: Any])
    func session(_ session: WCSession, didReceiveUserInfo userInfo: [String: Any])
    func session(_ session: WCSession, didReceive file: WCSessionFile)
}

extension WCSessionDelegate {
    public func sessionDidBecomeInactive(_ session: WCSession) {}
    public func sessionDidDeactivate(_ session: WCSession) {}
    public func sessionWatchStateDidChange(_ session: WCSession) {}
    public func sessionReachabilityDidChange(_ session: WCSession) {}
    public func session(_ session: WCSession, didReceiveMessage message: [String: Any]) {}
    public func session(
        _ session: WCSession, didReceiveMessage message: [String: Any],
        replyHandler: @escaping ([String: Any]) -> Void
    ) {}
    public func session(_ session: WCSession, didReceiveMessageData messageData: Data) {}
    public func session(_ session: WCSession, didReceiveApplicationContext applicationContext: [String: Any]) {}
    public func session(_ session: WCSession, didReceiveUserInfo userInfo: [String: Any]) {}
    public func session(_ session: WCSession, didReceive file: WCSessionFile) {}
}

/// Talks to a watch. No watch belongs to a desktop: ``isSupported()`` is false, as on an iPad.
///
/// An app that goes on all the same is told ``WCError/Code/sessionNotSupported`` by its delegate and by each call. The log tells once.
open class WCSession: NSObject, @unchecked Sendable {
    private static let instance = WCSession()
    override init() {}
    /// The one of the app.
    open class var `default`: WCSession { instance }
    /// Whether a watch may belong to the device: no.
    open class func isSupported() -> Bool { false }

    open weak var delegate: (any WCSessionDelegate)?
    open var activationState: WCSessionActivationState { .notActivated }
    open var isPaired: Bool { false }
    open var isWatchAppInstalled: Bool { false }
    open var isComplicationEnabled: Bool { false }
    open var isReachable: Bool { false }
    open var iOSDeviceNeedsUnlockAfterRebootForReachability: Bool { false }
    open var applicationContext: [String: Any] { [:] }
    open var receivedApplicationContext: [String: Any] { [:] }
    open var outstandingUserInfoTransfers: [WCSessionUserInfoTransfer] { [] }
    open var outstandingFileTransfers: [WCSessionFileTransfer] { [] }

    private var error: WCError {
        Log.warnOnce("WatchConnectivity", "WatchConnectivity: no watch belongs to this device")
        return WCError(.sessionNotSupported)
    }

    /// Tells the delegate that there is no watch, on a queue of the system's.
    open func activate() {
        let error = error
        DispatchQueue.global().async {
            self.delegate?.session(self, activationDidCompleteWith: .notActivated, error: error)
        }
    }
    open func sendMessage(
        _ message: [String: Any], replyHandler: (([String: Any]) -> Void)?,
        errorHandler: ((any Error) -> Void)? = nil
    ) { tell(errorHandler) }
    open func sendMessageData(
        _ data: Data, replyHandler: ((Data) -> Void)?, errorHandler: ((any Error) -> Void)? = nil
    ) { tell(errorHandler) }
    open func updateApplicationContext(_ applicationContext: [String: Any]) throws { throw error }
    @discardableResult
    open func transferUserInfo(_ userInfo: [String: Any] = [:]) -> WCSessionUserInfoTransfer {
        _ = error
        return WCSessionUserInfoTransfer(userInfo)
    }
    @discardableResult
    open func transferCurrentComplicationUserInfo(_ userInfo: [String: Any] = [:]) -> WCSessionUserInfoTransfer {
        transferUserInfo(userInfo)
    }
    @discardableResult
    open func transferFile(_ file: URL, metadata: [String: Any]?) -> WCSessionFileTransfer {
        _ = error
        return WCSessionFileTransfer(WCSessionFile(file, metadata))
    }

    private func tell(_ handler: ((any Error) -> Void)?) {
        let error = error
        guard let handler else { return }
        DispatchQueue.callLater { handler(error) }
    }
}

/// Values on their way to a watch. They don't get there.
open class WCSessionUserInfoTransfer: NSObject {
    public let userInfo: [String: Any]
    open var isTransferring: Bool { false }
    open var isCurrentComplicationInfo: Bool { false }
    init(_ userInfo: [String: Any]) { self.userInfo = userInfo }
    open func cancel() {}
}

/// A file on its way to a watch. It does not get there.
open class WCSessionFileTransfer: NSObject {
    public let file: WCSessionFile
    open var isTransferring: Bool { false }
    init(_ file: WCSessionFile) { self.file = file }
    open func cancel() {}
}

/// A file that goes to a watch.
open class WCSessionFile: NSObject {
    public let fileURL: URL
    public let metadata: [String: Any]?
    init(_ fileURL: URL, _ metadata: [String: Any]?) { (self.fileURL, self.metadata) = (fileURL, metadata) }
}
