import Foundation

/// Why an app was woken. Nobody wakes it here, so a delegate is handed none.
open class WKRefreshBackgroundTask: NSObject, @unchecked Sendable {
    /// What the app gave when it asked to be woken.
    public let userInfo: Any?
    /// Called when there is no time left: never.
    open var expirationHandler: (() -> Void)?
    /// Whether the app has said that it is done.
    public private(set) var isCompleted = false

    init(userInfo: Any?) { self.userInfo = userInfo }

    /// Says that the app is done.
    open func setTaskCompletedWithSnapshot(_ refreshSnapshot: Bool) { isCompleted = true }
    /// Says that the app is done. Its older form.
    open func setTaskCompleted() { setTaskCompletedWithSnapshot(true) }
}

/// The app had asked for it.
public final class WKApplicationRefreshBackgroundTask: WKRefreshBackgroundTask, @unchecked Sendable {}

/// A picture of the app is to be taken.
public final class WKSnapshotRefreshBackgroundTask: WKRefreshBackgroundTask, @unchecked Sendable {
    /// Whether the app has to go back to its first page.
    public var returnToDefaultState: Bool { false }
    /// Says that the app is done.
    public func setTaskCompleted(
        restoredDefaultState: Bool, estimatedSnapshotExpiration: Date?, userInfo: Any?
    ) { setTaskCompletedWithSnapshot(true) }
}

/// A phone has sent something.
public final class WKWatchConnectivityRefreshBackgroundTask: WKRefreshBackgroundTask, @unchecked Sendable {}

/// A download is done.
public final class WKURLSessionRefreshBackgroundTask: WKRefreshBackgroundTask, @unchecked Sendable {
    /// Which session it is of.
    public var sessionIdentifier: String { "" }
}
