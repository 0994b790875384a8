import DovetailCore
import Foundation
import FoundationAdditions

/// Where the objects of a context come from, and where they are saved: a coordinator with stores, or another context.
protocol ObjectSource: AnyObject {
    func row(of id: NSManagedObjectID) -> ObjectRow?
    func many(of id: NSManagedObjectID, _ relationship: NSRelationshipDescription) -> [NSManagedObjectID]
    /// The objects that a request asks for, as far as the source can tell. Without rows where these are read later.
    func fetch(_ entity: NSEntityDescription, _ parts: FetchParts, _ query: SQLQuery) throws -> [(
        NSManagedObjectID, ObjectRow?
    )]
    func save(_ context: NSManagedObjectContext) throws
}

/// The values of an object as its source has them.
struct ObjectRow {
    var values: [ManagedValue]
    var version: Int64
}

/// Objects that are read, changed and saved together.
///
/// A context of the main queue is used on the main thread, and one of a private queue within its `perform`. All changes of a save are written in one transaction,
/// or none. What others save shows where ``automaticallyMergesChangesFromParent`` is true, or after ``mergeChanges(fromContextDidSave:)``.
open class NSManagedObjectContext: NSObject, @unchecked Sendable {
    /// Where a context is used.
    public struct ConcurrencyType: Hashable, Sendable {
        let isMain: Bool
        /// On a queue of its own, within `perform`.
        public static let privateQueue = ConcurrencyType(isMain: false)
        /// On the main thread.
        public static let mainQueue = ConcurrencyType(isMain: true)
    }

    /// Where the context is used.
    public let concurrencyType: NSManagedObjectContextConcurrencyType
    let queue: DispatchQueue?
    private var coordinator: NSPersistentStoreCoordinator?
    private var parentContext: NSManagedObjectContext?
    /// A name for a person.
    open var name: String?
    /// Who writes, for the persistent history.
    open var transactionAuthor: String?
    /// Things that an app keeps with the context.
    open var userInfo: NSMutableDictionary = NSMutableDictionary()
    /// Remembers how to take changes back; nil for nothing.
    open var undoManager: UndoManager?
    /// Who wins where another context has saved the same objects: an ``NSMergePolicy``.
    open var mergePolicy: Any = NSMergePolicy.error
    /// Whether the context takes over what others save, by itself.
    open var automaticallyMergesChangesFromParent = false
    /// Whether objects that are not there any more read as empty. Here they always do.
    open var shouldDeleteInaccessibleFaults = true
    /// Whether deletions reach other objects at the end of the event. Here they do at once.
    open var propagatesDeletesAtEndOfEvent = true
    /// Whether objects stay in memory while nobody else refers to them.
    open var retainsRegisteredObjects = false
    /// How long values stay valid. Here it has no effect.
    open var stalenessInterval: TimeInterval = -1

    private struct Weak { weak var object: NSManagedObject? }
    private var registered: [NSManagedObjectID: Weak] = [:]
    private var purgeLimit = 256
    private let faultEntity = FaultEntity()
    private var lastSerial = 0
    var inserted: Set<NSManagedObject> = []
    var updated: Set<NSManagedObject> = []
    var deleted: Set<NSManagedObject> = []
    /// What has changed since the last notification.
    var pending = PendingChanges()
    var observers: [WeakObserver] = []
    var isSaving = false
    private var isProcessingPlanned = false
    /// A context is for one thread at a time. Apps share one between threads all the same, which goes well on Apple's systems most of the time; so what
    /// it lists is read and changed by one thread after the other here. Apps' own code that hears of saves runs outside of the lock.
    private let access = NSRecursiveLock()

    func exclusively<T>(_ body: () throws -> T) rethrows -> T { try access.withLock(body) }

    /// Makes a context.
    public init(concurrencyType ct: NSManagedObjectContextConcurrencyType) {
        concurrencyType = ct
        queue = ct == .privateQueueConcurrencyType ? DispatchQueue(label: "NSManagedObjectContext") : nil
        super.init()
        queue?.setSpecific(key: Self.queueKey, value: ObjectIdentifier(self))
    }

    /// Makes a context.
    public convenience init(_ type: ConcurrencyType) {
        self.init(concurrencyType: type.isMain ? .mainQueueConcurrencyType : .privateQueueConcurrencyType)
    }

    static let queueKey = DispatchSpecificKey<ObjectIdentifier>()

    /// The stores that it reads and writes.
    open var persistentStoreCoordinator: NSPersistentStoreCoordinator? {
        get { coordinator ?? parentContext?.persistentStoreCoordinator }
        set {
            coordinator = newValue
            newValue?.add(self)
        }
    }
    /// The context that it reads from and saves to, in place of stores.
    open var parent: NSManagedObjectContext? {
        get { parentContext }
        set {
            parentContext = newValue
            newValue?.persistentStoreCoordinator?.add(self)
        }
    }

