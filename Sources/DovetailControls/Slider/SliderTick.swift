import DovetailCore
import Foundation

/// Marks beside the track of a ``Slider``.
///
/// There is no need to conform to this: marks are made of ``SliderTick`` and ``SliderTickContentForEach``.
public protocol SliderTickContent<Value> {
    /// The type of the slider's number.
    associatedtype Value: BinaryFloatingPoint
    var _ticks: [_SliderTickMark] { get }
}

/// A mark, whatever its type.
public struct _SliderTickMark {
    let value: Double
    /// Nil for a mark alone.
    let label: SliderText?
}

/// A label of a slider whose type does not matter.
struct SliderText {
    let view: AnyView
    private let make: @MainActor () -> ControlLabel
    /// The label whose words assistive tools read as the slider's value, while the slider is at the tick.
    @MainActor var label: ControlLabel { make() }

    init<V: View>(_ view: V) {
        // Views are used on the main actor alone, where the label is made.
        nonisolated(unsafe) let own = view
        self.view = AnyView(view)
        make = { ControlLabel(own) }
    }
}

/// A mark beside the track of a slider, with a label or without. The slider takes all numbers between the marks, too.
///
/// On the desktop the label stands below the mark; other idioms tell it to assistive technology alone.
public struct SliderTick<V: BinaryFloatingPoint>: SliderTickContent, Identifiable {
    public typealias Value = V

    /// What tells marks of one slider apart: their numbers.
    public struct ID: Hashable {
        let value: V
    }

    public let id: ID
    private let label: SliderText?

    private init(value: V, label: SliderText?) {
        id = ID(value: value)
        self.label = label
    }

    /// A mark at a number.
    public init(_ value: V) { self.init(value: value, label: nil) }

    /// A mark with a label.
    public init(_ value: V, @ViewBuilder label: () -> some View) {
        self.init(value: value, label: SliderText(label()))
    }

    /// A mark with a title.
    public init(_ titleKey: LocalizedStringKey, _ value: V) {
        self.init(value: value, label: SliderText(Text(titleKey)))
    }

    /// A mark with a title.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, _ value: V) {
        self.init(value: value, label: SliderText(Text(title)))
    }

    public var _ticks: [_SliderTickMark] { [_SliderTickMark(value: Double(id.value), label: label)] }
}

/// Marks of a slider for the elements of a collection.
public struct SliderTickContentForEach<Data: RandomAccessCollection, ID: Hashable, Content: SliderTickContent>:
    SliderTickContent
{
    public typealias Value = Content.Value

    nonisolated(unsafe) private let marks: [_SliderTickMark]

    /// Marks for elements that are told apart by what a key path finds.
    public init<V: BinaryFloatingPoint>(
        _ data: Data, id: KeyPath<Data.Element, ID>,
        @SliderTickBuilder<V> content: (Data.Element) -> _SliderTickList<V>
    ) where Content == _SliderTickList<V> {
        marks = data.flatMap { content($0).marks }
    }

    /// Marks for elements with an identity of their own.
    public init<V: BinaryFloatingPoint>(
        _ data: Data, @SliderTickBuilder<V> content: (Data.Element) -> _SliderTickList<V>
    ) where Data.Element: Identifiable, ID == Data.Element.ID, Content == _SliderTickList<V> {
        marks = data.flatMap { content($0).marks }
    }

    public var _ticks: [_SliderTickMark] { marks }
}

/// Several marks as a builder puts them together.
public struct _SliderTickList<Value: BinaryFloatingPoint>: SliderTickContent {
    nonisolated(unsafe) let marks: [_SliderTickMark]
    init(_ marks: [_SliderTickMark]) { self.marks = marks }
    public var _ticks: [_SliderTickMark] { marks }
}

/// Builds the marks of a slider.
@resultBuilder
public struct SliderTickBuilder<Value: BinaryFloatingPoint> {
    public static func buildExpression(_ tick: SliderTick<Value>) -> _SliderTickList<Value> {
        _SliderTickList(tick._ticks)
    }
    public static func buildExpression<Content: SliderTickContent<Value>>(
        _ content: Content
    ) -> _SliderTickList<Value> {
        _SliderTickList(content._ticks)
    }
    // What statements give is of one type, so that the compiler finds the type of a number in each of them by itself.
    public static func buildBlock() -> _SliderTickList<Value> { _SliderTickList([]) }
    public static func buildPartialBlock(first content: _SliderTickList<Value>) -> _SliderTickList<Value> { content }
    public static func buildPartialBlock(
        accumulated: _SliderTickList<Value>, next: _SliderTickList<Value>
    ) -> _SliderTickList<Value> {
        _SliderTickList(accumulated.marks + next.marks)
    }
    public static func buildIf(_ content: _SliderTickList<Value>?) -> _SliderTickList<Value> {
        _SliderTickList(content?.marks ?? [])
    }
    public static func buildEither(first content: _SliderTickList<Value>) -> _SliderTickList<Value> { content }
    public static func buildEither(second content: _SliderTickList<Value>) -> _SliderTickList<Value> { content }
}
