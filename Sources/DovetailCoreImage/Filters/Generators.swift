import Foundation

extension FilterCatalogue {
    private static let gradient = kCICategoryGradient
    private static let generator = kCICategoryGenerator

    static let generators: [FilterDefinition] = [
        FilterDefinition(
            "CIConstantColorGenerator", "Constant Color", generator, [.color(kCIInputColorKey, 1, 0, 0)]
        ) { CIImage(color: $0.color(kCIInputColorKey)) },
        FilterDefinition(
            "CICheckerboardGenerator", "Checkerboard", generator,
            [
                .center, .color(kCIInputColor0Key, 1, 1, 1), .color(kCIInputColor1Key, 0, 0, 0),
                .number(kCIInputWidthKey, 80, 0...800), .number(kCIInputSharpnessKey, 1, 0...1),
            ]
        ) { values in
            let center = values.point(kCIInputCenterKey)
            let stripes = Stripes(values)
            return .mixed(values) { x, y in
                let (across, up) = (stripes.share(x - Float(center.x)), stripes.share(y - Float(center.y)))
                return across + up - 2 * across * up
            }
        },
        FilterDefinition(
            "CIStripesGenerator", "Stripes", generator,
            [
                .center, .color(kCIInputColor0Key, 1, 1, 1), .color(kCIInputColor1Key, 0, 0, 0),
                .number(kCIInputWidthKey, 80, 0...800), .number(kCIInputSharpnessKey, 1, 0...1),
            ]
        ) { values in
            let center = values.point(kCIInputCenterKey)
            let stripes = Stripes(values)
            return .mixed(values) { x, _ in stripes.share(x - Float(center.x)) }
        },
        line("CILinearGradient", "Linear Gradient") { $0 },
        line("CISmoothLinearGradient", "Smooth Linear Gradient") { smoothStep(0, 1, $0) },
        FilterDefinition(
            "CIRadialGradient", "Radial Gradient", gradient,
            [
                .center, .number(kCIInputRadius0Key, 5, 0...800), .number(kCIInputRadius1Key, 100, 0...800),
                .color(kCIInputColor0Key, 1, 1, 1), .color(kCIInputColor1Key, 0, 0, 0),
            ]
        ) { values in
            let center = values.point(kCIInputCenterKey)
            let (inner, outer) = (values.number(kCIInputRadius0Key), values.number(kCIInputRadius1Key))
            return .mixed(values) { x, y in
                let distance = hypotf(x - Float(center.x), y - Float(center.y))
                return inner == outer ? (distance < inner ? 0 : 1) : (distance - inner) / (outer - inner)
            }
        },
        FilterDefinition(
            "CIGaussianGradient", "Gaussian Gradient", gradient,
            [
                .center, .color(kCIInputColor0Key, 1, 1, 1),
                FilterInput(key: kCIInputColor1Key, kind: .color(0, 0, 0, 0)), .number(kCIInputRadiusKey, 300, 0...800),
            ]
        ) { values in
            let center = values.point(kCIInputCenterKey)
            let radius = max(values.number(kCIInputRadiusKey), 0.001)
            return .mixed(values) { x, y in
                let distance = hypotf(x - Float(center.x), y - Float(center.y)) / radius
                return distance >= 1 ? 1 : 1 - expf(-4.5 * distance * distance) * (1 - distance * distance)
            }
        },
        FilterDefinition(
            "CIQRCodeGenerator", "QR Code Generator", generator,
            [.data("inputMessage"), .text("inputCorrectionLevel", "M")]
        ) { values in
            values.data("inputMessage").flatMap {
                Barcode.qr($0, correctionLevel: values.text("inputCorrectionLevel"))
            }
        },
        FilterDefinition(
            "CICode128BarcodeGenerator", "Code 128 Barcode Generator", generator,
            [
                .data("inputMessage"), .number("inputQuietSpace", 10, 0...100),
                .number("inputBarcodeHeight", 32, 1...500),
            ]
        ) { values in
            values.data("inputMessage").flatMap {
                Barcode.code128(
                    $0, quietSpace: Int(values.number("inputQuietSpace")),
                    height: Int(values.number("inputBarcodeHeight")))
            }
        },
    ]

    private static func line(
        _ name: String, _ title: String, _ curve: @escaping @Sendable (Float) -> Float
    ) -> FilterDefinition {
        FilterDefinition(
            name, title, gradient,
            [
                .position(kCIInputPoint0Key, 0, 0), .position(kCIInputPoint1Key, 200, 200),
                .color(kCIInputColor0Key, 1, 1, 1), .color(kCIInputColor1Key, 0, 0, 0),
            ]
        ) { values in
            let (start, end) = (values.point(kCIInputPoint0Key), values.point(kCIInputPoint1Key))
            let (dx, dy) = (Float(end.x - start.x), Float(end.y - start.y))
            let square = max(dx * dx + dy * dy, 0.0001)
            return .mixed(values) { x, y in
                let share = ((x - Float(start.x)) * dx + (y - Float(start.y)) * dy) / square
                return curve(min(max(share, 0), 1))
            }
        }
    }
}

extension CIImage {
    /// A picture without end of the filter's two colours: `share` says how much of the second there is at a point.
    fileprivate static func mixed(
        _ values: FilterValues, share: @escaping @Sendable (Float, Float) -> Float
    ) -> CIImage {
        let (first, second) = (values.color(kCIInputColor0Key), values.color(kCIInputColor1Key))
        return CIImage(
            ImageNode(
                GeneratorOperation { x, y, space in
                    space.pixel(first).mixed(with: space.pixel(second), min(max(share(x, y), 0), 1))
                }))
    }
}

/// Stripes of one width in turn, 0 and 1, whose edges are as sharp as a filter says.
private struct Stripes {
    let width: Float
    let softness: Float

    init(_ values: FilterValues) {
        width = max(values.number(kCIInputWidthKey), 0.001)
        softness = (1 - min(max(values.number(kCIInputSharpnessKey), 0), 1)) * 0.5
    }

    func share(_ position: Float) -> Float {
        let place = position / width - 2 * (position / width / 2).rounded(.down)
        guard softness > 0 else { return place < 1 ? 0 : 1 }
        // The edges are at 0, 1 and 2.
        if place < 0.5 { return 1 - smoothStep(-softness, softness, place) }
        if place > 1.5 { return 1 - smoothStep(-softness, softness, place - 2) }
        return smoothStep(-softness, softness, place - 1)
    }
}