    var source: (any ObjectSource)? { parentContext ?? coordinator }
    var model: NSManagedObjectModel? { persistentStoreCoordinator?.managedObjectModel }

    /// The entity whose objects have a class.
    func entity(of type: NSManagedObject.Type) -> NSEntityDescription? {
        ManagedClasses.learn(type)
        return model.flatMap { LoadedModels.entity(of: type, in: $0) }
    }

    // MARK: Objects

    /// The objects to be inserted by the next save.
    open var insertedObjects: Set<NSManagedObject> { inserted }
    /// The objects to be updated by the next save.
    open var updatedObjects: Set<NSManagedObject> { updated }
    /// The objects to be deleted by the next save.
    open var deletedObjects: Set<NSManagedObject> { deleted }
    /// The objects that are in memory.
    open var registeredObjects: Set<NSManagedObject> {
        exclusively { Set(registered.values.compactMap(\.object)) }
    }
    /// Whether the next save would write anything.
    open var hasChanges: Bool { !inserted.isEmpty || !updated.isEmpty || !deleted.isEmpty }

    /// The object of an identifier where it is in memory.
    open func registeredObject(for objectID: NSManagedObjectID) -> NSManagedObject? {
        exclusively { registered[objectID]?.object }
    }

    /// The object of an identifier, whether or not it exists. Its values are read when they are asked for.
    open func object(with objectID: NSManagedObjectID) -> NSManagedObject {
        exclusively {
            if let object = registered[objectID]?.object { return object }
            faultEntity.objectID = objectID
            let object = objectID.entity.objectClass.init(entity: faultEntity, insertInto: self)
            register(object)
            return object
        }
    }

    /// The object of an identifier.
    ///
    /// - Throws: An error with the code `NSManagedObjectReferentialIntegrityError` where there is none.
    open func existingObject(with objectID: NSManagedObjectID) throws -> NSManagedObject {
        let object = object(with: objectID)
        if object.isFault { object.load() }
        guard !object.isGone, !object.isDeleted else {
            throw CoreDataError.make(
                NSManagedObjectReferentialIntegrityError, "There is no object \(objectID.uriRepresentation()).")
        }
        return object
    }

    private func register(_ object: NSManagedObject) {
        if registered.count >= purgeLimit {
            registered = registered.filter { $0.value.object != nil }
            purgeLimit = max(256, registered.count * 2)
        }
        registered[object.objectID] = Weak(object: object)
    }

    func forget(_ object: NSManagedObject) {
        exclusively {
            registered[object.objectID] = nil
            inserted.remove(object)
            updated.remove(object)
            deleted.remove(object)
        }
    }

    // MARK: Reading

    func note(read object: NSManagedObject) {
        guard !object.isAwaking else { return }
        object.isAwaking = true
        object.awakeFromFetch()
        object.isAwaking = false
    }

    /// The object with values that were read.
    func object(_ id: NSManagedObjectID, _ row: ObjectRow?) -> NSManagedObject {
        let object = object(with: id)
        if let row, object.isFault {
            object.values = row.values
            object.version = row.version
            note(read: object)
        }
        return object
    }

    // MARK: Changing

    /// Takes an object that was made without a context.
    open func insert(_ object: NSManagedObject) {
        guard object.managedObjectContext !== self else { return undelete(object) }
        insertNew(object)
        // Those that it refers to come along.
        let companions = object.companions.values
        object.companions = [:]
        for other in companions where other.managedObjectContext == nil { insert(other) }
    }

    private func undelete(_ object: NSManagedObject) {
        guard object.isDeleted else { return }
        willChange(object)
        deleted.remove(object)
        object.isDeleted = false
        noteCame(object)
    }

    func insertNew(_ object: NSManagedObject) {
        exclusively {
            object.managedObjectContext = self
            willChange(object)
            lastSerial += 1
            object.serial = lastSerial
            object.isInserted = true
            object.isGone = false
            inserted.insert(object)
            register(object)
            object.isAwaking = true
            object.awakeFromInsert()
            object.isAwaking = false
            noteCame(object)
        }
    }

    /// Deletes an object, and what its relationships say. It is taken out of the store by the next save.
    open func delete(_ object: NSManagedObject) { exclusively { deleteReached(from: object) } }

