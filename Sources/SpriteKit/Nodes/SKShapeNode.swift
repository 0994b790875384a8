import CoreGraphics
import DovetailCore
import DovetailUIKit
import Foundation

/// A path with a line around it and a colour in it.
@MainActor @preconcurrency
open class SKShapeNode: SKNode {
    /// What is drawn; nil for nothing.
    open var path: CGPath?
    open var fillColor = UIColor.clear
    open var strokeColor = UIColor.white
    open var lineWidth: CGFloat = 1
    /// How far a glow reaches around the line.
    open var glowWidth: CGFloat = 0
    open var lineCap = CGLineCap.butt
    open var lineJoin = CGLineJoin.miter
    open var miterLimit: CGFloat = 10
    open var isAntialiased = true
    open var blendMode = SKBlendMode.alpha
    /// A picture that fills the path, mixed with the colour.
    open var fillTexture: SKTexture?
    /// How long the line is.
    open var lineLength: CGFloat { path.map(PathWalk.init)?.length ?? 0 }

    /// Nothing yet.
    public override init() { super.init() }
    public required init?(coder aDecoder: NSCoder) { super.init(coder: aDecoder) }
    /// A path, in the node's coordinates.
    public convenience init(path: CGPath) { self.init(path: path, centered: false) }
    /// A path, moved so that its middle is at the origin, if that is wished.
    public convenience init(path: CGPath, centered: Bool) {
        self.init()
        let box = path.boundingBoxOfPath
        var move = CGAffineTransform(translationX: -box.midX, y: -box.midY)
        self.path = centered ? path.copy(using: &move) : path
    }
    /// A rectangle.
    public convenience init(rect: CGRect) { self.init(path: CGPath(rect: rect, transform: nil)) }
    /// A rectangle with round corners.
    public convenience init(rect: CGRect, cornerRadius: CGFloat) {
        self.init(path: Self.rounded(rect, cornerRadius))
    }
    /// A rectangle around the origin.
    public convenience init(rectOf size: CGSize) { self.init(rect: Self.centered(size)) }
    /// A rectangle with round corners around the origin.
    public convenience init(rectOf size: CGSize, cornerRadius: CGFloat) {
        self.init(rect: Self.centered(size), cornerRadius: cornerRadius)
    }
    /// A circle around the origin.
    public convenience init(circleOfRadius radius: CGFloat) {
        self.init(ellipseOf: CGSize(width: radius * 2, height: radius * 2))
    }
    /// An ellipse in a rectangle.
    public convenience init(ellipseIn rect: CGRect) { self.init(path: CGPath(ellipseIn: rect, transform: nil)) }
    /// An ellipse around the origin.
    public convenience init(ellipseOf size: CGSize) { self.init(ellipseIn: Self.centered(size)) }
    /// Lines from point to point.
    public convenience init(points: UnsafeMutablePointer<CGPoint>, count numPoints: Int) {
        let path = CGMutablePath()
        path.addLines(between: Array(UnsafeBufferPointer(start: points, count: numPoints)))
        self.init(path: path)
    }
    /// A smooth curve through points.
    public convenience init(splinePoints points: UnsafeMutablePointer<CGPoint>, count numPoints: Int) {
        self.init(path: Self.spline(through: Array(UnsafeBufferPointer(start: points, count: numPoints))))
    }

    private static func centered(_ size: CGSize) -> CGRect {
        CGRect(x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height)
    }
    private static func rounded(_ rect: CGRect, _ radius: CGFloat) -> CGPath {
        let radius = min(max(radius, 0), rect.width / 2, rect.height / 2)
        return CGPath(roundedRect: rect, cornerWidth: radius, cornerHeight: radius, transform: nil)
    }
    /// Catmull and Rom's: each piece leaves and enters its ends in the direction of their neighbours.
    private static func spline(through points: [CGPoint]) -> CGPath {
        let path = CGMutablePath()
        guard let first = points.first else { return path }
        path.move(to: first)
        for index in points.indices.dropLast() {
            let (start, end) = (points[index], points[index + 1])
            let before = points[max(index - 1, 0)]
            let after = points[min(index + 2, points.count - 1)]
            path.addCurve(
                to: end,
                control1: CGPoint(x: start.x + (end.x - before.x) / 6, y: start.y + (end.y - before.y) / 6),
                control2: CGPoint(x: end.x - (after.x - start.x) / 6, y: end.y - (after.y - start.y) / 6))
        }
        return path
    }

    override var ownBounds: CGRect {
        guard let path, !path.isEmpty else { return .null }
        let isStroked = lineWidth > 0 && ColorMix(strokeColor).alpha > 0
        return path.boundingBoxOfPath.insetBy(dx: isStroked ? -lineWidth / 2 : 0, dy: isStroked ? -lineWidth / 2 : 0)
    }

    override func draw(_ canvas: SceneCanvas) {
        if let path { canvas.draw(self, path) }
    }

    override func copyAlone() -> SKNode {
        let copy = made { SKShapeNode() }
        (copy.path, copy.fillColor, copy.strokeColor) = (path, fillColor, strokeColor)
        (copy.lineWidth, copy.glowWidth, copy.lineCap) = (lineWidth, glowWidth, lineCap)
        (copy.lineJoin, copy.miterLimit, copy.isAntialiased) = (lineJoin, miterLimit, isAntialiased)
        (copy.blendMode, copy.fillTexture) = (blendMode, fillTexture)
        return copy
    }
}
