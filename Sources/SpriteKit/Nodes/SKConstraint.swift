import DovetailCore
import Foundation

/// Numbers from a least to a greatest one.
@MainActor @preconcurrency
open class SKRange: NSObject {
    open var lowerLimit: CGFloat
    open var upperLimit: CGFloat

    public init(lowerLimit lower: CGFloat, upperLimit upper: CGFloat) { (lowerLimit, upperLimit) = (lower, upper) }
    public convenience init(lowerLimit lower: CGFloat) { self.init(lowerLimit: lower, upperLimit: .infinity) }
    public convenience init(upperLimit upper: CGFloat) { self.init(lowerLimit: -.infinity, upperLimit: upper) }
    public convenience init(constantValue value: CGFloat) { self.init(lowerLimit: value, upperLimit: value) }
    public convenience init(value: CGFloat, variance: CGFloat) {
        self.init(lowerLimit: value - variance, upperLimit: value + variance)
    }
    /// All numbers.
    open class func withNoLimits() -> SKRange { SKRange(lowerLimit: -.infinity, upperLimit: .infinity) }

    func nearest(to value: CGFloat) -> CGFloat { min(max(value, lowerLimit), max(upperLimit, lowerLimit)) }
}

/// What is kept about a node's place in each frame, after actions and physics.
@MainActor @preconcurrency
open class SKConstraint: NSObject {
    /// Whether it holds.
    open var enabled = true
    /// The node in whose coordinates the place counts; nil for the node's parent.
    open var referenceNode: SKNode?
    private let rule: (SKNode, SKConstraint) -> Void

    private init(_ rule: @escaping (SKNode, SKConstraint) -> Void) { self.rule = rule }

    func apply(to node: SKNode) { if enabled { rule(node, self) } }

    private static func place(_ change: @escaping (CGPoint) -> CGPoint) -> SKConstraint {
        SKConstraint { node, constraint in
            guard let parent = node.parent else { return }
            if let other = constraint.referenceNode {
                node.position = parent.convert(change(other.convert(node.position, from: parent)), from: other)
            } else {
                node.position = change(node.position)
            }
        }
    }

    open class func positionX(_ range: SKRange) -> SKConstraint {
        place { CGPoint(x: range.nearest(to: $0.x), y: $0.y) }
    }
    open class func positionY(_ range: SKRange) -> SKConstraint {
        place { CGPoint(x: $0.x, y: range.nearest(to: $0.y)) }
    }
    open class func positionX(_ xRange: SKRange, y yRange: SKRange) -> SKConstraint {
        place { CGPoint(x: xRange.nearest(to: $0.x), y: yRange.nearest(to: $0.y)) }
    }

    /// Keeps a distance from a node.
    open class func distance(_ range: SKRange, to node: SKNode) -> SKConstraint { distance(range, to: .zero, in: node) }
    /// Keeps a distance from a point of the parent.
    open class func distance(_ range: SKRange, to point: CGPoint) -> SKConstraint {
        place { keep(range, from: point, $0) }
    }
    /// Keeps a distance from a point of a node.
    open class func distance(_ range: SKRange, to point: CGPoint, in node: SKNode) -> SKConstraint {
        SKConstraint { own, _ in
            guard let parent = own.parent else { return }
            own.position = keep(range, from: parent.convert(point, from: node), own.position)
        }
    }
    private static func keep(_ range: SKRange, from point: CGPoint, _ place: CGPoint) -> CGPoint {
        let (x, y) = (place.x - point.x, place.y - point.y)
        let distance = hypot(x, y)
        guard distance > 0 else { return CGPoint(x: point.x + range.nearest(to: 0), y: point.y) }
        let part = range.nearest(to: distance) / distance
        return CGPoint(x: point.x + x * part, y: point.y + y * part)
    }

    /// Keeps how far it is turned.
    open class func zRotation(_ range: SKRange) -> SKConstraint {
        SKConstraint { node, _ in node.zRotation = range.nearest(to: node.zRotation) }
    }
    /// Turns it to a node; the range is how far beside it may look.
    open class func orient(to node: SKNode, offset radians: SKRange) -> SKConstraint {
        orient(to: .zero, in: node, offset: radians)
    }
    /// Turns it to a point of the parent.
    open class func orient(to point: CGPoint, offset radians: SKRange) -> SKConstraint {
        SKConstraint { own, _ in turn(own, to: point, radians) }
    }
    /// Turns it to a point of a node.
    open class func orient(to point: CGPoint, in node: SKNode, offset radians: SKRange) -> SKConstraint {
        SKConstraint { own, _ in
            if let parent = own.parent { turn(own, to: parent.convert(point, from: node), radians) }
        }
    }
    private static func turn(_ node: SKNode, to point: CGPoint, _ range: SKRange) {
        let angle = atan2(point.y - node.position.y, point.x - node.position.x)
        node.zRotation = angle + range.nearest(to: (node.zRotation - angle).remainder(dividingBy: 2 * .pi))
    }
}
