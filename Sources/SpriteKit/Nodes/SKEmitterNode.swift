import DovetailCore
import DovetailUIKit
import Foundation

/// In which order particles are drawn.
public enum SKParticleRenderOrder: UInt, Sendable { case oldestLast, oldestFirst, dontCare }

/// A source of many small pictures that fly, change and vanish: smoke, sparks, rain.
///
/// Particles are numbers, not nodes: what they are is chosen when they begin, by chance within the ranges.
@MainActor @preconcurrency
open class SKEmitterNode: SKNode {
    /// The picture of each; nil for squares of ``particleColor``.
    open var particleTexture: SKTexture?
    /// How many begin in a second.
    open var particleBirthRate: CGFloat = 0
    /// How many begin in all; 0 for no limit.
    open var numParticlesToEmit = 0
    /// How long each lasts, in seconds.
    open var particleLifetime: CGFloat = 0
    open var particleLifetimeRange: CGFloat = 0
    open var particlePosition = CGPoint.zero
    open var particlePositionRange = CGVector.zero
    open var particleZPosition: CGFloat = 0
    /// How fast they begin, in points in a second.
    open var particleSpeed: CGFloat = 0
    open var particleSpeedRange: CGFloat = 0
    /// In which direction they begin.
    open var emissionAngle: CGFloat = 0
    open var emissionAngleRange: CGFloat = 0
    /// What pulls them, in points in a second, each second.
    open var xAcceleration: CGFloat = 0
    open var yAcceleration: CGFloat = 0
    open var particleAlpha: CGFloat = 1
    open var particleAlphaRange: CGFloat = 0
    open var particleAlphaSpeed: CGFloat = 0
    open var particleScale: CGFloat = 1
    open var particleScaleRange: CGFloat = 0
    open var particleScaleSpeed: CGFloat = 0
    open var particleRotation: CGFloat = 0
    open var particleRotationRange: CGFloat = 0
    open var particleRotationSpeed: CGFloat = 0
    /// How large each is; zero for the size of the picture.
    open var particleSize = CGSize.zero
    open var particleColor = UIColor.white
    open var particleColorBlendFactor: CGFloat = 0
    open var particleColorBlendFactorRange: CGFloat = 0
    open var particleColorBlendFactorSpeed: CGFloat = 0
    open var particleColorRedRange: CGFloat = 0
    open var particleColorGreenRange: CGFloat = 0
    open var particleColorBlueRange: CGFloat = 0
    open var particleColorAlphaRange: CGFloat = 0
    /// How much a part of the colour changes in a second. It stays within 0...1 where it is drawn.
    open var particleColorRedSpeed: CGFloat = 0
    open var particleColorGreenSpeed: CGFloat = 0
    open var particleColorBlueSpeed: CGFloat = 0
    open var particleColorAlphaSpeed: CGFloat = 0
    /// Values over the life of a particle, in the place of the ones above; times are parts of it.
    open var particleColorSequence: SKKeyframeSequence?
    open var particleColorBlendFactorSequence: SKKeyframeSequence?
    open var particleAlphaSequence: SKKeyframeSequence?
    open var particleScaleSequence: SKKeyframeSequence?
    open var particleBlendMode = SKBlendMode.alpha
    open var particleRenderOrder = SKParticleRenderOrder.oldestLast
    /// A node that particles stay in once they have begun, while the source moves on; nil for the source itself.
    open weak var targetNode: SKNode?
    /// An action of each particle. Particles here follow the values above alone.
    open var particleAction: SKAction?
    open var fieldBitMask: UInt32 = 0

    public override init() { super.init() }
    public required init?(coder aDecoder: NSCoder) { super.init(coder: aDecoder) }
    /// A source of a file of Xcode's particle editor; nil when there is none that can be read.
    public convenience init?(fileNamed filename: String) {
        self.init()
        guard ParticleFile.read(filename, into: self) else {
            SpriteLog.note("there is no particle file “\(filename)” that can be read")
            return nil
        }
    }

