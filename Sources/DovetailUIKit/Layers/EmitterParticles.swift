import DovetailCore
import Foundation

/// The particles of a ``CAEmitterLayer``, from frame to frame.
@MainActor
final class EmitterParticles {
    /// One that lives.
    private struct Particle {
        let cell: CAEmitterCell
        var place: CGPoint
        var velocity: CGVector
        var angle = 0.0
        var spin: Double
        var scale: CGFloat
        /// Red, green, blue and opacity.
        var color: SIMD4<Float>
        var age = 0.0
        let lifetime: Double
        /// What it has given off of each of its cells, in particles, with the part of the next one.
        var owed: [Double]
    }

    /// More than this at a time are not made.
    private static let limit = 10_000
    /// Frames that are further apart are calculated as though they were not.
    private static let longestStep = 1.0 / 20

    private var particles: [Particle] = []
    /// What the layer has given off of each of its cells.
    private var owed: [Double] = []
    private var begin: Double?
    private var now = 0.0
    private var chance = SeededChance(state: 0)
    private var images: [ObjectIdentifier: (contents: AnyObject?, image: Image?)] = [:]

    var isEmpty: Bool { particles.isEmpty }

    /// Goes on to a time.
    func advance(_ layer: CAEmitterLayer, to time: Double) {
        guard let begin else {
            begin = time
            now = time
            chance = SeededChance(state: UInt64(layer.seed))
            return
        }
        var left = time - now
        // What was not shown for long does not have to be caught up with.
        if left > 5 { left = 5 }
        while left > 1e-6 {
            let step = min(left, Self.longestStep)
            left -= step
            now = time - left
            move(step, layer)
            give(step, layer, age: now - begin)
        }
        now = time
    }

    private func move(_ step: Double, _ layer: CAEmitterLayer) {
        for index in particles.indices {
            let cell = particles[index].cell
            particles[index].age += step
            particles[index].velocity.dx += cell.xAcceleration * step
            particles[index].velocity.dy += cell.yAcceleration * step
            particles[index].place.x += particles[index].velocity.dx * step
            particles[index].place.y += particles[index].velocity.dy * step
            particles[index].angle += particles[index].spin * step
            particles[index].scale += cell.scaleSpeed * step
            let speeds = SIMD4(cell.redSpeed, cell.greenSpeed, cell.blueSpeed, cell.alphaSpeed)
            particles[index].color += speeds * Float(step)
        }
        for index in particles.indices {
            let around = particles[index]
            for (number, cell) in (around.cell.emitterCells ?? []).enumerated() where number < around.owed.count {
                let count = Self.count(cell, step, age: around.age, rate: 1, owed: &particles[index].owed[number])
                let direction = atan2(around.velocity.dy, around.velocity.dx)
                for _ in 0..<count { add(cell, at: around.place, turned: direction, layer) }
            }
        }
        particles.removeAll { $0.age >= $0.lifetime }
    }

    private func give(_ step: Double, _ layer: CAEmitterLayer, age: Double) {
        let cells = layer.emitterCells ?? []
        if owed.count != cells.count { owed = cells.map { _ in 0 } }
        for (index, cell) in cells.enumerated() {
            let count = Self.count(cell, step, age: age, rate: Double(layer.birthRate), owed: &owed[index])
            for _ in 0..<count { add(cell, at: place(layer), turned: 0, layer) }
        }
    }

    /// How many particles begin in a step.
    private static func count(_ cell: CAEmitterCell, _ step: Double, age: Double, rate: Double, owed: inout Double)
        -> Int
    {
        // A time by the clock is that of a layer that was just made: at once.
        let begin = cell.beginTime > 1000 ? 0 : cell.beginTime
        guard cell.isEnabled, age >= begin,
            cell.duration == 0 || !cell.duration.isFinite || age - step <= begin + cell.duration
        else { return 0 }
        let part =
            cell.duration > 0 && cell.duration.isFinite ? min(step, max(begin + cell.duration - (age - step), 0)) : step
        owed += max(Double(cell.birthRate) * rate, 0) * part
        let whole = min(owed.rounded(.down), Double(limit))
        owed -= owed.rounded(.down)
        return Int(whole)
    }

