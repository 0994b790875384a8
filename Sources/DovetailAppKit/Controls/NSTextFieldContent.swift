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

/// What the text of a field is about.
public struct NSTextContentType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let username = NSTextContentType(rawValue: "NSTextContentTypeUsername")
    public static let password = NSTextContentType(rawValue: "NSTextContentTypePassword")
    public static let newPassword = NSTextContentType(rawValue: "NSTextContentTypeNewPassword")
    public static let oneTimeCode = NSTextContentType(rawValue: "NSTextContentTypeOneTimeCode")
    public static let emailAddress = NSTextContentType(rawValue: "NSTextContentTypeEmailAddress")
    public static let telephoneNumber = NSTextContentType(rawValue: "NSTextContentTypeTelephoneNumber")
    public static let URL = NSTextContentType(rawValue: "NSTextContentTypeURL")
    public static let name = NSTextContentType(rawValue: "NSTextContentTypeName")
    public static let fullStreetAddress = NSTextContentType(rawValue: "NSTextContentTypeFullStreetAddress")
    public static let addressCity = NSTextContentType(rawValue: "NSTextContentTypeAddressCity")
    public static let postalCode = NSTextContentType(rawValue: "NSTextContentTypePostalCode")
    public static let countryName = NSTextContentType(rawValue: "NSTextContentTypeCountryName")
    public static let creditCardNumber = NSTextContentType(rawValue: "NSTextContentTypeCreditCardNumber")
}

/// Which way text is read.
public enum NSWritingDirection: Int, Sendable {
    case natural = -1
    case leftToRight, rightToLeft
}
