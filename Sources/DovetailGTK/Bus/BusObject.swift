import CDovetailGTK
import CGTK

/// An object of the program's on a bus, which answers calls of one interface.
///
/// Main thread only: the loop that it is made on serves the calls.
@MainActor
package final class BusObject {
    package typealias Answer = @MainActor (_ method: String, _ arguments: [BusValue]) -> [BusValue]?

    private let bus: OpaquePointer
    private let path: String
    private let interface: String
    private var registration: guint = 0
    /// Answers a call; nil for one that cannot be answered.
    private let call: Answer
    private let property: @MainActor (_ name: String) -> BusValue?

    /// Nil where the path is taken.
    ///
    /// - Parameter description: The interface in the bus's XML notation, as the only one of a node.
    package init?(
        bus: OpaquePointer, path: String, description: String, call: @escaping Answer,
        property: @escaping @MainActor (_ name: String) -> BusValue?
    ) {
        guard let node = g_dbus_node_info_new_for_xml(description, nil) else {
            fatalError("not a description of an interface: \(description)")
        }
        defer { g_dbus_node_info_unref(node) }
        self.bus = bus
        self.path = path
        self.call = call
        self.property = property
        let information = node.pointee.interfaces[0]!
        interface = String(cString: information.pointee.name)
        let context = Unmanaged.passRetained(WeakObject(self)).toOpaque()
        registration = g_dbus_connection_register_object(
            bus, path, information, Self.functions, context,
            { Unmanaged<WeakObject>.fromOpaque($0!).release() }, nil)
        guard registration != 0 else { return nil }
    }

    /// Tells everybody who listens.
    package func emit(_ signal: String, _ arguments: [BusValue] = []) {
        g_dbus_connection_emit_signal(bus, nil, path, interface, signal, BusValue.tuple(arguments).makeVariant(), nil)
    }

    /// Takes the object from the bus.
    package func remove() {
        if registration != 0 { g_dbus_connection_unregister_object(bus, registration) }
        registration = 0
    }

    // MARK: Calls

    /// GDBus keeps the pointer.
    private static let functions: UnsafeMutablePointer<GDBusInterfaceVTable> = {
        let table = UnsafeMutablePointer<GDBusInterfaceVTable>.allocate(capacity: 1)
        var functions = GDBusInterfaceVTable()
        functions.method_call = { _, _, _, _, method, parameters, invocation, context in
            MainActor.assumeIsolated {
                let object = Unmanaged<WeakObject>.fromOpaque(context!).takeUnretainedValue().object
                let arguments = BusValue(parameters!)?.elements ?? []
                guard let answer = object?.call(String(cString: method!), arguments) else {
                    g_dbus_method_invocation_return_dbus_error(
                        invocation, "org.freedesktop.DBus.Error.InvalidArgs", "There is nothing by that number or name."
                    )
                    return
                }
                g_dbus_method_invocation_return_value(invocation, BusValue.tuple(answer).makeVariant())
            }
        }
        functions.get_property = { _, _, _, _, name, error, context in
            // The value is handed over as a pointer, which no isolation knows.
            nonisolated(unsafe) var value: OpaquePointer?
            MainActor.assumeIsolated {
                let object = Unmanaged<WeakObject>.fromOpaque(context!).takeUnretainedValue().object
                value = object?.property(String(cString: name!))?.makeVariant()
            }
            if value == nil {
                g_set_error_literal(
                    error, g_dbus_error_quark(), gint(G_DBUS_ERROR_UNKNOWN_PROPERTY.rawValue),
                    "There is no such property.")
            }
            return value
        }
        table.initialize(to: functions)
        return table
    }()
}

/// What GDBus holds of an object, until nobody calls it any more.
@MainActor
private final class WeakObject {
    weak var object: BusObject?
    init(_ object: BusObject) { self.object = object }
}
