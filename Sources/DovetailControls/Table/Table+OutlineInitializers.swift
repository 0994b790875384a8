import DovetailCore
import Foundation

// Tables of trees.
extension Table {
    /// A table of a tree: `children` is nil for what cannot have any.
    public init<Data: RandomAccessCollection>(
        _ data: Data, children: KeyPath<Value, Data?>,
        columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
        @TableColumnBuilder<Value, Never> columns: @escaping () -> Columns
    )
    where Rows == TableOutlineGroupContent<Data>, Value == Data.Element {
        self.init(
            rows: TableOutlineGroupContent(data: data, children: children)._rows, selection: nil,
            sorting: nil, customization: columnCustomization
        ) { columns()._columns }
    }

    /// A table of a tree: `children` is nil for what cannot have any. One row can be selected.
    public init<Data: RandomAccessCollection>(
        _ data: Data, children: KeyPath<Value, Data?>, selection: Binding<Value.ID?>,
        columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
        @TableColumnBuilder<Value, Never> columns: @escaping () -> Columns
    )
    where Rows == TableOutlineGroupContent<Data>, Value == Data.Element {
        self.init(
            rows: TableOutlineGroupContent(data: data, children: children)._rows, selection: ListSelection(selection),
            sorting: nil, customization: columnCustomization
        ) { columns()._columns }
    }

    /// A table of a tree: `children` is nil for what cannot have any. Any number of rows can be selected.
    public init<Data: RandomAccessCollection>(
        _ data: Data, children: KeyPath<Value, Data?>, selection: Binding<Set<Value.ID>>,
        columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
        @TableColumnBuilder<Value, Never> columns: @escaping () -> Columns
    )
    where Rows == TableOutlineGroupContent<Data>, Value == Data.Element {
        self.init(
            rows: TableOutlineGroupContent(data: data, children: children)._rows, selection: ListSelection(selection),
            sorting: nil, customization: columnCustomization
        ) { columns()._columns }
    }

    /// A table of a tree that a person can sort: `children` is nil for what cannot have any.
    public init<Data: RandomAccessCollection, Sort: SortComparator>(
        _ data: Data, children: KeyPath<Value, Data?>, sortOrder: Binding<[Sort]>,
        columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
        @TableColumnBuilder<Value, Sort> columns: @escaping () -> Columns
    )
    where Rows == TableOutlineGroupContent<Data>, Value == Data.Element, Sort.Compared == Value {
        self.init(
            rows: TableOutlineGroupContent(data: data, children: children)._rows, selection: nil,
            sorting: TableSorting(sortOrder), customization: columnCustomization
        ) { columns()._columns }
    }

    /// A table of a tree that a person can sort: `children` is nil for what cannot have any. One row can be selected.
    public init<Data: RandomAccessCollection, Sort: SortComparator>(
        _ data: Data, children: KeyPath<Value, Data?>, selection: Binding<Value.ID?>, sortOrder: Binding<[Sort]>,
        columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
        @TableColumnBuilder<Value, Sort> columns: @escaping () -> Columns
    )
    where Rows == TableOutlineGroupContent<Data>, Value == Data.Element, Sort.Compared == Value {
        self.init(
            rows: TableOutlineGroupContent(data: data, children: children)._rows, selection: ListSelection(selection),
            sorting: TableSorting(sortOrder), customization: columnCustomization
        ) { columns()._columns }
    }

    /// A table of a tree that a person can sort: `children` is nil for what cannot have any. Any number of rows can be selected.
    public init<Data: RandomAccessCollection, Sort: SortComparator>(
        _ data: Data, children: KeyPath<Value, Data?>, selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>,
        columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
        @TableColumnBuilder<Value, Sort> columns: @escaping () -> Columns
    )
    where Rows == TableOutlineGroupContent<Data>, Value == Data.Element, Sort.Compared == Value {
        self.init(
            rows: TableOutlineGroupContent(data: data, children: children)._rows, selection: ListSelection(selection),
            sorting: TableSorting(sortOrder), customization: columnCustomization
        ) { columns()._columns }
    }
}
