import Foundation

// A context as what child contexts read from and save to. Objects have the same identifiers in all contexts, so values are handed over as they are.
extension NSManagedObjectContext: ObjectSource {
    func row(of id: NSManagedObjectID) -> ObjectRow? {
        performAndWait {
            let object = object(with: id)
            object.load()
            guard !object.isGone, !object.isDeleted else { return nil }
            return ObjectRow(values: object.values, version: object.version)
        }
    }

    func many(of id: NSManagedObjectID, _ relationship: NSRelationshipDescription) -> [NSManagedObjectID] {
        performAndWait { object(with: id).objectIDs(forRelationshipNamed: relationship.name) }
    }

    func fetch(
        _ entity: NSEntityDescription, _ parts: FetchParts, _ query: SQLQuery
    ) throws -> [(NSManagedObjectID, ObjectRow?)] {
        try performAndWait { try objects(parts).map { ($0.objectID, nil) } }
    }

    /// Takes over the changes of a child.
    func save(_ child: NSManagedObjectContext) throws {
        performAndWait {
            for object in child.inserted.sorted(by: { $0.serial < $1.serial }) { adopt(object) }
            for object in child.updated { takeOver(object) }
            for object in child.deleted { takeDeletion(of: object) }
            planProcessing()
        }
    }

    private func adopt(_ other: NSManagedObject) {
        let object = object(with: other.objectID)
        willChange(object)
        object.values = other.values
        object.isInserted = true
        object.isGone = false
        noteAdopted(object)
        noteCame(object)
    }

    private func takeOver(_ other: NSManagedObject) {
        let object = object(with: other.objectID)
        object.load()
        for slot in other.originals.keys {
            // An object in the meantime may have more here than the child knew of.
            guard let before = other.originals[slot] else { continue }
            _ = object.read(slot)
            object.record(slot, Self.merged(object.values[slot], before, other.values[slot]))
        }
    }

    /// Of several objects, those that the child has added or removed.
    private static func merged(_ here: ManagedValue, _ before: ManagedValue, _ after: ManagedValue) -> ManagedValue {
        guard case .set(let known) = here, case .set(let old) = before, case .set(let new) = after else { return after }
        return .set(known.subtracting(old.subtracting(new)).union(new.subtracting(old)))
    }

    private func takeDeletion(of other: NSManagedObject) {
        let object = object(with: other.objectID)
        object.load()
        guard !object.isGone, !object.isDeleted else { return }
        object.tellObservers()
        willChange(object)
        object.isDeleted = true
        noteTaken(object)
        noteWent(object)
    }
}
