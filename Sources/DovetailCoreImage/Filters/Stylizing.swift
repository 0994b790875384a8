import Foundation

extension FilterCatalogue {
    private static let stylize = kCICategoryStylize

    // Each is declared by itself: the compiler checks the closures of an array as one expression, which takes it long.
    static let stylizing = [bloom, gloom, pixellate, crystallize, pointillize, edges, edgeWork, comicEffect, dotScreen]

    private static let bloom = FilterDefinition.image(
        "CIBloom", "Bloom", stylize,
        [.number(kCIInputRadiusKey, 10, 0...100), .number(kCIInputIntensityKey, 0.5, 0...1)]
    ) { image, values in
        let intensity = values.number(kCIInputIntensityKey)
        return image.combined(with: image.gaussian(values.length(kCIInputRadiusKey)), .union) { pixel, light, _ in
            let light = light * intensity
            return (pixel + light - pixel * light).withinAlpha(min(pixel.w + light.w - pixel.w * light.w, 1))
        }
    }

    private static let gloom = FilterDefinition.image(
        "CIGloom", "Gloom", stylize,
        [.number(kCIInputRadiusKey, 10, 0...100), .number(kCIInputIntensityKey, 0.5, 0...1)]
    ) { image, values in
        let intensity = values.number(kCIInputIntensityKey)
        return image.combined(with: image.gaussianWithinExtent(values.length(kCIInputRadiusKey)), .first) {
            pixel, blurred, _ in pixel.mixed(with: pointwiseMin(pixel, blurred) * 0.8, intensity).withinAlpha(pixel.w)
        }
    }

    private static let pixellate = FilterDefinition.image(
        "CIPixellate", "Pixelate", stylize, [.center, .number(kCIInputScaleKey, 8, 1...100)]
    ) { image, values in
        let side = values.length(kCIInputScaleKey)
        return side > 1 ? image.applying(CellOperation(center: values.point(kCIInputCenterKey), side: side)) : image
    }

    private static let crystallize = FilterDefinition.image(
        "CICrystallize", "Crystallize", stylize, [.number(kCIInputRadiusKey, 20, 1...100), .center]
    ) {
        image, values in
        let grid = ScatteredPoints(center: values.point(kCIInputCenterKey), side: values.number(kCIInputRadiusKey))
        return image.applyingWithinExtent(
            ScanOperation.around(grid.reach) { input, x, y in
                let point = grid.nearest(Float(x) + 0.5, Float(y) + 0.5)
                return input.sample(point.x, point.y)
            })
    }

    private static let pointillize = FilterDefinition.image(
        "CIPointillize", "Pointillize", stylize, [.number(kCIInputRadiusKey, 20, 1...100), .center]
    ) {
        image, values in
        let grid = ScatteredPoints(center: values.point(kCIInputCenterKey), side: values.number(kCIInputRadiusKey))
        return image.applyingWithinExtent(
            ScanOperation.around(grid.reach) { input, x, y in
                let point = grid.nearest(Float(x) + 0.5, Float(y) + 0.5)
                // Half a pixel on each side of the edge is on its way from one to the other.
                let inside = min(max(grid.side * 0.55 - point.distance + 0.5, 0), 1)
                return inside == 0 ? .zero : input.sample(point.x, point.y) * inside
            })
    }

    private static let edges = FilterDefinition.image(
        "CIEdges", "Edges", stylize, [.number(kCIInputIntensityKey, 1, 0...10)]
    ) { image, values in
        let intensity = values.number(kCIInputIntensityKey)
        return image.applyingWithinExtent(
            ScanOperation.around(1) { input, x, y in
                let slope = Slope(input, x, y) { $0 }
                let strength = ((slope.x * slope.x + slope.y * slope.y).squareRoot() * intensity).bounded
                let alpha = input.at(x, y).w
                return Pixel(strength.x * alpha, strength.y * alpha, strength.z * alpha, alpha)
            })
    }

