import AttributeGraph

/// One of the views that another view stands for in a container. May be shown any number of times; its state is one.
public struct Subview: View, Identifiable {
    nonisolated let child: ChildView

    /// Names a subview as long as its identity is the same.
    public struct ID: Hashable, Sendable {
        let token: Int
    }

    nonisolated public var id: ID { ID(token: child.id) }
    /// What the view tells its container.
    nonisolated public var containerValues: ContainerValues {
        child.traits[ContainerValuesTrait.self].with(tag: child.traits.tag)
    }
    public var body: some View { child }
}

/// The views that another view stands for in a container. As a view it stands for all of them.
public struct SubviewsCollection: RandomAccessCollection, View {
    nonisolated let children: [ChildView]

    nonisolated public var startIndex: Int { 0 }
    nonisolated public var endIndex: Int { children.count }
    nonisolated public subscript(index: Int) -> Subview { Subview(child: children[index]) }
    nonisolated public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice {
        SubviewsCollectionSlice(children: children, bounds: bounds)
    }
    public var body: some View { ForEach(children) { $0 } }
}

/// Some of the views that another view stands for.
public struct SubviewsCollectionSlice: RandomAccessCollection, View {
    nonisolated let children: [ChildView]
    nonisolated let bounds: Range<Int>

    nonisolated public var startIndex: Int { bounds.lowerBound }
    nonisolated public var endIndex: Int { bounds.upperBound }
    nonisolated public subscript(index: Int) -> Subview { Subview(child: children[index]) }
    nonisolated public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice {
        SubviewsCollectionSlice(children: children, bounds: bounds)
    }
    public var body: some View { ForEach(Array(children[bounds])) { $0 } }
}

/// The content of a `Group(subviews:transform:)`.
public struct GroupElementsOfContent<Subviews: View, Content: View>: View {
    nonisolated(unsafe) let subviews: Subviews
    nonisolated(unsafe) let content: (SubviewsCollection) -> Content

    public var body: some View {
        ChildrenReader(content: subviews) { content(SubviewsCollection(children: $0)) }
    }
}

extension Group {
    /// A view made from the views that another view stands for: how containers of one's own are written.
    nonisolated public init<Base: View, Result: View>(
        subviews view: Base, @ViewBuilder transform: @escaping (SubviewsCollection) -> Result
    ) where Content == GroupElementsOfContent<Base, Result> {
        self.init(holding: GroupElementsOfContent(subviews: view, content: transform))
    }
}

/// The data of a `ForEach(subviews:content:)`: known only where the view is shown, so as a collection it is empty.
public struct ForEachSubviewCollection<Content: View>: RandomAccessCollection, LateForEachData {
    // Both closures are called on the main thread, where views are shown.
    nonisolated(unsafe) let subviews: @MainActor () -> AnyView
    nonisolated(unsafe) let content: (Subview) -> Content

    public var startIndex: Int { 0 }
    public var endIndex: Int { 0 }
    public subscript(position: Int) -> Subview {
        fatalError("the subviews of a ForEach are known only where it is shown")
    }

    @MainActor var view: AnyView {
        let content = content
        return AnyView(
            ChildrenReader(content: subviews()) { children in
                ForEach(children) { content(Subview(child: $0)) }
            })
    }
}

/// Data whose views are not made by going through a collection.
@MainActor protocol LateForEachData {
    var view: AnyView { get }
}

extension ForEach {
    /// A view for each of the views that another view stands for.
    nonisolated public init<V: View>(subviews view: V, @ViewBuilder content: @escaping (Subview) -> Content)
    where Data == ForEachSubviewCollection<Content>, ID == Subview.ID, Content: View {
        // The view is a value that is shown on the main thread.
        nonisolated(unsafe) let view = view
        self.init(
            data: ForEachSubviewCollection(subviews: { AnyView(view) }, content: content), content: content,
            id: { $0.id }, identification: .ownID)
    }
}
