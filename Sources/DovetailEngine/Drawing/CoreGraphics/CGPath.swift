import Foundation

/// How overlapping parts of a path are filled.
public enum CGPathFillRule: Int, Hashable, Sendable {
    /// What lines go around more often one way than the other is filled.
    case winding
    /// What an odd number of lines lies around is filled.
    case evenOdd
}

/// The outline of a shape, as Core Graphics has it: an object around a ``Path``.
///
/// Angles and `clockwise` count as they do for `Path`. A path that was made once does not change; ``CGMutablePath`` does.
public class CGPath: Hashable {
    /// The outline.
    package fileprivate(set) var path: Path

    package init(_ path: Path) { self.path = path }

    private convenience init(_ transform: UnsafePointer<CGAffineTransform>?, _ path: Path) {
        self.init(transform.map { path.applying($0.pointee) } ?? path)
    }

    /// A rectangle.
    public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
        self.init(transform, Path(rect))
    }

    /// The ellipse inside a rectangle.
    public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
        self.init(transform, Path(ellipseIn: rect))
    }

    /// A rectangle with rounded corners, which are quarters of ellipses.
    public convenience init(
        roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
        transform: UnsafePointer<CGAffineTransform>?
    ) {
        let size = CGSize(width: cornerWidth, height: cornerHeight)
        self.init(transform, Path(roundedRect: rect, cornerSize: size, style: .circular))
    }

    /// Whether the path has no steps.
    public var isEmpty: Bool { path.isEmpty }
    /// Where the last step ended; zero in an empty path.
    public var currentPoint: CGPoint { path.currentPoint ?? .zero }
    /// The smallest rectangle around all points, those that control curves included; `CGRect.null` for an empty path.
    public var boundingBox: CGRect {
        var points: [CGPoint] = []
        path.forEach { element in
            switch element {
            case .move(let point), .line(let point): points.append(point)
            case .quadCurve(let point, let control): points += [point, control]
            case .curve(let point, let first, let second): points += [point, first, second]
            case .closeSubpath: break
            }
        }
        guard let first = points.first else { return .null }
        var (low, high) = (first, first)
        for point in points {
            low = CGPoint(x: min(low.x, point.x), y: min(low.y, point.y))
            high = CGPoint(x: max(high.x, point.x), y: max(high.y, point.y))
        }
        return CGRect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
    }
    /// The smallest rectangle around what the path draws; `CGRect.null` for an empty path.
    public var boundingBoxOfPath: CGRect { path.boundingRect }

    /// Whether a point is inside the filled path.
    public func contains(
        _ point: CGPoint, using rule: CGPathFillRule = .winding, transform: CGAffineTransform = .identity
    )
        -> Bool
    {
        path.applying(transform).contains(point, eoFill: rule == .evenOdd)
    }

    /// The same path, on its own.
    public func copy() -> CGPath? { CGPath(path) }
    /// The path with its points mapped.
    public func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? { CGPath(transform, path) }
    /// A path that can be drawn on.
    public func mutableCopy() -> CGMutablePath? { CGMutablePath(path) }
    /// A path that can be drawn on, with its points mapped.
    public func mutableCopy(using transform: UnsafePointer<CGAffineTransform>?) -> CGMutablePath? {
        CGMutablePath(transform.map { path.applying($0.pointee) } ?? path)
    }

    /// The outline of the path's line.
    public func copy(
        strokingWithWidth lineWidth: CGFloat, lineCap: CGLineCap, lineJoin: CGLineJoin, miterLimit: CGFloat,
        transform: CGAffineTransform = .identity
    ) -> CGPath {
        let style = StrokeStyle(lineWidth: lineWidth, lineCap: lineCap, lineJoin: lineJoin, miterLimit: miterLimit)
        return CGPath(path.applying(transform).strokedPath(style))
    }

    /// The path's line in dashes.
    ///
    /// - Parameters:
    ///   - phase: Where in the lengths the line begins.
    ///   - lengths: The lengths of dashes and gaps in turn; none for the whole line.
    public func copy(
        dashingWithPhase phase: CGFloat, lengths: [CGFloat], transform: CGAffineTransform = .identity
    ) -> CGPath {
        CGPath(path.applying(transform).dashed(phase: phase, lengths: lengths))
    }

    /// The outline of what either path covers.
    public func union(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
        CGPath(path.union(other.path, eoFill: rule == .evenOdd))
    }
    /// The outline of what both paths cover.
    public func intersection(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
        CGPath(path.intersection(other.path, eoFill: rule == .evenOdd))
    }
    /// The outline of what this path covers and the other does not.
    public func subtracting(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
        CGPath(path.subtracting(other.path, eoFill: rule == .evenOdd))
    }
    /// The outline of what one of the paths covers and not the other.
    public func symmetricDifference(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
        CGPath(path.symmetricDifference(other.path, eoFill: rule == .evenOdd))
    }

    public static func == (lhs: CGPath, rhs: CGPath) -> Bool { lhs.path == rhs.path }
    public func hash(into hasher: inout Hasher) { hasher.combine(path) }
}

