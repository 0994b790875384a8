import CoreGraphics
import Foundation
import simd

/// A place in a picture, in shares of it from its lower left corner.
open class VNPoint: NSObject, @unchecked Sendable {
    public let x: Double
    public let y: Double
    open var location: CGPoint { CGPoint(x: x, y: y) }
    public init(x: Double, y: Double) { (self.x, self.y) = (x, y) }
    public convenience init(location: CGPoint) { self.init(x: location.x, y: location.y) }
    /// How far it is from another one.
    open func distance(_ point: VNPoint) -> Double { hypot(x - point.x, y - point.y) }
}
/// A place that something was found at. Nothing is found here.
open class VNRecognizedPoint: VNPoint, @unchecked Sendable {
    open var confidence: VNConfidence { 0 }
    open var identifier: VNRecognizedPointKey { VNRecognizedPointKey(rawValue: "") }
}
/// The name of a place.
public struct VNRecognizedPointKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
}

/// Places of a body or a hand. Nothing is found here.
open class VNRecognizedPointsObservation: VNObservation, @unchecked Sendable {
    open var availableKeys: [VNRecognizedPointKey] { [] }
}

/// How a person stands.
open class VNHumanBodyPoseObservation: VNRecognizedPointsObservation, @unchecked Sendable {
    /// A joint by name.
    public struct JointName: RawRepresentable, Hashable, Sendable {
        public let rawValue: VNRecognizedPointKey
        public init(rawValue: VNRecognizedPointKey) { self.rawValue = rawValue }
        private init(_ name: String) { self.init(rawValue: VNRecognizedPointKey(rawValue: name)) }
        public static let nose = JointName("head_joint")
        public static let leftEye = JointName("left_eye_joint")
        public static let rightEye = JointName("right_eye_joint")
        public static let leftEar = JointName("left_ear_joint")
        public static let rightEar = JointName("right_ear_joint")
        public static let neck = JointName("neck_1_joint")
        public static let leftShoulder = JointName("left_shoulder_1_joint")
        public static let rightShoulder = JointName("right_shoulder_1_joint")
        public static let leftElbow = JointName("left_forearm_joint")
        public static let rightElbow = JointName("right_forearm_joint")
        public static let leftWrist = JointName("left_hand_joint")
        public static let rightWrist = JointName("right_hand_joint")
        public static let root = JointName("root")
        public static let leftHip = JointName("left_upLeg_joint")
        public static let rightHip = JointName("right_upLeg_joint")
        public static let leftKnee = JointName("left_leg_joint")
        public static let rightKnee = JointName("right_leg_joint")
        public static let leftAnkle = JointName("left_foot_joint")
        public static let rightAnkle = JointName("right_foot_joint")
    }
    /// Joints that belong together.
    public struct JointsGroupName: RawRepresentable, Hashable, Sendable {
        public let rawValue: VNRecognizedPointKey
        public init(rawValue: VNRecognizedPointKey) { self.rawValue = rawValue }
        private init(_ name: String) { self.init(rawValue: VNRecognizedPointKey(rawValue: name)) }
        public static let all = JointsGroupName("all")
        public static let face = JointsGroupName("face")
        public static let torso = JointsGroupName("torso")
        public static let leftArm = JointsGroupName("left_arm")
        public static let rightArm = JointsGroupName("right_arm")
        public static let leftLeg = JointsGroupName("left_leg")
        public static let rightLeg = JointsGroupName("right_leg")
    }
    open var availableJointNames: [JointName] { [] }
    open func recognizedPoint(_ jointName: JointName) throws -> VNRecognizedPoint { throw Absent.error }
    open func recognizedPoints(_ groupName: JointsGroupName) throws -> [JointName: VNRecognizedPoint] { [:] }
}

