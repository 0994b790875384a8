import Combine
import DovetailCore
import Foundation
import FoundationAdditions

/// What a fetch request may give: objects, dictionaries, numbers and identifiers.
public protocol NSFetchRequestResult: AnyObject {}
extension NSManagedObject: NSFetchRequestResult {}
extension NSManagedObjectID: NSFetchRequestResult {}
extension NSDictionary: NSFetchRequestResult {}
extension NSNumber: NSFetchRequestResult {}

/// An object whose values are kept in a store.
///
/// Subclasses declare properties with `@NSManaged`; `dovetail open` writes accessors in their place, since there is no Objective-C that would make them when
/// the program runs. Values are also read and set by their names, ``value(forKey:)`` and ``setValue(_:forKey:)``.
///
/// Its values are read from the store when the first of them is asked for. An object is used where its context is: on the main thread, or in `perform`.
/// Before a value changes, ``objectWillChange`` tells views that observe it.
open class NSManagedObject: NSObject, ObservableObject, KeyedValues {
    /// Names the object in all contexts.
    public let objectID: NSManagedObjectID
    /// The object's kind.
    public let entity: NSEntityDescription
    let layout: EntityLayout
    /// The context that it belongs to; nil for one that was made without, or whose context is gone.
    public internal(set) weak var managedObjectContext: NSManagedObjectContext?

    /// Empty while the object is a fault.
    var values: [ManagedValue] = []
    /// What the store has, for the slots that were changed since.
    var originals: [Int: ManagedValue] = [:]
    /// Counts the saves of the object's row.
    var version: Int64 = 0
    /// Counts the objects that a context has inserted, so that they have an order before they are saved.
    var serial = 0
    /// Whether it is to be inserted by the next save.
    public internal(set) var isInserted = false
    /// Whether it is to be deleted by the next save.
    public internal(set) var isDeleted = false
    /// Whether the store does not have it any more.
    var isGone = false
    /// Objects that one without a context refers to.
    var companions: [NSManagedObjectID: NSManagedObject] = [:]
    /// Notes what a key path asks for; nil for all but probes.
    let recorder: KeyRecorder?
    /// Whether an app's own code is called about the object, which is not called again for what it does there.
    var isAwaking = false
    private var publisher: ObservableObjectPublisher?

    /// Makes an object of an entity, with its default values, and inserts it into a context.
    ///
    /// Subclasses that override it write `required`; `dovetail open` does so in the copies of their sources.
    public required init(entity: NSEntityDescription, insertInto context: NSManagedObjectContext?) {
        if let fault = entity as? FaultEntity {
            // A fault of the context's: its values are read later.
            objectID = fault.objectID
            self.entity = fault.objectID.entity
            layout = self.entity.layout
            recorder = nil
            super.init()
            managedObjectContext = context
            return
        }
        self.entity = entity
        recorder = (entity as? ProbeEntity)?.recorder
        layout = entity.layout
        objectID = NSManagedObjectID(entity: entity)
        super.init()
        values = layout.initial
        guard let context, recorder == nil else { return }
        context.insertNew(self)
    }

    /// Makes an object of the class's entity that belongs to no context and is never saved. On Apple's systems such an object has no entity, and
    /// ends the program when it is asked for a value.
    public convenience override init() { self.init(entity: Self.entity(), insertInto: nil) }

    /// The entity of the class, in the models of the stores that are open.
    open class func entity() -> NSEntityDescription {
        guard let entity = LoadedModels.entity(of: self) else {
            fatalError("\(self): no model that is loaded has an entity of this class.")
        }
        return entity
    }

    /// A request for all objects of the class.
    @_disfavoredOverload
    open class func fetchRequest() -> NSFetchRequest<any NSFetchRequestResult> {
        let request = NSFetchRequest<any NSFetchRequestResult>()
        request.objectClass = self
        return request
    }

    /// Tells that a value is about to change.
    public var objectWillChange: ObservableObjectPublisher {
        if let publisher { return publisher }
        let made = ObservableObjectPublisher()
        publisher = made
        return made
    }

