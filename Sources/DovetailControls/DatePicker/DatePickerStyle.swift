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

extension EnvironmentValues {
    /// Works out and prints dates as is usual here, within a range.
    var dateEditor: (DateRange) -> DateEditor {
        let (calendar, timeZone, locale) = (calendar, timeZone, locale)
        return { DateEditor(calendar: calendar, timeZone: timeZone, locale: locale, range: $0) }
    }
}
