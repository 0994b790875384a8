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
final class TextRendererBox: AnyTextRenderer {
    fileprivate let drawing: any TextRenderer
    init(_ renderer: any TextRenderer) { drawing = renderer }
}

extension AnyTextRenderer {
    var renderer: any TextRenderer { (self as! TextRendererBox).drawing }
}
