import CDovetailGTK
import CGTK
import DovetailBus

/// What a call over a bus is answered with.
package enum BusAnswer {
    case values([BusValue])
    /// An error of the bus, by its name and a sentence.
    case failure(String, String)

    /// The arguments make no sense for the object.
    package static func invalid(_ sentence: String) -> BusAnswer {
        .failure("org.freedesktop.DBus.Error.InvalidArgs", sentence)
    }
}

/// Objects of the program's on a bus that come and go with what they stand for: all whose paths are directly inside of one. They are asked for
/// by the last part of their paths.
///
/// Main thread only: the loop that it is made on serves the calls.
@MainActor
package final class BusTree {
    /// What the tree asks of its owner.
    package struct Functions {
        /// The names of the interfaces of an object; nil for an object that is not there.
        package let interfaces: @MainActor (_ object: String, _ sender: String) -> [String]?
        package let call:
            @MainActor (_ object: String, _ interface: String, _ method: String, _ arguments: [BusValue]) -> BusAnswer
        package let property: @MainActor (_ object: String, _ interface: String, _ name: String) -> BusValue?
        /// Returns whether the property took the value.
        package let setProperty:
            @MainActor (_ object: String, _ interface: String, _ name: String, _ value: BusValue) -> Bool
    }

    private let bus: OpaquePointer
    private let path: String
    private let functions: Functions
    private let descriptions: [String: UnsafeMutablePointer<GDBusInterfaceInfo>]
    private var registration: guint = 0

    /// Nil where the path is taken.
    ///
    /// - Parameter description: All interfaces in the bus's XML notation, in one node.
    package init?(bus: OpaquePointer, path: String, description: String, functions: Functions) {
        // The descriptions stay as long as the program: the bus may still look at them when the tree has gone.
        guard let node = g_dbus_node_info_new_for_xml(description, nil) else {
            fatalError("not a description of interfaces: \(description)")
        }
        var descriptions: [String: UnsafeMutablePointer<GDBusInterfaceInfo>] = [:]
        var next = node.pointee.interfaces!
        while let information = next.pointee {
            descriptions[String(cString: information.pointee.name)] = information
            next += 1
        }
        self.bus = bus
        self.path = path
        self.functions = functions
        self.descriptions = descriptions
        let context = Unmanaged.passRetained(WeakTree(self)).toOpaque()
        registration = g_dbus_connection_register_subtree(
            bus, path, Self.treeTable, G_DBUS_SUBTREE_FLAGS_DISPATCH_TO_UNENUMERATED_NODES, context,
            { Unmanaged<WeakTree>.fromOpaque($0!).release() }, nil)
        guard registration != 0 else { return nil }
    }

    /// Takes the objects from the bus.
    package func remove() {
        if registration != 0 { g_dbus_connection_unregister_subtree(bus, registration) }
        registration = 0
    }

    /// Tells everybody who listens of something that happened to an object.
    package func emit(_ object: String, _ interface: String, _ signal: String, _ arguments: [BusValue]) {
        g_dbus_connection_emit_signal(
            bus, nil, path + "/" + object, interface, signal, BusValue.tuple(arguments).makeVariant(), nil)
    }

    // MARK: Calls

    nonisolated private static func tree(_ context: gpointer?) -> WeakTree {
        Unmanaged<WeakTree>.fromOpaque(context!).takeUnretainedValue()
    }

    /// The last part of an object's path.
    nonisolated private static func name(_ path: UnsafePointer<CChar>?) -> String {
        guard let path else { return "" }
        return String(String(cString: path).split(separator: "/").last ?? "")
    }

    private static let treeTable: UnsafeMutablePointer<GDBusSubtreeVTable> = {
        let table = UnsafeMutablePointer<GDBusSubtreeVTable>.allocate(capacity: 1)
        var functions = GDBusSubtreeVTable()
        functions.enumerate = { _, _, _, _ in
            // No list is handed out: there may be many, and those that ask know the way from one to the next.
            g_malloc0(gsize(MemoryLayout<gpointer>.size)).assumingMemoryBound(to: UnsafeMutablePointer<CChar>?.self)
        }
        functions.introspect = { _, sender, _, node, context in
            guard let node else { return nil }
            let (object, sender) = (String(cString: node), sender.map { String(cString: $0) } ?? "")
            // Handed over as a pointer, which no isolation knows.
            nonisolated(unsafe) var list: UnsafeMutablePointer<UnsafeMutablePointer<GDBusInterfaceInfo>?>?
            MainActor.assumeIsolated {
                guard let tree = BusTree.tree(context).tree, let names = tree.functions.interfaces(object, sender)
                else {
                    return
                }
                let found = names.compactMap { tree.descriptions[$0] }
                let size = gsize(MemoryLayout<gpointer>.size * (found.count + 1))
                list = g_malloc0(size).assumingMemoryBound(to: UnsafeMutablePointer<GDBusInterfaceInfo>?.self)
                for (index, information) in found.enumerated() { list![index] = g_dbus_interface_info_ref(information) }
            }
            return list
        }
        functions.dispatch = { _, _, _, _, _, result, context in
            result?.pointee = context
            nonisolated(unsafe) var table: UnsafePointer<GDBusInterfaceVTable>?
            MainActor.assumeIsolated { table = UnsafePointer(BusTree.callTable) }
            return table
        }
        table.initialize(to: functions)
        return table
    }()

    private static let callTable: UnsafeMutablePointer<GDBusInterfaceVTable> = {
        let table = UnsafeMutablePointer<GDBusInterfaceVTable>.allocate(capacity: 1)
        var functions = GDBusInterfaceVTable()
        functions.method_call = { _, _, path, interface, method, parameters, invocation, context in
            let object = BusTree.name(path)
            let (interface, method) = (String(cString: interface!), String(cString: method!))
            MainActor.assumeIsolated {
                let arguments = BusValue(parameters!)?.elements ?? []
                let answer = BusTree.tree(context).tree?.functions.call(object, interface, method, arguments)
                switch answer {
                case .values(let values):
                    g_dbus_method_invocation_return_value(invocation, BusValue.tuple(values).makeVariant())
                case .failure(let name, let sentence):
                    g_dbus_method_invocation_return_dbus_error(invocation, name, sentence)
                case nil:
                    g_dbus_method_invocation_return_dbus_error(
                        invocation, "org.freedesktop.DBus.Error.UnknownObject", "The object has gone.")
                }
            }
        }
        functions.get_property = { _, _, path, interface, name, error, context in
            let object = BusTree.name(path)
            let (interface, name) = (String(cString: interface!), String(cString: name!))
            nonisolated(unsafe) var value: OpaquePointer?
            MainActor.assumeIsolated {
                value = BusTree.tree(context).tree?.functions.property(object, interface, name)?.makeVariant()
            }
            if value == nil { BusTree.set(error, "There is no such property.") }
            return value
        }
        functions.set_property = { _, _, path, interface, name, value, error, context in
            let object = BusTree.name(path)
            let (interface, name) = (String(cString: interface!), String(cString: name!))
            nonisolated(unsafe) var isSet = false
            MainActor.assumeIsolated {
                guard let value = BusValue(value!), let tree = BusTree.tree(context).tree else { return }
                isSet = tree.functions.setProperty(object, interface, name, value)
            }
            if !isSet { BusTree.set(error, "The property does not take that value.") }
            return isSet ? 1 : 0
        }
        table.initialize(to: functions)
        return table
    }()

    nonisolated private static func set(
        _ error: UnsafeMutablePointer<UnsafeMutablePointer<GError>?>?, _ sentence: String
    ) {
        g_set_error_literal(error, g_dbus_error_quark(), gint(G_DBUS_ERROR_INVALID_ARGS.rawValue), sentence)
    }
}

/// What GDBus holds of a tree, until nobody calls it any more.
@MainActor
private final class WeakTree {
    weak var tree: BusTree?
    init(_ tree: BusTree) { self.tree = tree }
}