    /// Tells views, where any observe the object.
    func tellObservers() { publisher?.send() }

    // MARK: State

    /// Whether it has changes that the next save writes.
    open var isUpdated: Bool { managedObjectContext?.updated.contains(self) ?? false }
    /// Whether it was inserted, changed or deleted since the last save.
    open var hasChanges: Bool { isInserted || isDeleted || !originals.isEmpty }
    /// Whether a value differs from what the store has.
    open var hasPersistentChangedValues: Bool {
        isInserted || isDeleted
            || originals.contains { slot, value in
                !layout.properties[slot].isTransient && !value.isSame(as: values[slot])
            }
    }
    /// Whether its values were not read yet.
    open var isFault: Bool { values.isEmpty && !isGone }
    /// Whether the objects of a relationship were not read yet.
    open func hasFault(forRelationshipNamed key: String) -> Bool {
        guard !values.isEmpty, let slot = layout.slots[key] else { return true }
        if case .unread = values[slot] { return true }
        return false
    }
    /// 0 for an object whose values were read.
    open var faultingState: Int { isFault ? 1 : 0 }

    /// The values that were changed since the object was read or saved.
    open func changedValues() -> [String: Any] {
        let slots =
            isInserted ? Array(values.indices) : originals.keys.filter { !originals[$0]!.isSame(as: values[$0]) }
        return keyed(slots.map { ($0, values[$0]) })
    }
    /// The values that were changed since the object was read or saved.
    open func changedValuesForCurrentEvent() -> [String: Any] { changedValues() }
    /// The values that the store has.
    open func committedValues(forKeys keys: [String]?) -> [String: Any] {
        load()
        guard !isInserted else { return [:] }
        let wanted = keys?.compactMap { layout.slots[$0] } ?? Array(values.indices)
        return keyed(wanted.map { ($0, originals[$0] ?? values[$0]) })
    }

    private func keyed(_ values: [(Int, ManagedValue)]) -> [String: Any] {
        Dictionary(values.map { (layout.properties[$0].name, object($1, $0) ?? NSNull()) }) { $1 }
    }

    // MARK: For subclasses

    /// Called once, when the object was made and inserted.
    open func awakeFromInsert() {}
    /// Called when its values were read from the store.
    open func awakeFromFetch() {}
    /// Called before the object is saved. What it changes is saved along.
    open func willSave() {}
    /// Called after the object was saved.
    open func didSave() {}
    /// Called before the object is deleted.
    open func prepareForDeletion() {}
    /// Called before its values are forgotten.
    open func willTurnIntoFault() {}
    /// Called after its values were forgotten.
    open func didTurnIntoFault() {}

    /// Whether it may be inserted; throws what is wrong. Overrides call `super`.
    open func validateForInsert() throws { try ManagedValidation.check(self) }
    /// Whether it may be saved; throws what is wrong. Overrides call `super`.
    open func validateForUpdate() throws { try ManagedValidation.check(self) }
    /// Whether it may be deleted; throws what is wrong. Overrides call `super`.
    open func validateForDelete() throws { try ManagedValidation.checkDeletion(self) }

    /// Called before a value is read by an accessor of an app's own.
    open func willAccessValue(forKey key: String?) { load() }
    /// Called after a value was read.
    open func didAccessValue(forKey key: String?) {}
    /// Called before a value is set by an accessor of an app's own.
    open func willChangeValue(forKey key: String) {
        load()
        tellObservers()
    }
    /// Called after a value was set.
    open func didChangeValue(forKey key: String) {}

    // MARK: Values by their names

    /// The value of a property: numbers as `NSNumber`, objects of a relationship as one object, an `NSSet` or an `NSOrderedSet`.
    ///
    /// A key that the entity does not have is looked for among the stored properties of the class.
    open func value(forKey key: String) -> Any? {
        if let recorder {
            recorder.note(key)
            return nil
        }
        guard let slot = layout.slots[key] else { return value(forUndefinedKey: key) }
        return object(read(slot), slot)
    }

    /// Sets the value of a property. A key that the entity does not have ends the program.
    open func setValue(_ value: Any?, forKey key: String) {
        guard let slot = layout.slots[key] else { return setValue(value, forUndefinedKey: key) }
        write(slot, value)
    }

