import DovetailCore
import Foundation

/// A path that steps can be added to. Coordinates are those of SwiftUI: y grows downwards.
open class NSBezierPath: NSObject {
    private var path: Path

    public override init() { path = Path() }
    private init(_ path: Path) { self.path = path }

    public convenience init(rect: CGRect) { self.init(Path(rect)) }
    public convenience init(ovalIn rect: CGRect) { self.init(Path(ellipseIn: rect)) }
    /// A rectangle with rounded corners, which are quarters of ellipses.
    public convenience init(roundedRect rect: CGRect, xRadius: CGFloat, yRadius: CGFloat) {
        self.init(Path(roundedRect: rect, cornerSize: CGSize(width: xRadius, height: yRadius), style: .circular))
    }
    public convenience init(cgPath: CGPath) { self.init(Path(cgPath)) }

    /// The path as an object of Core Graphics.
    open var cgPath: CGPath { path.cgPath }
    open var isEmpty: Bool { path.isEmpty }
    /// The smallest rectangle around what the path draws; `CGRect.null` for an empty path.
    open var bounds: CGRect { path.boundingRect }
    /// Where the last step ended; zero in an empty path.
    open var currentPoint: CGPoint { path.currentPoint ?? .zero }
    open func contains(_ point: CGPoint) -> Bool { path.contains(point) }

    open func move(to point: CGPoint) { path.move(to: point) }
    open func line(to point: CGPoint) { path.addLine(to: point) }
    open func curve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
        path.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
    }
    open func curve(to endPoint: CGPoint, controlPoint: CGPoint) {
        path.addQuadCurve(to: endPoint, control: controlPoint)
    }
    /// Adds an arc. Angles are in degrees; `clockwise` is as seen with y growing upwards.
    open func appendArc(
        withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool = false
    ) {
        path.addArc(
            center: center, radius: radius, startAngle: .degrees(Double(startAngle)),
            endAngle: .degrees(Double(endAngle)), clockwise: clockwise)
    }
    open func appendRect(_ rect: CGRect) { path.addRect(rect, transform: .identity) }
    open func appendOval(in rect: CGRect) { path.addEllipse(in: rect) }
    open func append(_ path: NSBezierPath) { self.path.addPath(path.path) }
    open func close() { path.closeSubpath() }
    open func removeAllPoints() { path = Path() }

    // MARK: Drawing

    /// The width of the line, in points.
    open var lineWidth: CGFloat = 1
    open var lineCapStyle = LineCapStyle.butt
    open var lineJoinStyle = LineJoinStyle.miter
    /// A mitred corner that would be longer than this many line widths is bevelled.
    open var miterLimit: CGFloat = 10
    /// Which parts of a path that crosses itself are inside.
    open var windingRule = WindingRule.nonZero
    private var dash: (lengths: [CGFloat], phase: CGFloat) = ([], 0)

    /// How lines end.
    public enum LineCapStyle: UInt, Sendable { case butt, round, square }
    /// How lines meet.
    public enum LineJoinStyle: UInt, Sendable { case miter, round, bevel }
    /// Which parts of a path that crosses itself are inside.
    public enum WindingRule: UInt, Sendable { case nonZero, evenOdd }

    /// Sets the lengths of dashes and gaps, in points; none for an unbroken line.
    open func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
        dash = (pattern.map { Array(UnsafeBufferPointer(start: $0, count: max(count, 0))) } ?? [], phase)
    }

    /// Fills the path in the drawing that is begun.
    @MainActor @preconcurrency
    open func fill() { ImmediateDrawing.current?.fill(path, eoFill: windingRule == .evenOdd) }
    /// Strokes the path in the drawing that is begun.
    @MainActor @preconcurrency
    open func stroke() {
        let style = StrokeStyle(
            lineWidth: lineWidth, lineCap: lineCapStyle == .butt ? .butt : lineCapStyle == .round ? .round : .square,
            lineJoin: lineJoinStyle == .miter ? .miter : lineJoinStyle == .round ? .round : .bevel,
            miterLimit: miterLimit, dash: dash.lengths, dashPhase: dash.phase)
        ImmediateDrawing.current?.stroke(path, style: style)
    }
    /// Limits what is drawn from now on to what the path covers.
    @MainActor @preconcurrency
    open func addClip() { ImmediateDrawing.current?.clip(to: path, eoFill: windingRule == .evenOdd) }
    /// Fills a rectangle in the drawing that is begun.
    @MainActor @preconcurrency
    open class func fill(_ rect: CGRect) { rect.fill() }
    /// Strokes the outline of a rectangle in the drawing that is begun.
    @MainActor @preconcurrency
    open class func stroke(_ rect: CGRect) { NSBezierPath(rect: rect).stroke() }
    /// Strokes a line in the drawing that is begun.
    @MainActor @preconcurrency
    open class func strokeLine(from point1: CGPoint, to point2: CGPoint) {
        let path = NSBezierPath()
        path.move(to: point1)
        path.line(to: point2)
        path.stroke()
    }
    /// Turns, moves or scales the path.
    open func transform(using transform: AffineTransform) {
        path = path.applying(
            CGAffineTransform(
                a: transform.m11, b: transform.m12, c: transform.m21, d: transform.m22, tx: transform.tX,
                ty: transform.tY))
    }
}
