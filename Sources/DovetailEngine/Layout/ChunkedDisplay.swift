import AttributeGraph

/// What has become different of the display nodes of a container's children.
package enum DisplayChange {
    /// The nodes, all of them.
    case whole([DisplayNode])
    /// Nodes that are in the place of others, in rising order.
    case edits([DisplayEdit])
}

/// Follows what is drawn for the chunks of a container's children, and tells the container's group what has become different.
struct ChunkedDisplay {
    private struct Part {
        let chunk: ChildChunk
        let version: Int
        let count: Int
    }

    /// What the group has; nil where that is something else.
    private var parts: [Part]?

    /// The group has got its nodes from elsewhere.
    mutating func reset() { parts = nil }

    /// What differs from the last call. Reads what is drawn for each chunk.
    mutating func change(to chunks: [ChildChunk]) -> DisplayChange {
        let new = chunks.map { Part(chunk: $0, version: $0.display.value, count: $0.nodes.count) }
        let known = parts
        parts = new
        guard let known else { return .whole(chunks.flatMap(\.nodes)) }
        let shorter = min(known.count, new.count)
        var front = 0
        while front < shorter, known[front].chunk === new[front].chunk { front += 1 }
        var back = 0
        while back < shorter - front, known[known.count - 1 - back].chunk === new[new.count - 1 - back].chunk {
            back += 1
        }
        var edits: [DisplayEdit] = []
        var start = 0
        /// A chunk that is where it was among those that are.
        func compare(_ old: Part, _ new: Part) {
            if old.version != new.version {
                edits.append(DisplayEdit(old: start..<start + old.count, nodes: new.chunk.nodes))
            }
            start += old.count
        }
        for index in 0..<front { compare(known[index], new[index]) }
        let middle = known[front..<known.count - back].reduce(0) { $0 + $1.count }
        let nodes = new[front..<new.count - back].flatMap(\.chunk.nodes)
        if middle > 0 || !nodes.isEmpty { edits.append(DisplayEdit(old: start..<start + middle, nodes: nodes)) }
        start += middle
        for index in (0..<back).reversed() { compare(known[known.count - 1 - index], new[new.count - 1 - index]) }
        return .edits(edits)
    }
}
