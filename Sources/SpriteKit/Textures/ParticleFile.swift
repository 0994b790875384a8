import DovetailCore
import DovetailUIKit
import Foundation

/// Reads a file of Xcode's particle editor (`.sks`): a property list of archived objects, of which the source of particles is taken.
@MainActor
struct ParticleFile {
    private let archive: SpriteArchive
    private let source: [String: Any]

    /// A file of the app's resources, by its name with or without its ending.
    static func read(_ name: String, into node: SKEmitterNode) -> Bool {
        SpriteArchive(named: name).flatMap { ParticleFile($0) }.map { $0.fill(node) } != nil
    }

    /// What such a file holds. Returns whether there is a source in it.
    static func read(_ data: Data, into node: SKEmitterNode) -> Bool {
        SpriteArchive(data).flatMap { ParticleFile($0) }.map { $0.fill(node) } != nil
    }

    private init?(_ archive: SpriteArchive) {
        guard
            let source = archive.objects.lazy.compactMap({ $0 as? [String: Any] })
                .first(where: { $0["_birthrate"] != nil })
        else { return nil }
        (self.archive, self.source) = (archive, source)
    }

    /// What an object of a scene's file says of a source.
    static func fill(_ node: SKEmitterNode, from source: [String: Any], of archive: SpriteArchive) {
        ParticleFile(archive: archive, source: source).fill(node)
    }
    private init(archive: SpriteArchive, source: [String: Any]) { (self.archive, self.source) = (archive, source) }

    private func resolved(_ value: Any?) -> Any? { archive.resolved(value) }
    private static func number(_ value: Any?) -> CGFloat? { SpriteArchive.number(value) }
    private func number(_ key: String) -> CGFloat? { Self.number(resolved(source[key])) }
    private func pair(_ key: String) -> (CGFloat, CGFloat)? { archive.point(key, in: source).map { ($0.x, $0.y) } }

    private func sequence(_ key: String) -> SKKeyframeSequence? {
        guard let object = resolved(source[key]) as? [String: Any] else { return nil }
        func list(_ key: String) -> [Any] { archive.list(key, in: object) }
        let values = list("_values").compactMap { value -> Any? in
            (value as? [String: Any]).flatMap(color) ?? Self.number(value).map { NSNumber(value: Double($0)) }
        }
        let times = list("_times").compactMap { Self.number($0).map { NSNumber(value: Double($0)) } }
        guard !values.isEmpty, values.count == times.count else { return nil }
        return SKKeyframeSequence(keyframeValues: values, times: times)
    }

    private func color(_ object: [String: Any]) -> UIColor? {
        let parts = { (key: String) -> [CGFloat] in
            let data = object[key] as? Data ?? Data()
            return String(decoding: data, as: UTF8.self).split { " \0".contains($0) }.compactMap { Double($0) }.map {
                CGFloat($0)
            }
        }
        if case let rgb = parts("NSRGB"), rgb.count >= 3 {
            return UIColor(red: rgb[0], green: rgb[1], blue: rgb[2], alpha: rgb.count > 3 ? rgb[3] : 1)
        }
        if case let white = parts("NSWhite"), let first = white.first {
            return UIColor(white: first, alpha: white.count > 1 ? white[1] : 1)
        }
        let named = ["UIRed", "UIGreen", "UIBlue", "UIAlpha"].map { Self.number(resolved(object[$0])) }
        guard let red = named[0], let green = named[1], let blue = named[2] else { return nil }
        return UIColor(red: red, green: green, blue: blue, alpha: named[3] ?? 1)
    }

    private func fill(_ node: SKEmitterNode) {
        func set(_ path: ReferenceWritableKeyPath<SKEmitterNode, CGFloat>, _ key: String) {
            if let value = number(key) { node[keyPath: path] = value }
        }
        set(\.particleBirthRate, "_birthrate")
        set(\.particleLifetime, "_lifetime")
        set(\.particleLifetimeRange, "_lifetimeVariance")
        set(\.particleSpeed, "_startSpeed")
        set(\.particleSpeedRange, "_startSpeedVariance")
        set(\.emissionAngle, "_emissionAngle")
        set(\.emissionAngleRange, "_emissionAngleVariance")
        set(\.particleAlpha, "_startOpacity")
        set(\.particleAlphaRange, "_startOpacityVariance")
        set(\.particleAlphaSpeed, "_opacitySpeed")
        set(\.particleScale, "_startScale")
        set(\.particleScaleRange, "_startScaleVariance")
        set(\.particleScaleSpeed, "_scaleSpeed")
        set(\.particleRotation, "_startRotation")
        set(\.particleRotationRange, "_startRotationVariance")
        set(\.particleRotationSpeed, "_rotationSpeed")
        set(\.particleColorBlendFactor, "_startColorMix")
        set(\.particleColorBlendFactorRange, "_startColorBlendVariance")
        set(\.particleColorBlendFactorSpeed, "_colorBlendSpeed")
        set(\.particleColorRedRange, "_startColorVarianceR")
        set(\.particleColorGreenRange, "_startColorVarianceG")
        set(\.particleColorBlueRange, "_startColorVarianceB")
        set(\.particleColorAlphaRange, "_startColorVarianceA")
        set(\.particleZPosition, "_startZPosition")
        set(\.zPosition, "_zPosition")
        if let (x, y) = pair("_acceleration") { (node.xAcceleration, node.yAcceleration) = (x, y) }
        if let (x, y) = pair("_startPosition") { node.particlePosition = CGPoint(x: x, y: y) }
        if let (x, y) = pair("_startPositionVariance") { node.particlePositionRange = CGVector(dx: x, dy: y) }
        if let (x, y) = pair("_position") { node.position = CGPoint(x: x, y: y) }
        if let (width, height) = pair("_startSize") { node.particleSize = CGSize(width: width, height: height) }
        if let red = number("_startColorR"), let green = number("_startColorG"), let blue = number("_startColorB") {
            node.particleColor = UIColor(red: red, green: green, blue: blue, alpha: number("_startColorA") ?? 1)
        }
        node.numParticlesToEmit = Int(number("_numParticlesToEmit") ?? 0)
        node.particleBlendMode = SKBlendMode(rawValue: Int(number("_particleBlendMode") ?? 0)) ?? .alpha
        node.particleColorSequence = sequence("_particleColorSequence")
        node.particleAlphaSequence = sequence("_particleAlphaSequence")
        node.particleScaleSequence = sequence("_particleScaleSequence")
        node.particleColorBlendFactorSequence = sequence("_particleColorBlendFactorSequence")
        node.particleTexture = texture
    }

    private var texture: SKTexture? {
        guard let object = resolved(source["_particleTexture"]) as? [String: Any] else { return nil }
        let names = object.values.compactMap { resolved($0) as? String }
        guard let name = names.first(where: { $0.hasSuffix(".png") }) else { return nil }
        return (UIImage(named: name) ?? UIImage(named: String(name.dropLast(4)))).map { SKTexture(image: $0) }
    }
}
