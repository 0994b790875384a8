import AttributeGraph

/// A list that starts a new life whenever its key changes: the branches of a condition, `id(_:)`, `AnyView`.
///
/// The branch's attributes belong to a ``ViewListScope`` that is retired when the key changes. A key that comes back while views
/// of its last life are still leaving revives them.
package final class KeyedBranch<Root, Key: Equatable>: StandInList {
    /// What is made for a key: its list, which gets its data from `view` for as long as the key stays.
    package typealias MakeList = (Root, Key, _ViewListInputs) -> _ViewListOutputs

    private final class Branch: ViewListScope {
        let key: Key
        let id: AnyHashable?
        var list: _ViewListOutputs!

        init(key: Key, isExplicit: Bool, parent: Subgraph, outer: ViewListScope?, loop: UpdateLoop) {
            self.key = key
            id = isExplicit ? (key as? any Hashable).map { AnyHashable($0) } : nil
            super.init(parent: parent, outer: outer, loop: loop)
        }

        override var explicitID: AnyHashable? { id }
        override func wasReleased() { list = .empty }
    }

    /// Finds the branch in force. Its value changes with the branch.
    private struct BranchRule: StatefulRule {
        let list: KeyedBranch
        let root: Attribute<Root>
        let key: (Root) -> Key

        mutating func update(previous: Int?) -> RuleResult<Int> {
            let value = root.value
            return .value(list.choose(key(value), value))
        }
    }

    private let inputs: _ViewListInputs
    private let isExplicit: Bool
    private let makeList: MakeList
    private let parent: Subgraph
    private var current: Branch?
    /// Branches on their way out.
    private var retired: [Branch] = []
    private var branchNumber = 0
    private var rule: Attribute<Int>!

    /// Made in the current subgraph.
    ///
    /// - Parameter isExplicit: Whether views can be found by the key, as by that of `id(_:)`.
    package init(
        root: Attribute<Root>, inputs: _ViewListInputs, isExplicit: Bool = false, key: @escaping (Root) -> Key,
        makeList: @escaping MakeList
    ) {
        self.inputs = inputs
        self.isExplicit = isExplicit
        self.makeList = makeList
        parent = Subgraph.current
        super.init()
        rule = Attribute(effect: BranchRule(list: self, root: root, key: key), stage: .structure)
    }

    private func choose(_ key: Key, _ value: Root) -> Int {
        if let current, current.key == key, !current.isReleased { return branchNumber }
        branchNumber += 1
        let old = current
        retired.removeAll { $0.isReleased }
        if let index = retired.firstIndex(where: { $0.key == key }) {
            current = retired.remove(at: index)
            current!.revive()
        } else {
            current = make(key, value)
        }
        if let old {
            old.retire(in: inputs.graphInputs.transaction)
            retired.append(old)
        }
        return branchNumber
    }

    private func make(_ key: Key, _ value: Root) -> Branch {
        let branch = Branch(
            key: key, isExplicit: isExplicit, parent: parent, outer: inputs.scope, loop: inputs.graphInputs.loop)
        var inputs = inputs
        inputs.scope = branch
        branch.list = branch.subgraph.apply { parent.graph.untracked { makeList(value, key, inputs) } }
        return branch
    }

    override var list: _ViewListOutputs {
        _ = rule.value
        return current!.list
    }

    override var listNumber: Int? { branchNumber }

    package override func position(ofID id: AnyHashable) -> Int? {
        let list = list
        if isExplicit, current?.id == id { return list.count > 0 ? 0 : nil }
        return list.position(ofID: id)
    }
}

/// Part of a value that may be absent; then the last one present stands. So a branch that is on its way out keeps the data that it
/// had.
package struct PresentPart<Root, Value>: StatefulRule {
    package let root: Attribute<Root>
    package var fallback: Value
    package let extract: (Root) -> Value?

    package init(root: Attribute<Root>, fallback: Value, extract: @escaping (Root) -> Value?) {
        self.root = root
        self.fallback = fallback
        self.extract = extract
    }

    package mutating func update(previous: Value?) -> RuleResult<Value> {
        if let value = extract(root.value) {
            fallback = value
            return .value(value)
        }
        return previous == nil ? .value(fallback) : .unchanged
    }
}
