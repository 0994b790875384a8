import Foundation

/// A chart as a table: a row for each point of its series, and a column for each axis, after one with the names of the series where there are
/// several.
extension AXChartDescriptor {
    private var hasSeriesColumn: Bool { series.count > 1 }
    private var axes: [any AXDataAxisDescriptor] { [xAxis] + (yAxis.map { [$0] } ?? []) + additionalAxes }

    /// The titles of the columns.
    package var tableTitles: [String] { (hasSeriesColumn ? ["Series"] : []) + axes.map(\.title) }

    /// How many rows there are, without the titles.
    package var tableCount: Int { series.reduce(0) { $0 + $1.dataPoints.count } }

    /// The text of a cell; nil where the point has no value for the column.
    ///
    /// - Complexity: O(series)
    package func tableText(row: Int, column: Int) -> String? {
        var row = row
        for series in series {
            guard row >= series.dataPoints.count else { return text(of: series.dataPoints[row], in: series, column) }
            row -= series.dataPoints.count
        }
        return nil
    }

    private func text(of point: AXDataPoint, in series: AXDataSeriesDescriptor, _ column: Int) -> String? {
        var column = column
        if hasSeriesColumn {
            if column == 0 { return series.name }
            column -= 1
        }
        let axes = axes
        guard axes.indices.contains(column) else { return nil }
        let values: [AXDataPointValue?] =
            [point.xValue] + (yAxis == nil ? [] : [point.yValue]) + point.additionalValues
        guard column < values.count, let value = values[column] else { return nil }
        guard let axis = axes[column] as? AXNumericDataAxisDescriptor else { return value.category }
        return axis.valueDescriptionProvider(value.number)
    }
}
