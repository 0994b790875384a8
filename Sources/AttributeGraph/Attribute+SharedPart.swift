/// The parts of one attribute that were made for all who read them.
final class SharedParts {
    /// More kinds of parts than this are a sign that each reader asks for one of its own.
    static let limit = 64

    /// The generation of the whole: its number may be given to another attribute after it.
    let generation: UInt32
    fileprivate var parts: [(key: ObjectIdentifier, object: AnyObject?, part: AttributeID, generation: UInt32)] = []

    init(generation: UInt32) { self.generation = generation }
}

extension Attribute {
    /// One attribute for all who read the same part of this one: the one that was made for `key` before, or what `make` makes. It lives as
    /// long as this one.
    ///
    /// - Parameters:
    ///   - key: Stands for the part, of one type: an object or a type. Who has another one for the same part has another attribute, no
    ///     more.
    ///   - object: The object that `key` is of, which must stay where it is meanwhile; nil for a type.
    ///   - other: Another attribute that the part is computed from.
    ///   - make: Makes the part, a gate, in the subgraph of this attribute.
    /// - Returns: Nil where there is nobody to share it with, as in the subgraph of this attribute, where the part would outlive what it is
    ///   computed from, and where there are very many parts.
    /// - Complexity: O(parts of this attribute).
    package func sharedPart<Part>(
        by key: ObjectIdentifier, keeping object: AnyObject? = nil, from other: AttributeID,
        _ make: () -> Attribute<Part>
    ) -> Attribute<Part>? {
        let graph = Graph.required
        guard let owner = graph.subgraph(of: id), owner !== graph.currentSubgraph else { return nil }
        let shared = graph.sharedParts(of: id, in: owner)
        if let known = shared.parts.first(where: { $0.key == key }) {
            return graph.isAlive(known.part, generation: known.generation) ? Attribute<Part>(id: known.part) : nil
        }
        guard shared.parts.count < SharedParts.limit, let otherOwner = graph.subgraph(of: other),
            owner.isInside(otherOwner)
        else { return nil }
        let part = owner.apply(make)
        shared.parts.append((key, object, part.id, graph.generation(of: part.id)))
        return part
    }
}

extension Graph {
    fileprivate func subgraph(of id: AttributeID) -> Subgraph? {
        nodes[id.rawValue].pointee.subgraph?.takeUnretainedValue()
    }

    fileprivate func sharedParts(of id: AttributeID, in owner: Subgraph) -> SharedParts {
        let generation = generation(of: id)
        if let known = sharedParts[id.rawValue], known.generation == generation { return known }
        let made = SharedParts(generation: generation)
        sharedParts[id.rawValue] = made
        // Unsafe but never dangling: the graph releases its subgraphs, so it is there when they run this.
        owner.onRelease { [unowned(unsafe) self] in
            if sharedParts[id.rawValue] === made { sharedParts[id.rawValue] = nil }
        }
        return made
    }
}
