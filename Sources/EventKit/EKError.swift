import DovetailBase
@_exported import Foundation

/// The domain of the errors of ``EKError``.
// swift-format-ignore: AlwaysUseLowerCamelCase
public let EKErrorDomain = "EKErrorDomain"

/// Why something of a person's calendars was neither read nor kept. Here it is ``Code/eventStoreNotAuthorized``.
public struct EKError: CustomNSError, LocalizedError, Equatable, Sendable {
    /// What has failed.
    public let code: Code
    /// An error of a kind.
    public init(_ code: Code) { self.code = code }

    /// What can fail.
    public enum Code: Int, Sendable {
        case eventNotMutable
        case noCalendar
        case noStartDate
        case noEndDate
        case datesInverted
        case internalFailure
        case calendarReadOnly
        case durationGreaterThanRecurrence
        case alarmGreaterThanRecurrence
        case startDateTooFarInFuture
        case startDateCollidesWithOtherOccurrence
        case objectBelongsToDifferentStore
        case invitesCannotBeMoved
        case invalidSpan
        case calendarHasNoSource
        case calendarSourceCannotBeModified
        case calendarIsImmutable
        case sourceDoesNotAllowCalendarAddDelete
        case recurringReminderRequiresDueDate
        case structuredLocationsNotSupported
        case reminderLocationsNotSupported
        case alarmProximityNotSupported
        case calendarDoesNotAllowEvents
        case calendarDoesNotAllowReminders
        case sourceDoesNotAllowReminders
        case sourceDoesNotAllowEvents
        case priorityIsInvalid
        case invalidEntityType
        case procedureAlarmsNotMutable
        case eventStoreNotAuthorized

        /// Whether an error is of this kind, for `catch`.
        public static func ~= (code: Code, error: any Error) -> Bool { (error as? EKError)?.code == code }
    }

    public static var eventStoreNotAuthorized: Code { .eventStoreNotAuthorized }
    public static var noCalendar: Code { .noCalendar }
    public static var noStartDate: Code { .noStartDate }
    public static var noEndDate: Code { .noEndDate }
    public static var datesInverted: Code { .datesInverted }
    public static var internalFailure: Code { .internalFailure }
    public static var calendarReadOnly: Code { .calendarReadOnly }

    public static var errorDomain: String { EKErrorDomain }
    public var errorCode: Int { code.rawValue }
    public var errorUserInfo: [String: Any] { errorDescription.map { [NSLocalizedDescriptionKey: $0] } ?? [:] }
    public var errorDescription: String? {
        code == .eventStoreNotAuthorized
            ? "That event store is not authorized to access the calendars of this device."
            : "The operation couldn't be completed. (\(EKErrorDomain) error \(code.rawValue).)"
    }
}

/// What everything that needs a person's calendars answers.
enum Absent {
    /// That the app may not, which the log tells once.
    static var error: EKError {
        Log.warnOnce("EventKit", "EventKit: there are no calendars of the person's here; access to them is denied")
        return EKError(.eventStoreNotAuthorized)
    }
}
