import Foundation
import FoundationAdditions

/// Something that a store is asked for.
open class NSPersistentStoreRequest: NSObject {
    /// The stores that are asked; nil for all.
    open var affectedStores: [NSPersistentStore]?
    public override init() {}
}

/// What a fetch gives.
public struct NSFetchRequestResultType: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Objects.
    public static let managedObjectResultType = NSFetchRequestResultType([])
    /// Identifiers of objects.
    public static let managedObjectIDResultType = NSFetchRequestResultType(rawValue: 1)
    /// Dictionaries with values of objects.
    public static let dictionaryResultType = NSFetchRequestResultType(rawValue: 2)
    /// The number of objects.
    public static let countResultType = NSFetchRequestResultType(rawValue: 4)
}

/// What a fetch asks for, whatever it gives.
struct FetchParts {
    var entityName: String?
    var entity: NSEntityDescription?
    var objectClass: NSManagedObject.Type?
    var predicate: NSPredicate?
    var sortDescriptors: [NSSortDescriptor]?
    var limit = 0
    var offset = 0
    var includesSubentities = true
    var includesPendingChanges = true
    var resultType = NSFetchRequestResultType.managedObjectResultType
    var properties: [Any]?
    var groups: [Any]?
    var having: NSPredicate?
    var isDistinct = false

    /// The entity, in the model of a context.
    func entity(in context: NSManagedObjectContext) throws -> NSEntityDescription {
        let model = context.model
        if let entity, let name = entity.name { return model?.entitiesByName[name] ?? entity }
        if let entityName {
            if let entity = model?.entitiesByName[entityName] { return entity }
            fatalError("executeFetchRequest: the model has no entity named “\(entityName)”.")
        }
        if let objectClass, let entity = context.entity(of: objectClass) { return entity }
        fatalError("executeFetchRequest: a fetch request must have an entity.")
    }
}

/// Asks for objects of an entity: which ones, in which order, and how many.
///
///     let request = NSFetchRequest<Item>(entityName: "Item")
///     request.predicate = NSPredicate(format: "title CONTAINS[cd] %@", text)
///     request.sortDescriptors = [NSSortDescriptor(keyPath: \Item.timestamp, ascending: true)]
///     let items = try context.fetch(request)
///
/// Predicates and orders become SQL where that can say them. With others, all objects of the entity are read and looked at in memory. Where there are changes that
/// are not saved, these are looked at besides, unless ``includesPendingChanges`` is false.
open class NSFetchRequest<ResultType>: NSPersistentStoreRequest, NSCopying {
    var parts = FetchParts()

    public override init() {
        super.init()
        if let type = ResultType.self as? NSManagedObject.Type, type != NSManagedObject.self {
            ManagedClasses.learn(type)
            parts.objectClass = type
        }
    }

    /// Asks for objects of an entity of a name.
    public convenience init(entityName: String) {
        self.init()
        parts.entityName = entityName
    }

    var objectClass: NSManagedObject.Type? {
        get { parts.objectClass }
        set { parts.objectClass = newValue }
    }

