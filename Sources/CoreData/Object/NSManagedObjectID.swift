import Foundation

/// Names an object in all contexts of a coordinator.
///
/// An object keeps its identifier when it is saved: ``isTemporaryID`` turns false, and ``uriRepresentation()`` is another one. On Apple's systems the
/// object gets another identifier then. There is one instance for each object, so two are equal when they are the same. Any thread may use it.
public final class NSManagedObjectID: NSObject, NSCopying, @unchecked Sendable {
    /// The entity of the object.
    public let entity: NSEntityDescription
    /// The store that the object is in; nil before it is saved.
    public private(set) weak var persistentStore: NSPersistentStore?
    /// The number of the row in the table of the entity's root; nil before the object is saved. Written once, behind the coordinator's lock.
    private(set) var key: Int64?
    private let temporary = UUID()

    init(entity: NSEntityDescription, store: NSPersistentStore? = nil, key: Int64? = nil) {
        self.entity = entity
        persistentStore = store
        self.key = key
    }

    func settle(key: Int64, in store: NSPersistentStore) {
        persistentStore = store
        self.key = key
    }

    /// Whether the object was not saved yet.
    public var isTemporaryID: Bool { key == nil }

    /// A URL that names the object for good, once it is saved.
    public func uriRepresentation() -> URL {
        let name = entity.name ?? ""
        if let key { return URL(string: "x-coredata://\(persistentStore?.identifier ?? "")/\(name)/p\(key)")! }
        return URL(string: "x-coredata:///\(name)/t\(temporary.uuidString)")!
    }

    public func copy(with zone: NSZone? = nil) -> Any { self }
    public override var description: String { uriRepresentation().absoluteString }
}
