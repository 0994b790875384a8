/// Counts runs of bodies by type: an index for each type, found once for each identity, so that counting is an increment.
struct BodyCounters {
    private var indices: [ObjectIdentifier: Int] = [:]
    private var types: [Any.Type] = []
    private var counts: [Int] = []
    /// The types counted since the last reset.
    private var touched: [Int] = []

    /// The index of a type.
    mutating func index(of type: Any.Type) -> Int {
        let key = ObjectIdentifier(type)
        if let known = indices[key] { return known }
        indices[key] = types.count
        types.append(type)
        counts.append(0)
        return types.count - 1
    }

    mutating func count(_ index: Int) {
        if counts[index] == 0 { touched.append(index) }
        counts[index] += 1
    }

    mutating func reset() {
        for index in touched { counts[index] = 0 }
        touched.removeAll(keepingCapacity: true)
    }

    /// The counts since the last reset.
    var runs: BodyRuns { BodyRuns(entries: touched.map { (types[$0], counts[$0]) }) }
}

/// How often bodies ran, by type. Names are made only when somebody asks: demangling them is slow.
package struct BodyRuns: Sendable {
    fileprivate var entries: [(type: Any.Type, count: Int)] = []

    /// By unqualified type name.
    var byName: [String: Int] {
        entries.reduce(into: [:]) { counts, entry in
            let name = String(describing: entry.type)
            counts[name.firstIndex(of: "<").map { String(name[..<$0]) } ?? name, default: 0] += entry.count
        }
    }

    mutating func add(_ other: BodyRuns) {
        for entry in other.entries {
            if let index = entries.firstIndex(where: { $0.type == entry.type }) {
                entries[index].count += entry.count
            } else {
                entries.append(entry)
            }
        }
    }

    var total: Int { entries.reduce(0) { $0 + $1.count } }
}
