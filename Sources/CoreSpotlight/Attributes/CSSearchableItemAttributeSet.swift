import Foundation
import UniformTypeIdentifiers

/// What an item is found by, and what is shown of it. All is kept as it was set, and nobody searches it.
open class CSSearchableItemAttributeSet: NSObject, NSCopying, @unchecked Sendable {
    private let lock = NSLock()
    private var values: [String: Any] = [:]

    /// The attributes of data of a kind.
    public init(contentType: UTType) {
        super.init()
        self.contentType = contentType.identifier
        contentTypeTree = [contentType.identifier] + contentType.supertypes.map(\.identifier).sorted()
    }
    /// The attributes of data of a kind by its name, such as `kUTTypeText`.
    public init(itemContentType: String) {
        super.init()
        contentType = itemContentType
    }
    private init(values: [String: Any]) { self.values = values }

    /// Another one with the same attributes.
    open func copy(with zone: NSZone? = nil) -> Any { CSSearchableItemAttributeSet(values: lock.withLock { values }) }

    /// Takes over what another one has, which has nothing afterwards.
    open func move(from sourceAttributeSet: CSSearchableItemAttributeSet) {
        guard sourceAttributeSet !== self else { return }
        let taken = sourceAttributeSet.lock.withLock {
            defer { sourceAttributeSet.values = [:] }
            return sourceAttributeSet.values
        }
        lock.withLock { values.merge(taken) { $1 } }
    }

    /// Sets an attribute of the app's own. On Apple's systems the value is of a class that can be archived; here it can be anything.
    open func setValue(_ value: Any?, forCustomKey key: CSCustomAttributeKey) {
        lock.withLock { values["custom." + key.keyName] = value }
    }
    /// An attribute of the app's own.
    open func value(forCustomKey key: CSCustomAttributeKey) -> Any? {
        lock.withLock { values["custom." + key.keyName] }
    }

    subscript<Value>(name: String) -> Value? {
        get { lock.withLock { values[name] as? Value } }
        set { lock.withLock { values[name] = newValue } }
    }
}
