import Foundation

extension FilterCatalogue {
    private static let adjust = kCICategoryColorAdjustment

    static let colorAdjustments: [FilterDefinition] = [
        .image(
            "CIColorControls", "Color Controls", adjust,
            [
                .number(kCIInputSaturationKey, 1, 0...2), .number(kCIInputBrightnessKey, 0, -1...1),
                .number(kCIInputContrastKey, 1, 0.25...4),
            ]
        ) { image, values in
            let saturation = values.number(kCIInputSaturationKey)
            let (brightness, contrast) = (values.number(kCIInputBrightnessKey), values.number(kCIInputContrastKey))
            return image.applying(
                ColorOperation.straight { color in
                    let gray = color.luminance
                    func change(_ part: Float) -> Float {
                        (gray + (part - gray) * saturation + brightness - 0.5) * contrast + 0.5
                    }
                    return color.withColor(change(color.x), change(color.y), change(color.z))
                })
        },
        .image(
            "CIColorMatrix", "Color Matrix", adjust,
            [
                .vector("inputRVector", 1, 0, 0, 0), .vector("inputGVector", 0, 1, 0, 0),
                .vector("inputBVector", 0, 0, 1, 0), .vector("inputAVector", 0, 0, 0, 1),
                .vector("inputBiasVector", 0, 0, 0, 0),
            ]
        ) { image, values in
            func row(_ key: String) -> Pixel { Pixel(values.vector(key)) }
            let (red, green, blue) = (row("inputRVector"), row("inputGVector"), row("inputBVector"))
            let (alpha, bias) = (row("inputAVector"), row("inputBiasVector"))
            return image.applying(
                ColorOperation.straight { color in
                    var result =
                        Pixel((color * red).sum(), (color * green).sum(), (color * blue).sum(), (color * alpha).sum())
                        + bias
                    result.w = min(max(result.w, 0), 1)
                    return result
                })
        },
        .image(
            "CIColorClamp", "Color Clamp", adjust,
            [.vector("inputMinComponents", 0, 0, 0, 0), .vector("inputMaxComponents", 1, 1, 1, 1)]
        ) { image, values in
            let low = Pixel(values.vector("inputMinComponents"))
            let high = Pixel(values.vector("inputMaxComponents"))
            return image.applying(
                ColorOperation.straight { $0.clamped(lowerBound: low, upperBound: pointwiseMax(low, high)) })
        },
        .image("CIExposureAdjust", "Exposure Adjust", adjust, [.number(kCIInputEVKey, 0, -10...10)]) { image, values in
            let factor = exp2f(values.number(kCIInputEVKey))
            return image.applying(
                ColorOperation { pixel, _ in Pixel(pixel.x * factor, pixel.y * factor, pixel.z * factor, pixel.w) })
        },
        .image("CIGammaAdjust", "Gamma Adjust", adjust, [.number("inputPower", 1, 0.25...4)]) { image, values in
            let power = values.number("inputPower")
            return image.applying(
                ColorOperation.straight { color in
                    color.withColor(
                        powf(max(color.x, 0), power), powf(max(color.y, 0), power), powf(max(color.z, 0), power))
                })
        },
        .image("CIHueAdjust", "Hue Adjust", adjust, [.number(kCIInputAngleKey, 0, -Double.pi...Double.pi)]) {
            image, values in
            let angle = values.number(kCIInputAngleKey)
            let (cosine, sine) = (cosf(angle), sinf(angle))
            return image.applying(
                ColorOperation.straight { color in
                    // A turn about the axis of the grays.
                    let third = (color.x + color.y + color.z) / 3 * (1 - cosine)
                    let part = sine / sqrtf(3)
                    return color.withColor(
                        color.x * cosine + third + (color.z - color.y) * part,
                        color.y * cosine + third + (color.x - color.z) * part,
                        color.z * cosine + third + (color.y - color.x) * part)
                })
        },
        .image("CIVibrance", "Vibrance", adjust, [.number("inputAmount", 0, -1...1)]) { image, values in
            let amount = values.number("inputAmount")
            return image.applying(
                ColorOperation.encoded { color in
                    let (most, least) = (max(color.x, color.y, color.z), min(color.x, color.y, color.z))
                    // Colours that are strong already change little.
                    let factor = 1 + amount * (1 - (most - least))
                    let gray = color.luminance
                    return color.withColor(
                        gray + (color.x - gray) * factor, gray + (color.y - gray) * factor,
                        gray + (color.z - gray) * factor)
                })
        },
        .image(
            "CITemperatureAndTint", "Temperature and Tint", adjust,
            [.vector("inputNeutral", 6500, 0), .vector("inputTargetNeutral", 6500, 0)]
        ) { image, values in
            let (neutral, target) = (values.vector("inputNeutral"), values.vector("inputTargetNeutral"))
            guard (neutral.x, neutral.y) != (target.x, target.y) else { return image }
            let matrix = WhitePoint.adaptation(from: WhitePoint(neutral), to: WhitePoint(target))
            return image.applying(
                ColorOperation { pixel, _ in
                    let color = matrix.0 * pixel.x + matrix.1 * pixel.y + matrix.2 * pixel.z
                    return Pixel(max(color.x, 0), max(color.y, 0), max(color.z, 0), pixel.w)
                })
        },
        .image("CISRGBToneCurveToLinear", "sRGB Tone Curve to Linear", adjust) { image, _ in
            image.applying(ColorOperation.straight { $0.linear })
        },
        .image("CILinearToSRGBToneCurve", "Linear to sRGB Tone Curve", adjust) { image, _ in
            image.applying(ColorOperation.straight { $0.encoded })
        },
        .image(
            "CIHighlightShadowAdjust", "Highlight and Shadow Adjust", adjust,
            [
                .number(kCIInputRadiusKey, 0, 0...10), .number("inputShadowAmount", 0, -1...1),
                .number("inputHighlightAmount", 1, 0...1),
            ]
        ) { image, values in
            let (shadow, highlight) = (values.number("inputShadowAmount"), values.number("inputHighlightAmount"))
            return image.applying(
                ColorOperation.encoded { color in
                    let gray = color.luminance
                    let lift = shadow * (1 - gray) * (1 - gray) * gray
                    let drop = (1 - highlight) * gray * gray * (1 - gray)
                    let factor = gray > 0.001 ? max(gray + lift - drop, 0) / gray : 1
                    return color.withColor(color.x * factor, color.y * factor, color.z * factor)
                })
        },
    ]
}

extension SIMD4 where Scalar == Float {
    /// The four numbers of a vector.
    init(_ vector: CIVector) { self.init(Float(vector.x), Float(vector.y), Float(vector.z), Float(vector.w)) }
}