/// A path that steps can be added to.
public final class CGMutablePath: CGPath {
    /// An empty path.
    public init() { super.init(Path()) }
    package override init(_ path: Path) { super.init(path) }

    /// Starts a new subpath.
    public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
        path.move(to: point.applying(transform))
    }
    /// Adds a straight line from the current point.
    public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
        path.addLine(to: point.applying(transform))
    }
    /// Adds a new subpath of straight lines through points.
    public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
        path.addLines(points.map { $0.applying(transform) })
    }
    /// Adds a quadratic Bézier curve from the current point.
    public func addQuadCurve(to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity) {
        path.addQuadCurve(to: end.applying(transform), control: control.applying(transform))
    }
    /// Adds a cubic Bézier curve from the current point.
    public func addCurve(
        to end: CGPoint, control1: CGPoint, control2: CGPoint, transform: CGAffineTransform = .identity
    ) {
        path.addCurve(
            to: end.applying(transform), control1: control1.applying(transform), control2: control2.applying(transform))
    }
    /// Adds a rectangle.
    public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
        path.addRect(rect, transform: transform)
    }
    /// Adds rectangles, each as a subpath.
    public func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
        path.addRects(rects, transform: transform)
    }
    /// Adds the ellipse inside a rectangle.
    public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
        path.addEllipse(in: rect, transform: transform)
    }
    /// Adds a rectangle with rounded corners, which are quarters of ellipses.
    public func addRoundedRect(
        in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform: CGAffineTransform = .identity
    ) {
        path.addRoundedRect(
            in: rect, cornerSize: CGSize(width: cornerWidth, height: cornerHeight), style: .circular,
            transform: transform)
    }
    /// Adds an arc. Angles are in radians; `clockwise` is as seen with y growing upwards.
    public func addArc(
        center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
        transform: CGAffineTransform = .identity
    ) {
        path.addArc(
            center: center, radius: radius, startAngle: .radians(Double(startAngle)),
            endAngle: .radians(Double(endAngle)), clockwise: clockwise, transform: transform)
    }
    /// Adds an arc of an angle, in radians.
    public func addRelativeArc(
        center: CGPoint, radius: CGFloat, startAngle: CGFloat, delta: CGFloat, transform: CGAffineTransform = .identity
    ) {
        path.addRelativeArc(
            center: center, radius: radius, startAngle: .radians(Double(startAngle)), delta: .radians(Double(delta)),
            transform: transform)
    }
    /// Adds an arc that touches two lines; see ``Path/addArc(tangent1End:tangent2End:radius:transform:)``.
    public func addArc(
        tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat, transform: CGAffineTransform = .identity
    ) {
        path.addArc(tangent1End: tangent1End, tangent2End: tangent2End, radius: radius, transform: transform)
    }
    /// Adds another path's steps.
    public func addPath(_ other: CGPath, transform: CGAffineTransform = .identity) {
        path.addPath(other.path, transform: transform)
    }
    /// Adds a line back to where the subpath started.
    public func closeSubpath() { path.closeSubpath() }
}

extension Path {
    /// The path of a Core Graphics path, as it is now.
    public init(_ path: CGPath) { self = path.path }
    /// The path of a path that can be drawn on, as it is now.
    public init(_ path: CGMutablePath) { self = path.path }
    /// The path as an object of Core Graphics.
    public var cgPath: CGPath { CGPath(self) }
}
