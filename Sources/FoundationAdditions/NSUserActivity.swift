import Foundation

/// The type of an activity that shows a page of the web, which the activity's `webpageURL` names.
// swift-format-ignore: AlwaysUseLowerCamelCase
public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"

/// What tells an activity apart from others that the app has given to the system.
public typealias NSUserActivityPersistentIdentifier = String

/// What a person is doing in the app, so that it can be gone on with elsewhere. Foundation has this class on Apple's systems only.
///
/// No other device takes activities over here. A window hands one to its views when the program is asked to open an address of the web
/// (``NSUserActivityTypeBrowsingWeb``), and when the program itself asks for that.
open class NSUserActivity: NSObject {
    /// What kind of activity it is: a name that the app declares.
    public let activityType: String
    open var title: String?
    open var userInfo: [AnyHashable: Any]?
    open var requiredUserInfoKeys: Set<String>?
    /// Whether its delegate is to bring `userInfo` up to date before it is used.
    open var needsSave = false
    open var webpageURL: URL?
    open var referrerURL: URL?
    open var expirationDate: Date?
    open var keywords: Set<String> = []
    open var isEligibleForHandoff = true
    open var isEligibleForSearch = false
    open var isEligibleForPublicIndexing = false
    open var isEligibleForPrediction = false
    open var targetContentIdentifier: String?
    open var persistentIdentifier: NSUserActivityPersistentIdentifier?
    /// What a person may say to Siri to go on with it. Kept, and said to nobody: there is no Siri.
    open var suggestedInvocationPhrase: String?
    open weak var delegate: (any NSUserActivityDelegate)?
    /// Whether it is over.
    private var isInvalid = false

    /// An activity of a kind.
    public init(activityType: String) { self.activityType = activityType }

    /// Adds to what is known of it; replaces what has the same key.
    open func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
        userInfo = (userInfo ?? [:]).merging(otherDictionary) { $1 }
    }

    /// Makes it the one that the person is at.
    open func becomeCurrent() { if !isInvalid { Self.current.value = self } }
    /// It is no longer the one that the person is at.
    open func resignCurrent() { if Self.current.value === self { Self.current.value = nil } }
    /// It is over: it does not become current again.
    open func invalidate() {
        isInvalid = true
        resignCurrent()
    }

    /// The one that the person is at.
    package static var latest: NSUserActivity? { current.value }
    private static let current = CurrentActivity()

    /// Brings it up to date for somebody who is about to use it.
    package func prepare() {
        guard needsSave else { return }
        needsSave = false
        delegate?.userActivityWillSave(self)
    }
}

/// Is told about an activity.
public protocol NSUserActivityDelegate: AnyObject {
    /// Brings an activity that `needsSave` up to date before it is used.
    func userActivityWillSave(_ userActivity: NSUserActivity)
    /// The activity is gone on with elsewhere. Never called here.
    func userActivityWasContinued(_ userActivity: NSUserActivity)
}

extension NSUserActivityDelegate {
    public func userActivityWillSave(_ userActivity: NSUserActivity) {}
    public func userActivityWasContinued(_ userActivity: NSUserActivity) {}
}

private final class CurrentActivity: @unchecked Sendable {
    private let lock = NSLock()
    private weak var stored: NSUserActivity?
    var value: NSUserActivity? {
        get { lock.withLock { stored } }
        set { lock.withLock { stored = newValue } }
    }
}

extension NSUserActivity {
    /// Keeps a value in `userInfo`: each of its properties by its name. Throws what encoding throws, and where the value is none with
    /// properties.
    public func setTypedPayload<T: Encodable>(_ payload: T) throws {
        let data = try JSONEncoder().encode(payload)
        guard let entries = try JSONSerialization.jsonObject(with: data) as? [String: Any] else {
            throw EncodingError.invalidValue(
                payload, .init(codingPath: [], debugDescription: "The payload of an activity has properties."))
        }
        addUserInfoEntries(from: entries)
    }

    /// The value that is kept in `userInfo`. Throws what decoding throws.
    public func typedPayload<T: Decodable>(_ type: T.Type) throws -> T {
        var entries: [String: Any] = [:]
        for (key, value) in userInfo ?? [:] { if let key = key as? String { entries[key] = value } }
        return try JSONDecoder().decode(type, from: JSONSerialization.data(withJSONObject: entries))
    }
}
