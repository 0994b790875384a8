/// Something that clients know as a table: a list, a table of an app's, or a chart.
///
/// All numbers are from 0, and within what there is.
@MainActor
protocol AccessibleGrid {
    var rowCount: Int { get }
    var columnCount: Int { get }
    /// The title of a column; nil for an object that shows none.
    func header(ofColumn column: Int) -> AccessiblePath?
    func title(ofColumn column: Int) -> String
    func title(ofRow row: Int) -> String
    /// The object of a cell, which is made for that if it is not there. Nil where it can't be.
    func cell(_ row: Int, _ column: Int) -> AccessiblePath?
    /// In order.
    var selectedRows: [Int] { get }
    /// Returns whether the row is selected then.
    func select(_ row: Int) -> Bool
}

extension AccessibilityServer {
    /// What is told of an object as a table; nil for one that is none.
    func grid(of object: Accessible) -> (any AccessibleGrid)? {
        if object.rows != nil { return AccessibleRowGrid(server: self, object: object) }
        return AccessibleChartGrid(object: object)
    }
}
