import DovetailCore
import DovetailUIKit
import Foundation

public typealias vector_float2 = SIMD2<Float>
public typealias vector_float3 = SIMD3<Float>
public typealias vector_float4 = SIMD4<Float>

/// What a field does of an app's own: the force in newtons that is felt at a place, by something that moves so, has a mass and is charged.
///
/// Places are those of the field node, in points; speeds are metres in a second, and times are seconds.
public typealias SKFieldForceEvaluator =
    @MainActor (
        _ position: vector_float3, _ velocity: vector_float3, _ mass: Float, _ charge: Float, _ deltaTime: TimeInterval
    ) -> vector_float3

/// A node that pulls, pushes or turns bodies around it.
///
/// Apple tells what each kind does and not by which formulas: here they are those of physics, in metres of 150 points and kilograms. A force falls off
/// as the distance in metres to the power of ``falloff``.
@MainActor @preconcurrency
open class SKFieldNode: SKNode {
    enum Kind {
        case drag, vortex, radialGravity, linearGravity, spring, electric, magnetic
        case velocity, noise, turbulence
        case custom(SKFieldForceEvaluator)
    }
    private var kind: Kind
    /// Where it is felt, around its place; nil for everywhere.
    open var region: SKRegion?
    /// How strong it is.
    open var strength: Float = 1
    /// How fast it becomes weaker with the distance.
    open var falloff: Float = 0
    /// Nearer than this, in points, it becomes no stronger.
    open var minimumRadius: Float = 0.1
    /// Whether it is felt.
    open var isEnabled = true
    /// Whether other fields are not felt where it is.
    open var isExclusive = false
    /// What it is, for bodies' ``SKPhysicsBody/fieldBitMask``.
    open var categoryBitMask: UInt32 = .max
    /// Where a field of a direction points to.
    open var direction = vector_float3(0, 0, 0)
    /// How smooth a field by chance is, from 0 to 1.
    open var smoothness: Float = 0
    /// How fast a field by chance changes.
    open var animationSpeed: Float = 0

    /// Seconds that it has been felt: fields by chance go by them.
    private var time = 0.0

    init(_ kind: Kind) {
        self.kind = kind
        super.init()
    }
    /// A field that does nothing.
    public override convenience init() { self.init(.linearGravity) }
    public required init?(coder aDecoder: NSCoder) {
        kind = .linearGravity
        super.init(coder: aDecoder)
    }

    /// Slows bodies, the more the faster they are.
    open class func dragField() -> SKFieldNode { SKFieldNode(.drag) }
    /// Moves bodies around it.
    open class func vortexField() -> SKFieldNode { SKFieldNode(.vortex) }
    /// Pulls bodies to it; with a strength of 9.8 as the ground does.
    open class func radialGravityField() -> SKFieldNode { SKFieldNode(.radialGravity) }
    /// Pulls bodies in a direction; with a length of 9.8 as the ground does.
    open class func linearGravityField(withVector direction: vector_float3) -> SKFieldNode {
        SKFieldNode(.linearGravity, direction)
    }
    /// Gives bodies a speed, in metres in a second.
    open class func velocityField(withVector direction: vector_float3) -> SKFieldNode {
        SKFieldNode(.velocity, direction)
    }
    /// Pulls bodies to it, the more the further away they are.
    open class func springField() -> SKFieldNode { SKFieldNode(.spring) }
    /// Pushes bodies away as they are charged.
    open class func electricField() -> SKFieldNode { SKFieldNode(.electric) }
    /// Turns bodies aside as they are charged and move.
    open class func magneticField() -> SKFieldNode { SKFieldNode(.magnetic) }
    /// Pushes bodies by chance.
    open class func noiseField(withSmoothness smoothness: CGFloat, animationSpeed speed: CGFloat) -> SKFieldNode {
        SKFieldNode(.noise, smoothness: Float(smoothness), speed: Float(speed))
    }
    /// Pushes bodies by chance, the more the faster they are.
    open class func turbulenceField(withSmoothness smoothness: CGFloat, animationSpeed speed: CGFloat) -> SKFieldNode {
        SKFieldNode(.turbulence, smoothness: Float(smoothness), speed: Float(speed))
    }
    /// Does what an app says.
    open class func customField(evaluationBlock block: @escaping SKFieldForceEvaluator) -> SKFieldNode {
        SKFieldNode(.custom(block))
    }

    private convenience init(
        _ kind: Kind, _ direction: vector_float3 = .zero, smoothness: Float = 0, speed: Float = 0
    ) {
        self.init(kind)
        (self.direction, self.smoothness, animationSpeed) = (direction, smoothness, speed)
    }

