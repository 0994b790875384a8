import Foundation

/// What has changed in a context since it was told last.
struct PendingChanges {
    private(set) var inserted: Set<NSManagedObject> = []
    private(set) var updated: Set<NSManagedObject> = []
    private(set) var deleted: Set<NSManagedObject> = []
    private(set) var refreshed: Set<NSManagedObject> = []
    /// The objects as they were before, where changes can be undone.
    private(set) var before: [(object: NSManagedObject, state: ObjectState)] = []
    private var remembered: Set<NSManagedObject> = []

    /// All objects that something has happened to.
    var all: Set<NSManagedObject> { inserted.union(updated).union(deleted).union(refreshed) }

    var isEmpty: Bool { inserted.isEmpty && updated.isEmpty && deleted.isEmpty && refreshed.isEmpty }

    mutating func remember(_ object: NSManagedObject) {
        guard remembered.insert(object).inserted else { return }
        before.append((object, ObjectState(object)))
    }

    mutating func came(_ object: NSManagedObject) {
        if deleted.remove(object) != nil { updated.insert(object) } else { inserted.insert(object) }
    }

    mutating func changed(_ object: NSManagedObject) {
        if !inserted.contains(object), !deleted.contains(object) { updated.insert(object) }
    }

    mutating func went(_ object: NSManagedObject) {
        updated.remove(object)
        refreshed.remove(object)
        // What came and went within one event was never there.
        if inserted.remove(object) == nil { deleted.insert(object) }
    }

    mutating func refresh(_ object: NSManagedObject) {
        if !inserted.contains(object), !deleted.contains(object) { refreshed.insert(object) }
    }

    var userInfo: [AnyHashable: Any] {
        var info: [AnyHashable: Any] = [:]
        for (key, objects) in [
            (NSInsertedObjectsKey, inserted), (NSUpdatedObjectsKey, updated), (NSDeletedObjectsKey, deleted),
            (NSRefreshedObjectsKey, refreshed),
        ] where !objects.isEmpty { info[key] = objects }
        return info
    }
}

/// An object at a moment.
struct ObjectState {
    let values: [ManagedValue]
    let originals: [Int: ManagedValue]
    /// Whether the context had it.
    let isHere: Bool

    init(_ object: NSManagedObject) {
        (values, originals) = (object.values, object.originals)
        isHere = (object.isInserted || !object.objectID.isTemporaryID) && !object.isDeleted && !object.isGone
    }
}

extension NSManagedObjectContext {
    /// Takes objects back to what they were. What this changes can be undone in turn.
    func restore(_ states: [(object: NSManagedObject, state: ObjectState)]) {
        for (object, state) in states.reversed() {
            object.tellObservers()
            willChange(object)
            let wasHere = ObjectState(object).isHere
            // What was saved meanwhile is a change now.
            let isSaved = !object.objectID.isTemporaryID
            if isSaved, !object.isDeleted, !object.isGone {
                for slot in object.values.indices where object.originals[slot] == nil {
                    object.originals[slot] = object.values[slot]
                }
            }
            if !state.values.isEmpty { object.values = state.values }
            inserted.remove(object)
            updated.remove(object)
            deleted.remove(object)
            if state.isHere {
                object.isDeleted = false
                object.isGone = false
                object.isInserted = !isSaved
                if isSaved { updated.insert(object) } else { inserted.insert(object) }
                if wasHere {
                    pending.changed(object)
                    tell(object, .updated)
                } else {
                    noteCame(object)
                }
            } else {
                object.isDeleted = true
                object.isInserted = false
                if isSaved { deleted.insert(object) } else { object.isGone = true }
                if wasHere { noteWent(object) }
            }
        }
    }

    /// Takes back what the undo manager has registered last.
    public func undo() {
        processPendingChanges()
        undoManager?.undo()
    }

    /// Does again what was undone last.
    public func redo() {
        processPendingChanges()
        undoManager?.redo()
    }

    /// Takes back all changes since the last save.
    public func rollback() {
        for object in updated.union(deleted) {
            object.tellObservers()
            let wasDeleted = object.isDeleted
            for (slot, value) in object.originals { object.values[slot] = value }
            object.originals = [:]
            object.isDeleted = false
            if wasDeleted { noteCame(object) } else { note(changed: object, 0) }
        }
        for object in inserted {
            object.tellObservers()
            object.isInserted = false
            object.isDeleted = false
            object.isGone = true
            noteWent(object)
        }
        for object in inserted { forget(object) }
        (inserted, updated, deleted) = ([], [], [])
        undoManager?.removeAllActions(withTarget: self)
        processPendingChanges()
    }

    /// Forgets all objects and changes.
    public func reset() {
        let objects = registeredObjects
        (inserted, updated, deleted) = ([], [], [])
        pending = PendingChanges()
        for object in objects {
            object.managedObjectContext = nil
            forget(object)
        }
        undoManager?.removeAllActions(withTarget: self)
        for observer in observers { observer.object?.contextWasReset(self) }
        NotificationCenter.default.post(
            name: Self.didChangeObjectsNotification, object: self, userInfo: [NSInvalidatedAllObjectsKey: NSArray()])
    }
}
