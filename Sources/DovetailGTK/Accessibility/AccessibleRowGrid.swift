import CGTK
import DovetailCore
import Foundation

/// A list, or a table of an app's, as a table: all rows, also those whose views are not made.
///
/// A row that is asked for is made, and stays out of sight. A list has one column, and its rows are the cells.
@MainActor
struct AccessibleRowGrid: AccessibleGrid {
    let server: AccessibilityServer
    let object: Accessible
    private let rows: AccessibilityRows
    /// Nil for a list.
    private let columns: AccessibilityColumns?

    /// Nil for an object that has no rows.
    init?(server: AccessibilityServer, object: Accessible) {
        guard let rows = object.rows else { return nil }
        self.server = server
        self.object = object
        self.rows = rows
        columns = rows.columns()
    }

    var rowCount: Int { rows.count() }
    var columnCount: Int { columns?.count ?? 1 }

    func header(ofColumn column: Int) -> AccessiblePath? {
        guard let columns, let window = object.window else { return nil }
        let title = AccessibilityCell(in: columns, column: column, isTitle: true)
        return window.tree?.firstElement { $0.semantics.details?.cell == title }
            .map { .element(window: window.number, id: $0) }
    }

    func title(ofColumn column: Int) -> String {
        header(ofColumn: column).flatMap { server.object($0)?.name } ?? ""
    }

    /// A row is not made to be described.
    func title(ofRow row: Int) -> String { known(row).flatMap { server.object($0)?.name } ?? "" }

    var selectedRows: [Int] {
        server.children(of: object).compactMap { path in
            guard let item = server.object(path)?.item, item.semantics.isSelected,
                let row = item.semantics.details?.row
            else { return nil }
            return row.rows.index(row.token)
        }.sorted()
    }

    func select(_ row: Int) -> Bool {
        if selectedRows.contains(row) { return true }
        guard let path = made(row), let object = server.object(path), object.item?.isEnabled == true,
            let action = object.actions.first(where: { $0.name == "click" })
        else { return false }
        action.run()
        return true
    }

    func cell(_ row: Int, _ column: Int) -> AccessiblePath? {
        guard let row = made(row), let columns else { return made(row) }
        let cell = AccessibilityCell(in: columns, column: column)
        return server.object(row).flatMap { object in
            server.children(of: object).first { server.object($0)?.item?.semantics.details?.cell == cell }
        }
    }

    /// The row's element, if its views are made.
    private func known(_ row: Int) -> AccessiblePath? {
        guard let window = object.window, let id = rows.node(row), window.tree?[id] != nil else { return nil }
        return .element(window: window.number, id: id)
    }

    /// The row's element. Where it is not there, it is made by the update that follows.
    private func made(_ row: Int) -> AccessiblePath? {
        if let known = known(row) { return known }
        rows.make(row)
        object.window?.bringUpToDate()
        return known(row)
    }
}
