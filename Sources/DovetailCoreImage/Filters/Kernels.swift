import Foundation

extension FilterCatalogue {
    // Each is declared by itself: the compiler checks the closures of an array as one expression, which takes it long.
    static let kernels = [
        crossPolynomial, polynomial, rows3, rows5, rows7, row9, column9,
    ]

    private static func coefficients(_ count: Int, _ place: Int) -> FilterInput.Kind {
        .vector((0..<count).map { $0 == place ? 1 : 0 })
    }

    private static let names = ["inputRedCoefficients", "inputGreenCoefficients", "inputBlueCoefficients"]

    /// Each colour is a sum of the three, of their products and squares, and of a constant, with ten weights.
    private static let crossPolynomial = FilterDefinition.image(
        "CIColorCrossPolynomial", "Color Cross Polynomial", kCICategoryColorEffect,
        names.enumerated().map { FilterInput(key: $1, kind: coefficients(10, $0)) }
    ) { image, values in
        let weights = names.map { CrossWeights(values.vector($0)) }
        return image.applying(
            ColorOperation.straight { color in
                // Red, green and blue beside a 1, their squares, and their products, as vectors: nothing is allocated for a pixel.
                let plain = Pixel(color.x, color.y, color.z, 1)
                let products = Pixel(color.x, color.y, color.z, 0) * Pixel(color.y, color.z, color.x, 0)
                func sum(_ row: CrossWeights) -> Float {
                    (row.plain * plain + row.squares * plain * plain + row.products * products).sum()
                }
                return Pixel(sum(weights[0]), sum(weights[1]), sum(weights[2]), color.w)
            })
    }

    /// Each colour, and alpha, is a polynomial of itself of the third degree.
    private static let polynomial = FilterDefinition.image(
        "CIColorPolynomial", "Color Polynomial", kCICategoryColorAdjustment,
        (names + ["inputAlphaCoefficients"]).map { FilterInput(key: $0, kind: coefficients(4, 1)) }
    ) { image, values in
        let weights = (names + ["inputAlphaCoefficients"]).map { Pixel(values.vector($0)) }
        return image.applying(
            ColorOperation.straight { color in
                func value(_ index: Int, _ x: Float) -> Float { (weights[index] * Pixel(1, x, x * x, x * x * x)).sum() }
                return Pixel(
                    value(0, color.x), value(1, color.y), value(2, color.z), min(max(value(3, color.w), 0), 1))
            })
    }

    /// A sum of each pixel's surroundings with weights, from the lower left to the upper right.
    private static func square(_ side: Int, _ name: String, _ title: String) -> FilterDefinition {
        .image(
            name, title, kCICategoryStylize,
            [
                FilterInput(key: "inputWeights", kind: coefficients(side * side, side * side / 2)),
                .number("inputBias", 0, 0...1),
            ]
        ) { image, values in
            let vector = values.vector("inputWeights")
            let weights = (0..<side * side).map { Float(vector.value(at: $0)) }
            return image.applying(SurroundingsOperation(side: side, weights: weights))
                .biased(values.number("inputBias"))
        }
    }

    private static let rows3 = square(3, "CIConvolution3X3", "3 by 3 Convolution")
    private static let rows5 = square(5, "CIConvolution5X5", "5 by 5 Convolution")
    private static let rows7 = square(7, "CIConvolution7X7", "7 by 7 Convolution")

    private static func line(
        _ axis: ConvolutionOperation.Axis, _ name: String, _ title: String
    ) -> FilterDefinition {
        .image(
            name, title, kCICategoryStylize,
            [FilterInput(key: "inputWeights", kind: coefficients(9, 4)), .number("inputBias", 0, 0...1)]
        ) { image, values in
            let vector = values.vector("inputWeights")
            let weights = (0..<9).map { Float(vector.value(at: $0)) }
            return image.applying(ConvolutionOperation(axis: axis, weights: weights, growth: 4))
                .biased(values.number("inputBias"))
        }
    }

    private static let row9 = line(.horizontal, "CIConvolution9Horizontal", "Horizontal 9 Convolution")
    private static let column9 = line(.vertical, "CIConvolution9Vertical", "Vertical 9 Convolution")
}

/// The ten weights of a colour: of red, green and blue, of their squares, of red × green, green × blue and blue × red, and a constant.
private struct CrossWeights {
    /// The factors of red, green and blue, and a number that is added.
    let plain: Pixel
    let squares: Pixel
    let products: Pixel

    init(_ vector: CIVector) {
        func row(_ place: Int, _ last: CGFloat = 0) -> Pixel {
            Pixel(
                Float(vector.value(at: place)), Float(vector.value(at: place + 1)), Float(vector.value(at: place + 2)),
                Float(last))
        }
        (plain, squares, products) = (row(0, vector.value(at: 9)), row(3), row(6))
    }
}

extension CIImage {
    /// The picture with a number added to all components, alpha too.
    fileprivate func biased(_ bias: Float) -> CIImage {
        bias == 0 ? self : applying(ColorOperation { pixel, _ in pixel + Pixel(repeating: bias) })
    }
}

/// A picture in which each pixel is a sum of those around it, by weights.
struct SurroundingsOperation: ImageOperation {
    /// How many pixels there are in each direction: an odd number.
    let side: Int
    /// By rows from below, each from the left.
    let weights: [Float]

    private var reach: Int { side / 2 }

    func extent(of inputs: [CGRect]) -> CGRect { inputs[0].grown(x: CGFloat(reach), y: CGFloat(reach)) }

    func region(of input: Int, for rect: PixelRect, extents: [CGRect]) -> PixelRect {
        rect.grown(x: reach, y: reach)
    }

    func render(_ request: RenderRequest) -> PixelBuffer {
        let result = PixelBuffer(request.rect)
        let (input, rect, reach) = (request.inputs[0], result.rect, reach)
        result.forEachRow { y, row in
            for x in rect.minX..<rect.maxX {
                var sum = Pixel.zero
                var index = 0
                for down in -reach...reach {
                    for across in -reach...reach {
                        sum += input.at(x + across, y + down) * weights[index]
                        index += 1
                    }
                }
                row[x - rect.minX] = sum
            }
        }
        return result
    }
}
