private struct HasWideMarginsKey: EnvironmentKey {
    static var defaultValue: Bool { true }
}

private struct HasWideBarMarginsKey: EnvironmentKey {
    static var defaultValue: Bool { true }
}

extension EnvironmentValues {
    /// Whether bars with their large titles and search fields on touch devices keep 20 points from the sides of the window, and not 16.
    package var hasWideBarMargins: Bool {
        get { self[HasWideBarMarginsKey.self] }
        set { self[HasWideBarMarginsKey.self] = newValue }
    }

    /// Whether cards of lists on touch devices keep 20 points from the sides of the window, and not 16.
    package var hasWideMargins: Bool {
        get { self[HasWideMarginsKey.self] }
        set { self[HasWideMarginsKey.self] = newValue }
    }
}
