import Foundation

/// The sessions of an app's windows: those of the last run to begin with, then those that are open. Saved whenever one of them
/// changes.
///
/// **Threads.** From any.
package final class SceneSessions: @unchecked Sendable {
    private let storage: any SceneSessionStorage
    private let lock = NSLock()
    /// In the order in which their windows were opened. Those of groups that the app no longer has stay.
    private var sessions: [SceneSession] = []
    private var isSaveDue = false
    private let saving = DispatchQueue(label: "dovetail.scenes")

    /// Takes over what the storage has.
    package init(storage: any SceneSessionStorage) {
        self.storage = storage
        sessions = storage.load().map { record in
            SceneSession(record: record) { [weak self] in self?.scheduleSave() }
        }
        ProgramEnd.add { [weak self] in self?.saveNow() }
    }

    package var all: [SceneSession] { lock.withLock { sessions } }

    /// A session for a new window.
    package func open(group: String) -> SceneSession {
        let record = SceneRecord(id: UUID(), group: group, values: [:])
        let session = SceneSession(record: record) { [weak self] in self?.scheduleSave() }
        lock.withLock { sessions.append(session) }
        scheduleSave()
        return session
    }

    /// The window was closed for good: nothing of it is kept.
    package func close(_ session: SceneSession) {
        lock.withLock { sessions.removeAll { $0 === session } }
        scheduleSave()
    }

    /// Saves what is due. Returns when it is saved.
    package func saveNow() { saving.sync { save() } }

    private func scheduleSave() {
        let mustSchedule = lock.withLock {
            defer { isSaveDue = true }
            return !isSaveDue
        }
        if mustSchedule { saving.async { self.save() } }
    }

    private func save() {
        let due = lock.withLock {
            defer { isSaveDue = false }
            return isSaveDue ? sessions : nil
        }
        if let due { storage.save(due.map(\.record)) }
    }
}