    private static let edgeWork = FilterDefinition.image(
        "CIEdgeWork", "Edge Work", stylize, [.number(kCIInputRadiusKey, 3, 0...20)]
    ) { image, values in
        let radius = max(values.length(kCIInputRadiusKey), 0.5)
        let seen = image.applying(ColorOperation.encoded { $0 })
        return seen.gaussianWithinExtent(radius / 3)
            .combined(with: seen.gaussianWithinExtent(radius), .first) { near, far, _ in
                let difference = abs(Transfer.encoded(near.luminance) - Transfer.encoded(far.luminance))
                return Pixel(repeating: smoothStep(0.02, 0.08, difference) * near.w)
            }
    }

    private static let comicEffect = FilterDefinition.image("CIComicEffect", "Comic Effect", stylize) { image, _ in
        let flat = image.gaussianWithinExtent(1.2)
        let ink = flat.applyingWithinExtent(
            ScanOperation.around(1) { input, x, y in
                let slope = Slope(input, x, y) { Pixel(repeating: Transfer.encoded($0.luminance)) }
                let strength = hypotf(slope.x.x, slope.y.x)
                return Pixel(repeating: smoothStep(0.18, 0.4, strength))
            })
        return flat.combined(with: ink, .first) { pixel, ink, _ in
            let color = pixel.straight.bounded.encoded
            let gray = color.luminance
            // Few steps of lightness, and stronger colours.
            let step = (gray * 5).rounded() / 5
            func strong(_ part: Float) -> Float { step + (part - gray) * 1.3 }
            let drawn = color.withColor(strong(color.x), strong(color.y), strong(color.z)).bounded.linear
            return (drawn * (1 - ink.x)).withinAlpha(drawn.w).premultiplied
        }.applying(DotOperation(side: 5))
    }

    private static let dotScreen = FilterDefinition.image(
        "CIDotScreen", "Dot Screen", kCICategoryHalftoneEffect,
        [
            .center, .number(kCIInputAngleKey, 0, -Double.pi...Double.pi), .number(kCIInputWidthKey, 6, 1...50),
            .number(kCIInputSharpnessKey, 0.7, 0...1),
        ]
    ) { image, values in
        let screen = DotScreen(values)
        return image.applying(PlacedColorOperation { screen.color($0, $1, $2) })
    }
}

/// Black dots on white, larger where a picture is darker.
private struct DotScreen: Sendable {
    let x: Float
    let y: Float
    let cosine: Float
    let sine: Float
    let width: Float
    let softness: Float

    init(_ values: FilterValues) {
        let (center, angle) = (values.point(kCIInputCenterKey), values.number(kCIInputAngleKey))
        x = Float(center.x)
        y = Float(center.y)
        cosine = cosf(angle)
        sine = sinf(angle)
        width = max(values.number(kCIInputWidthKey), 1)
        softness = max(0.5 * (1 - values.number(kCIInputSharpnessKey)), 0.02)
    }

    func color(_ pixel: Pixel, _ pointX: Float, _ pointY: Float) -> Pixel {
        let (dx, dy): (Float, Float) = (pointX - x, pointY - y)
        let u: Float = (dx * cosine + dy * sine) / width * 2 * Float.pi
        let v: Float = (dy * cosine - dx * sine) / width * 2 * Float.pi
        // A wave in both directions, whose middle is where a gray is cut.
        let wave: Float = 0.5 + (cosf(u) + cosf(v)) / 4
        let gray: Float = Transfer.encoded(pixel.straight.luminance)
        let part: Float = smoothStep(-softness, softness, gray - wave) * pixel.w
        return Pixel(part, part, part, pixel.w)
    }
}

/// How much colours change from left to right and from bottom to top around a pixel, by Sobel's weights.
struct Slope {
    let x: Pixel
    let y: Pixel

