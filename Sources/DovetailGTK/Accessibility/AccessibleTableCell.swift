import DovetailBus
import DovetailCore

/// A row of a list as the cell of a table of one column, or a cell of a chart's table.
@MainActor
struct AccessibleTableCell {
    let server: AccessibilityServer
    let object: Accessible
    /// From 0; -1 for a row that is going.
    private let row: Int32
    private let column: Int32

    /// Nil for an object that is neither.
    init?(server: AccessibilityServer, object: Accessible) {
        self.server = server
        self.object = object
        if let cell = object.part as? AccessibleChartCell, cell.row > 0 {
            row = Int32(clamping: cell.row - 1)
            column = Int32(cell.column)
            return
        }
        guard object.part == nil, let row = object.item?.semantics.details?.row else { return nil }
        column = 0
        self.row = row.rows.index(row.token).map { Int32(clamping: $0) } ?? -1
    }

    func property(_ name: String) -> BusValue? {
        switch name {
        case "ColumnSpan", "RowSpan": .int(1)
        case "Position": .tuple([.int(row), .int(column)])
        case "Table": server.reference(table)
        default: nil
        }
    }

    func answer(_ method: String) -> [BusValue]? {
        switch method {
        case "GetRowColumnSpan": [.int(row), .int(column), .int(1), .int(1)]
        case "GetColumnHeaderCells": [server.references(header.map { [$0] } ?? [])]
        case "GetRowHeaderCells": [server.references([])]
        default: nil
        }
    }

    /// The title of the column.
    private var header: AccessiblePath? {
        guard case .cell(let window, let id, _, let column) = object.path else { return nil }
        return .cell(window: window, id: id, row: 0, column: column)
    }

    /// The list or chart around.
    private var table: AccessiblePath? {
        if object.part != nil { return server.parent(of: object) }
        guard let rows = object.item?.semantics.details?.row?.rows else { return nil }
        var path = server.parent(of: object)
        while let around = path.flatMap({ server.object($0) }) {
            if around.rows === rows { return around.path }
            path = server.parent(of: around)
        }
        return nil
    }
}
