import DovetailCore
import Foundation

extension TextField where Label == Text {
    /// A field whose title is shown, grey, while it is empty.
    @_disfavoredOverload
    nonisolated public init(_ titleResource: LocalizedStringResource, text: Binding<String>) {
        self.init(LocalizedStringKey(titleResource), text: text)
    }

    /// A field with a title for accessibility and a prompt that is shown while it is empty.
    @_disfavoredOverload
    nonisolated public init(_ titleResource: LocalizedStringResource, text: Binding<String>, prompt: Text?) {
        self.init(LocalizedStringKey(titleResource), text: text, prompt: prompt)
    }

    /// A field with a title that grows along an axis.
    @_disfavoredOverload
    nonisolated public init(_ titleResource: LocalizedStringResource, text: Binding<String>, axis: Axis) {
        self.init(LocalizedStringKey(titleResource), text: text, axis: axis)
    }

    /// A field with a title and a prompt that grows along an axis.
    @_disfavoredOverload
    nonisolated public init(_ titleResource: LocalizedStringResource, text: Binding<String>, prompt: Text?, axis: Axis)
    {
        self.init(LocalizedStringKey(titleResource), text: text, prompt: prompt, axis: axis)
    }

    /// A field with a title and a binding to what is selected in it.
    @_disfavoredOverload
    nonisolated public init(
        _ titleResource: LocalizedStringResource, text: Binding<String>, selection: Binding<TextSelection?>,
        prompt: Text? = nil, axis: Axis? = nil
    ) {
        self.init(LocalizedStringKey(titleResource), text: text, selection: selection, prompt: prompt, axis: axis)
    }

    /// A field with a title for a value that a format style prints and reads. Each edit that can be read sets the value.
    @_disfavoredOverload
    nonisolated public init<F: ParseableFormatStyle>(
        _ titleResource: LocalizedStringResource, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
    ) where F.FormatOutput == String {
        self.init(LocalizedStringKey(titleResource), value: value, format: format, prompt: prompt)
    }

    /// A field with a title for a value that may be missing: an empty text sets it to nil.
    @_disfavoredOverload
    nonisolated public init<F: ParseableFormatStyle>(
        _ titleResource: LocalizedStringResource, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
    ) where F.FormatOutput == String {
        self.init(LocalizedStringKey(titleResource), value: value, format: format, prompt: prompt)
    }
}

extension SecureField where Label == Text {
    /// A field whose title is shown, grey, while it is empty.
    @_disfavoredOverload
    nonisolated public init(_ titleResource: LocalizedStringResource, text: Binding<String>) {
        self.init(LocalizedStringKey(titleResource), text: text)
    }

    /// A field with a title for accessibility and a prompt that is shown while it is empty.
    @_disfavoredOverload
    nonisolated public init(_ titleResource: LocalizedStringResource, text: Binding<String>, prompt: Text?) {
        self.init(LocalizedStringKey(titleResource), text: text, prompt: prompt)
    }
}

extension ColorPicker where Label == Text {
    /// A colour picker with a title.
    @_disfavoredOverload
    nonisolated public init(
        _ titleResource: LocalizedStringResource, selection: Binding<Color>, supportsOpacity: Bool = true
    ) {
        self.init(LocalizedStringKey(titleResource), selection: selection, supportsOpacity: supportsOpacity)
    }

    /// A colour picker with a title for a colour of Core Graphics'.
    @_disfavoredOverload
    nonisolated public init(
        _ titleResource: LocalizedStringResource, selection: Binding<CGColor>, supportsOpacity: Bool = true
    ) {
        self.init(LocalizedStringKey(titleResource), selection: selection, supportsOpacity: supportsOpacity)
    }
}

extension ProgressView where CurrentValueLabel == EmptyView {
    /// Shows that what the title names goes on.
    @_disfavoredOverload
    nonisolated public init(_ titleResource: LocalizedStringResource) where Label == Text {
        self.init(LocalizedStringKey(titleResource))
    }

    /// Shows a value of a total, with a title.
    @_disfavoredOverload
    nonisolated public init<V: BinaryFloatingPoint>(_ titleResource: LocalizedStringResource, value: V?, total: V = 1.0)
    where Label == Text {
        self.init(LocalizedStringKey(titleResource), value: value, total: total)
    }
}
