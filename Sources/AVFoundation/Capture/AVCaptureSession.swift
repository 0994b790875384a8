import DovetailUIKit
import Foundation

/// Takes pictures and sound from devices to what becomes of them. There are no devices here, so it never runs.
open class AVCaptureSession: NSObject, @unchecked Sendable {
    /// How good pictures and sound are.
    public struct Preset: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let photo = Preset(rawValue: "AVCaptureSessionPresetPhoto")
        public static let high = Preset(rawValue: "AVCaptureSessionPresetHigh")
        public static let medium = Preset(rawValue: "AVCaptureSessionPresetMedium")
        public static let low = Preset(rawValue: "AVCaptureSessionPresetLow")
        public static let cif352x288 = Preset(rawValue: "AVCaptureSessionPreset352x288")
        public static let vga640x480 = Preset(rawValue: "AVCaptureSessionPreset640x480")
        public static let iFrame960x540 = Preset(rawValue: "AVCaptureSessionPresetiFrame960x540")
        public static let iFrame1280x720 = Preset(rawValue: "AVCaptureSessionPresetiFrame1280x720")
        public static let hd4K3840x2160 = Preset(rawValue: "AVCaptureSessionPreset3840x2160")
        public static let inputPriority = Preset(rawValue: "AVCaptureSessionPresetInputPriority")
        public static let hd1280x720 = Preset(rawValue: "AVCaptureSessionPreset1280x720")
        public static let hd1920x1080 = Preset(rawValue: "AVCaptureSessionPreset1920x1080")
    }

    /// A session of no devices.
    public override init() {}

    /// How good pictures and sound are. It is kept.
    open var sessionPreset = Preset.high
    /// The devices: none.
    open var inputs: [AVCaptureInput] { [] }
    /// What becomes of pictures and sound: nothing.
    open var outputs: [AVCaptureOutput] { [] }
    /// The ways from devices to what takes pictures and sound: none.
    open var connections: [AVCaptureConnection] { [] }
    /// Whether it runs: never.
    open var isRunning: Bool { false }
    /// Whether a device can be added: none can.
    open func canAddInput(_ input: AVCaptureInput) -> Bool { false }
    /// Adds a device. There are none.
    open func addInput(_ input: AVCaptureInput) {}
    /// Takes a device away. There are none.
    open func removeInput(_ input: AVCaptureInput) {}
    /// Whether something can be added that takes pictures or sound: nothing can, as there are none.
    open func canAddOutput(_ output: AVCaptureOutput) -> Bool { false }
    /// Adds what takes pictures or sound. Nothing comes.
    open func addOutput(_ output: AVCaptureOutput) { CaptureAbsence.tell() }
    /// Takes away what takes pictures or sound.
    open func removeOutput(_ output: AVCaptureOutput) {}
    /// Begins a number of changes.
    open func beginConfiguration() {}
    /// Ends a number of changes.
    open func commitConfiguration() {}
    /// Begins. It does not, as there are no devices, which is logged once.
    open func startRunning() { CaptureAbsence.tell() }
    /// Ends.
    open func stopRunning() {}
}

/// What pictures and sound come from.
open class AVCaptureInput: NSObject, @unchecked Sendable {}

/// A device that pictures and sound come from.
open class AVCaptureDeviceInput: AVCaptureInput, @unchecked Sendable {
    /// The device.
    public let device: AVCaptureDevice
    /// Always throws: there are no devices.
    public init(device: AVCaptureDevice) throws {
        self.device = device
        super.init()
        throw AVError(.deviceNotConnected)
    }
}

/// What becomes of pictures and sound.
open class AVCaptureOutput: NSObject, @unchecked Sendable {
    public override init() {}
    /// The ways from devices to it: none.
    open var connections: [AVCaptureConnection] { [] }
    /// The way of a kind of media from a device to it: none.
    open func connection(with mediaType: AVMediaType) -> AVCaptureConnection? { nil }
}

/// Hears of codes that a camera sees. Nothing is ever told here.
public protocol AVCaptureMetadataOutputObjectsDelegate: NSObjectProtocol {
    /// Codes are seen.
    func metadataOutput(
        _ output: AVCaptureMetadataOutput, didOutput metadataObjects: [AVMetadataObject],
        from connection: AVCaptureConnection)
}

extension AVCaptureMetadataOutputObjectsDelegate {
    public func metadataOutput(
        _ output: AVCaptureMetadataOutput, didOutput metadataObjects: [AVMetadataObject],
        from connection: AVCaptureConnection
    ) {}
}

/// Looks for codes in pictures. There are no pictures.
open class AVCaptureMetadataOutput: AVCaptureOutput, @unchecked Sendable {
    /// What it looks for. It is kept.
    open var metadataObjectTypes: [AVMetadataObject.ObjectType]! = []
    /// Says who hears of codes.
    open func setMetadataObjectsDelegate(
        _ objectsDelegate: (any AVCaptureMetadataOutputObjectsDelegate)?, queue: DispatchQueue?
    ) {}
}

