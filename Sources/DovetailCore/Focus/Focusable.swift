import Foundation

/// Makes a view take the keyboard, by click and by the tab key.
private struct FocusableModifier: ViewModifier {
    let isFocusable: Bool
    @State private var isFocused = false

    nonisolated init(isFocusable: Bool) { self.isFocusable = isFocusable }

    func body(content: Content) -> some View {
        content
            .environment(\.isFocused, isFocused)
            .overlay { FocusRing(isShown: isFocused, cornerRadius: 3) }
            .interaction { responder, _ in
                // Presses go to the view's own gestures.
                responder.isTransparent = true
                responder.takesFocus = isFocusable
                responder.takesFocusOnClick = isFocusable
                responder.onFocus = { isFocused = $0 }
            }
    }
}

private struct IsFocusedKey: EnvironmentKey {
    static var defaultValue: Bool { false }
}

extension EnvironmentValues {
    /// Whether the nearest focusable view around has the keyboard.
    public internal(set) var isFocused: Bool {
        get { self[IsFocusedKey.self] }
        set { self[IsFocusedKey.self] = newValue }
    }
}

extension View {
    /// Whether the view can have the keyboard: by click, by the tab key, and by a focus state. A ring shows that it has it.
    nonisolated public func focusable(_ isFocusable: Bool = true) -> some View {
        modifier(FocusableModifier(isFocusable: isFocusable))
    }
}
