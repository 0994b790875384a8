import DovetailCore
import Foundation

/// Where the text of a field comes from and goes to.
enum FieldSource {
    case text(Binding<String>)
    case formatted(FormattedField)
}

/// A value that is edited as text.
struct FormattedField {
    let print: () -> String
    /// Reads a text and sets the value; does nothing when it can't be read.
    let read: (String) -> Void
    /// Whether each edit sets the value; else the end of editing does.
    let isLive: Bool

    init<F: ParseableFormatStyle>(value: Binding<F.FormatInput>, format: F) where F.FormatOutput == String {
        print = { format.format(value.wrappedValue) }
        read = { if let new = try? format.parseStrategy.parse($0) { value.wrappedValue = new } }
        isLive = true
    }

    init<F: ParseableFormatStyle>(value: Binding<F.FormatInput?>, format: F) where F.FormatOutput == String {
        print = { value.wrappedValue.map(format.format) ?? "" }
        read = { text in
            if text.isEmpty {
                value.wrappedValue = nil
            } else if let new = try? format.parseStrategy.parse(text) {
                value.wrappedValue = new
            }
        }
        isLive = true
    }

    init<V>(value: Binding<V>, formatter: Formatter) {
        print = { formatter.string(for: value.wrappedValue) ?? "" }
        read = { text in if let new: V = Self.parse(text, formatter) { value.wrappedValue = new } }
        isLive = false
    }

    /// Foundation has no reading of any formatter here, so those that it can read with are named.
    private static func parse<V>(_ text: String, _ formatter: Formatter) -> V? {
        switch formatter {
        case let formatter as NumberFormatter:
            guard let number = formatter.number(from: text) else { return nil }
            return number as? V ?? convert(number)
        case let formatter as DateFormatter: return formatter.date(from: text) as? V
        case let formatter as ISO8601DateFormatter: return formatter.date(from: text) as? V
        default: return text as? V
        }
    }

    private static func convert<V>(_ number: NSNumber) -> V? {
        switch V.self {
        case is Double.Type, is Double?.Type: number.doubleValue as? V
        case is Float.Type, is Float?.Type: number.floatValue as? V
        case is CGFloat.Type, is CGFloat?.Type: CGFloat(number.doubleValue) as? V
        case is Int.Type, is Int?.Type: number.intValue as? V
        case is Decimal.Type, is Decimal?.Type: number.decimalValue as? V
        default: nil
        }
    }
}

/// The line of a text field or secure field, in the style in force.
struct FieldLine<Label: View>: View {
    let source: FieldSource
    let prompt: Text?
    let label: Label
    let isSecure: Bool
    let onEditingChanged: (Bool) -> Void
    let onCommit: () -> Void
    var selection: Binding<TextSelection?>?
    @Environment(\.textFieldStyle) private var style
    @Environment(\.submitAction) private var submitAction
    @Environment(\.self) private var environment
    @State private var isFocused = false
    /// What is typed into a field for a formatted value while it is edited.
    @State private var draft: String?

    var body: some View {
        let placeholder = FieldPlaceholder(
            prompt ?? (environment.isFieldLabelShown ? nil : label as? Text), in: environment)
        TextFieldFrame(style: style, isFocused: isFocused) {
            TextInputView(
                isSecure ? .secureLine : .line, text: text, selection: selection, placeholder: placeholder,
                onFocusChange: focusChanged, onSubmit: submit,
                onBackspaceAtStart: environment.backspaceAtStart.map { action in { action.run() } }
            )
            .modifier(TextHandling())
        }
        .modifier(DisabledLook())
        .semantics(semantics(placeholder.text))
    }

    private var text: Binding<String> {
        switch source {
        case .text(let text): text
        case .formatted(let field):
            Binding(
                get: { draft ?? field.print() },
                set: { new in
                    draft = new
                    if field.isLive { field.read(new) }
                })
        }
    }

    private func focusChanged(_ isFocused: Bool) {
        self.isFocused = isFocused
        if !isFocused { endDraft() }
        onEditingChanged(isFocused)
    }

    private func submit() {
        endDraft()
        onCommit()
        submitAction?.run()
    }

    private func endDraft() {
        guard case .formatted(let field) = source, let draft else { return }
        if !field.isLive { field.read(draft) }
        self.draft = nil
    }

    private func semantics(_ placeholder: String) -> Semantics {
        var semantics = Semantics(role: .textField)
        semantics.label = (label as? Text)?.resolve(in: environment).string ?? placeholder
        let text = text.wrappedValue
        // What is typed into a secure field is nobody else's. Nobody counts more dots than this.
        semantics.value = isSecure ? String(repeating: "•", count: text.prefix(1000).count) : text
        return semantics
    }
}
