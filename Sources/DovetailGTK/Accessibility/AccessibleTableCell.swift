import DovetailBus
import DovetailCore

/// A row of a list as the cell of a table of one column.
@MainActor
struct AccessibleTableCell {
    let server: AccessibilityServer
    let object: Accessible
    /// From 0; -1 for a row that is going.
    private let row: Int32

    /// Nil for an object that is no row.
    init?(server: AccessibilityServer, object: Accessible) {
        guard let row = object.item?.semantics.details?.row else { return nil }
        self.server = server
        self.object = object
        self.row = row.rows.index(row.token).map { Int32(clamping: $0) } ?? -1
    }

    func property(_ name: String) -> BusValue? {
        switch name {
        case "ColumnSpan", "RowSpan": .int(1)
        case "Position": .tuple([.int(row), .int(0)])
        case "Table": server.reference(table)
        default: nil
        }
    }

    func answer(_ method: String) -> [BusValue]? {
        switch method {
        case "GetRowColumnSpan": [.int(row), .int(0), .int(1), .int(1)]
        case "GetColumnHeaderCells", "GetRowHeaderCells": [server.references([])]
        default: nil
        }
    }

    /// The list around.
    private var table: AccessiblePath? {
        guard let rows = object.item?.semantics.details?.row?.rows else { return nil }
        var path = server.parent(of: object)
        while let around = path.flatMap({ server.object($0) }) {
            if around.rows === rows { return around.path }
            path = server.parent(of: around)
        }
        return nil
    }
}
