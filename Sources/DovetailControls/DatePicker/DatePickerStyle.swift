import DovetailCore
import Foundation

/// How date pickers look.
@MainActor @preconcurrency
public protocol DatePickerStyle {
    associatedtype Body: View
    typealias Configuration = DatePickerStyleConfiguration
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// A date picker as a style sees it.
public struct DatePickerStyleConfiguration {
    /// The date picker's label.
    public struct Label: View {
        let content: AnyView
        nonisolated init(_ content: AnyView) { self.content = content }
        public var body: some View { content }
    }

    public let label: Label
    @Binding public var selection: Date
    /// The earliest date; nil for any.
    public var minimumDate: Date?
    /// The latest date; nil for any.
    public var maximumDate: Date?
    /// What is edited.
    public var displayedComponents: DatePickerComponents

    var range: DateRange {
        var range = DateRange()
        (range.lowest, range.highest) = (minimumDate, maximumDate)
        return range
    }

    init(label: Label, selection: Binding<Date>, range: DateRange, components: DatePickerComponents) {
        self.label = label
        _selection = selection
        minimumDate = range.lowest
        maximumDate = range.highest
        displayedComponents = components
    }
}

/// A field for the day that opens a calendar, and a field for the time.
public struct DefaultDatePickerStyle: DatePickerStyle {
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View { FieldsDatePicker(configuration: configuration) }
}

/// A field for the day that opens a calendar, and a field for the time.
public struct CompactDatePickerStyle: DatePickerStyle {
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View { FieldsDatePicker(configuration: configuration) }
}

/// A calendar, and a field for the time below.
public struct GraphicalDatePickerStyle: DatePickerStyle {
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View {
        GraphicalDatePicker(configuration: configuration)
    }
}

/// Fields for the day and the time.
public struct FieldDatePickerStyle: DatePickerStyle {
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View { FieldsDatePicker(configuration: configuration) }
}

/// Fields for the day and the time, each with buttons to go further.
public struct StepperFieldDatePickerStyle: DatePickerStyle {
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View {
        FieldsDatePicker(configuration: configuration, hasStepper: true)
    }
}

/// Columns of days, months, years, hours and minutes that turn.
public struct WheelDatePickerStyle: DatePickerStyle {
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View { WheelDatePicker(configuration: configuration) }
}

extension DatePickerStyle where Self == DefaultDatePickerStyle {
    public static var automatic: DefaultDatePickerStyle { DefaultDatePickerStyle() }
}
extension DatePickerStyle where Self == CompactDatePickerStyle {
    public static var compact: CompactDatePickerStyle { CompactDatePickerStyle() }
}
extension DatePickerStyle where Self == GraphicalDatePickerStyle {
    public static var graphical: GraphicalDatePickerStyle { GraphicalDatePickerStyle() }
}
extension DatePickerStyle where Self == FieldDatePickerStyle {
    public static var field: FieldDatePickerStyle { FieldDatePickerStyle() }
}
extension DatePickerStyle where Self == StepperFieldDatePickerStyle {
    public static var stepperField: StepperFieldDatePickerStyle { StepperFieldDatePickerStyle() }
}
extension DatePickerStyle where Self == WheelDatePickerStyle {
    public static var wheel: WheelDatePickerStyle { WheelDatePickerStyle() }
}

private struct DatePickerStylesKey: EnvironmentKey {
    static var defaultValue: StyleStack<DatePickerStyleConfiguration> { StyleStack() }
}

extension EnvironmentValues {
    package var datePickerStyles: StyleStack<DatePickerStyleConfiguration> {
        get { self[DatePickerStylesKey.self] }
        set { self[DatePickerStylesKey.self] = newValue }
    }
}

extension View {
    /// Sets how date pickers in this view look.
    nonisolated public func datePickerStyle<S: DatePickerStyle>(_ style: S) -> some View {
        let erased: AnyStyle<DatePickerStyleConfiguration> = AnyStyle(style) { $0.makeBody(configuration: $1) }
        return transformEnvironment(\.datePickerStyles) { $0.push(erased) }
    }
}

extension DatePicker where Label == DatePickerStyleConfiguration.Label {
    /// The date picker that a style is applied to, as it looks without that style.
    nonisolated public init(_ configuration: DatePickerStyleConfiguration) {
        self.init(
            selection: configuration.$selection, range: configuration.range,
            components: configuration.displayedComponents, label: configuration.label)
    }
}

/// A month to choose a day from, and a field for the time.
private struct GraphicalDatePicker: View {
    let configuration: DatePickerStyleConfiguration
    @Environment(\.dateEditor) private var makeEditor
    /// Any time in the month on show; nil for that of the selection.
    @State private var month: Date?
    @State private var isFocused = false

