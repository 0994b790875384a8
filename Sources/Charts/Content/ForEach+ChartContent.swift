import AttributeGraph
import DovetailCore

extension ForEach: ChartContent where Content: ChartContent {
    nonisolated public static func _count(_ rows: ForEach<Data, ID, Content>) -> Int { rows.data.count }

    public static func _collect(_ rows: ForEach<Data, ID, Content>, into collector: _ChartCollector) {
        collector.collectRows(of: rows)
    }
}

extension ForEach where ID == Data.Element.ID, Content: ChartContent, Data.Element: Identifiable {
    /// Marks for identifiable elements.
    nonisolated public init(_ data: Data, @ChartContentBuilder content: @escaping (Data.Element) -> Content) {
        self.init(rows: data, id: { $0.id }, content: content)
    }
}

extension ForEach where Content: ChartContent {
    /// Marks for elements that a key path identifies.
    nonisolated public init(
        _ data: Data, id: KeyPath<Data.Element, ID>, @ChartContentBuilder content: @escaping (Data.Element) -> Content
    ) {
        self.init(rows: data, id: { $0[keyPath: id] }, content: content)
    }
}

extension ForEach where Data == Range<Int>, ID == Int, Content: ChartContent {
    /// Marks for the numbers of a range.
    nonisolated public init(_ data: Range<Int>, @ChartContentBuilder content: @escaping (Int) -> Content) {
        let first = data.lowerBound
        self.init(rows: data, id: { $0 - first }, content: content)
    }
}

extension ForEach {
    /// Marks for the elements of a bound collection, each with a binding to its element.
    @_disfavoredOverload
    public init<C>(_ data: Binding<C>, @ChartContentBuilder content: @escaping (Binding<C.Element>) -> Content)
    where
        Data == LazyMapSequence<C.Indices, (C.Index, ID)>, ID == C.Element.ID, Content: ChartContent,
        C: MutableCollection, C: RandomAccessCollection, C.Element: Identifiable, C.Index: Hashable
    {
        self.init(data, id: \.id, content: content)
    }

    /// Marks for the elements of a bound collection that a key path identifies, each with a binding to its element.
    @_disfavoredOverload
    public init<C>(
        _ data: Binding<C>, id: KeyPath<C.Element, ID>,
        @ChartContentBuilder content: @escaping (Binding<C.Element>) -> Content
    )
    where
        Data == LazyMapSequence<C.Indices, (C.Index, ID)>, Content: ChartContent, C: MutableCollection,
        C: RandomAccessCollection, C.Index: Hashable
    {
        let elements = data.wrappedValue
        self.init(
            rows: elements.indices.lazy.map { ($0, elements[$0][keyPath: id]) }, id: { $0.1 },
            content: { pair in content(data[pair.0]) })
    }
}
