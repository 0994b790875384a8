/// What a fetch does differently where an app wrote the store: it is asked first.
extension FetchPlan {
    private var appStore: AppStore? { core.store(of: entity).appStore }

    /// The models that an app's store says; nil where the plan goes on with the rows that are here.
    func appStoreModels() throws -> [T]? {
        guard let appStore else { return nil }
        let isWhole = hasPending
        let keys: [Int64]
        var isSorted = true
        switch try appStore.fetch(descriptor, core, isWhole: isWhole) {
        case .allRows: return nil
        case .models(let found): keys = found
        case .unsorted(let found): (keys, isSorted) = (found, false)
        }
        var models = keys.compactMap { key in
            let id = PersistentIdentifier(root: entity.layout.rootName, key: key)
            return core.kind(of: id, entity).map { core.model(key, of: $0) } as? T
        }
        if !isSorted { models.sort(by: precedes) }
        guard isWhole else { return isSorted ? models : slice(models) }
        let touched = Set((core.changed.models + core.deleted.models).map(\.identifier))
        if !touched.isEmpty { models.removeAll { touched.contains($0.identifier) } }
        for case let model as T in core.inserted.models + core.changed.models where try isWanted(model) {
            models.insert(model, at: place(of: model, in: models))
        }
        return slice(models)
    }

    /// How many models an app's store counts; nil where they have to be fetched, or the store is none of an app's.
    func appStoreCount() throws -> Int? {
        guard let appStore else { return nil }
        if !hasPending, let count = try appStore.count(descriptor, core) { return count }
        return try models().count
    }

    /// The identifiers that an app's store says, as ``appStoreCount()``.
    func appStoreKeys() throws -> [Int64]? {
        guard let appStore else { return nil }
        if !hasPending, let ids = try appStore.identifiers(descriptor, core) { return ids.map(\.key) }
        return try models().map(\._$state.key)
    }
}
