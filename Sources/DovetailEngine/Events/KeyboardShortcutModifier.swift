import AttributeGraph
import Foundation

/// Does what the first control inside does when a key is pressed, wherever the keyboard is.
final class ShortcutResponder: Responder {
    weak var node: DisplayNode?
    var hasRegainedFocus = false
    var matches: (KeyInput) -> Bool = { _ in false }

    package var takesPresses: Bool { false }
    package func accepts(_ location: CGPoint) -> Bool { false }

    package func performShortcut(_ key: KeyInput) -> Bool {
        guard matches(key), let control = node?.firstInTree(Self.control), control.isEnabled else { return false }
        control.activate()
        return true
    }

    private static func control(_ node: DisplayNode) -> (isEnabled: Bool, activate: () -> Void)? {
        guard let semantics = node.semantics, let activate = semantics.actions?.activate else { return nil }
        return (semantics.isEnabled, activate)
    }
}

private struct ShortcutModifier: PrimitiveViewModifier {
    typealias Body = Never
    nonisolated(unsafe) let matches: ((KeyInput) -> Bool)?

    nonisolated init(matches: ((KeyInput) -> Bool)?) { self.matches = matches }

    static func _makeView(
        modifier: Attribute<Self>, inputs: _ViewInputs, body: @escaping (_ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        let responder = ShortcutResponder()
        _ = Attribute(effect: ShortcutRefresh(modifier: modifier, responder: responder), stage: .structure)
        return DisplayGroup.wrap(inputs: inputs, body: body) { _ in
            var appearance = GroupAppearance()
            appearance.responder = responder
            return appearance
        }
    }
}

/// Gives a responder the shortcut that the modifier has now.
private struct ShortcutRefresh: EffectRule {
    let modifier: Attribute<ShortcutModifier>
    let responder: ShortcutResponder

    func run() { responder.matches = modifier.value.matches ?? { _ in false } }
}

private struct KeyboardShortcutKey: EnvironmentKey {
    static var defaultValue: KeyboardShortcut? { nil }
}

extension EnvironmentValues {
    /// The shortcut of the controls here; nil for none.
    public internal(set) var keyboardShortcut: KeyboardShortcut? {
        get { self[KeyboardShortcutKey.self] }
        set { self[KeyboardShortcutKey.self] = newValue }
    }
}

extension View {
    /// Does what the first control inside does when a key is pressed that fits.
    nonisolated package func shortcut(_ matches: @escaping (KeyInput) -> Bool) -> some View {
        modifier(ShortcutModifier(matches: matches))
    }

    /// Does what the first control in this view does when the key is pressed, wherever the keyboard is in the window. The command key
    /// is Control here.
    nonisolated public func keyboardShortcut(
        _ key: KeyEquivalent, modifiers: EventModifiers = .command
    ) -> some View {
        keyboardShortcut(KeyboardShortcut(key, modifiers: modifiers))
    }

    /// Does what the first control in this view does when the key is pressed.
    nonisolated public func keyboardShortcut(
        _ key: KeyEquivalent, modifiers: EventModifiers = .command, localization: KeyboardShortcut.Localization
    ) -> some View {
        keyboardShortcut(KeyboardShortcut(key, modifiers: modifiers, localization: localization))
    }

    /// Does what the first control in this view does when the shortcut's key is pressed.
    nonisolated public func keyboardShortcut(_ shortcut: KeyboardShortcut) -> some View {
        keyboardShortcut(.some(shortcut))
    }

    /// Does what the first control in this view does when the shortcut's key is pressed; nil takes a shortcut away.
    nonisolated public func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some View {
        modifier(ShortcutModifier(matches: shortcut.map { shortcut in { shortcut.matches($0) } }))
            .environment(\.keyboardShortcut, shortcut)
    }
}
