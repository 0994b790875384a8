import Foundation

/// A change of each pixel's colour.
struct ColorOperation: ImageOperation {
    /// What a pixel becomes.
    let change: @Sendable (Pixel, WorkingSpace) -> Pixel

    func extent(of inputs: [CGRect]) -> CGRect { inputs[0] }

    func render(_ request: RenderRequest) -> PixelBuffer {
        let result = request.firstInputForWriting()
        result.forEachRow { _, row in
            for x in 0..<result.rect.width { row[x] = change(row[x], request.space) }
        }
        return result
    }

    /// A change of amounts in the working space, which are not premultiplied.
    static func straight(_ change: @escaping @Sendable (Pixel) -> Pixel) -> ColorOperation {
        ColorOperation { pixel, _ in change(pixel.straight).premultiplied }
    }

    /// A change of components of sRGB, in 0...1 and not premultiplied: what is meant for the eye.
    static func encoded(_ change: @escaping @Sendable (Pixel) -> Pixel) -> ColorOperation {
        ColorOperation { pixel, space in
            let color = pixel.straight
            guard space.isLinear else { return change(color.bounded).bounded.premultiplied }
            return change(color.bounded.encoded).bounded.linear.premultiplied
        }
    }
}

/// A change of each pixel's colour that depends on its place, given by the pixel's middle.
struct PlacedColorOperation: ImageOperation {
    let change: @Sendable (Pixel, Float, Float) -> Pixel

    func extent(of inputs: [CGRect]) -> CGRect { inputs[0] }

    func render(_ request: RenderRequest) -> PixelBuffer {
        let result = request.firstInputForWriting()
        result.forEachRow { y, row in
            for x in 0..<result.rect.width {
                row[x] = change(row[x], Float(request.rect.minX + x) + 0.5, Float(y) + 0.5)
            }
        }
        return result
    }
}
