import Foundation

/// Broadcasts what the app shows. No app is handed one here: what offers broadcasts ends with ``RPRecordingErrorCode/broadcastSetupFailed``.
open class RPBroadcastController: NSObject, @unchecked Sendable {
    open weak var delegate: (any RPBroadcastControllerDelegate)?
    /// Never.
    open var isBroadcasting: Bool { false }
    /// Never.
    open var isPaused: Bool { false }
    /// Where it can be seen: nowhere.
    open var broadcastURL: URL { URL(filePath: "/dev/null") }
    /// What the service says of it: nothing.
    open var serviceInfo: [String: any NSCoding & NSObjectProtocol]? { nil }
    /// The service: none.
    open var broadcastExtensionBundleID: String? { nil }

    public override init() {}

    /// Begins. Completes with ``RPRecordingErrorCode/broadcastInvalidSession``.
    @preconcurrency open func startBroadcast(handler: @escaping @Sendable ((any Error)?) -> Void) { refuse(handler) }
    /// Begins. Throws ``RPRecordingErrorCode/broadcastInvalidSession``.
    open func startBroadcast() async throws { throw RPRecordingErrorCode.broadcastInvalidSession.error }
    /// Stops for a while. Nothing runs, which the log tells once.
    open func pauseBroadcast() { Absence.tell() }
    /// Goes on. Nothing runs, which the log tells once.
    open func resumeBroadcast() { Absence.tell() }
    /// Ends. Completes with ``RPRecordingErrorCode/broadcastInvalidSession``.
    @preconcurrency open func finishBroadcast(handler: @escaping @Sendable ((any Error)?) -> Void) { refuse(handler) }
    /// Ends. Throws ``RPRecordingErrorCode/broadcastInvalidSession``.
    open func finishBroadcast() async throws { throw RPRecordingErrorCode.broadcastInvalidSession.error }

    private func refuse(_ handler: @escaping @Sendable ((any Error)?) -> Void) {
        let error = RPRecordingErrorCode.broadcastInvalidSession.error
        DispatchQueue.global().async { handler(error) }
    }
}

/// Hears of a broadcast. Never called here.
public protocol RPBroadcastControllerDelegate: NSObjectProtocol {
    /// It has ended.
    func broadcastController(_ broadcastController: RPBroadcastController, didFinishWithError error: (any Error)?)
    /// The service says something else of it.
    func broadcastController(
        _ broadcastController: RPBroadcastController,
        didUpdateServiceInfo serviceInfo: [String: any NSCoding & NSObjectProtocol])
    /// It can be seen elsewhere.
    func broadcastController(_ broadcastController: RPBroadcastController, didUpdateBroadcast broadcastURL: URL)
}

extension RPBroadcastControllerDelegate {
    public func broadcastController(
        _ broadcastController: RPBroadcastController, didFinishWithError error: (any Error)?
    ) {}
    public func broadcastController(
        _ broadcastController: RPBroadcastController,
        didUpdateServiceInfo serviceInfo: [String: any NSCoding & NSObjectProtocol]
    ) {}
    public func broadcastController(
        _ broadcastController: RPBroadcastController, didUpdateBroadcast broadcastURL: URL
    ) {}
}
