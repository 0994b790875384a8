import DovetailUIKit
import Foundation

/// The program, as an older app for a watch sees it.
@MainActor @preconcurrency
open class WKExtension: NSObject {
    private static let program = WKExtension()

    /// The program.
    open class func shared() -> WKExtension { program }

    nonisolated private override init() {}

    /// Hears of the program: what ``WKExtensionDelegateAdaptor`` made.
    open weak var delegate: (any WKExtensionDelegate)?
    /// Whether a window is in use.
    open var applicationState: WKApplicationState { WKApplicationState(UIApplication.shared.applicationState) }
    /// Whether the app stays on show after a longer time: windows do.
    open var isFrontmostTimeoutExtended: Bool { true }
    /// Whether the app is kept ready to be used: it is not.
    open var isApplicationRunningInDock: Bool { false }
    /// Whether the program takes messages from a server: never.
    open var isRegisteredForRemoteNotifications: Bool { false }

    /// Opens an address with the desktop's program for it.
    open func openSystemURL(_ url: URL) { UIApplication.shared.open(url) }

    /// Asks for messages from a server. There are none, of which the delegate hears.
    open func registerForRemoteNotifications() {
        delegate?.didFailToRegisterForRemoteNotificationsWithError(WatchKitError.noMessages)
    }
    /// Takes no messages any more, which it never did.
    open func unregisterForRemoteNotifications() { _ = WatchKitError.noMessages }

    /// Asks to be woken. An app that has ended is not woken here: the completion is told a ``WatchKitError``.
    open func scheduleBackgroundRefresh(
        withPreferredDate preferredFireDate: Date, userInfo: (any NSSecureCoding & NSObjectProtocol)?,
        scheduledCompletion: @escaping @MainActor ((any Error)?) -> Void
    ) {
        let error = WatchKitError.noWaking
        DispatchQueue.main.async { scheduledCompletion(error) }
    }
    /// Asks for a new picture of the app. None is taken here: the completion is told a ``WatchKitError``.
    open func scheduleSnapshotRefresh(
        withPreferredDate preferredFireDate: Date, userInfo: (any NSSecureCoding & NSObjectProtocol)?,
        scheduledCompletion: @escaping @MainActor ((any Error)?) -> Void
    ) {
        let error = WatchKitError.noWaking
        DispatchQueue.main.async { scheduledCompletion(error) }
    }
}
