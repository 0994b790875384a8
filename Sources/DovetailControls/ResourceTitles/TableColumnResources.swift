import DovetailCore
import Foundation

extension TableColumn where Sort == Never, Label == Text {
    /// A column with any view for each row.
    @_disfavoredOverload
    nonisolated public init(
        _ titleResource: LocalizedStringResource, @ViewBuilder content: @escaping (RowValue) -> Content
    ) {
        self.init(LocalizedStringKey(titleResource), content: content)
    }

    /// A column with a text of each row.
    @_disfavoredOverload
    nonisolated public init(_ titleResource: LocalizedStringResource, value: KeyPath<RowValue, String>)
    where Content == Text {
        self.init(LocalizedStringKey(titleResource), value: value)
    }
}

extension TableColumn where Sort == KeyPathComparator<RowValue>, Label == Text {
    /// A column that sorts by a value, with any view for each row.
    @_disfavoredOverload
    nonisolated public init<V: Comparable>(
        _ titleResource: LocalizedStringResource, value: KeyPath<RowValue, V>,
        @ViewBuilder content: @escaping (RowValue) -> Content
    ) {
        self.init(LocalizedStringKey(titleResource), value: value, content: content)
    }

    /// A column that sorts by a comparator of one value, with any view for each row.
    @_disfavoredOverload
    nonisolated public init<V, C: SortComparator>(
        _ titleResource: LocalizedStringResource, value: KeyPath<RowValue, V>, comparator: C,
        @ViewBuilder content: @escaping (RowValue) -> Content
    ) where C.Compared == V {
        self.init(LocalizedStringKey(titleResource), value: value, comparator: comparator, content: content)
    }

    /// A column of texts that it sorts by.
    @_disfavoredOverload
    nonisolated public init(_ titleResource: LocalizedStringResource, value: KeyPath<RowValue, String>)
    where Content == Text {
        self.init(LocalizedStringKey(titleResource), value: value)
    }

    /// A column of texts that sorts by a comparator of them.
    @_disfavoredOverload
    nonisolated public init<C: SortComparator>(
        _ titleResource: LocalizedStringResource, value: KeyPath<RowValue, String>, comparator: C
    ) where Content == Text, C.Compared == String {
        self.init(LocalizedStringKey(titleResource), value: value, comparator: comparator)
    }
}

extension TableColumn where Sort: SortComparator, Label == Text, RowValue == Sort.Compared {
    /// A column that sorts by a comparator of rows, with any view for each row.
    @_disfavoredOverload
    nonisolated public init(
        _ titleResource: LocalizedStringResource, sortUsing comparator: Sort,
        @ViewBuilder content: @escaping (RowValue) -> Content
    ) {
        self.init(LocalizedStringKey(titleResource), sortUsing: comparator, content: content)
    }
}
