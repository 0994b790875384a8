import DovetailBus
import Foundation
import FoundationAdditions

/// The items of this program in the desktop's key ring.
struct Keychain {
    private let service: any SecretStore
    /// Which program's items these are.
    private let program: String

    /// Throws where there is no bus, or no service on it.
    init(_ bus: BusAddress, program: String? = nil) throws { self.init(try SecretService(bus), program: program) }

    init(_ store: any SecretStore, program: String? = nil) {
        service = store
        self.program = program ?? Bundle.main.bundleIdentifier ?? ProcessInfo.processInfo.processName
    }

    /// That of the desktop, else one that goes with the program where that is on no desktop.
    static func ofProgram() throws -> Keychain {
        do { return try Keychain(.session) } catch {
            guard MemorySecrets.isUsed() else { throw error }
            return Keychain(MemorySecrets.ofProcess)
        }
    }

    /// The names of attributes that say what is what, beside Apple's.
    private func marks(_ kind: String) -> [String: String] {
        ["xdg:schema": "org.dovetail.Keychain", "program": program, "class": kind]
    }

    private func items(_ query: ItemQuery) throws -> [String] {
        try service.items(with: marks(query.kind).merging(query.attributes) { _, new in new })
    }

    func add(_ item: ItemQuery) throws -> CFTypeRef? {
        // Attributes that are left out are empty, and count as such.
        var primary = marks(item.kind)
        for key in ItemKeys.primary(of: item.kind) { primary[key] = item.attributes[key] ?? "" }
        guard try service.items(with: primary).isEmpty else { throw KeychainError(errSecDuplicateItem) }
        let attributes = primary.merging(item.attributes) { _, new in new }
        try service.create(label: label(attributes), attributes: attributes, secret: item.data ?? Data())
        return item.wantsAnything ? try found(attributes, item.data ?? Data(), item) : nil
    }

    private func label(_ attributes: [String: String]) -> String {
        let name = attributes[kSecAttrLabel] ?? attributes[kSecAttrService] ?? attributes[kSecAttrServer] ?? ""
        return name.isEmpty ? program : "\(program): \(name)"
    }

    func find(_ query: ItemQuery) throws -> CFTypeRef? {
        let paths = try items(query)
        guard !paths.isEmpty else { throw KeychainError(errSecItemNotFound) }
        let wanted = query.wantsAll ? paths : [paths[0]]
        guard query.wantsAnything else { return nil }
        let secrets = query.wantsData || query.wantsKey ? try service.secrets(of: wanted) : [:]
        let values = try wanted.map { try found(try service.attributes(of: $0), secrets[$0] ?? Data(), query) }
        return query.wantsAll ? values : values[0]
    }

    /// An item as it was asked for.
    private func found(_ attributes: [String: String], _ data: Data, _ query: ItemQuery) throws -> CFTypeRef {
        let key = query.wantsKey ? try SecKey(bytes: data, attributes) : nil
        guard query.wantsAttributes else { return key ?? data }
        var result: [String: Any] = [kSecClass: query.kind]
        for key in ItemKeys.primary(of: query.kind) + ItemKeys.further {
            guard let text = attributes[key], !text.isEmpty else { continue }
            let isBytes = [kSecAttrGeneric, kSecAttrApplicationTag].contains(key)
            result[key] = isBytes ? Data(base64Encoded: text) as Any : text
        }
        if query.wantsData { result[kSecValueData] = data }
        if let key { result[kSecValueRef] = key }
        return result
    }

    func update(_ query: ItemQuery, to values: CFDictionary) throws {
        let paths = try items(query)
        guard !paths.isEmpty else { throw KeychainError(errSecItemNotFound) }
        let changed = ItemQuery.texts(values, keys: ItemKeys.primary(of: query.kind) + ItemKeys.further)
        for path in paths {
            if !changed.isEmpty {
                try service.set(
                    attributes: try service.attributes(of: path).merging(changed) { _, new in new }, of: path)
            }
            if let data = values[kSecValueData] as? Data { try service.set(secret: data, of: path) }
        }
    }

    func delete(_ query: ItemQuery) throws {
        let paths = try items(query)
        guard !paths.isEmpty else { throw KeychainError(errSecItemNotFound) }
        for path in paths { try service.delete(path) }
    }
}
