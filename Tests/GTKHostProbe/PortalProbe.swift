import CGTK
import DovetailCore
import DovetailGTK
import Foundation

/// A desktop that prefers dark windows, and light ones half a second later: a settings portal on a bus of its own.
@MainActor
enum PortalProbe {
    private static let interface = """
        <node><interface name="org.freedesktop.portal.Settings">
          <method name="Read"><arg type="s" direction="in"/><arg type="s" direction="in"/><arg type="v" direction="out"/></method>
          <signal name="SettingChanged"><arg type="s"/><arg type="s"/><arg type="v"/></signal>
        </interface></node>
        """
    private static let path = "/org/freedesktop/portal/desktop"

    static func run() -> Never {
        // The bus inherits what is blocked; then it would not end when the probe does.
        var signals = sigset_t()
        sigaddset(&signals, SIGTERM)
        pthread_sigmask(SIG_UNBLOCK, &signals, nil)
        // Starting a bus forgets the display.
        let display = ProcessInfo.processInfo.environment["DISPLAY"] ?? ""
        g_test_dbus_up(g_test_dbus_new(G_TEST_DBUS_NONE))
        setenv("DISPLAY", display, 1)
        guard let bus = g_bus_get_sync(G_BUS_TYPE_SESSION, nil, nil) else { fatalError("no bus") }
        export(on: bus)
        g_bus_own_name_on_connection(
            bus, "org.freedesktop.portal.Desktop", G_BUS_NAME_OWNER_FLAGS_NONE, nil, nil, nil, nil)
        g_timeout_add(
            1500,
            { bus in
                PortalProbe.announceLight(on: OpaquePointer(bus!))
                return 0
            }, UnsafeMutableRawPointer(bus))
        ProbeWindows.run(["Portal"])
    }

    private static func export(on bus: OpaquePointer) {
        let node = g_dbus_node_info_new_for_xml(interface, nil)!
        var functions = GDBusInterfaceVTable()
        functions.method_call = { _, _, _, _, _, _, invocation, _ in
            var answer = g_variant_new_variant(g_variant_new_variant(g_variant_new_uint32(1)))
            g_dbus_method_invocation_return_value(invocation, g_variant_new_tuple(&answer, 1))
        }
        // GDBus keeps the pointer.
        let table = UnsafeMutablePointer<GDBusInterfaceVTable>.allocate(capacity: 1)
        table.initialize(to: functions)
        g_dbus_connection_register_object(bus, path, node.pointee.interfaces[0], table, nil, nil, nil)
    }

    nonisolated private static func announceLight(on bus: OpaquePointer) {
        var parts = [
            g_variant_new_string("org.freedesktop.appearance"), g_variant_new_string("color-scheme"),
            g_variant_new_variant(g_variant_new_uint32(2)),
        ]
        g_dbus_connection_emit_signal(
            bus, nil, "/org/freedesktop/portal/desktop", "org.freedesktop.portal.Settings", "SettingChanged",
            g_variant_new_tuple(&parts, 3), nil)
    }
}
