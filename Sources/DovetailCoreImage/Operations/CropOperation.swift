import Foundation

/// The part of a picture that lies in a rectangle.
struct CropOperation: ImageOperation {
    let rect: CGRect

    func extent(of inputs: [CGRect]) -> CGRect {
        let part = inputs[0].common(with: rect)
        return part.isNull ? .zero : part
    }

    func render(_ request: RenderRequest) -> PixelBuffer { request.firstInputForWriting() }
}

/// A picture whose outermost pixels go on without end.
struct ClampOperation: ImageOperation {
    func extent(of inputs: [CGRect]) -> CGRect { inputs[0].isEmpty ? .zero : .infinite }

    func region(of input: Int, for rect: PixelRect, extents: [CGRect]) -> PixelRect {
        let bounds = PixelRect(covering: extents[0])
        guard !bounds.isEmpty else { return .empty }
        func part(_ low: Int, _ high: Int, _ first: Int, _ end: Int) -> (Int, Int) {
            let start = min(max(low, first), end - 1)
            return (start, min(max(high, start + 1), end))
        }
        let (minX, maxX) = part(rect.minX, rect.maxX, bounds.minX, bounds.maxX)
        let (minY, maxY) = part(rect.minY, rect.maxY, bounds.minY, bounds.maxY)
        return PixelRect(minX: minX, minY: minY, maxX: max(maxX, minX + 1), maxY: max(maxY, minY + 1))
    }

    func render(_ request: RenderRequest) -> PixelBuffer {
        let result = PixelBuffer(request.rect)
        let input = request.inputs[0]
        guard !input.rect.isEmpty else { return result }
        result.fill { x, y in
            input.at(
                min(max(x, input.rect.minX), input.rect.maxX - 1), min(max(y, input.rect.minY), input.rect.maxY - 1))
        }
        return result
    }
}
