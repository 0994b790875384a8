import DovetailCore
import Foundation

/// A month to choose a day from, and a field for the time.
struct GraphicalDatePicker: View {
    let configuration: DatePickerStyleConfiguration
    @Environment(\.dateEditor) private var makeEditor
    @Environment(\.controlMetrics) private var metrics
    /// Any time in the month on show; nil for that of the selection.
    @State private var month: Date?
    @State private var isFocused = false

    var body: some View {
        let editor = makeEditor(configuration.range)
        let components = configuration.displayedComponents
        VStack(alignment: .leading, spacing: 8) {
            if components.contains(.date) {
                MonthCalendar(month: month ?? configuration.selection, editor: editor) {
                    month = $0
                } grid: {
                    CalendarGrid(
                        month: month ?? configuration.selection, selected: configuration.selection,
                        cursor: isFocused ? configuration.selection : nil, editor: editor
                    ) { day in choose(day, editor) }
                    .calendarKeys(day: configuration.selection, editor: editor, isFocused: $isFocused) {
                        choose($0, editor)
                    }
                }
            }
            if components.contains(.hourAndMinute) {
                HStack {
                    Text("Time")
                    Spacer(minLength: 8)
                    TimeField(selection: configuration.$selection, editor: editor)
                }
            }
        }
        .calendarWidth(metrics)
    }

    private func choose(_ day: Date, _ editor: DateEditor) {
        configuration.selection = editor.merging(day, into: configuration.selection, .date)
        month = nil
    }
}
