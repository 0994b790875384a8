import DovetailCore
import DovetailUIKit
import Foundation

/// Scenes of files of Xcode's scene editor.
@MainActor
struct SceneFile {
    private let archive: SpriteArchive
    private let root: [String: Any]
    /// The module that an app's own classes are in.
    private let module: String

    /// Whether a scene is being made of a file: it has been loaded when that has been read.
    @TaskLocal static var isReading = false

    init?(_ archive: SpriteArchive?, module: String? = nil) {
        guard let archive, let root = archive.root, root["Scene_bounds"] != nil || root["_physicsWorld"] != nil else {
            return nil
        }
        (self.archive, self.root) = (archive, root)
        // Names in a program's own module stand without it in the file.
        self.module = module ?? (Bundle.main.infoDictionary?["CFBundleExecutable"] as? String ?? "")
    }

    /// The scene of the file, of the class that the file names, where that is of a wanted one; else of the wanted one.
    func scene(_ wanted: SKScene.Type) -> SKScene? {
        let named = customClass(of: root) as? SKScene.Type
        let type = named.flatMap { $0.isSubclass(of: wanted) ? $0 : nil } ?? wanted
        guard let scene = Self.$isReading.withValue(true, operation: { type.init(coder: EmptyCoder.make()) }) else {
            return nil
        }
        if let bounds = archive.rect("Scene_bounds", in: root), bounds.width > 0, bounds.height > 0 {
            scene.size = bounds.size
        }
        if let anchor = archive.point("_anchorPoint", in: root) { scene.anchorPoint = anchor }
        if let mode = archive.number("_scaleMode", in: root), let mode = SKSceneScaleMode(rawValue: Int(mode)) {
            scene.scaleMode = mode
        }
        scene.backgroundColor = color("_backgroundColor", in: root) ?? scene.backgroundColor
        if let world = archive.resolved(root["_physicsWorld"]) as? [String: Any],
            let gravity = archive.point("gravity", in: world)
        {
            scene.physicsWorld.gravity = CGVector(dx: gravity.x, dy: gravity.y)
        }
        fill(scene, from: root)
        addChildren(to: scene)
        scene.sceneDidLoad()
        return scene
    }

    private func addChildren(to scene: SKScene) {
        let camera = archive.resolved(root["_camera"]) as? [String: Any]
        let cameraName = camera.flatMap { archive.text("_name", in: $0) }
        // Objects that lead in circles end with the number of what can be in a file.
        var left = archive.objects.count
        var rest: [(node: SKNode, object: [String: Any])] = [(scene, root)]
        while let (node, object) = rest.popLast() {
            for case let child as [String: Any] in archive.list("_children", in: object) {
                guard left > 0 else { return }
                left -= 1
                let made = self.node(child)
                fill(made, from: child)
                node.addChild(made)
                if let found = made as? SKCameraNode, camera != nil, found.name == cameraName { scene.camera = found }
                rest.append((made, child))
            }
        }
    }

    private func node(_ object: [String: Any]) -> SKNode {
        let own = (customClass(of: object) as? SKNode.Type).flatMap { $0.init(coder: EmptyCoder.make()) }
        switch archive.className(of: object) {
        case "SKSpriteNode":
            let sprite = own as? SKSpriteNode ?? SKSpriteNode()
            if let texture = archive.resolved(object["_texture"]) as? [String: Any],
                let name = archive.text("_imgName", in: texture)
            {
                sprite.texture = SKTexture(imageNamed: name)
            }
            if let bounds = archive.rect("_bounds", in: object) { sprite.size = bounds.size }
            if let anchor = archive.point("_anchorPoint", in: object) { sprite.anchorPoint = anchor }
            sprite.color = color("_baseColor", in: object) ?? sprite.color
            sprite.colorBlendFactor = archive.number("_colorMix", in: object) ?? 0
            return sprite
        case "SKLabelNode":
            let label = own as? SKLabelNode ?? SKLabelNode()
            label.text = archive.text("_text", in: object) ?? label.text
            label.fontName = archive.text("_fontName", in: object) ?? label.fontName
            label.fontSize = archive.number("_fontSize", in: object) ?? label.fontSize
            return label
        case "SKEmitterNode":
            let emitter = own as? SKEmitterNode ?? SKEmitterNode()
            ParticleFile.fill(emitter, from: object, of: archive)
            return emitter
        case "SKCameraNode": return own ?? SKCameraNode()
        case "SKNode", nil: return own ?? SKNode()
        case let name?:
            if own == nil { SpriteLog.note("of nodes of the class \(name) files tell their places alone here") }
            return own ?? SKNode()
        }
    }

    /// What all kinds of nodes have.
    private func fill(_ node: SKNode, from object: [String: Any]) {
        func set(_ path: ReferenceWritableKeyPath<SKNode, CGFloat>, _ key: String) {
            if let value = archive.number(key, in: object), value.isFinite { node[keyPath: path] = value }
        }
        if !(node is SKScene), let position = archive.point("_position", in: object) { node.position = position }
        set(\.zPosition, "_zPosition")
        set(\.zRotation, "_zRotation")
        set(\.xScale, "_xScale")
        set(\.yScale, "_yScale")
        set(\.alpha, "_opacity")
        node.isHidden = (archive.number("_hidden", in: object) ?? 0) != 0
        node.name = archive.text("_name", in: object)
    }

    private func color(_ key: String, in object: [String: Any]) -> UIColor? {
        let parts = ["R", "G", "B"].map { archive.number(key + $0, in: object) }
        guard let red = parts[0], let green = parts[1], let blue = parts[2] else { return nil }
        return UIColor(red: red, green: green, blue: blue, alpha: archive.number(key + "A", in: object) ?? 1)
    }

    /// The class of the app that the editor was told for an object.
    private func customClass(of object: [String: Any]) -> AnyClass? {
        guard let info = archive.resolved(object["_info"]) as? [String: Any], let keys = info["NS.keys"] as? [Any],
            let values = info["NS.objects"] as? [Any]
        else { return nil }
        for (key, value) in zip(keys, values)
        where archive.resolved(key) as? String == "_PB_previewSKNodeCustomClassName" {
            guard let name = archive.resolved(value) as? String else { return nil }
            return NSClassFromString(name.contains(".") ? name : "\(module).\(name)")
        }
        return nil
    }
}
