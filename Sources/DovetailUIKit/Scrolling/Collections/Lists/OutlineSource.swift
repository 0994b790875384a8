import Foundation

/// A data source whose items lie in each other.
@MainActor
protocol OutlineSource: AnyObject {
    /// In how many items the one at a place is; nil where none lie in each other.
    func level(at path: IndexPath) -> Int?
    func isExpanded(at path: IndexPath) -> Bool
    /// Opens or closes an item.
    func toggle(at path: IndexPath)
}

extension UICollectionViewDiffableDataSource: OutlineSource {
    private func tree(at path: IndexPath) -> (
        section: SectionIdentifierType, tree: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>,
        item: ItemIdentifierType
    )? {
        guard path.count == 2, let section = sectionIdentifier(for: path.section), let tree = trees[section],
            let item = itemIdentifier(for: path)
        else { return nil }
        return (section, tree, item)
    }

    func level(at path: IndexPath) -> Int? { tree(at: path).map { $0.tree.level(of: $0.item) } }
    func isExpanded(at path: IndexPath) -> Bool { tree(at: path).map { $0.tree.isExpanded($0.item) } ?? false }

    func toggle(at path: IndexPath) {
        guard case (let section, var tree, let item)? = tree(at: path) else { return }
        let handlers = sectionSnapshotHandlers
        if tree.isExpanded(item) {
            guard handlers.shouldCollapseItem?(item) ?? true else { return }
            handlers.willCollapseItem?(item)
            tree.collapse([item])
        } else {
            guard handlers.shouldExpandItem?(item) ?? true else { return }
            handlers.willExpandItem?(item)
            tree.expand([item])
        }
        apply(tree, to: section)
    }
}
