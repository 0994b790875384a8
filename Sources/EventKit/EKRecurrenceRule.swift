import Foundation

/// How often something is repeated.
public enum EKRecurrenceFrequency: Int, Sendable {
    case daily
    case weekly
    case monthly
    case yearly
}

/// A day of the week.
public enum EKWeekday: Int, Sendable {
    case sunday = 1
    case monday
    case tuesday
    case wednesday
    case thursday
    case friday
    case saturday
}

/// A day of the week, of a month or a year where it has a number.
open class EKRecurrenceDayOfWeek: NSObject, @unchecked Sendable {
    public let dayOfTheWeek: EKWeekday
    public let weekNumber: Int
    public init(_ dayOfTheWeek: EKWeekday) { (self.dayOfTheWeek, weekNumber) = (dayOfTheWeek, 0) }
    public init(_ dayOfTheWeek: EKWeekday, weekNumber: Int) {
        (self.dayOfTheWeek, self.weekNumber) = (dayOfTheWeek, weekNumber)
    }
    public init(dayOfTheWeek: EKWeekday, weekNumber: Int) {
        (self.dayOfTheWeek, self.weekNumber) = (dayOfTheWeek, weekNumber)
    }
}

/// When a repetition ends.
open class EKRecurrenceEnd: NSObject, @unchecked Sendable {
    public let endDate: Date?
    public let occurrenceCount: Int
    public init(end endDate: Date) { (self.endDate, occurrenceCount) = (endDate, 0) }
    public init(occurrenceCount: Int) { (endDate, self.occurrenceCount) = (nil, occurrenceCount) }
}

/// How something is repeated.
open class EKRecurrenceRule: EKObject, @unchecked Sendable {
    public let frequency: EKRecurrenceFrequency
    public let interval: Int
    public let daysOfTheWeek: [EKRecurrenceDayOfWeek]?
    public let daysOfTheMonth: [NSNumber]?
    public let monthsOfTheYear: [NSNumber]?
    public let weeksOfTheYear: [NSNumber]?
    public let daysOfTheYear: [NSNumber]?
    public let setPositions: [NSNumber]?
    open var recurrenceEnd: EKRecurrenceEnd?

    /// A repetition. Traps where the interval is not above 0, as on Apple's systems.
    public init(
        recurrenceWith type: EKRecurrenceFrequency, interval: Int, daysOfTheWeek: [EKRecurrenceDayOfWeek]? = nil,
        daysOfTheMonth: [NSNumber]? = nil, monthsOfTheYear: [NSNumber]? = nil, weeksOfTheYear: [NSNumber]? = nil,
        daysOfTheYear: [NSNumber]? = nil, setPositions: [NSNumber]? = nil, end: EKRecurrenceEnd?
    ) {
        precondition(interval > 0, "EKRecurrenceRule: the interval must be greater than 0")
        (frequency, self.interval) = (type, interval)
        (self.daysOfTheWeek, self.daysOfTheMonth) = (daysOfTheWeek, daysOfTheMonth)
        (self.monthsOfTheYear, self.weeksOfTheYear) = (monthsOfTheYear, weeksOfTheYear)
        (self.daysOfTheYear, self.setPositions) = (daysOfTheYear, setPositions)
        recurrenceEnd = end
        super.init()
    }
}
