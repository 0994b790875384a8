import Foundation
import Synchronization
import Testing

@testable import DovetailCore
@testable import DovetailEngine

/// What is remembered of windows, and when it is saved.
@Suite("Sessions of windows")
struct SceneSessionsTests {
    /// Notes each save.
    private final class Journal: SceneSessionStorage {
        let saves = Mutex<[[String]]>([])
        func load() -> [SceneRecord] { [] }
        func save(_ records: [SceneRecord]) {
            let list = records.map { "\($0.group) \($0.values["key"] ?? "-")" }
            saves.withLock { $0.append(list) }
        }
        var last: [String]? { saves.withLock { $0.last } }
        var count: Int { saves.withLock { $0.count } }
    }

    @Test(
        "windows are saved in the order in which they were opened, with their values, and no more when they are closed")
    func order() {
        let journal = Journal()
        let sessions = SceneSessions(storage: journal)
        let first = sessions.open(group: "first")
        let second = sessions.open(group: "second")
        sessions.saveNow()
        #expect(journal.last == ["first -", "second -"])
        second.setValue(2, forKey: "key")
        sessions.saveNow()
        #expect(journal.last == ["first -", "second 2"])
        sessions.close(first)
        sessions.saveNow()
        #expect(journal.last == ["second 2"])
        #expect(sessions.all.map(\.id) == [second.id])
    }

    @Test("nothing is saved where nothing changed")
    func idle() {
        let journal = Journal()
        let sessions = SceneSessions(storage: journal)
        let session = sessions.open(group: "only")
        sessions.saveNow()
        let count = journal.count
        sessions.saveNow()
        sessions.saveNow()
        #expect(journal.count == count)
        session.windowSize = CGSize(width: 300, height: 200)
        sessions.saveNow()
        #expect(journal.count > count)
        let afterSize = journal.count
        session.windowSize = CGSize(width: 300, height: 200)
        sessions.saveNow()
        #expect(journal.count == afterSize)
    }

    @Test("a window's size is kept where it can be one")
    func size() {
        let session = SceneSession()
        #expect(session.windowSize == nil)
        session.windowSize = CGSize(width: 640, height: 480)
        #expect(session.windowSize == CGSize(width: 640, height: 480))
        for nonsense in [CGSize(width: 0, height: 5), CGSize(width: 40_000, height: 5), CGSize(width: 5, height: -1)] {
            session.windowSize = nonsense
            #expect(session.windowSize == nil)
        }
        session.windowSize = CGSize(width: 10, height: 20)
        session.windowSize = nil
        #expect(session.windowSize == nil)
    }

    @Test("observers of a value are told of each write of its key, and of no other")
    func observers() {
        final class Observer: KeyedObserver {
            var count = 0
            func valueDidChange() { count += 1 }
        }
        let session = SceneSession()
        let observer = Observer()
        session.observers.add(observer, forKey: "a")
        session.setValue(1, forKey: "a")
        session.setValue(2, forKey: "b")
        session.setValue(nil, forKey: "a")
        #expect(observer.count == 2)
        session.observers.notifyAll()
        #expect(observer.count == 3)
        session.observers.remove(ObjectIdentifier(observer), forKey: "a")
        session.setValue(3, forKey: "a")
        #expect(observer.count == 3)
        #expect(session.observers.isEmpty)
    }

    /// The file of an app that nobody else has.
    private func withFile(_ body: (String, URL) throws -> Void) throws {
        let name = "dovetail-test-\(UUID().uuidString)"
        let folder = StorageFolders.state.appendingPathComponent(name, isDirectory: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        try body(name, folder.appendingPathComponent("windows.plist"))
    }

    private func record(_ group: String) -> SceneRecord {
        SceneRecord(id: UUID(), group: group, values: ["key": group])
    }

    @Test("the file gives back what was saved; a second process of the program has nothing to do with it")
    func file() throws {
        try withFile { name, url in
            var first: SceneSessionFile? = SceneSessionFile(applicationName: name)
            first!.save([record("a"), record("b")])
            #expect(first!.load().map(\.group) == ["a", "b"])
            let second = SceneSessionFile(applicationName: name)
            #expect(second.load().isEmpty)
            second.save([record("c")])
            #expect(first!.load().map(\.group) == ["a", "b"])
            first = nil
            #expect(SceneSessionFile(applicationName: name).load().map(\.group) == ["a", "b"])
        }
    }

    @Test("entries that make no sense are left out, and the file is put aside as it was")
    func strangeEntries() throws {
        try withFile { name, url in
            let file = SceneSessionFile(applicationName: name)
            file.save([record("a")])
            var list = try #require(
                try PropertyListSerialization.propertyList(from: Data(contentsOf: url), format: nil) as? [String: Any])
            list["windows"] = (list["windows"] as? [Any] ?? []) + ["?"]
            let strange = try PropertyListSerialization.data(fromPropertyList: list, format: .xml, options: 0)
            try strange.write(to: url)
            #expect(file.load().map(\.group) == ["a"])
            #expect(try Data(contentsOf: URL(fileURLWithPath: url.path + ".damaged-1")) == strange)
        }
    }

    @Test("a file in a form of another version is put aside, and no windows are restored from it")
    func version() throws {
        try withFile { name, url in
            let file = SceneSessionFile(applicationName: name)
            file.save([record("a")])
            var list = try #require(
                try PropertyListSerialization.propertyList(from: Data(contentsOf: url), format: nil) as? [String: Any])
            list["version"] = 2
            try PropertyListSerialization.data(fromPropertyList: list, format: .xml, options: 0).write(to: url)
            #expect(file.load().isEmpty)
            #expect(FileManager.default.fileExists(atPath: url.path + ".damaged-1"))
        }
    }
}
