/// Models in the order in which they came, found by their identifiers.
///
/// A model that is appended is found by a dictionary only once somebody looks for one, so that thousands that are inserted and saved cost no more
/// than an array of them.
struct ModelList {
    struct Entry {
        fileprivate(set) var model: any PersistentModel
        let storage: ModelStorage
        let id: PersistentIdentifier
    }

    /// Nil where a model was removed.
    private var list: [Entry?] = []
    private var places: [PersistentIdentifier: Int] = [:]
    /// How many entries at the front of `list` are in `places`.
    private var placedCount = 0
    private(set) var count = 0
    /// How many there are, by entities at the top.
    private var counts: [Int32: Int] = [:]

    var isEmpty: Bool { count == 0 }
    var entries: [Entry] { list.compactMap { $0 } }
    var models: [any PersistentModel] { list.compactMap { $0?.model } }

    func hasModels(of root: Int32) -> Bool { counts[root, default: 0] > 0 }

    mutating func contains(_ id: PersistentIdentifier) -> Bool { place(of: id) != nil }

    mutating func model(_ id: PersistentIdentifier) -> (any PersistentModel)? {
        place(of: id).flatMap { list[$0]?.model }
    }

    private mutating func place(of id: PersistentIdentifier) -> Int? {
        guard count > 0 else { return nil }
        while placedCount < list.count {
            if let entry = list[placedCount] { places[entry.id] = placedCount }
            placedCount += 1
        }
        return places[id]
    }

    /// Adds a model that is not in the list.
    mutating func append(_ model: any PersistentModel, _ storage: ModelStorage, _ id: PersistentIdentifier) {
        list.append(Entry(model: model, storage: storage, id: id))
        count += 1
        counts[id.root, default: 0] += 1
    }

    /// Adds a model unless it is in the list.
    mutating func insert(_ model: any PersistentModel, _ storage: ModelStorage, _ id: PersistentIdentifier) {
        if place(of: id) == nil { append(model, storage, id) }
    }

    mutating func remove(_ id: PersistentIdentifier) {
        guard let place = place(of: id) else { return }
        places[id] = nil
        list[place] = nil
        count -= 1
        counts[id.root]! -= 1
        if count == 0 { self = ModelList() }
    }

    /// Empties the list, and tells of each model whether something else refers to it.
    mutating func takeAll(_ body: (_ entry: Entry, _ isInUse: Bool) -> Void) {
        var taken = list
        self = ModelList()
        func isUnique<Model: PersistentModel>(_ model: inout Model) -> Bool { isKnownUniquelyReferenced(&model) }
        for index in taken.indices where taken[index] != nil {
            let isInUse = !isUnique(&taken[index]!.model)
            body(taken[index]!, isInUse)
        }
    }
}