    /// The entity.
    open var entity: NSEntityDescription? {
        get { parts.entity ?? parts.objectClass.flatMap { LoadedModels.entity(of: $0) } }
        set { parts.entity = newValue }
    }
    /// The name of the entity.
    open var entityName: String? { parts.entityName ?? entity?.name }
    /// What has to be true of the objects.
    open var predicate: NSPredicate? {
        get { parts.predicate }
        set { parts.predicate = newValue }
    }
    /// The order. Without one it is that in which the objects were saved first.
    open var sortDescriptors: [NSSortDescriptor]? {
        get { parts.sortDescriptors }
        set { parts.sortDescriptors = newValue }
    }
    /// The most objects; 0 for any number.
    open var fetchLimit: Int {
        get { parts.limit }
        set { parts.limit = newValue }
    }
    /// How many objects are passed over.
    open var fetchOffset: Int {
        get { parts.offset }
        set { parts.offset = newValue }
    }
    /// How many objects Apple's reads at once. Here values of all are read with the fetch.
    open var fetchBatchSize = 0
    /// What the fetch gives.
    open var resultType: NSFetchRequestResultType {
        get { parts.resultType }
        set { parts.resultType = newValue }
    }
    /// Whether objects of entities that inherit from it are meant, too.
    open var includesSubentities: Bool {
        get { parts.includesSubentities }
        set { parts.includesSubentities = newValue }
    }
    /// Whether changes that are not saved count.
    open var includesPendingChanges: Bool {
        get { parts.includesPendingChanges }
        set { parts.includesPendingChanges = newValue }
    }
    /// Whether values are read along. Here they always are.
    open var includesPropertyValues = true
    /// Whether objects come as faults. Here their values are read with the fetch in any case.
    open var returnsObjectsAsFaults = true
    /// Relationships that are read along. Here they are read when they are asked for.
    open var relationshipKeyPathsForPrefetching: [String]?
    /// Whether objects in memory take over what others have saved.
    open var shouldRefreshRefetchedObjects = false
    /// The values of a dictionary: names, descriptions of properties, or expressions.
    open var propertiesToFetch: [Any]? {
        get { parts.properties }
        set { parts.properties = newValue }
    }
    /// The properties whose values are the same in all objects of a group, by names or descriptions: a fetch of dictionaries gives one for each group. What
    /// ``propertiesToFetch`` names besides are ``NSExpressionDescription``s, whose functions look at the objects of the group.
    open var propertiesToGroupBy: [Any]? {
        get { parts.groups }
        set { parts.groups = newValue }
    }
    /// What has to be true of a group's dictionary. Its values are also variables, by their names.
    open var havingPredicate: NSPredicate? {
        get { parts.having }
        set { parts.having = newValue }
    }
    /// Whether equal dictionaries are given once.
    open var returnsDistinctResults: Bool {
        get { parts.isDistinct }
        set { parts.isDistinct = newValue }
    }

    /// The results, in the context of the `perform` that it is called in.
    open func execute() throws -> [ResultType] {
        guard let context = NSManagedObjectContext.current else {
            throw CoreDataError.make(
                NSPersistentStoreOperationError,
                "execute() is called within perform of a context, which it fetches from.")
        }
        return try context.fetch(self)
    }

    /// A request of its own that asks for the same.
    open func copy(with zone: NSZone? = nil) -> Any { copied() }
    open override func copy() -> Any { copied() }

    /// The same for results of another type. What `dovetail open` writes in place of a cast.
    public func _typed<Other>() -> NSFetchRequest<Other> {
        let copy = NSFetchRequest<Other>()
        copy.parts = parts
        return copy
    }

    func copied() -> NSFetchRequest<ResultType> {
        let copy = NSFetchRequest<ResultType>()
        copy.parts = parts
        (copy.fetchBatchSize, copy.shouldRefreshRefetchedObjects) = (fetchBatchSize, shouldRefreshRefetchedObjects)
        return copy
    }
}

/// Asks for objects and calls back when they are there.
open class NSAsynchronousFetchRequest<ResultType>: NSPersistentStoreRequest {
    /// What is asked for.
    public let fetchRequest: NSFetchRequest<ResultType>
    let completion: ((NSAsynchronousFetchResult<ResultType>) -> Void)?
    /// How many results are expected; nobody is told of progress.
    open var estimatedResultCount = 0

    /// - Parameter blk: Is called in the context's `perform`.
    public init(
        fetchRequest request: NSFetchRequest<ResultType>,
        completionBlock blk: ((NSAsynchronousFetchResult<ResultType>) -> Void)? = nil
    ) {
        fetchRequest = request
        completion = blk
    }
}

/// What a store gives for a request.
open class NSPersistentStoreResult: NSObject {}

/// The objects of a request that calls back.
open class NSAsynchronousFetchResult<ResultType>: NSPersistentStoreResult {
    /// What was asked for.
    public let fetchRequest: NSAsynchronousFetchRequest<ResultType>
    /// The results; nil where something went wrong.
    open internal(set) var finalResult: [ResultType]?
    /// What went wrong.
    open internal(set) var operationError: (any Error)?

    init(_ request: NSAsynchronousFetchRequest<ResultType>) { fetchRequest = request }
}
