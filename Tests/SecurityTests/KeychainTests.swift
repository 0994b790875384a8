import BusSupport
import DovetailBus
import Foundation
import Testing

@testable import Security

/// Passwords in a key ring that the test plays.
struct KeychainTests {
    /// What the service keeps.
    private final class Ring: @unchecked Sendable {
        // Calls come one after the other, on the bus's thread.
        private let lock = NSLock()
        private var items: [String: (attributes: [String: String], secret: [UInt8])] = [:]
        private var count = 0

        /// Whether items are to be unlocked, and what the person then does.
        private var isLocked = false
        private var isRefused = false
        /// Tells that a prompt has ended.
        private var tell: (BusValue) -> Void = { _ in }

        static let root = "/org/freedesktop/secrets"
        static let collection = root + "/collection/login"

        func answer(_ path: String, _ method: String, _ arguments: [BusValue]) throws -> [BusValue] {
            lock.lock()
            defer { lock.unlock() }
            switch method {
            case "OpenSession": return [.variant(.string("")), .path(Self.root + "/session/1")]
            case "ReadAlias": return [.path(Self.collection)]
            case "Unlock" where isLocked: return [.array(of: "o", []), .path(Self.prompt)]
            case "Unlock": return [.array(of: "o", []), .path("/")]
            case "Prompt":
                isLocked = isRefused
                tell(.bool(isRefused))
                return []
            case "SearchItems":
                guard case .texts(let wanted) = arguments[0] else { throw BusError(description: "no texts") }
                let found = items.filter { item in wanted.allSatisfy { item.value.attributes[$0.key] == $0.value } }
                let paths = BusValue.array(of: "o", found.keys.sorted().map { .path($0) })
                return isLocked ? [.array(of: "o", []), paths] : [paths, .array(of: "o", [])]
            case "GetSecrets":
                let entries = arguments[0].elements.compactMap(\.string).map { path -> BusValue in
                    .tuple([.path(path), .tuple([arguments[1], .bytes([]), .bytes(items[path]!.secret), .string("")])])
                }
                // As a list of pairs, which reads the same.
                return [.array(of: "(o(oayays))", entries)]
            case "CreateItem":
                let properties = arguments[0].dictionary
                guard case .texts(let attributes)? = properties["org.freedesktop.Secret.Item.Attributes"],
                    case .bytes(let secret) = arguments[1].elements[2]
                else { throw BusError(description: "no attributes") }
                count += 1
                let path = Self.collection + "/\(count)"
                items[path] = (attributes, secret)
                return [.path(path), .path("/")]
            case "get Attributes": return [.texts(items[path]?.attributes ?? [:])]
            case "set Attributes":
                if case .texts(let attributes) = arguments[0] { items[path]?.attributes = attributes }
                return []
            case "SetSecret":
                if case .bytes(let secret) = arguments[0].elements[2] { items[path]?.secret = secret }
                return []
            case "Delete":
                items[path] = nil
                return [.path("/")]
            default: throw BusError(description: method)
            }
        }

        static let prompt = root + "/prompt/1"

        func lock(isRefused: Bool, tell: @escaping (BusValue) -> Void) {
            lock.withLock { (isLocked, self.isRefused, self.tell) = (true, isRefused, tell) }
        }

        func secret(_ value: String) -> Bool {
            lock.withLock { items.values.contains { $0.secret == Array(value.utf8) } }
        }
    }

    fileprivate static let item = """
        <node><interface name="org.freedesktop.Secret.Item">
        <property name="Attributes" type="a{ss}" access="readwrite"/>
        <method name="Delete"><arg type="o" direction="out"/></method>
        <method name="SetSecret"><arg type="(oayays)" direction="in"/></method>
        </interface></node>
        """
    private static let service = """
        <node><interface name="org.freedesktop.Secret.Service">
        <method name="OpenSession"><arg type="s" direction="in"/><arg type="v" direction="in"/>
        <arg type="v" direction="out"/><arg type="o" direction="out"/></method>
        <method name="ReadAlias"><arg type="s" direction="in"/><arg type="o" direction="out"/></method>
        <method name="Unlock"><arg type="ao" direction="in"/><arg type="ao" direction="out"/><arg type="o" direction="out"/></method>
        <method name="SearchItems"><arg type="a{ss}" direction="in"/><arg type="ao" direction="out"/><arg type="ao" direction="out"/></method>
        <method name="GetSecrets"><arg type="ao" direction="in"/><arg type="o" direction="in"/><arg type="a(o(oayays))" direction="out"/></method>
        </interface></node>
        """
    private static let prompt = """
        <node><interface name="org.freedesktop.Secret.Prompt">
        <method name="Prompt"><arg type="s" direction="in"/></method>
        <signal name="Completed"><arg type="b"/><arg type="v"/></signal>
        </interface></node>
        """
    private static let collection = """
        <node><interface name="org.freedesktop.Secret.Collection">
        <method name="CreateItem"><arg type="a{sv}" direction="in"/><arg type="(oayays)" direction="in"/><arg type="b" direction="in"/>
        <arg type="o" direction="out"/><arg type="o" direction="out"/></method>
        </interface></node>
        """

