/// Counts runs of bodies by type: an index for each type, found once for each identity, so that counting is an increment.
struct BodyCounters {
    private var indices: [ObjectIdentifier: Int] = [:]
    private var names: [String] = []
    private var counts: [Int] = []
    /// The types counted since the last reset.
    private var touched: [Int] = []

    /// The index of a type.
    mutating func index(of type: Any.Type) -> Int {
        let key = ObjectIdentifier(type)
        if let known = indices[key] { return known }
        let name = String(describing: type)
        indices[key] = names.count
        names.append(name.firstIndex(of: "<").map { String(name[..<$0]) } ?? name)
        counts.append(0)
        return names.count - 1
    }

    mutating func count(_ index: Int) {
        if counts[index] == 0 { touched.append(index) }
        counts[index] += 1
    }

    mutating func reset() {
        for index in touched { counts[index] = 0 }
        touched.removeAll(keepingCapacity: true)
    }

    /// The counts since the last reset, by unqualified type name.
    var byName: [String: Int] {
        touched.reduce(into: [:]) { $0[names[$1], default: 0] += counts[$1] }
    }
}
