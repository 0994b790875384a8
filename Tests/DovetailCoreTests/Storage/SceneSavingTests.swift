import Foundation
import Synchronization
import TestSupport
import Testing

@testable import DovetailCore
@testable import DovetailEngine

/// Windows are saved while the program runs, not at its end alone.
@Suite("Saving of windows")
struct SceneSavingTests {
    /// Keeps what was saved last.
    private final class Store: SceneSessionStorage {
        let saved = Mutex<[String]>([])
        func load() -> [SceneRecord] { [] }
        func save(_ records: [SceneRecord]) {
            let list = records.map { "\($0.group) \($0.values["key"] ?? "-")" }
            saved.withLock { $0 = list }
        }
        func holds(_ list: [String]) -> Bool { saved.withLock { $0 == list } }
    }

    @Test("each change is saved by itself, also one that comes after the one before was saved")
    func changes() throws {
        let store = Store()
        let sessions = SceneSessions(storage: store)
        let session = sessions.open(group: "mail")
        try waitBlocking(for: "the new window") { store.holds(["mail -"]) }
        session.setValue(1, forKey: "key")
        try waitBlocking(for: "the first value") { store.holds(["mail 1"]) }
        session.setValue(2, forKey: "key")
        try waitBlocking(for: "the second value") { store.holds(["mail 2"]) }
        sessions.close(session)
        try waitBlocking(for: "no window") { store.holds([]) }
        #expect(sessions.all.isEmpty)
    }
}
