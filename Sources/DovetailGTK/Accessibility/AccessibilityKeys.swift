import CDovetailGTK
import CGTK
import DovetailBus
import Foundation

/// Tells the registry of keys before the windows handle them, so that screen readers know what a person did: what they say of a caret that moves
/// depends on the key that moved it.
///
/// Nothing is told while nobody listens to keys. No answer is waited for, so a reader can't keep a key from the window: its own commands reach the
/// views, too.
@MainActor
final class AccessibilityKeys: SignalTarget {
    private let bus: AccessibilityBus
    /// Whether somebody listens to keys.
    private var isWanted = false
    private static let path = "/org/a11y/atspi/registry/deviceeventcontroller"
    private static let interface = "org.a11y.atspi.DeviceEventController"

    init(bus: AccessibilityBus) {
        self.bus = bus
        for signal in ["KeystrokeListenerRegistered", "KeystrokeListenerDeregistered"] {
            g_dbus_connection_signal_subscribe(
                bus.connection, AccessibilityBus.registry, nil, signal, nil, nil, G_DBUS_SIGNAL_FLAGS_NONE,
                { _, _, _, _, _, _, context in
                    MainActor.assumeIsolated { AccessibilityKeys.from(context).findListeners() }
                }, signalData, nil)
        }
        findListeners()
    }

    /// Asks who listens. Call when somebody has left the bus, too.
    func findListeners() {
        bus.call(Self.path, Self.interface, "GetKeystrokeListeners", []) { [weak self] in
            self?.isWanted = $0?.elements.first?.elements.isEmpty == false
        }
    }

    /// Follows the keys of a window, before its views and input methods get them.
    func follow(_ window: UnsafeMutablePointer<GtkWidget>) {
        let controller = gtk_event_controller_key_new()!
        gtk_event_controller_set_propagation_phase(controller, GTK_PHASE_CAPTURE)
        // `GdkModifierType` is a number of C; a whole module in which this file is the first to name it does not find its constants.
        let pressed: @convention(c) (OpaquePointer?, guint, guint, guint, gpointer?) -> gboolean = {
            controller, value, code, modifiers, data in
            MainActor.assumeIsolated {
                AccessibilityKeys.from(data).tell(controller, value, code, modifiers, isDown: true)
            }
            return 0
        }
        let released: @convention(c) (OpaquePointer?, guint, guint, guint, gpointer?) -> Void = {
            controller, value, code, modifiers, data in
            MainActor.assumeIsolated {
                AccessibilityKeys.from(data).tell(controller, value, code, modifiers, isDown: false)
            }
        }
        connect(controller, "key-pressed", pressed)
        connect(controller, "key-released", released)
        gtk_widget_add_controller(window, controller)
    }

    private func tell(
        _ controller: OpaquePointer?, _ value: guint, _ code: guint, _ modifiers: guint, isDown: Bool
    ) {
        guard isWanted else { return }
        let scalar = UnicodeScalar(gdk_keyval_to_unicode(value))
        let isText = scalar.map { $0.value >= 32 && $0.value != 127 } ?? false
        let text = isText ? String(scalar!) : gdk_keyval_name(value).map { String(cString: $0) } ?? ""
        let time = controller.map { gtk_event_controller_get_current_event_time($0) } ?? 0
        // The registry takes signed numbers, although its own description says otherwise.
        bus.call(
            Self.path, Self.interface, "NotifyListenersAsync",
            [
                .tuple([
                    .uint(isDown ? 0 : 1), .int(Int32(truncatingIfNeeded: value)),
                    .int(Int32(truncatingIfNeeded: code)), .int(Int32(modifiers & 0xff)),
                    .int(Int32(truncatingIfNeeded: time)), .string(text),
                    .bool(isText),
                ])
            ]
        ) { _ in }
    }
}
