import DovetailCore

/// What Backspace does in a field with nothing before the caret.
final class BackspaceAtStart {
    nonisolated(unsafe) var run: () -> Void = {}
    nonisolated init() {}
}

private struct BackspaceAtStartKey: EnvironmentKey {
    static var defaultValue: BackspaceAtStart? { nil }
}

extension EnvironmentValues {
    /// Set around a field that has something before its text.
    var backspaceAtStart: BackspaceAtStart? {
        get { self[BackspaceAtStartKey.self] }
        set { self[BackspaceAtStartKey.self] = newValue }
    }
}
