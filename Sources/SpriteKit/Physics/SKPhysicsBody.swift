import CBox2D
import CoreGraphics
import DovetailCore
import DovetailUIKit
import Foundation

/// How a node falls, is pushed and meets others.
///
/// Places and velocities are points, and points in a second; a force of one moves a mass of one by a point in a second, each second. A body of
/// 150 by 150 points has a mass of one.
@MainActor @preconcurrency
open class SKPhysicsBody: NSObject {
    /// How many points a metre of the simulation has.
    static let pointsPerMetre: CGFloat = 150

    let shape: BodyShape
    /// The node that it moves.
    open internal(set) weak var node: SKNode?
    /// In the world, while its node is in a scene.
    var body: OpaquePointer?
    weak var world: SKPhysicsWorld?
    /// The scale that the shape was made with.
    var madeScale = CGSize(width: 1, height: 1)

    private var pendingVelocity = CGVector.zero
    private var pendingTurning: CGFloat = 0

    init(_ shape: BodyShape) {
        self.shape = shape
        isDynamic = !shape.isEdge
    }

    // MARK: Shapes

    /// A body without a shape, which meets nothing.
    public override convenience init() { self.init(.several([])) }
    public convenience init(circleOfRadius r: CGFloat) { self.init(.circle(r, .zero)) }
    public convenience init(circleOfRadius r: CGFloat, center: CGPoint) { self.init(.circle(r, center)) }
    public convenience init(rectangleOf s: CGSize) { self.init(rectangleOf: s, center: .zero) }
    public convenience init(rectangleOf s: CGSize, center: CGPoint) {
        let (x, y) = (s.width / 2, s.height / 2)
        self.init(
            .polygon([
                CGPoint(x: center.x - x, y: center.y - y), CGPoint(x: center.x + x, y: center.y - y),
                CGPoint(x: center.x + x, y: center.y + y), CGPoint(x: center.x - x, y: center.y + y),
            ]))
    }
    /// A shape with straight or round sides.
    public convenience init(polygonFrom path: CGPath) { self.init(.polygon(BodyShape.corners(of: path))) }
    /// The shape of a picture: the smallest one without dents that has all that is opaque in it.
    public convenience init(texture: SKTexture, size: CGSize) {
        self.init(texture: texture, alphaThreshold: 0, size: size)
    }
    public convenience init(texture: SKTexture, alphaThreshold: Float, size: CGSize) {
        let hull = BodyShape.hull(of: texture, above: alphaThreshold, size: size)
        self.init(hull.count >= 3 ? .polygon(hull) : .circle(max(size.width, size.height) / 2, .zero))
    }
    /// Several shapes as one body.
    public convenience init(bodies: [SKPhysicsBody]) { self.init(.several(bodies.map(\.shape))) }

    /// A line, which has no mass and doesn't move.
    public convenience init(edgeFrom p1: CGPoint, to p2: CGPoint) { self.init(.edges([p1, p2], isLoop: false)) }
    /// Lines along a path.
    public convenience init(edgeChainFrom path: CGPath) { self.init(.edges(PathWalk(path).corners, isLoop: false)) }
    /// Lines along a path and back to its beginning.
    public convenience init(edgeLoopFrom path: CGPath) { self.init(.edges(PathWalk(path).corners, isLoop: true)) }
    /// The four sides of a rectangle.
    public convenience init(edgeLoopFrom rect: CGRect) {
        self.init(
            .edges(
                [
                    CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
                    CGPoint(x: rect.maxX, y: rect.maxY), CGPoint(x: rect.minX, y: rect.maxY),
                ], isLoop: true))
    }

    // MARK: Behaviour

