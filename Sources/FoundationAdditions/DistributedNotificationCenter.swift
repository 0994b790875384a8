import DovetailBase
import Foundation

/// On Apple's systems the notifications that programs send each other. Here they stay within this program: an observer hears what the program
/// itself posts, and nothing of others. The log tells it once.
///
/// Of the system's notifications there is one, `AppleInterfaceThemeChangedNotification`, when the desktop becomes light or dark.
open class DistributedNotificationCenter: NotificationCenter, @unchecked Sendable {
    /// Which programs take part.
    public struct CenterType: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        /// All programs of the computer.
        public static let localNotificationCenterType = CenterType(rawValue: "NSLocalNotificationCenterType")
    }

    /// What becomes of notifications while the center is suspended.
    public enum SuspensionBehavior: UInt, Sendable { case drop = 1, coalesce, hold, deliverImmediately }

    /// How a notification is posted.
    public struct Options: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Observers hear of it though they are suspended.
        public static let deliverImmediately = Options(rawValue: 1 << 0)
        /// Observers of all of the computer's sessions hear of it.
        public static let postToAllSessions = Options(rawValue: 1 << 1)
    }

    // One for the process: it belongs to no program.
    private static let shared = DistributedNotificationCenter()

    /// The center of the program.
    open class func `default`() -> DistributedNotificationCenter { shared }

    /// The center of a kind; there is one.
    open class func notificationCenter(for type: CenterType) -> DistributedNotificationCenter { `default`() }

    /// Whether notifications are held back. They never are here.
    open var suspended = false

    /// What the system's notification of the desktop's appearance is named.
    package static let appearanceChanged = Notification.Name("AppleInterfaceThemeChangedNotification")

    /// Posts a notification to this program's observers.
    open func postNotificationName(
        _ name: Notification.Name, object: String?, userInfo: [AnyHashable: Any]? = nil, deliverImmediately: Bool
    ) {
        tell()
        post(name: name, object: object, userInfo: userInfo)
    }

    /// Posts a notification to this program's observers.
    open func postNotificationName(
        _ name: Notification.Name, object: String?, userInfo: [AnyHashable: Any]? = nil, options: Options = []
    ) {
        tell()
        post(name: name, object: object, userInfo: userInfo)
    }

    private func tell() {
        Log.warnOnce(
            "DistributedNotificationCenter", "DistributedNotificationCenter: a notification stays within the program.")
    }
}
