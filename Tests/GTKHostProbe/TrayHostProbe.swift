import CDovetailGTK
import CGTK
import DovetailBus
import DovetailGTK
import Foundation

/// A desktop with a tray: a watcher that items are told to, and what shows their menus. It answers questions in lines on the standard input, each with a
/// number before it, and says which signals come.
@MainActor
enum TrayHostProbe {
    private static let watcher = """
        <node><interface name="org.kde.StatusNotifierWatcher">
          <property name="RegisteredStatusNotifierItems" type="as" access="read"/>
          <property name="IsStatusNotifierHostRegistered" type="b" access="read"/>
          <property name="ProtocolVersion" type="i" access="read"/>
          <method name="RegisterStatusNotifierItem"><arg type="s" direction="in"/></method>
          <method name="RegisterStatusNotifierHost"><arg type="s" direction="in"/></method>
        </interface></node>
        """
    private static let watcherName = "org.kde.StatusNotifierWatcher"
    private static let itemInterface = "org.kde.StatusNotifierItem"
    private static let menuInterface = "com.canonical.dbusmenu"
    private static var bus: OpaquePointer!
    private static var object: BusObject?
    private static var ownership: guint = 0
    /// The names of the items, in the order in which they came.
    private static var items: [String] = []

    static func run() -> Never {
        GTKApplication.prepareMainLoop()
        bus = g_bus_get_sync(G_BUS_TYPE_SESSION, nil, nil)
        object = BusObject(
            bus: bus, path: "/StatusNotifierWatcher", description: watcher,
            call: { method, arguments in
                if method == "RegisterStatusNotifierItem", let name = arguments[0].string {
                    items.append(name)
                    say("registered \(items.count)")
                }
                return []
            },
            property: { name in
                switch name {
                case "IsStatusNotifierHostRegistered": .bool(true)
                case "ProtocolVersion": .int(0)
                case "RegisteredStatusNotifierItems": .array(of: "s", items.map { .string($0) })
                default: nil
                }
            })
        own()
        for interface in [itemInterface, menuInterface] {
            g_dbus_connection_signal_subscribe(
                bus, nil, interface, nil, nil, nil, G_DBUS_SIGNAL_FLAGS_NONE,
                { _, _, _, _, name, parameters, _ in
                    MainActor.assumeIsolated {
                        say("signal \(String(cString: name!)) \(TrayHostProbe.describe(BusValue(parameters!)!))")
                    }
                }, nil, nil)
        }
        Thread.detachNewThread {
            while let line = readLine() {
                DispatchQueue.main.async { MainActor.assumeIsolated { answer(line) } }
            }
            exit(0)
        }
        g_main_loop_run(g_main_loop_new(nil, 0))
        exit(0)
    }

    private static func own() {
        ownership = g_bus_own_name_on_connection(bus, watcherName, G_BUS_NAME_OWNER_FLAGS_NONE, nil, nil, nil, nil)
    }

