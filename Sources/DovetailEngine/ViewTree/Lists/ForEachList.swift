import AttributeGraph

/// The views of a `ForEach`: a row for each element of the data.
///
/// In a container that shows everything, all rows are made and kept in the data's order. In one that shows a part (see
/// ``_ViewListInputs/isEager``), rows are made when one of their views is asked for, and go when the container lets go of them; then
/// the costs are those of the rows that are made, and opening a list of a million elements costs no more than one of ten. That needs
/// the number of views of a row to be known from the type of the content; where it is not (an `if` at the top level of a row), all
/// rows are made, and only their views are made on demand.
final class ForEachList<Data: RandomAccessCollection, ID: Hashable, Content: View>: DynamicViewList {
    typealias Row = ForEachRow<Data, ID, Content>

    /// Takes over new data. Its value is the number of the run, for those who list the views to depend on.
    private struct RowsRule: StatefulRule {
        let list: ForEachList
        let view: Attribute<ForEach<Data, ID, Content>>

        mutating func update(previous: Int?) -> RuleResult<Int> {
            list.take(view.value)
            return .value(list.version)
        }
    }

    /// The content of a row that was made on demand.
    private struct ContentRule: StatefulRule {
        unowned let list: ForEachList
        unowned let row: Row
        var reads: ObservedReads

        /// What the content was made of.
        var made: (element: Data.Element, contentVersion: Int)?

        mutating func update(previous: Content?) -> RuleResult<Content> {
            _ = list.rule.value
            // A row on its way out keeps its content.
            if row.isRetired, previous != nil { return .unchanged }
            let value = list.value!
            let element = list.element(of: row.position)
            if let made, made.contentVersion == list.contentVersion, list.isSame(made.element, element),
                list.inputs.graphInputs.loop.graph.keepRemainingInputs()
            {
                return .unchanged
            }
            made = (element, list.contentVersion)
            list.inputs.graphInputs.loop.countRowContent()
            reads.stop()
            return .value(reads.track(loop: list.inputs.graphInputs.loop) { value.content(element) })
        }
    }

    /// Counts the views of all rows. Runs again when rows come, go or move, or one of them has another number of views.
    private struct StartsRule: StatefulRule {
        unowned let list: ForEachList

        mutating func update(previous: [Int]?) -> RuleResult<[Int]> {
            list.bringUpToDate()
            var starts: [Int] = [0]
            starts.reserveCapacity(list.order.count + 1)
            for row in list.order {
                starts.append(starts.last! + (row.onlyElement == nil ? row.list.count : 1))
            }
            return .value(starts)
        }
    }

    /// Finds the sections in all rows. Runs as seldom as the rule above.
    private struct SegmentsRule: StatefulRule {
        unowned let list: ForEachList

        mutating func update(previous: [ViewListSegment]?) -> RuleResult<[ViewListSegment]> {
            list.bringUpToDate()
            var segments: [ViewListSegment] = []
            for row in list.order {
                if let element = row.onlyElement {
                    segments.add(element.trait(SectionTrait.self), 1)
                } else {
                    row.list.appendSegments(to: &segments, nil)
                }
            }
            return .value(segments)
        }
    }

    let inputs: _ViewListInputs
    private let view: Attribute<ForEach<Data, ID, Content>>
    let reads = ObservedReads(of: ForEach<Data, ID, Content>.self)
    private let parent: Subgraph
    /// How many views each row stands for, if that is known from the type of the content.
    private let viewsPerRow: Int?
    let makesAllRows: Bool
    var value: ForEach<Data, ID, Content>?
    private var rule: Attribute<Int>!
    /// Where each row's views begin, and where a further row's would, when that is not known from the type. A container that shows
    /// a few rows asks for the places of these alone, and must not count the views of all others each time.
    private var starts: Attribute<[Int]>!
    /// The sections in the rows, under the same conditions.
    private var ownSegments: Attribute<[ViewListSegment]>!
    var round = 0
    /// Counts the changes of which rows there are and in which order; where rows are made on demand, all changes.
    var version = 0
    /// Counts the changes of the closure that makes the content.
    var contentVersion = 0
    let closures = ExactComparison.of(((Data.Element) -> Content).self, for: .tracked)
    let elements = ExactComparison.of(Data.Element.self, for: .data)
    let collections = ExactComparison.of(Data.self, for: .data)
    /// The rows that are made and listed, by id.
    var rows: [ID: Row] = [:]
    /// Rows whose id stands at another place of the data too, which has the row that is found by the id, by position.
    var duplicates: [Int: Row] = [:]
    /// Whether ids repeat, where all rows are made.
    var hasRepeats = false
    /// Rows on their way out.
    var retired: [ID: Row] = [:]
    /// All rows in the data's order, where all are made.
    var order: [Row] = []
    /// What the last change did to the order, where all rows are made and that was little.
    var lastEdits: [ListEdit]?
    /// Whether each row that was made so far stands for exactly one view, for good.
    private(set) var haveOneViewEach = true

    /// Made in the current subgraph.
    init(view: Attribute<ForEach<Data, ID, Content>>, inputs: _ViewListInputs) {
        self.view = view
        self.inputs = inputs
        parent = Subgraph.current
        viewsPerRow = MainActor.assumeIsolated { Content._viewListCount(inputs: _ViewListCountInputs()) }
        makesAllRows = inputs.isEager || viewsPerRow == nil
        rule = Attribute(effect: RowsRule(list: self, view: view), stage: .structure)
        if viewsPerRow == nil {
            starts = Attribute(StartsRule(list: self))
            ownSegments = Attribute(SegmentsRule(list: self))
        }
    }

