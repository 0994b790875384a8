import Foundation

/// What is drawn on by the calls of Core Graphics: in ``GraphicsContext/withCGContext(content:)``, within `UIGraphicsImageRenderer`, and in
/// pixels of its own by ``init(data:width:height:bitsPerComponent:bytesPerRow:space:bitmapInfo:)``.
///
/// A context has a state (colours, line, transform, clip, opacity, shadow, blend mode), which ``saveGState()`` keeps, and a path, which is
/// none of it. Coordinates are in points, y grows downwards (upwards where it has pixels of its own); as on Apple's systems, a picture is drawn by ``draw(_:in:)`` as though y grew
/// upwards, so it stands on its head unless the program turns it, and so do texts of Core Text. Pages of PDF files cannot be drawn.
public final class CGContext {
    package let drawing: ImmediateDrawing
    /// The pixels that are drawn on; nil where that is something else.
    package let bitmap: AnyObject?
    /// What texts are drawn through before the transform. It is no part of the state, as on Apple's systems.
    public var textMatrix = CGAffineTransform.identity
    /// Where the next text begins, on its baseline, in the coordinates that things are drawn in.
    public var textPosition: CGPoint {
        get { CGPoint(x: textMatrix.tx, y: textMatrix.ty) }
        set { (textMatrix.tx, textMatrix.ty) = (newValue.x, newValue.y) }
    }
    /// In the coordinates of now: a change of the transform changes it, so that what was added stays in its place.
    private var steps = Path()

    package init(_ drawing: ImmediateDrawing, bitmap: AnyObject? = nil) {
        self.drawing = drawing
        self.bitmap = bitmap
    }

    // MARK: The state

    /// Keeps the colours, the line, the transform and the clip, until ``restoreGState()``.
    public func saveGState() { drawing.save() }
    /// Takes back what ``saveGState()`` kept last.
    public func restoreGState() { keepingPath { drawing.restore() } }

    /// The transform from the coordinates that things are drawn in to those in which the drawing began.
    public var ctm: CGAffineTransform { drawing.state.transform }
    /// Draws elsewhere from now on.
    public func translateBy(x tx: CGFloat, y ty: CGFloat) { concatenate(CGAffineTransform(translationX: tx, y: ty)) }
    /// Draws larger or smaller from now on.
    public func scaleBy(x sx: CGFloat, y sy: CGFloat) { concatenate(CGAffineTransform(scaleX: sx, y: sy)) }
    /// Turns what is drawn from now on by an angle, in radians.
    public func rotate(by angle: CGFloat) { concatenate(CGAffineTransform(rotationAngle: angle)) }
    /// Draws through another transform, then through the one in force.
    public func concatenate(_ transform: CGAffineTransform) { keepingPath { drawing.concatenate(transform) } }

    private func keepingPath(_ change: () -> Void) {
        let old = ctm
        change()
        let new = ctm
        guard !steps.isEmpty, new != old, new.a * new.d != new.b * new.c else { return }
        steps = steps.applying(old.concatenating(new.inverted()))
    }

    /// Sets how opaque things are drawn, in 0...1.
    public func setAlpha(_ alpha: CGFloat) { drawing.state.alpha = min(max(Double(alpha), 0), 1) }
    /// Sets how colours are mixed with what has been drawn before.
    public func setBlendMode(_ mode: CGBlendMode) { drawing.state.blendMode = mode.mode }
    /// Draws a shadow of each thing from now on; nil for none. The offset does not depend on the transform.
    ///
    /// - Parameter blur: How far the shadow's edge is spread, in points.
    public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {
        drawing.state.shadow = color.map {
            ImmediateDrawing.Shadow(offset: offset, radius: max(blur, 0) / 2, color: Color(cgColor: $0))
        }
    }
    /// Draws a shadow of each thing from now on, black with a third of opacity.
    public func setShadow(offset: CGSize, blur: CGFloat) {
        setShadow(offset: offset, blur: blur, color: CGColor(gray: 0, alpha: 1.0 / 3))
    }
    /// Sets whether edges are smooth.
    public func setShouldAntialias(_ shouldAntialias: Bool) { drawing.state.isAntialiased = shouldAntialias }
    /// How pixels of pictures are blended when they are drawn in another size.
    public var interpolationQuality: CGInterpolationQuality {
        get { CGInterpolationQuality(drawing.state.interpolation) }
        set { drawing.state.interpolation = newValue.interpolation }
    }

