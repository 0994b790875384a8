import DovetailCore

/// How buttons look and what makes them run their action.
@MainActor @preconcurrency
public protocol PrimitiveButtonStyle {
    associatedtype Body: View
    typealias Configuration = PrimitiveButtonStyleConfiguration
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// A button as a style sees it that decides itself when to run the action.
public struct PrimitiveButtonStyleConfiguration {
    /// The button's label.
    public struct Label: View {
        let content: AnyView
        init(_ content: AnyView) { self.content = content }
        public var body: some View { content }
    }

    public let role: ButtonRole?
    public let label: Label
    private let action: @MainActor () -> Void

    init(role: ButtonRole?, label: Label, trigger: @escaping @MainActor () -> Void) {
        self.role = role
        self.label = label
        action = trigger
    }

    /// Runs the button's action.
    @MainActor @preconcurrency public func trigger() { action() }
}

private struct PrimitiveButtonStyleKey: EnvironmentKey {
    static var defaultValue: AnyStyle<PrimitiveButtonStyleConfiguration>? { nil }
}

extension EnvironmentValues {
    /// Goes before `buttonStyle` where it is set.
    package var primitiveButtonStyle: AnyStyle<PrimitiveButtonStyleConfiguration>? {
        get { self[PrimitiveButtonStyleKey.self] }
        set { self[PrimitiveButtonStyleKey.self] = newValue }
    }
}

extension View {
    /// Sets how buttons in this view look, and what makes them run their actions.
    nonisolated public func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View {
        let builtIn = (style as? any BuiltInButtonStyle)?.look
        let own = builtIn == nil ? AnyStyle(style) { $0.makeBody(configuration: $1) } : nil
        return transformEnvironment(\.buttonStyle) { if let builtIn { $0 = builtIn } }
            .environment(\.primitiveButtonStyle, own)
    }
}
