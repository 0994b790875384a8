import Foundation

/// A picture without end whose colours follow from the place.
struct GeneratorOperation: ImageOperation {
    /// The colour of a pixel, by its middle, in the working space and premultiplied.
    let color: @Sendable (Float, Float, WorkingSpace) -> Pixel

    func extent(of inputs: [CGRect]) -> CGRect { .infinite }

    func render(_ request: RenderRequest) -> PixelBuffer {
        let result = PixelBuffer(request.rect)
        result.fill { x, y in color(Float(x) + 0.5, Float(y) + 0.5, request.space) }
        return result
    }
}

/// One colour everywhere.
struct ConstantOperation: ImageOperation {
    let color: CIColor

    func extent(of inputs: [CGRect]) -> CGRect { .infinite }

    func render(_ request: RenderRequest) -> PixelBuffer {
        let result = PixelBuffer(request.rect)
        let pixel = request.space.pixel(color)
        result.fill { _, _ in pixel }
        return result
    }
}
