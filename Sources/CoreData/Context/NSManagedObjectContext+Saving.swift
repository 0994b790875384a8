import DovetailCore
import Foundation
import FoundationAdditions

extension NSManagedObjectContext {
    /// Saves all changes, in one transaction: to the store, or into the parent context.
    ///
    /// - Throws: What is wrong with an object, a conflict that the merge policy does not solve, or what the store says. Nothing is saved then.
    public func save() throws {
        processPendingChanges()
        guard let source else {
            throw CoreDataError.make(
                NSPersistentStoreOperationError,
                "The context has no store: loadPersistentStores was not called, or failed.")
        }
        guard hasChanges else { return }
        NotificationCenter.default.post(name: Self.willSaveObjectsNotification, object: self)
        exclusively { tellWillSave() }
        processPendingChanges()
        defer { isSaving = false }
        let saved = try exclusively {
            DerivedValues.update(inserted.union(updated))
            try validate()
            let saved = SavedChanges(self)
            isSaving = true
            try source.save(self)
            settle(saved)
            return saved
        }
        processPendingChanges()
        for object in saved.inserted.union(saved.updated).union(saved.deleted) { object.didSave() }
        persistentStoreCoordinator?.tell(saved, savedBy: self)
        NotificationCenter.default.post(name: Self.didSaveObjectsNotification, object: self, userInfo: saved.userInfo)
        NotificationCenter.default.post(name: Self.didSaveObjectIDsNotification, object: self, userInfo: saved.idInfo)
    }

    /// `willSave` may change objects, whose `willSave` is called then.
    private func tellWillSave() {
        var told: Set<NSManagedObject> = []
        for _ in 0..<100 {
            let waiting = inserted.union(updated).union(deleted).subtracting(told)
            guard !waiting.isEmpty else { return }
            for object in waiting {
                told.insert(object)
                object.willSave()
            }
        }
    }

    private func validate() throws {
        var errors: [NSError] = []
        func check(_ body: () throws -> Void) {
            do {
                try body()
            } catch {
                let error = error as NSError
                errors += error.userInfo[NSDetailedErrorsKey] as? [NSError] ?? [error]
            }
        }
        for object in deleted { check(object.validateForDelete) }
        for object in inserted.sorted(by: { $0.serial < $1.serial }) { check(object.validateForInsert) }
        for object in updated where !object.isDeleted { check(object.validateForUpdate) }
        if !errors.isEmpty { throw CoreDataError.several(errors) }
    }

    /// What was saved is no change any more.
    private func settle(_ saved: SavedChanges) {
        for object in saved.inserted.union(saved.updated) {
            object.originals = [:]
            object.isInserted = false
        }
        for object in saved.deleted {
            object.originals = [:]
            object.isGone = true
            object.isDeleted = false
            forget(object)
        }
        (inserted, updated, deleted) = ([], [], [])
    }

    /// Gives objects identifiers that stay. They get them when they are saved.
    public func obtainPermanentIDs(for objects: [NSManagedObject]) throws {}
}

/// What a save has written.
struct SavedChanges {
    let inserted: Set<NSManagedObject>
    let updated: Set<NSManagedObject>
    let deleted: Set<NSManagedObject>

    init(_ context: NSManagedObjectContext) {
        (inserted, updated, deleted) = (context.inserted, context.updated, context.deleted)
    }

    var userInfo: [AnyHashable: Any] {
        var info: [AnyHashable: Any] = [:]
        if !inserted.isEmpty { info[NSInsertedObjectsKey] = inserted }
        if !updated.isEmpty { info[NSUpdatedObjectsKey] = updated }
        if !deleted.isEmpty { info[NSDeletedObjectsKey] = deleted }
        return info
    }

    var ids: ChangedIDs {
        ChangedIDs(
            inserted: Set(inserted.map(\.objectID)), updated: Set(updated.map(\.objectID)),
            deleted: Set(deleted.map(\.objectID)))
    }

    var idInfo: [AnyHashable: Any] {
        let ids = ids
        return [
            NSInsertedObjectIDsKey: ids.inserted, NSUpdatedObjectIDsKey: ids.updated,
            NSDeletedObjectIDsKey: ids.deleted,
        ]
    }
}

/// Identifiers of objects that were saved.
struct ChangedIDs: Sendable {
    var inserted: Set<NSManagedObjectID> = []
    var updated: Set<NSManagedObjectID> = []
    var deleted: Set<NSManagedObjectID> = []
}

extension NSPersistentStoreCoordinator {
    /// Hands what was saved to the contexts that take it over by themselves.
    func tell(_ saved: SavedChanges, savedBy context: NSManagedObjectContext) {
        tell(saved.ids, savedBy: context)
    }

    func tell(_ ids: ChangedIDs, savedBy context: NSManagedObjectContext?) {
        for other in knownContexts where other !== context && other.automaticallyMergesChangesFromParent {
            guard other.parent === context?.parent || other.parent === context || context == nil else { continue }
            if other.concurrencyType != .privateQueueConcurrencyType, MainThread.isCurrent {
                other.merge(ids)
            } else {
                other.perform { other.merge(ids) }
            }
        }
    }
}

/// Values that the model computes: `now:()`, `canonical:(…)`, `lowercase:(…)`, `uppercase:(…)`, a path, and `….@count`.
enum DerivedValues {
    static func update(_ objects: Set<NSManagedObject>) {
        for object in objects where !object.isDeleted {
            for (slot, property) in object.layout.properties.enumerated() {
                guard let attribute = property as? NSAttributeDescription, let expression = attribute.derivation else {
                    continue
                }
                let value = ManagedCoding.canonical(value(expression, object), attribute)
                if !ManagedValue.value(value).isSame(as: object.values[slot]) { object.record(slot, .value(value)) }
            }
        }
    }

    private static func value(_ expression: String, _ object: NSManagedObject) -> Any? {
        guard let open = expression.firstIndex(of: "("), expression.hasSuffix(")") else {
            return object.value(forKeyPath: expression)
        }
        let inner = String(expression[expression.index(after: open)...].dropLast())
        switch expression[..<open] {
        case "now:": return Date()
        case "canonical:":
            return (object.value(forKeyPath: inner) as? String)?.folding(
                options: [.caseInsensitive, .diacriticInsensitive], locale: nil)
        case "lowercase:": return (object.value(forKeyPath: inner) as? String)?.lowercased()
        case "uppercase:": return (object.value(forKeyPath: inner) as? String)?.uppercased()
        default: return nil
        }
    }
}
