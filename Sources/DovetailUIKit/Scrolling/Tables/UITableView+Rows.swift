import DovetailCore
import Foundation

extension UITableView {
    // MARK: Asking

    /// How many sections are shown.
    public var numberOfSections: Int { rows.sections.count }
    /// How many rows of a section are shown.
    public func numberOfRows(inSection section: Int) -> Int {
        rows.sections.indices.contains(section) ? rows.sections[section].rows.count : 0
    }
    /// The cell of a row that is in sight; nil for others.
    public func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
        rows.row(at: indexPath).flatMap { shownCells[$0] }
    }
    /// The place of a row whose cell is in sight.
    public func indexPath(for cell: UITableViewCell) -> IndexPath? {
        shownCells.first { $0.value === cell }.flatMap { rows.indexPath(of: $0.key) }
    }
    /// The places of the rows that are in sight, in order.
    public var indexPathsForVisibleRows: [IndexPath]? { shownCells.keys.compactMap(rows.indexPath).sorted() }
    /// The cells of the rows that are in sight, in order.
    public var visibleCells: [UITableViewCell] { (indexPathsForVisibleRows ?? []).compactMap(cellForRow) }
    /// The place of the row at a point of the table's view; nil where there is none.
    public func indexPathForRow(at point: CGPoint) -> IndexPath? {
        shownCells.first { shownFrame(of: $0.value).contains(point) }.flatMap { rows.indexPath(of: $0.key) }
    }
    /// Where a row is that is in sight, in points of the table's view; zero for others.
    public func rectForRow(at indexPath: IndexPath) -> CGRect { cellForRow(at: indexPath).map(shownFrame) ?? .zero }

    private func shownFrame(of cell: UITableViewCell) -> CGRect {
        guard let own = cell.shownOrigin, let around = shownOrigin else { return cell.frame }
        return CGRect(origin: CGPoint(x: own.x - around.x, y: own.y - around.y), size: cell.frame.size)
    }

    // MARK: Changes

    /// Begins changes that are carried out together.
    public func beginUpdates() {
        batchDepth += 1
        // What the changes are counted from is what there is before them.
        _ = rows
        if batch == nil { batch = TableChanges() }
    }
    /// Carries out the changes since the first ``beginUpdates()``.
    public func endUpdates() {
        guard batchDepth > 0 else { return }
        batchDepth -= 1
        guard batchDepth == 0, let changes = batch else { return }
        batch = nil
        carryOut(changes, isAnimated: true)
    }
    /// Carries out several changes together.
    public func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
        beginUpdates()
        updates?()
        endUpdates()
        if let completion { DispatchQueue.main.async { completion(true) } }
    }

    private func change(_ animation: RowAnimation, _ change: (inout TableChanges) -> Void) {
        var changes = batch ?? TableChanges()
        change(&changes)
        if batch != nil { batch = changes } else { carryOut(changes, isAnimated: animation != .none) }
    }

    private func carryOut(_ changes: TableChanges, isAnimated: Bool) {
        // All rows are asked for anyway, and the data source has the changes already.
        guard !isReloadDue else { return }
        let stale = rows.follow(changes, counts: { countsOfData }, all: shownCells.keys) { rows, counts in
            Log.warnOnce(
                "UITableView \(ObjectIdentifier(type(of: dataSource ?? self as AnyObject)))",
                "UITableView: after an update its sections have \(rows) rows, and the data source has \(counts); it goes by the data source"
            )
        }
        staleRows.formUnion(stale)
        selected = selected.filter { rows.indexPath(of: $0) != nil }
        generation += 1
        if isAnimated { withAnimation { changed() } } else { changed() }
    }

    /// Says that the data source has new rows: their places among all rows afterwards.
    public func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        change(animation) { $0.insertedRows += indexPaths }
    }
    /// Says that the data source has rows no more: their places before.
    public func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        change(animation) { $0.deletedRows += indexPaths }
    }
    /// Asks for the cells of rows anew.
    public func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        change(animation) { $0.reloadedRows += indexPaths }
    }
    /// Asks for the content of cells anew: as ``reloadRows(at:with:)`` does without an animation.
    public func reconfigureRows(at indexPaths: [IndexPath]) { reloadRows(at: indexPaths, with: .none) }
    /// Says that a row of the data source is at another place.
    public func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
        change(.automatic) { $0.movedRows.append((indexPath, newIndexPath)) }
    }
    /// Says that the data source has new sections.
    public func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
        change(animation) { $0.insertedSections.formUnion(sections) }
    }
    /// Says that the data source has sections no more.
    public func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
        change(animation) { $0.deletedSections.formUnion(sections) }
    }
    /// Asks for the rows of sections anew.
    public func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
        change(animation) { $0.reloadedSections.formUnion(sections) }
    }
    /// Says that a section of the data source is at another place.
    public func moveSection(_ section: Int, toSection newSection: Int) {
        change(.automatic) { $0.movedSections.append((section, newSection)) }
    }

    // MARK: Selection

    /// The place of the row that is selected; of the first one where several are.
    public var indexPathForSelectedRow: IndexPath? { indexPathsForSelectedRows?.first }
    /// The places of the rows that are selected, in order; nil for none.
    public var indexPathsForSelectedRows: [IndexPath]? {
        let paths = selected.compactMap(rows.indexPath).sorted()
        return paths.isEmpty ? nil : paths
    }

    /// Selects a row. The delegate does not hear of it.
    public func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
        let row = indexPath.flatMap(rows.row)
        if !allowsMultipleSelection || row == nil { setSelected(selected, false) }
        if let row { setSelected([row], true) }
        if let indexPath, scrollPosition != .none { scrollToRow(at: indexPath, at: scrollPosition, animated: animated) }
        changed()
    }

    /// Ends the selection of a row. The delegate does not hear of it.
    public func deselectRow(at indexPath: IndexPath, animated: Bool) {
        guard let row = rows.row(at: indexPath), selected.contains(row) else { return }
        setSelected([row], false)
        if animated { withAnimation { changed() } } else { changed() }
    }

    private func setSelected(_ rows: Set<Int>, _ isSelected: Bool) {
        if isSelected { selected.formUnion(rows) } else { selected.subtract(rows) }
        for row in rows { shownCells[row]?.setSelected(isSelected, animated: false) }
    }

    /// Whether a person may choose any number of rows.
    var choosesSeveral: Bool { isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection }
    /// Whether a person may choose rows.
    var canChoose: Bool {
        isEditing ? allowsSelectionDuringEditing || allowsMultipleSelectionDuringEditing : allowsSelection
    }

    /// A person has chosen rows of the list, in place of those that were selected.
    func chosen(_ new: Set<Int>) {
        let added = new.subtracting(selected)
        // Where several may be chosen, each press is about the row that was pressed.
        let pressed = added.isEmpty ? (new.count == 1 ? new : selected.subtracting(new)) : added
        for row in pressed.sorted() { press(row) }
        changed()
    }

    private func press(_ row: Int) {
        guard let path = rows.indexPath(of: row) else { return }
        if choosesSeveral, selected.contains(row) {
            setSelected([row], false)
            delegate?.tableView(self, didDeselectRowAt: path)
            return
        }
        if let delegate, !delegate.tableView(self, shouldHighlightRowAt: path) { return }
        let wanted = delegate.map { $0.tableView(self, willSelectRowAt: path) } ?? path
        guard let wanted, let row = rows.row(at: wanted) else { return }
        if !choosesSeveral {
            for other in selected.subtracting([row]) {
                setSelected([other], false)
                if let path = rows.indexPath(of: other) { delegate?.tableView(self, didDeselectRowAt: path) }
            }
        }
        setSelected([row], true)
        delegate?.tableView(self, didSelectRowAt: wanted)
    }

    // MARK: Scrolling

    /// Scrolls to a row.
    public func scrollToRow(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
        guard let row = rows.row(at: indexPath) else { return }
        let anchor: UnitPoint? =
            switch scrollPosition {
            case .none: nil
            case .top: .top
            case .middle: .center
            case .bottom: .bottom
            }
        wantedRow = (row, anchor, animated)
        changed()
    }
    /// Scrolls to the row that is selected.
    public func scrollToNearestSelectedRow(at scrollPosition: ScrollPosition, animated: Bool) {
        if let path = indexPathForSelectedRow { scrollToRow(at: path, at: scrollPosition, animated: animated) }
    }
}
