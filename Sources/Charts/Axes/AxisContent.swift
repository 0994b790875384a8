import DovetailCore
import Foundation

/// What axes are made of: the marks of one axis, or of several.
@MainActor @preconcurrency
public protocol AxisContent {
    /// What the body is made of.
    associatedtype Body: AxisContent
    /// The marks.
    @AxisContentBuilder var body: Body { get }
    /// Adds the marks that a value stands for.
    static func _collect(_ content: Self, into marks: inout [_AxisMarksSettings])
}

extension AxisContent {
    public static func _collect(_ content: Self, into marks: inout [_AxisMarksSettings]) {
        Body._collect(content.body, into: &marks)
    }
}

extension AxisContent where Body == Never {
    /// Axes have no body.
    public var body: Never { fatalError("\(Self.self) has no body") }
}

extension Never: AxisContent {
    public static func _collect(_ content: Never, into marks: inout [_AxisMarksSettings]) {}
}

extension Optional: AxisContent where Wrapped: AxisContent {
    public static func _collect(_ content: Wrapped?, into marks: inout [_AxisMarksSettings]) {
        if let content { Wrapped._collect(content, into: &marks) }
    }
}

extension _ConditionalContent: AxisContent where TrueContent: AxisContent, FalseContent: AxisContent {
    public static func _collect(_ content: Self, into marks: inout [_AxisMarksSettings]) {
        switch content.storage {
        case .first(let first): TrueContent._collect(first, into: &marks)
        case .second(let second): FalseContent._collect(second, into: &marks)
        }
    }
}

/// The marks of an axis: which values, where, and what is there. Used by the library alone.
public struct _AxisMarksSettings {
    var preset: AxisMarkPreset
    var position: AxisMarkPosition
    var values: AxisMarkValues
    /// Nil for the parts that suit the scale.
    var parts: (@MainActor (AxisValue) -> [_AxisPart])?
    var format: ((_PlotValue) -> String?)?
    var stroke: StrokeStyle?
    /// Puts an app's modifiers around each line, tick and label.
    var style: (@MainActor (AnyView) -> AnyView)?
}

/// Builds axes from closures.
@resultBuilder
public enum AxisContentBuilder {
    public static func buildExpression<Content: AxisContent>(_ content: Content) -> Content { content }
    public static func buildBlock() -> _AxisContentTuple<> { _AxisContentTuple() }
    public static func buildBlock<Content: AxisContent>(_ content: Content) -> Content { content }
    public static func buildBlock<each Content: AxisContent>(
        _ content: repeat each Content
    ) -> _AxisContentTuple<repeat each Content> { _AxisContentTuple(repeat each content) }
    public static func buildIf<Content: AxisContent>(_ content: Content?) -> Content? { content }
    public static func buildEither<First: AxisContent, Second: AxisContent>(
        first: First
    ) -> _ConditionalContent<First, Second> { _ConditionalContent(.first(first)) }
    public static func buildEither<First: AxisContent, Second: AxisContent>(
        second: Second
    ) -> _ConditionalContent<First, Second> { _ConditionalContent(.second(second)) }
    public static func buildLimitedAvailability(_ content: any AxisContent) -> AnyAxisContent {
        AnyAxisContent(content)
    }
}

/// Axes that follow each other in a closure.
public struct _AxisContentTuple<each Content: AxisContent> {
    private let content: (repeat each Content)

    init(_ content: repeat each Content) { self.content = (repeat each content) }
}

extension _AxisContentTuple: AxisContent {
    public typealias Body = Never

    public static func _collect(_ tuple: Self, into marks: inout [_AxisMarksSettings]) {
        func collect<A: AxisContent>(_ content: A) { A._collect(content, into: &marks) }
        repeat collect(each tuple.content)
    }
}

/// Any axis, of which the type is not told.
public struct AnyAxisContent {
    private let collect: @MainActor (inout [_AxisMarksSettings]) -> Void

    /// An axis without its type.
    nonisolated public init(erasing content: some AxisContent) { self.init(content) }
    /// An axis without its type.
    nonisolated public init(_ content: any AxisContent) {
        func collector<A: AxisContent>(of content: A) -> @MainActor (inout [_AxisMarksSettings]) -> Void {
            { A._collect(content, into: &$0) }
        }
        collect = collector(of: content)
    }
}

extension AnyAxisContent: AxisContent {
    public typealias Body = Never

    public static func _collect(_ content: AnyAxisContent, into marks: inout [_AxisMarksSettings]) {
        content.collect(&marks)
    }
}
