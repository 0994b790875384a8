import DovetailBus
import DovetailCore

/// A cell: of a chart's table, of a row of an app's table, or a row of a list, which has one column.
@MainActor
struct AccessibleTableCell {
    let server: AccessibilityServer
    /// The table around.
    private let table: Accessible
    /// From 0; -1 for a row that is going.
    private let row: Int
    private let column: Int

    /// Nil for an object that is no cell.
    init?(server: AccessibilityServer, object: Accessible) {
        self.server = server
        if let cell = object.part as? AccessibleChartCell, cell.row > 0 {
            guard let table = server.parent(of: object).flatMap({ server.object($0) }) else { return nil }
            (self.table, row, column) = (table, cell.row - 1, cell.column)
            return
        }
        guard object.isCell else { return nil }
        var around: Accessible? = object
        while let next = around, next.item?.semantics.details?.row == nil {
            around = server.parent(of: next).flatMap { server.object($0) }
        }
        guard let row = around?.item?.semantics.details?.row else { return nil }
        while let next = around, next.rows !== row.rows {
            around = server.parent(of: next).flatMap { server.object($0) }
        }
        guard let around else { return nil }
        table = around
        self.row = row.rows.index(row.token) ?? -1
        column = object.item?.semantics.details?.cell?.column ?? 0
    }

    func property(_ name: String) -> BusValue? {
        switch name {
        case "ColumnSpan", "RowSpan": .int(1)
        case "Position": .tuple(position)
        case "Table": server.reference(table.path)
        default: nil
        }
    }

    func answer(_ method: String) -> [BusValue]? {
        switch method {
        case "GetRowColumnSpan": position + [.int(1), .int(1)]
        case "GetColumnHeaderCells":
            [server.references(server.grid(of: table)?.header(ofColumn: column).map { [$0] } ?? [])]
        case "GetRowHeaderCells": [server.references([])]
        default: nil
        }
    }

    private var position: [BusValue] { [.int(Int32(clamping: row)), .int(Int32(clamping: column))] }
}