    func bringUpToDate() { _ = rule.value }

    func element(of position: Int) -> Data.Element {
        let data = value!.data
        return data[data.index(data.startIndex, offsetBy: position)]
    }

    // MARK: Rows

    func makeRow(_ id: ID, _ position: Int, _ makeContent: @escaping () -> Content) -> Row {
        let row = Row(
            id: id, position: position, reads: reads, parent: parent, inputs: inputs, makeContent: makeContent)
        if row.onlyElement == nil { haveOneViewEach = false }
        return row
    }

    /// The row at a position of the data, made if there is none.
    private func row(at position: Int) -> Row {
        if makesAllRows { return order[position] }
        if let known = duplicates[position], !known.isReleased { return known }
        let id = value!.id(element(of: position))
        if let known = rows[id], !known.isReleased {
            if known.position == position { return known }
            warnOfDuplicate(id)
            let row = makeRowOnDemand(id, position)
            duplicates[position] = row
            return row
        }
        if let leaving = retired.removeValue(forKey: id), !leaving.isReleased {
            leaving.position = position
            leaving.round = round
            leaving.revive()
            rows[id] = leaving
            return leaving
        }
        let row = makeRowOnDemand(id, position)
        rows[id] = row
        return row
    }

    private func makeRowOnDemand(_ id: ID, _ position: Int) -> Row {
        let row = Row(
            id: id, position: position, reads: reads, parent: parent, inputs: inputs,
            content: { [reads] row in Attribute(ContentRule(list: self, row: row, reads: reads)) },
            onUnused: { [unowned self] row in forget(row) })
        row.round = round
        return row
    }

    /// Releases a row that nobody shows any more.
    private func forget(_ row: Row) {
        if rows[row.id] === row { rows[row.id] = nil }
        if duplicates[row.position] === row { duplicates[row.position] = nil }
        row.retire(in: inputs.graphInputs.transaction)
    }

    func warnOfDuplicate(_ id: ID) {
        Log.warnOnce(
            "duplicate id \(ID.self) \(Content.self)",
            "ForEach<\(Data.self), \(ID.self), …>: the id \(id) occurs more than once; use ids that are unique")
    }

    // MARK: Asking

    var count: Int {
        bringUpToDate()
        if let viewsPerRow { return viewsPerRow * value!.data.count }
        return starts.value.last!
    }

    func element(at position: Int) -> ViewListElement {
        bringUpToDate()
        if let viewsPerRow {
            let row = row(at: position / viewsPerRow)
            return row.onlyElement ?? row.list.element(at: position % viewsPerRow)
        }
        let starts = starts.value
        precondition(
            (0..<starts.last!).contains(position), "a ForEach was asked for the view at \(position), of \(count)")
        // The last row that begins there or before. Rows without views begin where the next one does.
        var (low, high) = (0, order.count)
        while high - low > 1 {
            let middle = (low + high) / 2
            if starts[middle] <= position { low = middle } else { high = middle }
        }
        return order[low].onlyElement ?? order[low].list.element(at: position - starts[low])
    }

    func rowID(at position: Int) -> AnyHashable? {
        bringUpToDate()
        guard let viewsPerRow else { return element(at: position).rowID }
        return AnyHashable(value!.id(element(of: position / viewsPerRow)))
    }

    func appendElements(to elements: inout [ViewListElement], _ transform: ElementTransform?) {
        bringUpToDate()
        guard makesAllRows else {
            for position in 0..<count { elements.append(element(at: position).transformed(by: transform)) }
            return
        }
        elements.reserveCapacity(elements.count + order.count * (viewsPerRow ?? 1))
        for row in order {
            if let element = row.onlyElement {
                elements.append(element.transformed(by: transform))
            } else {
                row.list.appendElements(to: &elements, transform)
            }
        }
    }

    func appendSegments(to segments: inout [ViewListSegment], _ place: SectionPlace?) {
        bringUpToDate()
        // A row whose number of views is known from its type has no sections in it.
        if viewsPerRow != nil { return segments.add(place, count) }
        // The part of a section that a list around is in counts for all rows.
        if let place { return segments.add(place, starts.value.last!) }
        for segment in ownSegments.value { segments.add(segment.place, segment.count) }
    }

    func position(of element: ViewListElement) -> Int? {
        bringUpToDate()
        var scope = element.source.scope
        while let current = scope {
            if let row = current as? Row, rows[row.id] === row || duplicates[row.position] === row {
                guard let inner = row.onlyElement == nil ? row.list.position(of: element) : 0 else { return nil }
                return start(of: row) + inner
            }
            scope = current.outer
        }
        return nil
    }

    func position(ofID id: AnyHashable) -> Int? {
        bringUpToDate()
        if let own = id.base as? ID {
            if let row = rows[own] { return start(of: row) }
            if !makesAllRows, let value {
                var position = 0
                for element in value.data {
                    if value.id(element) == own { return position * viewsPerRow! }
                    position += 1
                }
            }
        }
        for row in makesAllRows ? order : rows.values.sorted(by: { $0.position < $1.position }) {
            if let inner = row.list.position(ofID: id) { return start(of: row) + inner }
        }
        return nil
    }

    /// The position of a row's first view.
    private func start(of row: Row) -> Int {
        viewsPerRow.map { row.position * $0 } ?? starts.value[row.position]
    }
}
