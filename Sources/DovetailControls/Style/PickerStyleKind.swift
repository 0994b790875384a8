import DovetailCore

/// The looks of pickers.
public enum _PickerStyleKind: Sendable {
    case automatic, menu, segmented, inline, wheel, palette, radioGroup, navigationLink
}

private struct PickerStyleKey: EnvironmentKey {
    static var defaultValue: _PickerStyleKind { .automatic }
}

extension EnvironmentValues {
    /// How the pickers inside look.
    package var pickerStyle: _PickerStyleKind {
        get { self[PickerStyleKey.self] }
        set { self[PickerStyleKey.self] = newValue }
    }
}
