import DovetailCore
import Foundation

/// What an axis has for each of its values: a line, a tick, a label.
@MainActor @preconcurrency
public protocol AxisMark {
    /// What the body is made of.
    associatedtype Body: AxisMark
    /// The parts.
    @AxisMarkBuilder var body: Body { get }
    /// Adds the parts that a value stands for.
    static func _collect(_ mark: Self, into parts: inout [_AxisPart])
}

extension AxisMark {
    public static func _collect(_ mark: Self, into parts: inout [_AxisPart]) {
        Body._collect(mark.body, into: &parts)
    }
}

extension AxisMark where Body == Never {
    /// Parts have no body.
    public var body: Never { fatalError("\(Self.self) has no body") }
}

extension Never: AxisMark {
    public static func _collect(_ mark: Never, into parts: inout [_AxisPart]) {}
}

extension Optional: AxisMark where Wrapped: AxisMark {
    public static func _collect(_ mark: Wrapped?, into parts: inout [_AxisPart]) {
        if let mark { Wrapped._collect(mark, into: &parts) }
    }
}

extension _ConditionalContent: AxisMark where TrueContent: AxisMark, FalseContent: AxisMark {
    public static func _collect(_ mark: Self, into parts: inout [_AxisPart]) {
        switch mark.storage {
        case .first(let first): TrueContent._collect(first, into: &parts)
        case .second(let second): FalseContent._collect(second, into: &parts)
        }
    }
}

/// A part of an axis at one value. Used by the library alone.
public struct _AxisPart {
    enum Kind {
        case gridLine(StrokeStyle?)
        case tick(AxisTick.Length, StrokeStyle?)
        case label(AxisLabelOptions, AxisLabelContent)
    }

    var kind: Kind
    var isCentered: Bool?
    var style: AnyShapeStyle?
    var font: Font?
    var offset = CGSize.zero
}

/// What a label shows.
enum AxisLabelContent {
    /// The value, as the axis formats it.
    case automatic
    case text(Text)
    case format((_PlotValue) -> String?)
    case view(AnyView)
}

/// How a label stands.
struct AxisLabelOptions {
    var anchor: UnitPoint?
    var alignment: Alignment?
    var collision = AxisValueLabelCollisionResolution.automatic
    var offsetsMarks: Bool?
    var orientation = AxisValueLabelOrientation.automatic
    var horizontalSpacing: CGFloat?
    var verticalSpacing: CGFloat?
}

/// Builds what an axis has at a value.
@resultBuilder
public enum AxisMarkBuilder {
    public static func buildExpression<Content: AxisMark>(_ content: Content) -> Content { content }
    public static func buildBlock() -> _AxisMarkTuple<> { _AxisMarkTuple() }
    public static func buildBlock<Content: AxisMark>(_ content: Content) -> Content { content }
    public static func buildBlock<each Content: AxisMark>(
        _ content: repeat each Content
    ) -> _AxisMarkTuple<repeat each Content> { _AxisMarkTuple(repeat each content) }
    public static func buildIf<Content: AxisMark>(_ content: Content?) -> Content? { content }
    public static func buildEither<First: AxisMark, Second: AxisMark>(
        first: First
    ) -> _ConditionalContent<First, Second> { _ConditionalContent(.first(first)) }
    public static func buildEither<First: AxisMark, Second: AxisMark>(
        second: Second
    ) -> _ConditionalContent<First, Second> { _ConditionalContent(.second(second)) }
    public static func buildLimitedAvailability(_ content: any AxisMark) -> AnyAxisMark { AnyAxisMark(content) }
}

/// Parts that follow each other in a closure.
public struct _AxisMarkTuple<each Content: AxisMark> {
    private let content: (repeat each Content)

    init(_ content: repeat each Content) { self.content = (repeat each content) }
}

extension _AxisMarkTuple: AxisMark {
    public typealias Body = Never

    public static func _collect(_ tuple: Self, into parts: inout [_AxisPart]) {
        func collect<M: AxisMark>(_ mark: M) { M._collect(mark, into: &parts) }
        repeat collect(each tuple.content)
    }
}

/// Any part of an axis, of which the type is not told.
public struct AnyAxisMark {
    private let collect: @MainActor (inout [_AxisPart]) -> Void

    /// A part without its type.
    nonisolated public init(erasing mark: some AxisMark) { self.init(mark) }
    /// A part without its type.
    nonisolated public init(_ content: any AxisMark) {
        func collector<M: AxisMark>(of mark: M) -> @MainActor (inout [_AxisPart]) -> Void {
            { M._collect(mark, into: &$0) }
        }
        collect = collector(of: content)
    }
}

extension AnyAxisMark: AxisMark {
    public typealias Body = Never

    public static func _collect(_ mark: AnyAxisMark, into parts: inout [_AxisPart]) { mark.collect(&parts) }
}

/// A part with a modifier.
struct ModifiedAxisMark<Content: AxisMark> {
    let content: Content
    let change: (inout _AxisPart) -> Void
}

extension ModifiedAxisMark: AxisMark {
    typealias Body = Never

    static func _collect(_ mark: Self, into parts: inout [_AxisPart]) {
        let first = parts.count
        Content._collect(mark.content, into: &parts)
        for index in first..<parts.count { mark.change(&parts[index]) }
    }
}

extension AxisMark {
    /// Draws in a style.
    nonisolated public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some AxisMark {
        let style = AnyShapeStyle(style)
        return ModifiedAxisMark(content: self) { if $0.style == nil { $0.style = style } }
    }

    /// Writes labels in a font.
    nonisolated public func font(_ font: Font?) -> some AxisMark {
        ModifiedAxisMark(content: self) { if $0.font == nil { $0.font = font } }
    }

    /// Moves the part; lengths are in points.
    nonisolated public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some AxisMark {
        ModifiedAxisMark(content: self) {
            $0.offset.width += x
            $0.offset.height += y
        }
    }

    /// Moves the part; lengths are in points.
    nonisolated public func offset(_ offset: CGSize) -> some AxisMark { self.offset(x: offset.width, y: offset.height) }
}