    private static func answer(_ line: String) {
        let parts = line.split(separator: " ", maxSplits: 2).map(String.init)
        let argument = parts.count > 2 ? parts[2] : ""
        let answer: String
        switch parts[1] {
        case "layout": answer = layout.map(describeItem) ?? "no menu"
        case "click": answer = click(argument)
        case "property": answer = property(argument).map(describe) ?? "none"
        case "icon": answer = icon
        case "menu-icon": answer = layout.flatMap(menuIcon) ?? "none"
        case "darken":
            g_bus_own_name_on_connection(
                bus, "org.freedesktop.portal.Desktop", G_BUS_NAME_OWNER_FLAGS_NONE, nil, nil, nil, nil)
            // The name is the process's a little later.
            DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) { MainActor.assumeIsolated { announceDark() } }
            answer = "done"
        case "activate":
            answer =
                call("/StatusNotifierItem", itemInterface, "Activate", [.int(0), .int(0)]) == nil ? "failed" : "done"
        case "there":
            let owned = call(
                "/org/freedesktop/DBus", "org.freedesktop.DBus", "NameHasOwner", [.string(items.last ?? "")],
                of: "org.freedesktop.DBus")
            answer = owned?.elements.first == .bool(true) ? "yes" : "no"
        case "leave":
            g_bus_unown_name(ownership)
            answer = "done"
        case "come":
            own()
            answer = "done"
        default: answer = "what?"
        }
        say("\(parts[0]) \(answer)")
    }

    // MARK: Asking the item that came last

    private static func call(
        _ path: String, _ interface: String, _ method: String, _ arguments: [BusValue], of name: String? = nil
    ) -> BusValue? {
        let answer = g_dbus_connection_call_sync(
            bus, name ?? items.last, path, interface, method, BusValue.tuple(arguments).makeVariant(), nil,
            G_DBUS_CALL_FLAGS_NONE, 5000, nil, nil)
        defer { if let answer { g_variant_unref(answer) } }
        return answer.flatMap { BusValue($0) }
    }

    private static func property(_ name: String) -> BusValue? {
        call(
            "/StatusNotifierItem", "org.freedesktop.DBus.Properties", "Get", [.string(itemInterface), .string(name)]
        )?.elements.first?.content
    }

    private static var layout: BusValue? {
        guard let path = property("Menu")?.string else { return nil }
        return call(path, menuInterface, "GetLayout", [.int(0), .int(-1), .array(of: "s", [])])?.elements.last
    }

    private static func click(_ label: String) -> String {
        guard let layout, let id = find(label, layout) else { return "no “\(label)”" }
        let answer = call(
            "/MenuBar", menuInterface, "Event", [.int(id), .string("clicked"), .variant(.int(0)), .uint(0)])
        return answer == nil ? "failed" : "done"
    }

    private static func find(_ label: String, _ item: BusValue) -> Int32? {
        if item.elements[1].dictionary["label"]?.string == label { return item.elements[0].int }
        return item.elements[2].elements.lazy.compactMap { find(label, $0.content) }.first
    }

    /// The sizes of the pictures, and the mean of what is drawn in the first, as alpha, red, green and blue.
    private static var icon: String {
        let pictures = property("IconPixmap")?.elements.map(\.elements) ?? []
        let sizes = pictures.map { "\($0[0].int ?? 0)x\($0[1].int ?? 0)" }
        guard case .bytes(let bytes)? = pictures.first?.last else { return "none" }
        let drawn = stride(from: 0, to: bytes.count, by: 4).filter { bytes[$0] > 150 }
        guard !drawn.isEmpty else { return "empty" }
        let mean = (0..<4).map { part in drawn.reduce(0) { $0 + Int(bytes[$1 + part]) } / drawn.count }
        return "\(sizes.joined(separator: " ")) \(mean)"
    }

    /// The bytes of the first picture in a menu, in short.
    private static func menuIcon(_ item: BusValue) -> String? {
        if case .bytes(let bytes)? = item.elements[1].dictionary["icon-data"] {
            return "\(bytes.count) \(bytes.reduce(UInt64(5381)) { $0 &* 33 &+ UInt64($1) })"
        }
        return item.elements[2].elements.lazy.compactMap { menuIcon($0.content) }.first
    }

    /// Says, as the desktop's portal, that windows are to be dark.
    private static func announceDark() {
        g_dbus_connection_emit_signal(
            bus, nil, "/org/freedesktop/portal/desktop", "org.freedesktop.portal.Settings", "SettingChanged",
            BusValue.tuple([
                .string("org.freedesktop.appearance"), .string("color-scheme"), .variant(.uint(1)),
            ]).makeVariant(), nil)
    }

    // MARK: Words

    /// An item and those in it, such as “Loud checkmark 1”, without the numbers of items.
    private static func describeItem(_ item: BusValue) -> String {
        let properties = item.elements[1].dictionary
        var parts: [String] = []
        if properties["type"]?.string == "separator" { parts.append("-") }
        if let label = properties["label"]?.string { parts.append(label) }
        if properties["enabled"] == .bool(false) { parts.append("disabled") }
        if let kind = properties["toggle-type"]?.string {
            parts.append("\(kind) \(properties["toggle-state"]?.int ?? -1)")
        }
        if let shortcut = properties["shortcut"] {
            parts.append(shortcut.elements.map { $0.elements.compactMap(\.string).joined(separator: "+") }.joined())
        }
        if let feeling = properties["disposition"]?.string { parts.append(feeling) }
        if properties["icon-data"] != nil { parts.append("icon") }
        let children = item.elements[2].elements.map { describeItem($0.content) }
        if !children.isEmpty { parts.append("[\(children.joined(separator: ", "))]") }
        return parts.joined(separator: " ")
    }

    private static func describe(_ value: BusValue) -> String {
        switch value {
        case .bool(let value): "\(value)"
        case .int(let value): "\(value)"
        case .uint(let value): "\(value)"
        case .byte(let value): "\(value)"
        case .long(let value): "\(value)"
        case .unsignedLong(let value): "\(value)"
        case .short(let value): "\(value)"
        case .double(let value): "\(value)"
        case .string(let value), .path(let value): value
        case .bytes(let bytes): "\(bytes.count) bytes"
        case .variant(let inner): describe(inner)
        case .tuple(let values): "(" + values.map(describe).joined(separator: ", ") + ")"
        case .array(_, let values): "[" + values.map(describe).joined(separator: ", ") + "]"
        case .texts(let texts): describe(.dictionary(texts.mapValues { .string($0) }))
        case .dictionary(let values):
            "{" + values.sorted { $0.key < $1.key }.map { "\($0.key): \(describe($0.value))" }.joined(separator: ", ")
                + "}"
        }
    }
}
