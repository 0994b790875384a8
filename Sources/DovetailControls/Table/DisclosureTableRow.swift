import DovetailCore
import Foundation

/// A row of a table that can be opened to show the rows below it.
///
/// The sign that opens it stands in the first column, and the rows below stand further in. Left and right arrow keys close and open the row
/// that is selected. The rows below are made while they are shown.
public struct DisclosureTableRow<Label: TableRowContent, Content: TableRowContent>: TableRowContent
where Label.TableRowValue == Content.TableRowValue {
    public typealias TableRowValue = Label.TableRowValue
    public typealias TableRowBody = Never

    nonisolated(unsafe) let label: Label
    nonisolated(unsafe) let content: () -> Content
    let isExpanded: Binding<Bool>?

    /// A row of a value with rows below it. Without a binding the row is closed at first.
    nonisolated public init<Value: Identifiable>(
        _ value: Value, isExpanded: Binding<Bool>? = nil, @TableRowBuilder<Value> content: @escaping () -> Content
    ) where Label == TableRow<Value> {
        label = TableRow(value)
        self.isExpanded = isExpanded
        self.content = content
    }

    public var _rows: [_TableRowGroup<TableRowValue>] {
        var rows = label._rows.flatMap(\.rows)
        guard !rows.isEmpty else { return [] }
        let content = content
        rows[rows.count - 1].branch = TableBranch(isExpanded: isExpanded) { content()._rows.flatMap(\.rows) }
        return [.rows(rows)]
    }
}

/// The rows of a tree.
public struct TableOutlineGroupContent<Data: RandomAccessCollection>: TableRowContent
where Data.Element: Identifiable {
    public typealias TableRowValue = Data.Element
    public typealias TableRowBody = Never

    nonisolated(unsafe) let data: Data
    nonisolated(unsafe) let children: KeyPath<Data.Element, Data?>

    public var _rows: [_TableRowGroup<Data.Element>] {
        [.rows(outlineRows(data, children) { [_TableRow(value: $0)] })]
    }
}

extension OutlineGroup: TableRowContent
where
    ID == Data.Element.ID, Parent: TableRowContent, Parent == Leaf, Leaf == Subgroup,
    Data.Element == Parent.TableRowValue, Data.Element: Identifiable
{
    public typealias TableRowValue = Data.Element
    public typealias TableRowBody = Never

    public var _rows: [_TableRowGroup<Data.Element>] {
        [.rows(outlineRows(data, children) { content($0)._rows.flatMap(\.rows) })]
    }
}

extension OutlineGroup
where ID == Data.Element.ID, Parent == TableRow<Data.Element>, Parent == Leaf, Leaf == Subgroup {
    /// The rows of a table for a collection and what is below its elements: `children` is nil for what cannot have any.
    nonisolated public init<DataElement: Identifiable>(_ data: Data, children: KeyPath<DataElement, Data?>)
    where ID == DataElement.ID, DataElement == Data.Element {
        self.init(data: data, id: \.id, children: children) { TableRow($0) }
    }

    /// The row of a table for an element, and those for what is below it.
    nonisolated public init<DataElement: Identifiable>(_ root: DataElement, children: KeyPath<DataElement, Data?>)
    where ID == DataElement.ID, DataElement == Data.Element, Data: RangeReplaceableCollection {
        self.init(data: Data(CollectionOfOne(root)), id: \.id, children: children) { TableRow($0) }
    }
}

/// The rows for the elements of one level, which know how to make those of the next.
@MainActor
private func outlineRows<Data: RandomAccessCollection>(
    _ data: Data, _ children: KeyPath<Data.Element, Data?>,
    _ rows: @escaping @MainActor (Data.Element) -> [_TableRow<Data.Element>]
) -> [_TableRow<Data.Element>] {
    data.flatMap { element in
        var own = rows(element)
        if !own.isEmpty, let below = element[keyPath: children] {
            own[own.count - 1].branch = TableBranch(isExpanded: nil) { outlineRows(below, children, rows) }
        }
        return own
    }
}
