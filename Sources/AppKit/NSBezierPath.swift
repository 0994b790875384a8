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
}
