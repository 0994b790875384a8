import CGTK
import DovetailBus
import Foundation

/// A service of the system's or the desktop's that a test plays: it owns a name, and answers calls of its objects on the bus's thread.
package final class StandInService: @unchecked Sendable {
    /// What answers a call; a thrown ``BusError`` is sent as one.
    package typealias Answer =
        @Sendable (_ path: String, _ method: String, _ arguments: [BusValue]) throws -> [BusValue]

    private let bus: OpaquePointer
    private let answer: Answer
    private let lock = NSLock()
    private var heard: [String] = []

    /// Connects, owns a name, and shows objects.
    ///
    /// - Parameter objects: A description of one interface in the bus's notation for each path.
    package init(
        on bus: TestBus, name: String, objects: [(path: String, description: String)], answer: @escaping Answer
    ) async throws {
        guard case .address(let address) = bus.address else { fatalError("a bus of the test's") }
        let flags = GDBusConnectionFlags(
            G_DBUS_CONNECTION_FLAGS_AUTHENTICATION_CLIENT.rawValue
                | G_DBUS_CONNECTION_FLAGS_MESSAGE_BUS_CONNECTION.rawValue)
        guard let connection = g_dbus_connection_new_for_address_sync(address, flags, nil, nil, nil) else {
            throw BusError(description: "no connection")
        }
        self.bus = connection
        self.answer = answer
        for object in objects { await show(object.path, object.description) }
        let reply = g_dbus_connection_call_sync(
            connection, "org.freedesktop.DBus", "/org/freedesktop/DBus", "org.freedesktop.DBus", "RequestName",
            BusValue.tuple([.string(name), .uint(0)]).makeVariant(), nil, G_DBUS_CALL_FLAGS_NONE, 5000, nil, nil)
        guard let reply else { throw BusError(description: "no name") }
        g_variant_unref(reply)
    }

    /// The calls so far, as “Method(arguments)”.
    package var calls: [String] { lock.withLock { heard } }

    /// Shows an object that answers.
    package func show(_ path: String, _ description: String) async {
        await withCheckedContinuation { continuation in
            // Calls are served on the thread that registers.
            BusThread.perform {
                let node = g_dbus_node_info_new_for_xml(description, nil)!
                let context = Unmanaged.passUnretained(self).toOpaque()
                g_dbus_connection_register_object(
                    self.bus, path, node.pointee.interfaces[0], Self.functions, context, nil, nil)
                continuation.resume()
            }
        }
    }

    /// Tells everybody who listens.
    package func emit(_ signal: String, of interface: String, at path: String, _ arguments: [BusValue]) {
        g_dbus_connection_emit_signal(
            bus, nil, path, interface, signal, BusValue.tuple(arguments).makeVariant(), nil)
    }

    /// Tells one connection.
    package func emit(
        _ signal: String, of interface: String, at path: String, to name: String, _ arguments: [BusValue]
    ) {
        g_dbus_connection_emit_signal(
            bus, name, path, interface, signal, BusValue.tuple(arguments).makeVariant(), nil)
    }

    private func respond(_ path: String, _ method: String, _ arguments: [BusValue]) throws -> [BusValue] {
        lock.withLock { heard.append(method) }
        return try answer(path, method, arguments)
    }

    // GDBus keeps the pointer. Written once.
    private nonisolated(unsafe) static let functions: UnsafeMutablePointer<GDBusInterfaceVTable> = {
        let table = UnsafeMutablePointer<GDBusInterfaceVTable>.allocate(capacity: 1)
        var functions = GDBusInterfaceVTable()
        functions.method_call = { _, _, path, _, method, parameters, invocation, context in
            let service = Unmanaged<StandInService>.fromOpaque(context!).takeUnretainedValue()
            do {
                let answer = try service.respond(
                    String(cString: path!), String(cString: method!), BusValue(parameters!)?.elements ?? [])
                g_dbus_method_invocation_return_value(invocation, BusValue.tuple(answer).makeVariant())
            } catch {
                let error = error as? BusError
                g_dbus_method_invocation_return_dbus_error(
                    invocation, error?.name ?? "org.freedesktop.DBus.Error.Failed", error?.description ?? "failed")
            }
        }
        functions.get_property = { _, _, path, _, name, _, context in
            let service = Unmanaged<StandInService>.fromOpaque(context!).takeUnretainedValue()
            let answer = try? service.respond(String(cString: path!), "get " + String(cString: name!), [])
            return answer?.first?.makeVariant()
        }
        functions.set_property = { _, _, path, _, name, value, _, context in
            let service = Unmanaged<StandInService>.fromOpaque(context!).takeUnretainedValue()
            let value = BusValue(value!) ?? .string("")
            return (try? service.respond(String(cString: path!), "set " + String(cString: name!), [value])) == nil
                ? 0 : 1
        }
        table.initialize(to: functions)
        return table
    }()
}
