import CoreGraphics
import CoreMedia
import Foundation

/// Something that was found in a picture. Nothing is found here, so nobody gets one.
public protocol VisionObservation: Hashable, Sendable, CustomStringConvertible {
    var uuid: UUID { get }
    /// How sure it is: 0...1.
    var confidence: Float { get }
    var timeRange: CMTimeRange? { get }
}
extension VisionObservation {
    public var confidence: Float { 0 }
    public var timeRange: CMTimeRange? { nil }
    public var description: String { String(describing: Self.self) }
}

/// Has a rectangle around it.
public protocol BoundingBoxProviding { var boundingBox: NormalizedRect { get } }
/// Has four corners around it.
public protocol BoundingRegionProviding { var boundingRegion: NormalizedRegion { get } }
/// Has four corners.
public protocol QuadrilateralProviding: BoundingBoxProviding {
    var topLeft: NormalizedPoint { get }
    var topRight: NormalizedPoint { get }
    var bottomLeft: NormalizedPoint { get }
    var bottomRight: NormalizedPoint { get }
}
extension BoundingBoxProviding { public var boundingBox: NormalizedRect { .fullImage } }
extension QuadrilateralProviding {
    public var topLeft: NormalizedPoint { NormalizedPoint(x: 0, y: 1) }
    public var topRight: NormalizedPoint { NormalizedPoint(x: 1, y: 1) }
    public var bottomLeft: NormalizedPoint { .zero }
    public var bottomRight: NormalizedPoint { NormalizedPoint(x: 1, y: 0) }
}
extension BoundingRegionProviding { public var boundingRegion: NormalizedRegion { NormalizedRegion() } }

/// A part of a picture with corners.
public struct NormalizedRegion: Hashable, Sendable {
    public var boundingBox: NormalizedRect { .fullImage }
    public var boundingQuad: RectangleObservation { RectangleObservation() }
    public var normalizedPoints: [CGPoint] { [] }
    init() {}
}

/// Four corners.
public struct RectangleObservation: VisionObservation, QuadrilateralProviding {
    public let uuid = UUID()
    init() {}
}
/// A text, unread.
public struct TextObservation: VisionObservation, QuadrilateralProviding {
    public let uuid = UUID()
    /// Its letters.
    public var characterBoxes: [RectangleObservation]? { nil }
    init() {}
}
/// What a text may say.
public struct RecognizedText: Hashable, Sendable {
    public var string: String { "" }
    public var confidence: Float { 0 }
    init() {}
    /// Where a part of it is.
    public func boundingBox(for range: Range<String.Index>) -> RectangleObservation? { nil }
}
/// A text that was read.
public struct RecognizedTextObservation: VisionObservation, QuadrilateralProviding, BoundingRegionProviding {
    public let uuid = UUID()
    public var transcript: String { "" }
    public var isTitle: Bool { false }
    init() {}
    /// What it may say, the likeliest first.
    public func topCandidates(_ maxCount: Int) -> [RecognizedText] { [] }
}
/// A kind of code.
public enum BarcodeSymbology: String, Hashable, Sendable, CaseIterable, Codable {
    case aztec, codabar, code39, code39Checksum, code39FullASCII, code39FullASCIIChecksum, code93, code93i, code128,
        dataMatrix, ean8, ean13, gs1DataBar, gs1DataBarExpanded, gs1DataBarLimited, i2of5, i2of5Checksum, itf14,
        microPDF417, microQR, msiPlessey, pdf417, qr, upce
}
/// A code that was read.
public struct BarcodeObservation: VisionObservation, QuadrilateralProviding, BoundingRegionProviding {
    public let uuid = UUID()
    public var symbology: BarcodeSymbology { .qr }
    public var payloadString: String? { nil }
    public var payloadData: Data? { nil }
    public var isGS1DataCarrier: Bool { false }
    public var isColorInverted: Bool { false }
    init() {}
}
/// A face.
public struct FaceObservation: VisionObservation, BoundingBoxProviding {
    public let uuid = UUID()
    /// How it is turned, in degrees.
    public var roll: Measurement<UnitAngle> { Measurement(value: 0, unit: .degrees) }
    public var yaw: Measurement<UnitAngle> { Measurement(value: 0, unit: .degrees) }
    public var pitch: Measurement<UnitAngle> { Measurement(value: 0, unit: .degrees) }
    init() {}
}
/// A person.
public struct HumanObservation: VisionObservation, BoundingBoxProviding {
    public let uuid = UUID()
    public var isUpperBodyOnly: Bool { false }
    init() {}
}
/// A class that a picture belongs to.
public struct ClassificationObservation: VisionObservation {
    public let uuid = UUID()
    public var identifier: String { "" }
    init() {}
    public func hasMinimumPrecision(_ minimumPrecision: Float, forRecall recall: Float) -> Bool { false }
    public func hasMinimumRecall(_ minimumRecall: Float, forPrecision precision: Float) -> Bool { false }
}
/// A thing, and what it may be.
public struct RecognizedObjectObservation: VisionObservation, BoundingBoxProviding {
    public let uuid = UUID()
    public var labels: [ClassificationObservation] { [] }
    init() {}
}
