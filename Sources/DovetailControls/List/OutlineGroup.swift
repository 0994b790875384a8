import DovetailCore
import Foundation

/// Rows of a tree: each may be opened to show those below it.
///
/// In a list or form each is a row of its own; elsewhere they are disclosure groups.
public struct OutlineGroup<Data, ID, Parent, Leaf, Subgroup> where Data: RandomAccessCollection, ID: Hashable {
    nonisolated(unsafe) let data: Data
    nonisolated(unsafe) let id: KeyPath<Data.Element, ID>
    nonisolated(unsafe) let children: KeyPath<Data.Element, Data?>
    nonisolated(unsafe) let content: (Data.Element) -> Leaf

    nonisolated init(
        data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>,
        content: @escaping (Data.Element) -> Leaf
    ) {
        self.data = data
        self.id = id
        self.children = children
        self.content = content
    }
}

/// The rows below a row of an outline.
public struct OutlineSubgroupChildren: View {
    public var body: Never { fatalError("the rows below a row are made by its outline") }
}

extension OutlineGroup: View where Parent: View, Leaf: View, Subgroup: View {
    public var body: some View {
        OutlineRows(data: data, id: id, children: children, content: content, level: 0)
    }
}

extension OutlineGroup
where Parent: View, Parent == Leaf, Subgroup == DisclosureGroup<Parent, OutlineSubgroupChildren> {
    /// The rows of a collection and what is below them: `children` is nil for what cannot have any.
    nonisolated public init<DataElement: Identifiable>(
        _ data: Data, children: KeyPath<DataElement, Data?>, @ViewBuilder content: @escaping (DataElement) -> Leaf
    ) where ID == DataElement.ID, DataElement == Data.Element {
        self.init(data: data, id: \.id, children: children, content: content)
    }

    /// The rows of a collection, identified by a key path, and what is below them.
    nonisolated public init<DataElement>(
        _ data: Data, id: KeyPath<DataElement, ID>, children: KeyPath<DataElement, Data?>,
        @ViewBuilder content: @escaping (DataElement) -> Leaf
    ) where DataElement == Data.Element {
        self.init(data: data, id: id, children: children, content: content)
    }

    /// One row and what is below it.
    nonisolated public init<DataElement: Identifiable>(
        _ root: DataElement, children: KeyPath<DataElement, Data?>,
        @ViewBuilder content: @escaping (DataElement) -> Leaf
    ) where ID == DataElement.ID, DataElement == Data.Element, Data: RangeReplaceableCollection {
        self.init(data: Data(CollectionOfOne(root)), id: \.id, children: children, content: content)
    }
}

/// The rows of one level.
private struct OutlineRows<Data: RandomAccessCollection, ID: Hashable, Leaf: View>: View {
    let data: Data
    let id: KeyPath<Data.Element, ID>
    let children: KeyPath<Data.Element, Data?>
    let content: (Data.Element) -> Leaf
    let level: Int

    var body: some View {
        ForEach(data, id: id) { element in
            OutlineRow(
                element: element, subrows: element[keyPath: children], id: id, children: children, content: content,
                level: level)
        }
    }
}

private struct OutlineRow<Data: RandomAccessCollection, ID: Hashable, Leaf: View>: View {
    let element: Data.Element
    let subrows: Data?
    let id: KeyPath<Data.Element, ID>
    let children: KeyPath<Data.Element, Data?>
    let content: (Data.Element) -> Leaf
    let level: Int
    @State private var isExpanded = false
    @Environment(\.isAtListLevel) private var isAtListLevel

    var body: some View {
        if let subrows {
            if isAtListLevel {
                content(element)
                    .modifier(RowExpansionModifier($isExpanded, as: \.disclosure))
                    .rowTrait(level) { $0.enterOutline(level: $1) }
                if isExpanded { rows(subrows) }
            } else {
                DisclosureGroup(isExpanded: $isExpanded) {
                    VStack(alignment: .leading) { rows(subrows) }
                } label: {
                    content(element)
                }
            }
        } else {
            content(element).rowTrait(level) { $0.enterOutline(level: $1) }
        }
    }

