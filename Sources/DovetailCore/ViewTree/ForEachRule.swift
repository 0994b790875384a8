import AttributeGraph

/// Keeps one subgraph for each id of a `ForEach`, and hands each row's view to it.
struct ForEachRule<Data: RandomAccessCollection, ID: Hashable, Content: View>: StatefulRule {
    /// A row: its subgraph, and the source that its element's view is set through.
    final class Row {
        let subgraph: Subgraph
        let content: Attribute<Content>
        let list: _ViewListOutputs
        /// The elements, when they can never change.
        let fixed: [ViewListElement]?
        var round = 0
        private let loop: UpdateLoop
        private var reads: ObservedReads
        /// Makes the content of the element as it is now. Kept only if that reads observable objects.
        private var makeContent: (() -> Content)?

        init(
            id: ID, reads: ObservedReads, parent: Subgraph, inputs: _ViewListInputs,
            makeContent: @escaping () -> Content
        ) {
            loop = inputs.graphInputs.loop
            var reads = reads
            let loop = loop
            subgraph = Subgraph(graph: parent.graph, parent: parent)
            (content, list) = subgraph.apply {
                // The content closure reads what the body would read; what it reads, the running rule depends on.
                let content = reads.track(loop: loop, isDependency: false, makeContent)
                return parent.graph.untracked {
                    let source = Attribute(value: content)
                    return (source, Content._makeViewList(view: source, inputs: inputs))
                }
            }
            fixed = list.fixedElements?.map { $0.withTraits { Row.identify(&$0, id) } }
            self.reads = reads
            watch(makeContent)
        }

        /// Hands over the content as the closure makes it now.
        func setContent(_ makeContent: @escaping () -> Content) {
            let wasObserving = reads.isObserving
            reads.stop()
            let content = subgraph.apply { reads.track(loop: loop, isDependency: false, makeContent) }
            self.content.set(content)
            if wasObserving { self.makeContent = makeContent } else { watch(makeContent) }
        }

        /// A change of an object that only this row reads runs the closure of this row, and no other.
        private func watch(_ makeContent: @escaping () -> Content) {
            guard reads.isObserving else { return }
            self.makeContent = makeContent
            subgraph.apply { _ = Attribute(effect: RowRefreshRule(row: self), stage: .structure) }
        }

        func recordDependency() { reads.recordDependency() }

        func refresh() {
            if let makeContent { setContent(makeContent) }
        }

        static func identify(_ traits: inout ViewTraits, _ id: ID) {
            if traits.rowID == nil { traits.rowID = AnyHashable(id) }
        }
    }

    /// The rows in the data's order; shared with the rule that lists their views.
    final class Order {
        var rows: [(id: ID, row: Row)] = []
    }

    let view: Attribute<ForEach<Data, ID, Content>>
    let inputs: _ViewListInputs
    let order: Order
    /// What each row starts with.
    private let reads = ObservedReads(of: ForEach<Data, ID, Content>.self)
    private let parent: Subgraph
    private var rows: [ID: Row] = [:]
    /// Rows whose id had been seen before in the same data, by occurrence.
    private var duplicates: [Row] = []
    private var round = 0

    init(view: Attribute<ForEach<Data, ID, Content>>, inputs: _ViewListInputs, order: Order) {
        self.view = view
        self.inputs = inputs
        self.order = order
        parent = Subgraph.current
    }

    /// Runs the content closures again; the value is the number of the run, for the list to depend on.
    mutating func update(previous: Int?) -> RuleResult<Int> {
        updateRows(view.value)
        return .value(round)
    }

    private mutating func updateRows(_ value: ForEach<Data, ID, Content>) {
        round += 1
        order.rows.removeAll(keepingCapacity: true)
        order.rows.reserveCapacity(value.data.count)
        var duplicateCount = 0
        for element in value.data {
            let id = value.id(element)
            let makeContent = { value.content(element) }
            if let row = rows[id], row.round != round {
                row.round = round
                row.setContent(makeContent)
                order.rows.append((id, row))
            } else if rows[id] == nil {
                let row = Row(id: id, reads: reads, parent: parent, inputs: inputs, makeContent: makeContent)
                row.round = round
                rows[id] = row
                order.rows.append((id, row))
            } else {
                order.rows.append((id, duplicate(number: duplicateCount, id: id, makeContent)))
                duplicateCount += 1
            }
        }
        for row in duplicates.dropFirst(duplicateCount) { row.subgraph.release() }
        duplicates.removeLast(max(0, duplicates.count - duplicateCount))
        guard rows.count + duplicates.count > order.rows.count else { return }
        for (id, row) in rows where row.round != round {
            row.subgraph.release()
            rows[id] = nil
        }
    }

    private mutating func duplicate(number: Int, id: ID, _ makeContent: @escaping () -> Content) -> Row {
        Log.warnOnce(
            "duplicate id \(ID.self) \(Content.self)",
            "ForEach<\(Data.self), \(ID.self), …>: the id \(id) occurs more than once; use ids that are unique")
        if number < duplicates.count {
            duplicates[number].setContent(makeContent)
            duplicates[number].round = round
            return duplicates[number]
        }
        let row = Row(id: id, reads: reads, parent: parent, inputs: inputs, makeContent: makeContent)
        row.round = round
        duplicates.append(row)
        return row
    }
}

/// Runs a row's content closure again when what it read changed, unless the whole `ForEach` just did.
private struct RowRefreshRule<Data: RandomAccessCollection, ID: Hashable, Content: View>: StatefulRule {
    let row: ForEachRule<Data, ID, Content>.Row
    private var round: Int?

    init(row: ForEachRule<Data, ID, Content>.Row) { self.row = row }

    mutating func update(previous: Void?) -> RuleResult<Void> {
        row.recordDependency()
        if round == row.round { row.refresh() }
        round = row.round
        return .changed(())
    }
}

extension ForEachRule {
    /// Lists the views of the rows in the data's order. A row whose own list changes does not run the content again.
    static func elements(of rows: Attribute<Int>, _ order: Order) -> [ViewListElement] {
        _ = rows.value
        var elements: [ViewListElement] = []
        elements.reserveCapacity(order.rows.count)
        for (id, row) in order.rows {
            if let fixed = row.fixed {
                elements.append(contentsOf: fixed)
            } else {
                elements.append(contentsOf: row.list.currentElements().map { $0.withTraits { Row.identify(&$0, id) } })
            }
        }
        return elements
    }
}
