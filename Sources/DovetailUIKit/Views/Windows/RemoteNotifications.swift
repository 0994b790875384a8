import Foundation

/// What came of work that an app did in the background.
///
/// Methods of delegates return it that a message from a server calls. Nothing calls them here: see
/// ``UIApplication/registerForRemoteNotifications()``.
public enum UIBackgroundFetchResult: UInt, Sendable {
    case newData, noData, failed
}

extension UIApplication {
    /// Asks for messages from a server. No desktop has a service for them, so that it fails: at the next turn of the main loop the delegate
    /// hears ``UIApplicationDelegate/application(_:didFailToRegisterForRemoteNotificationsWithError:)``.
    public func registerForRemoteNotifications() {
        // Who has asked hears it, whatever delegate another program of the process has by then.
        let delegate = delegate
        DispatchQueue.main.async {
            MainActor.assumeIsolated {
                delegate?.application(
                    self, didFailToRegisterForRemoteNotificationsWithError: NoRemoteNotifications())
            }
        }
    }

    /// Ends what ``registerForRemoteNotifications()`` began, which is nothing.
    public func unregisterForRemoteNotifications() {}

    /// Whether messages from a server come: never.
    public var isRegisteredForRemoteNotifications: Bool { false }
}

/// Why there are no messages from a server.
private struct NoRemoteNotifications: LocalizedError {
    var errorDescription: String? { "Messages from a server can't be had: the desktop has no service for them." }
}
