import DovetailCore

extension List {
    /// A list of the given rows; one of them is always selected.
    @_disfavoredOverload
    nonisolated public init(selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content) {
        self.init(selection: ListSelection(one: selection), content: content())
    }

    // With the binding in three optionals the others, which take it in one, go before these where what is bound is itself optional or a set, or becomes
    // one as a constant does.

    /// A list with a row for each element; one of them is always selected.
    @_disfavoredOverload
    nonisolated public init<Data: RandomAccessCollection, RowContent: View>(
        _ data: Data, selection: Binding<SelectionValue>???,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
        self.init(
            selection: ((selection ?? nil) ?? nil).map { ListSelection(one: $0) },
            content: ForEach(data, content: rowContent))
    }

    /// A list with a row for each element, identified by a key path; one of them is always selected.
    @_disfavoredOverload
    nonisolated public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
        _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<SelectionValue>???,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == ForEach<Data, ID, RowContent> {
        self.init(
            selection: ((selection ?? nil) ?? nil).map { ListSelection(one: $0) },
            content: ForEach(data, id: id, content: rowContent))
    }

    /// A list with a row for each number of a range; one can be selected.
    nonisolated public init<RowContent: View>(
        _ data: Range<Int>, selection: Binding<SelectionValue?>?,
        @ViewBuilder rowContent: @escaping (Int) -> RowContent
    ) where Content == ForEach<Range<Int>, Int, RowContent> {
        self.init(selection: selection.map { ListSelection($0) }, content: ForEach(data, content: rowContent))
    }

    /// A list with a row for each number of a range; any number can be selected.
    nonisolated public init<RowContent: View>(
        _ data: Range<Int>, selection: Binding<Set<SelectionValue>>?,
        @ViewBuilder rowContent: @escaping (Int) -> RowContent
    ) where Content == ForEach<Range<Int>, Int, RowContent> {
        self.init(selection: selection.map { ListSelection($0) }, content: ForEach(data, content: rowContent))
    }

    /// A list with a row for each element of a bound collection; one can be selected.
    nonisolated public init<Data: MutableCollection & RandomAccessCollection, RowContent: View>(
        _ data: Binding<Data>, selection: Binding<SelectionValue?>?,
        @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
    )
    where
        Content == ForEach<LazyMapSequence<Data.Indices, (Data.Index, Data.Element.ID)>, Data.Element.ID, RowContent>,
        Data.Element: Identifiable, Data.Index: Hashable
    {
        self.init(selection: selection.map { ListSelection($0) }, content: ForEach(data, content: rowContent))
    }

    /// A list with a row for each element of a bound collection; any number can be selected.
    nonisolated public init<Data: MutableCollection & RandomAccessCollection, RowContent: View>(
        _ data: Binding<Data>, selection: Binding<Set<SelectionValue>>?,
        @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
    )
    where
        Content == ForEach<LazyMapSequence<Data.Indices, (Data.Index, Data.Element.ID)>, Data.Element.ID, RowContent>,
        Data.Element: Identifiable, Data.Index: Hashable
    {
        self.init(selection: selection.map { ListSelection($0) }, content: ForEach(data, content: rowContent))
    }

    /// A list of a bound collection, which a person may change by the given actions; one row can be selected.
    nonisolated public init<Data: MutableCollection & RandomAccessCollection, RowContent: View>(
        _ data: Binding<Data>, editActions: EditActions<Data>, selection: Binding<SelectionValue?>?,
        @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
    )
    where
        Content == ForEach<
            LazyMapSequence<Data.Indices, (Data.Index, Data.Element.ID)>, Data.Element.ID,
            EditableCollectionContent<RowContent, Data>
        >, Data.Element: Identifiable, Data.Index: Hashable
    {
        self.init(
            selection: selection.map { ListSelection($0) },
            content: ForEach(data, editActions: editActions, content: rowContent))
    }

