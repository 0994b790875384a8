import DovetailCore
import Foundation

extension UICollectionView {
    // MARK: Asking

    /// How many sections are shown.
    public var numberOfSections: Int { items.sections.count }
    /// How many items of a section are shown.
    public func numberOfItems(inSection section: Int) -> Int {
        items.sections.indices.contains(section) ? items.sections[section].rows.count : 0
    }
    /// The cell of an item that is in sight; nil for others.
    public func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
        items.row(at: indexPath).flatMap { shownCells[$0] }
    }
    /// The place of an item whose cell is in sight.
    public func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
        shownCells.first { $0.value === cell }.flatMap { items.indexPath(of: $0.key) }
    }
    /// The places of the items that are in sight, in order.
    public var indexPathsForVisibleItems: [IndexPath] { shownCells.keys.compactMap(items.indexPath).sorted() }
    /// The places of the views of a kind beside the items, such as headers, that are in sight.
    public func indexPathsForVisibleSupplementaryElements(ofKind elementKind: String) -> [IndexPath] {
        let shown = CGRect(origin: contentOffset, size: bounds.size)
        let all = collectionViewLayout.layoutAttributesForElements(in: shown) ?? []
        return all.filter {
            $0.representedElementCategory == .supplementaryView && $0.representedElementKind == elementKind
                && $0.frame.intersects(shown)
        }.map(\.indexPath).sorted()
    }
    /// The cells of the items that are in sight, in order.
    public var visibleCells: [UICollectionViewCell] { indexPathsForVisibleItems.compactMap(cellForItem) }
    /// The place of the item at a point of the content; nil where there is none.
    public func indexPathForItem(at point: CGPoint) -> IndexPath? {
        layOut(in: bounds.size)
        let layout = collectionViewLayout.arrangement
        let spot = CGRect(x: point.x, y: point.y, width: 1, height: 1)
        for row in layout.ownRows(in: spot) where row.frame.contains(point) {
            let own =
                collectionViewLayout.layoutAttributesForElements(in: layout.unscrolled(spot, section: row.section))
                ?? []
            if let found = own.first(where: { isCell($0, in: row.section, at: point) }) { return found.indexPath }
        }
        return layout.places(in: spot).first { $0.representedElementCategory == .cell && $0.frame.contains(point) }?
            .indexPath
    }
    private func isCell(_ place: UICollectionViewLayoutAttributes, in section: Int, at point: CGPoint) -> Bool {
        place.representedElementCategory == .cell && place.indexPath.section == section
            && collectionViewLayout.arrangement.shownFrame(place).contains(point)
    }
    /// Where an item stands in the content.
    public func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        collectionViewLayout.layoutAttributesForItem(at: indexPath)
    }

    // MARK: Changes

    /// Carries out several changes together.
    public func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
        if batch == nil {
            // What the changes are counted from is what there is before them.
            _ = items
            batch = TableChanges()
            updates?()
            let changes = batch ?? TableChanges()
            batch = nil
            carryOut(changes)
        } else {
            updates?()
        }
        if let completion { DispatchQueue.main.async { completion(true) } }
    }

    private func change(_ change: (inout TableChanges) -> Void) {
        var changes = batch ?? TableChanges()
        change(&changes)
        if batch != nil { batch = changes } else { carryOut(changes) }
    }

    private func carryOut(_ changes: TableChanges) {
        // All items are asked for anyway, and the data source has the changes already.
        guard !isReloadDue else { return }
        let stale = items.follow(changes, counts: { countsOfData }, all: shownCells.keys) { items, counts in
            Log.warnOnce(
                "UICollectionView counts",
                "UICollectionView: after an update its sections have \(items) items, and the data source has \(counts); it goes by the data source"
            )
        }
        staleItems.formUnion(stale)
        shownEdges = [:]
        selected = selected.filter { items.indexPath(of: $0) != nil }
        withAnimation { collectionViewLayout.invalidateLayout() }
    }

    /// Says that the data source has new items: their places among all items afterwards.
    public func insertItems(at indexPaths: [IndexPath]) { change { $0.insertedRows += indexPaths } }
    /// Says that the data source has items no more: their places before.
    public func deleteItems(at indexPaths: [IndexPath]) { change { $0.deletedRows += indexPaths } }
    /// Asks for the cells of items anew.
    public func reloadItems(at indexPaths: [IndexPath]) { change { $0.reloadedRows += indexPaths } }
    /// Asks for the content of cells anew.
    public func reconfigureItems(at indexPaths: [IndexPath]) { reloadItems(at: indexPaths) }
    /// Says that an item of the data source is at another place.
    public func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
        change { $0.movedRows.append((indexPath, newIndexPath)) }
    }
    /// Says that the data source has new sections.
    public func insertSections(_ sections: IndexSet) { change { $0.insertedSections.formUnion(sections) } }
    /// Says that the data source has sections no more.
    public func deleteSections(_ sections: IndexSet) { change { $0.deletedSections.formUnion(sections) } }
    /// Says that a section of the data source is at another place.
    public func moveSection(_ section: Int, toSection newSection: Int) {
        change { $0.movedSections.append((section, newSection)) }
    }
    /// Asks for the items of sections anew.
    public func reloadSections(_ sections: IndexSet) { change { $0.reloadedSections.formUnion(sections) } }

    // MARK: Selection

    /// The places of the items that are selected, in order; nil for none.
    public var indexPathsForSelectedItems: [IndexPath]? {
        let paths = selected.compactMap(items.indexPath).sorted()
        return paths.isEmpty ? nil : paths
    }
    /// Selects an item. The delegate does not hear of it.
    public func selectItem(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
        let item = indexPath.flatMap(items.row)
        if !allowsMultipleSelection || item == nil { setSelected(selected, false) }
        if let item { setSelected([item], true) }
        if let indexPath, !scrollPosition.isEmpty {
            scrollToItem(at: indexPath, at: scrollPosition, animated: animated)
        }
    }
    /// Ends the selection of an item. The delegate does not hear of it.
    public func deselectItem(at indexPath: IndexPath, animated: Bool) {
        if let item = items.row(at: indexPath) { setSelected([item], false) }
    }

    private func setSelected(_ items: Set<Int>, _ isSelected: Bool) {
        if isSelected { selected.formUnion(items) } else { selected.subtract(items) }
        for item in items { shownCells[item]?.isSelected = isSelected }
        // A list shows by itself what is selected.
        if (collectionViewLayout as? UICollectionViewCompositionalLayout)?.lists.isEmpty == false { changed() }
    }

    /// Whether a person may choose any number of items.
    var choosesSeveral: Bool { isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection }
    /// Whether a person may choose items.
    var canChoose: Bool {
        isEditing ? allowsSelectionDuringEditing || allowsMultipleSelectionDuringEditing : allowsSelection
    }

    /// A person has chosen rows of the list, in place of those that were selected.
    func chosen(_ new: Set<Int>) {
        let added = new.subtracting(selected)
        // Where several may be chosen, each press is about the row that was pressed.
        let pressed = added.isEmpty ? (new.count == 1 ? new : selected.subtracting(new)) : added
        for item in pressed.sorted() { press(item) }
        changed()
    }

    /// A person has pressed an item.
    func press(_ item: Int) {
        guard canChoose, let path = items.indexPath(of: item) else { return }
        if let cell = shownCells[item] as? UICollectionViewListCell, cell.togglesByPress { return cell.toggleOutline() }
        if let delegate, !delegate.collectionView(self, shouldHighlightItemAt: path) { return }
        if choosesSeveral, selected.contains(item) {
            if let delegate, !delegate.collectionView(self, shouldDeselectItemAt: path) { return }
            setSelected([item], false)
            delegate?.collectionView(self, didDeselectItemAt: path)
            return
        }
        if let delegate, !delegate.collectionView(self, shouldSelectItemAt: path) { return }
        if !choosesSeveral {
            for other in selected.subtracting([item]) {
                setSelected([other], false)
                if let path = items.indexPath(of: other) { delegate?.collectionView(self, didDeselectItemAt: path) }
            }
        }
        setSelected([item], true)
        delegate?.collectionView(self, didSelectItemAt: path)
        if let delegate, delegate.collectionView(self, canPerformPrimaryActionForItemAt: path) {
            delegate.collectionView(self, performPrimaryActionForItemAt: path)
        }
    }

    // MARK: Scrolling

    /// Scrolls to an item.
    public func scrollToItem(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
        layOut(in: bounds.size)
        if let layout = collectionViewLayout as? UICollectionViewCompositionalLayout, !layout.lists.isEmpty {
            guard let item = items.row(at: indexPath) else { return }
            wantedItem = (item, anchor(of: scrollPosition), animated)
            return changed()
        }
        guard let place = collectionViewLayout.layoutAttributesForItem(at: indexPath)?.frame else { return }
        let (size, content) = (bounds.size, collectionViewLayout.collectionViewContentSize)
        if let row = collectionViewLayout.arrangement.row(of: indexPath.section) {
            scroll(row, to: place, at: scrollPosition, animated: animated)
            var target = contentOffset
            if row.isHorizontal {
                target.y = start(
                    row.frame.minY, row.frame.height, scrollPosition, target.y, size.height, content.height,
                    isVertical: true)
            } else {
                target.x = start(
                    row.frame.minX, row.frame.width, scrollPosition, target.x, size.width, content.width,
                    isVertical: false)
            }
            return setContentOffset(target, animated: animated)
        }
        var target = contentOffset
        if scrollPosition.contains(.top) { target.y = place.minY }
        if scrollPosition.contains(.centeredVertically) { target.y = place.midY - size.height / 2 }
        if scrollPosition.contains(.bottom) { target.y = place.maxY - size.height }
        if scrollPosition.contains(.left) { target.x = place.minX }
        if scrollPosition.contains(.centeredHorizontally) { target.x = place.midX - size.width / 2 }
        if scrollPosition.contains(.right) { target.x = place.maxX - size.width }
        if scrollPosition.isEmpty { return scrollRectToVisible(place, animated: animated) }
        target.x = min(max(target.x, 0), max(content.width - size.width, 0))
        target.y = min(max(target.y, 0), max(content.height - size.height, 0))
        setContentOffset(target, animated: animated)
    }

    private func anchor(of position: ScrollPosition) -> UnitPoint? {
        position.contains(.top)
            ? .top : position.contains(.centeredVertically) ? .center : position.contains(.bottom) ? .bottom : nil
    }

    /// Scrolls a section that scrolls by itself.
    private func scroll(_ row: CollectionRow, to place: CGRect, at position: ScrollPosition, animated: Bool) {
        let now = (collectionViewLayout as? UICollectionViewCompositionalLayout)?.rowOffsets[row.section] ?? 0
        let offset =
            row.isHorizontal
            ? start(
                place.minX - row.frame.minX, place.width, position, now, row.frame.width, row.length, isVertical: false)
            : start(
                place.minY - row.frame.minY, place.height, position, now, row.frame.height, row.length,
                isVertical: true)
        wantedRows[row.section] = (offset, animated)
        changed()
    }

    /// Where to scroll to along an axis: no further than is needed where the position says nothing of it.
    private func start(
        _ own: CGFloat, _ length: CGFloat, _ position: ScrollPosition, _ now: CGFloat, _ room: CGFloat,
        _ content: CGFloat, isVertical: Bool
    ) -> CGFloat {
        var target = own < now ? own : own + length > now + room ? own + length - room : now
        if position.contains(isVertical ? .top : .left) { target = own }
        if position.contains(isVertical ? .centeredVertically : .centeredHorizontally) {
            target = own + length / 2 - room / 2
        }
        if position.contains(isVertical ? .bottom : .right) { target = own + length - room }
        return min(max(target, 0), max(content - room, 0))
    }
}
