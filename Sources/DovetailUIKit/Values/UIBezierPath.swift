import DovetailCore
import DovetailPlatform
import Foundation

/// A path that steps can be added to, with a line to draw it with.
open class UIBezierPath: NSObject {
    private var path: Path

    public override init() { path = Path() }
    private init(_ path: Path) { self.path = path }

    public convenience init(rect: CGRect) { self.init(Path(rect)) }
    public convenience init(ovalIn rect: CGRect) { self.init(Path(ellipseIn: rect)) }
    /// A rectangle with rounded corners of a radius. Corners are continuous, as UIKit's are.
    public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
        self.init(Path(roundedRect: rect, cornerRadius: cornerRadius, style: .continuous))
    }
    /// A rectangle some of whose corners are rounded. Corners are round: the width of `cornerRadii` is their radius.
    public convenience init(roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize) {
        func radius(_ corner: UIRectCorner) -> CGFloat { corners.contains(corner) ? cornerRadii.width : 0 }
        self.init(
            Path(
                roundedRect: rect,
                cornerRadii: RectangleCornerRadii(
                    topLeading: radius(.topLeft), bottomLeading: radius(.bottomLeft),
                    bottomTrailing: radius(.bottomRight), topTrailing: radius(.topRight)), style: .circular))
    }
    /// An arc. Angles are in radians; `clockwise` is as a person sees it.
    public convenience init(
        arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
        self.init()
        addArc(withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
    }
    public convenience init(cgPath CGPath: CGPath) { self.init(Path(CGPath)) }

    /// The width of the line, in points.
    open var lineWidth: CGFloat = 1
    open var lineCapStyle = CGLineCap.butt
    open var lineJoinStyle = CGLineJoin.miter
    /// A mitred corner that would be longer than this many line widths is bevelled.
    open var miterLimit: CGFloat = 10
    /// Whether the even-odd rule tells what is filled.
    open var usesEvenOddFillRule = false
    private var dash: (lengths: [CGFloat], phase: CGFloat) = ([], 0)

    /// Sets the lengths of dashes and gaps, in points; none for an unbroken line.
    open func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
        dash = (pattern.map { Array(UnsafeBufferPointer(start: $0, count: max(count, 0))) } ?? [], phase)
    }

    /// The path as an object of Core Graphics.
    open var cgPath: CGPath {
        get { path.cgPath }
        set { path = Path(newValue) }
    }
    open var isEmpty: Bool { path.isEmpty }
    /// The smallest rectangle around what the path draws; `CGRect.null` for an empty path.
    open var bounds: CGRect { path.boundingRect }
    /// Where the last step ended; zero in an empty path.
    open var currentPoint: CGPoint { path.currentPoint ?? .zero }
    open func contains(_ point: CGPoint) -> Bool { path.contains(point, eoFill: usesEvenOddFillRule) }

    open func move(to point: CGPoint) { path.move(to: point) }
    open func addLine(to point: CGPoint) { path.addLine(to: point) }
    open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
        path.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
    }
    open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
        path.addQuadCurve(to: endPoint, control: controlPoint)
    }
    /// Adds an arc. Angles are in radians; `clockwise` is as a person sees it, which is the opposite of `Path`.
    open func addArc(
        withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
        path.addArc(
            center: center, radius: radius, startAngle: .radians(Double(startAngle)),
            endAngle: .radians(Double(endAngle)), clockwise: !clockwise)
    }
    open func close() { path.closeSubpath() }
    open func append(_ bezierPath: UIBezierPath) { path.addPath(bezierPath.path) }
    open func apply(_ transform: CGAffineTransform) { path = path.applying(transform) }
    open func removeAllPoints() { path = Path() }

    /// Fills the path in the drawing that is begun.
    @MainActor @preconcurrency
    open func fill() { ImmediateDrawing.current?.fill(path, eoFill: usesEvenOddFillRule) }
    /// Strokes the path in the drawing that is begun.
    @MainActor @preconcurrency
    open func stroke() {
        let style = StrokeStyle(
            lineWidth: lineWidth, lineCap: lineCapStyle, lineJoin: lineJoinStyle, miterLimit: miterLimit,
            dash: dash.lengths, dashPhase: dash.phase)
        ImmediateDrawing.current?.stroke(path, style: style)
    }
    /// Limits what the drawing that is begun draws from now on to what the path covers.
    @MainActor @preconcurrency
    open func addClip() { ImmediateDrawing.current?.clip(to: path, eoFill: usesEvenOddFillRule) }

    /// Fills the path in the drawing that is begun, mixed with what is there.
    @MainActor @preconcurrency
    open func fill(with blendMode: CGBlendMode, alpha: CGFloat) {
        drawMixed(blendMode, alpha) { fill() }
    }
    /// Strokes the path in the drawing that is begun, mixed with what is there.
    @MainActor @preconcurrency
    open func stroke(with blendMode: CGBlendMode, alpha: CGFloat) {
        drawMixed(blendMode, alpha) { stroke() }
    }

    @MainActor
    private func drawMixed(_ blendMode: CGBlendMode, _ alpha: CGFloat, _ draw: () -> Void) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.saveGState()
        context.setBlendMode(blendMode)
        context.setAlpha(alpha)
        draw()
        context.restoreGState()
    }

    /// How far curves may be from what is drawn, in pixels. Curves are drawn as they are: it is kept, and nothing else.
    open var flatness: CGFloat = 0.6

    /// The same path from its end to its beginning.
    open func reversing() -> UIBezierPath {
        var pieces: [[Path.Element]] = []
        path.forEach { element in
            if case .move = element { pieces.append([]) } else if pieces.isEmpty { pieces.append([]) }
            pieces[pieces.count - 1].append(element)
        }
        var result = Path()
        for piece in pieces.reversed() { Self.addReversed(piece, to: &result) }
        let copy = UIBezierPath(result)
        (copy.lineWidth, copy.lineCapStyle, copy.lineJoinStyle) = (lineWidth, lineCapStyle, lineJoinStyle)
        (copy.miterLimit, copy.usesEvenOddFillRule, copy.dash) = (miterLimit, usesEvenOddFillRule, dash)
        return copy
    }

    private static func addReversed(_ piece: [Path.Element], to path: inout Path) {
        var points: [CGPoint] = []
        var isClosed = false
        for element in piece {
            switch element {
            case .move(let point), .line(let point), .quadCurve(let point, _), .curve(let point, _, _):
                points.append(point)
            case .closeSubpath: isClosed = true
            }
        }
        guard let last = points.last else { return }
        path.move(to: last)
        for (index, element) in piece.filter({ if case .closeSubpath = $0 { false } else { true } }).enumerated()
            .reversed() where index > 0
        {
            let start = points[index - 1]
            switch element {
            case .move, .closeSubpath: break
            case .line: path.addLine(to: start)
            case .quadCurve(_, let control): path.addQuadCurve(to: start, control: control)
            case .curve(_, let first, let second): path.addCurve(to: start, control1: second, control2: first)
            }
        }
        if isClosed { path.closeSubpath() }
    }
}
