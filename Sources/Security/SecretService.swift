import CGTK
import DovetailBase
import DovetailBus
import Foundation

/// The desktop's service for secrets (`org.freedesktop.secrets`), asked by calls that wait.
///
/// Secrets go over the bus as they are: it belongs to the person, and so do all programs on it.
struct SecretService {
    private static let name = "org.freedesktop.secrets"
    private static let root = "/org/freedesktop/secrets"
    private static let prefix = "org.freedesktop.Secret."
    private let bus: Connection
    private let session: String

    /// A connection of GDBus, which all threads may use.
    private final class Connection {
        let pointer: OpaquePointer
        init(_ pointer: OpaquePointer) { self.pointer = pointer }
        deinit { g_object_unref(UnsafeMutableRawPointer(pointer)) }
    }

    init(_ address: BusAddress) throws {
        let connection: OpaquePointer?
        switch address {
        case .session: connection = g_bus_get_sync(G_BUS_TYPE_SESSION, nil, nil)
        case .system: connection = g_bus_get_sync(G_BUS_TYPE_SYSTEM, nil, nil)
        case .address(let text):
            let flags = GDBusConnectionFlags(
                G_DBUS_CONNECTION_FLAGS_AUTHENTICATION_CLIENT.rawValue
                    | G_DBUS_CONNECTION_FLAGS_MESSAGE_BUS_CONNECTION.rawValue)
            connection = g_dbus_connection_new_for_address_sync(text, flags, nil, nil, nil)
        }
        guard let connection else { throw Self.missing() }
        bus = Connection(connection)
        guard
            let answer = try? Self.call(
                bus, Self.root, "Service", "OpenSession", [.string("plain"), .variant(.string(""))]),
            answer.count == 2, let session = answer[1].string
        else { throw Self.missing() }
        self.session = session
    }

    private static func missing() -> KeychainError {
        Log.warnOnce("key ring", "no passwords are kept: the desktop has no service for secrets, such as gnome-keyring")
        return KeychainError(errSecNotAvailable)
    }

    // MARK: Items

    /// The items that have all of some attributes. Where some are locked, a person is asked to unlock them.
    func items(with attributes: [String: String]) throws -> [String] {
        let answer = try call(Self.root, "Service", "SearchItems", [.texts(attributes)])
        let found = answer.map { $0.elements.compactMap(\.string) }
        guard found.count == 2 else { throw KeychainError(errSecInternalError) }
        if !found[1].isEmpty { try unlock(found[1]) }
        return found[0] + found[1]
    }

    private func unlock(_ paths: [String]) throws {
        let answer = try call(Self.root, "Service", "Unlock", [.array(of: "o", paths.map { .path($0) })])
        if let prompt = answer.last?.string { try ask(prompt) }
    }

    func create(label: String, attributes: [String: String], secret: Data) throws {
        let alias = try call(Self.root, "Service", "ReadAlias", [.string("default")])
        guard let collection = alias.first?.string, collection != "/" else { throw KeychainError(errSecNotAvailable) }
        try unlock([collection])
        let properties: [String: BusValue] = [
            Self.prefix + "Item.Label": .string(label), Self.prefix + "Item.Attributes": .texts(attributes),
        ]
        let answer = try call(
            collection, "Collection", "CreateItem", [.dictionary(properties), value(of: secret), .bool(false)])
        if let prompt = answer.last?.string { try ask(prompt) }
    }

    func secrets(of paths: [String]) throws -> [String: Data] {
        let answer = try call(
            Self.root, "Service", "GetSecrets", [.array(of: "o", paths.map { .path($0) }), .path(session)])
        var result: [String: Data] = [:]
        for entry in answer.first?.elements ?? [] {
            let parts = entry.elements
            guard parts.count == 2, let path = parts[0].string, parts[1].elements.count == 4,
                case .bytes(let bytes) = parts[1].elements[2]
            else { continue }
            result[path] = Data(bytes)
        }
        return result
    }

    func attributes(of path: String) throws -> [String: String] {
        let answer = try Self.call(
            bus, path, "org.freedesktop.DBus.Properties", "Get",
            [.string(Self.prefix + "Item"), .string("Attributes")])
        if case .texts(let texts)? = answer.first?.content { return texts }
        return [:]
    }

    func set(attributes: [String: String], of path: String) throws {
        _ = try Self.call(
            bus, path, "org.freedesktop.DBus.Properties", "Set",
            [.string(Self.prefix + "Item"), .string("Attributes"), .variant(.texts(attributes))])
    }

    func set(secret: Data, of path: String) throws { _ = try call(path, "Item", "SetSecret", [value(of: secret)]) }

    func delete(_ path: String) throws {
        let answer = try call(path, "Item", "Delete", [])
        if let prompt = answer.first?.string { try ask(prompt) }
    }

    private func value(of secret: Data) -> BusValue {
        .tuple([.path(session), .bytes([]), .bytes(Array(secret)), .string("application/octet-stream")])
    }

    // MARK: Calls

    private func call(
        _ path: String, _ interface: String, _ method: String, _ arguments: [BusValue]
    ) throws -> [BusValue] {
        try Self.call(bus, path, interface, method, arguments)
    }

    private static func call(
        _ bus: Connection, _ path: String, _ interface: String, _ method: String, _ arguments: [BusValue]
    ) throws -> [BusValue] {
        let interface = interface.contains(".") ? interface : prefix + interface
        guard
            let answer = g_dbus_connection_call_sync(
                bus.pointer, name, path, interface, method, BusValue.tuple(arguments).makeVariant(), nil,
                G_DBUS_CALL_FLAGS_NONE, 25_000, nil, nil)
        else { throw KeychainError(errSecInternalError) }
        defer { g_variant_unref(answer) }
        return BusValue(answer)?.elements ?? []
    }

    /// Lets the service ask the person, and waits for what they do. Throws where they cancel it.
    private func ask(_ prompt: String) throws {
        guard prompt != "/" else { return }
        let context = g_main_context_new()
        g_main_context_push_thread_default(context)
        let answer = PromptAnswer()
        let id = g_dbus_connection_signal_subscribe(
            bus.pointer, Self.name, Self.prefix + "Prompt", "Completed", prompt, nil, G_DBUS_SIGNAL_FLAGS_NONE,
            { _, _, _, _, _, values, box in
                // The object lives until nothing is heard any more.
                let answer = Unmanaged<PromptAnswer>.fromOpaque(box!).takeUnretainedValue()
                answer.isDismissed = BusValue(values!)?.elements.first?.bool ?? true
            }, Unmanaged.passUnretained(answer).toOpaque(), nil)
        defer {
            g_dbus_connection_signal_unsubscribe(bus.pointer, id)
            g_main_context_pop_thread_default(context)
            g_main_context_unref(context)
        }
        _ = try call(prompt, "Prompt", "Prompt", [.string("")])
        // A person may take their time; a service that ends never answers.
        let end = Date(timeIntervalSinceNow: 300)
        while answer.isDismissed == nil, Date() < end {
            if g_main_context_iteration(context, 0) == 0 { usleep(20_000) }
        }
        if answer.isDismissed != false { throw KeychainError(errSecUserCanceled) }
    }

    private final class PromptAnswer {
        var isDismissed: Bool?
    }
}
