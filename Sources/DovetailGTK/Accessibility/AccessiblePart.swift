import DovetailCore
import Foundation

/// Something in an element that is no element of its own, and that clients ask for all the same: a link in a text, a cell of a chart's table.
@MainActor
protocol AccessiblePart {
    var role: AccessibleRole { get }
    var name: String { get }
    /// In window points; nil for that of the element around.
    var frame: CGRect? { get }
    var actions: [Accessible.Action] { get }
    /// Besides that of all objects.
    var interfaces: [String] { get }
}

/// A link in what is written in an element.
struct AccessibleLink: AccessiblePart {
    let text: AccessibleText
    let link: AccessibleText.Link

    /// Nil where there is no such link.
    init?(_ index: Int, of item: AccessibilityItem) {
        guard let text = AccessibleText(of: item), text.links.indices.contains(index) else { return nil }
        self.text = text
        link = text.links[index]
    }

    var role: AccessibleRole { .link }
    var name: String { text.text(from: link.range.lowerBound, to: link.range.upperBound) }
    var frame: CGRect? { text.frame(of: link.range) }
    var actions: [Accessible.Action] {
        [Accessible.Action(name: "click", title: "Click", run: { text.open(link) })]
    }
    var interfaces: [String] { ["Component", "Action", "Hyperlink"] }
}

/// A cell of a chart's table.
struct AccessibleChartCell: AccessiblePart {
    let chart: AXChartDescriptor
    let row: Int
    let column: Int

    /// Nil where there is no such cell.
    ///
    /// - Parameter row: 0 for the titles of the columns.
    init?(row: Int, column: Int, of item: AccessibilityItem) {
        guard let chart = item.chart, chart.tableTitles.indices.contains(column), row <= chart.tableCount else {
            return nil
        }
        self.chart = chart
        self.row = row
        self.column = column
    }

    var role: AccessibleRole { row == 0 ? .columnHeader : .tableCell }
    var name: String { row == 0 ? chart.tableTitles[column] : chart.tableText(row: row - 1, column: column) ?? "" }
    var frame: CGRect? { nil }
    var actions: [Accessible.Action] { [] }
    var interfaces: [String] { row == 0 ? ["Component"] : ["Component", "TableCell"] }
}
