import Foundation

/// When a notification is delivered.
open class UNNotificationTrigger: NSObject, NSCopying, @unchecked Sendable {
    /// Whether it is delivered again and again.
    public let repeats: Bool

    init(repeats: Bool) { self.repeats = repeats }

    /// The same trigger.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    /// When it is delivered next; nil for never.
    func next(after date: Date) -> Date? { nil }
}

/// Delivers a notification after some seconds.
public final class UNTimeIntervalNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
    /// The seconds.
    public let timeInterval: TimeInterval

    /// After some seconds. Traps where these are none, and where they are fewer than sixty and it repeats, as on Apple's systems.
    public init(timeInterval: TimeInterval, repeats: Bool) {
        precondition(timeInterval > 0, "time interval must be greater than 0")
        precondition(!repeats || timeInterval >= 60, "time interval must be at least 60 if repeating")
        self.timeInterval = timeInterval
        super.init(repeats: repeats)
    }

    /// When it is delivered, were it added now.
    public func nextTriggerDate() -> Date? { next(after: Date()) }

    override func next(after date: Date) -> Date? { date.addingTimeInterval(timeInterval) }
}

/// Delivers a notification when the calendar shows a date.
public final class UNCalendarNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
    /// The parts of the date.
    public let dateComponents: DateComponents

    /// The next time that the calendar shows these parts.
    public init(dateMatching dateComponents: DateComponents, repeats: Bool) {
        self.dateComponents = dateComponents
        super.init(repeats: repeats)
    }

    /// When it is delivered, were it added now; nil for a date that has passed.
    public func nextTriggerDate() -> Date? { next(after: Date()) }

    override func next(after date: Date) -> Date? {
        var calendar = dateComponents.calendar ?? .current
        if let zone = dateComponents.timeZone { calendar.timeZone = zone }
        var parts = dateComponents
        parts.calendar = nil
        parts.timeZone = nil
        return calendar.nextDate(after: date, matching: parts, matchingPolicy: .nextTime)
    }
}

/// A notification that is to be delivered.
public final class UNNotificationRequest: NSObject, NSCopying, @unchecked Sendable {
    /// What the app calls it: another one with the same name takes its place.
    public let identifier: String
    /// What it says.
    public let content: UNNotificationContent
    /// When it is delivered; nil for at once.
    public let trigger: UNNotificationTrigger?

    /// A notification. Its content is taken as it is now.
    public init(identifier: String, content: UNNotificationContent, trigger: UNNotificationTrigger?) {
        self.identifier = identifier
        self.content = content.copy() as! UNNotificationContent
        self.trigger = trigger
    }

    public func copy(with zone: NSZone? = nil) -> Any { self }
}

/// A notification that was delivered.
public final class UNNotification: NSObject, NSCopying, @unchecked Sendable {
    /// When.
    public let date: Date
    /// What.
    public let request: UNNotificationRequest

    init(date: Date, request: UNNotificationRequest) {
        self.date = date
        self.request = request
    }

    public func copy(with zone: NSZone? = nil) -> Any { self }
}

/// What a person did with a notification.
open class UNNotificationResponse: NSObject, @unchecked Sendable {
    /// The notification.
    public let notification: UNNotification
    /// The button, or one of ``UNNotificationDefaultActionIdentifier`` and ``UNNotificationDismissActionIdentifier``.
    public let actionIdentifier: String

    init(notification: UNNotification, action: String) {
        self.notification = notification
        actionIdentifier = action
    }
}

/// What a person did with a notification's button that asks for a text.
public final class UNTextInputNotificationResponse: UNNotificationResponse, @unchecked Sendable {
    /// The text: empty, as desktops have no place to write one.
    public var userText: String { "" }
}
