import DovetailCore

private struct IsInStatusMenuKey: EnvironmentKey {
    static var defaultValue: Bool { false }
}

private struct IsMenuChoiceKey: EnvironmentKey {
    static var defaultValue: Bool? { nil }
}

extension EnvironmentValues {
    /// Whether a view is an item of a menu that the desktop draws.
    var isInStatusMenu: Bool {
        get { self[IsInStatusMenuKey.self] }
        set { self[IsInStatusMenuKey.self] = newValue }
    }

    /// Whether an item of a menu is the chosen one of several; nil for an item that is no choice.
    var isMenuChoice: Bool? {
        get { self[IsMenuChoiceKey.self] }
        set { self[IsMenuChoiceKey.self] = newValue }
    }
}
