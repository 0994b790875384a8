import CoreGraphics
import Foundation
import Vision

/// What a scanner sees. It sees nothing here, so nobody gets one.
public enum RecognizedItem: Identifiable, Sendable {
    /// A text.
    case text(Text)
    /// A code.
    case barcode(Barcode)

    /// The corners of something, in points of the scanner's view.
    public struct Bounds: Hashable, Sendable {
        public let topLeft: CGPoint
        public let topRight: CGPoint
        public let bottomRight: CGPoint
        public let bottomLeft: CGPoint
    }
    /// A text that was read.
    public struct Text: Identifiable, @unchecked Sendable {
        public let id: UUID
        public let transcript: String
        public let bounds: Bounds
        public let observation: VNRecognizedTextObservation
    }
    /// A code that was read.
    public struct Barcode: Identifiable, @unchecked Sendable {
        public let id: UUID
        public let payloadStringValue: String?
        public let bounds: Bounds
        public let observation: VNBarcodeObservation
    }

    public var id: UUID {
        switch self {
        case .text(let text): text.id
        case .barcode(let code): code.id
        }
    }
    public var bounds: Bounds {
        switch self {
        case .text(let text): text.bounds
        case .barcode(let code): code.bounds
        }
    }
}
