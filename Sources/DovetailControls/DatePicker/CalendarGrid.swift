import DovetailCore
import Foundation

/// The days of a month, a week in each row.
struct CalendarGrid: View {
    /// Any time in the month.
    let month: Date
    /// Whether a day is chosen.
    let isSelected: (Date) -> Bool
    /// The day that the keyboard is at, if it is used.
    let cursor: Date?
    let editor: DateEditor
    let choose: (Date) -> Void

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
        self.month = month
        self.isSelected = isSelected
        self.cursor = cursor
        self.editor = editor
        self.choose = choose
    }

    static let cell = CGSize(width: 34, height: 31)
    static var width: CGFloat { cell.width * 7 }

    var body: some View {
        let names = editor.fullDateFormatter
        let weekdays = editor.weekdays
        let weeks = editor.weeks(ofMonth: month)
        VStack(spacing: 0) {
            HStack(spacing: 0) {
                ForEach(0..<7, id: \.self) { index in
                    Text(weekdays[index])
                        .font(.system(size: 11, weight: .semibold))
                        .foregroundStyle(.secondary)
                        .frame(width: Self.cell.width, height: 22)
                }
            }
            .accessibilityHidden(true)
            ForEach(weeks.indices, id: \.self) { week in
                HStack(spacing: 0) {
                    ForEach(0..<7, id: \.self) { index in
                        if let day = weeks[week][index] {
                            cell(day, name: names.string(from: day))
                        } else {
                            Color.clear.frame(width: Self.cell.width, height: Self.cell.height)
                        }
                    }
                }
            }
        }
    }

    private func cell(_ day: Date, name: String) -> some View {
        let calendar = editor.calendar
        return CalendarDay(
            number: calendar.component(.day, from: day), name: name,
            isSelected: isSelected(day), isToday: calendar.isDateInToday(day),
            isCurrent: cursor.map { calendar.isDate(day, inSameDayAs: $0) } ?? false,
            isAllowed: editor.allows(dayOf: day), choose: { choose(day) })
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
    @State private var isHovered = false

    var body: some View {
        Text(verbatim: "\(number)")
            .font(.system(size: 14, weight: isSelected || isToday ? .semibold : .regular))
            .foregroundStyle(foreground)
            .frame(width: CalendarGrid.cell.width, height: CalendarGrid.cell.height)
            .background { Circle().fill(fill).padding(1) }
            .overlay {
                if isCurrent { Circle().strokeBorder(Color.controlTint.opacity(0.55), lineWidth: 3).padding(-1.5) }
            }
            .interaction(semantics: semantics) { responder, actions in
                actions.activate = isAllowed ? choose : nil
                responder.onHover = { isHovered = $0 }
                responder.onUp = { [unowned responder] location, _ in
                    if isAllowed, responder.contains(location) { choose() }
                }
            }
    }

    private var foreground: AnyShapeStyle {
        if isSelected { return AnyShapeStyle(Color.white) }
        if !isAllowed { return AnyShapeStyle(.tertiary) }
        return isToday ? AnyShapeStyle(.tint) : AnyShapeStyle(.primary)
    }

    private var fill: Color {
        if isSelected { return .controlTint }
        return isHovered && isAllowed ? Color(white: colorScheme == .light ? 0 : 1, opacity: 0.07) : .clear
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
