import AttributeGraph

/// Keeps one subgraph for each id of a `ForEach` and lists their views in the data's order.
struct ForEachRule<Data: RandomAccessCollection, ID: Hashable, Content: View>: StatefulRule {
    /// A row: its subgraph, and the source that its element's view is set through.
    final class Row {
        let subgraph: Subgraph
        let content: Attribute<Content>
        let list: _ViewListOutputs
        /// The elements, when they can never change.
        let fixed: [ViewListElement]?
        var round = 0

        init(id: ID, content: Content, parent: Subgraph, inputs: _ViewListInputs) {
            subgraph = Subgraph(graph: parent.graph, parent: parent)
            (self.content, list) = subgraph.apply {
                parent.graph.untracked {
                    let source = Attribute(value: content)
                    return (source, Content._makeViewList(view: source, inputs: inputs))
                }
            }
            fixed = list.fixedElements?.map { $0.withTraits { Row.identify(&$0, id) } }
        }

        static func identify(_ traits: inout ViewTraits, _ id: ID) {
            if traits.rowID == nil { traits.rowID = AnyHashable(id) }
        }
    }

    let view: Attribute<ForEach<Data, ID, Content>>
    let inputs: _ViewListInputs
    let parent: Subgraph
    private var rows: [ID: Row] = [:]
    /// Rows whose id had been seen before in the same data, by occurrence.
    private var duplicates: [Row] = []
    private var round = 0

    init(view: Attribute<ForEach<Data, ID, Content>>, inputs: _ViewListInputs) {
        self.view = view
        self.inputs = inputs
        parent = Subgraph.current
    }

    mutating func update(previous: [ViewListElement]?) -> RuleResult<[ViewListElement]> {
        let (value, changed) = view.valueAndChange
        if changed || previous == nil { updateRows(value) }
        var elements: [ViewListElement] = []
        elements.reserveCapacity(order.count)
        for (id, row) in order {
            if let fixed = row.fixed {
                elements.append(contentsOf: fixed)
            } else {
                elements.append(contentsOf: row.list.currentElements().map { $0.withTraits { Row.identify(&$0, id) } })
            }
        }
        return .value(elements)
    }

    private var order: [(id: ID, row: Row)] = []

    private mutating func updateRows(_ value: ForEach<Data, ID, Content>) {
        round += 1
        order.removeAll(keepingCapacity: true)
        order.reserveCapacity(value.data.count)
        var duplicateCount = 0
        for element in value.data {
            let id = value.id(element)
            // The content closure reads what the body would read; what it reads, this rule depends on.
            let content = value.content(element)
            if let row = rows[id], row.round != round {
                row.round = round
                row.content.set(content)
                order.append((id, row))
            } else if rows[id] == nil {
                let row = Row(id: id, content: content, parent: parent, inputs: inputs)
                row.round = round
                rows[id] = row
                order.append((id, row))
            } else {
                order.append((id, duplicate(number: duplicateCount, id: id, content: content)))
                duplicateCount += 1
            }
        }
        for row in duplicates.dropFirst(duplicateCount) { row.subgraph.release() }
        duplicates.removeLast(max(0, duplicates.count - duplicateCount))
        guard rows.count + duplicates.count > order.count else { return }
        for (id, row) in rows where row.round != round {
            row.subgraph.release()
            rows[id] = nil
        }
    }

    private mutating func duplicate(number: Int, id: ID, content: Content) -> Row {
        Log.warnOnce(
            "duplicate id \(ID.self) \(Content.self)",
            "ForEach<\(Data.self), \(ID.self), …>: the id \(id) occurs more than once; use ids that are unique")
        if number < duplicates.count {
            duplicates[number].content.set(content)
            return duplicates[number]
        }
        let row = Row(id: id, content: content, parent: parent, inputs: inputs)
        duplicates.append(row)
        return row
    }
}
