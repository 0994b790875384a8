// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation

/// What a notification says. This class does not change; apps fill an ``UNMutableNotificationContent``.
open class UNNotificationContent: NSObject, NSCopying, NSMutableCopying, @unchecked Sendable {
    /// What it says.
    struct Values {
        var title = ""
        var subtitle = ""
        var body = ""
        var badge: NSNumber?
        var sound: UNNotificationSound?
        var userInfo: [AnyHashable: Any] = [:]
        var category = ""
        var thread = ""
        var attachments: [UNNotificationAttachment] = []
        var level = UNNotificationInterruptionLevel.active
        var relevance = 0.0
        var target: String?
        var launchImage = ""
        var filter: String?
    }

    // Changed by the mutable class alone, of which each thread has its own.
    fileprivate(set) var values: Values

    /// Nothing.
    public override init() {
        values = Values()
        super.init()
    }

    init(values: Values) {
        self.values = values
        super.init()
    }

    /// What it is about, in a few words.
    public var title: String { values.title }
    /// More words below the title.
    public var subtitle: String { values.subtitle }
    /// The text.
    public var body: String { values.body }
    /// The number on the app's icon. Desktops show none.
    public var badge: NSNumber? { values.badge }
    /// What is heard; nil for nothing.
    public var sound: UNNotificationSound? { values.sound }
    /// What the app wants to know again when the notification is answered.
    public var userInfo: [AnyHashable: Any] { values.userInfo }
    /// The category whose actions it has.
    public var categoryIdentifier: String { values.category }
    /// What it belongs together with. Desktops gather by apps.
    public var threadIdentifier: String { values.thread }
    /// Pictures and other files: the first picture is shown.
    public var attachments: [UNNotificationAttachment] { values.attachments }
    /// How much it may disturb.
    public var interruptionLevel: UNNotificationInterruptionLevel { values.level }
    /// Which of several is the most important. It makes no difference here.
    public var relevanceScore: Double { values.relevance }
    /// The window that it belongs to. It makes no difference here.
    public var targetContentIdentifier: String? { values.target }
    /// The picture at the start of the app. It makes no difference here.
    public var launchImageName: String { values.launchImage }
    /// Whether a focus lets it through. It makes no difference here.
    public var filterCriteria: String? { values.filter }

    open func copy(with zone: NSZone? = nil) -> Any { UNNotificationContent(values: values) }
    open func mutableCopy(with zone: NSZone? = nil) -> Any { UNMutableNotificationContent(values: values) }
}

/// What a notification is to say.
public final class UNMutableNotificationContent: UNNotificationContent, @unchecked Sendable {
    /// Nothing.
    public override init() { super.init() }
    override init(values: Values) { super.init(values: values) }

    public override var title: String {
        get { values.title }
        set { values.title = newValue }
    }
    public override var subtitle: String {
        get { values.subtitle }
        set { values.subtitle = newValue }
    }
    public override var body: String {
        get { values.body }
        set { values.body = newValue }
    }
    public override var badge: NSNumber? {
        get { values.badge }
        set { values.badge = newValue }
    }
    public override var sound: UNNotificationSound? {
        get { values.sound }
        set { values.sound = newValue }
    }
    public override var userInfo: [AnyHashable: Any] {
        get { values.userInfo }
        set { values.userInfo = newValue }
    }
    public override var categoryIdentifier: String {
        get { values.category }
        set { values.category = newValue }
    }
    public override var threadIdentifier: String {
        get { values.thread }
        set { values.thread = newValue }
    }
    public override var attachments: [UNNotificationAttachment] {
        get { values.attachments }
        set { values.attachments = newValue }
    }
    public override var interruptionLevel: UNNotificationInterruptionLevel {
        get { values.level }
        set { values.level = newValue }
    }
    public override var relevanceScore: Double {
        get { values.relevance }
        set { values.relevance = newValue }
    }
    public override var targetContentIdentifier: String? {
        get { values.target }
        set { values.target = newValue }
    }
    public override var launchImageName: String {
        get { values.launchImage }
        set { values.launchImage = newValue }
    }
    public override var filterCriteria: String? {
        get { values.filter }
        set { values.filter = newValue }
    }
}

/// How much a notification may disturb.
public enum UNNotificationInterruptionLevel: UInt, Sendable {
    case passive
    case active
    case timeSensitive
    case critical
}

/// The name of a sound.
public struct UNNotificationSoundName: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
}

