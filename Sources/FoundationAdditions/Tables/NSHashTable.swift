import Foundation

/// A set of objects, which it need not keep alive.
///
///     let listeners = NSHashTable<AnyObject>.weakObjects()
///     listeners.add(listener)
///
/// An object that nobody else holds leaves a table of weak objects by itself. It is not safe to use by several threads at once. Unlike that of
/// Apple's systems, a table counts only objects that are there, and gives them in the order in which they came.
open class NSHashTable<ObjectType: AnyObject>: NSObject {
    private var entries: TableEntries

    /// A table that holds objects in a way.
    ///
    /// - Parameter initialCapacity: How many there may be. It makes no difference.
    public init(options: NSPointerFunctions.Options = [], capacity initialCapacity: Int = 0) {
        entries = TableEntries(options)
    }

    /// A table that keeps its objects alive.
    public override convenience init() { self.init(options: .strongMemory) }

    /// A table that keeps no object alive.
    open class func weakObjects() -> NSHashTable<ObjectType> { NSHashTable(options: .weakMemory) }

    /// How many objects there are.
    ///
    /// - Complexity: O(objects).
    open var count: Int { entries.count }
    /// The objects that are there now. The array holds them.
    open var allObjects: [ObjectType] { entries.all.compactMap { $0.key.object as? ObjectType } }
    /// One of the objects; nil if there is none.
    open var anyObject: ObjectType? { allObjects.first }
    /// The objects that are there now, as a set. Those that are no `NSObject` are told apart by identity.
    open var setRepresentation: Set<AnyHashable> {
        Set(allObjects.map { ($0 as? NSObject).map(AnyHashable.init) ?? AnyHashable(ObjectIdentifier($0)) })
    }

    /// Adds an object; nothing happens for nil, and for one that is there.
    open func add(_ object: ObjectType?) {
        guard let object, entries.entry(of: object) == nil else { return }
        entries.set(nil, for: object)
    }
    /// Takes an object out.
    open func remove(_ object: ObjectType?) { if let object { entries.remove(object) } }
    /// Takes all objects out.
    open func removeAllObjects() { entries.removeAll() }
    /// Whether an object is there, or one that is the same.
    open func contains(_ anObject: ObjectType?) -> Bool { member(anObject) != nil }
    /// The object that is the same as another; nil if it is not there.
    open func member(_ object: ObjectType?) -> ObjectType? {
        object.flatMap { entries.entry(of: $0)?.key.object as? ObjectType }
    }
    /// Goes through the objects that are there now.
    open func objectEnumerator() -> NSEnumerator { NSArray(array: allObjects).objectEnumerator() }

    /// Whether one object is in both.
    open func intersects(_ other: NSHashTable<ObjectType>) -> Bool { allObjects.contains { other.contains($0) } }
    /// Whether all objects are in another table, too.
    open func isSubset(of other: NSHashTable<ObjectType>) -> Bool { allObjects.allSatisfy { other.contains($0) } }
    /// Takes out what another table has not.
    open func intersect(_ other: NSHashTable<ObjectType>) {
        for object in allObjects where !other.contains(object) { remove(object) }
    }
    /// Adds what another table has.
    open func union(_ other: NSHashTable<ObjectType>) { for object in other.allObjects { add(object) } }
    /// Takes out what another table has.
    open func minus(_ other: NSHashTable<ObjectType>) { for object in other.allObjects { remove(object) } }

    open override var description: String { "NSHashTable \(allObjects)" }
}
