import DovetailCore
import Foundation

/// A line of text that shows dots for what is typed.
public struct SecureField<Label: View>: View {
    private let text: Binding<String>
    nonisolated(unsafe) private let label: Label
    private let prompt: Text?
    nonisolated(unsafe) private let onCommit: () -> Void

    nonisolated init(text: Binding<String>, prompt: Text?, label: Label, onCommit: @escaping () -> Void = {}) {
        self.text = text
        self.prompt = prompt
        self.label = label
        self.onCommit = onCommit
    }

    /// A field with a label for accessibility; without a prompt, a label of text is the placeholder too.
    nonisolated public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
        self.init(text: text, prompt: prompt, label: label())
    }

    public var body: some View {
        StyledTextField(
            field: FieldLine(
                source: .text(text), prompt: prompt, label: label, isSecure: true, onEditingChanged: { _ in },
                onCommit: onCommit), label: label)
    }
}

extension SecureField where Label == Text {
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
    /// A field with a title for accessibility and a prompt that is shown while it is empty.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text?) {
        self.init(text: text, prompt: prompt, label: Text(title))
    }
    /// A field with an action for Return: the form of before `onSubmit`.
    nonisolated public init(_ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void) {
        self.init(text: text, prompt: nil, label: Text(titleKey), onCommit: onCommit)
    }
    /// A field with an action for Return.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, text: Binding<String>, onCommit: @escaping () -> Void) {
        self.init(text: text, prompt: nil, label: Text(title), onCommit: onCommit)
    }
}
