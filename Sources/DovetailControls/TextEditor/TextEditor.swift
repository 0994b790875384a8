import DovetailCore
import Foundation

/// A text of several lines that can be edited. Each edit is written to the binding at once.
///
/// It takes the space that it is offered and scrolls. Text that is dropped on it goes to where it is dropped. Control (or Command) with A, C, X, V, Z and Shift-Z selects all, copies, cuts,
/// pastes, takes back and does again, and with F finds text (``findNavigator(isPresented:)``); with the arrow keys the caret goes from word to word. Long texts are shaped as far as they come into
/// sight, and an edit shapes one paragraph.
public struct TextEditor: View {
    private let text: Binding<String>
    private let rich: RichText?
    private let selection: Binding<TextSelection?>?
    @State private var isFocused = false

    /// An editor for a text.
    nonisolated public init(text: Binding<String>) { self.init(text: text, whole: nil) }

    /// An editor for a text, with a binding to what is selected in it: it follows what a person selects, and selects what the app
    /// puts there.
    nonisolated public init(text: Binding<String>, selection: Binding<TextSelection?>) {
        self.init(text: text, whole: selection)
    }

    nonisolated private init(text: Binding<String>, whole selection: Binding<TextSelection?>?) {
        self.text = text
        rich = nil
        self.selection = selection
    }

    /// An editor for an attributed text, with a binding to what is selected in it: it follows what a person selects, and selects what the
    /// app puts there. What is typed looks as what is around, or as the selection's typing attributes say.
    ///
    /// Control (or Command) with B, I and U makes what is selected, or what is typed next, bold, italic and underlined.
    nonisolated public init(text: Binding<AttributedString>, selection: Binding<AttributedTextSelection>? = nil) {
        let rich = RichText(text: text, selection: selection)
        self.text = rich.characters
        self.rich = rich
        self.selection = nil
    }

    public var body: some View {
        StyledControl(
            \.textEditorStyles,
            configuration: TextEditorStyleConfiguration(isFocused: isFocused, content: AnyView(area))
        ) { TextEditorFrame(configuration: $0) }
        .modifier(FindNavigation(text: text))
        .modifier(DisabledLook())
        .semantics(semantics)
    }

    private var area: some View {
        TextInputView(
            .filling, text: text, rich: rich?.read, selection: selection, onFocusChange: { isFocused = $0 },
            onSubmit: nil
        )
        .modifier(TextHandling())
    }

    private var semantics: Semantics {
        var semantics = Semantics(role: .textField)
        semantics.value = text.wrappedValue
        return semantics
    }
}

/// How text editors look.
@MainActor @preconcurrency
public protocol TextEditorStyle {
    associatedtype Body: View
    typealias Configuration = TextEditorStyleConfiguration
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// A text editor as a style sees it.
public struct TextEditorStyleConfiguration {
    package let isFocused: Bool
    package let content: AnyView
}

/// The text with some space around it: on the desktop on the background of fields.
public struct AutomaticTextEditorStyle: TextEditorStyle {
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View { TextEditorFrame(configuration: configuration) }
}

/// The text alone.
public struct PlainTextEditorStyle: TextEditorStyle {
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View { configuration.content }
}

/// The text in a frame with round corners.
public struct RoundedBorderTextEditorStyle: TextEditorStyle {
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View {
        TextFieldFrame(style: .roundedBorder, isFocused: configuration.isFocused) { configuration.content }
    }
}

extension TextEditorStyle where Self == AutomaticTextEditorStyle {
    public static var automatic: AutomaticTextEditorStyle { AutomaticTextEditorStyle() }
}
extension TextEditorStyle where Self == PlainTextEditorStyle {
    public static var plain: PlainTextEditorStyle { PlainTextEditorStyle() }
}
extension TextEditorStyle where Self == RoundedBorderTextEditorStyle {
    public static var roundedBorder: RoundedBorderTextEditorStyle { RoundedBorderTextEditorStyle() }
}

private struct TextEditorFrame: View {
    let configuration: TextEditorStyleConfiguration
    @Environment(\.idiom) private var idiom
    @Environment(\.colorScheme) private var colorScheme

    var body: some View {
        let look = EditorIdiom[idiom]
        configuration.content
            .padding(EdgeInsets(top: look.padding, leading: 5, bottom: look.padding, trailing: 5))
            .background { if look.hasBackground { Color(Theme.controlBackground(colorScheme)) } }
            .interaction { responder, _ in responder.forwardsToTextInput = true }
    }
}

private struct TextEditorStylesKey: EnvironmentKey {
    static var defaultValue: StyleStack<TextEditorStyleConfiguration> { StyleStack() }
}

extension EnvironmentValues {
    package var textEditorStyles: StyleStack<TextEditorStyleConfiguration> {
        get { self[TextEditorStylesKey.self] }
        set { self[TextEditorStylesKey.self] = newValue }
    }
}

extension View {
    /// Sets how text editors in this view look.
    nonisolated public func textEditorStyle<S: TextEditorStyle>(_ style: S) -> some View {
        let erased: AnyStyle<TextEditorStyleConfiguration> = AnyStyle(style) { $0.makeBody(configuration: $1) }
        return transformEnvironment(\.textEditorStyles) { $0.push(erased) }
    }
}
