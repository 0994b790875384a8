extension Graph {
    /// How many attributes are alive, by the names of their rules or, for sources, of their values' types.
    ///
    /// - Complexity: O(attributes).
    package func census() -> [String: Int] {
        var counts: [String: Int] = [:]
        for index in 1..<nodes.endIndex {
            guard let type = nodes[index].pointee.type?.takeUnretainedValue() else { continue }
            counts[type.name, default: 0] += 1
        }
        return counts
    }
}
