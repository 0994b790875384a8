import CDovetailGTK
import CGTK
import DovetailCore
import Foundation

/// Turns a surface's pointer and keyboard signals into events for a window's content.
@MainActor
final class WindowInput {
    /// Called after each event.
    var onEvent: (() -> Void)?
    private let content: any WindowContent
    private let surface: UnsafeMutablePointer<GtkWidget>
    private var press: Press?

    /// The press under way, and where it was last.
    private struct Press {
        let isSecondary: Bool
        let clicks: Int
        var location: CGPoint
    }

    init(surface: UnsafeMutablePointer<GtkWidget>, content: any WindowContent) {
        self.surface = surface
        self.content = content
        addPresses()
        addHover()
        addKeys()
    }

    private nonisolated static func from(_ data: gpointer?) -> WindowInput {
        Unmanaged<WindowInput>.fromOpaque(data!).takeUnretainedValue()
    }

    private func connect<Handler>(_ controller: OpaquePointer, _ signal: String, _ handler: Handler) {
        dovetail_connect(
            UnsafeMutableRawPointer(controller), signal, unsafeBitCast(handler, to: GCallback.self),
            Unmanaged.passUnretained(self).toOpaque())
    }

    private func send(
        _ phase: PointerEvent.Phase, at location: CGPoint, clicks: Int = 1, isSecondary: Bool = false,
        from controller: OpaquePointer?
    ) {
        let held = controller.map { gtk_event_controller_get_current_event_state($0) }
        content.send(
            PointerEvent(
                phase: phase, location: location, time: Double(g_get_monotonic_time()) / 1_000_000,
                clickCount: clicks, isSecondaryButton: isSecondary,
                modifiers: held.map { EventModifiers($0) } ?? []))
        onEvent?()
    }

    // MARK: Presses

    private func addPresses() {
        let gesture = gtk_gesture_click_new()!
        // Any button.
        gtk_gesture_single_set_button(gesture, 0)
        let pressed: @convention(c) (OpaquePointer?, Int32, Double, Double, gpointer?) -> Void = {
            gesture, count, x, y, data in
            MainActor.assumeIsolated {
                WindowInput.from(data).began(gesture!, at: CGPoint(x: x, y: y), clicks: Int(count))
            }
        }
        let moved: @convention(c) (OpaquePointer?, OpaquePointer?, gpointer?) -> Void = { gesture, sequence, data in
            MainActor.assumeIsolated {
                var x = 0.0
                var y = 0.0
                guard gtk_gesture_get_point(gesture, sequence, &x, &y) != 0 else { return }
                WindowInput.from(data).moved(gesture!, to: CGPoint(x: x, y: y))
            }
        }
        let ended: @convention(c) (OpaquePointer?, OpaquePointer?, gpointer?) -> Void = { gesture, sequence, data in
            MainActor.assumeIsolated {
                var x = 0.0
                var y = 0.0
                let hasPoint = gtk_gesture_get_point(gesture, sequence, &x, &y) != 0
                WindowInput.from(data).ended(gesture!, at: hasPoint ? CGPoint(x: x, y: y) : nil)
            }
        }
        let cancelled: @convention(c) (OpaquePointer?, OpaquePointer?, gpointer?) -> Void = { gesture, _, data in
            MainActor.assumeIsolated { WindowInput.from(data).cancelled(gesture!) }
        }
        connect(gesture, "pressed", pressed)
        connect(gesture, "update", moved)
        connect(gesture, "end", ended)
        connect(gesture, "cancel", cancelled)
        gtk_widget_add_controller(surface, gesture)
    }

    private func began(_ gesture: OpaquePointer, at location: CGPoint, clicks: Int) {
        let button = gtk_gesture_single_get_current_button(gesture)
        // The middle button and those beyond mean nothing to views. A finger has none.
        guard button <= 1 || button == 3 else { return }
        press = Press(isSecondary: button == 3, clicks: clicks, location: location)
        send(.down, at: location, clicks: clicks, isSecondary: button == 3, from: gesture)
    }

    private func moved(_ gesture: OpaquePointer, to location: CGPoint) {
        guard let press, press.location != location else { return }
        self.press?.location = location
        send(.moved, at: location, clicks: press.clicks, isSecondary: press.isSecondary, from: gesture)
    }

    private func ended(_ gesture: OpaquePointer, at location: CGPoint?) {
        guard let press else { return }
        self.press = nil
        send(
            .up, at: location ?? press.location, clicks: press.clicks, isSecondary: press.isSecondary, from: gesture)
    }

    private func cancelled(_ gesture: OpaquePointer) {
        guard let press else { return }
        self.press = nil
        send(.cancelled, at: press.location, isSecondary: press.isSecondary, from: gesture)
    }

    // MARK: Hovering

    private func addHover() {
        let controller = gtk_event_controller_motion_new()!
        let moved: @convention(c) (OpaquePointer?, Double, Double, gpointer?) -> Void = { controller, x, y, data in
            MainActor.assumeIsolated {
                let input = WindowInput.from(data)
                if input.press == nil { input.send(.hover, at: CGPoint(x: x, y: y), from: controller) }
            }
        }
        let left: @convention(c) (OpaquePointer?, gpointer?) -> Void = { controller, data in
            MainActor.assumeIsolated {
                WindowInput.from(data).send(.exited, at: CGPoint(x: -1, y: -1), from: controller)
            }
        }
        connect(controller, "motion", moved)
        connect(controller, "enter", moved)
        connect(controller, "leave", left)
        gtk_widget_add_controller(surface, controller)
    }

    // MARK: Keyboard

    private func addKeys() {
        let controller = gtk_event_controller_key_new()!
        let pressed: @convention(c) (OpaquePointer?, guint, guint, GdkModifierType, gpointer?) -> gboolean = {
            _, value, _, modifiers, data in
            MainActor.assumeIsolated {
                guard let key = KeyInput(gdkKey: value, modifiers: modifiers) else { return 0 }
                return WindowInput.from(data).typed(key) ? 1 : 0
            }
        }
        connect(controller, "key-pressed", pressed)
        gtk_widget_add_controller(surface, controller)
    }

    private func typed(_ key: KeyInput) -> Bool {
        // A text widget edits by itself; what it leaves is for the window, never for the editing of its responder.
        if gtk_widget_has_focus(surface) == 0, key.isEditing { return false }
        guard content.send(key) else { return false }
        onEvent?()
        return true
    }
}

extension KeyInput {
    /// Whether a line of text does something with it.
    fileprivate var isEditing: Bool {
        switch key {
        case .tab, .escape, .pageUp, .pageDown: false
        case .character, .space: modifiers.isDisjoint(with: [.control, .command])
        default: true
        }
    }
}
