import AttributeGraph

/// A list of views that starts a new life whenever its key changes: the branches of a condition, `id(_:)`, `AnyView`.
///
/// The branch's attributes belong to a subgraph that is released when the key changes.
struct KeyedBranch<Root, Key: Equatable>: StatefulRule {
    let root: Attribute<Root>
    let key: (Root) -> Key
    let makeList: (Root, Key) -> _ViewListOutputs
    private let parent: Subgraph
    private var current: (key: Key, subgraph: Subgraph, list: _ViewListOutputs)?

    init(root: Attribute<Root>, key: @escaping (Root) -> Key, makeList: @escaping (Root, Key) -> _ViewListOutputs) {
        self.root = root
        self.key = key
        self.makeList = makeList
        parent = Subgraph.current
    }

    mutating func update(previous: [ViewListElement]?) -> RuleResult<[ViewListElement]> {
        let value = root.value
        let newKey = key(value)
        if current?.key != newKey {
            let old = current?.subgraph
            let subgraph = Subgraph(graph: parent.graph, parent: parent)
            let list = subgraph.apply { parent.graph.untracked { makeList(value, newKey) } }
            current = (newKey, subgraph, list)
            old?.release()
        }
        return .value(current!.list.currentElements())
    }
}
