import DovetailCore
import Foundation

/// A month to choose a day from, beside the field that opened it. A press outside closes it.
///
/// The arrow keys move from day to day and week to week, Page Up and Page Down from month to month, Home and End to the month's ends; Return chooses.
struct CalendarPopover: View {
    let anchor: CGRect
    let selected: Date
    let editor: DateEditor
    /// Called with the chosen day, or nil when nothing was chosen.
    let close: (Date?) -> Void
    /// The day that the keyboard is at; its month is shown.
    @State private var cursor: Date
    @State private var isKeyboardUsed = false
    @Environment(\.controlMetrics) private var metrics

    init(anchor: CGRect, selected: Date, editor: DateEditor, close: @escaping (Date?) -> Void) {
        self.anchor = anchor
        self.selected = selected
        self.editor = editor
        self.close = close
        _cursor = State(initialValue: selected)
    }

    var body: some View {
        FieldPanel(anchor: anchor, close: { close(nil) }, press: press) {
            MonthCalendar(month: cursor, editor: editor) {
                cursor = $0
            } grid: {
                CalendarGrid(
                    month: cursor, selected: selected, cursor: isKeyboardUsed ? cursor : nil, editor: editor,
                    choose: { close($0) })
            }
            .calendarWidth(metrics)
        }
    }

    private func press(_ key: KeyInput) -> Bool {
        switch key.key {
        case .return, .space: close(editor.allows(dayOf: cursor) ? cursor : nil)
        default:
            guard let day = editor.day(from: cursor, by: key.key) else { return false }
            isKeyboardUsed = true
            cursor = day
        }
        return true
    }
}
