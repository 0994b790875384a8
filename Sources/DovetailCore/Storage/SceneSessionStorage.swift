import Foundation

/// Where the sessions of an app's windows are kept between its runs.
package protocol SceneSessionStorage: AnyObject, Sendable {
    /// What was saved last, oldest window first. What cannot be understood is put aside and logged.
    func load() -> [SceneRecord]
    /// Replaces what is saved. One call at a time.
    func save(_ records: [SceneRecord])
}

/// Keeps sessions in memory: for tests, where one process plays several.
package final class MemorySceneSessionStorage: SceneSessionStorage, @unchecked Sendable {
    private let lock = NSLock()
    private var data: Data?

    package init() {}

    package func load() -> [SceneRecord] {
        guard let data = lock.withLock({ data }),
            let list = try? PropertyListSerialization.propertyList(from: data, format: nil) as? [Any]
        else { return [] }
        return list.compactMap { SceneRecord(propertyList: $0) }
    }

    package func save(_ records: [SceneRecord]) {
        let list = records.map(\.propertyList)
        let saved = try? PropertyListSerialization.data(fromPropertyList: list, format: .binary, options: 0)
        lock.withLock { data = saved }
    }
}
