import CDovetailGTK
import CGTK
import DovetailBus
import Foundation

/// Whether the desktop has a tray: a program that owns the name of the watcher, and one that shows the items.
///
/// The watcher may come later than the program, go, and come again. It lives as long as the program.
@MainActor
final class TrayWatcher: SignalTarget {
    static let name = "org.kde.StatusNotifierWatcher"
    private static let path = "/StatusNotifierWatcher"

    /// Called when the tray comes or goes, and when another watcher has come, which knows of no items.
    var onChange: (() -> Void)?
    /// Whether items are shown.
    var isThere: Bool { isRunning && hasHost }
    private let bus: OpaquePointer
    private var isRunning = false
    private var hasHost = false

    init(bus: OpaquePointer) {
        self.bus = bus
        // Asked before the first window opens: whether there is to be one depends on it.
        if let answer = call(
            "org.freedesktop.DBus", "/org/freedesktop/DBus", "org.freedesktop.DBus", "NameHasOwner",
            [.string(Self.name)])
        {
            isRunning = answer.elements.first?.bool ?? false
        }
        if isRunning { askForHost() }
        let context = signalData
        g_bus_watch_name_on_connection(
            bus, Self.name, G_BUS_NAME_WATCHER_FLAGS_NONE,
            { _, _, _, context in
                MainActor.assumeIsolated { TrayWatcher.from(context).appeared() }
            },
            { _, _, context in
                MainActor.assumeIsolated { TrayWatcher.from(context).vanished() }
            }, context, nil)
        for signal in ["StatusNotifierHostRegistered", "StatusNotifierHostUnregistered"] {
            g_dbus_connection_signal_subscribe(
                bus, Self.name, Self.name, signal, Self.path, nil, G_DBUS_SIGNAL_FLAGS_NONE,
                { _, _, _, _, _, _, context in
                    MainActor.assumeIsolated { TrayWatcher.from(context).hostsChanged() }
                }, context, nil)
        }
    }

    /// Tells the watcher of an item, by the name of its connection. The answer is not waited for.
    func register(_ name: String, from bus: OpaquePointer) {
        g_dbus_connection_call(
            bus, Self.name, Self.path, Self.name, "RegisterStatusNotifierItem",
            BusValue.tuple([.string(name)]).makeVariant(), nil, G_DBUS_CALL_FLAGS_NONE, 5000, nil, nil, nil)
    }

    private func appeared() {
        isRunning = true
        askForHost()
        onChange?()
    }

    private func vanished() {
        guard isRunning else { return }
        isRunning = false
        onChange?()
    }

    private func hostsChanged() {
        let before = hasHost
        askForHost()
        if hasHost != before { onChange?() }
    }

    /// A watcher that does not say whether somebody shows the items is taken to show them itself.
    private func askForHost() {
        let answer = call(
            Self.name, Self.path, "org.freedesktop.DBus.Properties", "Get",
            [.string(Self.name), .string("IsStatusNotifierHostRegistered")])
        hasHost = answer?.elements.first?.content.bool ?? true
    }

    /// Calls and waits, a second at most: what is asked here is answered at once.
    private func call(
        _ name: String, _ path: String, _ interface: String, _ method: String, _ arguments: [BusValue]
    ) -> BusValue? {
        let answer = g_dbus_connection_call_sync(
            bus, name, path, interface, method, BusValue.tuple(arguments).makeVariant(), nil,
            G_DBUS_CALL_FLAGS_NO_AUTO_START, 1000, nil, nil)
        guard let answer else { return nil }
        defer { g_variant_unref(answer) }
        return BusValue(answer)
    }
}
