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
    private var anchor: AnyHashable?
    private var lead: AnyHashable?
    private var responders: [Int: WeakResponder] = [:]
    /// Moves a row on screen while another is dragged.
    private var shifts: [Int: (CGFloat) -> Void] = [:]
    private var move: RowMove?

    private struct WeakResponder { weak var responder: InteractionResponder? }

    /// The row at a position, which is made for that where it is not in sight.
    private func row(at position: Int) -> Row? {
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
    private var rowsInSight: [Row] {
        responders = responders.filter { $0.value.responder?.node != nil }
        shifts = shifts.filter { responders[$0.key] != nil }
        return responders.keys.compactMap { row($0) }.sorted { $0.position < $1.position }
    }

    /// The row that is selected by a value. Where it is not in sight it is looked for by its id, and only then among all.
    private func row(selectedBy value: AnyHashable) -> Row? {
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

    private func isSelectable(_ row: Row) -> Bool {
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

    private var selectedValues: [AnyHashable] { selection?.values() ?? [] }

    private func extend(from anchor: AnyHashable, to value: AnyHashable) {
        guard let first = row(selectedBy: anchor)?.position, let last = row(selectedBy: value)?.position else {
            selection?.set([value])
            return
        }
        selection?.set(selectableValues(in: min(first, last)...max(first, last)))
    }

    /// What the rows in a range are selected by.
    ///
    /// - Complexity: O(rows); they are not made where they are known to be selected by the ids of their data.
    private func selectableValues(in range: ClosedRange<Int>) -> [AnyHashable] {
        let inSight = rowsInSight
        let areSelectedByID = inSight.allSatisfy { $0.value == $0.id && !$0.row.isSelectionDisabled }
        return reader.rows.joined().lazy.filter { range.contains($0) }.compactMap { position in
            if areSelectedByID, let id = self.reader.rowID(at: position) {
                return self.selection?.accepts(id) == true ? id : nil
            }
            return self.row(at: position).flatMap { self.isSelectable($0) ? $0.value : nil }
        }
    }

    // MARK: Keys

    /// Returns whether the key meant something.
    func keyDown(_ key: KeyInput) -> Bool {
        switch key.key {
        case .delete, .backspace: return deleteSelection()
        case .up: return moveSelection(key, by: -1)
        case .down: return moveSelection(key, by: 1)
        case .home: return moveSelection(key, by: -1, toEnd: true)
        case .end: return moveSelection(key, by: 1, toEnd: true)
        case .left: return setDisclosed(false)
        case .right: return setDisclosed(true)
        case .return: return activateSelection()
        case .character("a") where !key.modifiers.isDisjoint(with: [.command, .control]):
            guard let selection, selection.allowsMultiple else { return false }
            selection.set(selectableValues(in: 0...Int.max - 1))
            return true
        default: return false
        }
    }

    /// Selects the next row that can be, in steps from the one that was selected last, or from an end.
    private func moveSelection(_ key: KeyInput, by step: Int, toEnd: Bool = false) -> Bool {
        guard let selection else { return false }
        let rows = reader.rows
        guard let first = rows.first(where: { !$0.isEmpty })?.lowerBound,
            let last = rows.last(where: { !$0.isEmpty })?.upperBound
        else { return false }
        let values = selectedValues
        // The end that moved last counts while it is selected.
        let current = (lead.flatMap { values.contains($0) ? $0 : nil } ?? values.first).flatMap { row(selectedBy: $0) }
        var position = step > 0 ? first : last - 1
        if toEnd { position = step > 0 ? last - 1 : first } else if let current { position = current.position + step }
        let searchStep = toEnd ? -step : step
        while position >= first, position < last {
            if rows.contains(where: { $0.contains(position) }), let row = row(at: position), isSelectable(row) {
                choose(row, selection, key)
                return true
            }
            position += searchStep
        }
        return true
    }

    private func choose(_ row: Row, _ selection: ListSelection, _ key: KeyInput) {
        guard let value = row.value else { return }
        if selection.allowsMultiple, key.modifiers.contains(.shift), let anchor {
            extend(from: anchor, to: value)
        } else {
            selection.set([value])
            anchor = value
        }
        lead = value
        reader.scroll(to: row.position)
    }

    private var selectedRows: [Row] {
        selectedValues.compactMap { row(selectedBy: $0) }.sorted { $0.position < $1.position }
    }

    private func setDisclosed(_ isOpen: Bool) -> Bool {
        let selected = selectedRows
        guard selected.count == 1, let disclosure = selected[0].row.disclosure else { return false }
        if disclosure.binding.wrappedValue != isOpen {
            withAnimation { disclosure.binding.wrappedValue = isOpen }
        }
        return true
    }

    /// Return presses the only button of the only selected row, such as a link.
    private func activateSelection() -> Bool {
        if let action = menu?.primaryAction, !selectedValues.isEmpty {
            action(selectedValues)
            return true
        }
        let selected = selectedRows
        guard selected.count == 1, let node = node(of: selected[0].token) else { return false }
        return node.pressOnlyButton()
    }

    /// What a menu or an action is about that was asked for at a row: the selection where the row belongs to it, else the row alone.
    private func subjects(of token: Int) -> [AnyHashable] {
        guard let value = row(token)?.value else { return [] }
        return selectedValues.contains(value) ? selectedValues : [value]
    }

    /// Opens the menu of the selection at a row.
    func openMenu(_ token: Int, at location: CGPoint) {
        openMenu(OpenSelectionMenu(location: location, values: subjects(of: token)))
    }

    /// Runs the primary action for a row that was clicked. Returns whether there is one.
    func runPrimaryAction(_ token: Int) -> Bool {
        guard let action = menu?.primaryAction, !isEditing else { return false }
        let values = subjects(of: token)
        guard !values.isEmpty else { return false }
        action(values)
        return true
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

    private func offset(of row: Row, in edits: RowEdits) -> Int? {
        row.id.flatMap { edits.offset(ofRow: $0, near: row.offset) }
    }

    // MARK: Moving

    /// A row that is dragged, and those that it may be put among.
    private struct RowMove {
        let rows: [Row]
        let frames: [CGRect]
        let source: Int
        var target: Int
    }

    /// Begins to drag a row. Returns whether it can be.
    func beginMove(_ token: Int) -> Bool {
        guard let row = row(token), let edits = row.moves else { return false }
        let siblings = rowsInSight.filter { $0.row.move?.isSameCollection(as: edits) ?? false }
        guard let source = siblings.firstIndex(where: { $0.token == token }) else { return false }
        let frames = siblings.map { node(of: $0.token)?.frameInWindow ?? .null }
        move = RowMove(rows: siblings, frames: frames, source: source, target: source)
        return true
    }

    /// Follows the pointer: the rows between make room.
    func continueMove(by distance: CGFloat) {
        guard var move, distance.isFinite, !move.frames[move.source].isNull else { return }
        let own = move.frames[move.source]
        let middle = own.midY + distance
        var target = 0
        for (index, frame) in move.frames.enumerated() where index != move.source && !frame.isNull {
            // A row makes room as soon as the dragged one covers its middle.
            if index < move.source ? frame.midY < middle - own.height / 2 : frame.midY < middle + own.height / 2 {
                target += 1
            }
        }
        guard target != move.target else { return }
        move.target = target
        self.move = move
        withAnimation(.easeOut(duration: 0.2)) {
            for (index, row) in move.rows.enumerated() where index != move.source {
                var shift: CGFloat = 0
                if index > move.source, index <= target { shift = -own.height }
                if index < move.source, index >= target { shift = own.height }
                shifts[row.token]?(shift)
            }
        }
    }

    /// Ends the drag, and moves the element where there is a new place for it.
    func endMove(isCancelled: Bool = false) {
        guard let move else { return }
        self.move = nil
        for row in move.rows { shifts[row.token]?(0) }
        guard !isCancelled, move.target != move.source, let edits = move.rows[move.source].moves,
            let source = offset(of: move.rows[move.source], in: edits),
            let place = offset(of: move.rows[move.target], in: edits)
        else { return }
        edits.move(IndexSet(integer: source), to: move.target > move.source ? place + 1 : place)
    }
}

extension DisplayNode {
    /// Presses the button inside when there is exactly one control, and that is a button.
    func pressOnlyButton() -> Bool {
        let controls = controls()
        guard controls.count == 1, let semantics = controls[0].semantics, semantics.role == .button,
            semantics.isEnabled, let activate = semantics.actions?.activate
        else { return false }
        activate()
        return true
    }

    private func controls() -> [DisplayNode] {
        switch semantics?.role {
        case .button, .toggle, .slider, .textField, .picker, .datePicker, .stepper, .menu: [self]
        default: children.flatMap { $0.controls() }
        }
    }

    /// Whether there is a button inside, and no other control.
    var hasOnlyButton: Bool {
        let controls = controls()
        return controls.count == 1 && controls[0].semantics?.role == .button
    }
}
