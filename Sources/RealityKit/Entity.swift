// swift-format-ignore-file: AlwaysUseLowerCamelCase, TypeNamesShouldBeCapitalized

@_exported import ARKit
import Combine
import DovetailBase
import DovetailPlatform
import DovetailUIKit
@_exported import Foundation

/// How large something is, how it is turned, and where it is.
public struct Transform: Equatable, Sendable {
    public var scale: SIMD3<Float>
    public var rotation: simd_quatf
    public var translation: SIMD3<Float>
    /// Neither scaled, turned nor moved.
    public init() {
        (scale, rotation, translation) = (SIMD3(1, 1, 1), simd_quatf(ix: 0, iy: 0, iz: 0, r: 1), .zero)
    }
    public init(
        scale: SIMD3<Float> = SIMD3(1, 1, 1), rotation: simd_quatf = simd_quatf(ix: 0, iy: 0, iz: 0, r: 1),
        translation: SIMD3<Float> = .zero
    ) { (self.scale, self.rotation, self.translation) = (scale, rotation, translation) }
    public init(matrix: simd_float4x4) {
        self.init()
        self.matrix = matrix
    }
    /// Turned around the x axis, then the y axis, then the z axis, in radians.
    public init(pitch: Float = 0, yaw: Float = 0, roll: Float = 0) {
        self.init(
            rotation: simd_quatf(angle: roll, axis: SIMD3(0, 0, 1)) * simd_quatf(angle: yaw, axis: SIMD3(0, 1, 0))
                * simd_quatf(angle: pitch, axis: SIMD3(1, 0, 0)))
    }
    public static let identity = Transform()

    /// All three as one matrix. One that is set is taken apart: what it does beside the three is lost.
    public var matrix: simd_float4x4 {
        get {
            let q = rotation.vector
            let x = SIMD4<Float>(
                1 - 2 * (q.y * q.y + q.z * q.z), 2 * (q.x * q.y + q.z * q.w), 2 * (q.x * q.z - q.y * q.w), 0)
            let y = SIMD4<Float>(
                2 * (q.x * q.y - q.z * q.w), 1 - 2 * (q.x * q.x + q.z * q.z), 2 * (q.y * q.z + q.x * q.w), 0)
            let z = SIMD4<Float>(
                2 * (q.x * q.z + q.y * q.w), 2 * (q.y * q.z - q.x * q.w), 1 - 2 * (q.x * q.x + q.y * q.y), 0)
            return simd_float4x4(x * scale.x, y * scale.y, z * scale.z, SIMD4(translation, 1))
        }
        set {
            let columns = newValue.columns
            func part(_ column: SIMD4<Float>) -> SIMD3<Float> { SIMD3(column.x, column.y, column.z) }
            func length(_ vector: SIMD3<Float>) -> Float { (vector * vector).sum().squareRoot() }
            translation = part(columns.3)
            scale = SIMD3(length(part(columns.0)), length(part(columns.1)), length(part(columns.2)))
            guard scale.min() > 0 else { return }
            let (x, y, z) = (part(columns.0) / scale.x, part(columns.1) / scale.y, part(columns.2) / scale.z)
            func root(_ value: Float) -> Float { max(value, 0).squareRoot() / 2 }
            rotation = simd_quatf(
                ix: root(1 + x.x - y.y - z.z) * (y.z >= z.y ? 1 : -1),
                iy: root(1 - x.x + y.y - z.z) * (z.x >= x.z ? 1 : -1),
                iz: root(1 - x.x - y.y + z.z) * (x.y >= y.x ? 1 : -1), r: root(1 + x.x + y.y + z.z))
        }
    }
}

/// Something in a scene, with others inside. It is a value of the app's: nothing shows it here.
@MainActor @preconcurrency
open class Entity {
    open var name = ""
    open var isEnabled = true
    open var transform = Transform.identity
    /// Those inside.
    public private(set) var children: [Entity] = []
    public private(set) weak var parent: Entity?
    public required init() {}

