import DovetailCore
import DovetailPaint
import Foundation

/// Drawing by calls that have no argument for what is drawn on, such as `UIColor.setFill()` and `UIBezierPath.fill()`: the steps go to
/// the drawing that is begun. Without one they do nothing, which is logged once.
@MainActor
package final class ImmediateDrawing {
    /// One step, on a context of a canvas.
    package typealias Step = (inout GraphicsContext) -> Void

    /// What `saveGState` keeps.
    private struct State {
        var fill = Color.black
        var stroke = Color.black
        var lineWidth: CGFloat = 1
        var transform = CGAffineTransform.identity
        var clips: [(Path, FillStyle)] = []
        var alpha = 1.0
        var blendMode = GraphicsContext.BlendMode.normal
    }

    private var state = State()
    private var saved: [State] = []
    private var steps: [Step] = []

    private init() {}

    /// The drawings that are begun, innermost last.
    private static var open: [ImmediateDrawing] = []

    /// The drawing that calls go to.
    package static var current: ImmediateDrawing? {
        if open.isEmpty {
            Log.warnOnce("drawing", "nothing is drawn: no drawing is begun (see UIGraphicsImageRenderer)")
        }
        return open.last
    }

    /// Runs code that draws. Returns the picture as a PNG file.
    package static func picture(size: CGSize, scale: CGFloat, isOpaque: Bool, _ body: (ImmediateDrawing) -> Void)
        -> Data?
    {
        guard size.width > 0, size.height > 0, size.width.isFinite, size.height.isFinite else { return nil }
        let drawing = ImmediateDrawing()
        open.append(drawing)
        body(drawing)
        open.removeLast()
        let steps = drawing.steps
        let renderer = ImageRenderer(
            content: Canvas { context, _ in
                if isOpaque { context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.black)) }
                for step in steps {
                    var copy = context
                    step(&copy)
                }
            }.frame(width: size.width, height: size.height))
        renderer.scale = scale
        renderer.colorScheme = .current
        return renderer.pngData
    }

    package var fillColor: Color {
        get { state.fill }
        set { state.fill = newValue }
    }
    package var strokeColor: Color {
        get { state.stroke }
        set { state.stroke = newValue }
    }
    package var lineWidth: CGFloat {
        get { state.lineWidth }
        set { state.lineWidth = newValue }
    }
    package var alpha: Double {
        get { state.alpha }
        set { state.alpha = newValue }
    }
    package var blendMode: GraphicsContext.BlendMode {
        get { state.blendMode }
        set { state.blendMode = newValue }
    }

    package func save() { saved.append(state) }
    /// Without a state that was saved it does nothing.
    package func restore() { if let last = saved.popLast() { state = last } }
    package func concatenate(_ transform: CGAffineTransform) {
        state.transform = transform.concatenating(state.transform)
    }
    /// The clip applies to what is drawn from now on, until the state is restored.
    package func clip(to path: Path, eoFill: Bool = false) {
        state.clips.append((path.applying(state.transform), FillStyle(eoFill: eoFill)))
    }

    package func fill(_ path: Path, eoFill: Bool = false) {
        let color = state.fill
        add { $0.fill(path, with: .color(color), style: FillStyle(eoFill: eoFill)) }
    }
    package func stroke(_ path: Path, style: StrokeStyle) {
        let color = state.stroke
        add { $0.stroke(path, with: .color(color), style: style) }
    }
    package func draw(_ image: Image, in rect: CGRect, alpha: CGFloat = 1) {
        add {
            $0.opacity *= Double(alpha)
            $0.draw(image.resizable(), in: rect)
        }
    }
    package func draw(_ text: Text, in rect: CGRect) { add { $0.draw(text, in: rect) } }
    package func draw(_ text: Text, at point: CGPoint) { add { $0.draw(text, at: point, anchor: .topLeading) } }
    package func clear(_ rect: CGRect) {
        add {
            $0.blendMode = .destinationOut
            $0.fill(Path(rect), with: .color(.black))
        }
    }

    private func add(_ step: @escaping Step) {
        let state = state
        steps.append { context in
            for (path, style) in state.clips { context.clip(to: path, style: style) }
            context.concatenate(state.transform)
            context.opacity *= state.alpha
            context.blendMode = state.blendMode
            step(&context)
        }
    }
}
