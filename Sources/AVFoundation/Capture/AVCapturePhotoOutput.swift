import CoreGraphics
import CoreMedia
import CoreVideo
import DovetailUIKit
import Foundation

/// How a picture is to be taken.
open class AVCapturePhotoSettings: NSObject, @unchecked Sendable {
    /// As usual.
    public override init() {}
    /// In a form, such as `[AVVideoCodecKey: AVVideoCodecType.hevc]`.
    public convenience init(format: [String: Any]?) {
        self.init()
        self.format = format
    }
    public convenience init(rawPixelFormatType: OSType, processedFormat: [String: Any]? = nil) {
        self.init(format: processedFormat)
        self.rawPhotoPixelFormatType = rawPixelFormatType
    }
    public convenience init(from photoSettings: AVCapturePhotoSettings) {
        self.init(format: photoSettings.format)
        (flashMode, photoQualityPrioritization) = (photoSettings.flashMode, photoSettings.photoQualityPrioritization)
    }

    /// Tells pictures apart.
    public let uniqueID = Int64.random(in: 1...Int64(Int32.max))
    public private(set) var format: [String: Any]?
    open private(set) var rawPhotoPixelFormatType: OSType = 0
    /// Whether the device lights.
    open var flashMode = AVCaptureDevice.FlashMode.off
    /// Whether the picture is as large as it can be. It is kept, and nothing else, as are the next ones: no picture is taken.
    open var isHighResolutionPhotoEnabled = false
    /// Whether the picture is steadied.
    open var isAutoStillImageStabilizationEnabled = true
    open var isAutoRedEyeReductionEnabled = true
    open var isDepthDataDeliveryEnabled = false
    open var embedsDepthDataInPhoto = true
    open var photoQualityPrioritization = AVCapturePhotoOutput.QualityPrioritization.balanced
    open var maxPhotoDimensions = CMVideoDimensions(width: 0, height: 0)
    open var livePhotoMovieFileURL: URL?
    open var metadata: [String: Any] = [:]
    open var previewPhotoFormat: [String: Any]?
    open var embeddedThumbnailPhotoFormat: [String: Any]?
    /// The forms that a small picture can have: none.
    open var availablePreviewPhotoPixelFormatTypes: [OSType] { [] }
    open var availableEmbeddedThumbnailPhotoCodecTypes: [AVVideoCodecType] { [] }
}

/// How a picture was taken. There are none here.
open class AVCaptureResolvedPhotoSettings: NSObject, @unchecked Sendable {
    override init() {}
    open var uniqueID: Int64 { 0 }
    open var photoDimensions: CMVideoDimensions { CMVideoDimensions(width: 0, height: 0) }
    open var previewDimensions: CMVideoDimensions { CMVideoDimensions(width: 0, height: 0) }
    open var isFlashEnabled: Bool { false }
    open var expectedPhotoCount: Int { 0 }
}

/// A picture that was taken. There are none here: a delegate is given one with an error, and with nothing in it.
open class AVCapturePhoto: NSObject, @unchecked Sendable {
    override init() {}
    /// The picture in a file.
    open func fileDataRepresentation() -> Data? { nil }
    open func cgImageRepresentation() -> CGImage? { nil }
    open func previewCGImageRepresentation() -> CGImage? { nil }
    open var pixelBuffer: CVPixelBuffer? { nil }
    open var previewPixelBuffer: CVPixelBuffer? { nil }
    /// The metadata of the picture's file: empty.
    open var metadata: [String: Any] { [:] }
    open var resolvedSettings: AVCaptureResolvedPhotoSettings { AVCaptureResolvedPhotoSettings() }
    open var timestamp: CMTime { .invalid }
    open var isRawPhoto: Bool { false }
    open var photoCount: Int { 0 }
    open var sequenceCount: Int { 0 }
}

