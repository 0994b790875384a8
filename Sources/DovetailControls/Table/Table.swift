import DovetailCore
import Foundation

/// Rows of values in columns with titles.
///
/// A click on the title of a column that sorts writes the sort order; the app sorts its data by that. The edges of columns are dragged to
/// change their widths. In the `phone` idiom, and in narrow windows of the `pad` idiom, the first column is shown alone. Rows of a
/// collection are made where they are in sight.
public struct Table<Value, Rows: TableRowContent, Columns: TableColumnContent>: View
where Value == Rows.TableRowValue, Rows.TableRowValue == Columns.TableRowValue {
    nonisolated(unsafe) let rows: [_TableRowGroup<Value>]
    nonisolated(unsafe) let columns: () -> [_TableColumn<Value>]
    let selection: ListSelection?
    let sorting: TableSorting?
    let customization: Binding<TableColumnCustomization<Value>>?

    nonisolated init(
        rows: [_TableRowGroup<Value>], selection: ListSelection?, sorting: TableSorting?,
        customization: Binding<TableColumnCustomization<Value>>?, columns: @escaping () -> [_TableColumn<Value>]
    ) {
        self.rows = rows
        self.selection = selection
        self.sorting = sorting
        self.customization = customization
        self.columns = columns
    }

    public var body: some View {
        TableScreen(
            rows: rows, columns: columns(), selection: selection, sorting: sorting, customization: customization)
    }
}

/// What a table sorts by, whatever the type of its comparators.
struct TableSorting {
    /// Whether the table is sorted by a column first, and forwards.
    let order: (AnyHashable) -> SortOrder?
    /// Sorts by a column first, or turns its order.
    let choose: (AnyHashable) -> Void

    init<Sort: SortComparator>(_ binding: Binding<[Sort]>) {
        func isSame(_ left: Sort, _ right: Sort) -> Bool {
            var left = left
            left.order = right.order
            return left == right
        }
        order = { column in
            guard let column = column.base as? Sort, let first = binding.wrappedValue.first, isSame(column, first)
            else { return nil }
            return first.order
        }
        choose = { column in
            guard var new = column.base as? Sort else { return }
            var all = binding.wrappedValue
            if let first = all.first, isSame(new, first) { new.order = first.order == .forward ? .reverse : .forward }
            all.removeAll { isSame($0, new) }
            binding.wrappedValue = [new] + all
        }
    }
}
