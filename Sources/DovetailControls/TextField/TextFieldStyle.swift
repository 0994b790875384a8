import DovetailCore
import Foundation

/// How text fields look.
///
/// SwiftUI documents no way to write a style of one's own, and apps do so all the same, by the requirement that it has:
///
///     struct Rounded: TextFieldStyle {
///         func _body(configuration: TextField<Self._Label>) -> some View {
///             configuration.padding(8).background(.quaternary, in: .capsule)
///         }
///     }
///
/// The field that such a style is given looks as fields do without any style.
@MainActor @preconcurrency
public protocol TextFieldStyle {
    associatedtype _Body: View
    typealias _Label = _TextFieldStyleLabel
    @ViewBuilder @MainActor @preconcurrency func _body(configuration: TextField<_Label>) -> _Body
}

/// The label of the field that a style is given. The field shows its own title; this type only tells it from others.
public struct _TextFieldStyleLabel: View {
    nonisolated init() {}
    public var body: some View { EmptyView() }
}

/// The looks of text fields that are built in.
enum TextFieldLook: Sendable { case automatic, plain, roundedBorder, squareBorder }

/// A style that is a look.
protocol BuiltInTextFieldStyle {
    nonisolated var look: TextFieldLook { get }
}

/// The style of fields unless another is set: on the desktop a rounded border, but in a form; elsewhere no decoration.
public struct DefaultTextFieldStyle: TextFieldStyle, BuiltInTextFieldStyle, Sendable {
    nonisolated public init() {}
    var look: TextFieldLook { .automatic }
    public func _body(configuration: TextField<_Label>) -> some View { configuration.textFieldStyle(self) }
}

/// A field without decoration.
public struct PlainTextFieldStyle: TextFieldStyle, BuiltInTextFieldStyle, Sendable {
    nonisolated public init() {}
    var look: TextFieldLook { .plain }
    public func _body(configuration: TextField<_Label>) -> some View { configuration.textFieldStyle(self) }
}

/// A field with a rounded border.
public struct RoundedBorderTextFieldStyle: TextFieldStyle, BuiltInTextFieldStyle, Sendable {
    nonisolated public init() {}
    var look: TextFieldLook { .roundedBorder }
    public func _body(configuration: TextField<_Label>) -> some View { configuration.textFieldStyle(self) }
}

/// A field with a square border.
public struct SquareBorderTextFieldStyle: TextFieldStyle, BuiltInTextFieldStyle, Sendable {
    nonisolated public init() {}
    var look: TextFieldLook { .squareBorder }
    public func _body(configuration: TextField<_Label>) -> some View { configuration.textFieldStyle(self) }
}

extension TextFieldStyle where Self == DefaultTextFieldStyle {
    nonisolated public static var automatic: DefaultTextFieldStyle { DefaultTextFieldStyle() }
}
extension TextFieldStyle where Self == PlainTextFieldStyle {
    nonisolated public static var plain: PlainTextFieldStyle { PlainTextFieldStyle() }
}
extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
    nonisolated public static var roundedBorder: RoundedBorderTextFieldStyle { RoundedBorderTextFieldStyle() }
}
extension TextFieldStyle where Self == SquareBorderTextFieldStyle {
    nonisolated public static var squareBorder: SquareBorderTextFieldStyle { SquareBorderTextFieldStyle() }
}

private struct TextFieldStyleKey: EnvironmentKey {
    static var defaultValue: TextFieldLook { .automatic }
}

private struct CustomTextFieldStyleKey: EnvironmentKey {
    static var defaultValue: AnyStyle<TextField<_TextFieldStyleLabel>>? { nil }
}

extension EnvironmentValues {
    /// A style that an app wrote; nil where a built-in one is set.
    var customTextFieldStyle: AnyStyle<TextField<_TextFieldStyleLabel>>? {
        get { self[CustomTextFieldStyleKey.self] }
        set { self[CustomTextFieldStyleKey.self] = newValue }
    }
    var textFieldStyle: TextFieldLook {
        get { self[TextFieldStyleKey.self] }
        set { self[TextFieldStyleKey.self] = newValue }
    }
}

