import DovetailCore
import Foundation

/// Says what the items of a collection are by identifiers, and finds out by itself which of them came, went and moved.
///
///     let source = UICollectionViewDiffableDataSource<Int, Person.ID>(collectionView: view) { view, path, person in
///         view.dequeueConfiguredReusableCell(using: registration, for: path, item: person)
///     }
///     var snapshot = NSDiffableDataSourceSnapshot<Int, Person.ID>()
///     snapshot.appendSections([0])
///     snapshot.appendItems(people.map(\.id))
///     source.apply(snapshot)
///
/// A cell provider that gives no cell ends the program, as on iOS. Without a provider for the views beside the items these are empty.
@MainActor @preconcurrency
open class UICollectionViewDiffableDataSource<SectionIdentifierType: Hashable, ItemIdentifierType: Hashable>: NSObject,
    UICollectionViewDataSource
{
    public typealias CellProvider = (UICollectionView, IndexPath, ItemIdentifierType) -> UICollectionViewCell?
    /// Makes or dequeues a view beside the items, of a kind, at a place.
    public typealias SupplementaryViewProvider = (UICollectionView, String, IndexPath) -> UICollectionReusableView?
    typealias Snapshot = NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>

    private weak var collection: UICollectionView?
    private let provider: CellProvider
    private var shown = Snapshot()
    /// What sections with items inside of items are made of.
    var trees: [SectionIdentifierType: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>] = [:]
    /// Makes or dequeues the views beside the items; nil for empty ones.
    open var supplementaryViewProvider: SupplementaryViewProvider?
    /// Says which items a person can move, and hears of it.
    open var reorderingHandlers = ReorderingHandlers<SectionIdentifierType, ItemIdentifierType>()
    /// Hears of items that are opened and closed.
    open var sectionSnapshotHandlers = SectionSnapshotHandlers<ItemIdentifierType>()

    /// Makes itself the data source of a collection, whose cells the closure makes or dequeues.
    public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
        collection = collectionView
        provider = cellProvider
        super.init()
        collectionView.dataSource = self
    }

    /// What is shown.
    open func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> { shown }

    /// Shows something else. Items of the same identifiers stay, or move.
    open func apply(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        animatingDifferences: Bool = true, completion: (() -> Void)? = nil
    ) {
        let before = numbers
        let asked = snapshot.itemsAskedAnew
        show(snapshot)
        collection?.follow(
            shown.numbered(as: before), reloading: Set(asked.compactMap { before.items[$0] }),
            isAnimated: animatingDifferences)
        if let completion { DispatchQueue.main.async { completion() } }
    }

    /// Shows something else. Items of the same identifiers stay, or move.
    open func apply(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        animatingDifferences: Bool = true
    ) async { apply(snapshot, animatingDifferences: animatingDifferences, completion: nil) }

    /// Shows something else, with all cells asked for anew.
    open func applySnapshotUsingReloadData(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        completion: (() -> Void)? = nil
    ) {
        show(snapshot)
        collection?.reloadData()
        if let completion { DispatchQueue.main.async { completion() } }
    }

    /// Shows something else, with all cells asked for anew.
    open func applySnapshotUsingReloadData(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
    ) async { applySnapshotUsingReloadData(snapshot, completion: nil) }

    private func show(_ snapshot: Snapshot) {
        shown = snapshot
        shown.settle()
        // A tree that no longer says what its section has is of the past.
        for (section, tree) in trees
        where shown.indexOfSection(section) == nil
            || shown.itemIdentifiers(inSection: section) != tree.visibleItems
        {
            trees[section] = nil
        }
    }

    /// The numbers that the collection knows its sections and items by.
    private var numbers: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>.Numbers {
        guard let collection, collection.dataSource === self else { return ([:], [:]) }
        return shown.numbers(in: collection.items)
    }

    /// The identifier of the item at a place; nil where there is none.
    open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? { shown.item(at: indexPath) }
    /// The place of an item; nil where it is not shown.
    open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? { shown.path(of: itemIdentifier) }
    /// The identifier of a section; nil where there is none.
    open func sectionIdentifier(for index: Int) -> SectionIdentifierType? { shown.section(at: index) }
    /// The number of a section; nil where it is not shown.
    open func index(for sectionIdentifier: SectionIdentifierType) -> Int? { shown.indexOfSection(sectionIdentifier) }

    // MARK: The collection's questions

    open func numberOfSections(in collectionView: UICollectionView) -> Int { shown.numberOfSections }
    open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        sectionIdentifier(for: section).map { shown.numberOfItems(inSection: $0) } ?? 0
    }
    open func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
        -> UICollectionViewCell
    {
        guard let item = itemIdentifier(for: indexPath), let cell = provider(collectionView, indexPath, item) else {
            fatalError(
                "UICollectionViewDiffableDataSource: the cell provider gave no cell for the item at \(indexPath)")
        }
        return cell
    }
    open func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        supplementaryViewProvider?(collectionView, kind, indexPath) ?? UICollectionReusableView()
    }
    open func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
        itemIdentifier(for: indexPath).flatMap { reorderingHandlers.canReorderItem?($0) } ?? false
    }
    open func collectionView(
        _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {
        guard let new = shown.moving(from: sourceIndexPath, to: destinationIndexPath) else { return }
        let transaction = NSDiffableDataSourceTransaction(initialSnapshot: shown, finalSnapshot: new)
        reorderingHandlers.willReorder?(transaction)
        show(new)
        DispatchQueue.main.async { [weak self] in self?.reorderingHandlers.didReorder?(transaction) }
    }
}

extension UICollectionView {
    /// Shows items by their numbers, with new ones where there is none yet.
    func follow(_ sections: [(section: Int?, items: [Int?])], reloading: Set<Int>, isAnimated: Bool) {
        items.replace(sections)
        staleItems.formUnion(reloading)
        shownEdges = [:]
        selected = selected.filter { items.indexPath(of: $0) != nil }
        if isAnimated {
            withAnimation { collectionViewLayout.invalidateLayout() }
        } else {
            collectionViewLayout.invalidateLayout()
        }
    }
}
