import Foundation

extension HKQuery {
    /// Takes the activity of a day, by its year, month and day.
    public class func predicateForActivitySummary(with dateComponents: DateComponents) -> NSPredicate {
        predicate(forActivitySummariesBetweenStart: dateComponents, end: dateComponents)
    }

    /// Takes the activity of the days from one to another, both of which belong to them.
    public class func predicate(
        forActivitySummariesBetweenStart startDateComponents: DateComponents, end endDateComponents: DateComponents
    ) -> NSPredicate {
        let (first, last) = (startDateComponents.wholeDay, endDateComponents.wholeDay)
        return predicate(of: HKActivitySummary.self) { summary in
            guard let day = summary.day.wholeDay, let first, let last else { return false }
            return (first...max(first, last)).contains(day)
        }
    }
}

extension DateComponents {
    /// When the day begins in the components' calendar; nil where they name none.
    var wholeDay: Date? {
        guard let year, let month, let day else { return nil }
        return (calendar ?? Calendar(identifier: .gregorian))
            .date(from: DateComponents(year: year, month: month, day: day))
    }
}