    open var position: SIMD3<Float> {
        get { transform.translation }
        set { transform.translation = newValue }
    }
    open var scale: SIMD3<Float> {
        get { transform.scale }
        set { transform.scale = newValue }
    }
    open var orientation: simd_quatf {
        get { transform.rotation }
        set { transform.rotation = newValue }
    }
    /// Puts one inside. Inside of itself it can't be: then nothing is done.
    open func addChild(_ entity: Entity, preservingWorldTransform: Bool = false) {
        var around: Entity? = self
        while let next = around {
            if next === entity { return }
            around = next.parent
        }
        entity.removeFromParent()
        entity.parent = self
        children.append(entity)
    }
    open func removeChild(_ entity: Entity, preservingWorldTransform: Bool = false) {
        children.removeAll { $0 === entity }
        if entity.parent === self { entity.parent = nil }
    }
    open func removeFromParent(preservingWorldTransform: Bool = false) { parent?.removeChild(self) }
    /// The first with a name, itself or inside.
    open func findEntity(named name: String) -> Entity? {
        var next: [Entity] = [self]
        while let entity = next.popLast() {
            if entity.name == name { return entity }
            next += entity.children.reversed()
        }
        return nil
    }
    /// A copy, with copies of those inside where that is asked for.
    open func clone(recursive: Bool) -> Self {
        let copy = Self()
        var pairs: [(Entity, Entity)] = [(self, copy)]
        while let (from, to) = pairs.popLast() {
            to.takeOver(from)
            guard recursive else { break }
            for child in from.children {
                let made = type(of: child).init()
                to.addChild(made)
                pairs.append((child, made))
            }
        }
        return copy
    }
    func takeOver(_ other: Entity) { (name, isEnabled, transform) = (other.name, other.isEnabled, other.transform) }
    /// Bodies for touches and pushes. None are made: nothing is touched.
    open func generateCollisionShapes(recursive: Bool) {}
    /// Reads a model, which fails: no files of models are read.
    public static func load(named name: String, in bundle: Bundle? = nil) throws -> Entity { throw RealityError(name) }
    public static func loadAsync(named name: String, in bundle: Bundle? = nil) -> LoadRequest<Entity> {
        LoadRequest(name: name)
    }
    public static func loadModelAsync(named name: String, in bundle: Bundle? = nil) -> LoadRequest<ModelEntity> {
        LoadRequest(name: name)
    }
    public static func loadModel(named name: String, in bundle: Bundle? = nil) throws -> ModelEntity {
        throw RealityError(name)
    }
}

/// Reads a model, which fails: no files of models are read.
public struct LoadRequest<Output>: Publisher {
    public typealias Failure = any Error
    let name: String
    public func receive(subscriber: some Subscriber<Output, any Error>) {
        Fail<Output, any Error>(error: RealityError(name)).receive(subscriber: subscriber)
    }
}

/// A model that can't be read.
public struct RealityError: LocalizedError, Sendable {
    let name: String
    init(_ name: String) {
        self.name = name
        Log.warnOnce("RealityKit", "RealityKit: models are neither read nor drawn here")
    }
    public var errorDescription: String? {
        "The model \u{201C}\(name)\u{201D} can't be read: there is no RealityKit on this device."
    }
}

/// A form.
public struct MeshResource: Sendable {
    private init() {}
    public static func generateBox(size: Float, cornerRadius: Float = 0) -> MeshResource { MeshResource() }
    public static func generateBox(size: SIMD3<Float>, cornerRadius: Float = 0) -> MeshResource { MeshResource() }
    public static func generateBox(
        width: Float, height: Float, depth: Float, cornerRadius: Float = 0, splitFaces: Bool = false
    ) -> MeshResource { MeshResource() }
    public static func generateText(
        _ string: String, extrusionDepth: Float = 0.25, font: UIFont = .systemFont(ofSize: 0.25),
        containerFrame: CGRect = .zero, alignment: NSTextAlignment = .left,
        lineBreakMode: NSLineBreakMode = .byTruncatingTail
    ) -> MeshResource { MeshResource() }
    public static func generateSphere(radius: Float) -> MeshResource { MeshResource() }
    public static func generatePlane(width: Float, depth: Float, cornerRadius: Float = 0) -> MeshResource {
        MeshResource()
    }
    public static func generatePlane(width: Float, height: Float, cornerRadius: Float = 0) -> MeshResource {
        MeshResource()
    }
}

/// A form and what it is made of.
public struct ModelComponent {
    public var mesh: MeshResource
    public var materials: [any Material]
    public init(mesh: MeshResource, materials: [any Material]) { (self.mesh, self.materials) = (mesh, materials) }
}

/// Something with a form.
open class ModelEntity: Entity {
    open var model: ModelComponent?
    public required init() { super.init() }
    public convenience init(mesh: MeshResource, materials: [any Material] = []) {
        self.init()
        model = ModelComponent(mesh: mesh, materials: materials)
    }
    override func takeOver(_ other: Entity) {
        super.takeOver(other)
        model = (other as? ModelEntity)?.model
    }
}
