import CBox2D
import DovetailCore
import DovetailUIKit
import Foundation

/// Two bodies that begin or end to touch.
@MainActor @preconcurrency
open class SKPhysicsContact: NSObject {
    public let bodyA: SKPhysicsBody
    public let bodyB: SKPhysicsBody
    /// Where, in the scene.
    public let contactPoint: CGPoint
    /// In which direction from the first body to the second.
    public let contactNormal: CGVector
    /// How hard they meet; 0 for bodies that do not push each other.
    public let collisionImpulse: CGFloat

    init(_ bodyA: SKPhysicsBody, _ bodyB: SKPhysicsBody, _ touch: PhysicsTouch) {
        (self.bodyA, self.bodyB) = (bodyA, bodyB)
        contactPoint = CGPoint(metres: touch.point)
        contactNormal = CGVector(dx: CGFloat(touch.normal.x), dy: CGFloat(touch.normal.y))
        collisionImpulse = CGFloat(touch.impulse) * SKPhysicsBody.pointsPerMetre
    }
}

/// Hears of bodies whose ``SKPhysicsBody/contactTestBitMask`` names each other.
@MainActor @preconcurrency
public protocol SKPhysicsContactDelegate: AnyObject {
    func didBegin(_ contact: SKPhysicsContact)
    func didEnd(_ contact: SKPhysicsContact)
}

extension SKPhysicsContactDelegate {
    public func didBegin(_ contact: SKPhysicsContact) {}
    public func didEnd(_ contact: SKPhysicsContact) {}
}

/// The simulation of a scene, by Box2D.
@MainActor @preconcurrency
open class SKPhysicsWorld: NSObject {
    /// Pulls bodies, in metres in a second, each second; a metre has 150 points.
    open var gravity = CGVector(dx: 0, dy: -9.8) {
        didSet { physics_world_set_gravity(pointer, Self.vector(gravity)) }
    }
    /// How much faster it goes.
    open var speed: CGFloat = 1
    open weak var contactDelegate: (any SKPhysicsContactDelegate)?

    weak var scene: SKScene?
    /// Used on the main thread alone, and by the end of the object, after which nobody has it.
    nonisolated(unsafe) let pointer: OpaquePointer
    var bodies: [SKPhysicsBody] = []
    /// The fields in the scene.
    var fields: [SKFieldNode] = []
    private(set) var joints: [SKPhysicsJoint] = []
    /// Time that has not been simulated yet: less than a step.
    private var rest: Double = 0

    /// A step of the simulation, in seconds: equal ones, so that it goes the same way however frames come.
    private static let step = 1.0 / 120

    override init() { pointer = physics_world_make(Self.vector(CGVector(dx: 0, dy: -9.8))) }
    // Bodies outlive it where an app holds them: they leave first.
    isolated deinit {
        for body in bodies {
            body.body = nil
            body.world = nil
        }
        physics_world_free(pointer)
    }

    private static func vector(_ value: CGVector) -> PhysicsVector {
        PhysicsVector(x: Float(value.dx), y: Float(value.dy))
    }

    // MARK: Bodies

    /// Brings a node's body into the world, if the node is in the scene.
    func sync(_ node: SKNode) {
        guard let body = node.physicsBody, let scene, node.scene === scene else { return }
        body.enter(self, node)
    }

    /// A node was put elsewhere, and with it what is in it.
    func moved(_ node: SKNode) {
        guard !bodies.isEmpty else { return }
        node.forEachInside { inside in
            guard let body = inside.physicsBody?.body else { return }
            physics_body_set_place(body, CGPoint.zero.applying(inside.toScene).metres, Float(inside.turnInScene))
        }
    }

    /// Lets things fall and meet.
    func simulate(_ time: Double) {
        guard !bodies.isEmpty else { return }
        for body in bodies {
            // The shape of a thing that was made larger is larger.
            guard let node = body.node, node.scaleInScene != body.madeScale else { continue }
            let joints = body.joints
            body.leave()
            body.enter(self, node)
            joints.forEach(add)
        }
        rest += time * Double(speed)
        while rest >= Self.step * 0.999 {
            rest -= Self.step
            if !fields.isEmpty { feelFields() }
            physics_world_step(pointer, Float(Self.step))
            moveNodes()
            tell()
        }
    }

    /// Pushes bodies as the fields want it.
    private func feelFields() {
        for field in fields { field.passed(Self.step) }
        let fields = fields.filter { $0.isEnabled && $0.strength != 0 }
        for body in bodies where body.isDynamic && !body.pinned {
            guard let pointer = body.body, let place = body.node?.toScene else { continue }
            let point = CGPoint.zero.applying(place)
            var felt = fields.compactMap { field -> (field: SKFieldNode, place: CGPoint, centre: CGPoint)? in
                guard field.categoryBitMask & body.fieldBitMask != 0, field !== body.node else { return nil }
                let toScene = field.toScene
                guard toScene.a * toScene.d - toScene.b * toScene.c != 0 else { return nil }
                let inside = point.applying(toScene.inverted())
                return field.isFelt(at: inside) ? (field, inside, CGPoint.zero.applying(toScene)) : nil
            }
            if let only = felt.last(where: { $0.field.isExclusive }) { felt = [only] }
            for (field, inside, centre) in felt {
                let offset = CGPoint(x: point.x - centre.x, y: point.y - centre.y).metres
                let velocity = physics_body_velocity(pointer)
                let effect = field.effect(
                    at: inside, offset: SIMD2(offset.x, offset.y), velocity: SIMD2(velocity.x, velocity.y),
                    mass: Float(body.mass), charge: Float(body.charge), step: Self.step)
                switch effect {
                case .force(let force) where force.x.isFinite && force.y.isFinite:
                    physics_body_push(pointer, PhysicsVector(x: force.x, y: force.y), nil)
                case .velocity(let speed) where speed.x.isFinite && speed.y.isFinite:
                    physics_body_set_velocity(pointer, PhysicsVector(x: speed.x, y: speed.y))
                case .force, .velocity: break
                }
            }
        }
    }