    private func deleteReached(from object: NSManagedObject) {
        var waiting = [object]
        while let object = waiting.popLast() {
            guard object.managedObjectContext === self, !object.isDeleted, !object.isGone else { continue }
            object.load()
            guard !object.isGone else { continue }
            object.prepareForDeletion()
            object.tellObservers()
            willChange(object)
            object.isDeleted = true
            for (slot, property) in object.layout.properties.enumerated() {
                guard let relationship = property as? NSRelationshipDescription else { continue }
                let others = object.read(slot).many.compactMap(object.other)
                switch relationship.deleteRule {
                case .cascadeDeleteRule: waiting += others
                case .nullifyDeleteRule, .denyDeleteRule, .noActionDeleteRule: break
                }
                guard let inverse = relationship.inverseRelationship,
                    relationship.deleteRule == .nullifyDeleteRule
                        || relationship.deleteRule == .cascadeDeleteRule
                else { continue }
                for other in others where !other.isDeleted { other.leadNoMore(inverse, to: object) }
            }
            if inserted.remove(object) != nil {
                object.isGone = true
            } else {
                updated.remove(object)
                deleted.insert(object)
            }
            noteWent(object)
        }
    }

    /// An object that a child context has inserted is inserted here, too.
    func noteAdopted(_ object: NSManagedObject) {
        lastSerial += 1
        object.serial = lastSerial
        inserted.insert(object)
    }

    /// An object that a child context has deleted is deleted here, too.
    func noteTaken(_ object: NSManagedObject) {
        if inserted.remove(object) != nil {
            object.isGone = true
        } else {
            updated.remove(object)
            deleted.insert(object)
        }
    }

    /// Called before an object changes in any way.
    func willChange(_ object: NSManagedObject) {
        if undoManager != nil { exclusively { pending.remember(object) } }
        planProcessing()
    }

    func note(changed object: NSManagedObject, _ slot: Int) {
        exclusively {
            if !object.isInserted, !object.isDeleted { updated.insert(object) }
            pending.changed(object)
            tell(object, .updated)
        }
    }

    func noteCame(_ object: NSManagedObject) {
        exclusively {
            pending.came(object)
            tell(object, .inserted)
        }
    }

    func noteWent(_ object: NSManagedObject) {
        exclusively {
            pending.went(object)
            tell(object, .deleted)
        }
    }

    // MARK: Notifications

    /// Tells soon what has changed.
    func planProcessing() {
        // Who uses it on another thread is told with the next fetch or save.
        guard concurrencyType != .privateQueueConcurrencyType, !isProcessingPlanned, MainThread.isCurrent else {
            return
        }
        isProcessingPlanned = true
        DispatchQueue.main.async { [weak self] in self?.processPendingChanges() }
    }

    /// Tells what has changed since it was told last. It is called by itself at the end of an event, and before a fetch and a save.
    open func processPendingChanges() {
        let changes = exclusively {
            isProcessingPlanned = false
            let changes = pending
            pending = PendingChanges()
            return changes
        }
        guard !changes.isEmpty else { return }
        registerUndo(changes)
        for observer in observers { observer.object?.context(self, processed: changes) }
        NotificationCenter.default.post(
            name: Self.didChangeObjectsNotification, object: self, userInfo: changes.userInfo)
    }

    private func registerUndo(_ changes: PendingChanges) {
        guard let undoManager, !changes.before.isEmpty else { return }
        undoManager.registerUndo(withTarget: self) { context in
            context.restore(changes.before)
            context.processPendingChanges()
        }
    }

    func add(_ observer: any ContextObserver) {
        exclusively {
            observers.removeAll { $0.object == nil }
            observers.append(WeakObserver(object: observer))
        }
    }

    func remove(_ observer: any ContextObserver) {
        exclusively { observers.removeAll { $0.object == nil || $0.object === observer } }
    }

    func tell(_ object: NSManagedObject, _ change: ContextChange) {
        for observer in observers { observer.object?.context(self, touched: object, change) }
    }
}

/// Where a context is used.
public enum NSManagedObjectContextConcurrencyType: UInt, Sendable {
    case confinementConcurrencyType = 0
    /// On a queue of its own, within `perform`.
    case privateQueueConcurrencyType = 1
    /// On the main thread.
    case mainQueueConcurrencyType = 2
}

/// What has happened to an object.
enum ContextChange { case inserted, updated, deleted, refreshed }

/// Is told what happens to the objects of a context.
protocol ContextObserver: AnyObject {
    /// At once.
    func context(_ context: NSManagedObjectContext, touched object: NSManagedObject, _ change: ContextChange)
    /// At the end of an event.
    func context(_ context: NSManagedObjectContext, processed changes: PendingChanges)
    /// Anything may be another one now.
    func contextWasReset(_ context: NSManagedObjectContext)
}

struct WeakObserver { weak var object: (any ContextObserver)? }
