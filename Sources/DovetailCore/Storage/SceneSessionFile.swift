import Foundation
import Glibc

/// Keeps sessions in a file: `windows.plist` in the program's folder below `$XDG_STATE_HOME`.
///
/// It belongs to the process that opened it first. A second process of the same program neither restores nor saves windows.
package final class SceneSessionFile: SceneSessionStorage, @unchecked Sendable {
    private let file: PropertyListFile
    private let folder: URL
    /// Holds the lock while the process lives.
    private let descriptor: Int32
    private let isOurs: Bool

    /// The current form of the file.
    private static let version = 1

    package init(applicationName: String = StorageFolders.applicationName) {
        folder = StorageFolders.state.appendingPathComponent(applicationName, isDirectory: true)
        file = PropertyListFile(url: folder.appendingPathComponent("windows.plist"))
        try? FileManager.default.createDirectory(
            at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        let lock = folder.appendingPathComponent("windows.lock").path
        descriptor = open(lock, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
        isOurs = descriptor >= 0 && flock(descriptor, LOCK_EX | LOCK_NB) == 0
        if descriptor < 0 {
            Log.logger.error("windows cannot be saved in \(folder.path): \(String(cString: strerror(errno)))")
        }
    }

    deinit { if descriptor >= 0 { close(descriptor) } }

    package func load() -> [SceneRecord] {
        guard isOurs else { return [] }
        do {
            let contents = try file.read()
            if contents.isEmpty { return [] }
            guard contents["version"] as? Int == Self.version, let list = contents["windows"] as? [Any] else {
                try file.moveAside()
                return []
            }
            let records = list.compactMap { SceneRecord(propertyList: $0) }
            // What is left of a file with strange entries is used, but the whole is not lost.
            if records.count < list.count { try file.moveAside() }
            return records
        } catch is PropertyListFile.Damage {
            file.moveAsideIfDamaged()
        } catch {
            Log.logger.error("the windows of the last run cannot be read: \(error)")
        }
        return []
    }

    package func save(_ records: [SceneRecord]) {
        guard isOurs else { return }
        do {
            try file.update { _ in ["version": Self.version, "windows": records.map(\.propertyList)] }
        } catch {
            Log.warnOnce("save windows", "the windows cannot be saved in \(folder.path): \(error)")
        }
    }
}