    private func ring(_ bus: TestBus) async throws -> (Ring, StandInService) {
        let ring = Ring()
        let service = try await StandInService(
            on: bus, name: "org.freedesktop.secrets",
            objects: [
                (Ring.root, Self.service), (Ring.collection, Self.collection), (Ring.collection + "/1", Self.item),
                (Ring.collection + "/2", Self.item), (Ring.prompt, Self.prompt),
            ]
        ) { try ring.answer($0, $1, $2) }
        return (ring, service)
    }

    private func query(_ account: String, _ more: [String: Any] = [:]) throws -> ItemQuery {
        let values: [String: Any] = [
            kSecClass as String: kSecClassGenericPassword, kSecAttrService as String: "mail",
            kSecAttrAccount as String: account,
        ]
        return try ItemQuery(values.merging(more) { _, new in new } as CFDictionary)
    }

    private func status(_ body: () throws -> Any?) -> OSStatus {
        do {
            _ = try body()
            return errSecSuccess
        } catch { return (error as? KeychainError)?.status ?? 1 }
    }

    @Test func aPasswordIsAddedFoundChangedAndRemoved() async throws {
        let bus = try TestBus()
        let (ring, service) = try await ring(bus)
        defer { _ = service.calls }
        let keychain = try Keychain(bus.address, program: "org.example.app")
        _ = try keychain.add(query("ann", [kSecValueData as String: Data("one".utf8)]))
        #expect(status { try keychain.add(query("ann")) } == errSecDuplicateItem)
        _ = try keychain.add(query("bob", [kSecValueData as String: Data("two".utf8)]))
        #expect(ring.secret("one") && ring.secret("two"))

        let data = try keychain.find(query("ann", [kSecReturnData as String: true]))
        #expect(data as? Data == Data("one".utf8))
        let both = try ItemQuery(
            [
                kSecClass: kSecClassGenericPassword, kSecMatchLimit: kSecMatchLimitAll, kSecReturnAttributes: true,
                kSecReturnData: true,
            ] as CFDictionary)
        let all = try #require(try keychain.find(both) as? [[String: Any]])
        #expect(all.compactMap { $0[kSecAttrAccount] as? String }.sorted() == ["ann", "bob"])
        #expect(all.allSatisfy { $0[kSecValueData] is Data && $0[kSecAttrService] as? String == "mail" })

        try keychain.update(query("ann"), to: [kSecValueData: Data("new".utf8), kSecAttrLabel: "Mail"] as CFDictionary)
        #expect(ring.secret("new") && !ring.secret("one"))
        // Another program does not see it.
        let other = try Keychain(bus.address, program: "org.example.other")
        #expect(status { try other.find(query("ann")) } == errSecItemNotFound)

        try keychain.delete(query("ann"))
        #expect(status { try keychain.find(query("ann")) } == errSecItemNotFound)
        #expect(status { try keychain.delete(query("ann")) } == errSecItemNotFound)
        #expect(!ring.secret("new") && ring.secret("two"))
    }

    @Test(arguments: [false, true])
    func aLockedRingIsUnlockedByThePersonOrNot(isRefused: Bool) async throws {
        let bus = try TestBus()
        let (ring, service) = try await ring(bus)
        let keychain = try Keychain(bus.address, program: "org.example.app")
        _ = try keychain.add(query("ann", [kSecValueData as String: Data("one".utf8)]))
        ring.lock(isRefused: isRefused) {
            service.emit(
                "Completed", of: "org.freedesktop.Secret.Prompt", at: Ring.prompt, [$0, .variant(.string(""))])
        }
        let wanted = try query("ann", [kSecReturnData as String: true])
        if isRefused {
            #expect(status { try keychain.find(wanted) } == errSecUserCanceled)
        } else {
            #expect(try keychain.find(wanted) as? Data == Data("one".utf8))
        }
        #expect(service.calls.filter { $0 == "Prompt" }.count == 1)
    }

