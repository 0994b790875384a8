import DovetailCore
import DovetailPaint
import Foundation

/// Renders pictures, on the processor.
///
/// A context keeps nothing but its options and may be used by any thread. Filters compute with amounts of light (linear sRGB); with
/// `CIContextOption.workingColorSpace` set to `NSNull()`, or to sRGB, they compute with sRGB's components as they are.
open class CIContext: NSObject, @unchecked Sendable {
    private let space: WorkingSpace

    /// A context with its defaults.
    public override convenience init() { self.init(options: nil) }

    /// A context with options. All but the working space change how pictures are rendered on Apple's systems, not what comes out, and nothing here.
    public init(options: [CIContextOption: Any]?) {
        var space = WorkingSpace()
        switch options?[.workingColorSpace] {
        case is NSNull: space.isLinear = false
        case let chosen as CGColorSpace: space.isLinear = !Self.isEncoded(chosen)
        default: break
        }
        self.space = space
    }

    private static func isEncoded(_ space: CGColorSpace) -> Bool {
        space.name == CGColorSpace.sRGB || space.name == CGColorSpace.extendedSRGB
    }

    static let shared = CIContext()

    /// A part of a picture with its pixels; what lies outside of the picture's extent is clear. The rectangle is widened to whole pixels. Nil when it
    /// is empty or without end, and when it, or a step of the picture, has more than a hundred million pixels.
    open func createCGImage(_ image: CIImage, from fromRect: CGRect) -> CGImage? {
        pixels(of: image, in: fromRect).flatMap { CGImage(pixels: $0) }
    }

    /// As ``createCGImage(_:from:)``: pictures of Core Graphics have eight bits and sRGB here, whatever the format and space.
    open func createCGImage(
        _ image: CIImage, from fromRect: CGRect, format: CIFormat, colorSpace: CGColorSpace?
    ) -> CGImage? { createCGImage(image, from: fromRect) }

    /// As ``createCGImage(_:from:)``: pixels are computed at once.
    open func createCGImage(
        _ image: CIImage, from fromRect: CGRect, format: CIFormat, colorSpace: CGColorSpace?, deferred: Bool
    ) -> CGImage? { createCGImage(image, from: fromRect) }

    /// The whole picture as a PNG file of eight bits; nil where ``createCGImage(_:from:)`` is nil.
    open func pngRepresentation(
        of image: CIImage, format: CIFormat, colorSpace: CGColorSpace,
        options: [CIImageRepresentationOption: Any] = [:]
    ) -> Data? { pixels(of: image, in: image.extent)?.pngData() }

    /// The whole picture as a JPEG file, what is not opaque on white; nil where ``createCGImage(_:from:)`` is nil. Of the options the quality is
    /// followed, 0...1 under `kCGImageDestinationLossyCompressionQuality`.
    open func jpegRepresentation(
        of image: CIImage, colorSpace: CGColorSpace, options: [CIImageRepresentationOption: Any] = [:]
    ) -> Data? {
        let quality = options[kCGImageDestinationLossyCompressionQuality].flatMap { FilterValues.number($0) } ?? 0.9
        return pixels(of: image, in: image.extent)?.pngData().flatMap {
            PictureFile.convert($0, to: .jpeg(quality: CGFloat(quality)))
        }
    }

    /// Writes the whole picture as a PNG file, which is there as a whole or not at all.
    open func writePNGRepresentation(
        of image: CIImage, to url: URL, format: CIFormat, colorSpace: CGColorSpace,
        options: [CIImageRepresentationOption: Any] = [:]
    ) throws {
        guard let data = pngRepresentation(of: image, format: format, colorSpace: colorSpace) else {
            throw RenderError.unusableExtent(image.extent)
        }
        try data.write(to: url, options: .atomic)
    }

    /// Writes the whole picture as a JPEG file, which is there as a whole or not at all.
    open func writeJPEGRepresentation(
        of image: CIImage, to url: URL, colorSpace: CGColorSpace, options: [CIImageRepresentationOption: Any] = [:]
    ) throws {
        guard let data = jpegRepresentation(of: image, colorSpace: colorSpace, options: options) else {
            throw RenderError.unusableExtent(image.extent)
        }
        try data.write(to: url, options: .atomic)
    }

