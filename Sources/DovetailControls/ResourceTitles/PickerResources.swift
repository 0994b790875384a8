import DovetailCore
import Foundation

extension Picker where Label == Text {
    /// A picker with a title and a view for the chosen value, in styles that show the value by itself.
    @_disfavoredOverload
    nonisolated public init(
        _ titleResource: LocalizedStringResource, selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content, @ViewBuilder currentValueLabel: () -> some View
    ) {
        self.init(
            LocalizedStringKey(titleResource), selection: selection, content: content,
            currentValueLabel: currentValueLabel)
    }

    /// A picker with a title.
    @_disfavoredOverload
    nonisolated public init(
        _ titleResource: LocalizedStringResource, selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content
    ) {
        self.init(LocalizedStringKey(titleResource), selection: selection, content: content)
    }

    /// A picker with a title for the same value of several things at once.
    @_disfavoredOverload
    nonisolated public init<C: RandomAccessCollection>(
        _ titleResource: LocalizedStringResource, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
        @ViewBuilder content: () -> Content
    ) {
        self.init(LocalizedStringKey(titleResource), sources: sources, selection: selection, content: content)
    }
}

extension Picker where Label == DovetailControls.Label<Text, Image> {
    /// A picker with a title and a symbol.
    @_disfavoredOverload
    nonisolated public init(
        _ titleResource: LocalizedStringResource, systemImage: String, selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content
    ) {
        self.init(LocalizedStringKey(titleResource), systemImage: systemImage, selection: selection, content: content)
    }

    /// A picker with a title and a symbol for the same value of several things at once.
    @_disfavoredOverload
    nonisolated public init<C: RandomAccessCollection>(
        _ titleResource: LocalizedStringResource, systemImage: String, sources: C,
        selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content
    ) {
        self.init(
            LocalizedStringKey(titleResource), systemImage: systemImage, sources: sources, selection: selection,
            content: content)
    }
}

extension DatePicker where Label == Text {
    /// A date picker with a title.
    @_disfavoredOverload
    nonisolated public init(
        _ titleResource: LocalizedStringResource, selection: Binding<Date>,
        displayedComponents: DatePicker<Label>.Components = [.hourAndMinute, .date]
    ) {
        self.init(LocalizedStringKey(titleResource), selection: selection, displayedComponents: displayedComponents)
    }

    /// A date picker with a title, for dates in a range.
    @_disfavoredOverload
    nonisolated public init(
        _ titleResource: LocalizedStringResource, selection: Binding<Date>, in range: ClosedRange<Date>,
        displayedComponents: DatePicker<Label>.Components = [.hourAndMinute, .date]
    ) {
        self.init(
            LocalizedStringKey(titleResource), selection: selection, in: range, displayedComponents: displayedComponents
        )
    }

    /// A date picker with a title, for dates from one on.
    @_disfavoredOverload
    nonisolated public init(
        _ titleResource: LocalizedStringResource, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
        displayedComponents: DatePicker<Label>.Components = [.hourAndMinute, .date]
    ) {
        self.init(
            LocalizedStringKey(titleResource), selection: selection, in: range, displayedComponents: displayedComponents
        )
    }

    /// A date picker with a title, for dates up to one.
    @_disfavoredOverload
    nonisolated public init(
        _ titleResource: LocalizedStringResource, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
        displayedComponents: DatePicker<Label>.Components = [.hourAndMinute, .date]
    ) {
        self.init(
            LocalizedStringKey(titleResource), selection: selection, in: range, displayedComponents: displayedComponents
        )
    }
}

extension MultiDatePicker where Label == Text {
    /// A calendar with a title for accessibility.
    @_disfavoredOverload
    nonisolated public init(_ titleResource: LocalizedStringResource, selection: Binding<Set<DateComponents>>) {
        self.init(LocalizedStringKey(titleResource), selection: selection)
    }

    /// A calendar with a title for accessibility, in which the days of a range may be chosen, without the last.
    @_disfavoredOverload
    nonisolated public init(
        _ titleResource: LocalizedStringResource, selection: Binding<Set<DateComponents>>, in bounds: Range<Date>
    ) {
        self.init(LocalizedStringKey(titleResource), selection: selection, in: bounds)
    }

    /// A calendar with a title for accessibility, in which the days from a date on may be chosen.
    @_disfavoredOverload
    nonisolated public init(
        _ titleResource: LocalizedStringResource, selection: Binding<Set<DateComponents>>,
        in bounds: PartialRangeFrom<Date>
    ) {
        self.init(LocalizedStringKey(titleResource), selection: selection, in: bounds)
    }

    /// A calendar with a title for accessibility, in which the days before a date may be chosen.
    @_disfavoredOverload
    nonisolated public init(
        _ titleResource: LocalizedStringResource, selection: Binding<Set<DateComponents>>,
        in bounds: PartialRangeUpTo<Date>
    ) {
        self.init(LocalizedStringKey(titleResource), selection: selection, in: bounds)
    }
}

extension Stepper where Label == Text {
    /// A stepper with a title and a field for its value.
    @_disfavoredOverload
    nonisolated public init<F: ParseableFormatStyle>(
        _ titleResource: LocalizedStringResource, value: Binding<F.FormatInput>, step: F.FormatInput.Stride = 1,
        format: F, onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
        self.init(
            LocalizedStringKey(titleResource), value: value, step: step, format: format,
            onEditingChanged: onEditingChanged)
    }

    /// A stepper with a title and a field for its value, for a range.
    @_disfavoredOverload
    nonisolated public init<F: ParseableFormatStyle>(
        _ titleResource: LocalizedStringResource, value: Binding<F.FormatInput>, in bounds: ClosedRange<F.FormatInput>,
        step: F.FormatInput.Stride = 1, format: F, onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
        self.init(
            LocalizedStringKey(titleResource), value: value, in: bounds, step: step, format: format,
            onEditingChanged: onEditingChanged)
    }

    /// A stepper with a title that runs an action for each step.
    @_disfavoredOverload
    nonisolated public init(
        _ titleResource: LocalizedStringResource, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(
            LocalizedStringKey(titleResource), onIncrement: onIncrement, onDecrement: onDecrement,
            onEditingChanged: onEditingChanged)
    }

    /// A stepper with a title for a value, by steps.
    @_disfavoredOverload
    nonisolated public init<V: Strideable>(
        _ titleResource: LocalizedStringResource, value: Binding<V>, step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(LocalizedStringKey(titleResource), value: value, step: step, onEditingChanged: onEditingChanged)
    }

    /// A stepper with a title for a value in a range, by steps.
    @_disfavoredOverload
    nonisolated public init<V: Strideable>(
        _ titleResource: LocalizedStringResource, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(
            LocalizedStringKey(titleResource), value: value, in: bounds, step: step, onEditingChanged: onEditingChanged)
    }
}
