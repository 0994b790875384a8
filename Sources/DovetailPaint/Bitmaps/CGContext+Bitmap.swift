import DovetailCore
import Foundation

extension CGContext {
    /// A context that draws on pixels.
    ///
    /// Y grows upwards from the last row, and a point is a pixel. Any thread may draw; what is drawn is painted on the main thread, which others
    /// wait for: the main thread must not be waiting for them. Nil for pixels of other kinds than four bytes of red, green, blue and a byte of alpha that
    /// they are multiplied by or that says nothing, one byte of gray, and one byte of alpha.
    ///
    /// - Parameters:
    ///   - data: Memory of the program's own with `bytesPerRow * height` bytes, which has to stay while is drawn. It shows each step when the call that
    ///     draws has returned, which costs as much as painting the whole; nil for memory of the context's own, which is painted when somebody looks at it.
    ///   - bitsPerComponent: 8.
    ///   - bytesPerRow: From one row to the next; 0 for as many as a row needs.
    ///   - space: Whether pixels are gray. Colours are those of sRGB.
    ///   - bitmapInfo: The sum of a ``CGImageAlphaInfo`` and a ``CGImageByteOrderInfo``.
    public convenience init?(
        data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int, bytesPerRow: Int,
        space: CGColorSpace, bitmapInfo: UInt32
    ) {
        guard
            let layout = PixelLayout(
                width: width, height: height, bitsPerComponent: bitsPerComponent, bytesPerRow: bytesPerRow,
                space: space, info: CGBitmapInfo(rawValue: bitmapInfo)),
            layout.canBeDrawnOn, let bitmap = Bitmap(layout, memory: data)
        else { return nil }
        self.init(bitmap.drawing(), bitmap: bitmap)
    }

    private var pixels: Bitmap? { bitmap as? Bitmap }

    /// The pixels, with all that was drawn, as long as the context is there; nil for a context that draws on something else.
    public var data: UnsafeMutableRawPointer? { pixels?.painted(drawing) }
    /// Pixels across; 0 for a context that has none, as for the other numbers.
    public var width: Int { pixels?.layout.width ?? 0 }
    /// Pixels down.
    public var height: Int { pixels?.layout.height ?? 0 }
    public var bitsPerComponent: Int { pixels == nil ? 0 : 8 }
    public var bitsPerPixel: Int { (pixels?.layout.bytesPerPixel ?? 0) * 8 }
    public var bytesPerRow: Int { pixels?.layout.bytesPerRow ?? 0 }
    /// What the components of its pixels stand for; nil for a context that has none.
    public var colorSpace: CGColorSpace? { pixels?.layout.space }
    public var alphaInfo: CGImageAlphaInfo { bitmapInfo.alpha }
    public var bitmapInfo: CGBitmapInfo { pixels?.layout.info ?? [] }

    /// A picture of what was drawn so far, which later drawing does not change; nil for a context that has no pixels.
    public func makeImage() -> CGImage? {
        guard let pixels else { return nil }
        let bytes = pixels.layout.read(pixels.painted(drawing), premultiplied: false)
        return CGImage(pixels: PixelData(width: pixels.layout.width, height: pixels.layout.height, bytes: bytes))
    }

    /// Paints what was drawn so far.
    public func flush() { _ = pixels?.painted(drawing) }
    /// The same.
    public func synchronize() { flush() }
}
