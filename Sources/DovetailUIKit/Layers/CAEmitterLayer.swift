import DovetailCore
import Foundation

/// Where a ``CAEmitterLayer`` gives off particles.
public struct CAEmitterLayerEmitterShape: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A point.
    public static let point = CAEmitterLayerEmitterShape(rawValue: "point")
    /// A line across, as wide as the emitter.
    public static let line = CAEmitterLayerEmitterShape(rawValue: "line")
    public static let rectangle = CAEmitterLayerEmitterShape(rawValue: "rectangle")
    /// As a rectangle: there is no depth.
    public static let cuboid = CAEmitterLayerEmitterShape(rawValue: "cuboid")
    /// A circle, half as wide as the emitter is said to be to each side.
    public static let circle = CAEmitterLayerEmitterShape(rawValue: "circle")
    /// As a circle: there is no depth.
    public static let sphere = CAEmitterLayerEmitterShape(rawValue: "sphere")
}

/// In which part of its shape a ``CAEmitterLayer`` gives off particles.
public struct CAEmitterLayerEmitterMode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// At its corners or its middle.
    public static let points = CAEmitterLayerEmitterMode(rawValue: "points")
    /// Along its edges.
    public static let outline = CAEmitterLayerEmitterMode(rawValue: "outline")
    /// Anywhere in it.
    public static let surface = CAEmitterLayerEmitterMode(rawValue: "surface")
    /// Anywhere in it.
    public static let volume = CAEmitterLayerEmitterMode(rawValue: "volume")
}

/// How the particles of a ``CAEmitterLayer`` are drawn one over the other.
public struct CAEmitterLayerRenderMode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// In the order of their beginning.
    public static let unordered = CAEmitterLayerRenderMode(rawValue: "unordered")
    /// The youngest over all others.
    public static let oldestFirst = CAEmitterLayerRenderMode(rawValue: "oldestFirst")
    /// The oldest over all others.
    public static let oldestLast = CAEmitterLayerRenderMode(rawValue: "oldestLast")
    /// In the order of their beginning: there is no depth.
    public static let backToFront = CAEmitterLayerRenderMode(rawValue: "backToFront")
    /// Their light is added.
    public static let additive = CAEmitterLayerRenderMode(rawValue: "additive")
}

/// A layer that gives off particles: confetti, snow, sparks.
///
///     let layer = CAEmitterLayer()
///     layer.emitterPosition = CGPoint(x: view.bounds.midX, y: -10)
///     layer.emitterShape = .line
///     layer.emitterSize = CGSize(width: view.bounds.width, height: 1)
///     layer.emitterCells = [confetti]
///     view.layer.addSublayer(layer)
///
/// Particles move by SwiftUI's clock while the layer is on show; there are at most ten thousand at a time.
@MainActor @preconcurrency
open class CAEmitterLayer: CALayer {
    /// What is given off; nil for nothing.
    open var emitterCells: [CAEmitterCell]? { didSet { changed() } }
    /// Times the birth rates of all kinds.
    open var birthRate: Float = 1 { didSet { if birthRate != oldValue { changed() } } }
    /// Times the lifetimes of all kinds.
    open var lifetime: Float = 1
    /// Times the velocities of all kinds.
    open var velocity: Float = 1
    /// Times the scales of all kinds.
    open var scale: Float = 1
    /// Times the spins of all kinds.
    open var spin: Float = 1
    /// The middle of the shape, in the layer's coordinates.
    open var emitterPosition = CGPoint.zero { didSet { if emitterPosition != oldValue { changed() } } }
    /// The size of the shape, in points.
    open var emitterSize = CGSize.zero
    /// How near the shape is. There is no depth: it is kept, and nothing else.
    open var emitterZPosition: CGFloat = 0
    /// How deep the shape is. There is no depth: it is kept, and nothing else.
    open var emitterDepth: CGFloat = 0
    /// Where particles begin.
    open var emitterShape = CAEmitterLayerEmitterShape.point
    /// In which part of the shape they begin.
    open var emitterMode = CAEmitterLayerEmitterMode.volume
    /// How they are drawn one over the other.
    open var renderMode = CAEmitterLayerRenderMode.unordered
    /// Whether particles have a place in depth. There is no depth: it is kept, and nothing else.
    open var preservesDepth = false
    /// What chance begins with: the same number gives the same particles.
    open var seed = UInt32.random(in: 0...UInt32.max)

    /// The particles, which a copy that is shown during an animation shares.
    private var particles = EmitterParticles()

    override func takeOver(_ other: CALayer) {
        super.takeOver(other)
        guard let other = other as? CAEmitterLayer else { return }
        (emitterCells, birthRate, lifetime, velocity) = (
            other.emitterCells, other.birthRate, other.lifetime, other.velocity
        )
        (scale, spin, emitterPosition, emitterSize) = (
            other.scale, other.spin, other.emitterPosition, other.emitterSize
        )
        (emitterShape, emitterMode, renderMode) = (other.emitterShape, other.emitterMode, other.renderMode)
        (seed, particles) = (other.seed, other.particles)
    }

    override func layerValue(_ keyPath: String) -> Any? {
        switch keyPath {
        case "birthRate": CGFloat(birthRate)
        case "emitterPosition": emitterPosition
        default: super.layerValue(keyPath)
        }
    }

    override func setLayerValue(_ value: AnimatedValue?, _ keyPath: String) -> Bool {
        switch (keyPath, value) {
        case ("birthRate", .number(let number)?): birthRate = Float(number)
        case ("emitterPosition", .point(let point)?): emitterPosition = point
        default: return super.setLayerValue(value, keyPath)
        }
        return true
    }

    open override func setValue(_ value: Any?, forKeyPath keyPath: String) {
        let parts = keyPath.split(separator: ".").map(String.init)
        guard parts.count == 3, parts[0] == "emitterCells" else { return super.setValue(value, forKeyPath: keyPath) }
        for cell in emitterCells ?? [] where cell.name == parts[1] { cell.setValue(value, forKey: parts[2]) }
        changed()
    }

    override func drawing() -> AnyView? {
        // There is nothing to be done again each frame, once the last particle has gone.
        let isIdle = (birthRate <= 0 || emitterCells?.isEmpty != false) && particles.isEmpty
        return AnyView(EmitterContent(layer: self, particles: particles, isIdle: isIdle))
    }
}

/// Draws the particles of a layer, frame by frame.
private struct EmitterContent: View {
    let layer: CAEmitterLayer
    let particles: EmitterParticles
    let isIdle: Bool

    /// Particles leave the layer, which often has no size. What is further away than this is not drawn.
    private static let margin: CGFloat = 2000

    var body: some View {
        TimelineView(.animation(paused: isIdle)) { frame in
            let margin = Self.margin
            let _ = particles.advance(layer, to: frame.date.timeIntervalSinceReferenceDate)
            // The time is there so that the closure is another one each frame: the particles are the same object.
            let time = frame.date
            Canvas { context, _ in
                context.translateBy(x: margin, y: margin)
                particles.draw(in: context, layer, at: time)
            }
            .padding(-margin)
        }
        .allowsHitTesting(false)
        .accessibilityHidden(true)
    }
}
