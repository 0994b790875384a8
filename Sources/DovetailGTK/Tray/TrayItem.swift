import CDovetailGTK
import CGTK
import DovetailBus
import DovetailCore
import Foundation

/// A ``StatusItem`` in the desktop's tray, by the `org.kde.StatusNotifierItem` protocol.
///
/// Each has a connection to the bus of its own: watchers notice by its end that an item is gone, and there is no other way to tell them.
@MainActor
final class TrayItem {
    /// Called when a person presses an item that has a window.
    var onActivate: ((_ isSecondary: Bool) -> Void)?
    let item: StatusItem
    private let bus: OpaquePointer
    private let number: Int
    private let label: WindowRoot
    private let menu: TrayMenu?
    private var object: BusObject?
    private var icon = TrayIcon()
    private var iconName = ""
    private var title = ""
    /// What the label says, for trays that show texts.
    private var text = ""
    /// What the item is called on the bus.
    private let name: String

    // One for the process, so that no two have the same name on the bus.
    private static var count = 0

    /// Nil where there is no bus to connect to.
    init?(_ item: StatusItem, of app: RunningApp, environment: EnvironmentValues, services: HostServices) {
        guard let bus = Self.connect() else { return nil }
        self.item = item
        self.bus = bus
        Self.count += 1
        number = Self.count
        name = Self.takeName("org.kde.StatusNotifierItem-\(getpid())-\(number)", on: bus)
        var ofTray = environment
        ofTray.colorScheme = Self.colorScheme(environment.colorScheme)
        label = app.label(of: item, environment: ofTray, services: services)
        menu =
            item.hasWindow
            ? nil
            : TrayMenu(
                app.menu(of: item, environment: environment, services: services), bus: bus,
                colorScheme: environment.colorScheme, willOpen: { item.onMenuOpens?() })
        object = BusObject(
            bus: bus, path: "/StatusNotifierItem", description: TrayInterfaces.item,
            call: { [unowned self] method, _ in answer(method) }, property: { [unowned self] in property($0) })
        label.loop.update(at: Double(g_get_monotonic_time()) / 1_000_000)
        readLabel()
        label.onUpdated = { [unowned self] patch in
            // The label is laid out and painted when the update is over.
            if !patch.isEmpty { DispatchQueue.main.async { [weak self] in self?.readLabel() } }
        }
    }

    /// Asks for a name on the bus. Returns the connection's own name where the bus gives no other, as in a sandbox.
    private static func takeName(_ name: String, on bus: OpaquePointer) -> String {
        let answer = g_dbus_connection_call_sync(
            bus, "org.freedesktop.DBus", "/org/freedesktop/DBus", "org.freedesktop.DBus", "RequestName",
            BusValue.tuple([.string(name), .uint(0)]).makeVariant(), nil, G_DBUS_CALL_FLAGS_NONE, 1000, nil, nil)
        if let answer {
            g_variant_unref(answer)
            return name
        }
        return String(cString: g_dbus_connection_get_unique_name(bus))
    }

    /// A bus that is not the program's shared one.
    private static func connect() -> OpaquePointer? {
        guard let address = g_dbus_address_get_for_bus_sync(G_BUS_TYPE_SESSION, nil, nil) else { return nil }
        defer { g_free(address) }
        let flags = GDBusConnectionFlags(
            G_DBUS_CONNECTION_FLAGS_AUTHENTICATION_CLIENT.rawValue
                | G_DBUS_CONNECTION_FLAGS_MESSAGE_BUS_CONNECTION.rawValue)
        return g_dbus_connection_new_for_address_sync(address, flags, nil, nil, nil)
    }

    /// The panel of GNOME is dark in any case.
    private static func colorScheme(_ desktop: ColorScheme) -> ColorScheme {
        let names = ProcessInfo.processInfo.environment["XDG_CURRENT_DESKTOP"] ?? ""
        return names.split(separator: ":").contains("GNOME") ? .dark : desktop
    }

    /// Hands the item to the watcher, which may be another one than the last time.
    func register(with watcher: TrayWatcher) { watcher.register(name, from: bus) }

    func setColorScheme(_ scheme: ColorScheme) {
        label.colorScheme = Self.colorScheme(scheme)
        menu?.setColorScheme(scheme)
    }

    /// Whether the item still has what it had when it was shown: a menu, or a window.
    var isOfItsKind: Bool { (menu == nil) == item.hasWindow }

    /// Takes the item out of the tray.
    func close() {
        label.onUpdated = nil
        object?.remove()
        menu?.close()
        label.close()
        g_dbus_connection_close(bus, nil, nil, nil)
        g_object_unref(UnsafeMutableRawPointer(bus))
    }

    // MARK: What the tray shows

    /// Takes over what the label looks like and says.
    func readLabel() {
        let icon = TrayIcon(of: label)
        // An image that the app does not have may be one of the desktop's.
        let iconName = icon.isEmpty ? item.iconName ?? "" : ""
        if icon != self.icon || iconName != self.iconName {
            (self.icon, self.iconName) = (icon, iconName)
            object?.emit("NewIcon")
        }
        let elements = label.elements
        let text = elements.texts.joined(separator: " ")
        if text != self.text {
            self.text = text
            object?.emit("XAyatanaNewLabel", [.string(text), .string(text)])
        }
        let named = elements.all.lazy.compactMap { $0.semantics.label }.first ?? text
        let title = item.title ?? (named.isEmpty ? StorageFolders.applicationTitle : named)
        if title != self.title {
            self.title = title
            object?.emit("NewTitle")
            object?.emit("NewToolTip")
        }
    }

    private func property(_ name: String) -> BusValue? {
        switch name {
        case "Category": .string("ApplicationStatus")
        case "Id": .string("\(ProcessInfo.processInfo.processName)-\(number)")
        case "Title": .string(title)
        case "Status": .string("Active")
        case "WindowId": .int(0)
        case "IconName": .string(iconName)
        case "IconPixmap": icon.value
        case "OverlayIconPixmap", "AttentionIconPixmap": TrayIcon().value
        case "OverlayIconName", "AttentionIconName", "AttentionMovieName", "IconThemePath": .string("")
        case "ToolTip": .tuple([.string(""), TrayIcon().value, .string(title), .string("")])
        case "ItemIsMenu": .bool(menu != nil)
        case "Menu": .path(menu == nil ? "/NO_DBUSMENU" : TrayMenu.path)
        case "XAyatanaLabel", "XAyatanaLabelGuide": .string(text)
        default: nil
        }
    }

    private func answer(_ method: String) -> [BusValue]? {
        // A tray shows the menu by itself.
        guard menu == nil else { return [] }
        switch method {
        case "Activate": onActivate?(false)
        case "ContextMenu": onActivate?(true)
        default: break
        }
        return []
    }
}
