private struct IsPresentedOverKey: EnvironmentKey {
    static var defaultValue: Bool { false }
}

extension EnvironmentValues {
    /// Whether the view is in a sheet or a popover, which in the dark is lighter than the page it lies over.
    package var isPresentedOver: Bool {
        get { self[IsPresentedOverKey.self] }
        set { self[IsPresentedOverKey.self] = newValue }
    }
}
