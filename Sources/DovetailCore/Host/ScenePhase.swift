/// Whether a window is being used.
public enum ScenePhase: Comparable, Hashable, Sendable {
    /// It is not to be seen.
    case background
    /// It is to be seen; another window is being used.
    case inactive
    /// It is being used.
    case active
}

private struct ScenePhaseKey: EnvironmentKey {
    static var defaultValue: ScenePhase { .active }
}

extension EnvironmentValues {
    /// Whether the window of the view is being used; in an app or scene, whether the window that is most in use is.
    public var scenePhase: ScenePhase {
        get { self[ScenePhaseKey.self] }
        set { self[ScenePhaseKey.self] = newValue }
    }
}
