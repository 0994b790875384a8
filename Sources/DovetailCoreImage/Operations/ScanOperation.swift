import Foundation

/// A picture each of whose pixels is computed from the pixels around its place, or from all.
struct ScanOperation: ImageOperation {
    /// Where the result has pixels, from where the input has.
    var area: @Sendable (CGRect) -> CGRect = { $0 }
    /// The part of the input that a part of the result is made of.
    let region: @Sendable (PixelRect, CGRect) -> PixelRect
    /// The pixel at a place.
    let color: @Sendable (PixelBuffer, Int, Int) -> Pixel

    func extent(of inputs: [CGRect]) -> CGRect { inputs[0].isEmpty ? .zero : area(inputs[0]) }

    func region(of input: Int, for rect: PixelRect, extents: [CGRect]) -> PixelRect { region(rect, extents[0]) }

    func render(_ request: RenderRequest) -> PixelBuffer {
        let result = PixelBuffer(request.rect)
        let input = request.inputs[0]
        result.fill { x, y in color(input, x, y) }
        return result
    }

    /// From the pixels that are at most some pixels away.
    static func around(_ distance: Int, _ color: @escaping @Sendable (PixelBuffer, Int, Int) -> Pixel) -> ScanOperation
    {
        ScanOperation(region: { rect, _ in rect.grown(distance) }, color: color)
    }
}

/// A picture in squares, each of the mean colour of what it covers.
struct CellOperation: ImageOperation {
    let center: CGPoint
    /// The side of a square.
    let side: CGFloat

    private func cell(_ x: Int, _ y: Int) -> (Int, Int) {
        (
            Int(((CGFloat(x) + 0.5 - center.x) / side).rounded(.down)),
            Int(((CGFloat(y) + 0.5 - center.y) / side).rounded(.down))
        )
    }

    private func covering(_ rect: CGRect) -> CGRect {
        let minX = ((rect.minX - center.x) / side + 0.0001).rounded(.down) * side + center.x
        let minY = ((rect.minY - center.y) / side + 0.0001).rounded(.down) * side + center.y
        let maxX = ((rect.maxX - center.x) / side - 0.0001).rounded(.up) * side + center.x
        let maxY = ((rect.maxY - center.y) / side - 0.0001).rounded(.up) * side + center.y
        return CGRect(x: minX, y: minY, width: maxX - minX, height: maxY - minY)
    }

    func extent(of inputs: [CGRect]) -> CGRect {
        inputs[0].isInfinite || inputs[0].isEmpty ? inputs[0] : covering(inputs[0])
    }

    func region(of input: Int, for rect: PixelRect, extents: [CGRect]) -> PixelRect {
        PixelRect(covering: covering(rect.cgRect)).grown(1)
    }

    /// A square counts the pixels whose middles it has. At the edge of the picture only those count that are there, so that it does not fade.
    func render(_ request: RenderRequest) -> PixelBuffer {
        let result = PixelBuffer(request.rect)
        let input = request.inputs[0]
        guard !input.rect.isEmpty, !result.rect.isEmpty else { return result }
        let (first, last) = (
            cell(result.rect.minX, result.rect.minY), cell(result.rect.maxX - 1, result.rect.maxY - 1)
        )
        let columns = last.0 - first.0 + 1
        var sums = [Pixel](repeating: .zero, count: columns * (last.1 - first.1 + 1))
        var counts = [Float](repeating: 0, count: sums.count)
        for y in input.rect.minY..<input.rect.maxY {
            let row = input.row(y)
            for x in input.rect.minX..<input.rect.maxX {
                let place = cell(x, y)
                guard place.0 >= first.0, place.0 <= last.0, place.1 >= first.1, place.1 <= last.1 else { continue }
                let index = (place.1 - first.1) * columns + place.0 - first.0
                sums[index] += row[x - input.rect.minX]
                counts[index] += 1
            }
        }
        result.fill { x, y in
            let place = cell(x, y)
            let index = (place.1 - first.1) * columns + place.0 - first.0
            return counts[index] == 0 ? .zero : sums[index] / counts[index]
        }
        return result
    }
}

/// One pixel of the mean colour of a part of a picture.
struct AverageOperation: ImageOperation {
    let rect: CGRect

    func extent(of inputs: [CGRect]) -> CGRect { CGRect(x: 0, y: 0, width: 1, height: 1) }

