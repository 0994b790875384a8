import CoreGraphics
import DovetailCore
import DovetailPaint
import DovetailPlatform
import Foundation

/// The pixels of a picture, to be written as a file.
open class NSBitmapImageRep: NSObject, @unchecked Sendable {
    /// The kinds of files. PNG, TIFF and JPEG are written.
    public enum FileType: UInt, Sendable {
        case tiff = 0
        case bmp = 1
        case gif = 2
        case jpeg = 3
        case png = 4
        case jpeg2000 = 5
    }

    /// Properties of an encoded picture.
    public struct PropertyKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }

        /// For JPEG files: 0 (small) to 1 (exact), a number.
        public static let compressionFactor = PropertyKey(rawValue: "NSImageCompressionFactor")
        /// How a TIFF file is made small. It is not looked at.
        public static let compressionMethod = PropertyKey(rawValue: "NSImageCompressionMethod")
        /// Whether a PNG file shows rough forms of the picture first. It is not looked at.
        public static let interlaced = PropertyKey(rawValue: "NSImageInterlaced")
        /// How often a moving picture begins anew. It is not looked at.
        public static let loopCount = PropertyKey(rawValue: "NSImageLoopCount")
    }

    // Changed by drawing alone, on the main thread, before the picture is shown.
    private var image: CGImage?
    /// The size in points; that of the pixels at first.
    open var size = CGSize.zero

    /// The pixels of a file; nil when it is no picture.
    public init?(data: Data) {
        guard let image = CGImage(encoded: data) else { return nil }
        super.init()
        take(image)
    }

    /// The pixels of a picture of Core Graphics.
    public init(cgImage: CGImage) {
        super.init()
        take(cgImage)
    }

    /// A picture without pixels.
    public override init() {}

    /// A picture of clear pixels of a size in points.
    init?(emptyOf size: CGSize, scale: CGFloat) {
        super.init()
        let context = CGContext(
            data: nil, width: Int((size.width * scale).rounded(.up)), height: Int((size.height * scale).rounded(.up)),
            bitsPerComponent: 8, bytesPerRow: 0, space: CGColorSpaceCreateDeviceRGB(),
            bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
        guard let image = context?.makeImage() else { return nil }
        take(image)
        self.size = size
    }

    /// Has other pixels.
    func take(_ image: CGImage) {
        self.image = image
        if size == .zero { size = CGSize(width: image.width, height: image.height) }
    }

    /// How many pixels it is wide; 0 without any.
    open var pixelsWide: Int { image?.width ?? 0 }
    /// How many pixels it is high; 0 without any.
    open var pixelsHigh: Int { image?.height ?? 0 }
    open var cgImage: CGImage? { image }
    /// How many bits a colour of a pixel has.
    open var bitsPerSample: Int { 8 }
    /// How many colours a pixel has, opacity included.
    open var samplesPerPixel: Int { 4 }
    /// Whether pixels have an opacity.
    open var hasAlpha: Bool { true }

    /// The pixels as a file of a kind; nil when they cannot be read.
    open func representation(using storageType: FileType, properties: [PropertyKey: Any]) -> Data? {
        guard let image else { return nil }
        switch storageType {
        case .png: return PictureFile.convert(image.data, to: .png)
        case .bmp, .gif, .jpeg2000:
            Log.warnOnce("bitmap \(storageType)", "pictures are written as PNG, TIFF and JPEG alone")
            return nil
        case .tiff: return PictureFile.convert(image.data, to: .tiff)
        case .jpeg:
            let quality: CGFloat
            switch properties[.compressionFactor] {
            case let value as CGFloat: quality = value
            case let value as Double: quality = CGFloat(value)
            case let value as NSNumber: quality = CGFloat(value.doubleValue)
            default: quality = 0.8
            }
            return PictureFile.convert(image.data, to: .jpeg(quality: quality))
        }
    }
}
