import Foundation

/// Drawing by calls that change a state, as Core Graphics and UIKit have it. The calls are kept as steps, which are carried out on a context
/// of a canvas when the drawing is done.
package final class ImmediateDrawing {
    /// One step, on a context of a canvas.
    package typealias Step = (inout GraphicsContext) -> Void

    /// What a shape or a line is drawn in.
    package enum Ink {
        case color(Color)
        case shading(GraphicsContext.Shading)

        var shading: GraphicsContext.Shading {
            switch self {
            case .color(let color): .color(color)
            case .shading(let shading): shading
            }
        }
    }

    /// A shadow of what is drawn; the offset is in points of the canvas, whatever the transform is.
    package struct Shadow {
        package var offset: CGSize
        package var radius: CGFloat
        package var color: Color

        package init(offset: CGSize, radius: CGFloat, color: Color) {
            self.offset = offset
            self.radius = radius
            self.color = color
        }
    }

    /// What `saveGState` keeps.
    package struct State {
        package var fillColor = Color.black
        package var strokeColor = Color.black
        /// The line's form. Paths of UIKit bring one of their own.
        package var line = StrokeStyle(miterLimit: 10)
        package fileprivate(set) var transform = CGAffineTransform.identity
        fileprivate var clips: [(path: Path, style: FillStyle)] = []
        /// Where something may be seen, in the drawing's coordinates.
        fileprivate var clipBounds: CGRect
        package var alpha = 1.0
        package var blendMode = GraphicsContext.BlendMode.normal
        package var shadow: Shadow?
        package var isAntialiased = true
        package var interpolation = Image.Interpolation.medium

        fileprivate init(clipBounds: CGRect) { self.clipBounds = clipBounds }
    }

    package var state: State
    private var saved: [State] = []
    private var steps: [Step] = []
    /// The layers that are begun: the steps before each, and the state that it is drawn with.
    private var layers: [(steps: [Step], state: State)] = []

    /// - Parameter area: Where something may be seen, in the coordinates that the drawing begins in.
    package init(area: CGRect) { state = State(clipBounds: area) }

    /// Whether nothing was drawn.
    package var isEmpty: Bool { steps.isEmpty && layers.allSatisfy { $0.steps.isEmpty } }

    /// Carries out all steps on a context, each with the context's own transform, clips and filters. Layers that were not ended end here.
    package func draw(in context: GraphicsContext) {
        while !layers.isEmpty { endLayer() }
        for step in steps {
            var copy = context
            step(&copy)
        }
    }

    // MARK: The state

    package func save() { saved.append(state) }
    /// Without a state that was saved it does nothing.
    package func restore() { if let last = saved.popLast() { state = last } }
    package func concatenate(_ transform: CGAffineTransform) {
        state.transform = transform.concatenating(state.transform)
    }
    /// The clip applies to what is drawn from now on, until the state is restored.
    package func clip(to path: Path, eoFill: Bool = false) {
        let path = path.applying(state.transform)
        state.clips.append((path, FillStyle(eoFill: eoFill)))
        state.clipBounds = state.clipBounds.intersection(path.boundingRect)
    }
    /// Where something may be seen, in the coordinates that things are drawn in.
    package var clipBounds: CGRect {
        state.clipBounds.isNull ? .null : state.clipBounds.applying(state.transform.inverted())
    }

    // MARK: Drawing

    package func fill(_ path: Path, eoFill: Bool = false) { fill(path, with: .color(state.fillColor), eoFill: eoFill) }
    package func fill(_ path: Path, with ink: Ink, eoFill: Bool = false) {
        let style = FillStyle(eoFill: eoFill, antialiased: state.isAntialiased)
        add { $0.fill(path, with: ink.shading, style: style) }
    }
    package func stroke(_ path: Path, style: StrokeStyle) {
        let color = state.strokeColor
        add { $0.stroke(path, with: .color(color), style: style) }
    }
    package func draw(_ image: Image, in rect: CGRect, alpha: CGFloat = 1) {
        let image = image.resizableInBox().interpolation(state.interpolation)
        add {
            $0.opacity *= Double(alpha)
            $0.draw(image, in: rect)
        }
    }
    package func draw(_ text: Text, in rect: CGRect) { add { $0.draw(text, in: rect) } }
    package func draw(_ text: Text, at point: CGPoint) { add { $0.draw(text, at: point, anchor: .topLeading) } }
    package func clear(_ rect: CGRect) {
        add {
            $0.blendMode = .clear
            $0.fill(Path(rect), with: .color(.black))
        }
    }

    /// Adds a step that draws with the state as it is now.
    package func add(_ step: @escaping Step) {
        steps.append(Self.step(step, in: state))
        if layers.isEmpty { onStep?() }
    }
    // MARK: Views

    /// A view that is drawn as it is, and not as a picture.
    package struct DrawnView: Identifiable {
        package let id: Int
        package let view: AnyView
        package let size: CGSize
    }

    /// Whether the canvas that carries out the steps has the views among its symbols.
    package var keepsViews = false
    private var views: [DrawnView] = []
    private var viewCount = 0

    /// The views of the steps so far. The drawing goes on without them.
    package func takeViews() -> [DrawnView] {
        defer { views = [] }
        return views
    }

    /// Draws a view from the origin on, as though y grew upwards; where views are not kept, a picture of it.
    package func draw(_ view: AnyView, size: CGSize, picture: () -> Image?) {
        let flip = CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: size.height)
        let rect = CGRect(origin: .zero, size: size)
        guard keepsViews else {
            guard let image = picture() else { return }
            return add {
                $0.concatenate(flip)
                $0.draw(image, in: rect)
            }
        }
        let id = viewCount
        viewCount += 1
        views.append(DrawnView(id: id, view: view, size: size))
        add {
            guard let symbol = $0.resolveSymbol(id: id) else { return }
            $0.concatenate(flip)
            $0.draw(symbol, in: rect)
        }
    }

    /// Called after each step that is drawn by itself, and after each layer.
    package var onStep: (() -> Void)?
    /// The steps so far, but for those of layers that are begun. The drawing goes on without them, in the state of now.
    package func takeSteps() -> [Step] {
        defer { if layers.isEmpty { steps = [] } else { layers[0].steps = [] } }
        return layers.first?.steps ?? steps
    }

    private static func step(_ step: @escaping Step, in state: State) -> Step {
        { context in
            for (path, style) in state.clips { context.clip(to: path, style: style) }
            if let shadow = state.shadow {
                context.addFilter(
                    .shadow(
                        color: shadow.color, radius: shadow.radius, x: shadow.offset.width, y: shadow.offset.height))
            }
            context.concatenate(state.transform)
            context.opacity *= state.alpha
            if state.blendMode != .normal { context.blendMode = state.blendMode }
            step(&context)
        }
    }

    // MARK: Layers

    /// What is drawn until ``endLayer()`` is drawn as one, with the opacity, the shadow and the blend mode of now. Inside they begin anew.
    package func beginLayer() {
        layers.append((steps, state))
        steps = []
        saved.append(state)
        (state.alpha, state.shadow, state.blendMode) = (1, nil, .normal)
    }

    /// Without a layer that was begun it does nothing.
    package func endLayer() {
        guard let (outer, begun) = layers.popLast() else { return }
        let inner = steps
        restore()
        steps = outer
        // The steps inside have the transform and the clips of their own states.
        var state = begun
        state.transform = .identity
        steps.append(
            Self.step(
                { context in
                    context.drawLayer { layer in
                        for step in inner {
                            var copy = layer
                            step(&copy)
                        }
                    }
                }, in: state))
        if layers.isEmpty { onStep?() }
    }
}
