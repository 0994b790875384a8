import DovetailCore
import Foundation

/// The days of a month, a week in each row.
struct CalendarGrid: View {
    /// Any time in the month.
    let month: Date
    /// The day that the keyboard is at, if it is used.
    let cursor: Date?
    let editor: DateEditor
    let days: CalendarDays
    @Environment(\.controlMetrics) private var metrics

    init(month: Date, cursor: Date?, editor: DateEditor, days: CalendarDays) {
        self.month = month
        self.cursor = cursor
        self.editor = editor
        self.days = days
    }

    init(
        month: Date, selected: Date, cursor: Date?, editor: DateEditor, choose: @escaping (Date) -> Void
    ) {
        self.init(
            month: month, isSelected: { editor.calendar.isDate($0, inSameDayAs: selected) }, cursor: cursor,
            editor: editor, choose: choose)
    }

    /// A month in which any number of days may be chosen.
    init(
        month: Date, isSelected: @escaping (Date) -> Bool, cursor: Date?, editor: DateEditor,
        choose: @escaping (Date) -> Void
    ) {
        self.init(
            month: month, cursor: cursor, editor: editor, days: CalendarDays(isSelected: isSelected, choose: choose))
    }

    var body: some View {
        let names = editor.fullDateFormatter
        let look = DateIdiom[metrics.idiom]
        let weekdays = editor.weekdays(isInitial: look.hasInitialsOfWeekdays)
        let weeks = editor.weeks(ofMonth: month)
        VStack(spacing: 0) {
            HStack(spacing: 0) {
                ForEach(0..<7, id: \.self) { index in
                    Text(weekdays[index])
                        .font(.system(size: look.weekdaySize, weight: .semibold))
                        .foregroundStyle(.secondary)
                        .lineLimit(1)
                        .modifier(CalendarCell(height: 22))
                }
            }
            .accessibilityHidden(true)
            ForEach(weeks.indices, id: \.self) { week in
                HStack(spacing: 0) {
                    ForEach(0..<7, id: \.self) { index in
                        if let day = weeks[week][index] {
                            decorated(day, name: names.string(from: day))
                        } else {
                            Color.clear.modifier(CalendarCell())
                        }
                    }
                }
            }
        }
    }

    @ViewBuilder private func decorated(_ day: Date, name: String) -> some View {
        if let decoration = days.decoration {
            VStack(spacing: 0) {
                cell(day, name: name)
                ZStack { decoration(day) }.frame(height: 14).accessibilityHidden(true)
            }
            .padding(.bottom, 2)
        } else {
            cell(day, name: name)
        }
    }

    private func cell(_ day: Date, name: String) -> some View {
        let calendar = editor.calendar
        return CalendarDay(
            number: calendar.component(.day, from: day), name: name,
            isSelected: days.isSelected(day), isToday: calendar.isDateInToday(day),
            isCurrent: cursor.map { calendar.isDate(day, inSameDayAs: $0) } ?? false,
            isAllowed: editor.allows(dayOf: day) && days.isAllowed(day), choose: { days.choose(day) })
    }
}

/// Gives a cell of a calendar its size: on touch devices the seven of a week share the width that there is.
private struct CalendarCell: ViewModifier {
    /// nil for that of a day.
    var height: CGFloat?
    @Environment(\.controlMetrics) private var metrics

    nonisolated init(height: CGFloat? = nil) { self.height = height }

    func body(content: Content) -> some View {
        let cell = metrics.calendarCell
        content
            .frame(idealWidth: cell.width, maxWidth: DateIdiom[metrics.idiom].fillsWidth ? .infinity : cell.width)
            .frame(height: height ?? cell.height)
    }
}

/// A day of a calendar.
private struct CalendarDay: View {
    let number: Int
    let name: String
    let isSelected: Bool
    let isToday: Bool
    let isCurrent: Bool
    let isAllowed: Bool
    let choose: () -> Void
    @Environment(\.colorScheme) private var colorScheme
    @Environment(\.controlMetrics) private var metrics
    @State private var use = ControlUse()

    private var look: DateIdiom { DateIdiom[metrics.idiom] }

    var body: some View {
        Text(verbatim: "\(number)")
            .font(
                .system(
                    size: look.daySize,
                    weight: isSelected || isToday && look.marksDaysStrongly ? .semibold : .regular)
            )
            .foregroundStyle(foreground)
            .modifier(CalendarCell())
            .background { Circle().fill(fill).padding(1) }
            .overlay {
                if isCurrent { Circle().strokeBorder(Color.controlTint.opacity(0.55), lineWidth: 3).padding(-1.5) }
            }
            .interaction(semantics: semantics) { responder, actions in
                var press = ControlPress(isAllowed ? choose : nil)
                press.takesFocus = false
                press.showsPress = false
                responder.take(press, actions, use: $use)
            }
    }

    private var foreground: AnyShapeStyle {
        if isSelected { return hasFullFill ? AnyShapeStyle(Color.white) : AnyShapeStyle(.tintText) }
        if !isAllowed { return AnyShapeStyle(.tertiary) }
        return isToday ? AnyShapeStyle(.tintText) : AnyShapeStyle(.primary)
    }

    /// On touch devices the chosen day has a light ground, unless it is today.
    private var hasFullFill: Bool { isToday || look.marksDaysStrongly }

    private var fill: Color {
        if isSelected { return hasFullFill ? .tintFill : .controlTint.opacity(colorScheme == .light ? 0.15 : 0.3) }
        return use.isHovered && isAllowed ? Color(white: colorScheme == .light ? 0 : 1, opacity: 0.07) : .clear
    }

    private var semantics: Semantics {
        var semantics = Semantics(role: .button)
        semantics.label = name
        semantics.combinesChildren = true
        semantics.isSelected = isSelected
        semantics.isEnabled = isAllowed
        return semantics
    }
}
