import DovetailCore

/// What a map shows: marks, lines, areas, and what is made of them.
///
/// An app's own content has a `body` that is made of these. The body runs with the map that it is in; states belong into the view around the map.
@MainActor @preconcurrency
public protocol MapContent {
    /// What the body is made of.
    associatedtype Body: MapContent
    /// What is shown.
    @MapContentBuilder var body: Body { get }
    /// Adds what a value stands for.
    static func _collect(_ content: Self, into collector: _MapCollector)
}

extension MapContent {
    public static func _collect(_ content: Self, into collector: _MapCollector) {
        Body._collect(content.body, into: collector)
    }
}

extension MapContent where Body == Never {
    /// Marks have no body.
    public var body: Never { fatalError("\(Self.self) has no body") }
}

extension Never: MapContent {
    public static func _collect(_ content: Never, into collector: _MapCollector) {}
}

extension Optional: MapContent where Wrapped: MapContent {
    public typealias Body = Never

    public static func _collect(_ content: Wrapped?, into collector: _MapCollector) {
        guard let content else { return }
        Wrapped._collect(content, into: collector)
    }
}

extension Group: MapContent where Content: MapContent {
    /// Several marks, treated as one in code.
    nonisolated public init(@MapContentBuilder content: () -> Content) { self.init(holding: content()) }

    public static func _collect(_ group: Group<Content>, into collector: _MapCollector) {
        Content._collect(group.content, into: collector)
    }
}

extension _ConditionalContent: MapContent where TrueContent: MapContent, FalseContent: MapContent {
    public static func _collect(_ content: Self, into collector: _MapCollector) {
        switch content.storage {
        case .first(let first): collector.descend(0) { TrueContent._collect(first, into: collector) }
        case .second(let second): collector.descend(1) { FalseContent._collect(second, into: collector) }
        }
    }
}

extension ForEach: MapContent where Content: MapContent {
    public static func _collect(_ rows: ForEach<Data, ID, Content>, into collector: _MapCollector) {
        for element in rows.data {
            collector.descend(rows.id(element)) { Content._collect(rows.content(element), into: collector) }
        }
    }
}

extension ForEach where ID == Data.Element.ID, Content: MapContent, Data.Element: Identifiable {
    /// Marks for identifiable elements.
    nonisolated public init(_ data: Data, @MapContentBuilder content: @escaping (Data.Element) -> Content) {
        self.init(rows: data, id: { $0.id }, content: content)
    }
}

extension ForEach where Content: MapContent {
    /// Marks for elements that a key path identifies.
    nonisolated public init(
        _ data: Data, id: KeyPath<Data.Element, ID>, @MapContentBuilder content: @escaping (Data.Element) -> Content
    ) {
        self.init(rows: data, id: { $0[keyPath: id] }, content: content)
    }
}

extension ForEach where Data == Range<Int>, ID == Int, Content: MapContent {
    /// Marks for the numbers of a range.
    nonisolated public init(_ data: Range<Int>, @MapContentBuilder content: @escaping (Int) -> Content) {
        let first = data.lowerBound
        self.init(rows: data, id: { $0 - first }, content: content)
    }
}

/// A map without marks.
public struct EmptyMapContent: MapContent {
    public typealias Body = Never
    nonisolated public init() {}
    public static func _collect(_ content: Self, into collector: _MapCollector) {}
}

/// Any map content, of which the type is not told.
public struct AnyMapContent: MapContent {
    public typealias Body = Never
    nonisolated(unsafe) private let collect: @MainActor (_MapCollector) -> Void

    /// Content without its type.
    nonisolated public init<Content: MapContent>(_ content: Content) {
        collect = { Content._collect(content, into: $0) }
    }

    public static func _collect(_ content: Self, into collector: _MapCollector) { content.collect(collector) }
}

/// Builds the content of maps from closures.
@resultBuilder
public enum MapContentBuilder {
    public static func buildExpression<Content: MapContent>(_ content: Content) -> Content { content }

    public static func buildBlock() -> EmptyMapContent { EmptyMapContent() }

    public static func buildBlock<Content: MapContent>(_ content: Content) -> Content { content }

    public static func buildBlock<each Content: MapContent>(
        _ content: repeat each Content
    ) -> _MapContentTuple<repeat each Content> { _MapContentTuple(repeat each content) }

    public static func buildIf<Content: MapContent>(_ content: Content?) -> Content? { content }

    public static func buildEither<First: MapContent, Second: MapContent>(
        first: First
    ) -> _ConditionalContent<First, Second> { _ConditionalContent(.first(first)) }

    public static func buildEither<First: MapContent, Second: MapContent>(
        second: Second
    ) -> _ConditionalContent<First, Second> { _ConditionalContent(.second(second)) }

    public static func buildLimitedAvailability(_ content: some MapContent) -> AnyMapContent { AnyMapContent(content) }
}

/// Marks that follow each other in a closure.
public struct _MapContentTuple<each Content: MapContent>: MapContent {
    public typealias Body = Never
    nonisolated(unsafe) private let content: (repeat each Content)

    nonisolated init(_ content: repeat each Content) { self.content = (repeat each content) }

    public static func _collect(_ tuple: Self, into collector: _MapCollector) {
        var index = 0
        func collect<C: MapContent>(_ content: C) {
            collector.descend(index) { C._collect(content, into: collector) }
            index += 1
        }
        repeat collect(each tuple.content)
    }
}
