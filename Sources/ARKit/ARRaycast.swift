import Foundation

/// What is asked of a room: where a line meets something. Nothing is met, as no room is known.
open class ARRaycastQuery: NSObject, @unchecked Sendable {
    /// What the line may meet.
    public enum Target: Int, Sendable {
        case existingPlaneGeometry, existingPlaneInfinite, estimatedPlane
    }
    /// How that lies.
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
