import DovetailControls
import DovetailCore
import DovetailPlatform
import Foundation

/// A text that is only read.
struct FieldLabel: View {
    let field: NSTextField
    let count: Int

    var body: some View {
        let lines = field.usesSingleLineMode ? 1 : field.maximumNumberOfLines
        field.shownText
            .font(field.font.map { Font($0) })
            .foregroundStyle(Color(nsColor: field.textColor ?? .labelColor))
            .lineLimit(lines > 0 ? lines : nil)
            .truncationMode(
                field.lineBreakMode == .byTruncatingHead
                    ? .head : field.lineBreakMode == .byTruncatingMiddle ? .middle : .tail
            )
            .multilineTextAlignment(field.alignment.alignment)
            .background(field.drawsBackground ? field.backgroundColor.map { Color(nsColor: $0) } : nil)
            .opacity(field.isEnabled ? 1 : 0.5)
            .controlSize(ControlSize(field.controlSize))
    }
}

/// A text that a person types.
struct FieldContent: View {
    let field: NSTextField
    /// The changes of the view so far: with another count this is another value.
    let count: Int

    var body: some View {
        TypedText(field: field, count: count)
            .modifier(FieldFrame(hasBezel: field.isBezeled && field.focusRingType != .none))
            .background(field.drawsBackground ? field.backgroundColor.map { Color(nsColor: $0) } : nil)
            .controlSize(ControlSize(field.controlSize))
    }
}

/// The field of SwiftUI's that a person types into.
struct TypedText: View {
    let field: NSTextField
    let count: Int

    var body: some View {
        let text = Binding(get: { field.stringValue }, set: { field.typed($0) })
        Group {
            if field.isSecure {
                SecureField(field.shownPlaceholder, text: text)
            } else {
                TextField(
                    field.shownPlaceholder, text: text,
                    selection: Binding(get: { field.selection }, set: { field.selection = $0 }))
            }
        }
        .onKeyPress(phases: [.down, .repeat]) { field.command($0) ? .handled : .ignored }
        .font(field.font.map { Font($0) })
        .foregroundStyle(Color(nsColor: field.textColor ?? .labelColor))
        .multilineTextAlignment(field.alignment.alignment)
        .disabled(!field.isEnabled)
        .onSubmit { field.submitted() }
        .modifier(TextInputFocus(state: field.state, count: count) { field.editingChanged($0) })
    }
}

private struct FieldFrame: ViewModifier {
    let hasBezel: Bool

    func body(content: Content) -> some View {
        if hasBezel { content.textFieldStyle(.roundedBorder) } else { content.textFieldStyle(.plain) }
    }
}

/// Which way text is read.
public enum NSWritingDirection: Int, Sendable {
    case natural = -1
    case leftToRight, rightToLeft
}
