import CDovetailGTK
import CGTK
import DovetailCore
import Foundation

/// Turns a surface's pointer and keyboard signals into events for a window's content.
@MainActor
final class WindowInput {
    /// Called after each event.
    var onEvent: (() -> Void)?
    private let content: WindowRoot
    private let surface: UnsafeMutablePointer<GtkWidget>
    private var isPressed = false

    init(surface: UnsafeMutablePointer<GtkWidget>, content: WindowRoot) {
        self.surface = surface
        self.content = content
        addClicks()
        addMotion()
        addKeys()
    }

    private nonisolated static func from(_ data: gpointer?) -> WindowInput {
        Unmanaged<WindowInput>.fromOpaque(data!).takeUnretainedValue()
    }

    private var context: UnsafeMutableRawPointer { Unmanaged.passUnretained(self).toOpaque() }

    private func send(_ phase: PointerEvent.Phase, x: Double, y: Double, clicks: Int = 1) {
        content.send(
            PointerEvent(
                phase: phase, location: CGPoint(x: x, y: y), time: Double(g_get_monotonic_time()) / 1_000_000,
                clickCount: clicks))
        onEvent?()
    }

    // MARK: Pointer

    private func addClicks() {
        let gesture = gtk_gesture_click_new()!
        let pressed: @convention(c) (OpaquePointer?, Int32, Double, Double, gpointer?) -> Void = {
            _, count, x, y, data in
            MainActor.assumeIsolated {
                let input = WindowInput.from(data)
                input.isPressed = true
                if input.content.focusedResponder is TextInputResponder == false {
                    gtk_widget_grab_focus(input.surface)
                }
                input.send(.down, x: x, y: y, clicks: Int(count))
            }
        }
        let released: @convention(c) (OpaquePointer?, Int32, Double, Double, gpointer?) -> Void = {
            _, count, x, y, data in
            MainActor.assumeIsolated {
                let input = WindowInput.from(data)
                input.isPressed = false
                input.send(.up, x: x, y: y, clicks: Int(count))
            }
        }
        dovetail_connect(
            UnsafeMutableRawPointer(gesture), "pressed", unsafeBitCast(pressed, to: GCallback.self), context)
        dovetail_connect(
            UnsafeMutableRawPointer(gesture), "released", unsafeBitCast(released, to: GCallback.self), context)
        gtk_widget_add_controller(surface, gesture)
    }

    private func addMotion() {
        let controller = gtk_event_controller_motion_new()!
        let moved: @convention(c) (OpaquePointer?, Double, Double, gpointer?) -> Void = { _, x, y, data in
            MainActor.assumeIsolated {
                let input = WindowInput.from(data)
                input.send(input.isPressed ? .moved : .hover, x: x, y: y)
            }
        }
        let left: @convention(c) (OpaquePointer?, gpointer?) -> Void = { _, data in
            MainActor.assumeIsolated { WindowInput.from(data).send(.exited, x: -1, y: -1) }
        }
        dovetail_connect(
            UnsafeMutableRawPointer(controller), "motion", unsafeBitCast(moved, to: GCallback.self), context)
        dovetail_connect(
            UnsafeMutableRawPointer(controller), "enter", unsafeBitCast(moved, to: GCallback.self), context)
        dovetail_connect(
            UnsafeMutableRawPointer(controller), "leave", unsafeBitCast(left, to: GCallback.self), context)
        gtk_widget_add_controller(surface, controller)
    }

    // MARK: Keyboard

    private func addKeys() {
        let controller = gtk_event_controller_key_new()!
        let pressed: @convention(c) (OpaquePointer?, guint, guint, GdkModifierType, gpointer?) -> gboolean = {
            _, value, _, modifiers, data in
            MainActor.assumeIsolated {
                let input = WindowInput.from(data)
                guard let key = KeyInput(gdkKey: value, modifiers: modifiers) else { return 0 }
                // A text widget edits by itself; only what it has no use for comes this far.
                let isUsed = input.content.send(key)
                if isUsed { input.onEvent?() }
                return isUsed ? 1 : 0
            }
        }
        dovetail_connect(
            UnsafeMutableRawPointer(controller), "key-pressed", unsafeBitCast(pressed, to: GCallback.self), context)
        gtk_widget_add_controller(surface, controller)
    }
}

extension KeyInput {
    /// A key as GDK reports it; nil for keys that mean nothing by themselves.
    init?(gdkKey value: guint, modifiers: GdkModifierType) {
        let named: [Int32: Key] = [
            GDK_KEY_Return: .return, GDK_KEY_KP_Enter: .return, GDK_KEY_Escape: .escape, GDK_KEY_Tab: .tab,
            GDK_KEY_ISO_Left_Tab: .tab, GDK_KEY_BackSpace: .backspace, GDK_KEY_Delete: .delete,
            GDK_KEY_space: .space, GDK_KEY_Left: .left, GDK_KEY_Right: .right, GDK_KEY_Up: .up,
            GDK_KEY_Down: .down, GDK_KEY_Home: .home, GDK_KEY_End: .end, GDK_KEY_Page_Up: .pageUp,
            GDK_KEY_Page_Down: .pageDown,
        ]
        var held: EventModifiers = []
        if modifiers.rawValue & GDK_SHIFT_MASK.rawValue != 0 { held.insert(.shift) }
        if modifiers.rawValue & GDK_CONTROL_MASK.rawValue != 0 { held.insert([.control, .command]) }
        if modifiers.rawValue & GDK_ALT_MASK.rawValue != 0 { held.insert(.option) }
        if let key = named[Int32(bitPattern: value)] {
            self.init(key: key, characters: key == .space ? " " : "", modifiers: held)
            return
        }
        let scalar = gdk_keyval_to_unicode(value)
        guard scalar != 0, let unicode = UnicodeScalar(scalar) else { return nil }
        self.init(key: .character(Character(unicode)), characters: String(Character(unicode)), modifiers: held)
    }
}
