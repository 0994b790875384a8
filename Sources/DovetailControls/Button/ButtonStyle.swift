import DovetailCore

/// How buttons look.
@MainActor @preconcurrency
public protocol ButtonStyle {
    associatedtype Body: View
    typealias Configuration = ButtonStyleConfiguration
    /// The button's view for its present state.
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// A button as a style sees it.
public struct ButtonStyleConfiguration {
    /// The button's label.
    public struct Label: View {
        let content: AnyView
        init(_ content: AnyView) { self.content = content }
        public var body: some View { content }
    }

    public let role: ButtonRole?
    public let label: Label
    /// Whether the pointer holds it down.
    public let isPressed: Bool
    package let isHovered: Bool
    package let isFocused: Bool
}

/// A button style whose type is hidden.
package typealias AnyButtonStyle = AnyStyle<ButtonStyleConfiguration>

/// A style that shows by itself that the button has the keyboard, or shows it nowhere.
protocol FocusShowingStyle {}

extension AnyStyle where Configuration == ButtonStyleConfiguration {
    nonisolated package init<S: ButtonStyle>(_ style: S) {
        if S.self is FocusShowingStyle.Type {
            self.init(style) { $0.makeBody(configuration: $1) }
        } else {
            // An app's style is not told of the keyboard.
            self.init(style) { style, configuration in
                style.makeBody(configuration: configuration)
                    .overlay { FocusRing(isShown: configuration.isFocused, cornerRadius: 6) }
            }
        }
    }
}

private struct ButtonStyleKey: EnvironmentKey {
    nonisolated(unsafe) static let defaultValue = DefaultButtonStyle().look
}

extension EnvironmentValues {
    package var buttonStyle: AnyButtonStyle {
        get { self[ButtonStyleKey.self] }
        set { self[ButtonStyleKey.self] = newValue }
    }
}

extension View {
    /// Sets how buttons in this view look.
    nonisolated public func buttonStyle<S: ButtonStyle>(_ style: S) -> some View {
        environment(\.buttonStyle, AnyButtonStyle(style)).environment(\.primitiveButtonStyle, nil)
    }
}
