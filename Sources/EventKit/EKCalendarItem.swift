// Where events are is told by its places, so an app that imports this module has those.
@_exported import CoreLocation
import DovetailCore
import Foundation

/// What events and reminders have in common. Theirs are plain values, which an app may read as it has set them.
open class EKCalendarItem: EKObject, @unchecked Sendable {
    public let calendarItemIdentifier = UUID().uuidString
    open var calendarItemExternalIdentifier: String! { nil }
    open var calendar: EKCalendar!
    open var title: String!
    open var location: String?
    open var notes: String?
    open var url: URL?
    open var timeZone: TimeZone?
    open var creationDate: Date? { nil }
    open var lastModifiedDate: Date? { nil }
    open var alarms: [EKAlarm]?
    open var recurrenceRules: [EKRecurrenceRule]?
    open var attendees: [EKParticipant]? { nil }
    open var hasAlarms: Bool { !(alarms ?? []).isEmpty }
    open var hasRecurrenceRules: Bool { !(recurrenceRules ?? []).isEmpty }
    open var hasAttendees: Bool { false }
    open var hasNotes: Bool { !(notes ?? "").isEmpty }
    open func addAlarm(_ alarm: EKAlarm) { alarms = (alarms ?? []) + [alarm] }
    open func removeAlarm(_ alarm: EKAlarm) { alarms?.removeAll { $0 === alarm } }
    open func addRecurrenceRule(_ rule: EKRecurrenceRule) { recurrenceRules = (recurrenceRules ?? []) + [rule] }
    open func removeRecurrenceRule(_ rule: EKRecurrenceRule) { recurrenceRules?.removeAll { $0 === rule } }
}

/// Whether a person has time during an event.
public enum EKEventAvailability: Int, Sendable {
    case notSupported = -1
    case busy
    case free
    case tentative
    case unavailable
}

/// Whether an event takes place.
public enum EKEventStatus: Int, Sendable {
    case none
    case confirmed
    case tentative
    case canceled
}

/// An event that an app makes. It can't be kept here.
open class EKEvent: EKCalendarItem, @unchecked Sendable {
    open var eventIdentifier: String! { nil }
    open var startDate: Date!
    open var endDate: Date!
    open var isAllDay = false
    open var availability = EKEventAvailability.busy
    open var structuredLocation: EKStructuredLocation?
    open var status: EKEventStatus { .none }
    open var organizer: EKParticipant? { nil }
    open var occurrenceDate: Date! { startDate }
    open var isDetached: Bool { false }
    open var birthdayContactIdentifier: String? { nil }

    /// An event of no store.
    public override init() { super.init() }
    /// An event that is in no calendar.
    public init(eventStore: EKEventStore) { super.init() }
    /// Which of two begins first.
    open func compareStartDate(with other: EKEvent) -> ComparisonResult {
        (startDate ?? .distantPast).compare(other.startDate ?? .distantPast)
    }
}

/// How important a reminder is.
public enum EKReminderPriority: UInt, Sendable {
    case none = 0
    case high = 1
    case medium = 5
    case low = 9
}

/// A reminder that an app makes. It can't be kept here.
open class EKReminder: EKCalendarItem, @unchecked Sendable {
    open var startDateComponents: DateComponents?
    open var dueDateComponents: DateComponents?
    /// Whether it is done. Setting it sets ``completionDate`` too.
    open var isCompleted: Bool {
        get { completionDate != nil }
        set { if newValue != isCompleted { completionDate = newValue ? Date() : nil } }
    }
    open var completionDate: Date?
    open var priority = 0
    /// A reminder of no store.
    public override init() { super.init() }
    /// A reminder that is in no list.
    public init(eventStore: EKEventStore) { super.init() }
}

/// A place with a name.
open class EKStructuredLocation: EKObject, @unchecked Sendable {
    open var title: String?
    open var geoLocation: CLLocation?
    /// In metres; 0 for the usual.
    open var radius = 0.0
    /// A place with a name.
    public convenience init(title: String) {
        self.init()
        self.title = title
    }
    /// A place without a name.
    public override init() { super.init() }
}

/// Whether an alarm is for coming or going.
public enum EKAlarmProximity: Int, Sendable {
    case none
    case enter
    case leave
}

/// When a person is told of an event.
open class EKAlarm: EKObject, @unchecked Sendable {
    /// In seconds from the event's start, negative before.
    open var relativeOffset: TimeInterval = 0
    open var absoluteDate: Date?
    open var structuredLocation: EKStructuredLocation?
    open var proximity = EKAlarmProximity.none
    public convenience init(relativeOffset offset: TimeInterval) {
        self.init()
        relativeOffset = offset
    }
    public convenience init(absoluteDate date: Date) {
        self.init()
        absoluteDate = date
    }
    public override init() {}
}

/// Somebody who takes part. Nobody is known here.
open class EKParticipant: EKObject, @unchecked Sendable {
    open var url: URL { URL(fileURLWithPath: "/") }
    open var name: String? { nil }
    open var isCurrentUser: Bool { false }
}
