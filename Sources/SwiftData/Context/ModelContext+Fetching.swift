import Foundation

extension ModelContext {
    /// The models that a descriptor asks for, in its order.
    ///
    /// The values of the first 20,000 are read along, those of others when they are asked for.
    public func fetch<T: PersistentModel>(_ descriptor: FetchDescriptor<T>) throws -> [T] {
        core.mergeIfNeeded()
        let models = try FetchPlan(core, descriptor).models()
        for path in descriptor.relationshipKeyPathsForPrefetching {
            for model in models.prefix(1000) { core.prefetch(path, of: model) }
        }
        return models
    }

    /// The models that a descriptor asks for, which are made objects when they are asked for.
    public func fetch<T: PersistentModel>(
        _ descriptor: FetchDescriptor<T>, batchSize: Int
    ) throws -> FetchResultsCollection<T> {
        core.mergeIfNeeded()
        let plan = try FetchPlan(core, descriptor)
        return FetchResultsCollection(core, plan.entity, try plan.keys())
    }

    /// How many models a descriptor asks for.
    public func fetchCount<T: PersistentModel>(_ descriptor: FetchDescriptor<T>) throws -> Int {
        core.mergeIfNeeded()
        return try FetchPlan(core, descriptor).count()
    }

    /// The identifiers of the models that a descriptor asks for.
    public func fetchIdentifiers<T: PersistentModel>(_ descriptor: FetchDescriptor<T>) throws -> [PersistentIdentifier]
    {
        core.mergeIfNeeded()
        let plan = try FetchPlan(core, descriptor)
        let root = plan.entity.layout.rootName
        let store = core.storeName(ofRoot: root)
        return try plan.keys().map { PersistentIdentifier(root: root, key: $0, store: store) }
    }

    /// The identifiers of the models that a descriptor asks for.
    public func fetchIdentifiers<T: PersistentModel>(
        _ descriptor: FetchDescriptor<T>, batchSize: Int
    ) throws -> [PersistentIdentifier] {
        try fetchIdentifiers(descriptor)
    }

    /// Calls `block` for each of the models that a descriptor asks for, of which few are in memory at once.
    ///
    /// - Parameter allowEscapingMutations: Whether the block may leave changes that are not saved. Without that, they end the program, because the
    ///   models would have to stay in memory.
    public func enumerate<T: PersistentModel>(
        _ descriptor: FetchDescriptor<T>, batchSize: Int = 5000, allowEscapingMutations: Bool = false,
        block: (_ model: T) throws -> Void
    ) throws {
        core.mergeIfNeeded()
        let plan = try FetchPlan(core, descriptor)
        let keys = try plan.keys()
        let hadChanges = hasChanges
        for (index, model) in FetchResultsCollection<T>(core, plan.entity, keys).lazy.enumerated() {
            try block(model)
            if index % max(1, batchSize) == 0, !allowEscapingMutations, !hadChanges, hasChanges {
                fatalError(
                    "enumerate of \(T.self) leaves changes that are not saved: allow them with allowEscapingMutations, or save them"
                )
            }
        }
    }
}

extension ContextCore {
    /// Reads the models of a relationship.
    func prefetch(_ path: AnyKeyPath, of model: any PersistentModel) {
        for other in related(path, of: model) { load(other, other.storage) }
    }

    /// The models of a relationship; none for what is no relationship.
    func related(_ path: AnyKeyPath, of model: any PersistentModel) -> [any PersistentModel] {
        let storage = model.storage
        guard let slot = storage.layout.slot(of: path), entity(of: storage).links[slot] != nil else { return [] }
        return related(slot, of: model, storage)
    }
}