    /// Whether it is moved by forces and by what it meets.
    open var isDynamic: Bool { didSet { changed() } }
    /// Whether gravity pulls it.
    open var affectedByGravity = true { didSet { changed() } }
    /// Whether what it meets may turn it.
    open var allowsRotation = true { didSet { changed() } }
    /// Whether it stays at its place in its parent, and may only turn.
    open var pinned = false { didSet { changed() } }
    /// Whether it can't pass through thin things however fast it is.
    open var usesPreciseCollisionDetection = false { didSet { changed() } }
    /// How rough it is, from 0 to 1.
    open var friction: CGFloat = 0.2 { didSet { changed() } }
    /// How much of its speed it keeps when it bounces, from 0 to 1.
    open var restitution: CGFloat = 0.2 { didSet { changed() } }
    /// How soon it slows down.
    open var linearDamping: CGFloat = 0.1 { didSet { changed() } }
    /// How soon it turns more slowly.
    open var angularDamping: CGFloat = 0.1 { didSet { changed() } }
    /// Its mass for 150 by 150 points.
    open var density: CGFloat = 1 { didSet { changed() } }
    /// How heavy it is. Setting it sets the ``density``.
    open var mass: CGFloat {
        get { density * area }
        set { if area > 0 { density = newValue / area } }
    }
    /// How large it is, in units of 150 by 150 points.
    open var area: CGFloat { shape.area(scale) / (Self.pointsPerMetre * Self.pointsPerMetre) }
    /// How it is charged, for electric and magnetic fields.
    open var charge: CGFloat = 0
    open var fieldBitMask: UInt32 = .max

    /// What it is.
    open var categoryBitMask: UInt32 = .max { didSet { changed() } }
    /// What it bumps into.
    open var collisionBitMask: UInt32 = .max { didSet { changed() } }
    /// Whose touch the world's delegate is told.
    open var contactTestBitMask: UInt32 = 0 { didSet { changed() } }

    /// How fast it moves.
    open var velocity: CGVector {
        get { body.map { CGVector(metres: physics_body_velocity($0)) } ?? pendingVelocity }
        set {
            pendingVelocity = newValue
            if let body { physics_body_set_velocity(body, newValue.metres) }
        }
    }
    /// How fast it turns, in radians in a second.
    open var angularVelocity: CGFloat {
        get { body.map { CGFloat(physics_body_turning($0)) } ?? pendingTurning }
        set {
            pendingTurning = newValue
            if let body { physics_body_set_turning(body, Float(newValue)) }
        }
    }
    /// Whether it rests, and is not calculated until something touches it.
    open var isResting: Bool {
        get { body.map { !physics_body_is_awake($0) } ?? false }
        set { if let body { physics_body_set_awake(body, !newValue) } }
    }

    // MARK: Forces

    /// Pushes it in its middle until the next frame.
    open func applyForce(_ force: CGVector) { if let body { physics_body_push(body, force.metres, nil) } }
    /// Pushes it at a point of the scene.
    open func applyForce(_ force: CGVector, at point: CGPoint) {
        guard let body else { return }
        withUnsafePointer(to: point.metres) { physics_body_push(body, force.metres, $0) }
    }
    /// Turns it until the next frame.
    open func applyTorque(_ torque: CGFloat) { if let body { physics_body_twist(body, Float(torque)) } }
    /// Knocks it in its middle.
    open func applyImpulse(_ impulse: CGVector) { if let body { physics_body_knock(body, impulse.metres, nil) } }
    /// Knocks it at a point of the scene.
    open func applyImpulse(_ impulse: CGVector, at point: CGPoint) {
        guard let body else { return }
        withUnsafePointer(to: point.metres) { physics_body_knock(body, impulse.metres, $0) }
    }
    /// Gives it a spin.
    open func applyAngularImpulse(_ impulse: CGFloat) { if let body { physics_body_spin(body, Float(impulse)) } }

    /// The bodies that it touches.
    open func allContactedBodies() -> [SKPhysicsBody] {
        guard let body else { return [] }
        return Found.collect { physics_body_touching(body, $0) { Found.note($0, $1) } }
    }
    /// The joints that hold it.
    open var joints: [SKPhysicsJoint] { world?.joints.filter { $0.bodyA === self || $0.bodyB === self } ?? [] }

    // MARK: In the world

    private var scale: CGSize { node?.scaleInScene ?? CGSize(width: 1, height: 1) }

