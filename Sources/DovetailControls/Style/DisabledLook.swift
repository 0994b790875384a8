import DovetailCore

/// Draws a control that is disabled half faded.
///
/// Controls are made of other controls, each of which is disabled with the whole. Only the outermost one is faded, since what is faded twice
/// can hardly be read.
struct DisabledLook: ViewModifier {
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.isFaded) private var isFaded
    private let fades: Bool

    /// - Parameter fades: Whether the control is faded at all; one that shows in another way that it is disabled is not, and neither are those in it.
    nonisolated init(fades: Bool = true) { self.fades = fades }

    func body(content: Content) -> some View {
        content
            .environment(\.isFaded, isFaded || !isEnabled)
            .opacity(isEnabled || isFaded || !fades ? 1 : 0.5)
    }
}

private struct IsFadedKey: EnvironmentKey {
    static var defaultValue: Bool { false }
}

extension EnvironmentValues {
    /// Whether a control around the view is drawn faded as a whole.
    fileprivate var isFaded: Bool {
        get { self[IsFadedKey.self] }
        set { self[IsFadedKey.self] = newValue }
    }
}
