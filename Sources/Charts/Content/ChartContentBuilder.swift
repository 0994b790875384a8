import DovetailCore

/// Builds the content of charts from closures.
@resultBuilder
public enum ChartContentBuilder {
    public static func buildExpression<Content: ChartContent>(_ content: Content) -> Content { content }

    public static func buildBlock() -> _ChartContentTuple<> { _ChartContentTuple() }

    public static func buildBlock<Content: ChartContent>(_ content: Content) -> Content { content }

    public static func buildBlock<each Content: ChartContent>(
        _ content: repeat each Content
    ) -> _ChartContentTuple<repeat each Content> {
        _ChartContentTuple(repeat each content)
    }

    public static func buildIf<Content: ChartContent>(_ content: Content?) -> Content? { content }

    public static func buildEither<First: ChartContent, Second: ChartContent>(
        first: First
    ) -> _ConditionalContent<First, Second> { _ConditionalContent(.first(first)) }

    public static func buildEither<First: ChartContent, Second: ChartContent>(
        second: Second
    ) -> _ConditionalContent<First, Second> { _ConditionalContent(.second(second)) }

    public static func buildLimitedAvailability(_ content: any ChartContent) -> AnyChartContent {
        AnyChartContent(content)
    }
}

/// Marks that follow each other in a closure.
public struct _ChartContentTuple<each Content: ChartContent> {
    private let content: (repeat each Content)

    init(_ content: repeat each Content) { self.content = (repeat each content) }
}

extension _ChartContentTuple: ChartContent {
    public typealias Body = Never

    nonisolated public static func _count(_ tuple: Self) -> Int {
        var count = 0
        func add<C: ChartContent>(_ content: C) { count += C._count(content) }
        repeat add(each tuple.content)
        return count
    }

    public static func _collect(_ tuple: Self, into collector: _ChartCollector) {
        var index = 0
        func collect<C: ChartContent>(_ content: C) {
            collector.descend(index) { C._collect(content, into: collector) }
            index += 1
        }
        repeat collect(each tuple.content)
    }
}
