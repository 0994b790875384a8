import Foundation

/// A question to a session: where a ray meets a surface of the room. It has no answer here, as there is no camera to know a room by.
open class ARRaycastQuery: NSObject, @unchecked Sendable {
    /// The surfaces that the ray may meet: those that were found, those extended without end, or estimates.
    public enum Target: Int, Sendable {
        case existingPlaneGeometry, existingPlaneInfinite, estimatedPlane
    }
    /// Whether such a surface is level or upright.
    public enum TargetAlignment: Int, Sendable {
        case horizontal, vertical, any
    }
    public let origin: SIMD3<Float>
    public let direction: SIMD3<Float>
    public let target: Target
    public let targetAlignment: TargetAlignment
    public init(
        origin: SIMD3<Float>, direction: SIMD3<Float>, allowing target: Target, alignment: TargetAlignment
    ) {
        (self.origin, self.direction, self.target, targetAlignment) = (origin, direction, target, alignment)
    }
}

/// Where a line meets something. There is none here.
open class ARRaycastResult: NSObject, @unchecked Sendable {
    override init() {}
    open var worldTransform: simd_float4x4 { matrix_identity_float4x4 }
    open var target: ARRaycastQuery.Target { .estimatedPlane }
    open var targetAlignment: ARRaycastQuery.TargetAlignment { .any }
    open var anchor: ARAnchor? { nil }
}

extension ARSession {
    /// Where a line meets something: nowhere.
    public func raycast(_ query: ARRaycastQuery) -> [ARRaycastResult] { [] }
}