    /// Writes the pixels of a rectangle to memory, rows from the top, premultiplied.
    ///
    /// - Parameters:
    ///   - rowBytes: From the beginning of a row to that of the next.
    ///   - format: ``CIFormat/RGBA8``, ``CIFormat/BGRA8``, ``CIFormat/ARGB8`` or ``CIFormat/RGBAf``; with another one nothing is written, and that is logged.
    ///   - colorSpace: With nil the values are those of the working space. Else they are of sRGB, or of linear sRGB when that is it.
    open func render(
        _ image: CIImage, toBitmap data: UnsafeMutableRawPointer, rowBytes: Int, bounds: CGRect, format: CIFormat,
        colorSpace: CGColorSpace?
    ) {
        let rect = PixelRect(covering: bounds)
        guard let writer = PixelWriter(format: format) else {
            Log.warnOnce(
                "CIFormat \(format.rawValue)",
                "CIContext.render(_:toBitmap:) knows no format \(format.rawValue): nothing is written")
            return
        }
        guard !rect.isEmpty, let buffer = Evaluation(image.node, space: space).pixels(in: rect) else { return }
        let isEncoded = colorSpace != nil && colorSpace?.name != CGColorSpace.linearSRGB
        for y in rect.minY..<rect.maxY {
            var target = data + (rect.maxY - 1 - y) * rowBytes
            for x in rect.minX..<rect.maxX {
                var pixel = buffer.at(x, y)
                if isEncoded, space.isLinear {
                    pixel = pixel.straight.encoded.premultiplied
                } else if colorSpace != nil, !isEncoded, !space.isLinear {
                    pixel = pixel.straight.linear.premultiplied
                }
                writer.write(pixel, target)
                target += writer.size
            }
        }
    }

    /// A context has nothing that could be cleared.
    open func clearCaches() {}

    /// The pixels of a rectangle, made in bands, so that the steps in between never have to be in memory whole.
    private func pixels(of image: CIImage, in rect: CGRect) -> PixelData? {
        guard !rect.isInfinite else { return nil }
        let rect = PixelRect(covering: rect)
        guard !rect.isEmpty, rect.width <= 32767, rect.height <= 32767, rect.count <= PictureFile.pixelLimit else {
            return nil
        }
        let evaluation = Evaluation(image.node, space: space)
        var bytes = [UInt8](repeating: 0, count: rect.count * 4)
        let rows = max(Self.bandPixels / rect.width, 1)
        var y = rect.minY
        while y < rect.maxY {
            let band = PixelRect(minX: rect.minX, minY: y, maxX: rect.maxX, maxY: min(y + rows, rect.maxY))
            guard let buffer = evaluation.pixels(in: band) else { return nil }
            bytes.withUnsafeMutableBufferPointer { bytes in
                let start = bytes.baseAddress!
                buffer.forEachRow { y, row in
                    let offset = (rect.maxY - 1 - y) * rect.width + buffer.rect.minX - rect.minX
                    PixelWriter.writeStraight(row, buffer.rect.width, start + offset * 4, isLinear: space.isLinear)
                }
            }
            y += rows
        }
        return PixelData(width: rect.width, height: rect.height, bytes: bytes)
    }

    private static let bandPixels = 2_000_000
}

/// A property of a context.
public struct CIContextOption: RawRepresentable, Hashable, Sendable {
    public var rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    /// What components of pixels mean while filters compute: `NSNull()` or sRGB for components as they are; else they are amounts of light.
    public static let workingColorSpace = CIContextOption(rawValue: "working_color_space")
    /// Not followed: pictures are of sRGB.
    public static let outputColorSpace = CIContextOption(rawValue: "output_color_space")
    /// Not followed: pixels are of single precision.
    public static let workingFormat = CIContextOption(rawValue: "working_format")
    /// Makes no difference: the processor renders.
    public static let useSoftwareRenderer = CIContextOption(rawValue: "software_renderer")
    /// Makes no difference: nothing is kept.
    public static let cacheIntermediates = CIContextOption(rawValue: "cache_intermediates")
    /// Not followed.
    public static let highQualityDownsample = CIContextOption(rawValue: "high_quality_downsample")
    /// Not followed.
    public static let priorityRequestLow = CIContextOption(rawValue: "low_priority")
    /// Makes no difference: the processor renders.
    public static let allowLowPower = CIContextOption(rawValue: "allow_low_power")
    /// A name for tools. Not used.
    public static let name = CIContextOption(rawValue: "name")
}

/// A wish about a file that a context makes.
public struct CIImageRepresentationOption: RawRepresentable, Hashable, Sendable {
    public var rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
}

/// The quality of a JPEG file: a number from 0 (small) to 1 (exact).
public let kCGImageDestinationLossyCompressionQuality =
    CIImageRepresentationOption(rawValue: "kCGImageDestinationLossyCompressionQuality")

/// Why a picture was not written.
enum RenderError: Error, CustomStringConvertible, LocalizedError {
    case unusableExtent(CGRect)

    var description: String {
        switch self {
        case .unusableExtent(let rect):
            "A picture cannot be rendered whose extent is \(rect): it has to be finite, not empty, and of at most a hundred million pixels."
        }
    }
    var errorDescription: String? { description }
}
