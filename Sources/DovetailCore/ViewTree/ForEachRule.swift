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

    /// The rows in the data's order; shared with the rule that lists their views.
    final class Order {
        var rows: [(id: ID, row: Row)] = []
    }

    let view: Attribute<ForEach<Data, ID, Content>>
    let inputs: _ViewListInputs
    let order: Order
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
            // The content closure reads what the body would read; what it reads, this rule depends on.
            let content = value.content(element)
            if let row = rows[id], row.round != round {
                row.round = round
                row.content.set(content)
                order.rows.append((id, row))
            } else if rows[id] == nil {
                let row = Row(id: id, content: content, parent: parent, inputs: inputs)
                row.round = round
                rows[id] = row
                order.rows.append((id, row))
            } else {
                order.rows.append((id, duplicate(number: duplicateCount, id: id, content: content)))
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
