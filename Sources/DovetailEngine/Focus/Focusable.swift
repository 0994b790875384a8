import Foundation

/// Makes a view take the keyboard, by click and by the tab key.
private struct FocusableModifier: ViewModifier {
    let isFocusable: Bool
    @State private var isFocused = false

    nonisolated init(isFocusable: Bool) { self.isFocusable = isFocusable }

    func body(content: Content) -> some View {
        content
            .environment(\.isFocused, isFocused)
            .overlay(outlineFor: .focusEffect) { outline in
                FocusRing(isShown: isFocused, cornerRadius: 3, outline: outline?.shape)
            }
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

private struct IsFocusEffectEnabledKey: EnvironmentKey {
    static var defaultValue: Bool { true }
}

/// What a focusable view wants the keyboard for.
public struct FocusInteractions: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// A primary action, as a button has.
    public static let activate = FocusInteractions(rawValue: 1)
    /// Keys, or input over time.
    public static let edit = FocusInteractions(rawValue: 2)
    /// As the system decides.
    public static var automatic: FocusInteractions { [.activate, .edit] }
}

extension EnvironmentValues {
    /// Whether views show that they have the keyboard.
    public internal(set) var isFocusEffectEnabled: Bool {
        get { self[IsFocusEffectEnabledKey.self] }
        set { self[IsFocusEffectEnabledKey.self] = newValue }
    }
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

    /// Whether the view can have the keyboard, and what for. It makes no difference here what for.
    nonisolated public func focusable(_ isFocusable: Bool = true, interactions: FocusInteractions) -> some View {
        modifier(FocusableModifier(isFocusable: isFocusable))
    }

    /// Whether the views inside leave out the ring that shows which one has the keyboard. Once it is left out, nothing inside brings
    /// it back.
    nonisolated public func focusEffectDisabled(_ disabled: Bool = true) -> some View {
        transformEnvironment(\.isFocusEffectEnabled) { $0 = $0 && !disabled }
    }
}
