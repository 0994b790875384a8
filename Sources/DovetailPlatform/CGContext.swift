import DovetailCore
import Foundation

/// What a drawing that is begun is drawn on: the calls of Core Graphics that apps use within `UIGraphicsImageRenderer`.
///
/// Coordinates are in points, y grows downwards.
@MainActor @preconcurrency
public final class CGContext {
    private let drawing: ImmediateDrawing
    private var path = Path()
    private var style = StrokeStyle()

    package init(_ drawing: ImmediateDrawing) { self.drawing = drawing }

    /// Keeps the colours, the line, the transform and the clip, until ``restoreGState()``.
    public func saveGState() { drawing.save() }
    /// Takes back what ``saveGState()`` kept last.
    public func restoreGState() { drawing.restore() }

    public func translateBy(x tx: CGFloat, y ty: CGFloat) {
        drawing.concatenate(CGAffineTransform(translationX: tx, y: ty))
    }
    public func scaleBy(x sx: CGFloat, y sy: CGFloat) { drawing.concatenate(CGAffineTransform(scaleX: sx, y: sy)) }
    /// Turns what is drawn from now on by an angle, in radians.
    public func rotate(by angle: CGFloat) { drawing.concatenate(CGAffineTransform(rotationAngle: angle)) }
    public func concatenate(_ transform: CGAffineTransform) { drawing.concatenate(transform) }

    public func setFillColor(_ color: CGColor) { drawing.fillColor = Color(cgColor: color) }
    public func setStrokeColor(_ color: CGColor) { drawing.strokeColor = Color(cgColor: color) }
    public func setAlpha(_ alpha: CGFloat) { drawing.alpha = Double(alpha) }
    public func setLineWidth(_ width: CGFloat) { style.lineWidth = width }
    public func setLineCap(_ cap: CGLineCap) { style.lineCap = cap }
    public func setLineJoin(_ join: CGLineJoin) { style.lineJoin = join }
    public func setMiterLimit(_ limit: CGFloat) { style.miterLimit = limit }
    public func setLineDash(phase: CGFloat, lengths: [CGFloat]) { (style.dashPhase, style.dash) = (phase, lengths) }

    public func beginPath() { path = Path() }
    public func move(to point: CGPoint) { path.move(to: point) }
    public func addLine(to point: CGPoint) { path.addLine(to: point) }
    public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
        path.addCurve(to: end, control1: control1, control2: control2)
    }
    public func addQuadCurve(to end: CGPoint, control: CGPoint) { path.addQuadCurve(to: end, control: control) }
    public func addRect(_ rect: CGRect) { path.addRect(rect, transform: .identity) }
    public func addEllipse(in rect: CGRect) { path.addEllipse(in: rect) }
    /// Adds an arc. Angles are in radians; `clockwise` is as seen with y growing upwards.
    public func addArc(center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool) {
        path.addArc(
            center: center, radius: radius, startAngle: .radians(Double(startAngle)),
            endAngle: .radians(Double(endAngle)), clockwise: clockwise)
    }
    public func addPath(_ path: CGPath) { self.path.addPath(path.path) }
    public func closePath() { path.closeSubpath() }

    /// Fills the path, which is empty afterwards.
    public func fillPath(using rule: CGPathFillRule = .winding) {
        drawing.fill(path, eoFill: rule == .evenOdd)
        path = Path()
    }
    /// Strokes the path, which is empty afterwards.
    public func strokePath() {
        drawing.stroke(path, style: style)
        path = Path()
    }
    /// Limits what is drawn from now on to what the path covers, which is empty afterwards.
    public func clip(using rule: CGPathFillRule = .winding) {
        drawing.clip(to: path, eoFill: rule == .evenOdd)
        path = Path()
    }
    public func clip(to rect: CGRect) { drawing.clip(to: Path(rect)) }

    public func fill(_ rect: CGRect) { drawing.fill(Path(rect)) }
    public func fillEllipse(in rect: CGRect) { drawing.fill(Path(ellipseIn: rect)) }
    public func stroke(_ rect: CGRect) { drawing.stroke(Path(rect), style: style) }
    public func strokeEllipse(in rect: CGRect) { drawing.stroke(Path(ellipseIn: rect), style: style) }
    /// Makes a rectangle transparent.
    public func clear(_ rect: CGRect) { drawing.clear(rect) }
}
