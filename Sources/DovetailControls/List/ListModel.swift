import DovetailCore
import Foundation

/// What a list keeps besides its views: its rows in their order, what is selected from where, and where the rows are.
///
/// The rows refresh it as they are evaluated. Events read it, and no view depends on it.
final class ListModel {
    /// A row that is shown.
    struct Row {
        /// Identifies the row for its life.
        let token: Int
        /// What the row is selected by.
        let value: AnyHashable?
        let traits: ViewTraits
        /// How many rows before it have the same id.
        let occurrence: Int

        var deletes: RowEdits? { traits.row.isDeleteDisabled ? nil : traits.row.delete }
        var moves: RowEdits? { traits.row.isMoveDisabled ? nil : traits.row.move }
    }

    var selection: ListSelection?
    var isEditing = false
    /// The list's own, which has the keyboard for all rows.
    weak var responder: InteractionResponder?
    private(set) var rows: [Row] = []
    private var indices: [Int: Int] = [:]
    /// The end of the selection that stays when it is extended, and the one that moves.
    private var anchor: AnyHashable?
    private var lead: AnyHashable?
    private var responders: [Int: WeakResponder] = [:]
    /// Moves a row on screen while another is dragged.
    private var shifts: [Int: (CGFloat) -> Void] = [:]
    private var move: RowMove?

    private struct WeakResponder { weak var responder: InteractionResponder? }

    /// Takes over the rows of the groups that are shown.
    ///
    /// - Complexity: O(rows).
    func setRows(_ groups: [RowGroup]) {
        rows.removeAll(keepingCapacity: true)
        indices.removeAll(keepingCapacity: true)
        var seen: [AnyHashable: Int] = [:]
        for row in groups.lazy.flatMap(\.rows) {
            let traits = row.traits
            var occurrence = 0
            if let id = traits.rowID {
                occurrence = seen[id] ?? 0
                seen[id] = occurrence + 1
            }
            indices[row.id] = rows.count
            rows.append(
                Row(token: row.id, value: traits.tag ?? traits.rowID, traits: traits, occurrence: occurrence))
        }
        responders = responders.filter { $0.value.responder != nil && indices[$0.key] != nil }
        shifts = shifts.filter { indices[$0.key] != nil }
    }

    func row(_ token: Int) -> Row? { indices[token].map { rows[$0] } }

    func register(_ responder: InteractionResponder, token: Int, shift: @escaping (CGFloat) -> Void) {
        responders[token] = WeakResponder(responder: responder)
        shifts[token] = shift
    }

    func node(of token: Int) -> DisplayNode? { responders[token]?.responder?.node }

    // MARK: Selection

    private func isSelectable(_ row: Row) -> Bool {
        guard let value = row.value, let selection else { return false }
        return !row.traits.row.isSelectionDisabled && selection.accepts(value)
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

    private var selectedValues: [AnyHashable] {
        guard let selection else { return [] }
        return rows.compactMap { row in row.value.flatMap { selection.contains($0) ? $0 : nil } }
    }

    private func extend(from anchor: AnyHashable, to value: AnyHashable) {
        let selectable = rows.filter { isSelectable($0) }
        guard let first = selectable.firstIndex(where: { $0.value == anchor }),
            let last = selectable.firstIndex(where: { $0.value == value })
        else {
            selection?.set([value])
            return
        }
        selection?.set(selectable[min(first, last)...max(first, last)].compactMap(\.value))
    }

    // MARK: Keys

    /// Returns whether the key meant something.
    func keyDown(_ key: KeyInput) -> Bool {
        switch key.key {
        case .delete, .backspace: return deleteSelection()
        case .up: return moveSelection(key) { $0 - 1 }
        case .down: return moveSelection(key) { $0 + 1 }
        case .home: return moveSelection(key) { _ in 0 }
        case .end: return moveSelection(key) { _ in .max }
        case .left: return setDisclosed(false)
        case .right: return setDisclosed(true)
        case .return: return activateSelection()
        case .character("a") where !key.modifiers.isDisjoint(with: [.command, .control]):
            guard let selection, selection.allowsMultiple else { return false }
            selection.set(rows.filter { isSelectable($0) }.compactMap(\.value))
            return true
        default: return false
        }
    }

    private func moveSelection(_ key: KeyInput, _ next: (Int) -> Int) -> Bool {
        guard let selection else { return false }
        let selectable = rows.filter { isSelectable($0) }
        guard !selectable.isEmpty else { return false }
        let values = selectedValues
        let current = selectable.firstIndex { row in
            guard let value = row.value else { return false }
            // The end that moved last counts while it is selected.
            if let lead, values.contains(lead) { return value == lead }
            return values.contains(value)
        }
        let index: Int
        if let current {
            index = min(max(0, next(current)), selectable.count - 1)
        } else {
            index = key.key == .up || key.key == .end ? selectable.count - 1 : 0
        }
        guard let value = selectable[index].value else { return false }
        if selection.allowsMultiple, key.modifiers.contains(.shift), let anchor {
            extend(from: anchor, to: value)
        } else {
            selection.set([value])
            anchor = value
        }
        lead = value
        node(of: selectable[index].token)?.scrollIntoView()
        return true
    }

    private var selectedRows: [Row] {
        guard let selection else { return [] }
        return rows.filter { $0.value.map(selection.contains) ?? false }
    }

    private func setDisclosed(_ isOpen: Bool) -> Bool {
        let selected = selectedRows
        guard selected.count == 1, let disclosure = selected[0].traits.row.disclosure else { return false }
        if disclosure.binding.wrappedValue != isOpen {
            withAnimation { disclosure.binding.wrappedValue = isOpen }
        }
        return true
    }

    /// Return presses the only button of the only selected row, such as a link.
    private func activateSelection() -> Bool {
        let selected = selectedRows
        guard selected.count == 1, let node = node(of: selected[0].token) else { return false }
        return node.pressOnlyButton()
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
        row.traits.rowID.flatMap { edits.offset(ofRow: $0, occurrence: row.occurrence) }
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
        let siblings = rows.filter { $0.traits.row.move?.isSameCollection(as: edits) ?? false }
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
