private struct HasWideMarginsKey: EnvironmentKey {
    static var defaultValue: Bool { true }
}

extension EnvironmentValues {
    /// Whether cards of lists, large titles and search fields on touch devices keep 20 points from the sides of the window, and not 16.
    package var hasWideMargins: Bool {
        get { self[HasWideMarginsKey.self] }
        set { self[HasWideMarginsKey.self] = newValue }
    }
}