    struct Particle {
        var place: CGPoint, velocity: CGVector
        var age: CGFloat = 0
        let lifetime: CGFloat
        var alpha: CGFloat, scale: CGFloat, rotation: CGFloat, blend: CGFloat
        var color: ColorMix
    }
    private(set) var particles: [Particle] = []
    private var emitted = 0
    private var due: CGFloat = 0

    /// Begins anew, without particles.
    open func resetSimulation() { (particles, emitted, due) = ([], 0, 0) }
    /// Lets time go on at once, so that a source is there as if it had been for a while.
    open func advanceSimulationTime(_ sec: TimeInterval) {
        var left = sec
        while left > 0 {
            advance(by: min(left, 1.0 / 30))
            left -= 1.0 / 30
        }
    }

    func advance(by time: TimeInterval) {
        let time = CGFloat(time) * speed
        guard time > 0, !isPaused else { return }
        for index in particles.indices { move(&particles[index], time) }
        particles.removeAll { $0.age >= $0.lifetime }
        due += particleBirthRate * time
        while due >= 1 {
            due -= 1
            guard numParticlesToEmit == 0 || emitted < numParticlesToEmit else { return due = 0 }
            emitted += 1
            // Those that begin in one frame are spread over it.
            var particle = newParticle()
            move(&particle, particleBirthRate > 0 ? min(due / particleBirthRate, time) : 0)
            if particle.age < particle.lifetime { particles.append(particle) }
        }
    }

    private func move(_ particle: inout Particle, _ time: CGFloat) {
        particle.age += time
        particle.place.x += particle.velocity.dx * time
        particle.place.y += particle.velocity.dy * time
        particle.velocity.dx += xAcceleration * time
        particle.velocity.dy += yAcceleration * time
        particle.alpha += particleAlphaSpeed * time
        particle.scale += particleScaleSpeed * time
        particle.rotation += particleRotationSpeed * time
        particle.blend += particleColorBlendFactorSpeed * time
        particle.color.red += particleColorRedSpeed * time
        particle.color.green += particleColorGreenSpeed * time
        particle.color.blue += particleColorBlueSpeed * time
        particle.color.alpha += particleColorAlphaSpeed * time
    }

    private func newParticle() -> Particle {
        func chosen(_ value: CGFloat, _ range: CGFloat) -> CGFloat {
            value + (range > 0 ? CGFloat.random(in: -range / 2...range / 2) : 0)
        }
        let angle = chosen(emissionAngle, emissionAngleRange)
        let speed = chosen(particleSpeed, particleSpeedRange)
        var place = CGPoint(
            x: chosen(particlePosition.x, particlePositionRange.dx),
            y: chosen(particlePosition.y, particlePositionRange.dy))
        var velocity = CGVector(dx: cos(angle) * speed, dy: sin(angle) * speed)
        if let targetNode, targetNode.scene != nil, targetNode.scene === scene {
            let ahead = targetNode.convert(CGPoint(x: place.x + velocity.dx, y: place.y + velocity.dy), from: self)
            place = targetNode.convert(place, from: self)
            velocity = CGVector(dx: ahead.x - place.x, dy: ahead.y - place.y)
        }
        let color = ColorMix(particleColor)
        return Particle(
            place: place, velocity: velocity, lifetime: chosen(particleLifetime, particleLifetimeRange),
            alpha: chosen(particleAlpha, particleAlphaRange), scale: chosen(particleScale, particleScaleRange),
            rotation: chosen(particleRotation, particleRotationRange),
            blend: chosen(particleColorBlendFactor, particleColorBlendFactorRange),
            color: ColorMix(
                red: chosen(color.red, particleColorRedRange), green: chosen(color.green, particleColorGreenRange),
                blue: chosen(color.blue, particleColorBlueRange), alpha: chosen(color.alpha, particleColorAlphaRange)))
    }

    override func draw(_ canvas: SceneCanvas) {
        // Each thing that is blended with what is behind it holds all of that: very many would be a tower of pictures, as deep as there are particles.
        if particleBlendMode == .alpha || particles.count <= Self.blendedAlone {
            draw(canvas, particleBlendMode)
        } else {
            canvas.layer(particleBlendMode) { self.draw($0, .alpha) }
        }
    }

