import DovetailBase
import DovetailUIKit
import Foundation

/// A place in the room that a session tracks.
open class ARAnchor: NSObject, @unchecked Sendable {
    public let identifier = UUID()
    /// The name that the app gave it.
    public let name: String?
    /// Where it is.
    public let transform: simd_float4x4
    public init(transform: simd_float4x4) { (name, self.transform) = (nil, transform) }
    public init(name: String, transform: simd_float4x4) { (self.name, self.transform) = (name, transform) }
}
/// A plane that was found. Sessions here find nothing, so there is none of this kind nor of the following ones.
open class ARPlaneAnchor: ARAnchor, @unchecked Sendable {
    public enum Alignment: Int, Sendable { case horizontal, vertical }
}
/// A picture that is known.
open class ARImageAnchor: ARAnchor, @unchecked Sendable {}
/// A face.
open class ARFaceAnchor: ARAnchor, @unchecked Sendable {}
/// A body.
open class ARBodyAnchor: ARAnchor, @unchecked Sendable {}

/// A picture of the camera with what was found in it. No session here makes one.
open class ARFrame: NSObject, @unchecked Sendable {
    override init() {}
    open var anchors: [ARAnchor] { [] }
    open var timestamp: TimeInterval { 0 }
}

/// Hears of a session.
@MainActor @preconcurrency
public protocol ARSessionDelegate: AnyObject {
    func session(_ session: ARSession, didUpdate frame: ARFrame)
    func session(_ session: ARSession, didAdd anchors: [ARAnchor])
    func session(_ session: ARSession, didUpdate anchors: [ARAnchor])
    func session(_ session: ARSession, didRemove anchors: [ARAnchor])
    /// It can't go on: there is nothing that it could follow.
    func session(_ session: ARSession, didFailWithError error: any Error)
    func sessionWasInterrupted(_ session: ARSession)
    func sessionInterruptionEnded(_ session: ARSession)
}
extension ARSessionDelegate {
    public func session(_ session: ARSession, didUpdate frame: ARFrame) {}
    public func session(_ session: ARSession, didAdd anchors: [ARAnchor]) {}
    public func session(_ session: ARSession, didUpdate anchors: [ARAnchor]) {}
    public func session(_ session: ARSession, didRemove anchors: [ARAnchor]) {}
    public func session(_ session: ARSession, didFailWithError error: any Error) {}
    public func sessionWasInterrupted(_ session: ARSession) {}
    public func sessionInterruptionEnded(_ session: ARSession) {}
}

/// Follows what a configuration says. One that is run fails at once with ``ARError/Code/unsupportedConfiguration``, which the delegate hears on the main thread; the log
/// tells once.
@MainActor @preconcurrency
open class ARSession: NSObject {
    /// What a session that is run again forgets.
    public struct RunOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let resetTracking = RunOptions(rawValue: 1)
        public static let removeExistingAnchors = RunOptions(rawValue: 2)
        public static let stopTrackedRaycasts = RunOptions(rawValue: 4)
        public static let resetSceneReconstruction = RunOptions(rawValue: 8)
    }
    open weak var delegate: (any ARSessionDelegate)?
    /// What was run last.
    public private(set) var configuration: ARConfiguration?
    /// What the camera sees: nil.
    open var currentFrame: ARFrame? { nil }
    public override init() { super.init() }

    /// Tells the delegate that the device can't.
    open func run(_ configuration: ARConfiguration, options: RunOptions = []) {
        self.configuration = configuration
        Log.warnOnce("ARKit", "ARKit: this device has no camera and sensors for augmented reality")
        DispatchQueue.main.async { [weak self] in
            guard let self else { return }
            delegate?.session(self, didFailWithError: ARError(.unsupportedConfiguration))
        }
    }
    /// Does nothing, as nothing runs; so do the next ones.
    open func pause() {}
    open func add(anchor: ARAnchor) {}
    open func remove(anchor: ARAnchor) {}
}

/// Tells a person how to move the device. It is never seen, as no session runs.
@MainActor @preconcurrency
open class ARCoachingOverlayView: UIView {
    public enum Goal: Int, Sendable { case tracking, horizontalPlane, verticalPlane, anyPlane, geoTracking }
    open weak var session: ARSession?
    open var goal = Goal.tracking
    open var activatesAutomatically = true
    open var isActive: Bool { false }
    open func setActive(_ active: Bool, animated: Bool) {}
}
