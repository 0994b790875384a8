import Foundation

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The type of the activity that an app is opened with by an item that was found. No item is found here.
public let CSSearchableItemActionType = "com.apple.corespotlightitem"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The identifier of the item in such an activity's `userInfo`.
public let CSSearchableItemActivityIdentifier = "kCSSearchableItemActivityIdentifier"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// What a person has chosen to do with it, in such an activity's `userInfo`.
public let CSActionIdentifier = "kCSActionIdentifier"

/// Something in an app that a person can search for.
open class CSSearchableItem: NSObject, NSCopying, @unchecked Sendable {
    /// What an app wants to be told about an item.
    public struct UpdateListenerOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let summarization = UpdateListenerOptions(rawValue: 1)
        public static let priority = UpdateListenerOptions(rawValue: 2)
    }

    /// What tells it from others of the app. One is made up where the app gives none.
    open var uniqueIdentifier: String
    /// What it belongs to: those of a domain can be deleted together.
    open var domainIdentifier: String?
    /// When it is to go. A month from its making on, unless the app says otherwise.
    open var expirationDate: Date!
    open var attributeSet: CSSearchableItemAttributeSet
    /// Whether it changes one that is there.
    open var isUpdate = false
    open var updateListenerOptions: UpdateListenerOptions = []

    public init(
        uniqueIdentifier: String?, domainIdentifier: String?, attributeSet: CSSearchableItemAttributeSet
    ) {
        self.uniqueIdentifier = uniqueIdentifier ?? UUID().uuidString
        (self.domainIdentifier, self.attributeSet) = (domainIdentifier, attributeSet)
        expirationDate = Date(timeIntervalSinceNow: 30 * 86400)
    }

    /// Another one with the same values, and attributes of its own.
    open func copy(with zone: NSZone? = nil) -> Any {
        let attributes = attributeSet.copy() as? CSSearchableItemAttributeSet ?? attributeSet
        let item = CSSearchableItem(
            uniqueIdentifier: uniqueIdentifier, domainIdentifier: domainIdentifier, attributeSet: attributes)
        item.expirationDate = expirationDate
        (item.isUpdate, item.updateListenerOptions) = (isUpdate, updateListenerOptions)
        return item
    }

    /// Which of two fits a search better, by their `rankingHint`s.
    open func compare(byRank other: CSSearchableItem) -> ComparisonResult {
        let (own, others) = (
            attributeSet.rankingHint?.doubleValue ?? 0, other.attributeSet.rankingHint?.doubleValue ?? 0
        )
        return own == others ? .orderedSame : own < others ? .orderedAscending : .orderedDescending
    }
}
