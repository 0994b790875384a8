import Foundation

/// What is remembered of one window: which group it belongs to, and its ``SceneStorage`` values. It outlives the process.
///
/// **Threads.** From any.
package final class SceneSession: KeyedStore, @unchecked Sendable {
    package let id: UUID
    /// The group of windows that it belongs to.
    package let group: String
    let observers = KeyedObservers()
    private let lock = NSLock()
    private var values: [String: Any]
    private let onChange: @Sendable () -> Void
    /// What the view that opened the window says of its look. Not saved, and set before the window is made.
    @MainActor var presentedLook: WindowLook?

    init(record: SceneRecord, onChange: @escaping @Sendable () -> Void) {
        id = record.id
        group = record.group
        values = record.values
        self.onChange = onChange
    }

    /// A session that nobody saves.
    package convenience init() {
        self.init(record: SceneRecord(id: UUID(), group: "", values: [:]), onChange: {})
    }

    func value(forKey key: String) -> Any? { lock.withLock { values[key] } }

    func setValue(_ value: Any?, forKey key: String) {
        lock.withLock { values[key] = value }
        observers.notify(key: key)
        onChange()
    }

    /// The size of the window's content when it was last shown, in points.
    package var windowSize: CGSize? {
        get {
            guard let sides = value(forKey: Self.sizeKey) as? [Double], sides.count == 2,
                sides.allSatisfy({ $0 >= 1 && $0 <= 32767 })
            else { return nil }
            return CGSize(width: sides[0], height: sides[1])
        }
        set {
            guard newValue != windowSize else { return }
            setValue(newValue.map { [Double($0.width), Double($0.height)] }, forKey: Self.sizeKey)
        }
    }

    /// No key of an app's starts like this.
    private static let sizeKey = "dovetail.window.size"

    var record: SceneRecord { SceneRecord(id: id, group: group, values: lock.withLock { values }) }
}

/// A session as it is saved.
package struct SceneRecord {
    let id: UUID
    let group: String
    /// Property-list values by key.
    let values: [String: Any]

    init(id: UUID, group: String, values: [String: Any]) {
        self.id = id
        self.group = group
        self.values = values
    }

    init?(propertyList: Any) {
        guard let list = propertyList as? [String: Any], let id = (list["id"] as? String).flatMap(UUID.init),
            let group = list["group"] as? String, let values = list["values"] as? [String: Any]
        else { return nil }
        self.init(id: id, group: group, values: values)
    }

    var propertyList: [String: Any] { ["id": id.uuidString, "group": group, "values": values] }
}

private struct SceneSessionKey: InheritedKey {
    static var defaultValue: SceneSession? { nil }
}

extension _GraphInputs {
    /// Where scene storage is kept; nil where nothing is.
    var sceneSession: SceneSession? {
        get { inherited[SceneSessionKey.self] }
        set { inherited[SceneSessionKey.self] = newValue }
    }
}
