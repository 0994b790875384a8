import Foundation

extension NSManagedObjectContext {
    /// Reads an object's values again.
    ///
    /// - Parameter flag: Whether changes that are not saved stay; else they are forgotten.
    public func refresh(_ object: NSManagedObject, mergeChanges flag: Bool) {
        guard object.managedObjectContext === self, !object.isInserted, !object.isFault else { return }
        object.tellObservers()
        if flag {
            mergeRow(object)
        } else {
            object.willTurnIntoFault()
            object.values = []
            object.originals = [:]
            object.isGone = false
            updated.remove(object)
            object.didTurnIntoFault()
        }
        pending.refresh(object)
        tell(object, .refreshed)
        planProcessingAfterMerge()
    }

    /// Reads all objects' values again, and keeps changes that are not saved.
    public func refreshAllObjects() {
        for object in registeredObjects { refresh(object, mergeChanges: true) }
    }

    /// Takes over what another context has saved.
    public func mergeChanges(fromContextDidSave notification: Notification) {
        func ids(_ key: String, _ idKey: String) -> Set<NSManagedObjectID> {
            if let objects = notification.userInfo?[key] as? Set<NSManagedObject> {
                return Set(objects.map(\.objectID))
            }
            return notification.userInfo?[idKey] as? Set<NSManagedObjectID> ?? []
        }
        merge(
            ChangedIDs(
                inserted: ids(NSInsertedObjectsKey, NSInsertedObjectIDsKey),
                updated: ids(NSUpdatedObjectsKey, NSUpdatedObjectIDsKey),
                deleted: ids(NSDeletedObjectsKey, NSDeletedObjectIDsKey)))
    }

    /// Takes over what was written past all contexts, such as by a batch request.
    public class func mergeChanges(
        fromRemoteContextSave changeNotificationData: [AnyHashable: Any], into contexts: [NSManagedObjectContext]
    ) {
        func ids(_ keys: [String]) -> Set<NSManagedObjectID> {
            var result: Set<NSManagedObjectID> = []
            for key in keys {
                let value = changeNotificationData[key]
                if let ids = value as? [NSManagedObjectID] { result.formUnion(ids) }
                if let ids = value as? Set<NSManagedObjectID> { result.formUnion(ids) }
            }
            return result
        }
        let changes = ChangedIDs(
            inserted: ids([NSInsertedObjectsKey, NSInsertedObjectIDsKey]),
            updated: ids([NSUpdatedObjectsKey, NSUpdatedObjectIDsKey]),
            deleted: ids([NSDeletedObjectsKey, NSDeletedObjectIDsKey]))
        for context in contexts { context.performAndWait { context.merge(changes) } }
    }

    func merge(_ changes: ChangedIDs) {
        for id in changes.deleted {
            guard let object = registeredObject(for: id), !object.isGone else { continue }
            object.load()
            object.tellObservers()
            object.isGone = true
            object.isDeleted = false
            object.originals = [:]
            noteWent(object)
            forget(object)
        }
        for id in changes.inserted {
            let object = object(with: id)
            pending.came(object)
            tell(object, .inserted)
        }
        for id in changes.updated {
            guard let object = registeredObject(for: id) else {
                // It may belong to what somebody has fetched now.
                if !observers.isEmpty {
                    let object = self.object(with: id)
                    pending.refresh(object)
                    tell(object, .refreshed)
                }
                continue
            }
            refresh(object, mergeChanges: true)
        }
        planProcessingAfterMerge()
    }

    private func planProcessingAfterMerge() {
        guard !pending.isEmpty else { return }
        if concurrencyType == .privateQueueConcurrencyType { return processPendingChanges() }
        planProcessing()
    }

    /// Takes over what the source has, but for what was changed here.
    private func mergeRow(_ object: NSManagedObject) {
        guard !object.isFault else { return }
        guard let row = source?.row(of: object.objectID) else { return }
        var values = row.values
        for slot in object.originals.keys {
            object.originals[slot] = values[slot]
            values[slot] = object.values[slot]
        }
        object.values = values
        object.version = row.version
    }
}
