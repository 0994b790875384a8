@_exported import AVFoundation
@_exported import Foundation

/// Says what a session is to track. Desktops have no cameras and sensors for that: no configuration is supported, as on a device that is too old.
@MainActor @preconcurrency
open class ARConfiguration: NSObject {
    /// Whether the device can: no.
    open class var isSupported: Bool { false }
    /// Features that a session is to find in the camera's pictures, such as people.
    public struct FrameSemantics: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let personSegmentation = FrameSemantics(rawValue: 1)
        public static let personSegmentationWithDepth = FrameSemantics(rawValue: 3)
        public static let bodyDetection = FrameSemantics(rawValue: 4)
        public static let sceneDepth = FrameSemantics(rawValue: 8)
        public static let smoothedSceneDepth = FrameSemantics(rawValue: 16)
    }
    /// How the axes lie.
    public enum WorldAlignment: Int, Sendable { case gravity, gravityAndHeading, camera }
    /// How a session is to model the surroundings.
    public struct SceneReconstruction: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let mesh = SceneReconstruction(rawValue: 1)
        public static let meshWithClassification = SceneReconstruction(rawValue: 3)
    }
    /// Whether the device can find these features: no.
    open class func supportsFrameSemantics(_ frameSemantics: FrameSemantics) -> Bool { false }
    open var frameSemantics: FrameSemantics = []
    open var worldAlignment = WorldAlignment.gravity
    open var isLightEstimationEnabled = true
    open var providesAudioData = false
    public override init() { super.init() }
}

/// Follows the device in a room.
open class ARWorldTrackingConfiguration: ARConfiguration {
    /// Which planes are looked for.
    public struct PlaneDetection: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let horizontal = PlaneDetection(rawValue: 1)
        public static let vertical = PlaneDetection(rawValue: 2)
    }
    /// How surroundings are reflected.
    public enum EnvironmentTexturing: Int, Sendable { case none, manual, automatic }
    /// Whether the device can make that out: no.
    open class func supportsSceneReconstruction(_ sceneReconstruction: SceneReconstruction) -> Bool { false }
    open class var supportsUserFaceTracking: Bool { false }
    open var planeDetection: PlaneDetection = []
    open var environmentTexturing = EnvironmentTexturing.none
    open var sceneReconstruction: SceneReconstruction = []
    open var isCollaborationEnabled = false
    open var userFaceTrackingEnabled = false
    /// Pictures and things that are looked for.
    open var detectionImages: Set<ARReferenceImage>?
    open var detectionObjects: Set<ARReferenceObject> = []
    open var maximumNumberOfTrackedImages = 0
    open var automaticImageScaleEstimationEnabled = false
}

/// Follows a face.
open class ARFaceTrackingConfiguration: ARConfiguration {
    open class var supportsWorldTracking: Bool { false }
    open class var supportedNumberOfTrackedFaces: Int { 0 }
    open var maximumNumberOfTrackedFaces = 1
}
/// Follows a body.
open class ARBodyTrackingConfiguration: ARConfiguration {}
/// Follows how the device is turned.
open class AROrientationTrackingConfiguration: ARConfiguration {}
/// Follows pictures that are known.
open class ARImageTrackingConfiguration: ARConfiguration {
    open var trackingImages: Set<ARReferenceImage> = []
    open var maximumNumberOfTrackedImages = 0
}
/// Follows the device among places of the earth.
open class ARGeoTrackingConfiguration: ARWorldTrackingConfiguration {
    /// Tells that the device can't, on the main thread.
    open class func checkAvailability(completionHandler: @escaping @MainActor @Sendable (Bool, (any Error)?) -> Void) {
        DispatchQueue.main.async { completionHandler(false, ARError(.unsupportedConfiguration)) }
    }
}

/// Why a session fails. Here it is ``Code/unsupportedConfiguration``.
public struct ARError: CustomNSError, LocalizedError, Equatable, Sendable {
    public enum Code: Int, Sendable {
        case unsupportedConfiguration = 100
        case sensorUnavailable = 101
        case sensorFailed = 102
        case cameraUnauthorized = 103
        case worldTrackingFailed = 200
    }
    public let code: Code
    public init(_ code: Code) { self.code = code }
    public static var errorDomain: String { "com.apple.arkit.error" }
    public var errorCode: Int { code.rawValue }
    public var errorDescription: String? {
        code == .unsupportedConfiguration
            ? "Unsupported configuration."
            : "The operation couldn't be completed. (\(Self.errorDomain) error \(code.rawValue).)"
    }
}
