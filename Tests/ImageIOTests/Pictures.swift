import CoreGraphics
import Foundation
import ImageIO

/// Pictures of one colour and their bytes.
enum Pictures {
    /// Red, green, blue and alpha of a pixel, the colours multiplied by the alpha.
    static func pixel(_ image: CGImage?, _ x: Int, _ y: Int) -> [UInt8] {
        guard let image, let data = image.dataProvider?.data else { return [] }
        let start = y * image.bytesPerRow + x * 4
        return Array(data[start..<start + 4])
    }

    /// Pixels across and down; none for no picture.
    static func size(_ image: CGImage?) -> [Int] { image.map { [$0.width, $0.height] } ?? [] }

    /// A picture of a colour.
    static func plain(_ color: [UInt8], width: Int = 4, height: Int = 4) -> CGImage {
        let bytes = (0..<width * height).flatMap { _ in color }
        return CGImage(
            width: width, height: height, bitsPerComponent: 8, bitsPerPixel: 32, bytesPerRow: width * 4,
            space: CGColorSpaceCreateDeviceRGB(),
            bitmapInfo: CGBitmapInfo(rawValue: CGImageAlphaInfo.premultipliedLast.rawValue),
            provider: CGDataProvider(data: Data(bytes) as CFData)!, decode: nil, shouldInterpolate: false,
            intent: .defaultIntent)!
    }

    /// A file of pictures.
    static func file(
        _ type: String, _ images: [CGImage], options: CFDictionary? = nil, properties: CFDictionary? = nil
    ) -> Data? {
        let data = NSMutableData()
        guard
            let destination = CGImageDestinationCreateWithData(
                data as CFMutableData, type as CFString, images.count, nil)
        else { return nil }
        CGImageDestinationSetProperties(destination, properties)
        for image in images { CGImageDestinationAddImage(destination, image, options) }
        return CGImageDestinationFinalize(destination) ? Data(referencing: data) : nil
    }

    /// A GIF file of two frames, two pixels wide: red and blue, then a green pixel on the right. The first is shown for a hundredth of a second, the
    /// second for half a second.
    static let gif: Data = {
        let screen: [UInt8] = Array("GIF89a".utf8) + [2, 0, 1, 0, 0x91, 0, 0]
        let colors: [UInt8] = [255, 0, 0, 0, 0, 255, 0, 255, 0, 0, 0, 0]
        let loop: [UInt8] = [0x21, 0xFF, 11] + Array("NETSCAPE2.0".utf8) + [3, 1, 3, 0, 0]
        func frame(_ delay: UInt8, _ left: UInt8, _ width: UInt8, _ codes: [UInt8]) -> [UInt8] {
            [0x21, 0xF9, 4, 0x04, delay, 0, 0, 0, 0x2C, left, 0, 0, 0, width, 0, 1, 0, 0, 2, UInt8(codes.count)]
                + codes + [0]
        }
        // Codes of three bits, the lowest first: clear (4), the pixels, the end (5).
        let both: [UInt8] = [0b01_000_100, 0b0000_101_0]
        let green: [UInt8] = [0b01_010_100, 0b1]
        return Data(screen + colors + loop + frame(1, 0, 2, both) + frame(50, 1, 1, green) + [0x3B])
    }()
}
