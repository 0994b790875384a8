import DovetailCore
import Foundation

// Tables of rows whose type tells what the rows show.
extension Table {
    /// A table of rows.
    public init(
        columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
        @TableColumnBuilder<Value, Never> columns: @escaping () -> Columns,
        @TableRowBuilder<Value> rows: () -> Rows
    ) {
        self.init(rows: rows()._rows, selection: nil, sorting: nil, customization: columnCustomization) {
            columns()._columns
        }
    }

    /// A table of rows; one can be selected.
    public init(
        selection: Binding<Value.ID?>,
        columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
        @TableColumnBuilder<Value, Never> columns: @escaping () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
    ) {
        self.init(
            rows: rows()._rows, selection: ListSelection(selection), sorting: nil, customization: columnCustomization
        ) { columns()._columns }
    }

    /// A table of rows; any number can be selected.
    public init(
        selection: Binding<Set<Value.ID>>,
        columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
        @TableColumnBuilder<Value, Never> columns: @escaping () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
    ) {
        self.init(
            rows: rows()._rows, selection: ListSelection(selection), sorting: nil, customization: columnCustomization
        ) { columns()._columns }
    }

    /// A table of rows that a person can sort.
    public init<Sort: SortComparator>(
        sortOrder: Binding<[Sort]>,
        columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
        @TableColumnBuilder<Value, Sort> columns: @escaping () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
    ) where Sort.Compared == Value {
        self.init(
            rows: rows()._rows, selection: nil, sorting: TableSorting(sortOrder), customization: columnCustomization
        ) { columns()._columns }
    }

    /// A table of rows that a person can sort; one can be selected.
    public init<Sort: SortComparator>(
        selection: Binding<Value.ID?>, sortOrder: Binding<[Sort]>,
        columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
        @TableColumnBuilder<Value, Sort> columns: @escaping () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
    ) where Sort.Compared == Value {
        self.init(
            rows: rows()._rows, selection: ListSelection(selection), sorting: TableSorting(sortOrder),
            customization: columnCustomization
        ) { columns()._columns }
    }

    /// A table of rows that a person can sort; any number can be selected.
    public init<Sort: SortComparator>(
        selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>,
        columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
        @TableColumnBuilder<Value, Sort> columns: @escaping () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
    ) where Sort.Compared == Value {
        self.init(
            rows: rows()._rows, selection: ListSelection(selection), sorting: TableSorting(sortOrder),
            customization: columnCustomization
        ) { columns()._columns }
    }
}
