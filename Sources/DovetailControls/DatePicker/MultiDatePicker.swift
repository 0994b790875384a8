import DovetailCore
import Foundation

/// A calendar in which any number of days may be chosen.
public struct MultiDatePicker<Label: View>: View {
    private let selection: Binding<Set<DateComponents>>
    private let range: DateRange
    nonisolated(unsafe) private let label: Label
    @Environment(\.dateEditor) private var makeEditor
    @Environment(\.controlMetrics) private var metrics
    /// Any time in the month on show; nil for that of the first day chosen, else the present one.
    @State private var month: Date?
    /// The day that the keyboard is at.
    @State private var cursor: Date?
    @State private var isFocused = false

    nonisolated private init(selection: Binding<Set<DateComponents>>, range: DateRange, label: Label) {
        self.selection = selection
        self.range = range
        self.label = label
    }

    /// A calendar with a label for accessibility.
    nonisolated public init(selection: Binding<Set<DateComponents>>, @ViewBuilder label: () -> Label) {
        self.init(selection: selection, range: DateRange(), label: label())
    }

    /// A calendar with a label for accessibility, in which the days of a range may be chosen, without the last.
    nonisolated public init(
        selection: Binding<Set<DateComponents>>, in bounds: Range<Date>, @ViewBuilder label: () -> Label
    ) {
        self.init(selection: selection, range: Self.range(bounds), label: label())
    }

    /// A calendar with a label for accessibility, in which the days from a date on may be chosen.
    nonisolated public init(
        selection: Binding<Set<DateComponents>>, in bounds: PartialRangeFrom<Date>, @ViewBuilder label: () -> Label
    ) {
        self.init(selection: selection, range: DateRange(bounds), label: label())
    }

    /// A calendar with a label for accessibility, in which the days before a date may be chosen.
    nonisolated public init(
        selection: Binding<Set<DateComponents>>, in bounds: PartialRangeUpTo<Date>, @ViewBuilder label: () -> Label
    ) {
        self.init(
            selection: selection, range: DateRange(...bounds.upperBound.addingTimeInterval(-1)), label: label())
    }

    nonisolated private static func range(_ bounds: Range<Date>) -> DateRange {
        DateRange(bounds.lowerBound...max(bounds.upperBound.addingTimeInterval(-1), bounds.lowerBound))
    }

    public var body: some View {
        let editor = makeEditor(range)
        let calendar = editor.calendar
        let chosen = Set(selection.wrappedValue.compactMap { calendar.date(from: $0).map(calendar.startOfDay) })
        let month = month ?? chosen.min() ?? range.limiting(Date())
        MonthCalendar(month: month, editor: editor) {
            self.month = $0
            cursor = nil
        } grid: {
            CalendarGrid(
                month: month, isSelected: { chosen.contains(calendar.startOfDay(for: $0)) },
                cursor: isFocused ? cursor ?? month : nil, editor: editor
            ) { day in toggle(day, chosen, editor) }
            .calendarKeys(
                day: cursor ?? month, editor: editor, isFocused: $isFocused,
                press: {
                    let day = cursor ?? month
                    if editor.allows(dayOf: day) { toggle(day, chosen, editor) }
                }
            ) { day in (cursor, self.month) = (day, day) }
        }
        .calendarWidth(metrics)
        .modifier(DisabledLook())
        .semantics(semantics(chosen, editor))
        .named(by: ControlLabel(label))
    }

    private func semantics(_ chosen: Set<Date>, _ editor: DateEditor) -> Semantics {
        var semantics = Semantics(role: .datePicker)
        semantics.takeName(from: ControlLabel(label))
        semantics.value = chosen.sorted().map(editor.dateText).joined(separator: ", ")
        return semantics
    }

    private func toggle(_ day: Date, _ chosen: Set<Date>, _ editor: DateEditor) {
        let start = editor.calendar.startOfDay(for: day)
        (month, cursor) = (day, day)
        if chosen.contains(start) {
            selection.wrappedValue = selection.wrappedValue.filter { components in
                editor.calendar.date(from: components).map(editor.calendar.startOfDay) != start
            }
        } else {
            selection.wrappedValue.insert(
                editor.calendar.dateComponents([.calendar, .era, .year, .month, .day], from: day))
        }
    }
}

extension MultiDatePicker where Label == Text {
    /// A calendar with a title for accessibility.
    nonisolated public init(_ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>) {
        self.init(selection: selection) { Text(titleKey) }
    }
    /// A calendar with a title for accessibility.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, selection: Binding<Set<DateComponents>>) {
        self.init(selection: selection) { Text(title) }
    }
    /// A calendar with a title for accessibility, in which the days of a range may be chosen, without the last.
    nonisolated public init(
        _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>, in bounds: Range<Date>
    ) {
        self.init(selection: selection, in: bounds) { Text(titleKey) }
    }
    /// A calendar with a title for accessibility, in which the days of a range may be chosen, without the last.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, selection: Binding<Set<DateComponents>>, in bounds: Range<Date>
    ) {
        self.init(selection: selection, in: bounds) { Text(title) }
    }
    /// A calendar with a title for accessibility, in which the days from a date on may be chosen.
    nonisolated public init(
        _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeFrom<Date>
    ) {
        self.init(selection: selection, in: bounds) { Text(titleKey) }
    }
    /// A calendar with a title for accessibility, in which the days before a date may be chosen.
    nonisolated public init(
        _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeUpTo<Date>
    ) {
        self.init(selection: selection, in: bounds) { Text(titleKey) }
    }
}
