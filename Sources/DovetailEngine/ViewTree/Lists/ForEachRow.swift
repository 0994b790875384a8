import AttributeGraph

/// A row of a `ForEach`: the scope of one id, its content, and the views that the content stands for.
///
/// Where all rows are made, the list runs the content closures of all rows in one go and hands each row its content. A row that
/// is made on demand runs the closure by itself.
final class ForEachRow<Data: RandomAccessCollection, ID: Hashable, Content: View>: ListedRow {
    let id: ID
    /// The pass in which the list handed over content last.
    private var passOfContent = -1
    private(set) var list: _ViewListOutputs = .empty
    /// The view, if the content stands for exactly one, for good.
    private(set) var onlyElement: ViewListElement?
    /// Set for a row that is handed its content.
    private var content: Attribute<Content>?
    private var reads: ObservedReads
    /// Makes the content of the element as it is now. Kept only if that reads observable objects.
    private var makeContent: (() -> Content)?
    /// Called when the last container lets go of a row that was made on demand.
    private let onUnused: ((ForEachRow) -> Void)?

    override var rowID: AnyHashable? { id }

    override func wasReleased() {
        list = .empty
        onlyElement = nil
        makeContent = nil
    }

    private override init(parent: Subgraph, outer: ViewListScope?, loop: UpdateLoop) {
        fatalError("a row is made with an id")
    }

    /// A row that is handed its content.
    init(
        id: ID, position: Int, reads: ObservedReads, parent: Subgraph, inputs: _ViewListInputs,
        makeContent: @escaping () -> Content
    ) {
        self.id = id
        self.reads = reads
        onUnused = nil
        super.init(parent: parent, outer: inputs.scope, loop: inputs.graphInputs.loop)
        self.position = position
        subgraph.apply {
            // The content closure reads what the body would read; what it reads, the running rule depends on.
            let value = self.reads.track(loop: loop, isDependency: false, makeContent)
            parent.graph.untracked {
                let source = Attribute(value: value)
                content = source
                makeList(source, inputs)
            }
        }
        watch(makeContent)
    }

    /// A row that runs the closure by itself. `content` is made in the row's subgraph.
    init(
        id: ID, position: Int, reads: ObservedReads, parent: Subgraph, inputs: _ViewListInputs,
        content: (ForEachRow) -> Attribute<Content>, onUnused: @escaping (ForEachRow) -> Void
    ) {
        self.id = id
        self.reads = reads
        self.onUnused = onUnused
        super.init(parent: parent, outer: inputs.scope, loop: inputs.graphInputs.loop)
        self.position = position
        subgraph.apply { parent.graph.untracked { makeList(content(self), inputs) } }
    }

    private func makeList(_ content: Attribute<Content>, _ inputs: _ViewListInputs) {
        var inputs = inputs
        inputs.scope = self
        inputs.graphInputs.enter("\(id)")
        list = MainActor.assumeIsolated { Content._makeViewList(view: content, inputs: inputs) }
        if let fixed = list.fixedElements, fixed.count == 1 { onlyElement = fixed[0] }
    }

    /// Hands over the content as the closure makes it now.
    func setContent(_ makeContent: @escaping () -> Content) {
        passOfContent = loop.pass
        let wasObserving = reads.isObserving
        reads.stop()
        let value = subgraph.apply { reads.track(loop: loop, isDependency: false, makeContent) }
        content!.set(value)
        if wasObserving { self.makeContent = makeContent } else { watch(makeContent) }
    }

    /// Hands over content, where it is not known yet that the closure reads nothing observable. If it does, ``setContent(_:)`` follows in the same pass.
    func setUnwatchedContent(_ makeContent: () -> Content) {
        passOfContent = loop.pass
        content!.set(subgraph.apply(makeContent))
    }

    /// Whether this pass handed over content that nobody watches.
    var hasUnwatchedContent: Bool { passOfContent == loop.pass && !reads.isObserving }

    /// A change of an object that only this row reads runs the closure of this row, and no other.
    private func watch(_ makeContent: @escaping () -> Content) {
        guard reads.isObserving else { return }
        self.makeContent = makeContent
        subgraph.apply { _ = Attribute(effect: RowRefreshRule(row: self), stage: .structure) }
    }

    fileprivate func recordDependency() { reads.recordDependency() }

    fileprivate func refresh() {
        if let makeContent, !isRetired, passOfContent != loop.pass { setContent(makeContent) }
    }

    override func wasLetGo() {
        super.wasLetGo()
        if !isReleased { onUnused?(self) }
    }
}

/// Runs a row's content closure again when what it read changed, unless the whole `ForEach` did so in the same pass.
private struct RowRefreshRule<Data: RandomAccessCollection, ID: Hashable, Content: View>: StatefulRule {
    let row: ForEachRow<Data, ID, Content>
    private var isFirstRun = true

    init(row: ForEachRow<Data, ID, Content>) { self.row = row }

    mutating func update(previous: Void?) -> RuleResult<Void> {
        row.recordDependency()
        // The content was made with the rule.
        if !isFirstRun { row.refresh() }
        isFirstRun = false
        return .changed(())
    }
}
