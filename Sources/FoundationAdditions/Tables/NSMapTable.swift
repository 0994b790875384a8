import Foundation

/// A dictionary of objects, which need not keep alive what it is asked with, nor what it answers.
///
///     let names = NSMapTable<View, NSString>.weakToStrongObjects()
///
/// What is there for an object that has gone goes, too: at the latest when as many others were added as there were. It is not safe to use by several threads at once.
/// Unlike that of Apple's systems, a table counts only what is there, and gives it in the order in which it came.
open class NSMapTable<KeyType: AnyObject, ObjectType: AnyObject>: NSObject {
    private var entries: TableEntries
    private let valueOptions: NSPointerFunctions.Options

    /// A table that holds objects in a way.
    ///
    /// - Parameters:
    ///   - keyOptions: How it holds those that it is asked with.
    ///   - valueOptions: How it holds what it answers.
    ///   - initialCapacity: How many there may be. It makes no difference.
    public init(
        keyOptions: NSPointerFunctions.Options = [], valueOptions: NSPointerFunctions.Options = [],
        capacity initialCapacity: Int = 0
    ) {
        entries = TableEntries(keyOptions)
        self.valueOptions = valueOptions
    }

    /// A table that keeps all alive.
    public override convenience init() { self.init(keyOptions: .strongMemory) }

    open class func strongToStrongObjects() -> NSMapTable<KeyType, ObjectType> { NSMapTable() }
    open class func weakToStrongObjects() -> NSMapTable<KeyType, ObjectType> { NSMapTable(keyOptions: .weakMemory) }
    open class func strongToWeakObjects() -> NSMapTable<KeyType, ObjectType> { NSMapTable(valueOptions: .weakMemory) }
    open class func weakToWeakObjects() -> NSMapTable<KeyType, ObjectType> {
        NSMapTable(keyOptions: .weakMemory, valueOptions: .weakMemory)
    }

    /// How many there are.
    ///
    /// - Complexity: O(objects).
    open var count: Int { entries.count }

    /// What there is for an object.
    open func object(forKey aKey: KeyType?) -> ObjectType? {
        aKey.flatMap { entries.entry(of: $0)?.value?.object as? ObjectType }
    }
    /// Sets what there is for an object; nil for nothing.
    open func setObject(_ anObject: ObjectType?, forKey aKey: KeyType?) {
        guard let aKey else { return }
        guard let anObject else { return entries.remove(aKey) }
        entries.set(TableReference(anObject, valueOptions), for: aKey)
    }
    /// Takes out what there is for an object.
    open func removeObject(forKey aKey: KeyType?) { if let aKey { entries.remove(aKey) } }
    /// Takes out all.
    open func removeAllObjects() { entries.removeAll() }
    /// Goes through those that there is something for.
    open func keyEnumerator() -> NSEnumerator {
        NSArray(array: entries.all.compactMap { $0.key.object }).objectEnumerator()
    }
    /// Goes through what there is. Nil where there is nothing.
    open func objectEnumerator() -> NSEnumerator? {
        let objects = entries.all.compactMap { $0.value?.object }
        return objects.isEmpty ? nil : NSArray(array: objects).objectEnumerator()
    }
    /// What there is, by those that can tell themselves apart: `NSObject`s.
    open func dictionaryRepresentation() -> [AnyHashable: ObjectType] {
        let pairs = entries.all.compactMap { entry -> (AnyHashable, ObjectType)? in
            guard let key = entry.key.object as? NSObject, let value = entry.value?.object as? ObjectType else {
                return nil
            }
            return (AnyHashable(key), value)
        }
        return Dictionary(pairs) { $1 }
    }

    open override var description: String { "NSMapTable \(dictionaryRepresentation())" }
}
