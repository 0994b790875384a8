import CoreImage
import Foundation
import SwiftUI

/// Pictures for the tests, and their pixels.
enum Pictures {
    static let context = CIContext()

    /// Bars of colours above a ramp of grays, 48 by 32.
    static let colors: CIImage = {
        let bars: [CIColor] = [.red, .yellow, .green, .cyan, .blue, .magenta]
        var image = CIFilter(
            name: "CILinearGradient",
            parameters: ["inputPoint0": CIVector(x: 0, y: 0), "inputPoint1": CIVector(x: 48, y: 0)])!.outputImage!
            .cropped(to: CGRect(x: 0, y: 0, width: 48, height: 32))
        for (place, color) in bars.enumerated() {
            image = CIImage(color: color).cropped(to: CGRect(x: place * 8, y: 16, width: 8, height: 16))
                .composited(over: image)
        }
        return image
    }()

    /// One colour in a square.
    static func square(_ color: CIColor, side: CGFloat = 8) -> CIImage {
        CIImage(color: color).cropped(to: CGRect(x: 0, y: 0, width: side, height: side))
    }
}

/// The bytes of a picture's pixels, counted from the lower left.
struct Bytes: Equatable {
    let width: Int
    let height: Int
    let values: [UInt8]

    init(_ image: CIImage, _ rect: CGRect? = nil, context: CIContext = Pictures.context) {
        let bounds = (rect ?? image.extent).integral
        (width, height) = (Int(bounds.width), Int(bounds.height))
        var bytes = [UInt8](repeating: 0, count: width * height * 4)
        context.render(
            image, toBitmap: &bytes, rowBytes: width * 4, bounds: bounds, format: .RGBA8,
            colorSpace: CGColorSpace(name: CGColorSpace.sRGB))
        values = bytes
    }

    subscript(x: Int, y: Int) -> [Int] {
        let start = ((height - 1 - y) * width + x) * 4
        return values[start..<start + 4].map { Int($0) }
    }
}