    var body: some View {
        let editor = makeEditor(configuration.range)
        let components = configuration.displayedComponents
        VStack(alignment: .leading, spacing: 8) {
            if components.contains(.date) {
                CalendarHeader(month: month ?? configuration.selection, editor: editor) { months in
                    month = editor.adding(months, .month, to: month ?? configuration.selection)
                }
                CalendarGrid(
                    month: month ?? configuration.selection, selected: configuration.selection,
                    cursor: isFocused ? configuration.selection : nil, editor: editor
                ) { day in choose(day, editor) }
                .calendarKeys(day: configuration.selection, editor: editor, isFocused: $isFocused) {
                    choose($0, editor)
                }
            }
            if components.contains(.hourAndMinute) {
                HStack {
                    Text("Time")
                    Spacer(minLength: 8)
                    TimeField(selection: configuration.$selection, editor: editor)
                }
                .frame(width: CalendarGrid.width)
            }
        }
        .fixedSize()
    }
}

extension GraphicalDatePicker {
    private func choose(_ day: Date, _ editor: DateEditor) {
        configuration.selection = editor.merging(day, into: configuration.selection, .date)
        month = nil
    }
}

/// The name of a month, between buttons that turn to other ones.
struct CalendarHeader: View {
    let month: Date
    let editor: DateEditor
    let turn: (Int) -> Void

    var body: some View {
        HStack(spacing: 2) {
            Text(editor.monthText(month)).font(.headline)
            Spacer(minLength: 12)
            turner("chevron.left", "Previous Month", -1)
            turner("chevron.right", "Next Month", 1)
        }
        .padding(.leading, 8)
        .frame(width: CalendarGrid.width)
    }

    private func turner(_ symbol: String, _ label: String, _ months: Int) -> some View {
        Button {
            turn(months)
        } label: {
            Image(systemName: symbol)
                .font(.system(size: 13, weight: .semibold))
                .frame(width: 28, height: 28)
        }
        .buttonStyle(.borderless)
        .accessibilityLabel(Text(label))
    }
}

/// Columns that turn.
private struct WheelDatePicker: View {
    let configuration: DatePickerStyleConfiguration
    @Environment(\.dateEditor) private var makeEditor
    @Environment(\.areLabelsHidden) private var isLabelHidden

    var body: some View {
        let editor = makeEditor(configuration.range)
        let calendar = editor.calendar
        let date = configuration.selection
        let parts = calendar.dateComponents([.year, .month, .day, .hour, .minute], from: date)
        VStack(alignment: .leading, spacing: 6) {
            if !isLabelHidden { configuration.label }
            WheelRow {
                if configuration.displayedComponents.contains(.date) {
                    Wheel(
                        name: "Month", titles: calendar.monthSymbols, selected: (parts.month ?? 1) - 1
                    ) { index in change(editor) { $0.month = index + 1 } }
                    let days = calendar.range(of: .day, in: .month, for: date) ?? 1..<32
                    Wheel(name: "Day", titles: days.map { "\($0)" }, selected: (parts.day ?? 1) - days.lowerBound) {
                        index in change(editor) { $0.day = days.lowerBound + index }
                    }
                    let year = parts.year ?? 2000
                    let years = min(max(year - 100, 1), 9800)..<max(min(year + 101, 9999), 202)
                    Wheel(name: "Year", titles: years.map { "\($0)" }, selected: year - years.lowerBound) { index in
                        change(editor) { $0.year = years.lowerBound + index }
                    }
                }
                if configuration.displayedComponents.contains(.hourAndMinute) {
                    Wheel(name: "Hour", titles: (0..<24).map { hourText($0, editor) }, selected: parts.hour ?? 0) {
                        index in change(editor) { $0.hour = index }
                    }
                    Wheel(
                        name: "Minute", titles: (0..<60).map { $0 < 10 ? "0\($0)" : "\($0)" },
                        selected: parts.minute ?? 0
                    ) { index in change(editor) { $0.minute = index } }
                }
            }
        }
        .fixedSize()
    }

    private func hourText(_ hour: Int, _ editor: DateEditor) -> String {
        guard editor.hasPeriods else { return hour < 10 ? "0\(hour)" : "\(hour)" }
        return "\((hour + 11) % 12 + 1) \(hour < 12 ? editor.calendar.amSymbol : editor.calendar.pmSymbol)"
    }

    private func change(_ editor: DateEditor, _ change: (inout DateComponents) -> Void) {
        // A day that the new month does not have becomes its last one.
        configuration.selection = editor.changing(configuration.selection) { components in
            change(&components)
            var month = components
            month.day = 1
            guard let start = editor.calendar.date(from: month),
                let days = editor.calendar.range(of: .day, in: .month, for: start)
            else { return }
            components.day = min(components.day ?? 1, days.upperBound - 1)
        }
    }
}

/// Wheels side by side, each as wide as its rows are: as the children of a stack they would all be equally wide, and a wide one be cut.
private struct WheelRow<Content: View>: View {
    @ViewBuilder let content: Content

    var body: some View {
        HStack(spacing: 4) {
            ForEach(subviews: content) { $0.fixedSize(horizontal: true, vertical: false) }
        }
        .environment(\.hasWheelBand, false)
        .background { WheelBand() }
    }
}

extension EnvironmentValues {
    /// Works out and prints dates as is usual here, within a range.
    var dateEditor: (DateRange) -> DateEditor {
        let (calendar, timeZone, locale) = (calendar, timeZone, locale)
        return { DateEditor(calendar: calendar, timeZone: timeZone, locale: locale, range: $0) }
    }
}
