import Foundation

/// Whether an app may use a camera or a microphone.
public enum AVAuthorizationStatus: Int, Sendable { case notDetermined, restricted, denied, authorized }

/// A camera or a microphone. There are none here: lists are empty, those that are asked for are nil, and permission is denied.
open class AVCaptureDevice: NSObject, @unchecked Sendable {
    /// A kind of device.
    public struct DeviceType: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let builtInWideAngleCamera = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInWideAngleCamera")
        public static let builtInUltraWideCamera = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInUltraWideCamera")
        public static let builtInTelephotoCamera = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInTelephotoCamera")
        public static let builtInDualCamera = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInDualCamera")
        public static let builtInDualWideCamera = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInDualWideCamera")
        public static let builtInTripleCamera = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInTripleCamera")
        public static let builtInTrueDepthCamera = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInTrueDepthCamera")
        public static let builtInLiDARDepthCamera = DeviceType(
            rawValue: "AVCaptureDeviceTypeBuiltInLiDARDepthCamera")
        public static let continuityCamera = DeviceType(rawValue: "AVCaptureDeviceTypeContinuityCamera")
        public static let deskViewCamera = DeviceType(rawValue: "AVCaptureDeviceTypeDeskViewCamera")
        public static let builtInMicrophone = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInMicrophone")
        public static let microphone = DeviceType(rawValue: "AVCaptureDeviceTypeMicrophone")
        public static let external = DeviceType(rawValue: "AVCaptureDeviceTypeExternal")
    }
    /// Where a device is.
    public enum Position: Int, Sendable { case unspecified, back, front }
    /// How a device lights.
    public enum FlashMode: Int, Sendable { case off, on, auto }
    /// Whether a device's light is on.
    public enum TorchMode: Int, Sendable { case off, on, auto }
    /// How a device focuses.
    public enum FocusMode: Int, Sendable { case locked, autoFocus, continuousAutoFocus }

    // There is none to be made.
    override init() {}

    /// Its name for persons.
    open var localizedName: String { "" }
    /// What it is known by.
    open var uniqueID: String { "" }
    /// Where it is.
    open var position: Position { .unspecified }
    /// Whether it has a light for pictures.
    open var hasFlash: Bool { false }
    /// Whether it has a light that stays on.
    open var hasTorch: Bool { false }
    /// Whether its light is on.
    open var torchMode: TorchMode {
        get { .off }
        set {}
    }
    /// Whether it can be used for a kind of media.
    open func hasMediaType(_ mediaType: AVMediaType) -> Bool { false }
    /// Has it ready to be changed: always throws.
    open func lockForConfiguration() throws { throw AVError(.deviceNotConnected) }
    /// Ends what ``lockForConfiguration()`` began.
    open func unlockForConfiguration() {}

    /// The usual device for a kind of media: none.
    open class func `default`(for mediaType: AVMediaType) -> AVCaptureDevice? { absent() }
    /// The usual device of a kind: none.
    open class func `default`(
        _ deviceType: DeviceType, for mediaType: AVMediaType?, position: Position
    ) -> AVCaptureDevice? { absent() }
    /// The devices for a kind of media: none.
    open class func devices(for mediaType: AVMediaType) -> [AVCaptureDevice] { [] }
    /// Whether the app may use devices for a kind of media: it may not.
    open class func authorizationStatus(for mediaType: AVMediaType) -> AVAuthorizationStatus { .denied }
    /// Asks whether the app may use devices for a kind of media. The answer is no.
    @preconcurrency open class func requestAccess(
        for mediaType: AVMediaType, completionHandler handler: @escaping @Sendable (Bool) -> Void
    ) {
        CaptureAbsence.tell()
        DispatchQueue.main.async { handler(false) }
    }
    /// Asks whether the app may use devices for a kind of media. The answer is no.
    open class func requestAccess(for mediaType: AVMediaType) async -> Bool {
        CaptureAbsence.tell()
        return false
    }

    private class func absent() -> AVCaptureDevice? {
        CaptureAbsence.tell()
        return nil
    }

    /// Looks for devices: there are none.
    open class DiscoverySession: NSObject, @unchecked Sendable {
        /// Looks for devices of some kinds.
        public init(deviceTypes: [DeviceType], mediaType: AVMediaType?, position: Position) { CaptureAbsence.tell() }
        /// The devices: none.
        open var devices: [AVCaptureDevice] { [] }
    }
}
