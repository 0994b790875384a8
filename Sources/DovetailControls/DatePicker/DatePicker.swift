import DovetailCore
import Foundation

/// A control that edits a date: its day in a calendar, its time in a field.
///
/// Only the displayed parts are edited; the others stay as they are. Dates are shown and worked out with the calendar, the time
/// zone and the locale of the environment. A date outside the range is shown as it is until it is edited.
public struct DatePicker<Label: View>: View {
    public typealias Components = DatePickerComponents

    private let selection: Binding<Date>
    private let range: DateRange
    private let components: Components
    nonisolated(unsafe) private let label: Label
    @Environment(\.calendar) private var calendar
    @Environment(\.timeZone) private var timeZone
    @Environment(\.locale) private var locale

    nonisolated init(selection: Binding<Date>, range: DateRange, components: Components, label: Label) {
        self.selection = selection
        self.range = range
        self.components = components
        self.label = label
    }

    public var body: some View {
        let editor = DateEditor(calendar: calendar, timeZone: timeZone, locale: locale, range: range)
        StyledControl(
            \.datePickerStyles,
            configuration: DatePickerStyleConfiguration(
                label: .init(AnyView(label)), selection: selection, range: range, components: components)
        ) { FieldsDatePicker(configuration: $0) }
        .modifier(DisabledLook())
        .interaction(semantics: semantics(editor)) { responder, actions in
            responder.isTransparent = true
            actions.setDate = { date in
                selection.wrappedValue = editor.merging(date, into: selection.wrappedValue, components)
            }
        }
        .named(by: ControlLabel(label))
    }

    private func semantics(_ editor: DateEditor) -> Semantics {
        var semantics = Semantics(role: .datePicker)
        semantics.takeName(from: ControlLabel(label))
        let date = selection.wrappedValue
        var parts: [String] = []
        if components.contains(.date) { parts.append(editor.dateText(date)) }
        if components.contains(.hourAndMinute) { parts.append(editor.timeText(date)) }
        semantics.value = parts.joined(separator: " ")
        return semantics
    }
}

/// The parts of a date that a date picker shows and edits.
public struct DatePickerComponents: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The hour and the minute.
    public static let hourAndMinute = DatePickerComponents(rawValue: 1)
    /// The year, the month and the day.
    public static let date = DatePickerComponents(rawValue: 2)
}
