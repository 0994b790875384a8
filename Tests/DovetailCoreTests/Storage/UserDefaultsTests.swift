import DovetailTesting
import SwiftUI
import Synchronization
import TestSupport
import Testing

/// What the framework adds to Foundation's own.
@Suite("UserDefaults", .serialized)
struct UserDefaultsTests {
    @Test("API-234: every way to set is a write that is announced")
    func announced() {
        let store = TestStore()
        let property = AppStorage(wrappedValue: 0, "k", store: store.defaults)
        // Starts the watching.
        _ = property.wrappedValue
        let count = Mutex(0)
        let observer = NotificationCenter.default.addObserver(
            forName: UserDefaults.didChangeNotification, object: store.defaults, queue: nil
        ) { _ in count.withLock { $0 += 1 } }
        defer { NotificationCenter.default.removeObserver(observer) }
        let defaults = store.defaults
        defaults.set(1, forKey: "k")
        defaults.set(1.5, forKey: "k")
        defaults.set(Float(1.5), forKey: "k")
        defaults.set(true, forKey: "k")
        defaults.set("x", forKey: "k")
        defaults.set(URL(string: "https://x.y/z"), forKey: "k")
        defaults.removeObject(forKey: "k")
        #expect(count.withLock { $0 } == 7)
    }

    @Test("API-234: setting nil removes, and a URL is given back whole")
    func urls() {
        let store = TestStore()
        _ = AppStorage(wrappedValue: 0, "k", store: store.defaults).wrappedValue
        store.defaults.set(URL(string: "https://x.y/z?q"), forKey: "k")
        #expect(store.defaults.url(forKey: "k") == URL(string: "https://x.y/z?q"))
        store.defaults.set(URL(fileURLWithPath: "/tmp/a"), forKey: "k")
        #expect(store.defaults.string(forKey: "k") == "/tmp/a")
        #expect(AppStorage<URL?>("k", store: store.defaults).wrappedValue == URL(fileURLWithPath: "/tmp/a"))
        store.defaults.set(nil, forKey: "k")
        #expect(store.defaults.object(forKey: "k") == nil)
    }

    @MainActor
    @Test("BEH-228: what is registered shows where nothing is stored")
    func registered() {
        struct Page: View {
            let key: String
            @AppStorage private var value: Int
            init(key: String) {
                self.key = key
                _value = AppStorage(wrappedValue: 1, key)
            }
            var body: some View { Text("value \(value)") }
        }
        let store = TestStore()
        // Registered defaults are the process's.
        let key = store.name
        let host = TestHost { Page(key: key).defaultAppStorage(store.defaults) }
        #expect(host.texts == ["value 1"])
        store.defaults.register(defaults: [key: 5])
        host.settle()
        #expect(host.texts == ["value 5"])
        #expect(store.defaults.synchronize())
        #expect(!FileManager.default.fileExists(atPath: store.file.path))
    }

    @Test("a file is changed key by key: what another process put there stays")
    func otherProcess() throws {
        let store = TestStore()
        let property = AppStorage(wrappedValue: 0, "mine", store: store.defaults)
        property.wrappedValue = 1
        #expect(store.defaults.synchronize())
        var values = try contents(of: store)
        values["theirs"] = "x"
        try PropertyListSerialization.data(fromPropertyList: values, format: .xml, options: 0).write(to: store.file)
        property.wrappedValue = 2
        #expect(store.defaults.synchronize())
        #expect(try contents(of: store)["theirs"] as? String == "x")
        #expect(try contents(of: store)["mine"] as? Int == 2)
    }

    @Test("a damaged file is put aside, and what this process wrote is saved anew")
    func damaged() throws {
        let store = TestStore()
        let property = AppStorage(wrappedValue: 0, "a", store: store.defaults)
        property.wrappedValue = 1
        #expect(store.defaults.synchronize())
        try Data("garbage".utf8).write(to: store.file)
        store.defaults.set(2, forKey: "b")
        #expect(store.defaults.synchronize())
        #expect(try contents(of: store)["a"] as? Int == 1)
        #expect(try contents(of: store)["b"] as? Int == 2)
        let aside = store.file.path + ".damaged-1"
        #expect(try String(contentsOfFile: aside, encoding: .utf8) == "garbage")
        try FileManager.default.removeItem(atPath: aside)
    }

    @Test("a file that is a link stays one")
    func link() throws {
        // The folder goes last: when the store goes it writes once more, through the link.
        let folder = TemporaryFolder("defaults")
        defer { withExtendedLifetime(folder) {} }
        let store = TestStore()
        let target = folder.url.appendingPathComponent(store.name)
        try FileManager.default.createDirectory(
            at: store.file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try FileManager.default.createSymbolicLink(at: store.file, withDestinationURL: target)
        AppStorage(wrappedValue: 0, "a", store: store.defaults).wrappedValue = 1
        #expect(store.defaults.synchronize())
        #expect(try FileManager.default.destinationOfSymbolicLink(atPath: store.file.path) == target.path)
        #expect(try contents(of: store)["a"] as? Int == 1)
        try FileManager.default.removeItem(at: store.file)
    }

    private func contents(of store: TestStore) throws -> [String: Any] {
        let list = try PropertyListSerialization.propertyList(from: Data(contentsOf: store.file), format: nil)
        return try #require(list as? [String: Any])
    }
}
