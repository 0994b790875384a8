import DovetailControls
import DovetailCore
import Foundation

extension UICollectionView {
    // MARK: Presses

    /// A person presses an item, or no longer does.
    func highlight(_ item: Int, _ isOn: Bool) {
        guard let cell = shownCells[item], cell.isHighlighted != isOn, let path = items.indexPath(of: item) else {
            return
        }
        if isOn {
            guard canChoose, delegate?.collectionView(self, shouldHighlightItemAt: path) ?? true else { return }
            cell.isHighlighted = true
            delegate?.collectionView(self, didHighlightItemAt: path)
        } else {
            cell.isHighlighted = false
            delegate?.collectionView(self, didUnhighlightItemAt: path)
        }
    }

    /// The menu of an item, as the delegate says; nil for none.
    func menu(of item: Int) -> UIMenu? {
        guard let delegate, let path = items.indexPath(of: item) else { return nil }
        let place = collectionViewLayout.layoutAttributesForItem(at: path)?.center ?? .zero
        let configuration =
            delegate.collectionView(self, contextMenuConfigurationForItemsAt: [path], point: place)
            ?? delegate.collectionView(self, contextMenuConfigurationForItemAt: path, point: place)
        return configuration?.actionProvider?([])
    }

    // MARK: Items that may be needed soon

    /// Tells the data source for it which items follow one that has come into sight.
    func prefetch(after item: Int) {
        guard isPrefetchingEnabled, let prefetchDataSource else { return }
        let next = items.following(item, 12).filter { shownCells[$0] == nil && prefetched.insert($0).inserted }
        let paths = next.compactMap(items.indexPath)
        if !paths.isEmpty { prefetchDataSource.collectionView(self, prefetchItemsAt: paths) }
    }

    // MARK: Views beside the items

    /// The view of a kind at a place that is in sight; nil for others.
    public func supplementaryView(forElementKind elementKind: String, at indexPath: IndexPath)
        -> UICollectionReusableView?
    { shownEdges["\(elementKind) \(indexPath)"] }
    /// The views of a kind that are in sight.
    public func visibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView] {
        indexPathsForVisibleSupplementaryElements(ofKind: elementKind).compactMap {
            supplementaryView(forElementKind: elementKind, at: $0)
        }
    }
    /// Where a view beside the items stands in the content.
    public func layoutAttributesForSupplementaryElement(ofKind kind: String, at indexPath: IndexPath)
        -> UICollectionViewLayoutAttributes?
    {
        layOut(in: bounds.size)
        return collectionViewLayout.layoutAttributesForSupplementaryView(ofKind: kind, at: indexPath)
    }
}

/// Offers the menu that a delegate has for a row or an item. It is asked when that is shown.
struct RowMenu: ViewModifier {
    let menu: UIMenu?
    let sender: UIView

    func body(content: Content) -> some View {
        if let menu {
            content.contentShape(Rectangle()).contextMenu { MenuItems(menu, sender: sender) }
        } else {
            content
        }
    }
}

/// Hears which items may be needed soon, so that what they show can be loaded.
@MainActor @preconcurrency
public protocol UICollectionViewDataSourcePrefetching: NSObjectProtocol {
    /// Items that follow those in sight.
    func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath])
    /// Items that are not needed after all. Nobody says so.
    func collectionView(_ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath])
}

extension UICollectionViewDataSourcePrefetching {
    public func collectionView(
        _ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]
    ) {}
}
