import DovetailCore
import Foundation

extension Table {
    /// A table of a collection.
    public init<Data: RandomAccessCollection>(
        _ data: Data, columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
        @TableColumnBuilder<Value, Never> columns: @escaping () -> Columns
    )
    where
        Rows == TableForEachContent<Data>, Value == Data.Element
    {
        self.init(rows: [.values(Array(data))], selection: nil, sorting: nil, customization: columnCustomization) {
            columns()._columns
        }
    }

    /// A table of a collection; one row can be selected.
    public init<Data: RandomAccessCollection>(
        _ data: Data, selection: Binding<Value.ID?>,
        columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
        @TableColumnBuilder<Value, Never> columns: @escaping () -> Columns
    )
    where
        Rows == TableForEachContent<Data>, Value == Data.Element
    {
        self.init(
            rows: [.values(Array(data))], selection: ListSelection(selection), sorting: nil,
            customization: columnCustomization
        ) {
            columns()._columns
        }
    }

    /// A table of a collection; any number of rows can be selected.
    public init<Data: RandomAccessCollection>(
        _ data: Data, selection: Binding<Set<Value.ID>>,
        columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
        @TableColumnBuilder<Value, Never> columns: @escaping () -> Columns
    )
    where
        Rows == TableForEachContent<Data>, Value == Data.Element
    {
        self.init(
            rows: [.values(Array(data))], selection: ListSelection(selection), sorting: nil,
            customization: columnCustomization
        ) {
            columns()._columns
        }
    }

    /// A table of a collection that a person can sort.
    public init<Data: RandomAccessCollection, Sort: SortComparator>(
        _ data: Data, sortOrder: Binding<[Sort]>,
        columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
        @TableColumnBuilder<Value, Sort> columns: @escaping () -> Columns
    )
    where
        Rows == TableForEachContent<Data>, Value == Data.Element, Sort.Compared == Value
    {
        self.init(
            rows: [.values(Array(data))], selection: nil, sorting: TableSorting(sortOrder),
            customization: columnCustomization
        ) { columns()._columns }
    }

    /// A table of a collection that a person can sort; one row can be selected.
    public init<Data: RandomAccessCollection, Sort: SortComparator>(
        _ data: Data, selection: Binding<Value.ID?>, sortOrder: Binding<[Sort]>,
        columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
        @TableColumnBuilder<Value, Sort> columns: @escaping () -> Columns
    )
    where
        Rows == TableForEachContent<Data>, Value == Data.Element, Sort.Compared == Value
    {
        self.init(
            rows: [.values(Array(data))], selection: ListSelection(selection), sorting: TableSorting(sortOrder),
            customization: columnCustomization
        ) {
            columns()._columns
        }
    }

    /// A table of a collection that a person can sort; any number of rows can be selected.
    public init<Data: RandomAccessCollection, Sort: SortComparator>(
        _ data: Data, selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>,
        columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
        @TableColumnBuilder<Value, Sort> columns: @escaping () -> Columns
    )
    where
        Rows == TableForEachContent<Data>, Value == Data.Element, Sort.Compared == Value
    {
        self.init(
            rows: [.values(Array(data))], selection: ListSelection(selection), sorting: TableSorting(sortOrder),
            customization: columnCustomization
        ) {
            columns()._columns
        }
    }

    /// A table of rows.
    public init(
        of valueType: Value.Type, columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
        @TableColumnBuilder<Value, Never> columns: @escaping () -> Columns,
        @TableRowBuilder<Value> rows: () -> Rows
    ) {
        self.init(rows: rows()._rows, selection: nil, sorting: nil, customization: columnCustomization) {
            columns()._columns
        }
    }

    /// A table of rows; one can be selected.
    public init(
        of valueType: Value.Type, selection: Binding<Value.ID?>,
        columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
        @TableColumnBuilder<Value, Never> columns: @escaping () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
    ) {
        self.init(
            rows: rows()._rows, selection: ListSelection(selection), sorting: nil, customization: columnCustomization
        ) { columns()._columns }
    }

    /// A table of rows; any number can be selected.
    public init(
        of valueType: Value.Type, selection: Binding<Set<Value.ID>>,
        columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
        @TableColumnBuilder<Value, Never> columns: @escaping () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
    ) {
        self.init(
            rows: rows()._rows, selection: ListSelection(selection), sorting: nil, customization: columnCustomization
        ) { columns()._columns }
    }

    /// A table of rows that a person can sort.
    public init<Sort: SortComparator>(
        of valueType: Value.Type, sortOrder: Binding<[Sort]>,
        columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
        @TableColumnBuilder<Value, Sort> columns: @escaping () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
    ) where Sort.Compared == Value {
        self.init(
            rows: rows()._rows, selection: nil, sorting: TableSorting(sortOrder), customization: columnCustomization
        ) { columns()._columns }
    }

    /// A table of rows that a person can sort; one can be selected.
    public init<Sort: SortComparator>(
        of valueType: Value.Type, selection: Binding<Value.ID?>, sortOrder: Binding<[Sort]>,
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
        of valueType: Value.Type, selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>,
        columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
        @TableColumnBuilder<Value, Sort> columns: @escaping () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
    ) where Sort.Compared == Value {
        self.init(
            rows: rows()._rows, selection: ListSelection(selection), sorting: TableSorting(sortOrder),
            customization: columnCustomization
        ) { columns()._columns }
    }
}
