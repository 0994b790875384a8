import DovetailCore
import DovetailUIKit
import Foundation

/// Pictures that belong together: those of a folder `name.atlas` of the app's resources, or of its asset catalogue.
@MainActor @preconcurrency
open class SKTextureAtlas: NSObject {
    private let folder: URL?
    private var textures: [String: SKTexture] = [:]

    /// No pictures.
    public override convenience init() { self.init(dictionary: [:]) }

    /// The pictures of a folder.
    public init(named name: String) {
        let stem = name.hasSuffix(".atlas") ? String(name.dropLast(6)) : name
        folder = Bundle.main.url(forResource: stem, withExtension: "atlas")
    }

    /// Pictures with names.
    public init(dictionary properties: [String: Any]) {
        folder = nil
        super.init()
        for (name, value) in properties {
            if let image = value as? UIImage { textures[name] = SKTexture(image: image) }
        }
    }

    /// The names of its pictures, in no order; of an asset catalogue's atlas, those that were asked for.
    open var textureNames: [String] {
        let files = folder.flatMap { try? FileManager.default.contentsOfDirectory(atPath: $0.path) } ?? []
        return Array(Set(files.filter { $0.contains(".") }).union(textures.keys))
    }

    /// A picture, by its name with or without the ending of its file.
    open func textureNamed(_ name: String) -> SKTexture {
        if let known = textures[name] { return known }
        let texture = file(name).flatMap { UIImage(contentsOfFile: $0.path) }.map { SKTexture(image: $0) }
        let made = texture ?? SKTexture(imageNamed: name)
        textures[name] = made
        return made
    }

    private func file(_ name: String) -> URL? {
        guard let folder else { return nil }
        let endings = ["", ".png", "@2x.png", "@3x.png", ".jpg"]
        return endings.lazy.map { folder.appendingPathComponent(name + $0) }
            .first { FileManager.default.fileExists(atPath: $0.path) }
    }

    open func preload(completionHandler: @escaping () -> Void) { Task { completionHandler() } }
    open class func preloadTextureAtlases(
        _ textureAtlases: [SKTextureAtlas], withCompletionHandler completionHandler: @escaping () -> Void
    ) { Task { completionHandler() } }
}
