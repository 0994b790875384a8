import DovetailCore
import Foundation

/// The label, and columns that turn.
struct WheelDatePicker: View {
    let configuration: DatePickerStyleConfiguration
    @Environment(\.dateEditor) private var makeEditor
    @Environment(\.areLabelsHidden) private var isLabelHidden

    var body: some View {
        if isLabelHidden {
            wheels
        } else {
            // As on touch devices the label is in front, and above where there is no room for that.
            ViewThatFits(in: .horizontal) {
                HStack(spacing: 8) {
                    configuration.label.fixedSize()
                    wheels
                }
                VStack(alignment: .leading, spacing: 6) {
                    configuration.label
                    wheels
                }
            }
        }
    }

    private var wheels: some View {
        DateWheels(
            date: configuration.selection, components: configuration.displayedComponents,
            editor: makeEditor(configuration.range)
        ) { configuration.selection = $0 }
        .fixedSize()
        .frame(minWidth: 320)
        .background { WheelBand() }
    }
}

/// Columns that turn: for the day a column each for day, month and year, in the order of the locale; with the time one for the day
/// and columns for hours, minutes and the half of the day.
struct DateWheels: View {
    let date: Date
    let components: DatePickerComponents
    let editor: DateEditor
    let choose: (Date) -> Void

    var body: some View {
        WheelRow {
            if components.contains(.hourAndMinute) {
                if components.contains(.date) { WeekdayWheel(date: date, editor: editor, choose: choose) }
                TimeWheels(date: date, editor: editor, choose: choose)
            } else {
                ForEach(editor.order, id: \.self) { component in
                    switch component {
                    case .day: DayWheel(date: date, editor: editor, choose: choose)
                    case .month: MonthWheel(date: date, editor: editor, choose: choose)
                    default: YearWheel(date: date, editor: editor, choose: choose)
                    }
                }
            }
        }
    }
}

/// The months of a year.
struct MonthWheel: View {
    let date: Date
    let editor: DateEditor
    let choose: (Date) -> Void

    var body: some View {
        Wheel(
            name: "Month", titles: editor.calendar.monthSymbols,
            selected: editor.calendar.component(.month, from: date) - 1
        ) { index in choose(editor.changingInMonth(date) { $0.month = index + 1 }) }
    }
}

/// The years around that of a date.
struct YearWheel: View {
    let date: Date
    let editor: DateEditor
    let choose: (Date) -> Void

    var body: some View {
        let year = editor.calendar.component(.year, from: date)
        let years = min(max(year - 100, 1), 9800)..<max(min(year + 101, 9999), 202)
        Wheel(name: "Year", count: years.count, selected: year - years.lowerBound) {
            "\(years.lowerBound + $0)"
        } choose: { index in
            choose(editor.changingInMonth(date) { $0.year = years.lowerBound + index })
        }
    }
}

/// The days of a month.
private struct DayWheel: View {
    let date: Date
    let editor: DateEditor
    let choose: (Date) -> Void

    var body: some View {
        let days = editor.calendar.range(of: .day, in: .month, for: date) ?? 1..<32
        Wheel(
            name: "Day", count: days.count, selected: editor.calendar.component(.day, from: date) - days.lowerBound
        ) {
            "\(days.lowerBound + $0)"
        } choose: { index in
            choose(editor.changing(date) { $0.day = days.lowerBound + index })
        }
    }
}

/// The days before and after a date, with their weekdays. The date is always in the middle, so that there is no end.
private struct WeekdayWheel: View {
    let date: Date
    let editor: DateEditor
    let choose: (Date) -> Void

    private static let reach = 365

    var body: some View {
        let formatter = editor.weekdayFormatter
        Wheel(name: "Day", count: 2 * Self.reach + 1, selected: Self.reach) {
            formatter.string(from: editor.adding($0 - Self.reach, .day, to: date))
        } choose: { index in
            choose(editor.range.limiting(editor.adding(index - Self.reach, .day, to: date)))
        }
    }
}

/// Hours, minutes, and the halves of the day where hours are counted to twelve.
private struct TimeWheels: View {
    let date: Date
    let editor: DateEditor
    let choose: (Date) -> Void

    var body: some View {
        let parts = editor.calendar.dateComponents([.hour, .minute], from: date)
        let (hour, minute) = (parts.hour ?? 0, parts.minute ?? 0)
        let hours = editor.hasPeriods ? 12 : 24
        Wheel(name: "Hour", count: hours, selected: hour % hours) { index in
            editor.hasPeriods ? "\((index + 11) % 12 + 1)" : DateEditor.twoDigits(index)
        } choose: { index in
            // The half of the day stays.
            choose(editor.changing(date) { $0.hour = index + (editor.hasPeriods && hour >= 12 ? 12 : 0) })
        }
        Wheel(name: "Minute", count: 60, selected: minute) {
            DateEditor.twoDigits($0)
        } choose: { index in
            choose(editor.changing(date) { $0.minute = index })
        }
        if editor.hasPeriods {
            Wheel(
                name: "Half of the Day", titles: [editor.calendar.amSymbol, editor.calendar.pmSymbol],
                selected: hour / 12
            ) { index in choose(editor.changing(date) { $0.hour = hour % 12 + 12 * index }) }
        }
    }
}

/// Wheels side by side, each as wide as its rows are: as the children of a stack they would all be equally wide, and a wide one be cut. The
/// band behind the chosen rows is drawn by who places them.
struct WheelRow<Content: View>: View {
    @ViewBuilder let content: Content

    var body: some View {
        HStack(spacing: 4) {
            ForEach(subviews: content) { $0.fixedSize(horizontal: true, vertical: false) }
        }
        .environment(\.hasWheelBand, false)
    }
}
