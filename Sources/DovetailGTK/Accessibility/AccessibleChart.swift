import DovetailBus
import DovetailCore

/// A chart as a table: a row for each of its points, and a column for each of its axes, after one with the names of the series where there
/// are several. Nothing in it can be selected.
@MainActor
struct AccessibleChart {
    let server: AccessibilityServer
    let object: Accessible
    private let chart: AXChartDescriptor
    private let columns: Int

    /// Nil for an object that is no chart.
    init?(server: AccessibilityServer, object: Accessible) {
        guard let chart = object.chart else { return nil }
        self.server = server
        self.object = object
        self.chart = chart
        columns = chart.tableTitles.count
    }

    func property(_ name: String) -> BusValue? {
        switch name {
        case "NRows": .int(Int32(clamping: chart.tableCount))
        case "NColumns": .int(Int32(columns))
        case "Caption", "Summary": server.reference(nil)
        case "NSelectedRows", "NSelectedColumns": .int(0)
        default: nil
        }
    }

    func answer(_ method: String, _ arguments: BusArguments) -> [BusValue]? {
        let rows = chart.tableCount
        switch method {
        case "GetSelectedRows", "GetSelectedColumns": return [.array(of: "i", [])]
        case "GetColumnHeader": return arguments.index(0, in: columns).map { [server.reference(cell(0, $0))] }
        case "GetColumnDescription": return arguments.index(0, in: columns).map { [.string(chart.tableTitles[$0])] }
        case "IsColumnSelected", "AddColumnSelection", "RemoveColumnSelection":
            return arguments.index(0, in: columns).map { _ in [.bool(false)] }
        case "GetRowHeader": return arguments.index(0, in: rows).map { _ in [server.reference(nil)] }
        case "GetRowDescription":
            return arguments.index(0, in: rows).map { [.string(chart.tableText(row: $0, column: 0) ?? "")] }
        case "IsRowSelected", "AddRowSelection", "RemoveRowSelection":
            return arguments.index(0, in: rows).map { _ in [.bool(false)] }
        case "GetRowAtIndex", "GetColumnAtIndex", "GetRowColumnExtentsAtIndex":
            return arguments.index(0, in: rows * columns).map { byIndex(method, $0) }
        default: break
        }
        guard let row = arguments.index(0, in: rows), let column = arguments.index(1, in: columns) else { return nil }
        switch method {
        case "GetAccessibleAt": return [server.reference(cell(row + 1, column))]
        case "GetIndexAt": return [.int(Int32(row * columns + column))]
        case "GetRowExtentAt", "GetColumnExtentAt": return [.int(1)]
        case "IsSelected": return [.bool(false)]
        default: return nil
        }
    }

    private func byIndex(_ method: String, _ index: Int) -> [BusValue] {
        let (row, column) = (Int32(index / columns), Int32(index % columns))
        switch method {
        case "GetRowAtIndex": return [.int(row)]
        case "GetColumnAtIndex": return [.int(column)]
        default: return [.bool(true), .int(row), .int(column), .int(1), .int(1), .bool(false)]
        }
    }

    private func cell(_ row: Int, _ column: Int) -> AccessiblePath? {
        guard case .element(let window, let id) = object.path else { return nil }
        return .cell(window: window, id: id, row: row, column: column)
    }
}
