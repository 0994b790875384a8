import DovetailCore
import Foundation

extension TextField {
    /// A field that grows along an axis: along the vertical one with its lines, as far as `lineLimit(_:)` allows, and then scrolls.
    /// Return begins a line; on the desktop it submits, and Option with Return begins a line.
    nonisolated public init(text: Binding<String>, prompt: Text? = nil, axis: Axis, @ViewBuilder label: () -> Label) {
        self.init(source: .text(text), prompt: prompt, label: label(), axis: axis)
    }
}

extension TextField where Label == Text {
    /// A field with a title that grows along an axis.
    nonisolated public init(_ titleKey: LocalizedStringKey, text: Binding<String>, axis: Axis) {
        self.init(source: .text(text), prompt: nil, label: Text(titleKey), axis: axis)
    }

    /// A field with a title that grows along an axis.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, text: Binding<String>, axis: Axis) {
        self.init(source: .text(text), prompt: nil, label: Text(title), axis: axis)
    }

    /// A field with a title and a prompt that grows along an axis.
    nonisolated public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?, axis: Axis) {
        self.init(source: .text(text), prompt: prompt, label: Text(titleKey), axis: axis)
    }

    /// A field with a title and a prompt that grows along an axis.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text?, axis: Axis) {
        self.init(source: .text(text), prompt: prompt, label: Text(title), axis: axis)
    }
}

extension TextField {
    /// A field with a binding to what is selected in it: it follows what a person selects, and selects what the app puts there.
    nonisolated public init(
        text: Binding<String>, selection: Binding<TextSelection?>, prompt: Text? = nil, axis: Axis? = nil,
        @ViewBuilder label: () -> Label
    ) {
        self.init(source: .text(text), prompt: prompt, label: label(), axis: axis ?? .horizontal, selection: selection)
    }
}

extension TextField where Label == Text {
    /// A field with a title and a binding to what is selected in it.
    nonisolated public init(
        _ titleKey: LocalizedStringKey, text: Binding<String>, selection: Binding<TextSelection?>, prompt: Text? = nil,
        axis: Axis? = nil
    ) {
        self.init(text: text, selection: selection, prompt: prompt, axis: axis) { Text(titleKey) }
    }

    /// A field with a title and a binding to what is selected in it.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, text: Binding<String>, selection: Binding<TextSelection?>, prompt: Text? = nil, axis: Axis? = nil
    ) {
        self.init(text: text, selection: selection, prompt: prompt, axis: axis) { Text(title) }
    }
}

/// The lines of a field that grows.
struct FieldArea<Label: View>: View {
    let text: Binding<String>
    let prompt: Text?
    let label: Label
    var selection: Binding<TextSelection?>?
    @Environment(\.textFieldStyle) private var style
    @Environment(\.submitAction) private var submitAction
    @Environment(\.idiom) private var idiom
    @Environment(\.self) private var environment
    @State private var isFocused = false

    var body: some View {
        let placeholder = FieldPlaceholder(
            prompt ?? (environment.isFieldLabelShown ? nil : label as? Text), in: environment)
        TextFieldFrame(style: style, isFocused: isFocused) {
            TextInputView(
                .growing, text: text, selection: selection, placeholder: placeholder,
                onFocusChange: { isFocused = $0 },
                onSubmit: FieldIdiom[idiom].submitsOnReturn ? { submitAction?.run() } : nil
            )
            .modifier(TextHandling())
        }
        .modifier(DisabledLook())
        .semantics(semantics(placeholder.text))
    }

    private func semantics(_ placeholder: String) -> Semantics {
        var semantics = Semantics(role: .textField)
        semantics.label = (label as? Text)?.resolve(in: environment).string ?? placeholder
        semantics.value = text.wrappedValue
        return semantics
    }
}
