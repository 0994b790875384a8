import DovetailCore
import Foundation

/// Something that an event store keeps.
open class EKObject: NSObject, @unchecked Sendable {
    override init() {}
    open var hasChanges: Bool { true }
    open var isNew: Bool { true }
    open func reset() {}
    open func rollback() {}
    open func refresh() -> Bool { false }
}

/// Where calendars come from.
public enum EKSourceType: Int, Sendable {
    case local
    case exchange
    case calDAV
    case mobileMe
    case subscribed
    case birthdays
}

/// Where calendars come from. There is none here.
open class EKSource: EKObject, @unchecked Sendable {
    open var sourceIdentifier: String { "" }
    open var sourceType: EKSourceType { .local }
    open var title: String { "" }
    open func calendars(for entityType: EKEntityType) -> Set<EKCalendar> { [] }
}

/// What kind a calendar is of.
public enum EKCalendarType: Int, Sendable {
    case local
    case calDAV
    case exchange
    case subscription
    case birthday
}

/// What a calendar may have in it.
public struct EKEntityMask: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let event = EKEntityMask(rawValue: 1)
    public static let reminder = EKEntityMask(rawValue: 2)
}

/// A calendar that an app makes. It can't be kept here.
open class EKCalendar: EKObject, @unchecked Sendable {
    public let calendarIdentifier = UUID().uuidString
    open var title = ""
    open var source: EKSource?
    open var cgColor: CGColor!
    open var type: EKCalendarType { .local }
    open var allowsContentModifications: Bool { true }
    open var isSubscribed: Bool { false }
    open var isImmutable: Bool { false }
    public let allowedEntityTypes: EKEntityMask

    /// A calendar.
    public init(for entityType: EKEntityType, eventStore: EKEventStore) {
        allowedEntityTypes = entityType == .event ? .event : .reminder
        super.init()
    }
}
