import CDovetailGTK
import CGTK
import DovetailBus
import Foundation

/// The way to the bus of assistive technology: the session's bus, which knows where it is, and then it. Nothing of that is waited for, since a
/// service that does not answer must keep no window from coming.
extension AccessibilityBus {
    /// Connects. Nothing is called where the session has no such bus.
    ///
    /// - Parameter ready: Called on the main thread, in a later turn of its loop.
    static func connect(_ ready: @escaping @MainActor (AccessibilityBus) -> Void) {
        guard dovetail_has_session_bus() != 0 else { return }
        let way = Way(ready)
        if let address = ProcessInfo.processInfo.environment["AT_SPI_BUS_ADDRESS"], !address.isEmpty {
            return way.open(address)
        }
        g_bus_get(
            G_BUS_TYPE_SESSION, nil,
            { _, result, way in
                let session = g_bus_get_finish(result, nil)
                MainActor.assumeIsolated { Way.take(way).ask(session) }
            }, way.context)
    }

    /// What is called when the connection is there, on its way through the calls.
    @MainActor
    private final class Way {
        private let ready: @MainActor (AccessibilityBus) -> Void
        init(_ ready: @escaping @MainActor (AccessibilityBus) -> Void) { self.ready = ready }

        /// For a call, which gives it back by ``take(_:)`` once.
        var context: gpointer { Unmanaged.passRetained(self).toOpaque() }
        static func take(_ context: gpointer?) -> Way { Unmanaged.fromOpaque(context!).takeRetainedValue() }

        /// Asks the session where the bus is, which starts it where it is not there yet.
        func ask(_ session: OpaquePointer?) {
            guard let session else { return }
            g_dbus_connection_set_exit_on_close(session, 0)
            g_dbus_connection_call(
                session, "org.a11y.Bus", "/org/a11y/bus", "org.a11y.Bus", "GetAddress", nil, nil,
                G_DBUS_CALL_FLAGS_NONE, -1, nil,
                { session, result, way in
                    let answer = g_dbus_connection_call_finish(OpaquePointer(session), result, nil)
                    let address = answer.flatMap { BusValue($0) }?.elements.first?.string
                    if let answer { g_variant_unref(answer) }
                    MainActor.assumeIsolated {
                        let way = Way.take(way)
                        if let address, !address.isEmpty { way.open(address) }
                    }
                }, context)
            g_object_unref(UnsafeMutableRawPointer(session))
        }

        func open(_ address: String) {
            let flags = GDBusConnectionFlags(
                G_DBUS_CONNECTION_FLAGS_AUTHENTICATION_CLIENT.rawValue
                    | G_DBUS_CONNECTION_FLAGS_MESSAGE_BUS_CONNECTION.rawValue)
            g_dbus_connection_new_for_address(
                address, flags, nil, nil,
                { _, result, way in
                    let connection = g_dbus_connection_new_for_address_finish(result, nil)
                    MainActor.assumeIsolated {
                        let way = Way.take(way)
                        if let connection { way.ready(AccessibilityBus(connection)) }
                    }
                }, context)
        }
    }
}
