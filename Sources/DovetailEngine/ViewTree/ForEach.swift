import AttributeGraph

/// One group of views for each element of a collection, identified by the element's id.
///
/// State belongs to the id: inserting, removing and moving elements moves the views that they have, and makes or ends only
/// what is new or gone. When an id occurs twice, all elements are shown and a warning is logged once; which of them keeps
/// state is not specified.
public struct ForEach<Data, ID, Content> where Data: RandomAccessCollection, ID: Hashable {
    /// The collection.
    public var data: Data
    /// Makes the views of one element.
    public var content: (Data.Element) -> Content
    package var id: (Data.Element) -> ID
    /// Tells ways to find an id apart: two with the same value find the same ids.
    package var identification: Identification

    package enum Identification: Equatable {
        case ownID
        case keyPath(AnyKeyPath)
        case offset(from: Int)
        case pair
    }

    package init(
        data: Data, content: @escaping (Data.Element) -> Content, id: @escaping (Data.Element) -> ID,
        identification: Identification
    ) {
        self.data = data
        self.content = content
        self.id = id
        self.identification = identification
    }
}

// Its rows run again for each element that may be another one, whatever the app's `==` says, and follow the states that they read.
extension ForEach: ComparedExactly, ExactlyComparable {
    public static func isClosed(for use: ExactComparison.Use) -> Bool { false }

    public func isExactly(_ other: Self, for use: ExactComparison.Use) -> Bool {
        ExactComparison.of(((Data.Element) -> Content).self, for: .tracked).areSame(content, other.content)
            && identification == other.identification
            && ExactComparison.of(Data.self, for: .data).areSame(data, other.data)
    }
}

extension ForEach where ID == Data.Element.ID, Content: View, Data.Element: Identifiable {
    /// Views for identifiable elements.
    public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {
        self.init(data: data, content: content, id: { $0.id }, identification: .ownID)
    }
}

extension ForEach where Content: View {
    /// Views for elements identified by a key path.
    public init(_ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content)
    {
        self.init(data: data, content: content, id: { $0[keyPath: id] }, identification: .keyPath(id))
    }
}

extension ForEach where Data == Range<Int>, ID == Int, Content: View {
    /// Views for the numbers of a range that never changes. Their ids count from zero wherever the range begins, as in SwiftUI: in a
    /// picker of `ForEach(2..<100)` without tags, the row of 4 stands for 2. `id: \.self` makes the numbers themselves the ids.
    public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
        let first = data.lowerBound
        self.init(data: data, content: content, id: { $0 - first }, identification: .offset(from: first))
    }
}

extension ForEach {
    /// Views for the elements of a bound collection, each with a binding to its element.
    @_disfavoredOverload
    public init<C>(_ data: Binding<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content)
    where
        Data == LazyMapSequence<C.Indices, (C.Index, ID)>, ID == C.Element.ID, Content: View, C: MutableCollection,
        C: RandomAccessCollection, C.Element: Identifiable, C.Index: Hashable
    {
        self.init(data, id: \.id, content: content)
    }

    /// Views for the elements of a bound collection identified by a key path, each with a binding to its element.
    @_disfavoredOverload
    public init<C>(
        _ data: Binding<C>, id: KeyPath<C.Element, ID>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
    )
    where
        Data == LazyMapSequence<C.Indices, (C.Index, ID)>, Content: View, C: MutableCollection,
        C: RandomAccessCollection, C.Index: Hashable
    {
        let elements = data.wrappedValue
        self.init(
            data: elements.indices.lazy.map { ($0, elements[$0][keyPath: id]) },
            content: { pair in content(data.element(at: pair.0)) }, id: { $0.1 }, identification: .pair)
    }
}

extension ForEach: View where Content: View {}

extension ForEach {
    /// It is made of the views, or the other things, of its elements.
    public typealias Body = Never
}

extension ForEach: MultiView where Content: View {
    public static func _makeViewList(
        view: Attribute<Self>, inputs: _ViewListInputs
    ) -> _ViewListOutputs {
        if Data.self is any LateForEachData.Type {
            return AnyView._makeViewList(
                view: .computed { MainActor.assumeIsolated { (view.value.data as! any LateForEachData).view } },
                inputs: inputs)
        }
        return .dynamic(ForEachList(view: view, inputs: inputs))
    }
}
