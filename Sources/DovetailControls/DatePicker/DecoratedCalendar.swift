import DovetailCore
import Foundation

/// A month whose days are chosen by rules of whoever shows it, with a small view below each: UIKit's view of a calendar.
package struct DecoratedCalendar: View {
    /// Any time in the month on show.
    private let month: Date
    private let range: DateRange
    private let days: CalendarDays
    private let show: (Date) -> Void
    @Environment(\.dateEditor) private var makeEditor
    @Environment(\.controlMetrics) private var metrics
    /// The day that the keyboard is at.
    @State private var cursor: Date?
    @State private var isFocused = false

    /// - Parameters:
    ///   - month: Any time in the month on show.
    ///   - range: The days that can be chosen.
    ///   - days: What is shown of the days, and what happens when one is chosen.
    ///   - show: Called with a time in the month to turn to.
    package init(month: Date, range: ClosedRange<Date>, days: CalendarDays, show: @escaping (Date) -> Void) {
        self.month = month
        self.range = DateRange(range)
        self.days = days
        self.show = show
    }

    package var body: some View {
        let editor = makeEditor(range)
        MonthCalendar(month: month, editor: editor) {
            cursor = nil
            show($0)
        } grid: {
            CalendarGrid(
                month: month, cursor: isFocused ? cursor ?? month : nil, editor: editor, days: days
            )
            .calendarKeys(
                day: cursor ?? month, editor: editor, isFocused: $isFocused,
                press: {
                    let day = cursor ?? month
                    if editor.allows(dayOf: day), days.isAllowed(day) { days.choose(day) }
                }
            ) { day in
                cursor = day
                if !editor.calendar.isDate(day, equalTo: month, toGranularity: .month) { show(day) }
            }
        }
        .calendarWidth(metrics)
    }
}

/// What is shown of a calendar's days, and what happens when one is chosen.
package struct CalendarDays {
    /// Whether a day is chosen.
    package var isSelected: @MainActor (Date) -> Bool
    /// Whether a day of the range can be chosen.
    package var isAllowed: @MainActor (Date) -> Bool
    /// A small view below a day's number; nil where days have none.
    package var decoration: (@MainActor (Date) -> AnyView?)?
    package var choose: @MainActor (Date) -> Void

    package init(
        isSelected: @escaping @MainActor (Date) -> Bool, isAllowed: @escaping @MainActor (Date) -> Bool = { _ in true },
        decoration: (@MainActor (Date) -> AnyView?)? = nil, choose: @escaping @MainActor (Date) -> Void
    ) {
        self.isSelected = isSelected
        self.isAllowed = isAllowed
        self.decoration = decoration
        self.choose = choose
    }
}
