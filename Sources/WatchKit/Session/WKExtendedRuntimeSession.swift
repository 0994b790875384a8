import DovetailBase
import Foundation

/// How far a session is.
public enum WKExtendedRuntimeSessionState: Int, Sendable { case notStarted, scheduled, running, invalid }

/// Why a session has ended.
public enum WKExtendedRuntimeSessionInvalidationReason: Int, Sendable {
    case error = -1
    case none = 0
    case sessionInProgress, expired, resignedFrontmost, suppressedBySystem
}

/// Hears of a session.
public protocol WKExtendedRuntimeSessionDelegate: AnyObject {
    /// A session has begun: never here.
    func extendedRuntimeSessionDidStart(_ extendedRuntimeSession: WKExtendedRuntimeSession)
    /// A session ends soon: never here.
    func extendedRuntimeSessionWillExpire(_ extendedRuntimeSession: WKExtendedRuntimeSession)
    /// A session has ended, or could not begin.
    func extendedRuntimeSession(
        _ extendedRuntimeSession: WKExtendedRuntimeSession,
        didInvalidateWith reason: WKExtendedRuntimeSessionInvalidationReason, error: (any Error)?)
}

/// Time in which an app goes on while nobody looks at the watch. A program on a desktop goes on in any case, and no system grants it time: a session that is
/// started ends with ``WKExtendedRuntimeSessionErrorCode/notApprovedToStartSession``, of which the delegate hears on the main thread, a moment later. The log
/// tells once.
open class WKExtendedRuntimeSession: NSObject, @unchecked Sendable {
    /// Hears of the session.
    open weak var delegate: (any WKExtendedRuntimeSessionDelegate)?
    /// How far it is: it has not begun, or it has ended.
    public private(set) var state = WKExtendedRuntimeSessionState.notStarted
    /// When it will end: nil, as none begins.
    open var expirationDate: Date? { nil }

    public override init() {}

    /// Starts the session: it ends with an error.
    open func start() { end(.notApprovedToStartSession) }

    /// Starts the session at a time: it ends with an error.
    open func start(at date: Date) { end(.notApprovedToSchedule) }

    /// Ends the session. One that was not started ends with ``WKExtendedRuntimeSessionErrorCode/notYetStarted``.
    open func invalidate() {
        guard state == .notStarted else { return }
        end(.notYetStarted)
    }

    /// Lets a person feel something until the handler says that it is enough: not here, which the log tells once. The handler is asked nothing.
    open func notifyUser(
        hapticType type: WKHapticType,
        repeatHandler: ((UnsafeMutablePointer<WKHapticType>) -> TimeInterval)? = nil
    ) {
        Log.warnOnce("WKExtendedRuntimeSession.notifyUser", "WatchKit: no session runs here, and nothing can be felt")
    }

    private func end(_ code: WKExtendedRuntimeSessionErrorCode) {
        Log.warnOnce("WKExtendedRuntimeSession", "WatchKit: no session of more time is granted on this device")
        state = .invalid
        DispatchQueue.main.async { [self] in
            delegate?.extendedRuntimeSession(
                self, didInvalidateWith: .error, error: WKExtendedRuntimeSessionError(code))
        }
    }
}
