import DovetailCore
import Foundation

/// How date pickers are in an idiom; measures are in points.
struct DateIdiom: IdiomTable {
    /// Between the month's name and the buttons that turn the pages of a calendar, and the size of their signs.
    let turnerSpacing: CGFloat
    let turnerSize: CGFloat
    /// Whether the month's name is a button that opens wheels with months and years.
    let choosesMonths: Bool
    /// Whether a calendar takes the width that there is.
    let fillsWidth: Bool
    /// Whether days of the week are initials alone, and the size of those.
    let hasInitialsOfWeekdays: Bool
    let weekdaySize: CGFloat
    /// The size of a day.
    let daySize: CGFloat
    /// Whether the present day is bold, and a day that is chosen has the full tint behind it whether it is the present one or not.
    let marksDaysStrongly: Bool
    /// Whether fields of dates have a raised bezel, and those of times arrows.
    let hasRaisedFields: Bool
    let hasArrows: Bool

    static let pad = DateIdiom(
        turnerSpacing: 16, turnerSize: 17, choosesMonths: true, fillsWidth: true, hasInitialsOfWeekdays: false,
        weekdaySize: 13, daySize: 20, marksDaysStrongly: false, hasRaisedFields: false, hasArrows: false)
    static let desktop = DateIdiom(
        turnerSpacing: 2, turnerSize: 13, choosesMonths: false, fillsWidth: false, hasInitialsOfWeekdays: true,
        weekdaySize: 11, daySize: 14, marksDaysStrongly: true, hasRaisedFields: true, hasArrows: true)
}
