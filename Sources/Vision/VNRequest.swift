import CoreImage
import CoreML
import CoreMedia
import DovetailUIKit
import Foundation
import ImageIO

/// Is told how a request has ended.
public typealias VNRequestCompletionHandler = (VNRequest, (any Error)?) -> Void
/// How sure something is: 0...1.
public typealias VNConfidence = Float

/// A question about a picture. None is answered: it ends with an error.
open class VNRequest: NSObject, VNRequestAnswering, @unchecked Sendable {
    public let completionHandler: VNRequestCompletionHandler?
    /// What it is computed on. It is kept.
    open var usesCPUOnly = false
    open var preferBackgroundProcessing = false
    open var revision = 1
    public init(completionHandler: VNRequestCompletionHandler? = nil) { self.completionHandler = completionHandler }
    open func cancel() {}
}

/// What a ``VNRequest`` is answered by. Kinds of requests have answers of their own kinds, so this is not part of the class.
public protocol VNRequestAnswering: AnyObject {}

extension VNRequestAnswering where Self: VNRequest {
    /// What was found: nothing.
    public var results: [VNObservation]? { nil }
}

/// A question about a part of a picture.
open class VNImageBasedRequest: VNRequest, @unchecked Sendable {
    /// The part, in shares of the picture from its lower left corner.
    open var regionOfInterest = CGRect(x: 0, y: 0, width: 1, height: 1)
}

/// Asks about one picture: ``perform(_:)`` throws, after all requests were told.
open class VNImageRequestHandler: NSObject, @unchecked Sendable {
    public init(cgImage image: CGImage, options: [VNImageOption: Any] = [:]) {}
    public init(cgImage image: CGImage, orientation: CGImagePropertyOrientation, options: [VNImageOption: Any] = [:]) {}
    public init(ciImage image: CIImage, options: [VNImageOption: Any] = [:]) {}
    public init(ciImage image: CIImage, orientation: CGImagePropertyOrientation, options: [VNImageOption: Any] = [:]) {}
    public init(cvPixelBuffer pixelBuffer: CVPixelBuffer, options: [VNImageOption: Any] = [:]) {}
    public init(
        cvPixelBuffer pixelBuffer: CVPixelBuffer, orientation: CGImagePropertyOrientation,
        options: [VNImageOption: Any] = [:]
    ) {}
    public init(cmSampleBuffer sampleBuffer: CMSampleBuffer, options: [VNImageOption: Any] = [:]) {}
    public init(
        cmSampleBuffer sampleBuffer: CMSampleBuffer, orientation: CGImagePropertyOrientation,
        options: [VNImageOption: Any] = [:]
    ) {}
    public init(url imageURL: URL, options: [VNImageOption: Any] = [:]) {}
    public init(url imageURL: URL, orientation: CGImagePropertyOrientation, options: [VNImageOption: Any] = [:]) {}
    public init(data imageData: Data, options: [VNImageOption: Any] = [:]) {}
    public init(data imageData: Data, orientation: CGImagePropertyOrientation, options: [VNImageOption: Any] = [:]) {}

    /// Tells each request that nothing is found, on this thread, and throws an error of ``VNErrorDomain``.
    open func perform(_ requests: [VNRequest]) throws { try tellAbsence(requests) }
}

/// Asks about pictures that follow each other: each time an error is thrown, after all requests were told.
open class VNSequenceRequestHandler: NSObject, @unchecked Sendable {
    public override init() {}
    open func perform(_ requests: [VNRequest], on image: CGImage) throws { try tellAbsence(requests) }
    open func perform(_ requests: [VNRequest], on image: CIImage) throws { try tellAbsence(requests) }
    open func perform(_ requests: [VNRequest], on pixelBuffer: CVPixelBuffer) throws { try tellAbsence(requests) }
    open func perform(
        _ requests: [VNRequest], on pixelBuffer: CVPixelBuffer, orientation: CGImagePropertyOrientation
    ) throws { try tellAbsence(requests) }
}

private func tellAbsence(_ requests: [VNRequest]) throws {
    let error = Absent.error
    for request in requests { request.completionHandler?(request, error) }
    if !requests.isEmpty { throw error }
}

/// What is told with a picture.
public struct VNImageOption: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let properties = VNImageOption(rawValue: "VNImageOptionProperties")
    public static let cameraIntrinsics = VNImageOption(rawValue: "VNImageOptionCameraIntrinsics")
    public static let ciContext = VNImageOption(rawValue: "VNImageOptionCIContext")
}

/// Whether a request is to be quick or sure.
public enum VNRequestTextRecognitionLevel: Int, Sendable {
    case accurate, fast
}