    /// The value of a path with points, such as `folder.name`.
    open func value(forKeyPath keyPath: String) -> Any? {
        var value: Any? = self
        for key in keyPath.split(separator: ".") { value = PredicateValue.member(String(key), of: value) }
        return PredicateValue.unwrapped(value)
    }
    /// Sets a value at the end of a path with points.
    open func setValue(_ value: Any?, forKeyPath keyPath: String) {
        guard let point = keyPath.lastIndex(of: ".") else { return setValue(value, forKey: keyPath) }
        let owner = self.value(forKeyPath: String(keyPath[..<point])) as? NSManagedObject
        owner?.setValue(value, forKey: String(keyPath[keyPath.index(after: point)...]))
    }
    /// Sets several values.
    open func setValuesForKeys(_ keyedValues: [String: Any]) {
        for (key, value) in keyedValues { setValue(value is NSNull ? nil : value, forKey: key) }
    }
    /// Several values.
    open func dictionaryWithValues(forKeys keys: [String]) -> [String: Any] {
        Dictionary(keys.map { ($0, value(forKey: $0) ?? NSNull()) }) { $1 }
    }
    /// The value of a key that the entity does not have.
    open func value(forUndefinedKey key: String) -> Any? {
        var mirror: Mirror? = Mirror(reflecting: self)
        while let known = mirror, known.subjectType != NSManagedObject.self {
            if let child = known.children.first(where: { $0.label == key }) {
                return PredicateValue.unwrapped(child.value)
            }
            mirror = known.superclassMirror
        }
        Log.warnOnce(
            "CoreData key \(entity.name ?? "").\(key)",
            "the entity \(entity.name ?? "") has no property \(key), and its class no stored one; it reads as nil")
        return nil
    }
    /// Sets the value of a key that the entity does not have.
    open func setValue(_ value: Any?, forUndefinedKey key: String) {
        fatalError(
            "\(entity.name ?? "NSManagedObject"): the entity is not key value coding-compliant for the key “\(key)”.")
    }

    /// The value of a property, without any notice of access.
    open func primitiveValue(forKey key: String) -> Any? {
        guard let slot = layout.slots[key] else { return value(forUndefinedKey: key) }
        return object(read(slot), slot)
    }
    /// Sets the value of a property. Relationships lead back as always.
    open func setPrimitiveValue(_ value: Any?, forKey key: String) {
        guard let slot = layout.slots[key] else { return setValue(value, forUndefinedKey: key) }
        write(slot, value)
    }

    /// The identifiers of the objects that a relationship leads to.
    open func objectIDs(forRelationshipNamed key: String) -> [NSManagedObjectID] {
        layout.slots[key].map { read($0).many } ?? []
    }

    package var identity: AnyObject { objectID }

    package func value(ofKey key: String) -> Any? {
        switch key {
        case "objectID": objectID
        case "self", "SELF": self
        case "entity": entity
        default: value(forKey: key)
        }
    }

    open override var description: String {
        let shown =
            isFault
            ? "<fault>"
            : layout.properties.indices.filter { layout.properties[$0] is NSAttributeDescription }.map {
                "\(layout.properties[$0].name) = \(object(values[$0], $0).map { "\($0)" } ?? "nil")"
            }.joined(separator: "; ")
        return "<\(type(of: self))> (entity: \(entity.name ?? ""); id: \(objectID); data: {\(shown)})"
    }
}

// In an extension of a protocol it is there for types that are known by a generic parameter alone, too, as that of Objective-C is; and classes may
// declare their own.
extension NSFetchRequestResult where Self: NSManagedObject {
    /// Makes an object of the class's entity, and inserts it into a context. A class that no entity of the context's model has ends the program.
    public init(context moc: NSManagedObjectContext) {
        guard let entity = moc.entity(of: Self.self) else {
            fatalError(
                "\(Self.self): no entity of the model has this class. Check the class's name and module in the data model."
            )
        }
        self.init(entity: entity, insertInto: moc)
    }
}