    final var traits: PhysicsTraits {
        PhysicsTraits(
            is_dynamic: isDynamic && !shape.isEdge, can_rotate: allowsRotation,
            has_gravity: affectedByGravity && !pinned, is_precise: usesPreciseCollisionDetection,
            linear_damping: Float(linearDamping), angular_damping: Float(angularDamping), friction: Float(friction),
            restitution: Float(restitution), density: Float(density), category: categoryBitMask,
            collides_with: collisionBitMask, reports: contactTestBitMask)
    }

    private func changed() { if let body { physics_body_set_traits(body, traits) } }

    /// Comes into a world, at the place of its node.
    func enter(_ world: SKPhysicsWorld, _ node: SKNode) {
        guard body == nil else { return }
        self.world = world
        let owner = Unmanaged.passUnretained(self).toOpaque()
        let place = CGPoint.zero.applying(node.toScene).metres
        let made = physics_body_make(world.pointer, owner, isDynamic && !shape.isEdge, place, Float(node.turnInScene))!
        body = made
        // Before the shapes are there, which take what they need of them.
        physics_body_set_traits(made, traits)
        madeScale = node.scaleInScene
        shape.add(to: made, madeScale, Float(density))
        physics_body_set_traits(made, traits)
        physics_body_set_velocity(made, pendingVelocity.metres)
        physics_body_set_turning(made, Float(pendingTurning))
        world.bodies.append(self)
    }

    /// Leaves its world, as it does when its node leaves the scene.
    func leave() {
        guard let body, let world else { return }
        (pendingVelocity, pendingTurning) = (velocity, angularVelocity)
        for joint in joints { world.release(joint) }
        world.bodies.removeAll { $0 === self }
        physics_body_free(body)
        self.body = nil
        self.world = nil
    }

    func copied() -> SKPhysicsBody {
        let copy = SKPhysicsBody(shape)
        (copy.isDynamic, copy.affectedByGravity, copy.allowsRotation, copy.pinned) =
            (isDynamic, affectedByGravity, allowsRotation, pinned)
        (copy.friction, copy.restitution, copy.linearDamping) = (friction, restitution, linearDamping)
        (copy.angularDamping, copy.density) = (angularDamping, density)
        copy.usesPreciseCollisionDetection = usesPreciseCollisionDetection
        (copy.categoryBitMask, copy.collisionBitMask) = (categoryBitMask, collisionBitMask)
        (copy.contactTestBitMask, copy.fieldBitMask, copy.charge) = (contactTestBitMask, fieldBitMask, charge)
        (copy.velocity, copy.angularVelocity) = (velocity, angularVelocity)
        return copy
    }
}

/// The bodies that a search of the simulation finds.
@MainActor
final class Found {
    private var bodies: [SKPhysicsBody] = []

    /// - Parameter search: Hands its argument on to ``note(_:_:)``.
    static func collect(_ search: (UnsafeMutableRawPointer) -> Void) -> [SKPhysicsBody] {
        let found = Found()
        search(Unmanaged.passUnretained(found).toOpaque())
        return found.bodies
    }

    nonisolated static func note(_ context: UnsafeMutableRawPointer?, _ owner: UnsafeMutableRawPointer?) {
        guard let context, let owner else { return }
        let found = Unmanaged<Found>.fromOpaque(context).takeUnretainedValue()
        let body = Unmanaged<SKPhysicsBody>.fromOpaque(owner).takeUnretainedValue()
        MainActor.assumeIsolated {
            if !found.bodies.contains(where: { $0 === body }) { found.bodies.append(body) }
        }
    }
}

extension CGPoint {
    @MainActor var metres: PhysicsVector {
        PhysicsVector(x: Float(x / SKPhysicsBody.pointsPerMetre), y: Float(y / SKPhysicsBody.pointsPerMetre))
    }
    @MainActor init(metres: PhysicsVector) {
        self.init(
            x: CGFloat(metres.x) * SKPhysicsBody.pointsPerMetre, y: CGFloat(metres.y) * SKPhysicsBody.pointsPerMetre)
    }
}

extension CGVector {
    @MainActor var metres: PhysicsVector { CGPoint(x: dx, y: dy).metres }
    @MainActor init(metres: PhysicsVector) {
        let point = CGPoint(metres: metres)
        self.init(dx: point.x, dy: point.y)
    }
}
