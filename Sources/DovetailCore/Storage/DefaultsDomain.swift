import AttributeGraph
import Foundation

/// What all `UserDefaults` objects of one name share: who observes their keys, and the file that keeps their values.
///
/// The values in use are Foundation's. A write is noted here and saved right afterwards on a queue of its own: Foundation's file
/// is replaced by one with the new values, so at any moment there is a complete old one or a complete new one. Other
/// keys in the file stay as they are, whoever wrote them.
///
/// **Threads.** From any.
package final class DefaultsDomain: @unchecked Sendable {
    let observers = KeyedObservers()
    /// Nil when the name would lead out of the folder: then nothing is saved.
    private let file: PropertyListFile?
    private let lock = NSLock()
    /// What has not been saved; `.some(nil)` is a removed key.
    private var pending: [String: Any?] = [:]
    /// Everything that this process wrote: what is left if the file turns out to be damaged.
    private var written: [String: Any?] = [:]
    private var isSaveDue = false

    private init(name: String) {
        guard !name.contains("/"), !name.contains("\0") else {
            Log.warnOnce(
                "suite \(name)",
                "the defaults of the suite “\(name)” are not saved: its name is a path, and would lead out of the folder of defaults"
            )
            file = nil
            return
        }
        file = PropertyListFile(
            url: URL(fileURLWithPath: name + ".plist", relativeTo: StorageFolders.configuration).absoluteURL)
    }

    // MARK: All domains

    /// Saves one after the other, in the order of the writes.
    static let saving = DispatchQueue(label: "dovetail.defaults")
    // One for the process, guarded by `allLock`: a file has one domain, whoever writes to it.
    private static let allLock = NSLock()
    nonisolated(unsafe) private static var all: [String: DefaultsDomain] = [:]

    /// Starts watching and saving. A file of the standard domain that cannot be read is put aside before Foundation takes it
    /// for an empty one.
    package static func prepare() {
        guard DefaultsMethods.areObserved else { return }
        _ = of(.standard)
    }

    /// The domain of a `UserDefaults`.
    static func of(_ defaults: UserDefaults) -> DefaultsDomain {
        let name = suiteName(of: defaults) ?? StorageFolders.applicationName
        return allLock.withLock {
            if let known = all[name] { return known }
            if all.isEmpty { ProgramEnd.add { DefaultsDomain.saveAll() } }
            let made = DefaultsDomain(name: name)
            all[name] = made
            made.file?.moveAsideIfDamaged()
            return made
        }
    }

    static func notifyAll() {
        let domains = allLock.withLock { Array(all.values) }
        for domain in domains { domain.observers.notifyAll() }
    }

    /// Saves what is due. Returns when it is on the disk.
    package static func saveAll() {
        let domains = allLock.withLock { Array(all.values) }
        for domain in domains { domain.saveNow() }
    }

    /// Foundation keeps the name to itself; it is read where the class's own metadata says it is.
    private static func suiteName(of defaults: UserDefaults) -> String? {
        guard let suiteOffset else { return nil }
        return (Unmanaged.passUnretained(defaults).toOpaque() + suiteOffset).load(as: String?.self)
    }

    private static let suiteOffset: Int? = FieldReflection.classFields(of: UserDefaults.self)
        .first { $0.name == "suite" && $0.type == String?.self }?.offset

    // MARK: Writing

    /// Makes a write and sees to it that it is saved and told.
    func write(_ value: Any?, forKey key: String, of defaults: UserDefaults, _ change: () -> Void) {
        let mustSchedule = lock.withLock {
            // In here, so that what is saved last is what was set last.
            change()
            pending[key] = .some(value)
            written[key] = .some(value)
            defer { isSaveDue = true }
            return !isSaveDue
        }
        if mustSchedule { Self.saving.async { self.save() } }
        observers.notify(key: key)
        NotificationCenter.default.post(name: UserDefaults.didChangeNotification, object: defaults)
    }

    /// Saves at once. Returns whether all is on the disk.
    @discardableResult
    func saveNow() -> Bool { Self.saving.sync { save() } }

    // MARK: Saving

    @discardableResult
    private func save() -> Bool {
        let due = lock.withLock {
            isSaveDue = false
            defer { pending = [:] }
            return pending
        }
        guard let file, !due.isEmpty else { return true }
        do {
            try file.update { values in
                var values = values ?? lock.withLock { written.compactMapValues { $0 } }
                for (key, value) in due { values[key] = value }
                return values
            }
            return true
        } catch {
            // It stays due, for the next write or the end of the program.
            lock.withLock { pending.merge(due) { newer, _ in newer } }
            Log.warnOnce("save \(file.url.path)", "the defaults could not be saved in \(file.url.path): \(error)")
            return false
        }
    }
}
