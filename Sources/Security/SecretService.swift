import DovetailBase
import DovetailBus
import Foundation

/// The desktop's service for secrets (`org.freedesktop.secrets`), asked by calls that wait.
///
/// Secrets go over the bus as they are: it belongs to the person, and so do all programs on it.
struct SecretService: SecretStore {
    private static let name = "org.freedesktop.secrets"
    private static let root = "/org/freedesktop/secrets"
    private static let prefix = "org.freedesktop.Secret."
    /// How long a person may take to answer, in seconds. A service that ends never does.
    private static let patience: TimeInterval = 300
    /// A connection of its own: what the service keeps for a session goes with it.
    private let bus: BusClient
    private let session: String

    init(_ address: BusAddress) throws {
        guard let bus = try? BusClient(address),
            let answer = try? bus.callAndWait(
                Self.name, Self.root, Self.prefix + "Service", "OpenSession",
                [.string("plain"), .variant(.string(""))]),
            answer.count == 2, let session = answer[1].string
        else {
            Log.warnOnce(
                "key ring", "no passwords are kept: the desktop has no service for secrets, such as gnome-keyring")
            throw KeychainError(errSecNotAvailable)
        }
        (self.bus, self.session) = (bus, session)
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
        let answer = try call(
            path, "org.freedesktop.DBus.Properties", "Get", [.string(Self.prefix + "Item"), .string("Attributes")])
        if case .texts(let texts)? = answer.first?.content { return texts }
        return [:]
    }

    func set(attributes: [String: String], of path: String) throws {
        _ = try call(
            path, "org.freedesktop.DBus.Properties", "Set",
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
        let interface = interface.contains(".") ? interface : Self.prefix + interface
        do {
            return try bus.callAndWait(Self.name, path, interface, method, arguments)
        } catch {
            throw KeychainError(errSecInternalError)
        }
    }

    /// Lets the service ask the person, and waits for what they do. Throws where they cancel it.
    private func ask(_ prompt: String) throws {
        guard prompt != "/" else { return }
        let values = try bus.wait(
            for: "Completed", of: Self.name, path: prompt, interface: Self.prefix + "Prompt", timeout: Self.patience
        ) {
            _ = try call(prompt, "Prompt", "Prompt", [.string("")])
        }
        if values?.first?.bool != false { throw KeychainError(errSecUserCanceled) }
    }
}
