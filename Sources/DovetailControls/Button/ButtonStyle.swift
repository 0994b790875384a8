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

/// A style whose type is hidden.
package struct AnyButtonStyle: Equatable {
    private final class Box {
        let make: @MainActor (ButtonStyleConfiguration) -> AnyView
        init(make: @escaping @MainActor (ButtonStyleConfiguration) -> AnyView) { self.make = make }
    }
    private let box: Box
    private let type: ObjectIdentifier

    nonisolated init<S: ButtonStyle>(_ style: S) {
        nonisolated(unsafe) let style = style
        box = Box { AnyView(style.makeBody(configuration: $0)) }
        type = ObjectIdentifier(S.self)
    }

    @MainActor
    func makeBody(_ configuration: ButtonStyleConfiguration) -> AnyView { box.make(configuration) }

    // A style with values of its own is made anew with each body; one without is always the same.
    package static func == (left: AnyButtonStyle, right: AnyButtonStyle) -> Bool { left.box === right.box }
}

private struct ButtonStyleKey: EnvironmentKey {
    nonisolated(unsafe) static let defaultValue = AnyButtonStyle(BorderedButtonStyle())
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
        environment(\.buttonStyle, AnyButtonStyle(style))
    }
}
