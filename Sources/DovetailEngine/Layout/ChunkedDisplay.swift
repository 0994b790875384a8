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
        let other = CommonEnds.middle(known.count, new.count) { known[$0].chunk === new[$1].chunk }
        let gone = other?.old ?? known.count..<known.count
        let come = other?.new ?? new.count..<new.count
        var edits: [DisplayEdit] = []
        var start = 0
        /// A chunk that is where it was among those that are.
        func compare(_ old: Part, _ new: Part) {
            if old.version != new.version {
                edits.append(DisplayEdit(old: start..<start + old.count, nodes: new.chunk.nodes))
            }
            start += old.count
        }
        for index in 0..<gone.lowerBound { compare(known[index], new[index]) }
        let middle = known[gone].reduce(0) { $0 + $1.count }
        let nodes = new[come].flatMap(\.chunk.nodes)
        if middle > 0 || !nodes.isEmpty { edits.append(DisplayEdit(old: start..<start + middle, nodes: nodes)) }
        start += middle
        for (old, new) in zip(known[gone.upperBound...], new[come.upperBound...]) { compare(old, new) }
        return .edits(edits)
    }
}
