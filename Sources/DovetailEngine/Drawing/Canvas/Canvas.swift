import AttributeGraph
import Foundation

/// A view that draws by itself, step by step, each time something that the drawing reads has changed.
///
/// The drawing closure gets a ``GraphicsContext`` and the view's size. It runs again when the view's value, its size or its
/// environment changes, and when an observable object that it read does; put the canvas into a ``TimelineView`` to draw in time.
/// What is drawn outside of the view's bounds is not seen. A canvas means nothing to a person who cannot see it, and takes taps
/// within its whole bounds.
///
///     Canvas { context, size in
///         context.stroke(Path(ellipseIn: CGRect(origin: .zero, size: size)), with: .color(.green), lineWidth: 4)
///     }
public struct Canvas<Symbols: View>: PrimitiveView {
    nonisolated(unsafe) public var symbols: Symbols
    nonisolated(unsafe) public var renderer: (inout GraphicsContext, CGSize) -> Void
    /// Whether the drawing covers its bounds. A hint that changes nothing here.
    nonisolated(unsafe) public var isOpaque: Bool
    /// How colours are kept; always in sRGB here.
    nonisolated(unsafe) public var colorMode: ColorRenderingMode
    /// Whether the drawing may be shown later than the rest. It never is here.
    nonisolated(unsafe) public var rendersAsynchronously: Bool

    /// A view that `renderer` draws, with views that it can draw any number of times: it finds each by its `tag(_:)` with
    /// ``GraphicsContext/resolveSymbol(id:)``.
    nonisolated public init(
        opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false,
        renderer: @escaping (inout GraphicsContext, CGSize) -> Void, @ViewBuilder symbols: () -> Symbols
    ) {
        self.symbols = symbols()
        self.renderer = renderer
        isOpaque = opaque
        self.colorMode = colorMode
        self.rendersAsynchronously = rendersAsynchronously
    }

    public static func _makeView(view: Attribute<Self>, inputs: _ViewInputs) -> _ViewOutputs {
        let place = ViewPlace(of: inputs)
        let environment = inputs.environment
        let services = inputs.services
        let symbols =
            Symbols.self == EmptyView.self
            ? nil : CanvasSymbols(view.projected { $0.symbols }, inputs: inputs)
        let drawing = Attribute<Drawing>(
            ObservingRule(of: Self.self, loop: inputs.loop) {
                let (canvas, environment, size) = (view.value, environment.value, place.size)
                let recorder = DrawingRecorder()
                var context = GraphicsContext(
                    recorder: recorder, environment: environment, services: services, size: size,
                    symbols: symbols?.current() ?? [])
                canvas.renderer(&context, size)
                return Drawing(operations: recorder.operations)
            })
        return _ViewOutputs(
            layout: .layout(inputs) { CanvasEngine() },
            display: DisplayGroup.make(inputs: inputs) { _ in
                var appearance = GroupAppearance()
                appearance.content = .drawing(drawing.value)
                return appearance
            } children: {
                symbols?.display?.value ?? []
            })
    }
}

extension Canvas where Symbols == EmptyView {
    /// A view that `renderer` draws.
    nonisolated public init(
        opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false,
        renderer: @escaping (inout GraphicsContext, CGSize) -> Void
    ) {
        self.init(
            opaque: opaque, colorMode: colorMode, rendersAsynchronously: rendersAsynchronously, renderer: renderer
        ) { EmptyView() }
    }
}

/// Takes all the space that it is offered.
private struct CanvasEngine: LayoutEngine {
    func measure(_ proposal: ProposedViewSize) -> LayoutAnswer {
        LayoutAnswer(proposal.replacingUnspecifiedDimensions())
    }
}
