import Foundation

/// What a person has moved: what was shown before, and what is shown now.
public struct NSDiffableDataSourceTransaction<SectionIdentifierType: Hashable, ItemIdentifierType: Hashable> {
    public let initialSnapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
    public let finalSnapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
    /// What differs among all items.
    public var difference: CollectionDifference<ItemIdentifierType> {
        finalSnapshot.itemIdentifiers.difference(from: initialSnapshot.itemIdentifiers).inferringMoves()
    }
}

/// Says which items a person can move, and hears of it.
public struct ReorderingHandlers<SectionIdentifierType: Hashable, ItemIdentifierType: Hashable> {
    public typealias Transaction = NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>
    /// Whether an item can be moved. Without it none can.
    public var canReorderItem: ((ItemIdentifierType) -> Bool)?
    /// Called before items are shown at their new places.
    public var willReorder: ((Transaction) -> Void)?
    /// Called after items are shown at their new places: what the app keeps is to follow.
    public var didReorder: ((Transaction) -> Void)?
    public init() {}
}

extension NSDiffableDataSourceSnapshot {
    /// The snapshot with an item moved to another place of its section, or of another one; nil where there is no such item or section.
    func moving(from source: IndexPath, to target: IndexPath) -> Self? {
        guard sectionIdentifiers.indices.contains(source.section), sectionIdentifiers.indices.contains(target.section)
        else { return nil }
        let (from, into) = (sectionIdentifiers[source.section], sectionIdentifiers[target.section])
        guard itemIdentifiers(inSection: from).indices.contains(source.item) else { return nil }
        var result = self
        let item = itemIdentifiers(inSection: from)[source.item]
        result.deleteItems([item])
        let left = result.itemIdentifiers(inSection: into)
        if left.indices.contains(target.item) {
            result.insertItems([item], beforeItem: left[target.item])
        } else {
            result.appendItems([item], toSection: into)
        }
        return result
    }
}
