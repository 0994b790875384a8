import DovetailCore
import DovetailUIKit
import Foundation

/// A thing in a scene: it has a place and children, and draws nothing itself.
///
/// Lengths are points of the scene, whose y axis points up; angles are radians, counterclockwise. Main thread only.
@MainActor @preconcurrency
open class SKNode: UIResponder, NSCopying {
    /// A node without children.
    public override init() { super.init() }
    /// A node without anything: archives of nodes are not read.
    public required init?(coder aDecoder: NSCoder) { super.init() }

    // MARK: Place

    /// Where its origin is in its parent.
    open var position = CGPoint.zero { didSet { if position != oldValue { bodyMoved() } } }
    /// How near it is; nearer things cover others. It adds to the parent's.
    open var zPosition: CGFloat = 0
    /// How far it is turned.
    open var zRotation: CGFloat = 0 { didSet { if zRotation != oldValue { bodyMoved() } } }
    /// How much wider it is.
    open var xScale: CGFloat = 1
    /// How much higher it is.
    open var yScale: CGFloat = 1
    /// Makes it larger in both directions.
    open func setScale(_ scale: CGFloat) { (xScale, yScale) = (scale, scale) }

    /// The rectangle of what it draws itself, in its parent. That of a plain node has no size.
    open var frame: CGRect { ownBounds.isNull ? CGRect(origin: position, size: .zero) : ownBounds.applying(toParent) }
    /// The rectangle of all that it and its descendants draw, in its parent.
    open func calculateAccumulatedFrame() -> CGRect {
        var all = CGRect.null
        var rest = [(node: self, transform: toParent)]
        while let (node, transform) = rest.popLast() {
            if !node.ownBounds.isNull { all = all.union(node.ownBounds.applying(transform)) }
            for child in node.children { rest.append((child, child.toParent.concatenating(transform))) }
        }
        return all.isNull ? CGRect(origin: position, size: .zero) : all
    }
    /// What it draws, in its own coordinates; null for nothing.
    var ownBounds: CGRect { .null }

    // MARK: Looks

    /// How opaque it is with its descendants, from 0 to 1.
    open var alpha: CGFloat = 1
    /// Whether it and its descendants are left out.
    open var isHidden = false
    /// Draws itself; its children draw by themselves.
    func draw(_ canvas: SceneCanvas) {}
    /// Whether its children are drawn by ``draw(_:)``.
    var drawsChildren: Bool { false }

    // MARK: Tree

    /// What it is found by.
    open var name: String?
    /// Whatever an app keeps with it.
    open var userData: NSMutableDictionary?
    /// The node that it is in.
    open internal(set) weak var parent: SKNode?
    /// The nodes in it, in the order in which they are drawn.
    open internal(set) var children: [SKNode] = []
    /// The scene that it is in.
    open var scene: SKScene? {
        var node: SKNode? = self
        while let next = node?.parent { node = next }
        return node as? SKScene
    }

    // MARK: Time

    /// Whether its actions and those of its descendants stand still.
    open var isPaused = false
    /// How much faster its actions and those of its descendants run.
    open var speed: CGFloat = 1
    /// The actions that run on it.
    var runs: [ActionRun] = []

    // MARK: Behaviour

    /// How it moves and what it meets; nil for a thing that physics does not know.
    open var physicsBody: SKPhysicsBody? {
        didSet {
            guard physicsBody !== oldValue else { return }
            oldValue?.leave()
            oldValue?.node = nil
            // A body belongs to one node.
            if let other = physicsBody?.node, other !== self { other.physicsBody = nil }
            physicsBody?.node = self
            scene?.physicsWorld.sync(self)
        }
    }
    /// What is kept about its place after actions and physics.
    open var constraints: [SKConstraint]?
    /// Whether it is told of presses on it. Scenes are; other nodes by wish.
    open var isUserInteractionEnabled = false
    /// A press that a node does not use goes to the node that it is in, and from the scene to the view.
    open override var next: UIResponder? { parent }

    /// Called when the physics has moved it: then the body knows already.
    var isMovedByPhysics = false
    private func bodyMoved() {
        if !isMovedByPhysics { scene?.physicsWorld.moved(self) }
    }

    // MARK: Copies

    /// A node like it, with copies of its children.
    ///
    /// The copy of a node of an app's own class is of that class: its `init(coder:)` makes it, with a coder that has no values, and the values
    /// that SpriteKit's classes declare are set afterwards. Where that returns nil, the copy is of SpriteKit's class. Children that the
    /// initialiser adds go: the copy has those of the original. What the class itself declares has the values that its initialiser gives.
    nonisolated open func copy(with zone: NSZone? = nil) -> Any {
        // Handed out of a closure that runs before the next line, on the same thread.
        nonisolated(unsafe) var copy: SKNode!
        MainActor.assumeIsolated {
            copy = self.copyAlone()
            self.copyValues(to: copy)
            var rest = [(self, copy!)]
            while let (original, place) = rest.popLast() {
                for child in original.children {
                    let made = child.copyAlone()
                    child.copyValues(to: made)
                    made.parent = place
                    place.children.append(made)
                    rest.append((child, made))
                }
            }
        }
        return copy!
    }
    /// A node of the same kind with what is special to that.
    func copyAlone() -> SKNode { made { SKNode() } }
    /// A new node of the class of this one, for a copy.
    ///
    /// - Parameter plain: What makes one of SpriteKit's class.
    func made<Node: SKNode>(_ plain: () -> Node) -> Node {
        // The one initialiser that every class has: Swift calls no other of a class that is known only while the app runs.
        guard type(of: self) != Node.self, let made = type(of: self).init(coder: EmptyCoder.make()) as? Node else {
            return plain()
        }
        made.removeAllChildren()
        return made
    }
    private func copyValues(to copy: SKNode) {
        (copy.position, copy.zPosition, copy.zRotation) = (position, zPosition, zRotation)
        (copy.xScale, copy.yScale, copy.alpha, copy.isHidden) = (xScale, yScale, alpha, isHidden)
        (copy.name, copy.isPaused, copy.speed) = (name, isPaused, speed)
        copy.userData = userData?.mutableCopy() as? NSMutableDictionary
        copy.isUserInteractionEnabled = isUserInteractionEnabled
        copy.constraints = constraints
        copy.physicsBody = physicsBody?.copied()
        copy.runs = runs.map { ActionRun($0.action, key: $0.key) }
    }
}
