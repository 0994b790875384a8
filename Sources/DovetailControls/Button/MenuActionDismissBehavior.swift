import DovetailCore

/// Whether what is chosen in a menu closes it.
public struct MenuActionDismissBehavior: Hashable, Sendable {
    private let name: String

    /// As it is usual: it does.
    public static let automatic = MenuActionDismissBehavior(name: "automatic")
    /// It does.
    public static let enabled = MenuActionDismissBehavior(name: "enabled")
    /// It does not: the menu stays open, so that an action can be repeated.
    public static let disabled = MenuActionDismissBehavior(name: "disabled")
}

private struct MenuActionDismissKey: EnvironmentKey {
    static var defaultValue: MenuActionDismissBehavior { .automatic }
}

extension EnvironmentValues {
    /// Whether what is chosen in a menu closes it.
    var menuActionDismissBehavior: MenuActionDismissBehavior {
        get { self[MenuActionDismissKey.self] }
        set { self[MenuActionDismissKey.self] = newValue }
    }
}

extension View {
    /// Says whether the menus in this view, or the items of a menu that this view stands for, close the menu when they are chosen.
    nonisolated public func menuActionDismissBehavior(_ behavior: MenuActionDismissBehavior) -> some View {
        environment(\.menuActionDismissBehavior, behavior)
    }
}
