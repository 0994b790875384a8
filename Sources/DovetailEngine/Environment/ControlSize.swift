/// How big controls are, compared with one another.
public enum ControlSize: CaseIterable, Hashable, Comparable, Sendable {
    case mini, small, regular, large, extraLarge
}

extension EnvironmentValues {
    /// The size of controls.
    public var controlSize: ControlSize {
        get { builtIn.controlSize }
        set { builtIn.controlSize = newValue }
    }
}
