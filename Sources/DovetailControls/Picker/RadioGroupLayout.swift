import DovetailCore

private struct RadioRowKey: EnvironmentKey {
    static var defaultValue: Bool { false }
}

extension EnvironmentValues {
    /// Whether the radio buttons of a picker stand side by side.
    var areRadioButtonsInRow: Bool {
        get { self[RadioRowKey.self] }
        set { self[RadioRowKey.self] = newValue }
    }
}

extension View {
    /// Puts the radio buttons of the pickers inside side by side, and not one below the other.
    nonisolated public func horizontalRadioGroupLayout() -> some View { environment(\.areRadioButtonsInRow, true) }
}
