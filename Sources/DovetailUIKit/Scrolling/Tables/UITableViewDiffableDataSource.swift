import DovetailCore
import Foundation

/// Says what the rows of a table are by identifiers, and finds out by itself which of them came, went and moved.
@MainActor @preconcurrency
open class UITableViewDiffableDataSource<SectionIdentifierType: Hashable, ItemIdentifierType: Hashable>: NSObject,
    UITableViewDataSource
{
    public typealias CellProvider = (UITableView, IndexPath, ItemIdentifierType) -> UITableViewCell?

    private weak var table: UITableView?
    private let provider: CellProvider
    private var shown = NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>()
    /// How rows come and go.
    open var defaultRowAnimation = UITableView.RowAnimation.automatic

    /// Makes itself the data source of a table, whose cells the closure makes or dequeues.
    public init(tableView: UITableView, cellProvider: @escaping CellProvider) {
        table = tableView
        provider = cellProvider
        super.init()
        tableView.dataSource = self
    }

    /// What is shown.
    open func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> { shown }

    /// Shows something else. Rows of the same identifiers stay, or move.
    open func apply(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        animatingDifferences: Bool = true, completion: (() -> Void)? = nil
    ) {
        let before = numbers
        let asked = snapshot.itemsAskedAnew
        shown = snapshot
        shown.settle()
        table?.follow(
            shown.numbered(as: before), reloading: Set(asked.compactMap { before.items[$0] }),
            isAnimated: animatingDifferences)
        if let completion { DispatchQueue.main.async { completion() } }
    }

    /// Shows something else, with all cells asked for anew.
    open func applySnapshotUsingReloadData(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        completion: (() -> Void)? = nil
    ) {
        shown = snapshot
        shown.settle()
        table?.reloadData()
        if let completion { DispatchQueue.main.async { completion() } }
    }

    /// The numbers that the table knows its sections and rows by.
    private var numbers: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>.Numbers {
        guard let table else { return ([:], [:]) }
        return shown.numbers(in: table.rows)
    }

    /// The item of a row; nil where there is none.
    open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? { shown.item(at: indexPath) }
    /// The row of an item; nil where it is not shown.
    open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? { shown.path(of: itemIdentifier) }
    /// The identifier of a section; nil where there is none.
    open func sectionIdentifier(for index: Int) -> SectionIdentifierType? { shown.section(at: index) }

    // MARK: The table's questions

    open func numberOfSections(in tableView: UITableView) -> Int { shown.numberOfSections }
    open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        sectionIdentifier(for: section).map { shown.numberOfItems(inSection: $0) } ?? 0
    }
    open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        guard let item = itemIdentifier(for: indexPath), let cell = provider(tableView, indexPath, item) else {
            fatalError("UITableViewDiffableDataSource: the cell provider gave no cell for the row at \(indexPath)")
        }
        return cell
    }
    open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { nil }
    open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { nil }
    open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { false }
    open func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) {}
    open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { false }
    open func tableView(
        _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {}
}

extension UITableView {
    /// Shows rows by their numbers, with new ones where there is none yet.
    func follow(_ sections: [(section: Int?, items: [Int?])], reloading: Set<Int>, isAnimated: Bool) {
        rows.replace(sections)
        staleRows.formUnion(reloading)
        selected = selected.filter { rows.indexPath(of: $0) != nil }
        generation += 1
        if isAnimated { withAnimation { changed() } } else { changed() }
    }
}
