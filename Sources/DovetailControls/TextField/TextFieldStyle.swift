import DovetailCore
import Foundation

/// How text fields look. The styles are those declared here; SwiftUI has no way to write others either.
public protocol TextFieldStyle {
    /// Not for use outside the framework.
    nonisolated var _kind: _TextFieldStyleKind { get }
}

/// The looks of text fields.
public enum _TextFieldStyleKind: Sendable { case automatic, plain, roundedBorder }

/// A field with a rounded border; without one in a form, where the row is the border.
public struct DefaultTextFieldStyle: TextFieldStyle, Sendable {
    public init() {}
    public var _kind: _TextFieldStyleKind { .automatic }
}

/// A field without decoration.
public struct PlainTextFieldStyle: TextFieldStyle, Sendable {
    public init() {}
    public var _kind: _TextFieldStyleKind { .plain }
}

/// A field with a rounded border.
public struct RoundedBorderTextFieldStyle: TextFieldStyle, Sendable {
    public init() {}
    public var _kind: _TextFieldStyleKind { .roundedBorder }
}

extension TextFieldStyle where Self == DefaultTextFieldStyle {
    public static var automatic: DefaultTextFieldStyle { DefaultTextFieldStyle() }
}
extension TextFieldStyle where Self == PlainTextFieldStyle {
    public static var plain: PlainTextFieldStyle { PlainTextFieldStyle() }
}
extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
    public static var roundedBorder: RoundedBorderTextFieldStyle { RoundedBorderTextFieldStyle() }
}

private struct TextFieldStyleKey: EnvironmentKey {
    static var defaultValue: _TextFieldStyleKind { .automatic }
}

private struct IsInFormKey: EnvironmentKey {
    static var defaultValue: Bool { false }
}

extension EnvironmentValues {
    package var textFieldStyle: _TextFieldStyleKind {
        get { self[TextFieldStyleKey.self] }
        set { self[TextFieldStyleKey.self] = newValue }
    }
    package var isInForm: Bool {
        get { self[IsInFormKey.self] }
        set { self[IsInFormKey.self] = newValue }
    }
}

extension View {
    /// Sets how text fields in this view look.
    nonisolated public func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View {
        environment(\.textFieldStyle, style._kind)
    }
}

/// The decoration around an editable line.
struct TextFieldFrame<Content: View>: View {
    let style: _TextFieldStyleKind
    let isFocused: Bool
    let content: Content
    @Environment(\.colorScheme) private var colorScheme
    @Environment(\.isInForm) private var isInForm

    init(style: _TextFieldStyleKind, isFocused: Bool, @ViewBuilder content: () -> Content) {
        self.style = style
        self.isFocused = isFocused
        self.content = content()
    }

    var body: some View {
        let isBordered = style == .roundedBorder || (style == .automatic && !isInForm)
        let shape = RoundedRectangle(cornerRadius: 6)
        content
            .padding(isBordered ? EdgeInsets(top: 5, leading: 8, bottom: 5, trailing: 8) : EdgeInsets())
            .background { if isBordered { shape.fill(Color(Theme.controlBackground(colorScheme))) } }
            .overlay {
                if isBordered {
                    shape.strokeBorder(Color(Theme.separator(colorScheme).multiplyingOpacity(by: 1.4)), lineWidth: 1)
                }
            }
            .overlay { FocusRing(isShown: isFocused && isBordered, cornerRadius: 6) }
            .interaction { responder, _ in responder.forwardsToTextInput = true }
    }
}
