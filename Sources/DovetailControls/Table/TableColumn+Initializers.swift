import DovetailCore
import Foundation

// Each form of a column, with a key, a string or a text as its title.

extension TableColumn where Sort == Never, Label == Text {
    /// A column with any view for each row.
    nonisolated public init(
        _ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping (RowValue) -> Content
    ) {
        self.init(label: Text(titleKey), comparator: nil, content: content)
    }

    /// A column with any view for each row.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, @ViewBuilder content: @escaping (RowValue) -> Content
    ) {
        self.init(label: Text(title), comparator: nil, content: content)
    }

    /// A column with any view for each row.
    nonisolated public init(
        _ text: Text, @ViewBuilder content: @escaping (RowValue) -> Content
    ) {
        self.init(label: text, comparator: nil, content: content)
    }

    /// A column with a text of each row.
    nonisolated public init(
        _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, String>
    ) where Content == Text {
        self.init(label: Text(titleKey), comparator: nil) { Text($0[keyPath: value]) }
    }

    /// A column with a text of each row.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, value: KeyPath<RowValue, String>
    ) where Content == Text {
        self.init(label: Text(title), comparator: nil) { Text($0[keyPath: value]) }
    }

    /// A column with a text of each row.
    nonisolated public init(
        _ text: Text, value: KeyPath<RowValue, String>
    ) where Content == Text {
        self.init(label: text, comparator: nil) { Text($0[keyPath: value]) }
    }
}

extension TableColumn where Sort == KeyPathComparator<RowValue>, Label == Text {
    /// A column that sorts by a value, with any view for each row.
    nonisolated public init<V: Comparable>(
        _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, V>,
        @ViewBuilder content: @escaping (RowValue) -> Content
    ) {
        self.init(label: Text(titleKey), comparator: AnyHashable(KeyPathComparator(value)), content: content)
    }

    /// A column that sorts by a value, with any view for each row.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol, V: Comparable>(
        _ title: S, value: KeyPath<RowValue, V>, @ViewBuilder content: @escaping (RowValue) -> Content
    ) {
        self.init(label: Text(title), comparator: AnyHashable(KeyPathComparator(value)), content: content)
    }

    /// A column that sorts by a value, with any view for each row.
    nonisolated public init<V: Comparable>(
        _ text: Text, value: KeyPath<RowValue, V>, @ViewBuilder content: @escaping (RowValue) -> Content
    ) {
        self.init(label: text, comparator: AnyHashable(KeyPathComparator(value)), content: content)
    }

    /// A column that sorts by a comparator of one value, with any view for each row.
    nonisolated public init<V, C: SortComparator>(
        _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, V>, comparator: C,
        @ViewBuilder content: @escaping (RowValue) -> Content
    ) where C.Compared == V {
        self.init(
            label: Text(titleKey), comparator: AnyHashable(KeyPathComparator(value, comparator: comparator)),
            content: content)
    }

    /// A column that sorts by a comparator of one value, with any view for each row.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol, V, C: SortComparator>(
        _ title: S, value: KeyPath<RowValue, V>, comparator: C, @ViewBuilder content: @escaping (RowValue) -> Content
    ) where C.Compared == V {
        self.init(
            label: Text(title), comparator: AnyHashable(KeyPathComparator(value, comparator: comparator)),
            content: content)
    }

    /// A column that sorts by a comparator of one value, with any view for each row.
    nonisolated public init<V, C: SortComparator>(
        _ text: Text, value: KeyPath<RowValue, V>, comparator: C, @ViewBuilder content: @escaping (RowValue) -> Content
    ) where C.Compared == V {
        self.init(
            label: text, comparator: AnyHashable(KeyPathComparator(value, comparator: comparator)), content: content)
    }

    /// A column of texts that it sorts by.
    nonisolated public init(
        _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, String>
    ) where Content == Text {
        self.init(label: Text(titleKey), comparator: AnyHashable(KeyPathComparator(value))) { Text($0[keyPath: value]) }
    }

    /// A column of texts that it sorts by.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, value: KeyPath<RowValue, String>
    ) where Content == Text {
        self.init(label: Text(title), comparator: AnyHashable(KeyPathComparator(value))) { Text($0[keyPath: value]) }
    }

    /// A column of texts that it sorts by.
    nonisolated public init(
        _ text: Text, value: KeyPath<RowValue, String>
    ) where Content == Text {
        self.init(label: text, comparator: AnyHashable(KeyPathComparator(value))) { Text($0[keyPath: value]) }
    }

    /// A column of texts that sorts by a comparator of them.
    nonisolated public init<C: SortComparator>(
        _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, String>, comparator: C
    ) where Content == Text, C.Compared == String {
        self.init(label: Text(titleKey), comparator: AnyHashable(KeyPathComparator(value, comparator: comparator))) {
            Text($0[keyPath: value])
        }
    }

    /// A column of texts that sorts by a comparator of them.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol, C: SortComparator>(
        _ title: S, value: KeyPath<RowValue, String>, comparator: C
    ) where Content == Text, C.Compared == String {
        self.init(label: Text(title), comparator: AnyHashable(KeyPathComparator(value, comparator: comparator))) {
            Text($0[keyPath: value])
        }
    }

    /// A column of texts that sorts by a comparator of them.
    nonisolated public init<C: SortComparator>(
        _ text: Text, value: KeyPath<RowValue, String>, comparator: C
    ) where Content == Text, C.Compared == String {
        self.init(label: text, comparator: AnyHashable(KeyPathComparator(value, comparator: comparator))) {
            Text($0[keyPath: value])
        }
    }
}

extension TableColumn where Sort: SortComparator, Label == Text, RowValue == Sort.Compared {
    /// A column that sorts by a comparator of rows, with any view for each row.
    nonisolated public init(
        _ titleKey: LocalizedStringKey, sortUsing comparator: Sort,
        @ViewBuilder content: @escaping (RowValue) -> Content
    ) {
        self.init(label: Text(titleKey), comparator: AnyHashable(comparator), content: content)
    }

    /// A column that sorts by a comparator of rows, with any view for each row.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, sortUsing comparator: Sort, @ViewBuilder content: @escaping (RowValue) -> Content
    ) {
        self.init(label: Text(title), comparator: AnyHashable(comparator), content: content)
    }

    /// A column that sorts by a comparator of rows, with any view for each row.
    nonisolated public init(
        _ text: Text, sortUsing comparator: Sort, @ViewBuilder content: @escaping (RowValue) -> Content
    ) {
        self.init(label: text, comparator: AnyHashable(comparator), content: content)
    }
}