    /// Where a particle of the layer begins.
    private func place(_ layer: CAEmitterLayer) -> CGPoint {
        let (middle, size) = (layer.emitterPosition, layer.emitterSize)
        let isInside = layer.emitterMode == .surface || layer.emitterMode == .volume
        switch layer.emitterShape {
        case .line: return CGPoint(x: middle.x + chance.spread(size.width), y: middle.y)
        case .circle, .sphere:
            let angle = chance.spread(2 * .pi)
            let radius = layer.emitterMode == .points ? 0 : size.width / 2 * (isInside ? chance.part().squareRoot() : 1)
            return CGPoint(x: middle.x + cos(angle) * radius, y: middle.y + sin(angle) * radius)
        case .rectangle, .cuboid:
            if layer.emitterMode == .points {
                return CGPoint(
                    x: middle.x + (chance.part() < 0.5 ? -1 : 1) * size.width / 2,
                    y: middle.y + (chance.part() < 0.5 ? -1 : 1) * size.height / 2)
            }
            var place = CGPoint(x: middle.x + chance.spread(size.width), y: middle.y + chance.spread(size.height))
            guard !isInside else { return place }
            let along = chance.part() * (size.width + size.height)
            if along < size.width {
                place.y = middle.y + (chance.part() < 0.5 ? -1 : 1) * size.height / 2
            } else {
                place.x = middle.x + (chance.part() < 0.5 ? -1 : 1) * size.width / 2
            }
            return place
        default: return middle
        }
    }

    private func add(_ cell: CAEmitterCell, at place: CGPoint, turned: Double, _ layer: CAEmitterLayer) {
        guard particles.count < Self.limit else { return }
        let lifetime =
            Double(cell.lifetime + Float(chance.spread(CGFloat(cell.lifetimeRange)))) * Double(layer.lifetime)
        guard lifetime > 0 else { return }
        let angle = cell.emissionLongitude + chance.spread(cell.emissionRange) + turned
        let speed =
            (cell.velocity + chance.spread(cell.velocityRange)) * CGFloat(layer.velocity) * cos(cell.emissionLatitude)
        let parts = cell.color?.components ?? [1, 1, 1, 1]
        let whole = parts.count == 4 ? parts : [parts[0], parts[0], parts[0], parts.last ?? 1]
        func part(_ index: Int, _ range: Float) -> Float { Float(whole[index]) + Float(chance.spread(CGFloat(range))) }
        let color = SIMD4(
            part(0, cell.redRange), part(1, cell.greenRange), part(2, cell.blueRange), part(3, cell.alphaRange))
        particles.append(
            Particle(
                cell: cell, place: place, velocity: CGVector(dx: cos(angle) * speed, dy: sin(angle) * speed),
                spin: (cell.spin + chance.spread(cell.spinRange)) * CGFloat(layer.spin),
                scale: (cell.scale + chance.spread(cell.scaleRange)) * CGFloat(layer.scale), color: color,
                lifetime: lifetime, owed: (cell.emitterCells ?? []).map { _ in 0 }))
    }

    // MARK: Drawing

    /// Draws the particles as they are by now.
    func draw(in context: GraphicsContext, _ layer: CAEmitterLayer, at time: Date) {
        var context = context
        if layer.renderMode == .additive { context.blendMode = .plusLighter }
        let ordered = layer.renderMode == .oldestLast ? particles.reversed() : particles
        var resolved: [ObjectIdentifier: GraphicsContext.ResolvedImage] = [:]
        for particle in ordered where particle.color.w > 0 && particle.scale > 0 {
            let id = ObjectIdentifier(particle.cell)
            if resolved[id] == nil { resolved[id] = image(of: particle.cell).map { context.resolve($0) } }
            guard let image = resolved[id] else { continue }
            var copy = context
            copy.translateBy(x: particle.place.x, y: particle.place.y)
            copy.rotate(by: .radians(particle.angle))
            let scale = particle.scale / max(particle.cell.contentsScale, 0.01)
            copy.scaleBy(x: scale, y: scale)
            copy.opacity = Double(min(particle.color.w, 1))
            let tint = particle.color.clamped(lowerBound: .zero, upperBound: .one)
            if tint.x < 1 || tint.y < 1 || tint.z < 1 {
                copy.addFilter(
                    .colorMultiply(Color(red: Double(tint.x), green: Double(tint.y), blue: Double(tint.z))))
            }
            copy.draw(image, at: .zero)
        }
    }

    private func image(of cell: CAEmitterCell) -> Image? {
        let contents = cell.contents.map { $0 as AnyObject }
        let id = ObjectIdentifier(cell)
        if let known = images[id], known.contents === contents { return known.image }
        let image: Image? =
            (cell.contents as? CGImage).map { Image(uiImage: UIImage(cgImage: $0)) }
            ?? (cell.contents as? UIImage).map { Image(uiImage: $0) }
        images[id] = (contents, image)
        return image
    }
}
