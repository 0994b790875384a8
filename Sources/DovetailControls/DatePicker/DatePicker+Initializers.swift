import DovetailCore
import Foundation

extension DatePicker {
    /// A date picker with any view as its label.
    nonisolated public init(
        selection: Binding<Date>, displayedComponents: Components = [.hourAndMinute, .date],
        @ViewBuilder label: () -> Label
    ) {
        self.init(selection: selection, range: DateRange(), components: displayedComponents, label: label())
    }

    /// A date picker with any view as its label, for dates in a range.
    nonisolated public init(
        selection: Binding<Date>, in range: ClosedRange<Date>,
        displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
    ) {
        self.init(selection: selection, range: DateRange(range), components: displayedComponents, label: label())
    }

    /// A date picker with any view as its label, for dates from one on.
    nonisolated public init(
        selection: Binding<Date>, in range: PartialRangeFrom<Date>,
        displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
    ) {
        self.init(selection: selection, range: DateRange(range), components: displayedComponents, label: label())
    }

    /// A date picker with any view as its label, for dates up to one.
    nonisolated public init(
        selection: Binding<Date>, in range: PartialRangeThrough<Date>,
        displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
    ) {
        self.init(selection: selection, range: DateRange(range), components: displayedComponents, label: label())
    }
}

extension DatePicker where Label == Text {
    /// A date picker with a title.
    nonisolated public init(
        _ titleKey: LocalizedStringKey, selection: Binding<Date>,
        displayedComponents: DatePicker<Label>.Components = [.hourAndMinute, .date]
    ) {
        self.init(
            selection: selection, range: DateRange(), components: displayedComponents, label: Text(titleKey))
    }

    /// A date picker with a title, for dates in a range.
    nonisolated public init(
        _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: ClosedRange<Date>,
        displayedComponents: DatePicker<Label>.Components = [.hourAndMinute, .date]
    ) {
        self.init(
            selection: selection, range: DateRange(range), components: displayedComponents, label: Text(titleKey))
    }

    /// A date picker with a title, for dates from one on.
    nonisolated public init(
        _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
        displayedComponents: DatePicker<Label>.Components = [.hourAndMinute, .date]
    ) {
        self.init(
            selection: selection, range: DateRange(range), components: displayedComponents, label: Text(titleKey))
    }

    /// A date picker with a title, for dates up to one.
    nonisolated public init(
        _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
        displayedComponents: DatePicker<Label>.Components = [.hourAndMinute, .date]
    ) {
        self.init(
            selection: selection, range: DateRange(range), components: displayedComponents, label: Text(titleKey))
    }

    /// A date picker with a title.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, selection: Binding<Date>,
        displayedComponents: DatePicker<Label>.Components = [.hourAndMinute, .date]
    ) {
        self.init(selection: selection, range: DateRange(), components: displayedComponents, label: Text(title))
    }

    /// A date picker with a title, for dates in a range.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, selection: Binding<Date>, in range: ClosedRange<Date>,
        displayedComponents: DatePicker<Label>.Components = [.hourAndMinute, .date]
    ) {
        self.init(selection: selection, range: DateRange(range), components: displayedComponents, label: Text(title))
    }

    /// A date picker with a title, for dates from one on.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
        displayedComponents: DatePicker<Label>.Components = [.hourAndMinute, .date]
    ) {
        self.init(selection: selection, range: DateRange(range), components: displayedComponents, label: Text(title))
    }

    /// A date picker with a title, for dates up to one.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
        displayedComponents: DatePicker<Label>.Components = [.hourAndMinute, .date]
    ) {
        self.init(selection: selection, range: DateRange(range), components: displayedComponents, label: Text(title))
    }
}