    /// A list of a bound collection, which a person may change by the given actions; any number of rows can be selected.
    nonisolated public init<Data: MutableCollection & RandomAccessCollection, RowContent: View>(
        _ data: Binding<Data>, editActions: EditActions<Data>, selection: Binding<Set<SelectionValue>>?,
        @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
    )
    where
        Content == ForEach<
            LazyMapSequence<Data.Indices, (Data.Index, Data.Element.ID)>, Data.Element.ID,
            EditableCollectionContent<RowContent, Data>
        >, Data.Element: Identifiable, Data.Index: Hashable
    {
        self.init(
            selection: selection.map { ListSelection($0) },
            content: ForEach(data, editActions: editActions, content: rowContent))
    }

    /// A list of a bound collection identified by a key path, which a person may change by the given actions; one row can be selected.
    nonisolated public init<Data: MutableCollection & RandomAccessCollection, ID: Hashable, RowContent: View>(
        _ data: Binding<Data>, id: KeyPath<Data.Element, ID>, editActions: EditActions<Data>,
        selection: Binding<SelectionValue?>?, @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
    )
    where
        Content == ForEach<
            LazyMapSequence<Data.Indices, (Data.Index, ID)>, ID, EditableCollectionContent<RowContent, Data>
        >, Data.Index: Hashable
    {
        self.init(
            selection: selection.map { ListSelection($0) },
            content: ForEach(data, id: id, editActions: editActions, content: rowContent))
    }

    /// A list of a bound collection identified by a key path, which a person may change by the given actions; any number of rows can be selected.
    nonisolated public init<Data: MutableCollection & RandomAccessCollection, ID: Hashable, RowContent: View>(
        _ data: Binding<Data>, id: KeyPath<Data.Element, ID>, editActions: EditActions<Data>,
        selection: Binding<Set<SelectionValue>>?,
        @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
    )
    where
        Content == ForEach<
            LazyMapSequence<Data.Indices, (Data.Index, ID)>, ID, EditableCollectionContent<RowContent, Data>
        >, Data.Index: Hashable
    {
        self.init(
            selection: selection.map { ListSelection($0) },
            content: ForEach(data, id: id, editActions: editActions, content: rowContent))
    }
}

extension List where SelectionValue == Never {
    /// A list of a bound collection, which a person may change by the given actions.
    nonisolated public init<Data: MutableCollection & RandomAccessCollection, RowContent: View>(
        _ data: Binding<Data>, editActions: EditActions<Data>,
        @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
    )
    where
        Content == ForEach<
            LazyMapSequence<Data.Indices, (Data.Index, Data.Element.ID)>, Data.Element.ID,
            EditableCollectionContent<RowContent, Data>
        >, Data.Element: Identifiable, Data.Index: Hashable
    {
        self.init(selection: nil, content: ForEach(data, editActions: editActions, content: rowContent))
    }

    /// A list of a bound collection identified by a key path, which a person may change by the given actions.
    nonisolated public init<Data: MutableCollection & RandomAccessCollection, ID: Hashable, RowContent: View>(
        _ data: Binding<Data>, id: KeyPath<Data.Element, ID>, editActions: EditActions<Data>,
        @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
    )
    where
        Content == ForEach<
            LazyMapSequence<Data.Indices, (Data.Index, ID)>, ID, EditableCollectionContent<RowContent, Data>
        >, Data.Index: Hashable
    {
        self.init(selection: nil, content: ForEach(data, id: id, editActions: editActions, content: rowContent))
    }

    /// A list with a row for each element of a bound collection identified by a key path.
    nonisolated public init<Data: MutableCollection & RandomAccessCollection, ID: Hashable, RowContent: View>(
        _ data: Binding<Data>, id: KeyPath<Data.Element, ID>,
        @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
    )
    where
        Content == ForEach<LazyMapSequence<Data.Indices, (Data.Index, ID)>, ID, RowContent>, Data.Index: Hashable
    {
        self.init(selection: nil, content: ForEach(data, id: id, content: rowContent))
    }
}
