import DovetailCore
import DovetailPaint
import Foundation

extension CIImage {
    /// The part of the picture that lies in a rectangle.
    public func cropped(to rect: CGRect) -> CIImage { applying(CropOperation(rect: rect)) }

    /// The picture with its outermost pixels going on without end.
    public func clampedToExtent() -> CIImage { extent.isInfinite ? self : applying(ClampOperation()) }

    /// The part of the picture in a rectangle, with its outermost pixels going on without end.
    public func clamped(to rect: CGRect) -> CIImage { cropped(to: rect).clampedToExtent() }

    /// The picture moved, scaled, turned or sheared. What lies between pixels is interpolated. A transform that leaves no area makes a
    /// picture without pixels.
    public func transformed(by matrix: CGAffineTransform) -> CIImage {
        matrix.isIdentity ? self : applying(AffineOperation(matrix))
    }

    /// As ``transformed(by:)``.
    public func transformed(by matrix: CGAffineTransform, highQualityDownsample: Bool) -> CIImage {
        transformed(by: matrix)
    }

    /// The picture over another one.
    public func composited(over dest: CIImage) -> CIImage { applying(Compositing.sourceOver, with: dest) }

    /// The picture that is upright when its pixels are turned as an orientation tells. Its origin is 0.
    public func oriented(_ orientation: CGImagePropertyOrientation) -> CIImage {
        transformed(by: orientationTransform(for: orientation))
    }

    /// The picture that is upright when its pixels are turned as EXIF tells; as it is for a number that is none of 1...8.
    public func oriented(forExifOrientation orientation: Int32) -> CIImage {
        CGImagePropertyOrientation(rawValue: UInt32(clamping: orientation)).map { oriented($0) } ?? self
    }

    /// What ``oriented(_:)`` transforms the picture by.
    public func orientationTransform(for orientation: CGImagePropertyOrientation) -> CGAffineTransform {
        let (width, height) = (extent.width, extent.height)
        let turn =
            switch orientation {
            case .up: CGAffineTransform.identity
            case .upMirrored: CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: width, ty: 0)
            case .down: CGAffineTransform(a: -1, b: 0, c: 0, d: -1, tx: width, ty: height)
            case .downMirrored: CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: height)
            case .leftMirrored: CGAffineTransform(a: 0, b: -1, c: -1, d: 0, tx: height, ty: width)
            case .right: CGAffineTransform(a: 0, b: -1, c: 1, d: 0, tx: 0, ty: width)
            case .rightMirrored: CGAffineTransform(a: 0, b: 1, c: 1, d: 0, tx: 0, ty: 0)
            case .left: CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: height, ty: 0)
            }
        guard !extent.isInfinite else { return turn }
        return CGAffineTransform(translationX: -extent.minX, y: -extent.minY).concatenating(turn)
    }

    /// The picture through a filter that takes a picture. A filter that is not there leaves it as it is, with a message in the log.
    public func applyingFilter(_ filterName: String, parameters: [String: Any]) -> CIImage {
        guard let filter = CIFilter(name: filterName) else { return self }
        for (key, value) in parameters { filter.setValue(value, forKey: key) }
        if filter.inputKeys.contains(kCIInputImageKey) { filter.setValue(self, forKey: kCIInputImageKey) }
        return filter.outputImage ?? self
    }

    /// The picture through a filter with its defaults.
    public func applyingFilter(_ filterName: String) -> CIImage { applyingFilter(filterName, parameters: [:]) }

    /// The picture blurred; it grows by three times `sigma`, the standard deviation in pixels.
    public func applyingGaussianBlur(sigma: Double) -> CIImage { gaussian(CGFloat(sigma)) }

    /// The picture opaque in a rectangle and clear outside of it.
    public func settingAlphaOne(in extent: CGRect) -> CIImage {
        cropped(to: extent).applying(ColorOperation { pixel, _ in Pixel(pixel.x, pixel.y, pixel.z, 1) })
    }

    /// The picture with each colour multiplied by its alpha.
    public func premultiplyingAlpha() -> CIImage { applying(ColorOperation { pixel, _ in pixel.premultiplied }) }

    /// The picture with each colour divided by its alpha.
    public func unpremultiplyingAlpha() -> CIImage { applying(ColorOperation { pixel, _ in pixel.straight }) }

}
