import DovetailCore

/// A chart as a table: a row for each of its points, and a column for each of its axes, after one with the names of the series where there
/// are several. Nothing in it can be selected.
@MainActor
struct AccessibleChartGrid: AccessibleGrid {
    private let object: Accessible
    private let chart: AXChartDescriptor
    let columnCount: Int

    /// Nil for an object that is no chart.
    init?(object: Accessible) {
        guard let chart = object.chart else { return nil }
        self.object = object
        self.chart = chart
        columnCount = chart.tableTitles.count
    }

    var rowCount: Int { chart.tableCount }
    var selectedRows: [Int] { [] }
    func select(_ row: Int) -> Bool { false }
    func title(ofColumn column: Int) -> String { chart.tableTitles[column] }
    func title(ofRow row: Int) -> String { chart.tableText(row: row, column: 0) ?? "" }
    func header(ofColumn column: Int) -> AccessiblePath? { part(0, column) }
    func cell(_ row: Int, _ column: Int) -> AccessiblePath? { part(row + 1, column) }

    private func part(_ row: Int, _ column: Int) -> AccessiblePath? {
        guard case .element(let window, let id) = object.path else { return nil }
        return .cell(window: window, id: id, row: row, column: column)
    }
}
