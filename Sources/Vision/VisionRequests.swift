import CoreML
import Foundation

/// Reads texts. It finds none.
public struct RecognizeTextRequest: ImageProcessingRequest {
    /// Whether it is to be quick or sure.
    public enum RecognitionLevel: Hashable, Sendable, CaseIterable { case accurate, fast }
    public typealias Result = [RecognizedTextObservation]
    public var regionOfInterest = NormalizedRect.fullImage
    public var recognitionLevel = RecognitionLevel.accurate
    public var recognitionLanguages: [Locale.Language] = []
    public var customWords: [String] = []
    public var usesLanguageCorrection = true
    public var automaticallyDetectsLanguage = false
    public var minimumTextHeightFraction: Float = 0
    /// The languages that it reads: none.
    public var supportedRecognitionLanguages: [Locale.Language] { [] }
    public init() {}
    public func _result() -> VisionResult { .recognizeText(self, []) }
}
/// Looks for texts. It finds none.
public struct DetectTextRectanglesRequest: ImageProcessingRequest {
    public typealias Result = [TextObservation]
    public var regionOfInterest = NormalizedRect.fullImage
    public var reportCharacterBoxes = false
    public init() {}
    public func _result() -> VisionResult { .detectTextRectangles(self, []) }
}
/// Looks for codes. It finds none.
public struct DetectBarcodesRequest: ImageProcessingRequest {
    public typealias Result = [BarcodeObservation]
    public var regionOfInterest = NormalizedRect.fullImage
    public var symbologies: [BarcodeSymbology] = []
    public var coalescesCompositeSymbologies = false
    /// The kinds of codes that it reads: none.
    public var supportedSymbologies: [BarcodeSymbology] { [] }
    public init() {}
    public func _result() -> VisionResult { .detectBarcodes(self, []) }
}
/// Looks for faces. It finds none.
public struct DetectFaceRectanglesRequest: ImageProcessingRequest {
    public typealias Result = [FaceObservation]
    public var regionOfInterest = NormalizedRect.fullImage
    public init() {}
    public func _result() -> VisionResult { .detectFaceRectangles(self, []) }
}
/// Looks for faces with eyes, nose and mouth. It finds none.
public struct DetectFaceLandmarksRequest: ImageProcessingRequest {
    public typealias Result = [FaceObservation]
    public var regionOfInterest = NormalizedRect.fullImage
    public var inputFaceObservations: [FaceObservation]?
    public init() {}
    public func _result() -> VisionResult { .detectFaceLandmarks(self, []) }
}
/// Looks for people. It finds none.
public struct DetectHumanRectanglesRequest: ImageProcessingRequest {
    public typealias Result = [HumanObservation]
    public var regionOfInterest = NormalizedRect.fullImage
    public var upperBodyOnly = true
    public init() {}
    public func _result() -> VisionResult { .detectHumanRectangles(self, []) }
}
/// Looks for rectangles. It finds none.
public struct DetectRectanglesRequest: ImageProcessingRequest {
    public typealias Result = [RectangleObservation]
    public var regionOfInterest = NormalizedRect.fullImage
    public var minimumAspectRatio: Float = 0.5
    public var maximumAspectRatio: Float = 1
    public var minimumSize: Float = 0.2
    public var minimumConfidence: Float = 0
    public var maximumObservations = 1
    public var quadratureToleranceDegrees: Float = 30
    public init() {}
    public func _result() -> VisionResult { .detectRectangles(self, []) }
}
/// Says what a picture shows: nothing.
public struct ClassifyImageRequest: ImageProcessingRequest {
    public typealias Result = [ClassificationObservation]
    public var regionOfInterest = NormalizedRect.fullImage
    /// What it can say: nothing.
    public var supportedIdentifiers: [String] { [] }
    public init() {}
    public func _result() -> VisionResult { .classifyImage(self, []) }
}
/// Looks for cats and dogs. It finds none.
public struct RecognizeAnimalsRequest: ImageProcessingRequest {
    public typealias Result = [RecognizedObjectObservation]
    public var regionOfInterest = NormalizedRect.fullImage
    public init() {}
    public func _result() -> VisionResult { .recognizeAnimals(self, []) }
}

/// A model of Core ML for pictures.
public struct CoreMLModelContainer: Hashable, @unchecked Sendable {
    private let model: MLModel
    public init(model: MLModel, featureProvider: (any MLFeatureProvider)? = nil) throws { self.model = model }
    public static func == (first: Self, second: Self) -> Bool { first.model === second.model }
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(model)) }
}
/// Asks a model of Core ML about a picture. Models of pictures are not computed.
public struct CoreMLRequest: ImageProcessingRequest {
    /// How a picture is made as large as a model wants it.
    public enum ImageCropAndScaleAction: Hashable, Sendable { case centerCrop, scaleToFit, scaleToFill }
    public typealias Result = [any VisionObservation]
    public let model: CoreMLModelContainer
    public var regionOfInterest = NormalizedRect.fullImage
    public var cropAndScaleAction = ImageCropAndScaleAction.centerCrop
    public init(model: CoreMLModelContainer) { self.model = model }
    public func _result() -> VisionResult { .coreML(self, []) }
}