extension View {
    /// Sets how text fields in this view look.
    nonisolated public func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View {
        transformEnvironment(\.self) {
            if let builtIn = style as? any BuiltInTextFieldStyle {
                $0.textFieldStyle = builtIn.look
                $0.customTextFieldStyle = nil
            } else {
                $0.customTextFieldStyle = AnyStyle(style) { $0._body(configuration: $1) }
            }
        }
    }
}

/// A field, in the style that an app wrote for it if there is one. In a form of the desktop idiom, and in one in columns, its label stands
/// before it.
struct StyledTextField<Field: View, Label: View>: View {
    let field: Field
    let label: Label
    @Environment(\.customTextFieldStyle) private var style
    @Environment(\.idiom) private var idiom
    @Environment(\.formLook) private var formLook
    @Environment(\.areLabelsHidden) private var areLabelsHidden

    var body: some View {
        UnaryView {
            if let style {
                // The style's own field is not styled once more.
                style.body(
                    TextField<_TextFieldStyleLabel>(
                        shown: AnyView(
                            field.environment(\.customTextFieldStyle, nil)
                                .environment(\.textFieldStyle, .automatic))))
            } else if formLook == .columns && !areLabelsHidden && hasLabel {
                // The field is named by its label already.
                ColumnsRow(label: label.accessibilityHidden(true)) { field.environment(\.isFieldLabelShown, true) }
            } else if FieldIdiom[idiom].hasLabelInForm && formLook == .grouped && !areLabelsHidden && hasLabel {
                HStack(spacing: 8) {
                    // The field is named by it already.
                    label.accessibilityHidden(true)
                    field.multilineTextAlignment(.trailing).frame(maxWidth: .infinity)
                }
                .environment(\.isFieldLabelShown, true)
            } else {
                field
            }
        }
    }

    private var hasLabel: Bool { !(label is EmptyView) && (label as? Text)?.plainString != "" }
}

private struct IsFieldLabelShownKey: EnvironmentKey {
    static var defaultValue: Bool { false }
}

extension EnvironmentValues {
    /// Whether a field's label stands before it, so that it is no placeholder.
    var isFieldLabelShown: Bool {
        get { self[IsFieldLabelShownKey.self] }
        set { self[IsFieldLabelShownKey.self] = newValue }
    }
}

/// The decoration around an editable line.
struct TextFieldFrame<Content: View>: View {
    let style: TextFieldLook
    let isFocused: Bool
    let content: Content
    @Environment(\.colorScheme) private var colorScheme
    @Environment(\.isInForm) private var isInForm
    @Environment(\.controlMetrics) private var metrics

    init(style: TextFieldLook, isFocused: Bool, @ViewBuilder content: () -> Content) {
        self.style = style
        self.isFocused = isFocused
        self.content = content()
    }

    var body: some View {
        let isBordered =
            style == .roundedBorder || style == .squareBorder
            || (style == .automatic && FieldIdiom[metrics.idiom].hasBorder && !isInForm)
        let radius: CGFloat = style == .squareBorder ? 0 : FieldIdiom[metrics.idiom].cornerRadius
        let shape = RoundedRectangle(cornerRadius: radius)
        content
            .padding(isBordered ? metrics.fieldInsets : EdgeInsets())
            .background { if isBordered { shape.fill(Color(Theme.controlBackground(colorScheme))) } }
            .overlay {
                if isBordered {
                    shape.strokeBorder(Color.controlOutline, lineWidth: 1)
                }
            }
            .overlay { FocusRing(isShown: isFocused && isBordered, cornerRadius: radius) }
            .interaction { responder, _ in responder.forwardsToTextInput = true }
    }
}
