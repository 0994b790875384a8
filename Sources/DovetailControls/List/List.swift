import DovetailCore
import Foundation

/// Rows in one column that scroll, with selection.
///
/// A row is chosen by a click or tap; its value is its tag or the id of its `ForEach` element. With a set of values, a click with the
/// Control key adds and removes rows and one with the shift key extends the selection; the arrow keys, Home, End and Control+A do what
/// they do elsewhere, Delete deletes what is selected, and Return presses the row's only button. Rows are made where they are in sight;
/// one that leaves the sight ends with its state, unless the keyboard is in it.
public struct List<SelectionValue: Hashable, Content: View>: View {
    private let selection: ListSelection?
    nonisolated(unsafe) private let content: Content

    nonisolated init(selection: ListSelection?, content: Content) {
        self.selection = selection
        self.content = content
    }

    public var body: some View {
        // Rows of a list are no rows of a form around it.
        ListBody(selection: selection, content: content).environment(\.formLook, nil)
    }
}

extension List {
    /// A list of the given rows; one can be selected.
    nonisolated public init(selection: Binding<SelectionValue?>?, @ViewBuilder content: () -> Content) {
        self.init(selection: selection.map { ListSelection($0) }, content: content())
    }

    /// A list of the given rows; any number can be selected.
    nonisolated public init(selection: Binding<Set<SelectionValue>>?, @ViewBuilder content: () -> Content) {
        self.init(selection: selection.map { ListSelection($0) }, content: content())
    }

    /// A list with a row for each element; one can be selected.
    @_disfavoredOverload
    nonisolated public init<Data: RandomAccessCollection, RowContent: View>(
        _ data: Data, selection: Binding<SelectionValue?>?,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
        self.init(selection: selection.map { ListSelection($0) }, content: ForEach(data, content: rowContent))
    }

    /// A list with a row for each element; any number can be selected.
    @_disfavoredOverload
    nonisolated public init<Data: RandomAccessCollection, RowContent: View>(
        _ data: Data, selection: Binding<Set<SelectionValue>>?,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
        self.init(selection: selection.map { ListSelection($0) }, content: ForEach(data, content: rowContent))
    }

    /// A list with a row for each element, identified by a key path; one can be selected.
    @_disfavoredOverload
    nonisolated public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
        _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<SelectionValue?>?,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == ForEach<Data, ID, RowContent> {
        self.init(selection: selection.map { ListSelection($0) }, content: ForEach(data, id: id, content: rowContent))
    }

    /// A list with a row for each element, identified by a key path; any number can be selected.
    @_disfavoredOverload
    nonisolated public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
        _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<Set<SelectionValue>>?,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == ForEach<Data, ID, RowContent> {
        self.init(selection: selection.map { ListSelection($0) }, content: ForEach(data, id: id, content: rowContent))
    }
}

// A binding to a collection is a collection of bindings too. The initialisers that take a binding go before those that take any
// collection, which are disfavoured for that.
extension List where SelectionValue == Never {
    /// A list of the given rows.
    nonisolated public init(@ViewBuilder content: () -> Content) { self.init(selection: nil, content: content()) }

    /// A list with a row for each element.
    @_disfavoredOverload
    nonisolated public init<Data: RandomAccessCollection, RowContent: View>(
        _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
        self.init(selection: nil, content: ForEach(data, content: rowContent))
    }

    /// A list with a row for each element, identified by a key path.
    @_disfavoredOverload
    nonisolated public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
        _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == ForEach<Data, ID, RowContent> {
        self.init(selection: nil, content: ForEach(data, id: id, content: rowContent))
    }

    /// A list with a row for each number of a range.
    nonisolated public init<RowContent: View>(
        _ data: Range<Int>, @ViewBuilder rowContent: @escaping (Int) -> RowContent
    ) where Content == ForEach<Range<Int>, Int, RowContent> {
        self.init(selection: nil, content: ForEach(data, content: rowContent))
    }

    /// A list with a row for each element of a bound collection.
    nonisolated public init<Data: MutableCollection & RandomAccessCollection, RowContent: View>(
        _ data: Binding<Data>, @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
    )
    where
        Content == ForEach<LazyMapSequence<Data.Indices, (Data.Index, Data.Element.ID)>, Data.Element.ID, RowContent>,
        Data.Element: Identifiable, Data.Index: Hashable
    {
        self.init(selection: nil, content: ForEach(data, content: rowContent))
    }
}