    private func rows(_ subrows: Data) -> some View {
        OutlineRows(data: subrows, id: id, children: children, content: content, level: isAtListLevel ? level + 1 : 0)
    }
}

private struct IsAtListLevelKey: EnvironmentKey {
    static var defaultValue: Bool { false }
}

extension EnvironmentValues {
    /// Whether views here are rows of a list, and not inside one.
    package var isAtListLevel: Bool {
        get { self[IsAtListLevelKey.self] }
        set { self[IsAtListLevelKey.self] = newValue }
    }
}

extension List {
    /// A list of a tree: `children` is nil for what cannot have any. One row can be selected.
    nonisolated public init<Data: RandomAccessCollection, RowContent: View>(
        _ data: Data, children: KeyPath<Data.Element, Data?>, selection: Binding<SelectionValue?>?,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    )
    where
        Content == OutlineGroup<
            Data, Data.Element.ID, RowContent, RowContent, DisclosureGroup<RowContent, OutlineSubgroupChildren>
        >, Data.Element: Identifiable
    {
        self.init(
            selection: selection.map { ListSelection($0) },
            content: OutlineGroup(data: data, id: \.id, children: children, content: rowContent))
    }

    /// A list of a tree: `children` is nil for what cannot have any. Any number of rows can be selected.
    nonisolated public init<Data: RandomAccessCollection, RowContent: View>(
        _ data: Data, children: KeyPath<Data.Element, Data?>, selection: Binding<Set<SelectionValue>>?,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    )
    where
        Content == OutlineGroup<
            Data, Data.Element.ID, RowContent, RowContent, DisclosureGroup<RowContent, OutlineSubgroupChildren>
        >, Data.Element: Identifiable
    {
        self.init(
            selection: selection.map { ListSelection($0) },
            content: OutlineGroup(data: data, id: \.id, children: children, content: rowContent))
    }

    /// A list of a tree, identified by a key path: `children` is nil for what cannot have any. One row can be selected.
    nonisolated public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
        _ data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>,
        selection: Binding<SelectionValue?>?, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    )
    where
        Content == OutlineGroup<
            Data, ID, RowContent, RowContent, DisclosureGroup<RowContent, OutlineSubgroupChildren>
        >
    {
        self.init(
            selection: selection.map { ListSelection($0) },
            content: OutlineGroup(data: data, id: id, children: children, content: rowContent))
    }

    /// A list of a tree, identified by a key path: `children` is nil for what cannot have any. Any number of rows can be selected.
    nonisolated public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
        _ data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>,
        selection: Binding<Set<SelectionValue>>?, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    )
    where
        Content == OutlineGroup<
            Data, ID, RowContent, RowContent, DisclosureGroup<RowContent, OutlineSubgroupChildren>
        >
    {
        self.init(
            selection: selection.map { ListSelection($0) },
            content: OutlineGroup(data: data, id: id, children: children, content: rowContent))
    }
}

extension List where SelectionValue == Never {
    /// A list of a tree: `children` is nil for what cannot have any.
    nonisolated public init<Data: RandomAccessCollection, RowContent: View>(
        _ data: Data, children: KeyPath<Data.Element, Data?>,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    )
    where
        Content == OutlineGroup<
            Data, Data.Element.ID, RowContent, RowContent, DisclosureGroup<RowContent, OutlineSubgroupChildren>
        >, Data.Element: Identifiable
    {
        self.init(
            selection: nil, content: OutlineGroup(data: data, id: \.id, children: children, content: rowContent))
    }

    /// A list of a tree, identified by a key path: `children` is nil for what cannot have any.
    nonisolated public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
        _ data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    )
    where
        Content == OutlineGroup<
            Data, ID, RowContent, RowContent, DisclosureGroup<RowContent, OutlineSubgroupChildren>
        >
    {
        self.init(selection: nil, content: OutlineGroup(data: data, id: id, children: children, content: rowContent))
    }
}