    func region(of input: Int, for rect: PixelRect, extents: [CGRect]) -> PixelRect { PixelRect(covering: self.rect) }

    /// What lies outside of the picture counts as clear.
    func render(_ request: RenderRequest) -> PixelBuffer {
        let result = PixelBuffer(request.rect)
        let (input, area) = (request.inputs[0], PixelRect(covering: rect))
        guard !area.isEmpty, !result.rect.isEmpty else { return result }
        var sum = SIMD4<Double>.zero
        let part = input.rect.intersection(area)
        for y in part.minY..<part.maxY {
            let row = input.row(y) + (part.minX - input.rect.minX)
            for x in 0..<part.width { sum += SIMD4<Double>(row[x]) }
        }
        let mean = Pixel(sum / Double(area.count))
        result.fill { _, _ in mean }
        return result
    }
}

/// A picture in another size, by the filter of Lanczos over three pixels.
struct ResampleOperation: ImageOperation {
    let axis: ConvolutionOperation.Axis
    let scale: CGFloat

    private var isHorizontal: Bool { axis == .horizontal }
    /// Pixels of the input on each side of a point. A smaller picture needs more of them.
    private var support: Float { 3 * max(1, 1 / Float(scale)) }

    func extent(of inputs: [CGRect]) -> CGRect {
        let rect = inputs[0]
        guard !rect.isInfinite, !rect.isEmpty else { return rect }
        return isHorizontal
            ? CGRect(x: rect.minX * scale, y: rect.minY, width: rect.width * scale, height: rect.height)
            : CGRect(x: rect.minX, y: rect.minY * scale, width: rect.width, height: rect.height * scale)
    }

    func region(of input: Int, for rect: PixelRect, extents: [CGRect]) -> PixelRect {
        let reach = Int(support.rounded(.up)) + 1
        var result = rect
        if isHorizontal {
            result.minX = Int((CGFloat(rect.minX) / scale).rounded(.down)) - reach
            result.maxX = Int((CGFloat(rect.maxX) / scale).rounded(.up)) + reach
        } else {
            result.minY = Int((CGFloat(rect.minY) / scale).rounded(.down)) - reach
            result.maxY = Int((CGFloat(rect.maxY) / scale).rounded(.up)) + reach
        }
        return result
    }

    /// Weights are those of the pixels that are there, so that the picture keeps its colours at its edge.
    func render(_ request: RenderRequest) -> PixelBuffer {
        let result = PixelBuffer(request.rect)
        let (input, rect) = (request.inputs[0], result.rect)
        let (low, high) = isHorizontal ? (input.rect.minX, input.rect.maxX) : (input.rect.minY, input.rect.maxY)
        guard low < high else { return result }
        let lines = (isHorizontal ? rect.minX..<rect.maxX : rect.minY..<rect.maxY).map { taps(at: $0, low, high) }
        result.fill { x, y in
            let taps = lines[isHorizontal ? x - rect.minX : y - rect.minY]
            var sum = Pixel.zero
            for (index, weight) in taps.weights.enumerated() {
                sum +=
                    (isHorizontal ? input.at(taps.first + index, y) : input.at(x, taps.first + index)) * weight
            }
            // The filter rings: a colour cannot be more than its alpha allows.
            let alpha = min(max(sum.w, 0), 1)
            return Pixel(max(sum.x, 0), max(sum.y, 0), max(sum.z, 0), alpha)
        }
        return result
    }

    private func taps(at place: Int, _ low: Int, _ high: Int) -> (first: Int, weights: [Float]) {
        let middle = (Float(place) + 0.5) / Float(scale)
        let first = min(max(Int((middle - support).rounded(.down)), low), high - 1)
        let end = max(min(Int((middle + support).rounded(.up)), high), first + 1)
        var weights = (first..<end).map { index -> Float in
            let distance = abs(Float(index) + 0.5 - middle) / support * 3
            return distance >= 3 ? 0 : Self.sinc(distance) * Self.sinc(distance / 3)
        }
        let sum = weights.reduce(0, +)
        if abs(sum) < 0.0001 { return (first, [1]) }
        for index in weights.indices { weights[index] /= sum }
        return (first, weights)
    }

    private static func sinc(_ value: Float) -> Float {
        value == 0 ? 1 : sinf(.pi * value) / (.pi * value)
    }
}
