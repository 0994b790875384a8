import DovetailCore

/// What a chart shows: marks, and what is made of them.
///
/// An app's own content has a `body` that is made of marks. The body runs when the chart that it is in is evaluated; states belong
/// into the view around the chart.
@MainActor @preconcurrency
public protocol ChartContent {
    /// What the body is made of.
    associatedtype Body: ChartContent
    /// The marks.
    @ChartContentBuilder var body: Body { get }
    /// Adds the marks that a value stands for.
    static func _collect(_ content: Self, into collector: _ChartCollector)
    /// How many elements of collections a value has marks for, as far as that is known without running closures.
    nonisolated static func _count(_ content: Self) -> Int
}

extension ChartContent {
    nonisolated public static func _count(_ content: Self) -> Int { 1 }

    public static func _collect(_ content: Self, into collector: _ChartCollector) {
        Body._collect(content.body, into: collector)
    }
}

extension ChartContent where Body == Never {
    /// Marks have no body.
    public var body: Never { fatalError("\(Self.self) has no body") }
}

extension Never: ChartContent {
    public static func _collect(_ content: Never, into collector: _ChartCollector) {}
}

extension Optional: ChartContent where Wrapped: ChartContent {
    public typealias Body = Never

    nonisolated public static func _count(_ content: Wrapped?) -> Int { content.map(Wrapped._count) ?? 0 }

    public static func _collect(_ content: Wrapped?, into collector: _ChartCollector) {
        guard let content else { return }
        Wrapped._collect(content, into: collector)
    }
}

extension Group: ChartContent where Content: ChartContent {
    /// Several marks, treated as one in code.
    nonisolated public init(@ChartContentBuilder content: () -> Content) { self.init(holding: content()) }

    nonisolated public static func _count(_ group: Group<Content>) -> Int { Content._count(group.content) }

    public static func _collect(_ group: Group<Content>, into collector: _ChartCollector) {
        Content._collect(group.content, into: collector)
    }
}

extension _ConditionalContent: ChartContent where TrueContent: ChartContent, FalseContent: ChartContent {
    nonisolated public static func _count(_ content: Self) -> Int {
        switch content.storage {
        case .first(let first): TrueContent._count(first)
        case .second(let second): FalseContent._count(second)
        }
    }

    public static func _collect(_ content: Self, into collector: _ChartCollector) {
        switch content.storage {
        case .first(let first): collector.descend(0) { TrueContent._collect(first, into: collector) }
        case .second(let second): collector.descend(1) { FalseContent._collect(second, into: collector) }
        }
    }
}

/// The content that an `if` with an `else` in the closure of a chart or an axis becomes.
public typealias BuilderConditional<TrueContent, FalseContent> = _ConditionalContent<TrueContent, FalseContent>

/// Any chart content, of which the type is not told.
public struct AnyChartContent {
    private let collect: @MainActor (_ChartCollector) -> Void

    /// Content without its type.
    nonisolated public init(erasing content: some ChartContent) { self.init(content) }
    /// Content without its type.
    nonisolated public init(_ content: any ChartContent) {
        func collector<C: ChartContent>(of content: C) -> @MainActor (_ChartCollector) -> Void {
            { C._collect(content, into: $0) }
        }
        collect = collector(of: content)
    }
}

extension AnyChartContent: ChartContent {
    public typealias Body = Never

    public static func _collect(_ content: AnyChartContent, into collector: _ChartCollector) {
        content.collect(collector)
    }
}

/// A group of marks that modifiers treat as one.
public struct Plot<Content: ChartContent> {
    private let content: Content

    /// A group of marks.
    nonisolated public init(@ChartContentBuilder content: () -> Content) { self.content = content() }
}

extension Plot: ChartContent {
    public typealias Body = Never

    nonisolated public static func _count(_ plot: Plot) -> Int { Content._count(plot.content) }

    public static func _collect(_ plot: Plot, into collector: _ChartCollector) {
        Content._collect(plot.content, into: collector)
    }
}
