import CoreGraphics
import CoreVideo
import DovetailBase
import Foundation

extension CIImage {
    /// The picture that is in a buffer now: what is written there later does not change it. A buffer of one number for each pixel is gray.
    public convenience init(cvPixelBuffer pixelBuffer: CVPixelBuffer) {
        self.init(cvPixelBuffer: pixelBuffer, options: nil)
    }
    /// The picture that is in a buffer now. None of the options is followed.
    public convenience init(cvPixelBuffer pixelBuffer: CVPixelBuffer, options: [CIImageOption: Any]?) {
        if let image = Self.picture(in: pixelBuffer) { self.init(cgImage: image) } else { self.init() }
    }
    /// The picture that is in a buffer now.
    public convenience init(cvImageBuffer imageBuffer: CVImageBuffer) { self.init(cvPixelBuffer: imageBuffer) }
    /// The picture that is in a buffer now. None of the options is followed.
    public convenience init(cvImageBuffer imageBuffer: CVImageBuffer, options: [CIImageOption: Any]?) {
        self.init(cvPixelBuffer: imageBuffer)
    }

    private static func picture(in buffer: CVPixelBuffer) -> CGImage? {
        guard let memory = CVPixelBufferGetBaseAddress(buffer) else { return nil }
        let (width, height) = (CVPixelBufferGetWidth(buffer), CVPixelBufferGetHeight(buffer))
        let rowBytes = CVPixelBufferGetBytesPerRow(buffer)
        // Red, green, blue, alpha.
        let order: [Int]? =
            switch CVPixelBufferGetPixelFormatType(buffer) {
            case kCVPixelFormatType_32BGRA: [2, 1, 0, 3]
            case kCVPixelFormatType_32ARGB: [1, 2, 3, 0]
            case kCVPixelFormatType_32RGBA: [0, 1, 2, 3]
            default: nil
            }
        let isByte = CVPixelBufferGetPixelFormatType(buffer) == kCVPixelFormatType_OneComponent8
        var pixels = Data(count: width * height * 4)
        pixels.withUnsafeMutableBytes { (target: UnsafeMutableRawBufferPointer) in
            for y in 0..<height {
                let row = memory + y * rowBytes
                for x in 0..<width {
                    let place = (y * width + x) * 4
                    if let order {
                        for part in 0..<4 {
                            target[place + part] = row.load(fromByteOffset: x * 4 + order[part], as: UInt8.self)
                        }
                    } else {
                        let gray =
                            isByte
                            ? row.load(fromByteOffset: x, as: UInt8.self)
                            : UInt8(max(min(row.load(fromByteOffset: x * 4, as: Float.self), 1), 0) * 255 + 0.5)
                        for part in 0..<3 { target[place + part] = gray }
                        target[place + 3] = 255
                    }
                }
            }
        }
        guard let provider = CGDataProvider(data: pixels as CFData) else { return nil }
        return CGImage(
            width: width, height: height, bitsPerComponent: 8, bitsPerPixel: 32, bytesPerRow: width * 4,
            space: CGColorSpaceCreateDeviceRGB(),
            bitmapInfo: CGBitmapInfo(rawValue: CGImageAlphaInfo.premultipliedLast.rawValue), provider: provider,
            decode: nil, shouldInterpolate: false, intent: .defaultIntent)
    }
}

extension CIContext {
    /// Writes the part of a picture from the origin on that a buffer has room for. Buffers of one number for each pixel are not written, which the log tells once.
    public func render(_ image: CIImage, to buffer: CVPixelBuffer) {
        render(
            image, to: buffer,
            bounds: CGRect(x: 0, y: 0, width: CVPixelBufferGetWidth(buffer), height: CVPixelBufferGetHeight(buffer)),
            colorSpace: CGColorSpace(name: CGColorSpace.sRGB))
    }
    /// Writes a part of a picture into a buffer, no more than it has room for.
    public func render(_ image: CIImage, to buffer: CVPixelBuffer, bounds: CGRect, colorSpace: CGColorSpace?) {
        let format: CIFormat? =
            switch CVPixelBufferGetPixelFormatType(buffer) {
            case kCVPixelFormatType_32BGRA: .BGRA8
            case kCVPixelFormatType_32ARGB: .ARGB8
            case kCVPixelFormatType_32RGBA: .RGBA8
            default: nil
            }
        guard let format, let memory = CVPixelBufferGetBaseAddress(buffer) else {
            return Log.warnOnce(
                "CIContext.render", "CIContext.render(_:to:) writes buffers of red, green, blue and alpha alone")
        }
        let room = CGRect(
            origin: bounds.origin,
            size: CGSize(
                width: min(bounds.width, CGFloat(CVPixelBufferGetWidth(buffer))),
                height: min(bounds.height, CGFloat(CVPixelBufferGetHeight(buffer)))))
        render(
            image, toBitmap: memory, rowBytes: CVPixelBufferGetBytesPerRow(buffer), bounds: room, format: format,
            colorSpace: colorSpace)
    }
}
