import CGTK
import Synchronization

/// An object on a bus that answers calls of one interface on the bus's thread, for modules that no window serves. It lasts until ``remove()``.
package final class BusExport: Sendable {
    /// The functions that answer calls. They run on the bus's thread.
    package struct Answers: Sendable {
        /// Answers a call; nil for one that cannot be answered.
        let call: @Sendable (_ method: String, _ arguments: [BusValue]) -> [BusValue]?
        let property: @Sendable (_ name: String) -> BusValue?
        /// Sets a property. False for a value that it can't have.
        let set: @Sendable (_ name: String, _ value: BusValue) -> Bool

        package init(
            call: @escaping @Sendable (_ method: String, _ arguments: [BusValue]) -> [BusValue]?,
            property: @escaping @Sendable (_ name: String) -> BusValue?,
            set: @escaping @Sendable (_ name: String, _ value: BusValue) -> Bool = { _, _ in false }
        ) {
            (self.call, self.property, self.set) = (call, property, set)
        }
    }

    private let client: BusClient
    private let path: String
    private let interface: String
    private let registration = Mutex<guint>(0)

    /// - Parameter description: The interface in the bus's XML notation, as the only one of a node.
    init(_ client: BusClient, path: String, description: String, answers: Answers) async {
        guard let node = g_dbus_node_info_new_for_xml(description, nil) else {
            fatalError("not a description of an interface: \(description)")
        }
        // Read by GDBus alone from here on; the description is not changed.
        nonisolated(unsafe) let information = node.pointee.interfaces[0]!
        self.client = client
        self.path = path
        interface = String(cString: information.pointee.name)
        await withCheckedContinuation { continuation in
            // Calls are served on the thread that registers. GDBus keeps the interface for as long as the object is there.
            BusThread.perform {
                let box = Unmanaged.passRetained(Box(answers)).toOpaque()
                let number = client.register(path, information, Self.functions, box) {
                    Unmanaged<Box>.fromOpaque($0!).release()
                }
                self.registration.withLock { $0 = number }
                continuation.resume()
            }
        }
        g_dbus_node_info_unref(node)
    }

    /// Tells everybody who listens.
    package func emit(_ signal: String, _ arguments: [BusValue] = []) {
        client.emit(signal, of: interface, at: path, arguments)
    }

    /// Tells everybody who listens that properties have other values.
    package func emitChanges(_ properties: [String: BusValue]) {
        client.emit(
            "PropertiesChanged", of: "org.freedesktop.DBus.Properties", at: path,
            [.string(interface), .dictionary(properties), .array(of: "s", [])])
    }

    /// Takes the object from the bus.
    package func remove() {
        let number = registration.withLock { number in
            defer { number = 0 }
            return number
        }
        if number != 0 { client.unregister(number) }
    }

    private final class Box: Sendable {
        let answers: Answers
        init(_ answers: Answers) { self.answers = answers }
        static func answers(_ pointer: gpointer?) -> Answers {
            Unmanaged<Box>.fromOpaque(pointer!).takeUnretainedValue().answers
        }
    }

    /// GDBus keeps the pointer. Written once.
    private nonisolated(unsafe) static let functions: UnsafeMutablePointer<GDBusInterfaceVTable> = {
        let table = UnsafeMutablePointer<GDBusInterfaceVTable>.allocate(capacity: 1)
        var functions = GDBusInterfaceVTable()
        functions.method_call = { _, _, _, _, method, parameters, invocation, box in
            let answers = Box.answers(box)
            guard let answer = answers.call(String(cString: method!), BusValue(parameters!)?.elements ?? []) else {
                return g_dbus_method_invocation_return_dbus_error(
                    invocation, "org.freedesktop.DBus.Error.NotSupported", "This can't be done now.")
            }
            g_dbus_method_invocation_return_value(invocation, BusValue.tuple(answer).makeVariant())
        }
        functions.get_property = { _, _, _, _, name, error, box in
            let value = Box.answers(box).property(String(cString: name!))?.makeVariant()
            if value == nil {
                g_set_error_literal(
                    error, g_dbus_error_quark(), gint(G_DBUS_ERROR_UNKNOWN_PROPERTY.rawValue),
                    "There is no such property.")
            }
            return value
        }
        functions.set_property = { _, _, _, _, name, value, error, box in
            guard let value = BusValue(value!), Box.answers(box).set(String(cString: name!), value) else {
                g_set_error_literal(
                    error, g_dbus_error_quark(), gint(G_DBUS_ERROR_INVALID_ARGS.rawValue), "It can't have this value.")
                return 0
            }
            return 1
        }
        table.initialize(to: functions)
        return table
    }()
}

extension BusClient {
    /// Shows an object that answers calls of one interface.
    ///
    /// - Parameter description: The interface in the bus's XML notation, as the only one of a node.
    package func export(_ path: String, description: String, answers: BusExport.Answers) async -> BusExport {
        await BusExport(self, path: path, description: description, answers: answers)
    }

    /// Takes a name on the bus. False where another program has it.
    package func own(_ name: String) async throws -> Bool {
        let doNotQueue: UInt32 = 4
        let answer = try await call(
            "org.freedesktop.DBus", "/org/freedesktop/DBus", "org.freedesktop.DBus", "RequestName",
            [.string(name), .uint(doNotQueue)])
        let (isOwner, wasOwner): (UInt32, UInt32) = (1, 4)
        return answer.first?.uint == isOwner || answer.first?.uint == wasOwner
    }
}
