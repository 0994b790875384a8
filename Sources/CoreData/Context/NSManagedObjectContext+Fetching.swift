import Foundation
import FoundationAdditions

extension NSManagedObjectContext {
    /// The results of a request.
    ///
    /// - Throws: What the store says. A name that the model does not have ends the program.
    /// - Complexity: What SQLite does for the query, and an object for each result. With changes that are not saved, these are looked at besides.
    public func fetch<T>(_ request: NSFetchRequest<T>) throws -> [T] {
        let parts = request.parts
        if parts.resultType == .countResultType { return [NSNumber(value: try count(parts))].compactMap { $0 as? T } }
        if parts.resultType == .dictionaryResultType {
            return try dictionaries(parts).compactMap { $0 as? T }
        }
        let objects = try objects(parts)
        if parts.resultType == .managedObjectIDResultType { return objects.compactMap { $0.objectID as? T } }
        if let objects = objects as? [T] { return objects }
        return objects.compactMap { object in
            if let object = object as? T { return object }
            fatalError(
                "The class of \(object.entity.name ?? "")'s objects is \(type(of: object)), and not \(T.self). Check the class's name and module in the data model."
            )
        }
    }

    /// The results of a request.
    public func fetch(_ request: NSFetchRequest<any NSFetchRequestResult>) throws -> [Any] {
        try fetch(request) as [any NSFetchRequestResult]
    }

    /// How many results a request has.
    public func count<T>(for request: NSFetchRequest<T>) throws -> Int { try count(request.parts) }

    /// Runs a request of any kind.
    @discardableResult
    public func execute(_ request: NSPersistentStoreRequest) throws -> NSPersistentStoreResult {
        switch request {
        case let request as NSBatchDeleteRequest: return try run(request)
        case let request as NSBatchInsertRequest: return try run(request)
        case let request as NSBatchUpdateRequest: return try run(request)
        case let request as any AsynchronousRequest: return request.run(in: self)
        default:
            throw CoreDataError.make(
                NSPersistentStoreInvalidTypeError,
                "A \(type(of: request)) can't be executed; fetch(_:) is for fetch requests.")
        }
    }

    func count(_ parts: FetchParts) throws -> Int {
        var parts = try resolvingAggregates(parts)
        parts.sortDescriptors = nil
        let entity = try parts.entity(in: self)
        if !mustLook(parts), let query = SQLQuery(entity, parts),
            let coordinator = source as? NSPersistentStoreCoordinator
        {
            return try coordinator.count(entity, parts, query)
        }
        return try objects(parts).count
    }

    /// Whether changes that are not saved, here or in a parent, may matter.
    private func mustLook(_ parts: FetchParts) -> Bool {
        parts.includesPendingChanges && (hasChanges || source is NSManagedObjectContext)
    }

    /// The objects of a request.
    func objects(_ parts: FetchParts) throws -> [NSManagedObject] {
        processPendingChanges()
        let parts = try resolvingAggregates(parts)
        let entity = try parts.entity(in: self)
        guard let source else {
            throw CoreDataError.make(
                NSPersistentStoreOperationError,
                "The context has no store: loadPersistentStores was not called, or failed.")
        }
        let query = SQLQuery(entity, parts)
        return try exclusively {
            let looksAtChanges = parts.includesPendingChanges && hasChanges
            if let query, !looksAtChanges {
                return try source.fetch(entity, parts, query).map { object($0.0, $0.1) }.filter { !$0.isDeleted }
            }
            return try looked(entity, parts, query, source)
        }
    }

    /// The objects of a request, with a look at each that SQL says nothing about.
    private func looked(
        _ entity: NSEntityDescription, _ parts: FetchParts, _ query: SQLQuery?, _ source: any ObjectSource
    ) throws -> [NSManagedObject] {
        var all = parts
        (all.limit, all.offset) = (0, 0)
        // What other objects are like may have changed, too.
        let mayAsk = query != nil && query?.asksOthers == false
        if !mayAsk { all.predicate = nil }
        var sorted = all
        if query == nil { sorted.sortDescriptors = nil }
        guard let stored = SQLQuery(entity, sorted) else { return [] }
        var objects = try source.fetch(entity, sorted, stored).map { object($0.0, $0.1) }
        let isChanged: (NSManagedObject) -> Bool = { self.updated.contains($0) || $0.isInserted || $0.isDeleted }
        let came = inserted.union(updated).filter {
            !$0.isDeleted
                && (parts.includesSubentities ? $0.entity.isKindOf(entity: entity) : $0.entity.name == entity.name)
        }
        objects = objects.filter { !isChanged($0) }
        let others = came.sorted { ($0.objectID.key ?? .max, $0.serial) < ($1.objectID.key ?? .max, $1.serial) }
        if let predicate = parts.predicate {
            if !mayAsk { objects = objects.filter { predicate.evaluate(with: $0) } }
            objects += others.filter { predicate.evaluate(with: $0) }
        } else {
            objects += others
        }
        if let descriptors = parts.sortDescriptors, !descriptors.isEmpty, !others.isEmpty || query == nil {
            objects = ManagedOrder(descriptors).sorted(objects)
        }
        let rest = objects.dropFirst(parts.offset)
        return Array(parts.limit > 0 ? rest.prefix(parts.limit) : rest)
    }
}

protocol AsynchronousRequest {
    func run(in context: NSManagedObjectContext) -> NSPersistentStoreResult
}

extension NSAsynchronousFetchRequest: AsynchronousRequest {
    func run(in context: NSManagedObjectContext) -> NSPersistentStoreResult {
        let result = NSAsynchronousFetchResult(self)
        let work = UncheckedWork((self, result))
        context.perform {
            let (request, result) = work.body
            do {
                result.finalResult = try context.fetch(request.fetchRequest)
            } catch {
                result.operationError = error
            }
            request.completion?(result)
        }
        return result
    }
}

/// The order of objects that several sort descriptors make.
struct ManagedOrder {
    let descriptors: [NSSortDescriptor]

    init(_ descriptors: [NSSortDescriptor]) { self.descriptors = descriptors }

    func compare(_ left: NSObject, _ right: NSObject) -> ComparisonResult {
        for descriptor in descriptors {
            let result = descriptor.compare(left, to: right)
            if result != .orderedSame { return result }
        }
        return .orderedSame
    }

    /// Objects that are equal stay in their order.
    func sorted<Object: NSObject>(_ objects: [Object]) -> [Object] {
        guard !descriptors.isEmpty else { return objects }
        return objects.enumerated().sorted { left, right in
            let result = compare(left.element, right.element)
            return result == .orderedSame ? left.offset < right.offset : result == .orderedAscending
        }.map(\.element)
    }
}
