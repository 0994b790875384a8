import DovetailCore

/// How menus look: what stands for them, and what opens them.
@MainActor @preconcurrency
public protocol MenuStyle {
    associatedtype Body: View
    typealias Configuration = MenuStyleConfiguration
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// A menu as a style sees it; `Menu(configuration)` shows it.
public struct MenuStyleConfiguration {
    /// The menu's label.
    public struct Label: View {
        let content: AnyView
        nonisolated init(_ content: AnyView) { self.content = content }
        public var body: some View { content }
    }
    /// The menu's items.
    public struct Content: View {
        let content: AnyView
        nonisolated init(_ content: AnyView) { self.content = content }
        public var body: some View { content }
    }

    let label: Label
    let content: Content
    // Called on the main thread only.
    nonisolated(unsafe) let primaryAction: (() -> Void)?
}

extension Menu where Label == MenuStyleConfiguration.Label, Content == MenuStyleConfiguration.Content {
    /// The menu that a style is applied to, as it looks without that style.
    nonisolated public init(_ configuration: MenuStyleConfiguration) {
        self.init(
            content: configuration.content, label: configuration.label, primaryAction: configuration.primaryAction)
    }
}

/// A button in the style of the buttons around it.
public struct DefaultMenuStyle: MenuStyle {
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View { Menu(configuration) }
}

/// A button that looks as the button style says.
public struct ButtonMenuStyle: MenuStyle {
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View { Menu(configuration) }
}

/// A button without a bezel.
public struct BorderlessButtonMenuStyle: MenuStyle {
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View {
        Menu(configuration).buttonStyle(.borderless)
    }
}

extension MenuStyle where Self == DefaultMenuStyle {
    public static var automatic: DefaultMenuStyle { DefaultMenuStyle() }
}
extension MenuStyle where Self == ButtonMenuStyle {
    public static var button: ButtonMenuStyle { ButtonMenuStyle() }
}
extension MenuStyle where Self == BorderlessButtonMenuStyle {
    public static var borderlessButton: BorderlessButtonMenuStyle { BorderlessButtonMenuStyle() }
}

/// The order of a menu's items.
public struct MenuOrder: Hashable, Sendable {
    private let number: Int
    public static let automatic = MenuOrder(number: 0)
    /// The first item is nearest to the button.
    public static let priority = MenuOrder(number: 1)
    /// From top to bottom.
    public static let fixed = MenuOrder(number: 2)
}

private struct MenuStylesKey: EnvironmentKey {
    static var defaultValue: StyleStack<MenuStyleConfiguration> { StyleStack() }
}

private struct MenuIndicatorKey: EnvironmentKey {
    static var defaultValue: Visibility { .automatic }
}

private struct MenuOrderKey: EnvironmentKey {
    static var defaultValue: MenuOrder { .automatic }
}

extension EnvironmentValues {
    package var menuStyles: StyleStack<MenuStyleConfiguration> {
        get { self[MenuStylesKey.self] }
        set { self[MenuStylesKey.self] = newValue }
    }
    /// Whether menus show a sign that they are menus.
    public var menuIndicatorVisibility: Visibility {
        get { self[MenuIndicatorKey.self] }
        set { self[MenuIndicatorKey.self] = newValue }
    }
    /// The order of the items of menus. All menus open below their buttons where there is room, so `priority` changes nothing.
    public var menuOrder: MenuOrder {
        get { self[MenuOrderKey.self] }
        set { self[MenuOrderKey.self] = newValue }
    }
}

extension View {
    /// Sets how menus in this view look.
    nonisolated public func menuStyle<S: MenuStyle>(_ style: S) -> some View {
        let erased: AnyStyle<MenuStyleConfiguration> = AnyStyle(style) { $0.makeBody(configuration: $1) }
        return transformEnvironment(\.menuStyles) { $0.push(erased) }
    }

    /// Sets whether menus in this view show a sign that they are menus.
    nonisolated public func menuIndicator(_ visibility: Visibility) -> some View {
        environment(\.menuIndicatorVisibility, visibility)
    }

    /// Sets the order of the items of menus in this view.
    nonisolated public func menuOrder(_ order: MenuOrder) -> some View { environment(\.menuOrder, order) }
}
