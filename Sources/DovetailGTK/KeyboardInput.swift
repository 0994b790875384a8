import CDovetailGTK
import CGTK
import DovetailCore
import Foundation

/// Turns the keys of a window into events for its content.
@MainActor
final class KeyboardInput: SignalTarget {
    private let surface: UnsafeMutablePointer<GtkWidget>
    private let content: any WindowContent
    /// Called after each event.
    private let onEvent: () -> Void
    private var inputMethod: InputMethod?
    /// The keys that the content was told to be down, by the numbers that the keyboard has for them, as they were last told: with other
    /// keys held, they would be something else when they come up.
    private var held: [guint: KeyInput] = [:]

    init(surface: UnsafeMutablePointer<GtkWidget>, content: any WindowContent, onEvent: @escaping () -> Void) {
        (self.surface, self.content, self.onEvent) = (surface, content, onEvent)
        let controller = gtk_event_controller_key_new()!
        let pressed: @convention(c) (OpaquePointer?, guint, guint, GdkModifierType, gpointer?) -> gboolean = {
            _, value, code, modifiers, data in
            MainActor.assumeIsolated {
                let input = KeyboardInput.from(data)
                input.noteModifiers(EventModifiers(modifiers).union(.ofKey(value)))
                guard let key = KeyInput(gdkKey: value, modifiers: modifiers) else { return 0 }
                return input.pressed(key, code: code) ? 1 : 0
            }
        }
        // What is held is told as it was before the key.
        let released: @convention(c) (OpaquePointer?, guint, guint, GdkModifierType, gpointer?) -> Void = {
            _, value, code, modifiers, data in
            MainActor.assumeIsolated {
                let input = KeyboardInput.from(data)
                input.noteModifiers(EventModifiers(modifiers).subtracting(.ofKey(value)))
                input.released(code: code, modifiers: EventModifiers(modifiers))
            }
        }
        connect(controller, "key-pressed", pressed)
        connect(controller, "key-released", released)
        gtk_widget_add_controller(surface, controller)
        inputMethod = InputMethod(surface: surface, content: content, controller: controller, onEvent: onEvent)
    }

    /// Called after each event and each update.
    func follow() { inputMethod?.follow() }

    /// The window is no longer the one that has the keyboard: keys that come up now are told to another one.
    func lostKeyboard() {
        held = [:]
        noteModifiers([])
    }

    /// The window is going away.
    func end() {
        inputMethod?.end()
        inputMethod = nil
    }

    private func noteModifiers(_ modifiers: EventModifiers) {
        content.modifiersChanged(to: modifiers)
        onEvent()
    }

    private func pressed(_ key: KeyInput, code: guint) -> Bool {
        var key = key
        key.time = Double(g_get_monotonic_time()) / 1_000_000
        // The toolkit does not tell that a key is held: it is pressed again without having come up.
        key.isRepeat = held[code] != nil
        held[code] = key
        // The views decide where the focus goes: a key that they leave must not reach the toolkit's own key navigation.
        guard content.send(key) else { return key.isNavigating }
        onEvent()
        return true
    }

    private func released(code: guint, modifiers: EventModifiers) {
        guard var key = held.removeValue(forKey: code) else { return }
        key.time = Double(g_get_monotonic_time()) / 1_000_000
        key.modifiers = modifiers
        key.isRepeat = false
        if content.release(key) { onEvent() }
    }
}

extension KeyInput {
    /// Whether the toolkit would move the keyboard by it.
    fileprivate var isNavigating: Bool {
        switch key {
        case .tab, .up, .down, .left, .right: true
        default: false
        }
    }
}
