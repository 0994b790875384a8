import DovetailCore
import DovetailPlatform
import Foundation

extension UICollectionView {
    // MARK: Cells that are shown

    /// Runs what changes views while they are being shown, which is looked at afterwards anyway.
    func whileShown<T>(_ body: () -> T) -> T {
        let wasUpdating = changes.isUpdating
        changes.isUpdating = true
        defer { changes.isUpdating = wasUpdating }
        return body()
    }

    /// The cell of an item, asked for if there is none yet.
    func cell(of item: Int) -> UICollectionViewCell? {
        if let known = shownCells[item], !staleItems.contains(item) { return known }
        guard let dataSource, let path = items.indexPath(of: item) else { return shownCells[item] }
        staleItems.remove(item)
        return whileShown {
            defer { inTheMaking.end() }
            let cell = dataSource.collectionView(self, cellForItemAt: path)
            shownCells[item] = cell
            if cell.superview !== self { addSubview(cell) }
            cell.isSelected = selected.contains(item)
            cell.updateConfigurationIfNeeded()
            return cell
        }
    }

    /// The cell of an item, which takes over what the layout says.
    func cell(of item: Int, at place: UICollectionViewLayoutAttributes) -> UICollectionViewCell? {
        let cell = cell(of: item)
        if let cell { whileShown { cell.apply(place) } }
        return cell
    }

    func cellCame(_ cell: UICollectionViewCell, _ item: Int) {
        cell.timesShown += 1
        if shownCells[item] == nil { shownCells[item] = cell }
        if let path = items.indexPath(of: item) { delegate?.collectionView(self, willDisplay: cell, forItemAt: path) }
        prefetched.remove(item)
        prefetch(after: item)
    }

    func cellWent(_ cell: UICollectionViewCell, _ item: Int) {
        cell.timesShown -= 1
        guard cell.timesShown <= 0 else { return }
        release(cell, item)
        if let path = items.indexPath(of: item) {
            delegate?.collectionView(self, didEndDisplaying: cell, forItemAt: path)
        }
    }

    private func release(_ cell: UICollectionViewCell, _ item: Int) {
        if shownCells[item] === cell { shownCells[item] = nil }
        whileShown { cell.removeFromSuperview() }
        if let identifier = cell.reuseIdentifier { unused[identifier, default: []].append(cell) }
    }

    /// Has a cell used for others that was made to be measured, and is not shown.
    func putBack(_ item: Int) {
        if let cell = shownCells[item], cell.timesShown <= 0 { release(cell, item) }
    }

    // MARK: Views beside the items

    /// A view beside the items.
    func edge(_ kind: String, _ path: IndexPath) -> UICollectionReusableView? {
        let key = "\(kind) \(path)"
        if let known = shownEdges[key] { return known }
        let view = whileShown { dataSource?.collectionView(self, viewForSupplementaryElementOfKind: kind, at: path) }
        shownEdges[key] = view
        return view
    }

    /// A view beside the items, which takes over what the layout says.
    func edge(_ kind: String, _ path: IndexPath, at place: UICollectionViewLayoutAttributes)
        -> UICollectionReusableView?
    {
        let view = edge(kind, path)
        if let view { whileShown { view.apply(place) } }
        return view
    }

    /// A view behind the items.
    func decoration(_ kind: String, _ path: IndexPath, at place: UICollectionViewLayoutAttributes)
        -> UICollectionReusableView?
    {
        let view = collectionViewLayout.decoration(kind, path)
        if let view { whileShown { view.apply(place) } }
        return view
    }

    // MARK: Sizes by content

    /// How large an item is by the content of its cell.
    func measuredSize(of path: IndexPath, room: CGFloat) -> CGSize? {
        guard let cell = items.row(at: path).flatMap(cell) else { return nil }
        let place = UICollectionViewLayoutAttributes(forCellWith: path)
        place.frame.size = cell.contentView.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        (place.isWidthMeasured, place.isHeightMeasured) = (true, true)
        return whileShown { cell.preferredLayoutAttributesFitting(place) }.frame.size
    }

    /// How large an item wants to be by its cell.
    func measuredCell(_ item: Int, _ place: UICollectionViewLayoutAttributes) -> CGSize {
        guard let cell = cell(of: item) else { return place.frame.size }
        return wish(of: cell, place)
    }

    /// How large a view beside the items wants to be.
    func measured(_ place: UICollectionViewLayoutAttributes, of size: NSCollectionLayoutSize) -> CGSize {
        (place.isWidthMeasured, place.isHeightMeasured) =
            (size.widthDimension.isMeasured, size.heightDimension.isMeasured)
        guard let view = edge(place.representedElementKind ?? "", place.indexPath) else { return place.frame.size }
        return wish(of: view, place)
    }

    private func wish(of view: UICollectionReusableView, _ place: UICollectionViewLayoutAttributes) -> CGSize {
        var measured = CellsInTheMaking()
        measured.add(view)
        defer { measured.end() }
        let size = whileShown { view.preferredLayoutAttributesFitting(place) }.frame.size
        return CGSize(
            width: size.width.isFinite ? max(size.width, 0) : place.frame.width,
            height: size.height.isFinite ? max(size.height, 0) : place.frame.height)
    }

    /// Has the layout measure what is near to a part of the content.
    func measure(in rect: CGRect) { whileShown { collectionViewLayout.arrangement.measure(in: rect) } }

    /// The content of a cell has changed, and perhaps with it how large it wants to be.
    func contentChanged(of cell: UICollectionViewCell) {
        guard !changes.isUpdating, shownCells.values.contains(where: { $0 === cell }) else { return }
        collectionViewLayout.arrangement.contentChanged()
    }
}