    // MARK: Colours and the line

    /// Sets what areas are filled with.
    public func setFillColor(_ color: CGColor) { drawing.state.fillColor = Color(cgColor: color) }
    public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        setFillColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
    }
    public func setFillColor(gray: CGFloat, alpha: CGFloat) { setFillColor(CGColor(gray: gray, alpha: alpha)) }
    /// Sets what lines are drawn in.
    public func setStrokeColor(_ color: CGColor) { drawing.state.strokeColor = Color(cgColor: color) }
    public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        setStrokeColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
    }
    public func setStrokeColor(gray: CGFloat, alpha: CGFloat) { setStrokeColor(CGColor(gray: gray, alpha: alpha)) }
    /// Sets the width of lines, in points.
    public func setLineWidth(_ width: CGFloat) { drawing.state.line.lineWidth = width }
    public func setLineCap(_ cap: CGLineCap) { drawing.state.line.lineCap = cap }
    public func setLineJoin(_ join: CGLineJoin) { drawing.state.line.lineJoin = join }
    public func setMiterLimit(_ limit: CGFloat) { drawing.state.line.miterLimit = limit }
    /// Sets the lengths of dashes and of the gaps after them, in points; none for a whole line.
    public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
        (drawing.state.line.dashPhase, drawing.state.line.dash) = (phase, lengths)
    }

    // MARK: The path

    /// The path, a copy; nil while it is empty.
    public var path: CGPath? { steps.isEmpty ? nil : CGPath(steps) }
    public var isPathEmpty: Bool { steps.isEmpty }
    /// Where the last step ended; zero in an empty path.
    public var currentPointOfPath: CGPoint { steps.currentPoint ?? .zero }
    /// The smallest rectangle around the path's points; `CGRect.null` for an empty path.
    public var boundingBoxOfPath: CGRect { CGPath(steps).boundingBox }
    /// Whether a point is inside the path.
    public func pathContains(_ point: CGPoint, mode: CGPathDrawingMode) -> Bool {
        steps.contains(point, eoFill: mode == .eoFill || mode == .eoFillStroke)
    }

    public func beginPath() { steps = Path() }
    public func move(to point: CGPoint) { steps.move(to: point) }
    public func addLine(to point: CGPoint) { steps.addLine(to: point) }
    /// Adds a new subpath of straight lines through points.
    public func addLines(between points: [CGPoint]) { steps.addLines(points) }
    public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
        steps.addCurve(to: end, control1: control1, control2: control2)
    }
    public func addQuadCurve(to end: CGPoint, control: CGPoint) { steps.addQuadCurve(to: end, control: control) }
    public func addRect(_ rect: CGRect) { steps.addRect(rect) }
    public func addRects(_ rects: [CGRect]) { steps.addRects(rects) }
    public func addEllipse(in rect: CGRect) { steps.addEllipse(in: rect) }
    /// Adds an arc. Angles are in radians; `clockwise` is as seen with y growing upwards.
    public func addArc(center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool) {
        steps.addArc(
            center: center, radius: radius, startAngle: .radians(Double(startAngle)),
            endAngle: .radians(Double(endAngle)), clockwise: clockwise)
    }
    /// Adds an arc that touches two lines; see ``Path/addArc(tangent1End:tangent2End:radius:transform:)``.
    public func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat) {
        steps.addArc(tangent1End: tangent1End, tangent2End: tangent2End, radius: radius)
    }
    public func addPath(_ path: CGPath) { steps.addPath(path.path) }
    public func closePath() { steps.closeSubpath() }
    /// Makes the outline of the path's line the path.
    public func replacePathWithStrokedPath() { steps = steps.strokedPath(drawing.state.line) }

    private func takePath() -> Path {
        defer { steps = Path() }
        return steps
    }

    // MARK: Drawing

    /// Fills the path, which is empty afterwards.
    public func fillPath(using rule: CGPathFillRule = .winding) { drawing.fill(takePath(), eoFill: rule == .evenOdd) }
    /// Strokes the path, which is empty afterwards.
    public func strokePath() { drawing.stroke(takePath(), style: drawing.state.line) }
    /// Fills the path, draws its line, or both. The path is empty afterwards.
    public func drawPath(using mode: CGPathDrawingMode) {
        let path = takePath()
        if mode != .stroke { drawing.fill(path, eoFill: mode == .eoFill || mode == .eoFillStroke) }
        if mode != .fill, mode != .eoFill { drawing.stroke(path, style: drawing.state.line) }
    }
    public func fill(_ rect: CGRect) { drawing.fill(Path(rect)) }
    public func fill(_ rects: [CGRect]) { drawing.fill(Path { $0.addRects(rects) }) }
    public func fillEllipse(in rect: CGRect) { drawing.fill(Path(ellipseIn: rect)) }
    public func stroke(_ rect: CGRect) { drawing.stroke(Path(rect), style: drawing.state.line) }
    public func stroke(_ rect: CGRect, width: CGFloat) {
        var line = drawing.state.line
        line.lineWidth = width
        drawing.stroke(Path(rect), style: line)
    }
    public func strokeEllipse(in rect: CGRect) { drawing.stroke(Path(ellipseIn: rect), style: drawing.state.line) }
    /// Draws lines from the first point to the second, from the third to the fourth and so on.
    public func strokeLineSegments(between points: [CGPoint]) {
        let lines = Path { path in
            for index in stride(from: 0, to: points.count - 1, by: 2) {
                path.move(to: points[index])
                path.addLine(to: points[index + 1])
            }
        }
        drawing.stroke(lines, style: drawing.state.line)
    }
    /// Makes a rectangle transparent.
    public func clear(_ rect: CGRect) { drawing.clear(rect) }

    /// Draws a picture in a rectangle, as large as that, with its first row at the largest y.
    public func draw(_ image: CGImage, in rect: CGRect, byTiling: Bool = false) {
        guard byTiling else { return drawTile(image, in: rect) }
        // The rectangle is one tile of many, which cover all that is not clipped away.
        let area = drawing.clipBounds
        guard rect.width > 0, rect.height > 0, area.width * area.height < 10_000 * rect.width * rect.height else {
            return
        }
        let left = rect.minX + ((area.minX - rect.minX) / rect.width).rounded(.down) * rect.width
        let top = rect.minY + ((area.minY - rect.minY) / rect.height).rounded(.down) * rect.height
        for x in stride(from: left, to: area.maxX, by: rect.width) {
            for y in stride(from: top, to: area.maxY, by: rect.height) {
                drawTile(image, in: CGRect(x: x, y: y, width: rect.width, height: rect.height))
            }
        }
    }

    private func drawTile(_ image: CGImage, in rect: CGRect) {
        drawing.save()
        defer { drawing.restore() }
        drawing.concatenate(CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: rect.minY + rect.maxY))
        drawing.draw(Image(data: image.data), in: rect)
    }

    // MARK: Clips and layers

    /// Limits what is drawn from now on to what the path covers, which is empty afterwards.
    public func clip(using rule: CGPathFillRule = .winding) { drawing.clip(to: takePath(), eoFill: rule == .evenOdd) }
    public func clip(to rect: CGRect) { drawing.clip(to: Path(rect)) }
    /// Limits what is drawn from now on to what any of the rectangles covers.
    public func clip(to rects: [CGRect]) { drawing.clip(to: Path { $0.addRects(rects) }) }
    /// The rectangle around what is not clipped away, in the coordinates that things are drawn in.
    public var boundingBoxOfClipPath: CGRect { drawing.clipBounds }

    /// How colours are taken into another space. All is drawn in sRGB: it changes nothing.
    public func setRenderingIntent(_ intent: CGColorRenderingIntent) {}

    /// What is drawn until ``endTransparencyLayer()`` is drawn as one: opacity, shadow and blend mode apply to the whole.
    ///
    /// - Parameter auxiliaryInfo: Not used, as on Apple's systems.
    public func beginTransparencyLayer(auxiliaryInfo: [AnyHashable: Any]?) { drawing.beginLayer() }
    /// The same, and only what is inside a rectangle is drawn.
    public func beginTransparencyLayer(in rect: CGRect, auxiliaryInfo: [AnyHashable: Any]?) {
        drawing.beginLayer()
        drawing.clip(to: Path(rect))
    }
    public func endTransparencyLayer() { keepingPath { drawing.endLayer() } }
}