/// What is heard with a notification.
public final class UNNotificationSound: NSObject, NSCopying, @unchecked Sendable {
    /// The file of the app's; nil for the desktop's own sound.
    let name: UNNotificationSoundName?

    init(name: UNNotificationSoundName?) { self.name = name }

    /// A sound of the app's own, by the name of a file among its resources.
    public convenience init(named name: UNNotificationSoundName) { self.init(name: name) }

    /// The desktop's own sound.
    public static let `default` = UNNotificationSound(name: nil)
    /// The desktop's own sound.
    public static let defaultCritical = UNNotificationSound(name: nil)
    /// The desktop's own sound.
    public static let defaultRingtone = UNNotificationSound(name: nil)
    /// The desktop's own sound; how loud is the desktop's matter.
    public static func defaultCriticalSound(withAudioVolume volume: Float) -> UNNotificationSound { .default }
    /// A sound of the app's own; how loud is the desktop's matter.
    public static func criticalSoundNamed(_ name: UNNotificationSoundName) -> UNNotificationSound {
        UNNotificationSound(named: name)
    }

    public func copy(with zone: NSZone? = nil) -> Any { self }

    /// The file, as far as it is among the app's resources.
    var file: URL? {
        guard let name = name?.rawValue else { return nil }
        return Bundle.main.url(forResource: name, withExtension: nil)
    }
}

/// A file that belongs to a notification.
public final class UNNotificationAttachment: NSObject, NSCopying, Sendable {
    /// What the app calls it.
    public let identifier: String
    /// Where it is. It stays where the app has it.
    public let url: URL
    /// What it is, such as “public.png”; empty where that is not known.
    public let type: String

    /// A file. Throws where there is none.
    public init(identifier: String, url: URL, options: [AnyHashable: Any]? = nil) throws {
        guard url.isFileURL, FileManager.default.isReadableFile(atPath: url.path) else {
            throw UNError(.attachmentInvalidURL)
        }
        self.identifier = identifier.isEmpty ? UUID().uuidString : identifier
        self.url = url
        type = options?["UNNotificationAttachmentOptionsTypeHintKey"] as? String ?? ""
    }

    public func copy(with zone: NSZone? = nil) -> Any { self }

    var isPicture: Bool { ["png", "jpg", "jpeg", "gif", "svg", "webp"].contains(url.pathExtension.lowercased()) }
}

/// Says what the type of a file is.
public let UNNotificationAttachmentOptionsTypeHintKey = "UNNotificationAttachmentOptionsTypeHintKey"
/// Says whether a small picture of a file is hidden. It makes no difference here.
public let UNNotificationAttachmentOptionsThumbnailHiddenKey = "UNNotificationAttachmentOptionsThumbnailHiddenKey"

/// The domain of this module's errors.
public let UNErrorDomain = "UNErrorDomain"

/// Why a notification is not delivered.
public struct UNError: CustomNSError, LocalizedError, Equatable, Sendable {
    /// What has failed.
    public let code: Code
    /// An error of a kind.
    public init(_ code: Code) { self.code = code }

    /// What can fail.
    public enum Code: Int, Sendable {
        case notificationsNotAllowed = 1
        case attachmentInvalidURL = 100
        case attachmentUnrecognizedType
        case attachmentInvalidFileSize
        case attachmentNotInDataStore
        case attachmentMoveIntoDataStoreFailed
        case attachmentCorrupt
        case notificationInvalidNoDate = 1400
        case notificationInvalidNoContent
        case contentProvidingObjectNotAllowed = 1500
        case badgeInputInvalid = 1600
    }

    public static var notificationsNotAllowed: Code { .notificationsNotAllowed }
    public static var attachmentInvalidURL: Code { .attachmentInvalidURL }

    public static var errorDomain: String { UNErrorDomain }
    public var errorCode: Int { code.rawValue }
    public var errorUserInfo: [String: Any] { errorDescription.map { [NSLocalizedDescriptionKey: $0] } ?? [:] }
    public var errorDescription: String? {
        switch code {
        case .notificationsNotAllowed: "Notifications are not allowed for this app."
        case .attachmentInvalidURL: "The file of the attachment can't be read."
        case .notificationInvalidNoDate: "The notification has no time that is still to come."
        default: "The operation couldn't be completed. (\(UNErrorDomain) error \(code.rawValue).)"
        }
    }
}