/// Reads texts. It finds none.
open class VNRecognizeTextRequest: VNImageBasedRequest, @unchecked Sendable {
    public var results: [VNRecognizedTextObservation]? { nil }
    open var recognitionLevel = VNRequestTextRecognitionLevel.accurate
    open var recognitionLanguages: [String] = []
    open var customWords: [String] = []
    open var usesLanguageCorrection = true
    open var automaticallyDetectsLanguage = false
    open var minimumTextHeight: Float = 0
    /// The languages that it reads: none.
    open func supportedRecognitionLanguages() throws -> [String] { [] }
}
/// Looks for faces.
open class VNDetectFaceRectanglesRequest: VNImageBasedRequest, @unchecked Sendable {
    public var results: [VNFaceObservation]? { nil }
}
/// Looks for faces with eyes, nose and mouth.
open class VNDetectFaceLandmarksRequest: VNImageBasedRequest, @unchecked Sendable {
    public var results: [VNFaceObservation]? { nil }
    open var inputFaceObservations: [VNFaceObservation]?
}
/// Looks for codes.
open class VNDetectBarcodesRequest: VNImageBasedRequest, @unchecked Sendable {
    public var results: [VNBarcodeObservation]? { nil }
    open var symbologies: [VNBarcodeSymbology] = []
    /// The codes that can be found: none, as nothing here looks for codes.
    open func supportedSymbologies() throws -> [VNBarcodeSymbology] { [] }
    /// The codes that can be found: none.
    open class var supportedSymbologies: [VNBarcodeSymbology] { [] }
    /// Whether pieces of codes are put together. It is kept, and nothing else.
    open var coalesceCompositeSymbologies = false
}
/// Looks for rectangles.
open class VNDetectRectanglesRequest: VNImageBasedRequest, @unchecked Sendable {
    public var results: [VNRectangleObservation]? { nil }
    open var minimumAspectRatio: Float = 0.5
    open var maximumAspectRatio: Float = 0.5
    open var minimumSize: Float = 0.2
    open var minimumConfidence: VNConfidence = 0
    open var maximumObservations = 1
    open var quadratureTolerance: Float = 30
}
/// Looks for people.
open class VNDetectHumanRectanglesRequest: VNImageBasedRequest, @unchecked Sendable {
    public var results: [VNHumanObservation]? { nil }
    open var upperBodyOnly = true
}
/// Looks for how people stand.
open class VNDetectHumanBodyPoseRequest: VNImageBasedRequest, @unchecked Sendable {
    public var results: [VNHumanBodyPoseObservation]? { nil }
}
/// Looks for how people stand, in space.
open class VNDetectHumanBodyPose3DRequest: VNRequest, @unchecked Sendable {
    public var results: [VNHumanBodyPose3DObservation]? { nil }
}
/// Looks for hands.
open class VNDetectHumanHandPoseRequest: VNImageBasedRequest, @unchecked Sendable {
    public var results: [VNHumanHandPoseObservation]? { nil }
    open var maximumHandCount = 2
}
/// Says what a picture shows.
open class VNClassifyImageRequest: VNImageBasedRequest, @unchecked Sendable {
    public var results: [VNClassificationObservation]? { nil }
}
/// Cuts people out.
open class VNGeneratePersonSegmentationRequest: VNImageBasedRequest, @unchecked Sendable {
    public enum QualityLevel: UInt, Sendable {
        case accurate, balanced, fast
    }
    public var results: [VNPixelBufferObservation]? { nil }
    open var qualityLevel = QualityLevel.accurate
    open var outputPixelFormat = kCVPixelFormatType_OneComponent8
}
/// Cuts out what is in front.
open class VNGenerateForegroundInstanceMaskRequest: VNImageBasedRequest, @unchecked Sendable {
    public var results: [VNInstanceMaskObservation]? { nil }
}

/// A model of Core ML for pictures.
open class VNCoreMLModel: NSObject, @unchecked Sendable {
    /// The name of the picture among what goes in.
    open var inputImageFeatureName = "image"
    open var featureProvider: (any MLFeatureProvider)?
    public init(for model: MLModel) throws {}
}
/// Asks a model of Core ML about a picture.
open class VNCoreMLRequest: VNImageBasedRequest, @unchecked Sendable {
    public let model: VNCoreMLModel
    open var imageCropAndScaleOption = VNImageCropAndScaleOption.centerCrop
    public init(model: VNCoreMLModel, completionHandler: VNRequestCompletionHandler? = nil) {
        self.model = model
        super.init(completionHandler: completionHandler)
    }
}
/// How a picture is made as large as a model wants it.
public enum VNImageCropAndScaleOption: UInt, Sendable {
    case centerCrop, scaleFit, scaleFill
}
