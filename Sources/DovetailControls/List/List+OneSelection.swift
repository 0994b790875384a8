import DovetailCore

// With a binding that has no optional, one row is always selected.
extension List {
    /// A list with a row for each element; one of them is always selected.
    @_disfavoredOverload
    nonisolated public init<Data: RandomAccessCollection, RowContent: View>(
        _ data: Data, selection: Binding<SelectionValue>,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
        self.init(selection: ListSelection(one: selection), content: ForEach(data, content: rowContent))
    }

    /// A list with a row for each element; one of them is always selected.
    /// - Parameter id: What an element is known by.
    @_disfavoredOverload
    nonisolated public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
        _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<SelectionValue>,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == ForEach<Data, ID, RowContent> {
        self.init(selection: ListSelection(one: selection), content: ForEach(data, id: id, content: rowContent))
    }

    /// A list with a row for each number of a range; one of them is always selected.
    @_disfavoredOverload
    nonisolated public init<RowContent: View>(
        _ data: Range<Int>, selection: Binding<SelectionValue>,
        @ViewBuilder rowContent: @escaping (Int) -> RowContent
    ) where Content == ForEach<Range<Int>, Int, RowContent> {
        self.init(selection: ListSelection(one: selection), content: ForEach(data, content: rowContent))
    }
}
