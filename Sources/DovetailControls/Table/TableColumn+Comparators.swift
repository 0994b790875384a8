import DovetailCore
import Foundation

// Columns that sort by a comparator that the app gives.
extension TableColumn where Sort: SortComparator, Label == Text, RowValue == Sort.Compared {
    /// A column with any view for each row, that sorts by a comparator of rows.
    nonisolated public init(
        _ titleKey: LocalizedStringKey, sortUsing comparator: Sort,
        @ViewBuilder content: @escaping (RowValue) -> Content
    ) {
        self.init(label: Text(titleKey), comparator: AnyHashable(comparator), content: content)
    }

    /// A column with any view for each row, that sorts by a comparator of rows.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, sortUsing comparator: Sort, @ViewBuilder content: @escaping (RowValue) -> Content
    ) {
        self.init(label: Text(title), comparator: AnyHashable(comparator), content: content)
    }

    /// A column with any view for each row, that sorts by a comparator of rows.
    nonisolated public init(
        _ text: Text, sortUsing comparator: Sort, @ViewBuilder content: @escaping (RowValue) -> Content
    ) {
        self.init(label: text, comparator: AnyHashable(comparator), content: content)
    }
}

extension TableColumn where Sort == KeyPathComparator<RowValue>, Label == Text {
    /// A column with any view for each row, that sorts by a comparator of one value.
    nonisolated public init<V, C: SortComparator>(
        _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, V>, comparator: C,
        @ViewBuilder content: @escaping (RowValue) -> Content
    ) where C.Compared == V {
        self.init(
            label: Text(titleKey), comparator: AnyHashable(KeyPathComparator(value, comparator: comparator)),
            content: content)
    }

    /// A column with any view for each row, that sorts by a comparator of one value.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol, V, C: SortComparator>(
        _ title: S, value: KeyPath<RowValue, V>, comparator: C,
        @ViewBuilder content: @escaping (RowValue) -> Content
    ) where C.Compared == V {
        self.init(
            label: Text(title), comparator: AnyHashable(KeyPathComparator(value, comparator: comparator)),
            content: content)
    }

    /// A column of texts, that sorts by a comparator of them.
    nonisolated public init(
        _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, String>, comparator: String.StandardComparator
    ) where Content == Text {
        self.init(
            label: Text(titleKey), comparator: AnyHashable(KeyPathComparator(value, comparator: comparator))
        ) { Text($0[keyPath: value]) }
    }

    /// A column that sorts by a value, with any view for each row.
    nonisolated public init<V: Comparable>(
        _ text: Text, value: KeyPath<RowValue, V>, @ViewBuilder content: @escaping (RowValue) -> Content
    ) {
        self.init(label: text, comparator: AnyHashable(KeyPathComparator(value)), content: content)
    }

    /// A column of texts that it sorts by.
    nonisolated public init(_ text: Text, value: KeyPath<RowValue, String>) where Content == Text {
        self.init(label: text, comparator: AnyHashable(KeyPathComparator(value))) { Text($0[keyPath: value]) }
    }
}

extension TableColumn where Sort == Never, Label == Text {
    /// A column with a title and any view for each row.
    nonisolated public init(_ text: Text, @ViewBuilder content: @escaping (RowValue) -> Content) {
        self.init(label: text, comparator: nil, content: content)
    }

    /// A column with a title and a text of each row.
    nonisolated public init(_ text: Text, value: KeyPath<RowValue, String>) where Content == Text {
        self.init(label: text, comparator: nil) { Text($0[keyPath: value]) }
    }
}

/// A column for each element of a collection.
public struct TableColumnForEach<
    Data: RandomAccessCollection, ID: Hashable, RowValue, Sort, Content: TableColumnContent
>:
    TableColumnContent
where Content.TableRowValue == RowValue, Content.TableColumnSortComparator == Sort {
    public typealias TableRowValue = RowValue
    public typealias TableColumnSortComparator = Sort
    nonisolated(unsafe) let data: Data
    nonisolated(unsafe) let content: (Data.Element) -> Content

    public var _columns: [_TableColumn<RowValue>] { data.flatMap { content($0)._columns } }

    /// A column for each identifiable element.
    nonisolated public init(
        _ data: Data, @TableColumnBuilder<RowValue, Sort> content: @escaping (Data.Element) -> Content
    )
    where Data.Element: Identifiable, ID == Data.Element.ID, RowValue: Identifiable {
        self.data = data
        self.content = content
    }

    /// A column for each element, identified by a key path.
    nonisolated public init(
        _ data: Data, id: KeyPath<Data.Element, ID>,
        @TableColumnBuilder<RowValue, Sort> content: @escaping (Data.Element) -> Content
    ) where RowValue: Identifiable {
        self.data = data
        self.content = content
    }
}
