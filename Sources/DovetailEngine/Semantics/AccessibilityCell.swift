/// The columns of a table for assistive tools.
///
/// The table brings the count up to date; the cells and titles point at the columns that they stand in. Main thread only.
package final class AccessibilityColumns {
    /// How many columns there are.
    package var count: Int

    package init(count: Int = 1) { self.count = count }
}

/// What an element is to a table: a cell of a row, or the title of a column.
package struct AccessibilityCell: Equatable {
    package let columns: AccessibilityColumns
    /// From 0, in the order in which the columns are shown.
    package let column: Int
    package let isTitle: Bool

    package init(in columns: AccessibilityColumns, column: Int, isTitle: Bool = false) {
        self.columns = columns
        self.column = column
        self.isTitle = isTitle
    }

    package static func == (left: Self, right: Self) -> Bool {
        left.columns === right.columns && left.column == right.column && left.isTitle == right.isTitle
    }
}