    private func moveNodes() {
        for body in bodies {
            guard let pointer = body.body, let node = body.node, let parent = node.parent, body.isDynamic,
                physics_body_is_awake(pointer)
            else { continue }
            if body.pinned {
                // It stays where it is, and turns.
                physics_body_set_velocity(pointer, PhysicsVector(x: 0, y: 0))
                physics_body_set_place(
                    pointer, CGPoint.zero.applying(node.toScene).metres, physics_body_angle(pointer))
            }
            node.isMovedByPhysics = true
            let place = CGPoint(metres: physics_body_place(pointer))
            if !body.pinned { node.position = parent === scene ? place : parent.convert(place, from: scene ?? parent) }
            node.zRotation = CGFloat(physics_body_angle(pointer)) - parent.turnInScene
            node.isMovedByPhysics = false
        }
    }

    /// Tells who met, after the step: the delegate may change the world then.
    private func tell() {
        var count: Int32 = 0
        guard let touches = physics_world_take_touches(pointer, &count), count > 0, contactDelegate != nil else {
            return
        }
        let list = UnsafeBufferPointer(start: touches, count: Int(count)).map { touch in
            let bodyA = Unmanaged<SKPhysicsBody>.fromOpaque(touch.first).takeUnretainedValue()
            let bodyB = Unmanaged<SKPhysicsBody>.fromOpaque(touch.second).takeUnretainedValue()
            return (SKPhysicsContact(bodyA, bodyB, touch), touch.begins)
        }
        for (contact, begins) in list {
            if begins { contactDelegate?.didBegin(contact) } else { contactDelegate?.didEnd(contact) }
        }
    }

    // MARK: Joints

    /// Holds two bodies together. Both are in the scene; else nothing is held.
    open func add(_ joint: SKPhysicsJoint) {
        guard joint.pointer == nil, let plan = joint.plan() else { return }
        joint.pointer = withUnsafePointer(to: plan) { physics_joint_make(pointer, $0) }
        joints.append(joint)
    }
    /// Lets go.
    open func remove(_ joint: SKPhysicsJoint) { release(joint) }
    open func removeAllJoints() { for joint in joints { release(joint) } }

    func release(_ joint: SKPhysicsJoint) {
        guard joints.contains(where: { $0 === joint }) else { return }
        if let made = joint.pointer { physics_joint_free(pointer, made) }
        joint.pointer = nil
        joints.removeAll { $0 === joint }
    }

    // MARK: Searching

    /// A body at a point of the scene.
    open func body(at point: CGPoint) -> SKPhysicsBody? { bodies(at: point).first }
    /// A body whose node is in a rectangle of the scene.
    open func body(in rect: CGRect) -> SKPhysicsBody? { bodies(in: rect).first }
    /// The body that a line of the scene meets first.
    open func body(alongRayStart start: CGPoint, end: CGPoint) -> SKPhysicsBody? {
        hits(from: start, to: end).min { $0.distance(from: start) < $1.distance(from: start) }?.body
    }

    /// Calls for each body at a point of the scene, until the call sets its second argument.
    open func enumerateBodies(at point: CGPoint, using block: (SKPhysicsBody, UnsafeMutablePointer<ObjCBool>) -> Void) {
        var stops = ObjCBool(false)
        for body in bodies(at: point) where !stops.boolValue { block(body, &stops) }
    }
    /// Calls for each body whose node is in a rectangle of the scene.
    open func enumerateBodies(in rect: CGRect, using block: (SKPhysicsBody, UnsafeMutablePointer<ObjCBool>) -> Void) {
        var stops = ObjCBool(false)
        for body in bodies(in: rect) where !stops.boolValue { block(body, &stops) }
    }
    /// Calls for each body that a line of the scene meets, with the place and the direction of its surface there.
    open func enumerateBodies(
        alongRayStart start: CGPoint, end: CGPoint,
        using block: (SKPhysicsBody, CGPoint, CGVector, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        var stops = ObjCBool(false)
        for hit in hits(from: start, to: end) where !stops.boolValue { block(hit.body, hit.point, hit.normal, &stops) }
    }

    private func bodies(at point: CGPoint) -> [SKPhysicsBody] {
        Found.collect { physics_world_at(pointer, point.metres, $0) { Found.note($0, $1) } }
    }
    private func bodies(in rect: CGRect) -> [SKPhysicsBody] {
        bodies.filter { $0.node.map { rect.intersects($0.accumulatedFrameInScene) } ?? false }
    }

    private struct Hit {
        let body: SKPhysicsBody
        let point: CGPoint
        let normal: CGVector
        func distance(from start: CGPoint) -> CGFloat { hypot(point.x - start.x, point.y - start.y) }
    }
    private final class Hits {
        var all: [(UnsafeMutableRawPointer, PhysicsVector, PhysicsVector)] = []
    }
    private func hits(from start: CGPoint, to end: CGPoint) -> [Hit] {
        let hits = Hits()
        physics_world_ray(pointer, start.metres, end.metres, Unmanaged.passUnretained(hits).toOpaque()) {
            Unmanaged<Hits>.fromOpaque($0!).takeUnretainedValue().all.append(($1!, $2, $3))
        }
        return hits.all.map { owner, point, normal in
            Hit(
                body: Unmanaged<SKPhysicsBody>.fromOpaque(owner).takeUnretainedValue(), point: CGPoint(metres: point),
                normal: CGVector(dx: CGFloat(normal.x), dy: CGFloat(normal.y)))
        }
    }
}
