import CBox2D
import DovetailCore
import Foundation

/// What holds two bodies together. Anchors are points of the scene. What is changed of a joint counts when it is added to a world.
@MainActor @preconcurrency
open class SKPhysicsJoint: NSObject {
    open var bodyA: SKPhysicsBody
    open var bodyB: SKPhysicsBody
    /// How hard it has to pull. It is not calculated here.
    open var reactionForce: CGVector { .zero }
    open var reactionTorque: CGFloat { 0 }
    var pointer: OpaquePointer?

    init(_ bodyA: SKPhysicsBody, _ bodyB: SKPhysicsBody) { (self.bodyA, self.bodyB) = (bodyA, bodyB) }

    /// What the simulation is to do; nil while one of the bodies is in no scene.
    final func plan() -> PhysicsJointPlan? {
        guard let first = bodyA.body, let second = bodyB.body else { return nil }
        var plan = PhysicsJointPlan()
        (plan.first, plan.second) = (first, second)
        fill(&plan)
        return plan
    }
    func fill(_ plan: inout PhysicsJointPlan) {}
}

/// Two bodies that turn around a common point.
@MainActor @preconcurrency
open class SKPhysicsJointPin: SKPhysicsJoint {
    private let anchor: CGPoint
    open var shouldEnableLimits = false
    open var lowerAngleLimit: CGFloat = 0
    open var upperAngleLimit: CGFloat = 0
    open var frictionTorque: CGFloat = 0
    open var rotationSpeed: CGFloat = 0

    private init(_ bodyA: SKPhysicsBody, _ bodyB: SKPhysicsBody, anchor: CGPoint) {
        self.anchor = anchor
        super.init(bodyA, bodyB)
    }
    public class func joint(withBodyA bodyA: SKPhysicsBody, bodyB: SKPhysicsBody, anchor: CGPoint) -> SKPhysicsJointPin
    {
        SKPhysicsJointPin(bodyA, bodyB, anchor: anchor)
    }
    override func fill(_ plan: inout PhysicsJointPlan) {
        plan.kind = PHYSICS_PIN
        plan.first_anchor = anchor.metres
        plan.has_limits = shouldEnableLimits
        (plan.lower, plan.upper) = (Float(lowerAngleLimit), Float(upperAngleLimit))
        plan.friction = Float(frictionTorque)
    }
}

/// Two bodies that move as one.
@MainActor @preconcurrency
open class SKPhysicsJointFixed: SKPhysicsJoint {
    private let anchor: CGPoint
    private init(_ bodyA: SKPhysicsBody, _ bodyB: SKPhysicsBody, anchor: CGPoint) {
        self.anchor = anchor
        super.init(bodyA, bodyB)
    }
    public class func joint(withBodyA bodyA: SKPhysicsBody, bodyB: SKPhysicsBody, anchor: CGPoint)
        -> SKPhysicsJointFixed
    {
        SKPhysicsJointFixed(bodyA, bodyB, anchor: anchor)
    }
    override func fill(_ plan: inout PhysicsJointPlan) {
        plan.kind = PHYSICS_FIXED
        plan.first_anchor = anchor.metres
    }
}

/// Two bodies that slide along a line.
@MainActor @preconcurrency
open class SKPhysicsJointSliding: SKPhysicsJoint {
    private let anchor: CGPoint
    private let axis: CGVector
    open var shouldEnableLimits = false
    open var lowerDistanceLimit: CGFloat = 0
    open var upperDistanceLimit: CGFloat = 0

    private init(_ bodyA: SKPhysicsBody, _ bodyB: SKPhysicsBody, anchor: CGPoint, axis: CGVector) {
        (self.anchor, self.axis) = (anchor, axis)
        super.init(bodyA, bodyB)
    }
    public class func joint(
        withBodyA bodyA: SKPhysicsBody, bodyB: SKPhysicsBody, anchor: CGPoint, axis: CGVector
    ) -> SKPhysicsJointSliding { SKPhysicsJointSliding(bodyA, bodyB, anchor: anchor, axis: axis) }
    override func fill(_ plan: inout PhysicsJointPlan) {
        plan.kind = PHYSICS_SLIDING
        plan.first_anchor = anchor.metres
        plan.axis = PhysicsVector(x: Float(axis.dx), y: Float(axis.dy))
        plan.has_limits = shouldEnableLimits
        plan.lower = Float(lowerDistanceLimit / SKPhysicsBody.pointsPerMetre)
        plan.upper = Float(upperDistanceLimit / SKPhysicsBody.pointsPerMetre)
    }
}

/// Two bodies at the ends of a spring, which is as long as it was when it was added.
@MainActor @preconcurrency
open class SKPhysicsJointSpring: SKPhysicsJoint {
    private let anchorA: CGPoint, anchorB: CGPoint
    /// How soon it comes to rest; 1 is without swinging.
    open var damping: CGFloat = 0
    /// How often it swings in a second; 0 for a rod.
    open var frequency: CGFloat = 0

    private init(_ bodyA: SKPhysicsBody, _ bodyB: SKPhysicsBody, _ anchorA: CGPoint, _ anchorB: CGPoint) {
        (self.anchorA, self.anchorB) = (anchorA, anchorB)
        super.init(bodyA, bodyB)
    }
    public class func joint(
        withBodyA bodyA: SKPhysicsBody, bodyB: SKPhysicsBody, anchorA: CGPoint, anchorB: CGPoint
    ) -> SKPhysicsJointSpring { SKPhysicsJointSpring(bodyA, bodyB, anchorA, anchorB) }
    override func fill(_ plan: inout PhysicsJointPlan) {
        plan.kind = PHYSICS_SPRING
        (plan.first_anchor, plan.second_anchor) = (anchorA.metres, anchorB.metres)
        (plan.frequency, plan.damping) = (Float(frequency), Float(damping))
    }
}

/// Two bodies at the ends of a rope.
@MainActor @preconcurrency
open class SKPhysicsJointLimit: SKPhysicsJoint {
    private let anchorA: CGPoint, anchorB: CGPoint
    /// How long the rope is.
    open var maxLength: CGFloat

    private init(_ bodyA: SKPhysicsBody, _ bodyB: SKPhysicsBody, _ anchorA: CGPoint, _ anchorB: CGPoint) {
        (self.anchorA, self.anchorB) = (anchorA, anchorB)
        maxLength = hypot(anchorB.x - anchorA.x, anchorB.y - anchorA.y)
        super.init(bodyA, bodyB)
    }
    public class func joint(
        withBodyA bodyA: SKPhysicsBody, bodyB: SKPhysicsBody, anchorA: CGPoint, anchorB: CGPoint
    ) -> SKPhysicsJointLimit { SKPhysicsJointLimit(bodyA, bodyB, anchorA, anchorB) }
    override func fill(_ plan: inout PhysicsJointPlan) {
        plan.kind = PHYSICS_LIMIT
        (plan.first_anchor, plan.second_anchor) = (anchorA.metres, anchorB.metres)
        plan.length = Float(maxLength / SKPhysicsBody.pointsPerMetre)
    }
}
