// swift-format-ignore-file: AlwaysUseLowerCamelCase

import CoreGraphics
import DovetailBase
import Foundation

public let CIDetectorTypeFace = "CIDetectorTypeFace"
public let CIDetectorTypeRectangle = "CIDetectorTypeRectangle"
public let CIDetectorTypeQRCode = "CIDetectorTypeQRCode"
public let CIDetectorTypeText = "CIDetectorTypeText"
/// Whether it is to be quick or sure.
public let CIDetectorAccuracy = "CIDetectorAccuracy"
public let CIDetectorAccuracyLow = "CIDetectorAccuracyLow"
public let CIDetectorAccuracyHigh = "CIDetectorAccuracyHigh"
public let CIDetectorTracking = "CIDetectorTracking"
public let CIDetectorMinFeatureSize = "CIDetectorMinFeatureSize"
public let CIDetectorEyeBlink = "CIDetectorEyeBlink"
public let CIDetectorSmile = "CIDetectorSmile"
public let CIDetectorImageOrientation = "CIDetectorImageOrientation"

/// Looks for faces, codes, rectangles and texts in a picture. Nothing here does: ``init(ofType:context:options:)`` is nil, as for a kind that is not known.
open class CIDetector: NSObject {
    /// Nil: pictures are not looked into. The log tells once.
    public init?(ofType type: String, context: CIContext?, options: [String: Any]? = nil) {
        Log.warnOnce("CIDetector", "CIDetector: pictures are not looked into on this device")
        return nil
    }
    open func features(in image: CIImage) -> [CIFeature] { [] }
    open func features(in image: CIImage, options: [String: Any]?) -> [CIFeature] { [] }
}

/// Something that was found. Nothing is, so nobody gets one, nor one of the next kinds.
open class CIFeature: NSObject {
    override init() {}
    /// What it is, such as a code.
    open var type: String { "" }
    /// Where it is, in pixels from the lower left corner.
    open var bounds: CGRect { .zero }
}
/// A face.
open class CIFaceFeature: CIFeature {
    open var hasLeftEyePosition: Bool { false }
    open var leftEyePosition: CGPoint { .zero }
    open var hasRightEyePosition: Bool { false }
    open var rightEyePosition: CGPoint { .zero }
    open var hasMouthPosition: Bool { false }
    open var mouthPosition: CGPoint { .zero }
    open var hasFaceAngle: Bool { false }
    open var faceAngle: Float { 0 }
    open var hasSmile: Bool { false }
    open var leftEyeClosed: Bool { false }
    open var rightEyeClosed: Bool { false }
}
/// A rectangle.
open class CIRectangleFeature: CIFeature {
    open var topLeft: CGPoint { .zero }
    open var topRight: CGPoint { .zero }
    open var bottomLeft: CGPoint { .zero }
    open var bottomRight: CGPoint { .zero }
}
/// A code.
open class CIQRCodeFeature: CIRectangleFeature {
    /// What it says.
    open var messageString: String? { nil }
}
/// A text.
open class CITextFeature: CIRectangleFeature {}
