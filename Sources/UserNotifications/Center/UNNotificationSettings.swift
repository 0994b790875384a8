import Foundation

/// What an app wants to do by notifications.
public struct UNAuthorizationOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let badge = UNAuthorizationOptions(rawValue: 1)
    public static let sound = UNAuthorizationOptions(rawValue: 2)
    public static let alert = UNAuthorizationOptions(rawValue: 4)
    public static let carPlay = UNAuthorizationOptions(rawValue: 8)
    public static let criticalAlert = UNAuthorizationOptions(rawValue: 16)
    public static let providesAppNotificationSettings = UNAuthorizationOptions(rawValue: 32)
    public static let provisional = UNAuthorizationOptions(rawValue: 64)
    public static let announcement = UNAuthorizationOptions(rawValue: 128)
    public static let timeSensitive = UNAuthorizationOptions(rawValue: 256)
}

/// How a notification is shown while the app is used.
public struct UNNotificationPresentationOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let badge = UNNotificationPresentationOptions(rawValue: 1)
    public static let sound = UNNotificationPresentationOptions(rawValue: 2)
    public static let alert = UNNotificationPresentationOptions(rawValue: 4)
    public static let list = UNNotificationPresentationOptions(rawValue: 8)
    public static let banner = UNNotificationPresentationOptions(rawValue: 16)
}

/// Whether the app may deliver notifications.
public enum UNAuthorizationStatus: Int, Sendable {
    case notDetermined
    case denied
    case authorized
    case provisional
    case ephemeral
}

/// Whether something is on.
public enum UNNotificationSetting: Int, Sendable {
    case notSupported
    case disabled
    case enabled
}

/// How notifications are shown.
public enum UNAlertStyle: Int, Sendable {
    case none
    case banner
    case alert
}

/// Whether texts are shown on a device that is locked.
public enum UNShowPreviewsSetting: Int, Sendable {
    case always
    case whenAuthenticated
    case never
}

/// What a person has set for the app's notifications. Desktops do not tell more than whether they show any.
public final class UNNotificationSettings: NSObject, Sendable {
    /// Whether the app may deliver notifications.
    public let authorizationStatus: UNAuthorizationStatus
    private let options: UNAuthorizationOptions

    init(status: UNAuthorizationStatus, options: UNAuthorizationOptions) {
        authorizationStatus = status
        self.options = options
    }

    private func setting(_ option: UNAuthorizationOptions) -> UNNotificationSetting {
        authorizationStatus == .authorized && options.contains(option) ? .enabled : .disabled
    }

    public var alertSetting: UNNotificationSetting { setting(.alert) }
    public var soundSetting: UNNotificationSetting { setting(.sound) }
    public var notificationCenterSetting: UNNotificationSetting { setting(.alert) }
    public var lockScreenSetting: UNNotificationSetting { .notSupported }
    public var badgeSetting: UNNotificationSetting { .notSupported }
    public var carPlaySetting: UNNotificationSetting { .notSupported }
    public var criticalAlertSetting: UNNotificationSetting { .notSupported }
    public var announcementSetting: UNNotificationSetting { .notSupported }
    public var timeSensitiveSetting: UNNotificationSetting { setting(.timeSensitive) }
    public var scheduledDeliverySetting: UNNotificationSetting { .notSupported }
    public var directMessagesSetting: UNNotificationSetting { .notSupported }
    public var alertStyle: UNAlertStyle { alertSetting == .enabled ? .banner : .none }
    public var showPreviewsSetting: UNShowPreviewsSetting { .always }
    /// Whether the app is asked to show its own settings: it never is.
    public var providesAppNotificationSettings: Bool { false }
}
