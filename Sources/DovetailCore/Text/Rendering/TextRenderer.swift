import AttributeGraph
import Foundation

/// Draws the texts inside a view in a way of its own, in place of how they are drawn. See ``View/textRenderer(_:)``.
///
/// A renderer is given a text's lines, runs and characters in their places, and draws them into a context with whatever transforms,
/// filters and opacity it likes. While a change of its `animatableData` is animated it draws each frame.
///
///     struct Wave: TextRenderer {
///         var phase: Double
///         var animatableData: Double { get { phase } set { phase = newValue } }
///         func draw(layout: Text.Layout, in context: inout GraphicsContext) {
///             for line in layout { for run in line { for (index, slice) in run.enumerated() {
///                 var copy = context
///                 copy.translateBy(x: 0, y: 4 * sin(phase + Double(index)))
///                 copy.draw(slice)
///             } } }
///         }
///     }
public protocol TextRenderer: Animatable {
    /// Draws a text. Coordinates are those of the text's view.
    func draw(layout: Text.Layout, in context: inout GraphicsContext)
    /// The size of a text for a proposal; by default the one that it has without a renderer.
    func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize
    /// How far beyond the text's bounds is drawn; by default no further than letters reach.
    var displayPadding: EdgeInsets { get }
}

extension TextRenderer {
    public func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize { text.sizeThatFits(proposal) }
    public var displayPadding: EdgeInsets { EdgeInsets() }
}

/// A text as a renderer that sizes it sees it.
public struct TextProxy {
    let engine: any LayoutEngine
    /// The size that the text has without a renderer.
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { engine.measure(proposal).size }
}

/// A value that marks a part of a text for a ``TextRenderer``.
public protocol TextAttribute {}

extension Text {
    /// Marks the text with a value that a ``TextRenderer`` finds in its runs, by the value's type.
    public func customAttribute<T: TextAttribute>(_ value: T) -> Text {
        var copy = self
        copy.modifiers.append(.attribute(AnyTextAttribute(value)))
        return copy
    }
}

extension View {
    /// Draws the texts inside by a renderer.
    nonisolated public func textRenderer<T: TextRenderer>(_ renderer: T) -> some View {
        modifier(TextRendererModifier(renderer: renderer))
    }
}

/// A modifier of its own, so that the renderer is animated.
private struct TextRendererModifier<Renderer: TextRenderer>: ViewModifier, Animatable {
    // The renderer is a value that is used on the main thread, where views are shown.
    nonisolated(unsafe) var renderer: Renderer

    nonisolated var animatableData: Renderer.AnimatableData {
        get { renderer.animatableData }
        set { renderer.animatableData = newValue }
    }

    func body(content: Content) -> some View {
        content.environment(\.builtIn.text.renderer, TextRendererBox(renderer))
    }
}

/// A renderer in the environment; one object for each value that it had.
package final class TextRendererBox {
    let renderer: any TextRenderer
    init(_ renderer: any TextRenderer) { self.renderer = renderer }
}

/// A value that marks a part of a text.
package struct AnyTextAttribute: Equatable {
    // Attributes are values that are read where texts are drawn, on the main thread.
    private nonisolated(unsafe) let value: Any
    let type: ObjectIdentifier
    private let areEqual: @Sendable (Any, Any) -> Bool

    init<T: TextAttribute>(_ value: T) {
        self.value = value
        type = ObjectIdentifier(T.self)
        areEqual = { left, right in
            guard let left = left as? T, let right = right as? T else { return false }
            return ValueComparison.of(T.self).areEqual(left, right)
        }
    }

    func value<T>(as type: T.Type) -> T? { value as? T }

    package static func == (left: AnyTextAttribute, right: AnyTextAttribute) -> Bool {
        left.type == right.type && left.areEqual(left.value, right.value)
    }
}

/// The values that mark a run of a text, at most one of each type.
package struct TextAttributes: Hashable {
    private var all: [ObjectIdentifier: AnyTextAttribute] = [:]

    subscript<T: TextAttribute>(key: T.Type) -> T? { all[ObjectIdentifier(key)]?.value(as: key) }

    mutating func add(_ attribute: AnyTextAttribute) {
        // What is written nearest to the text counts; modifiers are applied from the outermost inwards.
        all[attribute.type] = attribute
    }

    package func hash(into hasher: inout Hasher) { hasher.combine(all.count) }
}

/// Draws a text by its renderer, as one drawing.
struct RenderedText {
    let renderer: any TextRenderer
    let text: ResolvedText
    let shape: any TextShape

    func drawing(in size: CGSize, _ environment: EnvironmentValues, _ services: HostServices) -> Drawing {
        let recorder = DrawingRecorder()
        var context = GraphicsContext(
            recorder: recorder, environment: environment, services: services, size: size, symbols: [])
        renderer.draw(layout: Text.Layout(TextLayoutSource(text, shape: shape, size: size)), in: &context)
        // Letters reach out of their lines by themselves.
        let reach = text.runs.reduce(0) { max($0, $1.style.size) } * 2 + 8
        let padding = renderer.displayPadding
        return Drawing(
            operations: recorder.operations,
            margins: EdgeInsets(
                top: reach + padding.top, leading: reach + padding.leading, bottom: reach + padding.bottom,
                trailing: reach + padding.trailing),
            text: text.string)
    }
}
