import DovetailCore
import Foundation

/// What a list keeps besides its views: its rows in their order, what is selected from where, and where the rows are.
///
/// The rows refresh it as they are evaluated. Events read it, and no view depends on it.
final class ListModel {
    /// A row, as an event finds it.
    struct Row {
        /// Identifies the row for its life.
        let token: Int
        let position: Int
        /// What the row is selected by.
        let value: AnyHashable?
        let id: AnyHashable?
        let row: RowTraits
        /// Which element of the row's `ForEach` it is.
        let offset: Int?

        var deletes: RowEdits? { row.isDeleteDisabled ? nil : row.delete }
        var moves: RowEdits? { row.isMoveDisabled ? nil : row.move }
    }

    var selection: ListSelection?
    var isEditing = false
    var menu: SelectionMenu?
    /// Shows the menu of the selection.
    var openMenu: (OpenSelectionMenu) -> Void = { _ in }
    /// The list's own, which has the keyboard for all rows.
    weak var responder: InteractionResponder?
    let reader = LazyRowsReader()
    /// The end of the selection that stays when it is extended, and the one that moves.
    var anchor: AnyHashable?
    var lead: AnyHashable?
    /// The columns that the rows have cells in; nil for a list.
    var columnsForTools: AccessibilityColumns?
    /// What assistive tools know of the rows.
    private(set) lazy var rowsForTools = makeRowsForTools()
    private var responders: [Int: WeakResponder] = [:]
    /// Moves a row on screen while another is dragged.
    var shifts: [Int: (CGFloat) -> Void] = [:]
    var move: RowMove?

    /// A row that is dragged, and those that it may be put among.
    struct RowMove {
        let rows: [Row]
        let frames: [CGRect]
        let source: Int
        var target: Int
    }

    private struct WeakResponder { weak var responder: InteractionResponder? }

    /// The row at a position, which is made for that where it is not in sight.
    func row(at position: Int) -> Row? {
        reader.read(position) { child in
            let traits = child.traits
            return Row(
                token: child.id, position: position, value: traits.selectionValue(for: selection), id: traits.rowID,
                row: traits.row, offset: child.rowOffset)
        }
    }

    /// A row that is in sight.
    func row(_ token: Int) -> Row? { reader.position(ofToken: token).flatMap { row(at: $0) } }

    /// The rows in sight, in their order.
    var rowsInSight: [Row] {
        responders = responders.filter { $0.value.responder?.node != nil }
        shifts = shifts.filter { responders[$0.key] != nil }
        return responders.keys.compactMap { row($0) }.sorted { $0.position < $1.position }
    }

    /// The row that is selected by a value. Where it is not in sight it is looked for by its id, and only then among all.
    func row(selectedBy value: AnyHashable) -> Row? {
        if let known = rowsInSight.first(where: { $0.value == value }) { return known }
        if let position = reader.position(ofID: value), let row = row(at: position), row.value == value { return row }
        for position in reader.rows.joined() {
            if let row = row(at: position), row.value == value { return row }
        }
        return nil
    }

    func register(_ responder: InteractionResponder, token: Int, shift: @escaping (CGFloat) -> Void) {
        if responders[token] == nil, responders.count >= nextCleaning { forgetRowsThatWent() }
        responders[token] = WeakResponder(responder: responder)
        shifts[token] = shift
    }

    /// How many rows are known when those that went are looked for next: twice as many as there were then, so that it costs little for each.
    private var nextCleaning = 64

    private func forgetRowsThatWent() {
        responders = responders.filter { $0.value.responder != nil }
        shifts = shifts.filter { responders[$0.key] != nil }
        nextCleaning = max(64, 2 * responders.count)
    }

    func node(of token: Int) -> DisplayNode? { responders[token]?.responder?.node }

    // MARK: Selection

    func isSelectable(_ row: Row) -> Bool {
        guard let value = row.value, let selection else { return false }
        return !row.row.isSelectionDisabled && selection.accepts(value)
    }

    /// A click on a row. Returns whether it meant something.
    @discardableResult
    func click(_ token: Int, modifiers: EventModifiers) -> Bool {
        guard let selection, let row = row(token), isSelectable(row), let value = row.value else { return false }
        let toggles = !modifiers.isDisjoint(with: [.command, .control]) || isEditing
        if selection.allowsMultiple, modifiers.contains(.shift), let anchor {
            extend(from: anchor, to: value)
        } else if selection.allowsMultiple, toggles {
            var values = selectedValues
            if let index = values.firstIndex(of: value) { values.remove(at: index) } else { values.append(value) }
            selection.set(values)
            anchor = value
        } else {
            selection.set([value])
            anchor = value
        }
        lead = value
        return true
    }

    var selectedValues: [AnyHashable] { selection?.values() ?? [] }

    func extend(from anchor: AnyHashable, to value: AnyHashable) {
        guard let first = row(selectedBy: anchor)?.position, let last = row(selectedBy: value)?.position else {
            selection?.set([value])
            return
        }
        selection?.set(selectableValues(in: min(first, last)...max(first, last)))
    }

    /// What the rows in a range are selected by.
    ///
    /// - Complexity: O(rows); they are not made where they are known to be selected by the ids of their data.
    func selectableValues(in range: ClosedRange<Int>) -> [AnyHashable] {
        let inSight = rowsInSight
        let areSelectedByID = inSight.allSatisfy { $0.value == $0.id && !$0.row.isSelectionDisabled }
        return reader.rows.joined().lazy.filter { range.contains($0) }.compactMap { position in
            if areSelectedByID, let id = self.reader.rowID(at: position) {
                return self.selection?.accepts(id) == true ? id : nil
            }
            return self.row(at: position).flatMap { self.isSelectable($0) ? $0.value : nil }
        }
    }

    // MARK: Deleting

    /// Returns whether there was something to delete.
    func deleteSelection() -> Bool {
        let selected = selectedRows.filter { $0.deletes != nil }
        guard !selected.isEmpty else { return false }
        delete(selected)
        return true
    }

    func delete(_ token: Int) {
        if let row = row(token) { delete([row]) }
    }

    /// Tells each collection once which of its elements are to go.
    private func delete(_ rows: [Row]) {
        var batches: [(edits: RowEdits, offsets: IndexSet)] = []
        for row in rows {
            guard let edits = row.deletes, let offset = offset(of: row, in: edits) else { continue }
            if let index = batches.firstIndex(where: { $0.edits.isSameCollection(as: edits) }) {
                batches[index].offsets.insert(offset)
            } else {
                batches.append((edits, IndexSet(integer: offset)))
            }
        }
        withAnimation { for batch in batches { batch.edits.delete(batch.offsets) } }
    }

    func offset(of row: Row, in edits: RowEdits) -> Int? {
        row.id.flatMap { edits.offset(ofRow: $0, near: row.offset) }
    }
}
