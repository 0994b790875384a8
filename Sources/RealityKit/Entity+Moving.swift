import ARKit
import DovetailBase
import Foundation

/// How fast something moves at which part of its way.
public enum AnimationTimingFunction: Equatable, Sendable {
    case linear
    case easeIn
    case easeOut
    case easeInOut
    /// A curve of Bézier's from 0, 0 to 1, 1.
    case cubicBezier(controlPoint1: SIMD2<Float>, controlPoint2: SIMD2<Float>)
    public static let `default` = AnimationTimingFunction.easeInOut
}

/// Something that moves. Nothing is drawn, so what moves is where it goes at once, and this is complete.
public final class AnimationPlaybackController: @unchecked Sendable {
    /// What moves.
    public private(set) weak var entity: Entity?
    public let isComplete = true
    public let isPlaying = false
    public let isPaused = false
    public let isStopped = false
    init(_ entity: Entity) { self.entity = entity }
    public func pause() {}
    public func resume() {}
    public func stop() {}
}

extension Entity {
    /// Where it is among those around it, and in the end in the scene.
    public func transformMatrix(relativeTo referenceEntity: Entity?) -> simd_float4x4 {
        if referenceEntity === self { return Transform.identity.matrix }
        let own = matrixInScene
        return referenceEntity.map { $0.matrixInScene.inverse * own } ?? own
    }
    /// Puts it where it is in terms of another one; nil for the scene.
    public func setTransformMatrix(_ transform: simd_float4x4, relativeTo referenceEntity: Entity?) {
        let inScene = referenceEntity.map { $0.matrixInScene * transform } ?? transform
        self.transform.matrix = parent.map { $0.matrixInScene.inverse * inScene } ?? inScene
    }
    public func position(relativeTo referenceEntity: Entity?) -> SIMD3<Float> {
        Transform(matrix: transformMatrix(relativeTo: referenceEntity)).translation
    }
    public func setPosition(_ position: SIMD3<Float>, relativeTo referenceEntity: Entity?) {
        var transform = Transform(matrix: transformMatrix(relativeTo: referenceEntity))
        transform.translation = position
        setTransformMatrix(transform.matrix, relativeTo: referenceEntity)
    }
    public func setScale(_ scale: SIMD3<Float>, relativeTo referenceEntity: Entity?) {
        var transform = Transform(matrix: transformMatrix(relativeTo: referenceEntity))
        transform.scale = scale
        setTransformMatrix(transform.matrix, relativeTo: referenceEntity)
    }
    public func setOrientation(_ orientation: simd_quatf, relativeTo referenceEntity: Entity?) {
        var transform = Transform(matrix: transformMatrix(relativeTo: referenceEntity))
        transform.rotation = orientation
        setTransformMatrix(transform.matrix, relativeTo: referenceEntity)
    }
    /// Turns it so that its negative z axis points at a place.
    public func look(
        at target: SIMD3<Float>, from position: SIMD3<Float>, upVector: SIMD3<Float> = SIMD3(0, 1, 0),
        relativeTo referenceEntity: Entity?
    ) {
        let back = simd_normalize(position - target)
        let right = simd_normalize(simd_cross(upVector, back))
        let up = simd_cross(back, right)
        setTransformMatrix(
            simd_float4x4(SIMD4(right, 0), SIMD4(up, 0), SIMD4(back, 0), SIMD4(position, 1)),
            relativeTo: referenceEntity)
    }

    /// Puts it somewhere, in terms of another one.
    public func move(to transform: Transform, relativeTo referenceEntity: Entity?) {
        setTransformMatrix(transform.matrix, relativeTo: referenceEntity)
    }
    public func move(to transform: simd_float4x4, relativeTo referenceEntity: Entity?) {
        setTransformMatrix(transform, relativeTo: referenceEntity)
    }
    /// Moves it somewhere. Nothing is drawn, so it is there at once.
    @discardableResult
    public func move(
        to transform: Transform, relativeTo referenceEntity: Entity?, duration: TimeInterval,
        timingFunction: AnimationTimingFunction = .default
    ) -> AnimationPlaybackController {
        move(to: transform.matrix, relativeTo: referenceEntity, duration: duration, timingFunction: timingFunction)
    }
    /// Moves it somewhere. Nothing is drawn, so it is there at once.
    @discardableResult
    public func move(
        to transform: simd_float4x4, relativeTo referenceEntity: Entity?, duration: TimeInterval,
        timingFunction: AnimationTimingFunction = .default
    ) -> AnimationPlaybackController {
        move(to: transform, relativeTo: referenceEntity)
        return AnimationPlaybackController(self)
    }

    private var matrixInScene: simd_float4x4 {
        var matrix = transform.matrix
        var around = parent
        while let entity = around {
            matrix = entity.transform.matrix * matrix
            around = entity.parent
        }
        return matrix
    }
}
