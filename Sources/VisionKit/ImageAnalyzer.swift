import CoreGraphics
import CoreVideo
import DovetailUIKit
import Foundation
import ImageIO

/// Looks for texts and things in a picture. It can't here: ``isSupported`` is false, and ``analyze(_:configuration:)`` throws.
public final class ImageAnalyzer: Sendable {
    /// What to look for.
    public struct AnalysisTypes: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let text = AnalysisTypes(rawValue: 1 << 0)
        public static let machineReadableCode = AnalysisTypes(rawValue: 1 << 1)
        public static let visualLookUp = AnalysisTypes(rawValue: 1 << 2)
    }
    /// What to look for, and in which languages.
    public struct Configuration: Sendable {
        public let analysisTypes: AnalysisTypes
        public var locales: [String] = []
        public init(_ types: AnalysisTypes) { analysisTypes = types }
    }

    /// Whether the device can: it can't. The log tells once.
    public class var isSupported: Bool {
        VisionAbsence.tell()
        return false
    }
    /// The languages that it reads: none.
    public class var supportedTextRecognitionLanguages: [String] { [] }
    public init() {}

    /// Throws an error of ``VNErrorDomain``.
    public func analyze(_ image: UIImage, configuration: Configuration) async throws -> ImageAnalysis { throw absence }
    /// Throws an error of ``VNErrorDomain``.
    public func analyze(
        _ image: UIImage, orientation: UIImage.Orientation, configuration: Configuration
    ) async throws -> ImageAnalysis { throw absence }
    /// Throws an error of ``VNErrorDomain``.
    public func analyze(
        _ image: CGImage, orientation: CGImagePropertyOrientation, configuration: Configuration
    ) async throws -> ImageAnalysis { throw absence }
    /// Throws an error of ``VNErrorDomain``.
    public func analyze(
        _ pixelBuffer: CVPixelBuffer, orientation: CGImagePropertyOrientation, configuration: Configuration
    ) async throws -> ImageAnalysis { throw absence }
    /// Throws an error of ``VNErrorDomain``.
    public func analyze(
        imageAt url: URL, orientation: CGImagePropertyOrientation, configuration: Configuration
    ) async throws -> ImageAnalysis { throw absence }

    private var absence: NSError {
        VisionAbsence.tell()
        return NSError(
            domain: VNErrorDomain, code: VNErrorCode.notImplemented.rawValue,
            userInfo: [NSLocalizedDescriptionKey: "Pictures are not looked into on this device."])
    }
}

/// What was found in a picture. Nobody gets one here.
public final class ImageAnalysis: Sendable {
    /// The texts.
    public var transcript: String { "" }
    init() {}
    public func hasResults(for analysisTypes: ImageAnalyzer.AnalysisTypes) -> Bool { false }
}
