import DovetailBus
import DovetailCore

/// What a table answers, whatever it is a table of.
@MainActor
struct AccessibleTable {
    let server: AccessibilityServer
    private let grid: any AccessibleGrid

    /// Nil for an object that is no table.
    init?(server: AccessibilityServer, object: Accessible) {
        guard let grid = server.grid(of: object) else { return nil }
        self.server = server
        self.grid = grid
    }

    func property(_ name: String) -> BusValue? {
        switch name {
        case "NRows": .int(Int32(clamping: grid.rowCount))
        case "NColumns": .int(Int32(clamping: grid.columnCount))
        case "Caption", "Summary": server.reference(nil)
        case "NSelectedRows": .int(Int32(grid.selectedRows.count))
        case "NSelectedColumns": .int(0)
        default: nil
        }
    }

    func answer(_ method: String, _ arguments: BusArguments) -> [BusValue]? {
        let (rows, columns) = (grid.rowCount, grid.columnCount)
        switch method {
        case "GetSelectedRows": return [.array(of: "i", grid.selectedRows.map { .int(Int32($0)) })]
        case "GetSelectedColumns": return [.array(of: "i", [])]
        case "GetColumnHeader", "GetColumnDescription", "IsColumnSelected", "AddColumnSelection",
            "RemoveColumnSelection":
            return arguments.index(0, in: columns).map { [ofColumn(method, $0)] }
        case "GetRowHeader", "GetRowDescription", "IsRowSelected", "AddRowSelection", "RemoveRowSelection":
            return arguments.index(0, in: rows).map { [ofRow(method, $0)] }
        case "GetRowAtIndex", "GetColumnAtIndex", "GetRowColumnExtentsAtIndex":
            return arguments.index(0, in: rows * columns).map { byIndex(method, $0 / columns, $0 % columns) }
        default: break
        }
        guard let row = arguments.index(0, in: rows), let column = arguments.index(1, in: columns) else { return nil }
        switch method {
        case "GetAccessibleAt": return [server.reference(grid.cell(row, column))]
        case "GetIndexAt": return [.int(Int32(clamping: row * columns + column))]
        case "GetRowExtentAt", "GetColumnExtentAt": return [.int(1)]
        case "IsSelected": return [.bool(grid.selectedRows.contains(row))]
        default: return nil
        }
    }

    private func ofColumn(_ method: String, _ column: Int) -> BusValue {
        switch method {
        case "GetColumnHeader": server.reference(grid.header(ofColumn: column))
        case "GetColumnDescription": .string(grid.title(ofColumn: column))
        // Rows alone are selected.
        default: .bool(false)
        }
    }

    private func ofRow(_ method: String, _ row: Int) -> BusValue {
        switch method {
        case "GetRowHeader": server.reference(nil)
        case "GetRowDescription": .string(grid.title(ofRow: row))
        case "IsRowSelected": .bool(grid.selectedRows.contains(row))
        case "AddRowSelection": .bool(grid.select(row))
        default: .bool(false)
        }
    }

    private func byIndex(_ method: String, _ row: Int, _ column: Int) -> [BusValue] {
        switch method {
        case "GetRowAtIndex": [.int(Int32(clamping: row))]
        case "GetColumnAtIndex": [.int(Int32(column))]
        default:
            [
                .bool(true), .int(Int32(clamping: row)), .int(Int32(column)), .int(1), .int(1),
                .bool(grid.selectedRows.contains(row)),
            ]
        }
    }
}
