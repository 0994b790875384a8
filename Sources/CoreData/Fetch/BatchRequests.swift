import DovetailSQLite
import Foundation

/// What a batch request gives.
public enum NSBatchDeleteRequestResultType: UInt, Sendable {
    /// Whether it was done.
    case resultTypeStatusOnly
    /// The identifiers.
    case resultTypeObjectIDs
    /// Their number.
    case resultTypeCount
}

/// Deletes objects in the store, past all contexts: they see it after a merge. Relationships lead to nothing, or delete along, as the model says.
open class NSBatchDeleteRequest: NSPersistentStoreRequest {
    /// Which objects.
    public let fetchRequest: NSFetchRequest<any NSFetchRequestResult>
    /// What the result is.
    open var resultType = NSBatchDeleteRequestResultType.resultTypeStatusOnly
    let ids: [NSManagedObjectID]?

    /// Deletes what a request asks for.
    public init(fetchRequest fetch: NSFetchRequest<any NSFetchRequestResult>) {
        fetchRequest = fetch
        ids = nil
    }

    /// Deletes some objects.
    public init(objectIDs objects: [NSManagedObjectID]) {
        fetchRequest = NSFetchRequest()
        fetchRequest.entity = objects.first?.entity
        ids = objects
    }
}

/// What a batch request has done.
open class NSBatchDeleteResult: NSPersistentStoreResult {
    /// As the request's `resultType` says: a Bool, an Int, or identifiers.
    open internal(set) var result: Any?
    /// What it is.
    open internal(set) var resultType = NSBatchDeleteRequestResultType.resultTypeStatusOnly
}

/// What a batch request gives.
public enum NSBatchInsertRequestResultType: UInt, Sendable {
    /// Whether it was done.
    case statusOnly
    /// The identifiers.
    case objectIDs
    /// Their number.
    case count
}

/// Inserts objects into the store from dictionaries, past all contexts: they see it after a merge.
open class NSBatchInsertRequest: NSPersistentStoreRequest {
    /// The name of the entity.
    public let entityName: String
    /// The values of the objects.
    open var objectsToInsert: [[String: Any]]?
    /// Fills one dictionary after the other; true ends it.
    open var dictionaryHandler: ((NSMutableDictionary) -> Bool)?
    /// Fills one object after the other; true ends it.
    open var managedObjectHandler: ((NSManagedObject) -> Bool)?
    /// What the result is.
    open var resultType = NSBatchInsertRequestResultType.statusOnly

    /// Inserts objects with some values.
    public init(entityName: String, objects dictionaries: [[String: Any]]) {
        self.entityName = entityName
        objectsToInsert = dictionaries
    }
    /// Inserts objects with some values.
    public convenience init(entity: NSEntityDescription, objects dictionaries: [[String: Any]]) {
        self.init(entityName: entity.name ?? "", objects: dictionaries)
    }
    /// Inserts what a closure fills in, until it returns true.
    public init(entityName: String, dictionaryHandler handler: @escaping (NSMutableDictionary) -> Bool) {
        self.entityName = entityName
        dictionaryHandler = handler
    }
    /// Inserts what a closure fills in, until it returns true.
    public convenience init(
        entity: NSEntityDescription, dictionaryHandler handler: @escaping (NSMutableDictionary) -> Bool
    ) {
        self.init(entityName: entity.name ?? "", dictionaryHandler: handler)
    }
    /// Inserts what a closure fills in, until it returns true.
    public init(entityName: String, managedObjectHandler handler: @escaping (NSManagedObject) -> Bool) {
        self.entityName = entityName
        managedObjectHandler = handler
    }
    /// Inserts what a closure fills in, until it returns true.
    public convenience init(
        entity: NSEntityDescription, managedObjectHandler handler: @escaping (NSManagedObject) -> Bool
    ) {
        self.init(entityName: entity.name ?? "", managedObjectHandler: handler)
    }
}

/// What a batch request has done.
open class NSBatchInsertResult: NSPersistentStoreResult {
    /// As the request's `resultType` says: a Bool, an Int, or identifiers.
    open internal(set) var result: Any?
    /// What it is.
    open internal(set) var resultType = NSBatchInsertRequestResultType.statusOnly
}

/// What a batch request gives.
public enum NSBatchUpdateRequestResultType: UInt, Sendable {
    /// Whether it was done.
    case statusOnlyResultType
    /// The identifiers.
    case updatedObjectIDsResultType
    /// Their number.
    case updatedObjectsCountResultType
}