    /// Of more particles than this all are blended with what is behind them as one picture.
    private static let blendedAlone = 200

    private func draw(_ canvas: SceneCanvas, _ mode: SKBlendMode) {
        let own = particleSize == .zero ? particleTexture?.size() ?? CGSize(width: 8, height: 8) : particleSize
        let target = targetNode.flatMap { $0.scene != nil && $0.scene === scene ? $0 : nil }
        let shift = target.map { $0.toScene.concatenating(toScene.inverted()) } ?? .identity
        for particle in particleRenderOrder == .oldestFirst ? particles.reversed() : particles {
            let part = particle.lifetime > 0 ? particle.age / particle.lifetime : 0
            let alpha = particleAlphaSequence?.number(at: part) ?? particle.alpha
            let scale = particleScaleSequence?.number(at: part) ?? particle.scale
            guard alpha > 0, scale > 0 else { continue }
            let color = particleColorSequence?.color(at: part) ?? particle.color.clamped
            let size = CGSize(width: own.width * scale, height: own.height * scale)
            let place = CGAffineTransform(translationX: particle.place.x, y: particle.place.y)
                .rotated(by: particle.rotation).concatenating(shift)
            canvas.draw(
                particleTexture, size, place, color.color,
                particleColorBlendFactorSequence?.number(at: part) ?? particle.blend, mode,
                opacity: Double(min(alpha, 1)))
        }
    }

    override func copyAlone() -> SKNode {
        let copy = made { SKEmitterNode() }
        (copy.particleTexture, copy.particleBirthRate) = (particleTexture, particleBirthRate)
        (copy.numParticlesToEmit, copy.particleLifetime) = (numParticlesToEmit, particleLifetime)
        (copy.particleLifetimeRange, copy.particlePosition) = (particleLifetimeRange, particlePosition)
        (copy.particlePositionRange, copy.particleZPosition) = (particlePositionRange, particleZPosition)
        (copy.particleSpeed, copy.particleSpeedRange) = (particleSpeed, particleSpeedRange)
        (copy.emissionAngle, copy.emissionAngleRange) = (emissionAngle, emissionAngleRange)
        (copy.xAcceleration, copy.yAcceleration) = (xAcceleration, yAcceleration)
        (copy.particleAlpha, copy.particleAlphaRange, copy.particleAlphaSpeed) =
            (particleAlpha, particleAlphaRange, particleAlphaSpeed)
        (copy.particleScale, copy.particleScaleRange, copy.particleScaleSpeed) =
            (particleScale, particleScaleRange, particleScaleSpeed)
        (copy.particleRotation, copy.particleRotationRange, copy.particleRotationSpeed) =
            (particleRotation, particleRotationRange, particleRotationSpeed)
        (copy.particleSize, copy.particleColor) = (particleSize, particleColor)
        (copy.particleColorBlendFactor, copy.particleColorBlendFactorRange, copy.particleColorBlendFactorSpeed) =
            (particleColorBlendFactor, particleColorBlendFactorRange, particleColorBlendFactorSpeed)
        (copy.particleColorRedRange, copy.particleColorGreenRange) = (particleColorRedRange, particleColorGreenRange)
        (copy.particleColorBlueRange, copy.particleColorAlphaRange) = (particleColorBlueRange, particleColorAlphaRange)
        (copy.particleColorRedSpeed, copy.particleColorGreenSpeed) = (particleColorRedSpeed, particleColorGreenSpeed)
        (copy.particleColorBlueSpeed, copy.particleColorAlphaSpeed) = (particleColorBlueSpeed, particleColorAlphaSpeed)
        (copy.particleColorSequence, copy.particleColorBlendFactorSequence) =
            (particleColorSequence, particleColorBlendFactorSequence)
        (copy.particleAlphaSequence, copy.particleScaleSequence) = (particleAlphaSequence, particleScaleSequence)
        (copy.particleBlendMode, copy.particleRenderOrder) = (particleBlendMode, particleRenderOrder)
        copy.targetNode = targetNode
        return copy
    }
}
