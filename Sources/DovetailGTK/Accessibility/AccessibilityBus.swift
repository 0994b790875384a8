import CDovetailGTK
import CGTK
import DovetailBus
import Foundation

/// The bus of assistive technology, and who is on it.
///
/// Main thread only. Lives as long as the program.
@MainActor
final class AccessibilityBus: SignalTarget {
    let connection: OpaquePointer
    /// The program's name on the bus.
    let name: String
    /// Called when the first client comes, and when the last one has left.
    var onClientsChange: (() -> Void)?
    /// Called when a client has left.
    var onLeave: (() -> Void)?

    nonisolated static let registry = "org.a11y.atspi.Registry"
    private static let registryPath = "/org/a11y/atspi/registry"
    private static let rootPath = "/org/a11y/atspi/accessible/root"
    /// The registry's own name, which it calls by.
    private var registryName = ""
    /// What clients want to be told: names of events, with who wants them.
    private var listeners: [(client: String, event: [Substring])] = []
    /// Those who asked something.
    private var callers: Set<String> = []
    private var isWatching = false

    /// - Parameter connection: Taken over.
    init(_ connection: OpaquePointer) {
        g_dbus_connection_set_exit_on_close(connection, 0)
        self.connection = connection
        name = g_dbus_connection_get_unique_name(connection).map { String(cString: $0) } ?? ""
        watchListeners()
    }

    // MARK: The registry

    /// Says that the program is there.
    ///
    /// - Parameter onParent: Gets the name and path of the desktop's object.
    func register(path: String, onParent: @escaping ((String, String)) -> Void) {
        call(Self.rootPath, "org.a11y.atspi.Socket", "Embed", [.tuple([.string(name), .path(path)])]) { [weak self] in
            guard let self, let parent = $0?.elements.first?.elements, parent.count == 2 else { return }
            registryName = parent[0].string ?? ""
            callers.remove(registryName)
            onParent((registryName, parent[1].string ?? ""))
        }
    }

    func unregister(path: String) {
        call(Self.rootPath, "org.a11y.atspi.Socket", "Unembed", [.tuple([.string(name), .path(path)])]) { _ in }
        g_dbus_connection_flush_sync(connection, nil, nil)
    }

    func isRegistry(_ sender: String) -> Bool { registryName.isEmpty || sender == registryName }

    /// Follows who listens to what.
    private func watchListeners() {
        for signal in ["EventListenerRegistered", "EventListenerDeregistered"] {
            g_dbus_connection_signal_subscribe(
                connection, Self.registry, Self.registry, signal, nil, nil, G_DBUS_SIGNAL_FLAGS_NONE,
                { _, _, _, _, signal, arguments, context in
                    let isNew = String(cString: signal!) == "EventListenerRegistered"
                    MainActor.assumeIsolated {
                        let values = BusValue(arguments!)?.elements ?? []
                        AccessibilityBus.from(context).listenerChanged(values, isNew: isNew)
                    }
                }, signalData, nil)
        }
        call(Self.registryPath, Self.registry, "GetRegisteredEvents", []) { [weak self] in
            for entry in $0?.elements.first?.elements ?? [] { self?.listenerChanged(entry.elements, isNew: true) }
        }
    }

    private func listenerChanged(_ values: [BusValue], isNew: Bool) {
        guard values.count >= 2, let client = values[0].string, let event = values[1].string else { return }
        let parts = event.split(separator: ":", omittingEmptySubsequences: false)
        changeClients {
            if isNew {
                checkPresence(of: client)
                listeners.append((client, parts))
            } else if let index = listeners.firstIndex(where: { $0.client == client && $0.event == parts }) {
                listeners.remove(at: index)
            }
        }
    }

    // MARK: Clients

    var hasClients: Bool { !callers.isEmpty || !listeners.isEmpty }
    var clientCount: Int { callers.union(listeners.map(\.client)).count }

    /// Somebody asked something.
    func note(client: String) {
        guard !client.isEmpty, client != registryName, !callers.contains(client) else { return }
        checkPresence(of: client)
        changeClients { callers.insert(client) }
    }

    /// Asks whether a client that is new is still on the bus: it may have left before what it did was heard of.
    private func checkPresence(of client: String) {
        guard !callers.contains(client), !listeners.contains(where: { $0.client == client }) else { return }
        call(
            "/org/freedesktop/DBus", "org.freedesktop.DBus", "NameHasOwner", [.string(client)],
            of: "org.freedesktop.DBus"
        ) { [weak self] in
            if case .bool(false)? = $0?.elements.first { self?.left(client) }
        }
    }

    private func changeClients(_ change: () -> Void) {
        let before = hasClients
        change()
        watchClients()
        if hasClients != before { onClientsChange?() }
    }

    /// Hears of those that leave the bus, once there are any.
    private func watchClients() {
        guard hasClients, !isWatching else { return }
        isWatching = true
        g_dbus_connection_signal_subscribe(
            connection, "org.freedesktop.DBus", "org.freedesktop.DBus", "NameOwnerChanged", "/org/freedesktop/DBus",
            nil, G_DBUS_SIGNAL_FLAGS_NONE,
            { _, _, _, _, _, arguments, context in
                MainActor.assumeIsolated {
                    let values = BusValue(arguments!)?.elements ?? []
                    guard values.count == 3, values[2].string?.isEmpty == true, let name = values[0].string else {
                        return
                    }
                    AccessibilityBus.from(context).left(name)
                }
            }, signalData, nil)
    }

    private func left(_ client: String) {
        guard callers.contains(client) || listeners.contains(where: { $0.client == client }) else { return }
        changeClients {
            callers.remove(client)
            listeners.removeAll { $0.client == client }
        }
        onLeave?()
    }

    /// Whether somebody listens to an event, such as “object:state-changed:focused”.
    func isWanted(_ event: String...) -> Bool {
        listeners.contains { listener in
            for (index, part) in listener.event.enumerated() where !part.isEmpty {
                guard index < event.count else { return true }
                if part.lowercased().filter({ $0 != "-" }) != event[index].filter({ $0 != "-" }) { return false }
            }
            return true
        }
    }

    // MARK: Calls

    /// Calls the registry or another service; the answer comes later, nil for none.
    func call(
        _ path: String, _ interface: String, _ method: String, _ arguments: [BusValue],
        of service: String = registry, _ answer: @escaping (BusValue?) -> Void
    ) {
        let context = Unmanaged.passRetained(PendingCall(answer)).toOpaque()
        g_dbus_connection_call(
            connection, service, path, interface, method, BusValue.tuple(arguments).makeVariant(), nil,
            G_DBUS_CALL_FLAGS_NONE, 5000, nil,
            { object, result, context in
                let call = Unmanaged<PendingCall>.fromOpaque(context!).takeRetainedValue()
                let variant = g_dbus_connection_call_finish(OpaquePointer(object), result, nil)
                let value = variant.flatMap { BusValue($0) }
                if let variant { g_variant_unref(variant) }
                MainActor.assumeIsolated { call.answer(value) }
            }, context)
    }
}

/// What waits for an answer.
private final class PendingCall {
    let answer: (BusValue?) -> Void
    init(_ answer: @escaping (BusValue?) -> Void) { self.answer = answer }
}
