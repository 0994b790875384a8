import Foundation

/// What one step of a path does.
public enum CGPathElementType: Int32, Hashable, Sendable {
    /// Begins a subpath at a point.
    case moveToPoint
    /// A straight line to a point.
    case addLineToPoint
    /// A quadratic curve: its control point, then its end.
    case addQuadCurveToPoint
    /// A cubic curve: its two control points, then its end.
    case addCurveToPoint
    /// A line back to where the subpath began. It has no points.
    case closeSubpath
}

/// One step of a path.
public struct CGPathElement {
    /// What it does.
    public var type: CGPathElementType
    /// Its points, as many as its type has. They are valid while the closure runs that is given the step.
    public var points: UnsafeMutablePointer<CGPoint>

    public init(type: CGPathElementType, points: UnsafeMutablePointer<CGPoint>) {
        self.type = type
        self.points = points
    }
}

/// What is called with the pointer that was given to ``CGPath/apply(info:function:)``, and with each step of a path. It may be a closure that
/// captures values, which a function of C may not.
public typealias CGPathApplierFunction = (UnsafeMutableRawPointer?, UnsafePointer<CGPathElement>) -> Void
/// What is called with each step of a path.
public typealias CGPathApplyBlock = (UnsafePointer<CGPathElement>) -> Void

extension CGPath {
    /// Calls a function with a pointer of the caller's and each step, in their order. The steps are valid while the function runs. Takes time
    /// in the number of steps.
    public func apply(info: UnsafeMutableRawPointer?, function: CGPathApplierFunction) {
        applyWithBlock { function(info, $0) }
    }

    /// Calls a closure with each step, in their order. The steps are valid while the closure runs. Takes time in the number of steps.
    public func applyWithBlock(_ block: CGPathApplyBlock) {
        // As many points as a step can have.
        withUnsafeTemporaryAllocation(of: CGPoint.self, capacity: 3) { points in
            points.initialize(repeating: .zero)
            path.forEach { step in
                var element = CGPathElement(type: .closeSubpath, points: points.baseAddress!)
                switch step {
                case .move(let point): (element.type, points[0]) = (.moveToPoint, point)
                case .line(let point): (element.type, points[0]) = (.addLineToPoint, point)
                case .quadCurve(let point, let control):
                    (element.type, points[0], points[1]) = (.addQuadCurveToPoint, control, point)
                case .curve(let point, let first, let second):
                    (element.type, points[0], points[1], points[2]) = (.addCurveToPoint, first, second, point)
                case .closeSubpath: break
                }
                withUnsafePointer(to: element, block)
            }
        }
    }
}
