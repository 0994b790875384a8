import DovetailCore
import Foundation

/// A line of text that can be edited. Each edit is written to the binding at once.
///
/// A field for a formatted value shows what is typed as it is until editing ends, and then the value as it is formatted. What
/// can't be read leaves the value as it is.
public struct TextField<Label: View>: View {
    private let source: FieldSource
    nonisolated(unsafe) private let label: Label
    private let prompt: Text?
    nonisolated(unsafe) private let onEditingChanged: (Bool) -> Void
    nonisolated(unsafe) private let onCommit: () -> Void
    private let axis: Axis
    private let selection: Binding<TextSelection?>?
    /// The whole field, where a style is given one; then nothing else counts.
    private let shown: AnyView?

    nonisolated init(
        source: FieldSource, prompt: Text?, label: Label, onEditingChanged: @escaping (Bool) -> Void = { _ in },
        onCommit: @escaping () -> Void = {}, axis: Axis = .horizontal, selection: Binding<TextSelection?>? = nil
    ) {
        self.axis = axis
        self.selection = selection
        self.source = source
        self.prompt = prompt
        self.label = label
        self.onEditingChanged = onEditingChanged
        self.onCommit = onCommit
        shown = nil
    }

    /// The field that a style is given.
    nonisolated init(shown: AnyView) where Label == _TextFieldStyleLabel {
        self.shown = shown
        source = .text(.constant(""))
        prompt = nil
        label = _TextFieldStyleLabel()
        onEditingChanged = { _ in }
        onCommit = {}
        axis = .horizontal
        selection = nil
    }

    nonisolated init(text: Binding<String>, prompt: Text?, label: Label) {
        self.init(source: .text(text), prompt: prompt, label: label)
    }

    /// A field with a label for accessibility; without a prompt, a label of text is the placeholder too.
    nonisolated public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
        self.init(text: text, prompt: prompt, label: label())
    }

    public var body: some View {
        UnaryView {
            if let shown {
                shown
            } else if axis == .vertical, case .text(let text) = source {
                StyledTextField(
                    field: FieldArea(text: text, prompt: prompt, label: label, selection: selection), label: label)
            } else {
                StyledTextField(
                    field: FieldLine(
                        source: source, prompt: prompt, label: label, isSecure: false,
                        onEditingChanged: onEditingChanged, onCommit: onCommit, selection: selection), label: label)
            }
        }
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

    /// A field with a title for accessibility and a prompt that is shown while it is empty.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text?) {
        self.init(text: text, prompt: prompt, label: Text(title))
    }
}
