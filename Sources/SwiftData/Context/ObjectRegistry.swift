/// The objects of the rows of one table, which it does not keep alive.
///
/// A class, so that nothing is copied when an object is added. An object is found by a dictionary once somebody looks for one: those of a fetch that
/// nobody looks for cost no more than an array of them.
final class ObjectRegistry {
    private struct WeakModel { weak var model: (any PersistentModel)? }
    private struct Entry {
        let key: Int64
        let object: WeakModel
    }
    private var models: [Int64: WeakModel] = [:]
    /// Objects that are not in `models` yet.
    private var recent: ContiguousArray<Entry> = []

    var isEmpty: Bool { models.isEmpty && recent.isEmpty }
    /// How many there are, with those that are gone.
    var count: Int { models.count + recent.count }

    func model(_ key: Int64) -> (any PersistentModel)? {
        settle()
        return models[key]?.model
    }

    var all: [any PersistentModel] {
        settle()
        return models.values.compactMap(\.model)
    }

    func add(_ model: any PersistentModel, _ key: Int64) {
        recent.append(Entry(key: key, object: WeakModel(model: model)))
    }

    func remove(_ key: Int64) {
        settle()
        models[key] = nil
    }

    /// Leaves out what is gone.
    func forgetGone() {
        settle()
        models = models.filter { $0.value.model != nil }
    }

    private func settle() {
        guard !recent.isEmpty else { return }
        models.reserveCapacity(models.count + recent.count)
        // Of two objects of a row, the one that came last counts.
        for entry in recent { models[entry.key] = entry.object }
        recent = []
    }
}
