import DovetailCore

/// A button that opens a menu: the name of ``Menu`` before macOS 11.
@available(*, deprecated, message: "Use Menu instead.")
public struct MenuButton<Label: View, Content: View>: View {
    nonisolated(unsafe) private let label: Label
    nonisolated(unsafe) private let content: Content

    /// A menu button with a label.
    nonisolated public init(label: Label, @ViewBuilder content: () -> Content) {
        self.label = label
        self.content = content()
    }

    public var body: some View {
        Menu {
            content
        } label: {
            label
        }
    }
}

@available(*, deprecated, message: "Use Menu instead.")
extension MenuButton where Label == Text {
    /// A menu button with a title.
    nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(label: Text(titleKey), content: content)
    }

    /// A menu button with a title.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        self.init(label: Text(title), content: content)
    }
}

/// How menu buttons look: one of the styles that are built in.
@available(*, deprecated, message: "Use MenuStyle instead.")
public protocol MenuButtonStyle {
    /// Not for use outside the framework.
    var _isBorderless: Bool { get }
}

/// The usual look of menus.
@available(*, deprecated, message: "Use DefaultMenuStyle instead.")
public struct DefaultMenuButtonStyle: MenuButtonStyle, Sendable {
    public init() {}
    public var _isBorderless: Bool { false }
}

/// A button with a bezel.
@available(*, deprecated, message: "Use BorderedButtonMenuStyle instead.")
public struct PullDownMenuButtonStyle: MenuButtonStyle, Sendable {
    public init() {}
    public var _isBorderless: Bool { false }
}

/// A button without a bezel, in which the label stands alone.
@available(*, deprecated, message: "Use BorderlessButtonMenuStyle instead.")
public struct BorderlessButtonMenuButtonStyle: MenuButtonStyle, Sendable {
    public init() {}
    public var _isBorderless: Bool { true }
}

/// A button without a bezel.
@available(*, deprecated, message: "Use BorderlessButtonMenuStyle instead.")
public struct BorderlessPullDownMenuButtonStyle: MenuButtonStyle, Sendable {
    public init() {}
    public var _isBorderless: Bool { true }
}

extension View {
    /// Sets how menu buttons in this view look. Menus look the same.
    @available(*, deprecated, message: "Use menuStyle(_:) instead.")
    nonisolated public func menuButtonStyle<S: MenuButtonStyle>(_ style: S) -> some View {
        let borderless: AnyStyle<MenuStyleConfiguration> = AnyStyle(BorderlessButtonMenuStyle()) {
            $0.makeBody(configuration: $1)
        }
        let usual: AnyStyle<MenuStyleConfiguration> = AnyStyle(DefaultMenuStyle()) { $0.makeBody(configuration: $1) }
        let erased = style._isBorderless ? borderless : usual
        return transformEnvironment(\.menuStyles) { $0.push(erased) }
    }
}

/// A button with a bezel that opens a menu.
@available(*, deprecated, message: "Use menuStyle(.button) and buttonStyle(.bordered) instead.")
public struct BorderedButtonMenuStyle: MenuStyle {
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View { Menu(configuration).buttonStyle(.bordered) }
}

@available(*, deprecated, message: "Use menuStyle(.button) and buttonStyle(.bordered) instead.")
extension MenuStyle where Self == BorderedButtonMenuStyle {
    /// A button with a bezel.
    nonisolated public static var borderedButton: BorderedButtonMenuStyle { BorderedButtonMenuStyle() }
}
