import DovetailCore

/// How wide a button is.
public struct ButtonSizing: Hashable, Sendable {
    private enum Kind: Hashable, Sendable { case automatic, fitted, flexible }
    private let kind: Kind

    /// As its place has it; as wide as its label, in most.
    public static let automatic = ButtonSizing(kind: .automatic)
    /// As wide as its label.
    public static let fitted = ButtonSizing(kind: .fitted)
    /// As wide as there is room.
    public static let flexible = ButtonSizing(kind: .flexible)
}

private struct ButtonSizingKey: EnvironmentKey {
    static var defaultValue: ButtonSizing { .automatic }
}

extension EnvironmentValues {
    /// How wide buttons with a border are.
    public internal(set) var buttonSizing: ButtonSizing {
        get { self[ButtonSizingKey.self] }
        set { self[ButtonSizingKey.self] = newValue }
    }
}

extension View {
    /// Sets how wide buttons with a border are.
    nonisolated public func buttonSizing(_ sizing: ButtonSizing) -> some View { environment(\.buttonSizing, sizing) }
}