/// A hand.
open class VNHumanHandPoseObservation: VNRecognizedPointsObservation, @unchecked Sendable {
    /// A joint by name.
    public struct JointName: RawRepresentable, Hashable, Sendable {
        public let rawValue: VNRecognizedPointKey
        public init(rawValue: VNRecognizedPointKey) { self.rawValue = rawValue }
        private init(_ name: String) { self.init(rawValue: VNRecognizedPointKey(rawValue: name)) }
        public static let wrist = JointName("VNHLKWRI")
        public static let thumbTip = JointName("VNHLKTTIP")
        public static let thumbIP = JointName("VNHLKTIP")
        public static let thumbMP = JointName("VNHLKTMP")
        public static let thumbCMC = JointName("VNHLKTCMC")
        public static let indexTip = JointName("VNHLKITIP")
        public static let indexDIP = JointName("VNHLKIDIP")
        public static let indexPIP = JointName("VNHLKIPIP")
        public static let indexMCP = JointName("VNHLKIMCP")
        public static let middleTip = JointName("VNHLKMTIP")
        public static let middleDIP = JointName("VNHLKMDIP")
        public static let middlePIP = JointName("VNHLKMPIP")
        public static let middleMCP = JointName("VNHLKMMCP")
        public static let ringTip = JointName("VNHLKRTIP")
        public static let ringDIP = JointName("VNHLKRDIP")
        public static let ringPIP = JointName("VNHLKRPIP")
        public static let ringMCP = JointName("VNHLKRMCP")
        public static let littleTip = JointName("VNHLKPTIP")
        public static let littleDIP = JointName("VNHLKPDIP")
        public static let littlePIP = JointName("VNHLKPPIP")
        public static let littleMCP = JointName("VNHLKPMCP")
    }
    /// Joints that belong together.
    public struct JointsGroupName: RawRepresentable, Hashable, Sendable {
        public let rawValue: VNRecognizedPointKey
        public init(rawValue: VNRecognizedPointKey) { self.rawValue = rawValue }
        private init(_ name: String) { self.init(rawValue: VNRecognizedPointKey(rawValue: name)) }
        public static let all = JointsGroupName("all")
        public static let thumb = JointsGroupName("VNHLRKT")
        public static let indexFinger = JointsGroupName("VNHLRKI")
        public static let middleFinger = JointsGroupName("VNHLRKM")
        public static let ringFinger = JointsGroupName("VNHLRKR")
        public static let littleFinger = JointsGroupName("VNHLRKP")
    }
    /// Which hand it is.
    public enum Chirality: Int, Sendable {
        case unknown = 0, left = -1, right = 1
    }
    open var chirality: Chirality { .unknown }
    open var availableJointNames: [JointName] { [] }
    open func recognizedPoint(_ jointName: JointName) throws -> VNRecognizedPoint { throw Absent.error }
    open func recognizedPoints(_ groupName: JointsGroupName) throws -> [JointName: VNRecognizedPoint] { [:] }
    open func keypointsMultiArray() throws -> MLMultiArray { throw Absent.error }
}

/// How a person stands, in space.
open class VNHumanBodyPose3DObservation: VNRecognizedPointsObservation, @unchecked Sendable {
    /// A joint by name.
    public struct JointName: RawRepresentable, Hashable, Sendable {
        public let rawValue: VNRecognizedPointKey
        public init(rawValue: VNRecognizedPointKey) { self.rawValue = rawValue }
        private init(_ name: String) { self.init(rawValue: VNRecognizedPointKey(rawValue: name)) }
        public static let root = JointName("human_root_3D")
        public static let spine = JointName("human_spine_3D")
        public static let centerShoulder = JointName("human_center_shoulder_3D")
        public static let centerHead = JointName("human_center_head_3D")
        public static let topHead = JointName("human_top_head_3D")
        public static let leftShoulder = JointName("human_left_shoulder_3D")
        public static let leftElbow = JointName("human_left_elbow_3D")
        public static let leftWrist = JointName("human_left_wrist_3D")
        public static let rightShoulder = JointName("human_right_shoulder_3D")
        public static let rightElbow = JointName("human_right_elbow_3D")
        public static let rightWrist = JointName("human_right_wrist_3D")
        public static let leftHip = JointName("human_left_hip_3D")
        public static let leftKnee = JointName("human_left_knee_3D")
        public static let leftAnkle = JointName("human_left_ankle_3D")
        public static let rightHip = JointName("human_right_hip_3D")
        public static let rightKnee = JointName("human_right_knee_3D")
        public static let rightAnkle = JointName("human_right_ankle_3D")
    }
    open var availableJointNames: [JointName] { [] }
    open var bodyHeight: Float { 0 }
    open var cameraOriginMatrix: simd_float4x4 { matrix_identity_float4x4 }
    open func cameraRelativePosition(_ jointName: JointName) throws -> simd_float4x4 { throw Absent.error }
    open func pointInImage(_ jointName: JointName) throws -> VNPoint { throw Absent.error }
    open func recognizedPoint(_ jointName: JointName) throws -> VNHumanBodyRecognizedPoint3D { throw Absent.error }
    open func parentJointName(_ jointName: JointName) -> JointName? { nil }
}
/// A joint in space. Nothing is found here.
open class VNHumanBodyRecognizedPoint3D: NSObject, @unchecked Sendable {
    override init() {}
    open var position: simd_float4x4 { matrix_identity_float4x4 }
    open var localPosition: simd_float4x4 { matrix_identity_float4x4 }
    open var parentJoint: VNHumanBodyPose3DObservation.JointName { .root }
}
