import Foundation

/// A picture with each row, or each column, smoothed by weights.
struct ConvolutionOperation: ImageOperation {
    enum Axis: Sendable { case horizontal, vertical }
    let axis: Axis
    /// An odd number of weights; the one in the middle is for the pixel itself.
    let weights: [Float]
    /// By how much the result is larger on each side.
    let growth: CGFloat

    private var reach: Int { weights.count / 2 }

    func extent(of inputs: [CGRect]) -> CGRect {
        axis == .horizontal ? inputs[0].grown(x: growth, y: 0) : inputs[0].grown(x: 0, y: growth)
    }

    func region(of input: Int, for rect: PixelRect, extents: [CGRect]) -> PixelRect {
        axis == .horizontal ? rect.grown(x: reach, y: 0) : rect.grown(x: 0, y: reach)
    }

    func render(_ request: RenderRequest) -> PixelBuffer {
        let result = PixelBuffer(request.rect)
        let input = request.inputs[0]
        let (rect, area, reach) = (result.rect, input.rect, reach)
        guard !area.isEmpty else { return result }
        result.forEachRow { y, row in
            for x in rect.minX..<rect.maxX {
                let middle = axis == .horizontal ? x : y
                let low = axis == .horizontal ? area.minX : area.minY
                let high = axis == .horizontal ? area.maxX : area.maxY
                let across = axis == .horizontal ? y : x
                let isInside =
                    axis == .horizontal
                    ? (area.minY..<area.maxY).contains(across) : (area.minX..<area.maxX).contains(across)
                let (first, end) = (max(middle - reach, low), min(middle + reach + 1, high))
                guard isInside, first < end else { continue }
                let stride = axis == .horizontal ? 1 : area.width
                var source =
                    axis == .horizontal ? input.row(y) + (first - area.minX) : input.row(first) + (x - area.minX)
                var sum = Pixel.zero
                weights.withUnsafeBufferPointer { weights in
                    for index in first..<end {
                        sum += source.pointee * weights[index - middle + reach]
                        source += stride
                    }
                }
                row[x - rect.minX] = sum
            }
        }
        return result
    }
}

/// A picture with each row, or each column, averaged over a length, which may be no whole number of pixels. The cost does not depend on the length.
struct BoxOperation: ImageOperation {
    let axis: ConvolutionOperation.Axis
    /// How far the average reaches to each side of the pixel's middle.
    let radius: Float
    /// By how much the result is larger on each side.
    let growth: CGFloat

    private var reach: Int { Int(radius.rounded(.up)) }

    func extent(of inputs: [CGRect]) -> CGRect {
        axis == .horizontal ? inputs[0].grown(x: growth, y: 0) : inputs[0].grown(x: 0, y: growth)
    }

    func region(of input: Int, for rect: PixelRect, extents: [CGRect]) -> PixelRect {
        axis == .horizontal ? rect.grown(x: reach + 1, y: 0) : rect.grown(x: 0, y: reach + 1)
    }

    /// Whole pixels are summed from one to the next; the two pixels at the ends count by the part of them that is covered.
    func render(_ request: RenderRequest) -> PixelBuffer {
        let result = PixelBuffer(request.rect)
        let input = request.inputs[0]
        let rect = result.rect
        // The pixel itself reaches half a pixel to each side.
        let whole = max(Int((radius - 0.5).rounded(.down)), 0)
        let part = max(radius - 0.5 - Float(whole), 0)
        let scale = 1 / (Float(2 * whole + 1) + 2 * part)
        if axis == .horizontal {
            result.forEachRow { y, row in
                var sum = Pixel.zero
                for x in rect.minX - whole...rect.minX + whole { sum += input.at(x, y) }
                for x in rect.minX..<rect.maxX {
                    let ends = input.at(x - whole - 1, y) + input.at(x + whole + 1, y)
                    row[x - rect.minX] = (sum + ends * part) * scale
                    sum += input.at(x + whole + 1, y) - input.at(x - whole, y)
                }
            }
            return result
        }
        // A row of sums goes up with the rows, so that memory is read in its order.
        let sums = PixelBuffer(PixelRect(minX: rect.minX, minY: 0, maxX: rect.maxX, maxY: 1))
        func add(_ y: Int, _ sign: Float) {
            for x in rect.minX..<rect.maxX { sums.pixels[x - rect.minX] += input.at(x, y) * sign }
        }
        for y in rect.minY - whole...rect.minY + whole { add(y, 1) }
        for y in rect.minY..<rect.maxY {
            let row = result.row(y)
            for x in rect.minX..<rect.maxX {
                let ends = input.at(x, y - whole - 1) + input.at(x, y + whole + 1)
                row[x - rect.minX] = (sums.pixels[x - rect.minX] + ends * part) * scale
            }
            add(y + whole + 1, 1)
            add(y - whole, -1)
        }
        return result
    }
}
