import Foundation

/// A step of a picture: how its pixels are made of those of other pictures.
///
/// An operation is a value that any thread may use. What it computes of a pixel depends on the place and on the inputs alone, never on the
/// rectangle that is asked for, so that a picture may be made in parts.
protocol ImageOperation: Sendable {
    /// Where the result has pixels.
    func extent(of inputs: [CGRect]) -> CGRect
    /// The pixels of an input that a part of the result is made of.
    func region(of input: Int, for rect: PixelRect, extents: [CGRect]) -> PixelRect
    /// Makes the pixels of `request.rect`.
    func render(_ request: RenderRequest) -> PixelBuffer
}

extension ImageOperation {
    func region(of input: Int, for rect: PixelRect, extents: [CGRect]) -> PixelRect { rect }
}

/// What an operation is asked for.
struct RenderRequest {
    /// The pixels to make, within the extent of the result.
    let rect: PixelRect
    /// The pixels of each input: what was asked for and lies within its extent, and maybe more.
    let inputs: [PixelBuffer]
    /// The rectangles where the inputs have pixels at all.
    let extents: [CGRect]
    /// Whether the first input is needed by nobody else, so that its pixels may be overwritten.
    let ownsFirstInput: Bool
    let space: WorkingSpace

    /// The first input where it may be overwritten and covers just what is asked for, else a copy of that part.
    func firstInputForWriting() -> PixelBuffer {
        let input = inputs[0]
        if ownsFirstInput, input.rect == rect { return input }
        let copy = PixelBuffer(rect)
        copy.forEachRow { y, row in
            for x in rect.minX..<rect.maxX { row[x - rect.minX] = input.at(x, y) }
        }
        return copy
    }
}

/// What the components of pixels mean while filters are applied.
struct WorkingSpace: Hashable, Sendable {
    /// Whether they are proportional to light, as is usual. Else they are those of sRGB as they are.
    var isLinear = true

    /// A colour that is given by components of sRGB, premultiplied.
    func pixel(_ color: CIColor) -> Pixel {
        let straight = Pixel(Float(color.red), Float(color.green), Float(color.blue), Float(color.alpha))
        return (isLinear ? straight.linear : straight).premultiplied
    }
}