/// Sets values of many objects in the store, past all contexts: they see it after a merge. Only values are set, no expressions.
open class NSBatchUpdateRequest: NSPersistentStoreRequest {
    /// The name of the entity.
    public let entityName: String
    /// Which objects.
    open var predicate: NSPredicate?
    /// Whether objects of entities that inherit from it are meant, too.
    open var includesSubentities = true
    /// What is set, by name.
    open var propertiesToUpdate: [AnyHashable: Any]?
    /// What the result is.
    open var resultType = NSBatchUpdateRequestResultType.statusOnlyResultType

    /// Updates objects of an entity.
    public init(entityName: String) { self.entityName = entityName }
    /// Updates objects of an entity.
    public convenience init(entity: NSEntityDescription) { self.init(entityName: entity.name ?? "") }
}

/// What a batch request has done.
open class NSBatchUpdateResult: NSPersistentStoreResult {
    /// As the request's `resultType` says: a Bool, an Int, or identifiers.
    open internal(set) var result: Any?
    /// What it is.
    open internal(set) var resultType = NSBatchUpdateRequestResultType.statusOnlyResultType
}

// Batches are saves of a context of their own, so that relationships, default values and unique ones are as they always are.
extension NSManagedObjectContext {
    /// A context of its own for the store.
    private func batchContext() -> NSManagedObjectContext {
        let context = NSManagedObjectContext(concurrencyType: .privateQueueConcurrencyType)
        context.persistentStoreCoordinator = persistentStoreCoordinator
        context.mergePolicy =
            (mergePolicy as? NSMergePolicy)?.mergeType == .errorMergePolicyType ? NSMergePolicy.overwrite : mergePolicy
        return context
    }

    /// Saves without a word to other contexts, as a batch does.
    private func saveSilently() throws {
        try persistentStoreCoordinator?.save(self)
    }

    func run(_ request: NSBatchDeleteRequest) throws -> NSPersistentStoreResult {
        let context = batchContext()
        let ids: [NSManagedObjectID] = try context.performAndWait {
            let objects: [NSManagedObject]
            if let ids = request.ids {
                objects = ids.map { context.object(with: $0) }
            } else {
                var parts = request.fetchRequest.parts
                parts.resultType = .managedObjectResultType
                objects = try context.objects(parts)
            }
            let ids = objects.map(\.objectID)
            for object in objects { context.delete(object) }
            try context.saveSilently()
            return ids
        }
        let result = NSBatchDeleteResult()
        result.resultType = request.resultType
        result.result =
            switch request.resultType {
            case .resultTypeStatusOnly: true
            case .resultTypeObjectIDs: ids
            case .resultTypeCount: ids.count
            }
        return result
    }

    func run(_ request: NSBatchInsertRequest) throws -> NSPersistentStoreResult {
        let context = batchContext()
        let ids: [NSManagedObjectID] = try context.performAndWait {
            var made: [NSManagedObject] = []
            func make() -> NSManagedObject {
                NSEntityDescription.insertNewObject(forEntityName: request.entityName, into: context)
            }
            for values in request.objectsToInsert ?? [] {
                let object = make()
                object.setValuesForKeys(values)
                made.append(object)
            }
            if let handler = request.dictionaryHandler {
                while true {
                    let values = NSMutableDictionary()
                    if handler(values) { break }
                    let object = make()
                    for case (let key as String, let value) in values {
                        object.setValue(value is NSNull ? nil : value, forKey: key)
                    }
                    made.append(object)
                }
            }
            if let handler = request.managedObjectHandler {
                while true {
                    let object = make()
                    if handler(object) {
                        context.delete(object)
                        break
                    }
                    made.append(object)
                }
            }
            try context.saveSilently()
            return made.map(\.objectID)
        }
        let result = NSBatchInsertResult()
        result.resultType = request.resultType
        result.result =
            switch request.resultType {
            case .statusOnly: true
            case .objectIDs: ids
            case .count: ids.count
            }
        return result
    }

    func run(_ request: NSBatchUpdateRequest) throws -> NSPersistentStoreResult {
        let context = batchContext()
        let ids: [NSManagedObjectID] = try context.performAndWait {
            var parts = FetchParts(entityName: request.entityName, predicate: request.predicate)
            parts.includesSubentities = request.includesSubentities
            let objects = try context.objects(parts)
            for object in objects {
                for (key, value) in request.propertiesToUpdate ?? [:] {
                    let name = (key.base as? String) ?? (key.base as? NSPropertyDescription)?.name
                    if let name { object.setValue(value is NSNull ? nil : value, forKey: name) }
                }
            }
            try context.saveSilently()
            return objects.map(\.objectID)
        }
        let result = NSBatchUpdateResult()
        result.resultType = request.resultType
        result.result =
            switch request.resultType {
            case .statusOnlyResultType: true
            case .updatedObjectIDsResultType: ids
            case .updatedObjectsCountResultType: ids.count
            }
        return result
    }
}