/// The way from a device to what becomes of its pictures.
open class AVCaptureConnection: NSObject, @unchecked Sendable {
    override init() {}
    /// Whether something goes this way. It is kept.
    open var isEnabled = true
    /// Whether something goes this way now: nothing does.
    open var isActive: Bool { false }
    /// Whether pictures can be turned: there are none.
    open var isVideoOrientationSupported: Bool { false }
    /// How pictures are turned. It is kept.
    open var videoOrientation = AVCaptureVideoOrientation.portrait
    /// Whether pictures can be mirrored: there are none.
    open var isVideoMirroringSupported: Bool { false }
    /// Whether pictures are mirrored. It is kept.
    open var isVideoMirrored = false
    /// Whether pictures are mirrored as the device is used. It is kept.
    open var automaticallyAdjustsVideoMirroring = true
    /// By how many degrees pictures are turned. It is kept.
    open var videoRotationAngle: CGFloat = 0
    /// Whether pictures can be turned by so many degrees: there are none.
    open func isVideoRotationAngleSupported(_ videoRotationAngle: CGFloat) -> Bool { false }
}

/// Something that is seen in pictures.
open class AVMetadataObject: NSObject, @unchecked Sendable {
    /// A kind of code.
    public struct ObjectType: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let qr = ObjectType(rawValue: "org.iso.QRCode")
        public static let ean8 = ObjectType(rawValue: "org.gs1.EAN-8")
        public static let ean13 = ObjectType(rawValue: "org.gs1.EAN-13")
        public static let upce = ObjectType(rawValue: "org.gs1.UPC-E")
        public static let code39Mod43 = ObjectType(rawValue: "org.iso.Code39Mod43")
        public static let code93 = ObjectType(rawValue: "com.intermec.Code93")
        public static let dataMatrix = ObjectType(rawValue: "org.iso.DataMatrix")
        public static let interleaved2of5 = ObjectType(rawValue: "org.ansi.Interleaved2of5")
        public static let itf14 = ObjectType(rawValue: "org.gs1.ITF14")
        public static let codabar = ObjectType(rawValue: "Codabar")
        public static let gs1DataBar = ObjectType(rawValue: "GS1DataBar")
        public static let gs1DataBarExpanded = ObjectType(rawValue: "GS1DataBarExpanded")
        public static let gs1DataBarLimited = ObjectType(rawValue: "GS1DataBarLimited")
        public static let microQR = ObjectType(rawValue: "MicroQR")
        public static let microPDF417 = ObjectType(rawValue: "MicroPDF417")
        public static let humanBody = ObjectType(rawValue: "humanBody")
        public static let catBody = ObjectType(rawValue: "catBody")
        public static let dogBody = ObjectType(rawValue: "dogBody")
        public static let salientObject = ObjectType(rawValue: "salientObject")
        public static let code128 = ObjectType(rawValue: "org.iso.Code128")
        public static let code39 = ObjectType(rawValue: "org.iso.Code39")
        public static let pdf417 = ObjectType(rawValue: "org.iso.PDF417")
        public static let aztec = ObjectType(rawValue: "org.iso.Aztec")
        public static let face = ObjectType(rawValue: "face")
    }
    override init() {}
    /// What it is.
    open var type: ObjectType { .qr }
}

/// A code that is seen in pictures.
open class AVMetadataMachineReadableCodeObject: AVMetadataObject, @unchecked Sendable {
    /// Its corners, 0...1 of the picture: none.
    open var corners: [CGPoint] { [] }
    /// What it says.
    open var stringValue: String? { nil }
}

/// Shows what a camera sees: nothing, as there is none.
@MainActor @preconcurrency
open class AVCaptureVideoPreviewLayer: CALayer {
    /// The session; nil for none.
    open var session: AVCaptureSession?
    /// How the picture fills the layer.
    open var videoGravity = AVLayerVideoGravity.resizeAspect
    /// The way from a camera to it: none.
    open var connection: AVCaptureConnection? { nil }
    /// Whether pictures come: never.
    open var isPreviewing: Bool { false }
    /// Where a part of the camera's picture, 0...1, is in the layer: as if the picture filled it.
    open func layerRectConverted(fromMetadataOutputRect rectInMetadataOutputCoordinates: CGRect) -> CGRect {
        let part = rectInMetadataOutputCoordinates
        return CGRect(
            x: bounds.minX + part.minX * bounds.width, y: bounds.minY + part.minY * bounds.height,
            width: part.width * bounds.width, height: part.height * bounds.height)
    }
    /// Which part of the camera's picture, 0...1, a part of the layer is: as if the picture filled it.
    open func metadataOutputRectConverted(fromLayerRect rectInLayerCoordinates: CGRect) -> CGRect {
        guard bounds.width > 0, bounds.height > 0 else { return .zero }
        let part = rectInLayerCoordinates
        return CGRect(
            x: (part.minX - bounds.minX) / bounds.width, y: (part.minY - bounds.minY) / bounds.height,
            width: part.width / bounds.width, height: part.height / bounds.height)
    }
    /// The place of the camera's picture, 0...1, that a place in the layer shows.
    open func captureDevicePointConverted(fromLayerPoint pointInLayer: CGPoint) -> CGPoint {
        metadataOutputRectConverted(fromLayerRect: CGRect(origin: pointInLayer, size: .zero)).origin
    }
    /// Where a place of the camera's picture, 0...1, is in the layer.
    open func layerPointConverted(fromCaptureDevicePoint captureDevicePointOfInterest: CGPoint) -> CGPoint {
        layerRectConverted(fromMetadataOutputRect: CGRect(origin: captureDevicePointOfInterest, size: .zero)).origin
    }

    /// A layer of no session.
    public override init() { super.init() }
    /// A layer of a session.
    public convenience init(session: AVCaptureSession) {
        self.init()
        self.session = session
    }
    /// A copy of another layer.
    public override init(layer: Any) { super.init(layer: layer) }
    /// A layer of no session. Nothing is read: there are no archives of layers.
    public required init?(coder: NSCoder) { super.init(coder: coder) }
}
