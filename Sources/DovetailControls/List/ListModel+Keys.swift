import DovetailCore
import Foundation

/// What keys do in a list, and what a menu and the primary action are about.
extension ListModel {
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
            guard selection?.allowsMultiple == true else { return false }
            selectAll()
            return true
        default: return false
        }
    }

    func selectAll() { selection?.set(selectableValues(in: 0...Int.max - 1)) }

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

    var selectedRows: [Row] {
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

    /// The middle of the first selected row that is in sight, in the window.
    var selectionPlace: CGPoint? {
        let frame = selectedRows.lazy.compactMap { self.node(of: $0.token)?.frameInWindow }.first
        return frame.map { CGPoint(x: $0.midX, y: $0.midY) }
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
    func subjects(of token: Int) -> [AnyHashable] {
        guard let value = row(token)?.value else { return [] }
        return selectedValues.contains(value) ? selectedValues : [value]
    }

    /// Opens the menu of the selection at a row.
    func openMenu(_ token: Int, at location: CGPoint) {
        let subject = node(of: token).map { MenuSubject(of: $0, outline: nil) }
        openMenu(OpenSelectionMenu(location: location, values: subjects(of: token), subject: subject))
    }

    /// Runs the primary action for a row that was clicked. Returns whether there is one.
    func runPrimaryAction(_ token: Int) -> Bool {
        guard let action = menu?.primaryAction, !isEditing else { return false }
        let values = subjects(of: token)
        guard !values.isEmpty else { return false }
        action(values)
        return true
    }
}
