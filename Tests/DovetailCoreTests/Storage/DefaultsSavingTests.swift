import DovetailTesting
import Foundation
import Glibc
import SwiftUI
import TestSupport
import Testing

@testable import DovetailCore
@testable import DovetailEngine

/// When values that an app sets are on the disk.
@Suite("Saving defaults", .serialized)
struct DefaultsSavingTests {
    private func contents(of store: TestStore) throws -> [String: Any] {
        let list = try PropertyListSerialization.propertyList(from: Data(contentsOf: store.file), format: nil)
        return try #require(list as? [String: Any])
    }

    /// Waits until what is to be saved has been saved, and saves nothing itself.
    private func waitForSaving() { DefaultsDomain.saving.sync {} }

    @Test("each write reaches the file while the program runs, not at its end alone")
    func everyWrite() throws {
        let store = TestStore()
        let property = AppStorage(wrappedValue: 0, "a", store: store.defaults)
        for number in 1...4 {
            property.wrappedValue = number
            waitForSaving()
            #expect(try contents(of: store)["a"] as? Int == number)
        }
        store.defaults.removeObject(forKey: "a")
        waitForSaving()
        #expect(try contents(of: store)["a"] == nil)
    }

    @Test("saveAll returns when the last values are on the disk")
    func saveAll() throws {
        let store = TestStore()
        let property = AppStorage(wrappedValue: 0, "a", store: store.defaults)
        for number in 1...20 { property.wrappedValue = number }
        DefaultsDomain.saveAll()
        #expect(try contents(of: store)["a"] as? Int == 20)
    }

    @Test("a save that fails while a newer value is set: the next save writes the newer one, and all that was due")
    func newerValue() throws {
        let store = TestStore()
        let property = AppStorage(wrappedValue: 0, "a", store: store.defaults)
        property.wrappedValue = 1
        waitForSaving()
        // The save stops at a pipe in the place of the file that it writes, until somebody reads all: it holds less than what is
        // written. A pipe can't be brought to the disk, so the save fails then.
        let folder = store.file.deletingLastPathComponent()
        let pipe = folder.appendingPathComponent(".\(store.name).plist.new").path
        #expect(mkfifo(pipe, 0o600) == 0)
        // Both are in the save that fails: none begins before they are set.
        let areSet = DispatchSemaphore(value: 0)
        DefaultsDomain.saving.async { areSet.wait() }
        let long = String(repeating: "long ", count: 50_000)
        store.defaults.set(long, forKey: "other")
        property.wrappedValue = 2
        areSet.signal()
        let reader = open(pipe, O_RDONLY)
        property.wrappedValue = 3
        var buffer = [UInt8](repeating: 0, count: 4096)
        while read(reader, &buffer, buffer.count) > 0 {}
        close(reader)
        // What is in the file now was written by the save of 3 alone: Foundation has not been asked to write anything.
        waitForSaving()
        #expect(try contents(of: store)["a"] as? Int == 3)
        #expect(try contents(of: store)["other"] as? String == long)
    }

    @Test("observers of a key are gone when their views are")
    @MainActor
    func observers() throws {
        struct Reader: View {
            @AppStorage("a") private var value = 0
            var body: some View { Text("\(value)") }
        }
        struct Some: View {
            @State private var count = 3
            var body: some View {
                VStack {
                    ForEach(0..<count, id: \.self) { _ in Reader() }
                    Button("fewer") { count -= 1 }
                }
            }
        }
        let store = TestStore()
        let observers = DefaultsStore(store.defaults).observers
        let host = TestHost { Some().defaultAppStorage(store.defaults) }
        #expect(!observers.isEmpty)
        for _ in 0..<3 { try host.tap("fewer") }
        #expect(observers.isEmpty)
    }

    @Test(
        "a suite whose name is a path is not saved, whoever writes to it and asks for that, and so leads out of no folder"
    )
    func path() {
        let name = "../dovetail-\(UUID().uuidString)"
        let defaults = UserDefaults(suiteName: name)!
        AppStorage(wrappedValue: 0, "a", store: defaults).wrappedValue = 1
        waitForSaving()
        #expect(defaults.synchronize())
        let file = StorageFolders.configuration.appendingPathComponent(name + ".plist")
        #expect(!FileManager.default.fileExists(atPath: file.standardizedFileURL.path))
        // No property of a view's ever sees this one.
        let other = UserDefaults(suiteName: name + "-other")!
        other.set(1, forKey: "a")
        other.setPersistentDomain(["b": 2], forName: name + "-other")
        #expect(other.synchronize())
        waitForSaving()
        let otherFile = StorageFolders.configuration.appendingPathComponent(name + "-other.plist")
        #expect(!FileManager.default.fileExists(atPath: otherFile.standardizedFileURL.path))
        for store in [defaults, other] { for key in ["a", "b"] { store.removeObject(forKey: key) } }
    }
}
