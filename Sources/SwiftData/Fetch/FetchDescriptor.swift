import Foundation

/// Which models are wanted, and in what order.
public struct FetchDescriptor<T: PersistentModel> {
    /// What holds for the models; nil for all.
    public var predicate: Predicate<T>?
    /// The order; where two are equal, the one that was made first comes first.
    public var sortBy: [SortDescriptor<T>]
    /// How many at most; nil for any number.
    public var fetchLimit: Int?
    /// How many are left out at the beginning; nil for none.
    public var fetchOffset: Int?
    /// Whether changes that are not saved count.
    public var includePendingChanges = true
    /// Variables that are wanted; where some are named, others are read when they are asked for.
    public var propertiesToFetch: [PartialKeyPath<T>] = []
    /// Relationships whose models are read along.
    public var relationshipKeyPathsForPrefetching: [PartialKeyPath<T>] = []

    /// Asks for the models that a predicate holds for, in an order.
    public init(predicate: Predicate<T>? = nil, sortBy: [SortDescriptor<T>] = []) {
        self.predicate = predicate
        self.sortBy = sortBy
    }
}

extension FetchDescriptor: @unchecked Sendable {}

/// Models that were fetched and are made objects when they are asked for.
public struct FetchResultsCollection<T: PersistentModel>: RandomAccessCollection {
    private let core: ContextCore
    private let entity: Schema.Entity
    private let keys: [Int64]

    init(_ core: ContextCore, _ entity: Schema.Entity, _ keys: [Int64]) {
        (self.core, self.entity, self.keys) = (core, entity, keys)
    }

    /// The first position, 0.
    public var startIndex: Int { 0 }
    /// The position after the last.
    public var endIndex: Int { keys.count }

    /// The model at a position.
    public subscript(index: Int) -> T {
        let id = PersistentIdentifier(root: entity.layout.rootName, key: keys[index])
        return core.model(keys[index], of: core.kind(of: id, entity) ?? entity) as! T
    }
}
