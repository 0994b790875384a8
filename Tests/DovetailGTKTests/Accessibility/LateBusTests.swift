import Foundation
import TestSupport
import Testing

/// A session whose service for the bus of assistive technology takes its time.
@Suite("Window host: a late bus of assistive technology", .serialized)
struct LateBusTests {
    /// Says when it is asked for the bus, and answers when it is told where that is.
    private static let service = """
        import os, gi
        from gi.repository import Gio, GLib
        node = Gio.DBusNodeInfo.new_for_xml('<node><interface name="org.a11y.Bus"><method name="GetAddress">'
            '<arg direction="out" type="s"/></method></interface></node>')
        waiting = []
        def called(connection, sender, path, interface, method, arguments, invocation):
            waiting.append(invocation)
            print("asked", flush=True)
        def read(channel, condition):
            for invocation in waiting:
                invocation.return_value(GLib.Variant("(s)", (os.read(0, 4096).decode().strip(),)))
            return False
        session = Gio.bus_get_sync(Gio.BusType.SESSION, None)
        session.register_object("/org/a11y/bus", node.interfaces[0], called, None, None)
        Gio.bus_own_name_on_connection(session, "org.a11y.Bus", 0, lambda *_: print("ready", flush=True), None)
        GLib.io_add_watch(GLib.IOChannel(0), GLib.IO_IN | GLib.IO_HUP, read)
        GLib.MainLoop().run()
        """

    @Test("a window comes while the session does not say where the bus is, and the app is on it when the session does")
    func lateAnswer() throws {
        let home = FileManager.default.temporaryDirectory.appendingPathComponent("dovetail-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: home, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: home) }
        let display = try DisplayServer()
        let (session, bus) = (try SessionBus(folder: home), try SessionBus(folder: home))
        let service = try ToolProcess(
            ["/usr/bin/python3", "-c", Self.service], environment: ["DBUS_SESSION_BUS_ADDRESS": session.address])
        try service.wait("the service") { service.lines.contains("ready") }
        let app = try ProbeProcess(
            "controls", display: display,
            environment: [
                "DBUS_SESSION_BUS_ADDRESS": session.address, "HOME": home.path, "XDG_CONFIG_HOME": "",
                "XDG_DATA_HOME": "",
            ])
        defer { app.stop() }
        // A connection of the tool's own, and no other one yet.
        func connections() throws -> Int {
            let names = try display.run([
                "dbus-send", "--bus=\(bus.address)", "--print-reply", "--dest=org.freedesktop.DBus", "/",
                "org.freedesktop.DBus.ListNames",
            ])
            return names.components(separatedBy: "\":").count - 1
        }
        try display.focus(try display.window("Controls"))
        try service.wait("the question") { service.lines.contains("asked") }
        #expect(try connections() == 1)
        service.tell(bus.address)
        try app.wait("the app on the bus") { (try? connections()) == 2 }
        service.stop()
    }
}
