import DovetailCore
import Foundation

/// Counts registrations, whose numbers cells are found by.
@MainActor private var registrations = 0

@MainActor private func newRegistration() -> String {
    registrations += 1
    return "registration \(registrations)"
}

extension UICollectionView {
    /// Of which class the cells of some items are, and how they are filled.
    ///
    ///     let registration = UICollectionView.CellRegistration<UICollectionViewListCell, Person> { cell, _, person in
    ///         var content = cell.defaultContentConfiguration()
    ///         content.text = person.name
    ///         cell.contentConfiguration = content
    ///     }
    ///
    /// Make it once, and not where cells are asked for: cells are used again for items of the same registration.
    @MainActor @preconcurrency
    public struct CellRegistration<Cell: UICollectionViewCell, Item> {
        public typealias Handler = (_ cell: Cell, _ indexPath: IndexPath, _ itemIdentifier: Item) -> Void
        let identifier = newRegistration()
        let handler: Handler
        /// - Parameter handler: Fills a cell. Called whenever one is dequeued.
        public init(handler: @escaping Handler) { self.handler = handler }
    }

    /// Of which class some views beside the items are, and how they are filled.
    @MainActor @preconcurrency
    public struct SupplementaryRegistration<Supplementary: UICollectionReusableView> {
        public typealias Handler = (
            _ supplementaryView: Supplementary, _ elementKind: String, _ indexPath: IndexPath
        ) -> Void
        let identifier = newRegistration()
        let kind: String
        let handler: Handler
        /// - Parameter handler: Fills a view. Called whenever one is dequeued.
        public init(elementKind: String, handler: @escaping Handler) {
            kind = elementKind
            self.handler = handler
        }
    }

    /// A cell of the registration's class, filled for an item. One that is made for nil is not filled.
    public func dequeueConfiguredReusableCell<Cell: UICollectionViewCell, Item>(
        using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
    ) -> Cell {
        register(Cell.self, forCellWithReuseIdentifier: registration.identifier)
        guard
            let cell = dequeueReusableCell(withReuseIdentifier: registration.identifier, for: indexPath) as? Cell
        else { fatalError("UICollectionView: a cell of a registration for \(Cell.self) is of another class") }
        if let item { registration.handler(cell, indexPath, item) }
        return cell
    }

    /// A view of the registration's class, filled for a place.
    public func dequeueConfiguredReusableSupplementary<Supplementary: UICollectionReusableView>(
        using registration: SupplementaryRegistration<Supplementary>, for indexPath: IndexPath
    ) -> Supplementary {
        register(
            Supplementary.self, forSupplementaryViewOfKind: registration.kind,
            withReuseIdentifier: registration.identifier)
        let found = dequeueReusableSupplementaryView(
            ofKind: registration.kind, withReuseIdentifier: registration.identifier, for: indexPath)
        guard let view = found as? Supplementary else {
            fatalError("UICollectionView: a view of a registration for \(Supplementary.self) is of another class")
        }
        registration.handler(view, registration.kind, indexPath)
        return view
    }
}
