// swift-format-ignore-file: AlwaysUseLowerCamelCase

import DovetailBase
// The names are Apple's.
import Foundation

/// What there is in calendars.
public enum EKEntityType: UInt, Sendable {
    case event
    case reminder
}

/// Whether an app may see a person's calendars.
public enum EKAuthorizationStatus: Int, Sendable {
    case notDetermined
    case restricted
    case denied
    case fullAccess
    case writeOnly

    /// The older name of ``fullAccess``.
    public static var authorized: EKAuthorizationStatus { .fullAccess }
}

/// Which of the events that repeat a change is for.
public enum EKSpan: Int, Sendable {
    case thisEvent
    case futureEvents
}

/// A person's calendars and reminders. A desktop has no service for them that apps could ask: access is denied, as on a device where a person has said no.
///
/// Events and reminders that an app makes are values as on Apple's systems; there is no calendar to keep them in, so saving throws
/// ``EKError/Code/eventStoreNotAuthorized``. The log tells once. Any thread may call it.
open class EKEventStore: NSObject, @unchecked Sendable {
    public override init() {}
    public init(sources: [EKSource]) {}

    /// Whether the app may see them: that was denied.
    open class func authorizationStatus(for entityType: EKEntityType) -> EKAuthorizationStatus { .denied }

    // MARK: Permission

    /// Asks nobody, and tells that it was denied.
    @preconcurrency open func requestFullAccessToEvents(completion: @escaping @Sendable (Bool, (any Error)?) -> Void) {
        refuse(completion)
    }
    open func requestFullAccessToEvents() async throws -> Bool { deny() }
    @preconcurrency open func requestWriteOnlyAccessToEvents(
        completion: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) {
        refuse(completion)
    }
    open func requestWriteOnlyAccessToEvents() async throws -> Bool { deny() }
    @preconcurrency open func requestFullAccessToReminders(completion: @escaping @Sendable (Bool, (any Error)?) -> Void)
    {
        refuse(completion)
    }
    open func requestFullAccessToReminders() async throws -> Bool { deny() }
    @preconcurrency open func requestAccess(
        to entityType: EKEntityType, completion: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) { refuse(completion) }
    open func requestAccess(to entityType: EKEntityType) async throws -> Bool { deny() }

    private func deny() -> Bool {
        _ = Absent.error
        return false
    }

    private func refuse(_ completion: @escaping @Sendable (Bool, (any Error)?) -> Void) {
        // Who was denied is told no error.
        _ = Absent.error
        DispatchQueue.callLater { completion(false, nil) }
    }

    // MARK: Calendars

    open var eventStoreIdentifier: String { "dovetail" }
    open var sources: [EKSource] { [] }
    open var delegateSources: [EKSource] { [] }
    open func source(withIdentifier identifier: String) -> EKSource? { nil }
    open func calendars(for entityType: EKEntityType) -> [EKCalendar] { [] }
    open func calendar(withIdentifier identifier: String) -> EKCalendar? { nil }
    open var defaultCalendarForNewEvents: EKCalendar? { nil }
    open func defaultCalendarForNewReminders() -> EKCalendar? { nil }
    open func saveCalendar(_ calendar: EKCalendar, commit: Bool) throws { throw Absent.error }
    open func removeCalendar(_ calendar: EKCalendar, commit: Bool) throws { throw Absent.error }

    // MARK: Events

    open func event(withIdentifier identifier: String) -> EKEvent? { nil }
    open func calendarItem(withIdentifier identifier: String) -> EKCalendarItem? { nil }
    open func calendarItems(withExternalIdentifier externalIdentifier: String) -> [EKCalendarItem] { [] }
    open func save(_ event: EKEvent, span: EKSpan) throws { throw Absent.error }
    open func save(_ event: EKEvent, span: EKSpan, commit: Bool) throws { throw Absent.error }
    open func remove(_ event: EKEvent, span: EKSpan) throws { throw Absent.error }
    open func remove(_ event: EKEvent, span: EKSpan, commit: Bool) throws { throw Absent.error }
    /// None.
    open func events(matching predicate: NSPredicate) -> [EKEvent] { [] }
    open func enumerateEvents(
        matching predicate: NSPredicate, using block: @escaping (EKEvent, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {}
    /// Takes events that reach into a time.
    open func predicateForEvents(withStart startDate: Date, end endDate: Date, calendars: [EKCalendar]?)
        -> NSPredicate
    {
        NSPredicate { object, _ in
            guard let event = object as? EKEvent, let start = event.startDate, let end = event.endDate else {
                return false
            }
            return start < endDate && end > startDate
        }
    }

    // MARK: Reminders

    open func save(_ reminder: EKReminder, commit: Bool) throws { throw Absent.error }
    open func remove(_ reminder: EKReminder, commit: Bool) throws { throw Absent.error }
    /// Tells the handler nil: what is not permitted is not found.
    @discardableResult
    open func fetchReminders(matching predicate: NSPredicate, completion: @escaping ([EKReminder]?) -> Void) -> Any {
        _ = Absent.error
        DispatchQueue.callLater { completion(nil) }
        return NSObject()
    }
    open func cancelFetchRequest(_ fetchIdentifier: Any) {}
    open func predicateForReminders(in calendars: [EKCalendar]?) -> NSPredicate {
        NSPredicate { object, _ in object is EKReminder }
    }
    open func predicateForIncompleteReminders(
        withDueDateStarting startDate: Date?, ending endDate: Date?, calendars: [EKCalendar]?
    ) -> NSPredicate { NSPredicate { object, _ in (object as? EKReminder)?.isCompleted == false } }
    open func predicateForCompletedReminders(
        withCompletionDateStarting startDate: Date?, ending endDate: Date?, calendars: [EKCalendar]?
    ) -> NSPredicate { NSPredicate { object, _ in (object as? EKReminder)?.isCompleted == true } }

    // MARK: Changes

    open func commit() throws { throw Absent.error }
    open func reset() {}
    open func refreshSourcesIfNecessary() {}
}

extension NSNotification.Name {
    /// Calendars have changed. Never here.
    public static let EKEventStoreChanged = NSNotification.Name("EKEventStoreChangedNotification")
}
