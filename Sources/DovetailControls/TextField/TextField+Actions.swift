import DovetailCore
import Foundation

extension TextField where Label == Text {
    /// A field with actions for when editing begins and ends, and for Return: the form of before `onSubmit` and `focused`.
    nonisolated public init(
        _ titleKey: LocalizedStringKey, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void,
        onCommit: @escaping () -> Void
    ) {
        self.init(
            source: .text(text), prompt: nil, label: Text(titleKey), onEditingChanged: onEditingChanged,
            onCommit: onCommit)
    }
    /// A field with an action for when editing begins and ends.
    nonisolated public init(
        _ titleKey: LocalizedStringKey, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void
    ) {
        self.init(source: .text(text), prompt: nil, label: Text(titleKey), onEditingChanged: onEditingChanged)
    }
    /// A field with an action for Return.
    nonisolated public init(
        _ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void
    ) {
        self.init(source: .text(text), prompt: nil, label: Text(titleKey), onCommit: onCommit)
    }
    /// A field with actions for when editing begins and ends, and for Return.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void,
        onCommit: @escaping () -> Void
    ) {
        self.init(
            source: .text(text), prompt: nil, label: Text(title), onEditingChanged: onEditingChanged,
            onCommit: onCommit)
    }
    /// A field with an action for when editing begins and ends.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void
    ) {
        self.init(source: .text(text), prompt: nil, label: Text(title), onEditingChanged: onEditingChanged)
    }
    /// A field with an action for Return.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, text: Binding<String>, onCommit: @escaping () -> Void) {
        self.init(source: .text(text), prompt: nil, label: Text(title), onCommit: onCommit)
    }
}

extension TextField {
    /// A field for a value that a format style prints and reads. Each edit that can be read sets the value.
    nonisolated public init<F: ParseableFormatStyle>(
        value: Binding<F.FormatInput>, format: F, prompt: Text? = nil, @ViewBuilder label: () -> Label
    ) where F.FormatOutput == String {
        self.init(source: .formatted(FormattedField(value: value, format: format)), prompt: prompt, label: label())
    }

    /// A field for a value that may be missing: an empty text sets it to nil.
    nonisolated public init<F: ParseableFormatStyle>(
        value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil, @ViewBuilder label: () -> Label
    ) where F.FormatOutput == String {
        self.init(source: .formatted(FormattedField(value: value, format: format)), prompt: prompt, label: label())
    }

    /// A field for a value that a formatter prints and reads. The value is set when editing ends, or with Return.
    nonisolated public init<V>(
        value: Binding<V>, formatter: Formatter, prompt: Text? = nil, @ViewBuilder label: () -> Label
    ) {
        self.init(
            source: .formatted(FormattedField(value: value, formatter: formatter)), prompt: prompt, label: label())
    }
}

extension TextField where Label == Text {
    /// A field with a title for a value that a format style prints and reads. Each edit that can be read sets the value.
    nonisolated public init<F: ParseableFormatStyle>(
        _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
    ) where F.FormatOutput == String {
        self.init(value: value, format: format, prompt: prompt) { Text(titleKey) }
    }
    /// A field with a title for a value that a format style prints and reads.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol, F: ParseableFormatStyle>(
        _ title: S, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
    ) where F.FormatOutput == String {
        self.init(value: value, format: format, prompt: prompt) { Text(title) }
    }
    /// A field with a title for a value that may be missing: an empty text sets it to nil.
    nonisolated public init<F: ParseableFormatStyle>(
        _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
    ) where F.FormatOutput == String {
        self.init(value: value, format: format, prompt: prompt) { Text(titleKey) }
    }
    /// A field with a title for a value that may be missing: an empty text sets it to nil.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol, F: ParseableFormatStyle>(
        _ title: S, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
    ) where F.FormatOutput == String {
        self.init(value: value, format: format, prompt: prompt) { Text(title) }
    }
    /// A field with a title for a value that a formatter prints and reads. The value is set when editing ends, or with Return.
    nonisolated public init<V>(_ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter, prompt: Text?) {
        self.init(value: value, formatter: formatter, prompt: prompt) { Text(titleKey) }
    }
    /// A field with a title for a value that a formatter prints and reads. The value is set when editing ends, or with Return.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol, V>(_ title: S, value: Binding<V>, formatter: Formatter, prompt: Text?) {
        self.init(value: value, formatter: formatter, prompt: prompt) { Text(title) }
    }
    /// A field with a title for a value that a formatter prints and reads, with actions for the beginning and end of editing and
    /// for Return.
    nonisolated public init<V>(
        _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }, onCommit: @escaping () -> Void = {}
    ) {
        self.init(
            source: .formatted(FormattedField(value: value, formatter: formatter)), prompt: nil,
            label: Text(titleKey), onEditingChanged: onEditingChanged, onCommit: onCommit)
    }
    /// A field with a title for a value that a formatter prints and reads.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol, V>(
        _ title: S, value: Binding<V>, formatter: Formatter,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }, onCommit: @escaping () -> Void = {}
    ) {
        self.init(
            source: .formatted(FormattedField(value: value, formatter: formatter)), prompt: nil, label: Text(title),
            onEditingChanged: onEditingChanged, onCommit: onCommit)
    }
}
