import Foundation

/// Tells the system of an app's calls. The system has no telephone: a call that comes in is refused with
/// ``CXErrorCodeIncomingCallError/Code/unentitled``, and the delegate is never asked to do anything. The log tells once.
open class CXProvider: NSObject, @unchecked Sendable {
    /// How the app's calls are shown. It is copied, and nothing is shown.
    open var configuration: CXProviderConfiguration {
        get { lock.withLock { kept } }
        set { lock.withLock { kept = Self.copy(newValue) } }
    }
    /// What is not done yet: nothing.
    open var pendingTransactions: [CXTransaction] { [] }
    private let lock = NSLock()
    private var kept: CXProviderConfiguration
    private weak var delegate: (any CXProviderDelegate)?
    private var queue = DispatchQueue.main

    public init(configuration: CXProviderConfiguration) { kept = Self.copy(configuration) }

    private static func copy(_ configuration: CXProviderConfiguration) -> CXProviderConfiguration {
        configuration.copy() as? CXProviderConfiguration ?? configuration
    }

    /// Who does what people ask for, on a queue; nil for the main queue.
    open func setDelegate(_ delegate: (any CXProviderDelegate)?, queue: DispatchQueue?) {
        lock.withLock { (self.delegate, self.queue) = (delegate, queue ?? .main) }
    }
    /// What of a kind is not done yet with a call: nothing.
    open func pendingCallActions(of callActionClass: AnyClass, withCall callUUID: UUID) -> [CXCallAction] { [] }
    /// The app needs it no longer. Its delegate is let go.
    open func invalidate() { lock.withLock { delegate = nil } }

    // MARK: Calls

    /// A call comes in. Completes with ``CXErrorCodeIncomingCallError/Code/unentitled``, on the delegate's queue.
    @preconcurrency open func reportNewIncomingCall(
        with uuid: UUID, update: CXCallUpdate, completion: @escaping @Sendable ((any Error)?) -> Void
    ) {
        Absence.tell()
        lock.withLock { queue }.async { completion(CXErrorCodeIncomingCallError(.unentitled)) }
    }
    /// A call comes in. Throws ``CXErrorCodeIncomingCallError/Code/unentitled``.
    open func reportNewIncomingCall(with uuid: UUID, update: CXCallUpdate) async throws {
        Absence.tell()
        throw CXErrorCodeIncomingCallError(.unentitled)
    }
    /// A notification tells of a call. Completes with ``CXErrorCodeNotificationServiceExtensionError/Code/invalidClientProcess``, on the main queue.
    @preconcurrency open class func reportNewIncomingVoIPPushPayload(
        _ dictionaryPayload: [AnyHashable: Any], completion: (@Sendable ((any Error)?) -> Void)? = nil
    ) {
        Absence.tell()
        guard let completion else { return }
        DispatchQueue.main.async { completion(CXErrorCodeNotificationServiceExtensionError(.invalidClientProcess)) }
    }
    /// A notification tells of a call. Throws ``CXErrorCodeNotificationServiceExtensionError/Code/invalidClientProcess``.
    open class func reportNewIncomingVoIPPushPayload(_ dictionaryPayload: [AnyHashable: Any]) async throws {
        Absence.tell()
        throw CXErrorCodeNotificationServiceExtensionError(.invalidClientProcess)
    }
    /// Something is new of a call. Nobody shows it, which the log tells once.
    open func reportCall(with uuid: UUID, updated update: CXCallUpdate) { Absence.tell() }
    /// A call has ended. Nobody shows it, which the log tells once.
    open func reportCall(with uuid: UUID, endedAt dateEnded: Date?, reason endedReason: CXCallEndedReason) {
        Absence.tell()
    }
    /// Somebody is being called. Nobody shows it, which the log tells once.
    open func reportOutgoingCall(with uuid: UUID, startedConnectingAt dateStartedConnecting: Date?) { Absence.tell() }
    /// Somebody has answered. Nobody shows it, which the log tells once.
    open func reportOutgoingCall(with uuid: UUID, connectedAt dateConnected: Date?) { Absence.tell() }
}
