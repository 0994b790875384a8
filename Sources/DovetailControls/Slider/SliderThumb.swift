import DovetailCore

private struct SliderThumbKey: EnvironmentKey {
    static var defaultValue: Visibility { .automatic }
}

extension EnvironmentValues {
    /// Whether sliders show their knobs.
    var sliderThumbVisibility: Visibility {
        get { self[SliderThumbKey.self] }
        set { self[SliderThumbKey.self] = newValue }
    }
}

extension View {
    /// Sets whether sliders show their knobs. One without a knob can be dragged as ever.
    nonisolated public func sliderThumbVisibility(_ visibility: Visibility) -> some View {
        environment(\.sliderThumbVisibility, visibility)
    }
}
