import CoreImage
import CoreMedia
import DovetailUIKit
import Foundation
import ImageIO

/// A question about a picture. None is answered here: ``perform(on:orientation:)-(CGImage,_)`` throws ``VisionError/unsupportedRequest(_:)``.
public protocol VisionRequest: Hashable, Sendable, CustomStringConvertible {
    /// What is found.
    associatedtype Result: Sendable
    /// What the answers of a handler that was given several questions have it under.
    func _result() -> VisionResult
}

/// A question about a part of a picture.
public protocol ImageProcessingRequest: VisionRequest {
    /// The part.
    var regionOfInterest: NormalizedRect { get set }
}

extension VisionRequest {
    public var description: String { String(describing: Self.self) }

    /// Throws ``VisionError/unsupportedRequest(_:)``. The log tells once.
    public func perform(on image: CGImage, orientation: CGImagePropertyOrientation? = nil) async throws -> Result {
        throw Absent.visionError(self)
    }
    /// Throws ``VisionError/unsupportedRequest(_:)``. The log tells once.
    public func perform(on image: CIImage, orientation: CGImagePropertyOrientation? = nil) async throws -> Result {
        throw Absent.visionError(self)
    }
    /// Throws ``VisionError/unsupportedRequest(_:)``. The log tells once.
    public func perform(
        on pixelBuffer: CVPixelBuffer, orientation: CGImagePropertyOrientation? = nil
    ) async throws -> Result { throw Absent.visionError(self) }
    /// Throws ``VisionError/unsupportedRequest(_:)``. The log tells once.
    public func perform(
        on sampleBuffer: CMSampleBuffer, orientation: CGImagePropertyOrientation? = nil
    ) async throws -> Result { throw Absent.visionError(self) }
    /// Throws ``VisionError/unsupportedRequest(_:)``. The log tells once.
    public func perform(on imageData: Data, orientation: CGImagePropertyOrientation? = nil) async throws -> Result {
        throw Absent.visionError(self)
    }
    /// Throws ``VisionError/unsupportedRequest(_:)``. The log tells once.
    public func perform(on url: URL, orientation: CGImagePropertyOrientation? = nil) async throws -> Result {
        throw Absent.visionError(self)
    }
}

/// Why a question has no answer. Here it is ``unsupportedRequest(_:)``.
public enum VisionError: Error, LocalizedError, Hashable, Sendable {
    case invalidArgument(String)
    case invalidFormat(String)
    case invalidImage(String)
    case invalidModel(String)
    case invalidOperation(String)
    case internalError(String)
    case ioError(String)
    case operationFailed(String)
    case outOfBoundsError(String)
    case requestCancelled(String)
    case timeout(String)
    case unsupportedComputeDevice(String)
    case unsupportedComputeStage(String)
    case unsupportedRequest(String)
    case unsupportedRevision(String)

    public var errorDescription: String? {
        switch self {
        case .unsupportedRequest: "Pictures are not looked into on this device."
        default: "The picture could not be looked into."
        }
    }
}

extension Absent {
    static func visionError(_ request: some VisionRequest) -> VisionError {
        _ = error
        return .unsupportedRequest(request.description)
    }
}

/// Asks several questions about one picture. None is answered: ``perform(_:)`` throws, and ``performAll(_:)`` gives an answer with nothing in it for each.
public final class ImageRequestHandler: Sendable {
    public init(_ image: CGImage, orientation: CGImagePropertyOrientation? = nil) {}
    public init(_ image: CIImage, orientation: CGImagePropertyOrientation? = nil) {}
    public init(_ pixelBuffer: CVPixelBuffer, orientation: CGImagePropertyOrientation? = nil) {}
    public init(_ sampleBuffer: CMSampleBuffer, orientation: CGImagePropertyOrientation? = nil) {}
    public init(_ imageData: Data, orientation: CGImagePropertyOrientation? = nil) {}
    public init(_ url: URL, orientation: CGImagePropertyOrientation? = nil) {}

    /// Throws ``VisionError/unsupportedRequest(_:)`` for the first question.
    public func perform<each Request: VisionRequest>(
        _ request: repeat each Request
    ) async throws -> (repeat (each Request).Result) {
        func answer<One: VisionRequest>(_ one: One) throws -> One.Result { throw Absent.visionError(one) }
        return (repeat try answer(each request))
    }

    /// The answers one after the other: for each question one with nothing in it. The log tells once.
    public func performAll(_ requests: some Collection<any VisionRequest>) -> some AsyncSequence<VisionResult, Never> {
        let results = requests.map { $0._result() }
        if !results.isEmpty { _ = Absent.error }
        return AsyncStream { continuation in
            for result in results { continuation.yield(result) }
            continuation.finish()
        }
    }
}

/// The answer to one of several questions. There is nothing in any.
public enum VisionResult: Sendable {
    case classifyImage(ClassifyImageRequest, [ClassificationObservation])
    case coreML(CoreMLRequest, [any VisionObservation])
    case detectBarcodes(DetectBarcodesRequest, [BarcodeObservation])
    case detectFaceLandmarks(DetectFaceLandmarksRequest, [FaceObservation])
    case detectFaceRectangles(DetectFaceRectanglesRequest, [FaceObservation])
    case detectHumanRectangles(DetectHumanRectanglesRequest, [HumanObservation])
    case detectRectangles(DetectRectanglesRequest, [RectangleObservation])
    case detectTextRectangles(DetectTextRectanglesRequest, [TextObservation])
    case recognizeAnimals(RecognizeAnimalsRequest, [RecognizedObjectObservation])
    case recognizeText(RecognizeTextRequest, [RecognizedTextObservation])
}
