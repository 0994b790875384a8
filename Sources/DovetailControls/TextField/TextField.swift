import DovetailCore
import Foundation

/// A line of text that can be edited. Each edit is written to the binding at once.
public struct TextField<Label: View>: View {
    private let text: Binding<String>
    nonisolated(unsafe) private let label: Label
    nonisolated(unsafe) private let prompt: Text?
    @Environment(\.textFieldStyle) private var style
    @Environment(\.submitAction) private var submitAction
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.self) private var environment
    @State private var isFocused = false

    nonisolated init(text: Binding<String>, prompt: Text?, label: Label) {
        self.text = text
        self.prompt = prompt
        self.label = label
    }

    /// A field with a label for accessibility; without a prompt, a label of text is the placeholder too.
    nonisolated public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
        self.init(text: text, prompt: prompt, label: label())
    }

    public var body: some View {
        let placeholder = (prompt ?? (label as? Text))?.resolve(in: environment).string ?? ""
        TextFieldFrame(style: style, isFocused: isFocused) {
            TextInputView(
                text: text, placeholder: placeholder, onFocusChange: { isFocused = $0 },
                onSubmit: { submitAction?.run() })
        }
        .opacity(isEnabled ? 1 : 0.5)
        .semantics(semantics(placeholder))
    }

    private func semantics(_ placeholder: String) -> Semantics {
        var semantics = Semantics(role: .textField)
        semantics.label = (label as? Text)?.resolve(in: environment).string ?? placeholder
        semantics.value = text.wrappedValue
        return semantics
    }
}

extension TextField where Label == Text {
    /// A field whose title is shown, grey, while it is empty.
    nonisolated public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
        self.init(text: text, prompt: nil, label: Text(titleKey))
    }

    /// A field whose title is shown, grey, while it is empty.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, text: Binding<String>) {
        self.init(text: text, prompt: nil, label: Text(title))
    }

    /// A field with a title for accessibility and a prompt that is shown while it is empty.
    nonisolated public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
        self.init(text: text, prompt: prompt, label: Text(titleKey))
    }
}