    init(_ input: PixelBuffer, _ x: Int, _ y: Int, _ value: (Pixel) -> Pixel) {
        func at(_ dx: Int, _ dy: Int) -> Pixel { value(input.at(x + dx, y + dy)) }
        let (bottomLeft, bottomRight): (Pixel, Pixel) = (at(-1, -1), at(1, -1))
        let (topLeft, topRight): (Pixel, Pixel) = (at(-1, 1), at(1, 1))
        let (left, right): (Pixel, Pixel) = (at(-1, 0) + at(-1, 0), at(1, 0) + at(1, 0))
        let (bottom, top): (Pixel, Pixel) = (at(0, -1) + at(0, -1), at(0, 1) + at(0, 1))
        let (leftSum, rightSum): (Pixel, Pixel) = (topLeft + left + bottomLeft, topRight + right + bottomRight)
        let (bottomSum, topSum): (Pixel, Pixel) = (bottomLeft + bottom + bottomRight, topLeft + top + topRight)
        self.x = (rightSum - leftSum) * Float(0.5)
        self.y = (topSum - bottomSum) * Float(0.5)
    }
}

/// Points that are scattered evenly: one in each square of a grid, at a place that follows from the square.
struct ScatteredPoints {
    let center: CGPoint
    /// The side of a square.
    let side: Float

    init(center: CGPoint, side: Float) {
        self.center = center
        self.side = max(side, 1)
    }

    /// No point's nearest one is farther away than so many pixels.
    var reach: Int { Int((side * 1.5).rounded(.up)) + 2 }

    /// The nearest point of the nine squares around a place. Points keep away from the edges of their squares, so that none of another square is nearer.
    func nearest(_ x: Float, _ y: Float) -> (x: Float, y: Float, distance: Float) {
        let (u, v) = ((x - Float(center.x)) / side, (y - Float(center.y)) / side)
        let (column, row) = (Int(u.rounded(.down)), Int(v.rounded(.down)))
        var best: (x: Float, y: Float, square: Float) = (0, 0, .infinity)
        for dy in -1...1 {
            for dx in -1...1 {
                let hash = Self.hash(column + dx, row + dy)
                let pointX = Float(column + dx) + 0.15 + 0.7 * Float(hash & 0xFFFF) / 65535
                let pointY = Float(row + dy) + 0.15 + 0.7 * Float(hash >> 16 & 0xFFFF) / 65535
                let square = (pointX - u) * (pointX - u) + (pointY - v) * (pointY - v)
                if square < best.square { best = (pointX, pointY, square) }
            }
        }
        return (best.x * side + Float(center.x), best.y * side + Float(center.y), best.square.squareRoot() * side)
    }

    private static func hash(_ x: Int, _ y: Int) -> UInt32 {
        var value = UInt32(truncatingIfNeeded: x) &* 0x9E37_79B1 ^ UInt32(truncatingIfNeeded: y) &* 0x85EB_CA77
        value = (value ^ value >> 15) &* 0x2C1B_3C6D
        value = (value ^ value >> 12) &* 0x297A_2D39
        return value ^ value >> 15
    }
}

/// Dark places of a picture broken into dots, as printed comics have them.
struct DotOperation: ImageOperation {
    let side: Float

    func extent(of inputs: [CGRect]) -> CGRect { inputs[0] }

    func render(_ request: RenderRequest) -> PixelBuffer {
        PlacedColorOperation { pixel, x, y in
            let gray = Transfer.encoded(pixel.straight.luminance)
            guard gray > 0.08, gray < 0.5 else { return pixel }
            let (u, v) = ((x + y) / (side * 1.414), (x - y) / (side * 1.414))
            let (du, dv) = (u - u.rounded(), v - v.rounded())
            let dot = 1 - smoothStep(0.22, 0.32, hypotf(du, dv))
            let factor = 1.15 - 0.45 * dot
            return pixel.withColor(pixel.x * factor, pixel.y * factor, pixel.z * factor)
        }.render(request)
    }
}