    override func copyAlone() -> SKNode {
        let copy = made { SKFieldNode() }
        (copy.kind, copy.direction) = (kind, direction)
        (copy.smoothness, copy.animationSpeed) = (smoothness, animationSpeed)
        (copy.region, copy.strength, copy.falloff, copy.minimumRadius) = (region, strength, falloff, minimumRadius)
        (copy.isEnabled, copy.isExclusive, copy.categoryBitMask) = (isEnabled, isExclusive, categoryBitMask)
        return copy
    }

    // MARK: What bodies feel

    /// What a body feels in a step.
    enum Effect {
        /// A force in newtons, in the scene's directions.
        case force(SIMD2<Float>)
        /// A speed in metres in a second.
        case velocity(SIMD2<Float>)
    }

    func passed(_ step: Double) { time += step }

    /// Whether it is felt at a place of its own.
    func isFelt(at place: CGPoint) -> Bool { region?.contains(place) ?? true }

    /// What a body feels.
    ///
    /// - Parameters:
    ///   - place: Where it is, in the field's coordinates.
    ///   - offset: How far it is from the field in the scene, in metres.
    ///   - velocity: How fast it is, in metres in a second.
    func effect(
        at place: CGPoint, offset: SIMD2<Float>, velocity: SIMD2<Float>, mass: Float, charge: Float, step: Double
    ) -> Effect {
        let metres = Float(SKPhysicsBody.pointsPerMetre)
        let distance = max((offset * offset).sum().squareRoot(), max(minimumRadius, 0) / metres, 1e-6)
        let away = offset / distance
        let reach = strength * pow(distance, -falloff)
        switch kind {
        case .drag: return .force(-velocity * strength)
        case .vortex: return .force(SIMD2(-away.y, away.x) * reach * mass)
        case .radialGravity: return .force(-away * reach * mass)
        case .linearGravity: return .force(turned(direction) * strength * mass)
        case .spring: return .force(-offset * strength)
        case .electric: return .force(away * reach * charge)
        case .magnetic: return .force(SIMD2(velocity.y, -velocity.x) * reach * charge)
        case .velocity: return .velocity(turned(direction) * strength)
        case .noise: return .force(chance(place) * strength)
        case .turbulence:
            return .force(chance(place) * strength * (velocity * velocity).sum().squareRoot())
        case .custom(let evaluate):
            let force = evaluate(
                vector_float3(Float(place.x), Float(place.y), 0), vector_float3(velocity, 0), mass, charge, step)
            return .force(SIMD2(force.x, force.y) * strength)
        }
    }

    private func turned(_ direction: vector_float3) -> SIMD2<Float> {
        let angle = Float(turnInScene)
        return SIMD2(
            direction.x * cos(angle) - direction.y * sin(angle), direction.x * sin(angle) + direction.y * cos(angle))
    }

    /// A force by chance that is alike at places and times that are near each other: the smoother, the further that reaches.
    private func chance(_ place: CGPoint) -> SIMD2<Float> {
        let size = 10 + 190 * Double(min(max(smoothness, 0), 1))
        let point = SIMD3(Double(place.x) / size, Double(place.y) / size, time * Double(animationSpeed))
        return SIMD2(LatticeNoise.value(at: point, 1), LatticeNoise.value(at: point, 2))
    }
}

/// Numbers between -1 and 1 that change smoothly from place to place, and are the same in each run.
enum LatticeNoise {
    static func value(at point: SIMD3<Double>, _ seed: UInt64) -> Float {
        guard point.x.isFinite, point.y.isFinite, point.z.isFinite else { return 0 }
        let corner = point.rounded(.down)
        let inside = point - corner
        let weight = inside * inside * (3 - 2 * inside)
        var sum = 0.0
        for index in 0..<8 {
            let step = SIMD3<Double>(Double(index & 1), Double(index >> 1 & 1), Double(index >> 2))
            let part = step * weight + (1 - step) * (1 - weight)
            sum += part.x * part.y * part.z * number(corner + step, seed)
        }
        return Float(sum)
    }

    private static func number(_ place: SIMD3<Double>, _ seed: UInt64) -> Double {
        var hash = seed &* 0x9E37_79B9_7F4A_7C15
        for part in [place.x, place.y, place.z] {
            hash = (hash ^ (part + 0).bitPattern) &* 0xBF58_476D_1CE4_E5B9
            hash ^= hash >> 29
        }
        return Double(hash >> 11) / Double(1 << 52) - 1
    }
}
