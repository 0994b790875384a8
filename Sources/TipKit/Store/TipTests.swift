/// Which tips are shown or hidden whatever their rules say.
struct TipTests {
    enum Which {
        case all
        case types([ObjectIdentifier])
    }

    private var all: Bool?
    private var types: [ObjectIdentifier: Bool] = [:]

    mutating func set(_ which: Which, _ isShown: Bool) {
        switch which {
        case .all: (all, types) = (isShown, [:])
        case .types(let ids): for id in ids { types[id] = isShown }
        }
    }

    /// Whether tips of a type are shown; nil where nothing was said.
    func answer(_ type: ObjectIdentifier) -> Bool? { types[type] ?? all }
}
