// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation

/// What a person answers who opens a notification.
public let UNNotificationDefaultActionIdentifier = "com.apple.UNNotificationDefaultActionIdentifier"
/// What a person answers who puts a notification away.
public let UNNotificationDismissActionIdentifier = "com.apple.UNNotificationDismissActionIdentifier"

/// What an action does besides.
public struct UNNotificationActionOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Only on a device that is not locked. It makes no difference here.
    public static let authenticationRequired = UNNotificationActionOptions(rawValue: 1)
    /// It takes something away. It makes no difference here.
    public static let destructive = UNNotificationActionOptions(rawValue: 2)
    /// It brings the app to the front.
    public static let foreground = UNNotificationActionOptions(rawValue: 4)
}

/// The picture of an action. Desktops show none.
public final class UNNotificationActionIcon: NSObject, Sendable {
    let name: String
    init(name: String) { self.name = name }
    /// A symbol.
    public convenience init(systemImageName: String) { self.init(name: systemImageName) }
    /// A picture of the app's own.
    public convenience init(templateImageName: String) { self.init(name: templateImageName) }
}

/// A button of a notification.
open class UNNotificationAction: NSObject, @unchecked Sendable {
    /// What the app calls it.
    public let identifier: String
    /// What stands on it.
    public let title: String
    /// What it does besides.
    public let options: UNNotificationActionOptions
    /// Its picture.
    public let icon: UNNotificationActionIcon?

    /// A button.
    public init(
        identifier: String, title: String, options: UNNotificationActionOptions = [],
        icon: UNNotificationActionIcon? = nil
    ) {
        self.identifier = identifier
        self.title = title
        self.options = options
        self.icon = icon
    }
}

/// A button that asks for a text. Desktops have no place for that, so it is a button here, whose answer has an empty text.
public final class UNTextInputNotificationAction: UNNotificationAction, @unchecked Sendable {
    /// What stands on the button that ends the text.
    public let textInputButtonTitle: String
    /// What stands in the field before something is written.
    public let textInputPlaceholder: String

    /// A button that asks for a text.
    public init(
        identifier: String, title: String, options: UNNotificationActionOptions = [],
        icon: UNNotificationActionIcon? = nil, textInputButtonTitle: String, textInputPlaceholder: String
    ) {
        self.textInputButtonTitle = textInputButtonTitle
        self.textInputPlaceholder = textInputPlaceholder
        super.init(identifier: identifier, title: title, options: options, icon: icon)
    }
}

/// What notifications of a category may do besides.
public struct UNNotificationCategoryOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The app is told of those that are put away.
    public static let customDismissAction = UNNotificationCategoryOptions(rawValue: 1)
    public static let allowInCarPlay = UNNotificationCategoryOptions(rawValue: 2)
    public static let hiddenPreviewsShowTitle = UNNotificationCategoryOptions(rawValue: 4)
    public static let hiddenPreviewsShowSubtitle = UNNotificationCategoryOptions(rawValue: 8)
}

/// A kind of notifications, with the buttons that they have.
public final class UNNotificationCategory: NSObject, @unchecked Sendable {
    /// What the app calls it.
    public let identifier: String
    /// The buttons.
    public let actions: [UNNotificationAction]
    /// What is asked of an assistant. There is none.
    public let intentIdentifiers: [String]
    /// What they may do besides.
    public let options: UNNotificationCategoryOptions

    /// A kind.
    public init(
        identifier: String, actions: [UNNotificationAction], intentIdentifiers: [String] = [],
        options: UNNotificationCategoryOptions = []
    ) {
        self.identifier = identifier
        self.actions = actions
        self.intentIdentifiers = intentIdentifiers
        self.options = options
    }

    /// A kind. What stands in place of a hidden text is the desktop's matter.
    public convenience init(
        identifier: String, actions: [UNNotificationAction], intentIdentifiers: [String],
        hiddenPreviewsBodyPlaceholder: String, options: UNNotificationCategoryOptions = []
    ) {
        self.init(identifier: identifier, actions: actions, intentIdentifiers: intentIdentifiers, options: options)
    }

    public override func isEqual(_ object: Any?) -> Bool {
        (object as? UNNotificationCategory)?.identifier == identifier
    }
    public override var hash: Int { identifier.hashValue }
}