    @Test func aKeyIsKeptAndFoundByItsTag() async throws {
        let bus = try TestBus()
        let (_, service) = try await ring(bus)
        defer { _ = service.calls }
        let keychain = try Keychain(bus.address, program: "org.example.app")
        let tag = Data("org.example.key".utf8)
        let key = SecKey(.secret(try #require(CurveKey(bits: 256))), tag: tag)
        let item = try ItemQuery([kSecClass: kSecClassKey, kSecValueRef: key] as CFDictionary)
        _ = try keychain.add(item)
        #expect(status { try keychain.add(item) } == errSecDuplicateItem)
        func wanted(_ tag: String, _ more: CFDictionary) throws -> ItemQuery {
            let values: CFDictionary = [
                kSecClass: kSecClassKey, kSecAttrKeyType: kSecAttrKeyTypeECSECPrimeRandom,
                kSecAttrApplicationTag: Data(tag.utf8),
            ]
            return try ItemQuery(values.merging(more) { _, new in new })
        }
        let found = try keychain.find(wanted("org.example.key", [kSecReturnRef: true]))
        let read = try #require(found as? SecKey)
        #expect(read == key && read.tag == tag && read.secret != nil)
        #expect(CFGetTypeID(found) == SecKeyGetTypeID() && CFGetTypeID("") != SecKeyGetTypeID())
        let values =
            try keychain.find(wanted("org.example.key", [kSecReturnRef: true, kSecReturnAttributes: true]))
            as? [String: Any]
        #expect(values?[kSecAttrApplicationTag] as? Data == tag && values?[kSecValueRef] is SecKey)
        #expect(status { try keychain.find(wanted("other", [kSecReturnRef: true])) } == errSecItemNotFound)
        try keychain.delete(wanted("org.example.key", [:]))
        #expect(status { try keychain.find(item) } == errSecItemNotFound)
    }

    @Test func aQueryIsKeptByObjects() async throws {
        let bus = try TestBus()
        let (ring, service) = try await ring(bus)
        defer { _ = service.calls }
        let keychain = try Keychain(bus.address, program: "org.example.app")
        var query: [String: AnyObject] = [:]
        query[kSecClass as String] = kSecClassGenericPassword
        query[kSecAttrAccount as String] = "ann" as AnyObject?
        query[kSecAttrService as String] = "mail" as AnyObject?
        var item = query
        item[kSecValueData as String] = Data("one".utf8) as AnyObject?
        _ = try keychain.add(ItemQuery(item as CFDictionary))
        #expect(ring.secret("one"))
        query[kSecMatchLimit as String] = kSecMatchLimitOne
        query[kSecReturnAttributes as String] = kCFBooleanFalse
        query[kSecReturnData as String] = kCFBooleanTrue
        #expect(try keychain.find(ItemQuery(query as CFDictionary)) as? Data == Data("one".utf8))
        // Texts are texts where nothing asks for objects.
        let kinds = [kSecClassGenericPassword, kSecClassInternetPassword]
        #expect(kinds == ["genp", "inet"])
        let spec: NSDictionary = [kSecClass: kSecClassCertificate]
        // There is no service where tests run, unless they run on a desktop.
        #expect([errSecNotAvailable, errSecUnimplemented].contains(SecItemDelete(spec)))
    }

    @Test func aProgramWithoutAWindowKeepsItsPasswordsWhileItRuns() throws {
        let secrets = MemorySecrets()
        let keychain = Keychain(secrets, program: "org.example.app")
        _ = try keychain.add(query("ann", [kSecValueData as String: Data("one".utf8)]))
        _ = try keychain.add(query("bob", [kSecValueData as String: Data("two".utf8)]))
        #expect(status { try keychain.add(query("ann")) } == errSecDuplicateItem)
        try keychain.update(query("ann"), to: [kSecValueData: Data("new".utf8)] as CFDictionary)
        #expect(try keychain.find(query("ann", [kSecReturnData as String: true])) as? Data == Data("new".utf8))
        try keychain.delete(query("ann"))
        #expect(status { try keychain.find(query("ann")) } == errSecItemNotFound)
        #expect(try keychain.find(query("bob", [kSecReturnData as String: true])) as? Data == Data("two".utf8))
        #expect(status { try Keychain(secrets, program: "org.example.other").find(query("bob")) } == errSecItemNotFound)
        // One with a window is on a desktop, and is told that there is no key ring.
        #expect(MemorySecrets.isUsed(["DOVETAIL_HOST": "snapshot"]) && !MemorySecrets.isUsed([:]))
    }

    @Test func withoutAServiceThereIsNoKeychain() throws {
        let bus = try TestBus()
        #expect(status { try Keychain(bus.address, program: "a") } == errSecNotAvailable)
    }

    @Test func whatIsNoPasswordIsTold() {
        #expect(status { try ItemQuery([:] as CFDictionary) } == errSecParam)
        #expect(status { try ItemQuery([kSecClass: kSecClassCertificate] as CFDictionary) } == errSecUnimplemented)
        #expect(SecCopyErrorMessageString(errSecItemNotFound, nil) == "The item is not in the keychain.")
        #expect(SecCopyErrorMessageString(12, nil) == nil)
    }

    @Test func randomBytesFillTheirRoom() {
        var bytes = [UInt8](repeating: 0, count: 64)
        #expect(SecRandomCopyBytes(kSecRandomDefault, bytes.count, &bytes) == errSecSuccess)
        #expect(noErr == errSecSuccess)
        #expect(Set(bytes).count > 16)
    }
}