/// Hears of pictures that are taken.
public protocol AVCapturePhotoCaptureDelegate: NSObjectProtocol {
    func photoOutput(
        _ output: AVCapturePhotoOutput, willBeginCaptureFor resolvedSettings: AVCaptureResolvedPhotoSettings)
    func photoOutput(
        _ output: AVCapturePhotoOutput, willCapturePhotoFor resolvedSettings: AVCaptureResolvedPhotoSettings)
    func photoOutput(
        _ output: AVCapturePhotoOutput, didCapturePhotoFor resolvedSettings: AVCaptureResolvedPhotoSettings)
    /// A picture is there, or an error.
    func photoOutput(
        _ output: AVCapturePhotoOutput, didFinishProcessingPhoto photo: AVCapturePhoto, error: (any Error)?)
    /// All of a picture is done, or an error ended it.
    func photoOutput(
        _ output: AVCapturePhotoOutput, didFinishCaptureFor resolvedSettings: AVCaptureResolvedPhotoSettings,
        error: (any Error)?)
}

extension AVCapturePhotoCaptureDelegate {
    public func photoOutput(
        _ output: AVCapturePhotoOutput, willBeginCaptureFor resolvedSettings: AVCaptureResolvedPhotoSettings
    ) {}
    public func photoOutput(
        _ output: AVCapturePhotoOutput, willCapturePhotoFor resolvedSettings: AVCaptureResolvedPhotoSettings
    ) {}
    public func photoOutput(
        _ output: AVCapturePhotoOutput, didCapturePhotoFor resolvedSettings: AVCaptureResolvedPhotoSettings
    ) {}
    public func photoOutput(
        _ output: AVCapturePhotoOutput, didFinishProcessingPhoto photo: AVCapturePhoto, error: (any Error)?
    ) {}
    public func photoOutput(
        _ output: AVCapturePhotoOutput, didFinishCaptureFor resolvedSettings: AVCaptureResolvedPhotoSettings,
        error: (any Error)?
    ) {}
}

/// Takes photos. There is no camera, so its delegate is given an error for each.
open class AVCapturePhotoOutput: AVCaptureOutput, @unchecked Sendable {
    /// Whether the quality or the speed of a capture counts more.
    public enum QualityPrioritization: Int, Sendable {
        case speed = 1
        case balanced
        case quality
    }
    /// The highest ``QualityPrioritization`` that settings may ask for. It is kept, and has no effect.
    open var maxPhotoQualityPrioritization = QualityPrioritization.balanced
    /// How large pictures are at most. It is kept.
    open var maxPhotoDimensions = CMVideoDimensions(width: 0, height: 0)
    /// The forms that pictures can have: none.
    open var availablePhotoCodecTypes: [AVVideoCodecType] { [] }
    open var availablePhotoPixelFormatTypes: [OSType] { [] }
    open var availableRawPhotoPixelFormatTypes: [OSType] { [] }
    /// Whether pictures may be as large as they can be. It is kept.
    open var isHighResolutionCaptureEnabled = false
    /// Whether pictures may be taken with what moves around them: there are none.
    open var isLivePhotoCaptureSupported: Bool { false }
    /// Whether pictures are taken with what moves around them: there are none.
    open var isLivePhotoCaptureEnabled = false
    /// Whether it can tell how far away things are: no.
    open var isDepthDataDeliverySupported: Bool { false }
    open var isDepthDataDeliveryEnabled = false
    open var isPortraitEffectsMatteDeliverySupported: Bool { false }
    open var isPortraitEffectsMatteDeliveryEnabled = false
    open var isFlashScene: Bool { false }
    open var isResponsiveCaptureSupported: Bool { false }
    open var isResponsiveCaptureEnabled = false
    open var isFastCapturePrioritizationSupported: Bool { false }
    open var isFastCapturePrioritizationEnabled = false
    /// The ways a device can light: none.
    open var supportedFlashModes: [AVCaptureDevice.FlashMode] { [] }
    /// Calls the delegate on the main thread, with the error that there is no device.
    open func capturePhoto(with settings: AVCapturePhotoSettings, delegate: any AVCapturePhotoCaptureDelegate) {
        CaptureAbsence.tell()
        // Used once, on the main thread.
        nonisolated(unsafe) let delegate = delegate
        DispatchQueue.main.async {
            let error = AVError(.deviceNotConnected)
            delegate.photoOutput(self, didFinishProcessingPhoto: AVCapturePhoto(), error: error)
            delegate.photoOutput(self, didFinishCaptureFor: AVCaptureResolvedPhotoSettings(), error: error)
        }
    }
}
