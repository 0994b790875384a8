import AttributeGraph

/// The children of a container of many, in chunks of neighbours: each chunk has rules of its own that look at the layouts and the display nodes
/// of its children, so that a change of one child looks at the others of its chunk and at the chunks, and at no other child.
///
/// Which child is in which chunk makes no difference to anything but the work.
final class ChildChunks {
    /// How many children a container has at least whose children are in chunks.
    static let least = 192
    /// How many children a chunk is made of, and gets at most.
    private static let size = 64
    private static let most = 128
    /// A chunk with less than this joins the one before it.
    private static let fewest = 16

    /// In the order of the children; none is empty.
    private(set) var chunks: [ChildChunk] = []
    /// Those that have no children, for new ones: attributes live as long as the container's subgraph.
    private var spare: [ChildChunk] = []
    private unowned let children: ContainerChildren
    let state: StackChunks.State

    init(of children: ContainerChildren) {
        self.children = children
        state = StackChunks.State(children.loop.layoutQuestions)
    }

    /// Takes over which children have others in their places.
    ///
    /// - Parameter edits: In rising order.
    /// - Complexity: O(edits × chunks).
    func apply(_ edits: [ListEdit]) {
        for edit in edits.reversed() { apply(edit) }
        for chunk in chunks where chunk.count == 0 { retire(chunk) }
        chunks.removeAll { $0.count == 0 }
        joinSmall()
        var start = 0
        for chunk in chunks {
            chunk.start = start
            start += chunk.count
        }
        for chunk in chunks where chunk.isTouched { chunk.noteItems() }
    }

    /// Lets go of all children.
    func removeAll() {
        for chunk in chunks { retire(chunk) }
        chunks = []
    }

    private func apply(_ edit: ListEdit) {
        if chunks.isEmpty { chunks.append(makeChunk()) }
        let first = index(at: edit.old.lowerBound)
        var (index, rest) = (first, edit.old.count)
        var removable = chunks[first].start + chunks[first].count - edit.old.lowerBound
        while true {
            let removed = min(rest, removable)
            if removed > 0 { chunks[index].isTouched = true }
            chunks[index].count -= removed
            rest -= removed
            if rest == 0 { break }
            index += 1
            removable = chunks[index].count
        }
        if !edit.new.isEmpty {
            chunks[first].count += edit.new.count
            chunks[first].isTouched = true
        }
        if chunks[first].count > Self.most { split(first) }
    }

    /// The chunk with the child at a place, or the last one for the place behind all.
    private func index(at place: Int) -> Int {
        var (low, high) = (0, chunks.count)
        while high - low > 1 {
            let middle = (low + high) / 2
            if chunks[middle].start <= place { low = middle } else { high = middle }
        }
        return low
    }

    private func split(_ index: Int) {
        let (start, count) = (chunks[index].start, chunks[index].count)
        let parts = count / Self.size
        let new = (0..<parts).map { part in
            let chunk = part == 0 ? chunks[index] : makeChunk()
            let (first, end) = (count * part / parts, count * (part + 1) / parts)
            (chunk.start, chunk.count, chunk.isTouched) = (start + first, end - first, true)
            return chunk
        }
        chunks.replaceSubrange(index...index, with: new)
    }

    private func joinSmall() {
        for index in chunks.indices.dropFirst().reversed()
        where chunks[index].count < Self.fewest && chunks[index - 1].count + chunks[index].count <= Self.size {
            chunks[index - 1].count += chunks[index].count
            chunks[index - 1].isTouched = true
            retire(chunks.remove(at: index))
        }
    }

    private func makeChunk() -> ChildChunk {
        let chunk = spare.popLast() ?? ChildChunk(of: children, state)
        chunk.isTouched = true
        return chunk
    }

    private func retire(_ chunk: ChildChunk) {
        chunk.clear()
        spare.append(chunk)
    }
}

/// Neighbours among the children of a container.
final class ChildChunk {
    /// The children, as places among all of them.
    var start = 0
    var count = 0
    /// Whether its children are others than its rules know of.
    var isTouched = false
    private unowned let children: ContainerChildren
    /// Changes when the children are others.
    private let revision: Attribute<Int>
    /// Looks at the layouts of the children; its value is the number of the run.
    private(set) var layouts: Attribute<Int>!
    /// Looks at what is drawn for them; its value changes with the nodes.
    private(set) var display: Attribute<Int>!
    /// What the children answer as views of a stack.
    let stack = StackChunk()
    /// What is drawn for the children, as `display` has found it last.
    fileprivate(set) var nodes: [DisplayNode] = []

    /// Makes the attributes in the container's subgraph.
    init(of children: ContainerChildren, _ state: StackChunks.State) {
        self.children = children
        revision = children.owner.apply { Attribute(value: 0) }
        children.owner.apply {
            layouts = Attribute(ChunkLayoutsRule(chunk: self, revision: revision, state: state, loop: children.loop))
            display = Attribute(ChunkNodesRule(chunk: self, revision: revision, loop: children.loop))
        }
    }

    fileprivate var items: ArraySlice<ContainerItem> { children.items[start..<start + count] }

    func noteItems() {
        isTouched = false
        revision.set(revision.untracked &+ 1)
    }

    func clear() {
        (start, count, isTouched, nodes) = (0, 0, false, [])
        stack.clear()
    }
}

/// Looks at the layouts of a chunk's children.
private struct ChunkLayoutsRule: StatefulRule {
    let chunk: ChildChunk
    let revision: Attribute<Int>
    let state: StackChunks.State
    let loop: UpdateLoop

    mutating func update(previous: Int?) -> RuleResult<Int> {
        _ = revision.value
        let items = Array(chunk.items)
        loop.countChildren(items.count)
        chunk.stack.take(items, items.map { $0.layout!.value }, in: state.generation)
        return .changed((previous ?? 0) &+ 1)
    }
}

/// Looks at what is drawn for a chunk's children.
private struct ChunkNodesRule: StatefulRule {
    let chunk: ChildChunk
    let revision: Attribute<Int>
    let loop: UpdateLoop

    mutating func update(previous: Int?) -> RuleResult<Int> {
        _ = revision.value
        loop.countChildren(chunk.count)
        var nodes: [DisplayNode] = []
        nodes.reserveCapacity(chunk.count)
        for item in chunk.items {
            item.display?.withValue { if $0.count == 1 { nodes.append($0[0]) } else { nodes += $0 } }
        }
        if let previous, nodes.elementsEqual(chunk.nodes, by: ===) { return .value(previous) }
        chunk.nodes = nodes
        return .changed((previous ?? 0) &+ 1)
    }
}
