import CoreGraphics
import CoreMedia
import Foundation

// Nobody has a device here: each of these answers as one that can't, and what is set is not kept.
extension AVCaptureDevice {
    /// How a device finds out how long light falls in.
    public enum ExposureMode: Int, Sendable { case locked, autoExpose, continuousAutoExposure, custom }
    /// How a device finds out what white is.
    public enum WhiteBalanceMode: Int, Sendable { case locked, autoWhiteBalance, continuousAutoWhiteBalance }

    /// A form that pictures come in. There is none.
    public final class Format: NSObject, @unchecked Sendable {
        override init() {}
        public var mediaType: AVMediaType { .video }
        public var videoSupportedFrameRateRanges: [AVFrameRateRange] { [] }
        public var videoMaxZoomFactor: CGFloat { 1 }
        public var minISO: Float { 0 }
        public var maxISO: Float { 0 }
        public var minExposureDuration: CMTime { .invalid }
        public var maxExposureDuration: CMTime { .invalid }
        public var supportedMaxPhotoDimensions: [CMVideoDimensions] { [] }
        public var videoFieldOfView: Float { 0 }
        public var formatDescription: CMFormatDescription {
            CMFormatDescription(dimensions: CMVideoDimensions(width: 0, height: 0))
        }
        public var isMultiCamSupported: Bool { false }
        public var isVideoHDRSupported: Bool { false }
    }

    public var isConnected: Bool { false }
    public var isSuspended: Bool { false }
    public var isInUseByAnotherApplication: Bool { false }
    public var modelID: String { "" }
    public var manufacturer: String { "" }
    public var deviceType: DeviceType { .builtInWideAngleCamera }
    public var isVirtualDevice: Bool { false }
    public var constituentDevices: [AVCaptureDevice] { [] }
    public var formats: [Format] { [] }
    public var activeFormat: Format {
        get { Format() }
        set {}
    }
    public var activeVideoMinFrameDuration: CMTime {
        get { .invalid }
        set {}
    }
    public var activeVideoMaxFrameDuration: CMTime {
        get { .invalid }
        set {}
    }

    // MARK: Light

    public var isFlashAvailable: Bool { false }
    public var isTorchAvailable: Bool { false }
    public var isTorchActive: Bool { false }
    public var torchLevel: Float { 0 }
    public func isTorchModeSupported(_ torchMode: TorchMode) -> Bool { torchMode == .off }
    /// Throws that there is no device.
    public func setTorchModeOn(level torchLevel: Float) throws { throw AVError(.deviceNotConnected) }

    // MARK: Sharpness

    public var focusMode: FocusMode {
        get { .locked }
        set {}
    }
    public func isFocusModeSupported(_ focusMode: FocusMode) -> Bool { false }
    public var isFocusPointOfInterestSupported: Bool { false }
    public var focusPointOfInterest: CGPoint {
        get { CGPoint(x: 0.5, y: 0.5) }
        set {}
    }
    public var isAdjustingFocus: Bool { false }
    public var lensPosition: Float { 0 }
    /// How near something may be, in millimetres: -1, which is not known.
    public var minimumFocusDistance: Int { -1 }
    public var isSmoothAutoFocusSupported: Bool { false }
    public var isSmoothAutoFocusEnabled: Bool {
        get { false }
        set {}
    }
    public var isSubjectAreaChangeMonitoringEnabled: Bool {
        get { false }
        set {}
    }

    // MARK: Exposure

    public var exposureMode: ExposureMode {
        get { .locked }
        set {}
    }
    public func isExposureModeSupported(_ exposureMode: ExposureMode) -> Bool { false }
    public var isExposurePointOfInterestSupported: Bool { false }
    public var exposurePointOfInterest: CGPoint {
        get { CGPoint(x: 0.5, y: 0.5) }
        set {}
    }
    public var isAdjustingExposure: Bool { false }
    public var iso: Float { 0 }
    public var exposureDuration: CMTime { .invalid }
    public var exposureTargetBias: Float { 0 }
    public var minExposureTargetBias: Float { 0 }
    public var maxExposureTargetBias: Float { 0 }
    /// Does nothing; the handler is not called.
    public func setExposureTargetBias(_ bias: Float, completionHandler handler: ((CMTime) -> Void)? = nil) {}

    // MARK: White balance

    public var whiteBalanceMode: WhiteBalanceMode {
        get { .locked }
        set {}
    }
    public func isWhiteBalanceModeSupported(_ whiteBalanceMode: WhiteBalanceMode) -> Bool { false }

    // MARK: Zoom

    public var videoZoomFactor: CGFloat {
        get { 1 }
        set {}
    }
    public var minAvailableVideoZoomFactor: CGFloat { 1 }
    public var maxAvailableVideoZoomFactor: CGFloat { 1 }
    public var virtualDeviceSwitchOverVideoZoomFactors: [NSNumber] { [] }
    public var isRampingVideoZoom: Bool { false }
    /// Does nothing.
    public func ramp(toVideoZoomFactor factor: CGFloat, withRate rate: Float) {}
    public func cancelVideoZoomRamp() {}

    // MARK: Choice

    /// The camera that a person likes best: none.
    public class var systemPreferredCamera: AVCaptureDevice? { nil }
    public class var userPreferredCamera: AVCaptureDevice? {
        get { nil }
        set {}
    }
}

/// How many pictures a second a device can take. There is none.
open class AVFrameRateRange: NSObject, @unchecked Sendable {
    override init() {}
    open var minFrameRate: Double { 0 }
    open var maxFrameRate: Double { 0 }
    open var minFrameDuration: CMTime { .invalid }
    open var maxFrameDuration: CMTime { .invalid }
}
