import DovetailCore
import Foundation

extension CGImage {
    /// A picture of pixels in memory. They are copied.
    ///
    /// Nil where the provider has too few bytes, and for pixels of other kinds than bytes of red, green and blue, with or without one of alpha, of gray, or of
    /// alpha.
    ///
    /// - Parameters:
    ///   - decode: Not used.
    ///   - shouldInterpolate: Not used.
    ///   - intent: Not used.
    public convenience init?(
        width: Int, height: Int, bitsPerComponent: Int, bitsPerPixel: Int, bytesPerRow: Int, space: CGColorSpace,
        bitmapInfo: CGBitmapInfo, provider: CGDataProvider, decode: UnsafePointer<CGFloat>?, shouldInterpolate: Bool,
        intent: CGColorRenderingIntent
    ) {
        guard
            let layout = PixelLayout(
                width: width, height: height, bitsPerComponent: bitsPerComponent, bitsPerPixel: bitsPerPixel,
                bytesPerRow: bytesPerRow, space: space, info: bitmapInfo),
            // The last row may be without what follows its pixels.
            provider.bytes.count >= layout.bytesPerRow * (height - 1) + width * layout.bytesPerPixel
        else { return nil }
        let bytes = provider.bytes.withUnsafeBytes { layout.read($0.baseAddress!, premultiplied: false) }
        self.init(pixels: PixelData(width: width, height: height, bytes: bytes))
    }

    /// A picture of a PNG file; nil when the bytes are none.
    public convenience init?(
        pngDataProviderSource source: CGDataProvider, decode: UnsafePointer<CGFloat>?, shouldInterpolate: Bool,
        intent: CGColorRenderingIntent
    ) {
        guard source.bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]) else { return nil }
        self.init(encoded: source.bytes)
    }

    /// A picture of a JPEG file; nil when the bytes are none.
    public convenience init?(
        jpegDataProviderSource source: CGDataProvider, decode: UnsafePointer<CGFloat>?, shouldInterpolate: Bool,
        intent: CGColorRenderingIntent
    ) {
        guard source.bytes.starts(with: [0xFF, 0xD8]) else { return nil }
        self.init(encoded: source.bytes)
    }

    /// The pixels, decoded each time that this is asked for: rows from the top without gaps, each pixel red, green, blue and alpha, which the
    /// colours are multiplied by. Nil for a picture that is damaged.
    public var dataProvider: CGDataProvider? {
        guard var pixels = PixelData(encoded: data) else { return nil }
        for start in stride(from: 0, to: pixels.bytes.count, by: 4) where pixels.bytes[start + 3] != 255 {
            let alpha = Int(pixels.bytes[start + 3])
            for index in start..<start + 3 {
                pixels.bytes[index] = UInt8((Int(pixels.bytes[index]) * alpha + 127) / 255)
            }
        }
        return CGDataProvider(data: Data(pixels.bytes))
    }

    /// 8.
    public var bitsPerComponent: Int { 8 }
    /// 32, those of ``dataProvider``.
    public var bitsPerPixel: Int { 32 }
    /// Those of a row of ``dataProvider``.
    public var bytesPerRow: Int { width * 4 }
    /// What the components of its pixels stand for: sRGB.
    public var colorSpace: CGColorSpace? { CGColorSpaceCreateDeviceRGB() }
    /// Whether there may be transparent pixels. A PNG file and a JPEG file tell; of others it is taken for granted.
    public var alphaInfo: CGImageAlphaInfo { mayBeTransparent ? .premultipliedLast : .noneSkipLast }
    public var bitmapInfo: CGBitmapInfo { CGBitmapInfo(rawValue: alphaInfo.rawValue) }
    public var byteOrderInfo: CGImageByteOrderInfo { .orderDefault }
    /// Whether it is painted in another colour: never.
    public var isMask: Bool { false }
    /// The picture itself: it does not change.
    public func copy() -> CGImage? { self }

    private var mayBeTransparent: Bool {
        if data.starts(with: [0xFF, 0xD8]) { return false }
        guard data.starts(with: [0x89, 0x50, 0x4E, 0x47]), data.count > 25 else { return true }
        // The kind of colour: with alpha, or without and then perhaps with a chunk that names transparent colours, which stands before the pixels.
        if [4, 6].contains(data[data.startIndex + 25]) { return true }
        let pixels = data.range(of: Data("IDAT".utf8))?.lowerBound ?? data.endIndex
        return data[data.startIndex..<pixels].range(of: Data("tRNS".utf8)) != nil
    }
}
