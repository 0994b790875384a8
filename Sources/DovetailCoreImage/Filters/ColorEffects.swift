import Foundation

extension FilterCatalogue {
    private static let effect = kCICategoryColorEffect

    static let colorEffects: [FilterDefinition] =
        [
            .image("CISepiaTone", "Sepia Tone", effect, [.number(kCIInputIntensityKey, 1, 0...1)]) { image, values in
                let intensity = values.number(kCIInputIntensityKey)
                return image.applying(
                    ColorOperation.encoded { color in
                        let brown = color.withColor(
                            0.393 * color.x + 0.769 * color.y + 0.189 * color.z,
                            0.349 * color.x + 0.686 * color.y + 0.168 * color.z,
                            0.272 * color.x + 0.534 * color.y + 0.131 * color.z)
                        return color.mixed(with: brown, intensity)
                    })
            },
            .image(
                "CIColorMonochrome", "Color Monochrome", effect,
                [.color(kCIInputColorKey, 0.6, 0.45, 0.3), .number(kCIInputIntensityKey, 1, 0...1)]
            ) { image, values in
                let tone = values.linearColor(kCIInputColorKey)
                let intensity = values.number(kCIInputIntensityKey)
                return image.applying(
                    ColorOperation.straight { color in
                        let gray = color.luminance
                        return color.mixed(
                            with: color.withColor(gray * tone.x, gray * tone.y, gray * tone.z), intensity)
                    })
            },
            .image(
                "CIFalseColor", "False Color", effect,
                [.color(kCIInputColor0Key, 0.3, 0, 0), .color(kCIInputColor1Key, 1, 0.9, 0.8)]
            ) { image, values in
                let (dark, light) = (values.linearColor(kCIInputColor0Key), values.linearColor(kCIInputColor1Key))
                return image.applying(
                    ColorOperation.straight { color in
                        let mixed = dark.mixed(with: light, color.luminance)
                        return Pixel(mixed.x, mixed.y, mixed.z, mixed.w * color.w)
                    })
            },
            .image("CIColorInvert", "Color Invert", effect) { image, _ in
                image.applying(
                    ColorOperation.straight { color in color.withColor(1 - color.x, 1 - color.y, 1 - color.z) })
            },
            .image("CIColorPosterize", "Color Posterize", effect, [.number("inputLevels", 6, 2...30)]) {
                image, values in
                let levels = max(values.number("inputLevels").rounded(), 2)
                return image.applying(
                    ColorOperation.straight { color in
                        func step(_ part: Float) -> Float {
                            min((min(max(part, 0), 1) * levels).rounded(.down), levels - 1) / (levels - 1)
                        }
                        return color.withColor(step(color.x), step(color.y), step(color.z))
                    })
            },
            .image("CIMaskToAlpha", "Mask to Alpha", effect) { image, _ in
                image.applying(
                    ColorOperation { pixel, _ in Pixel(repeating: min(max(pixel.luminance, 0), 1)) })
            },
            .image("CIMaximumComponent", "Maximum Component", effect) { image, _ in
                image.applying(
                    ColorOperation { pixel, _ in
                        let most = max(pixel.x, pixel.y, pixel.z)
                        return pixel.withColor(most, most, most)
                    })
            },
            .image("CIMinimumComponent", "Minimum Component", effect) { image, _ in
                image.applying(
                    ColorOperation { pixel, _ in
                        let least = min(pixel.x, pixel.y, pixel.z)
                        return pixel.withColor(least, least, least)
                    })
            },
            .image(
                "CIVignette", "Vignette", effect,
                [.number(kCIInputIntensityKey, 0, -1...1), .number(kCIInputRadiusKey, 1, 0...2)]
            ) { image, values in
                let extent = image.extent
                guard !extent.isInfinite else { return image }
                let intensity = values.number(kCIInputIntensityKey)
                let start = 0.35 * max(values.number(kCIInputRadiusKey), 0)
                let reach = Float(hypot(extent.width, extent.height) / 2)
                let (x, y) = (Float(extent.midX), Float(extent.midY))
                return image.applying(
                    PlacedColorOperation { pixel, pointX, pointY in
                        let distance = hypotf(pointX - x, pointY - y) / max(reach, 1)
                        let factor = 1 - intensity * smoothStep(start, start + 0.75, distance)
                        return pixel.withColor(pixel.x * factor, pixel.y * factor, pixel.z * factor)
                    })
            },
            .image(
                "CIVignetteEffect", "Vignette Effect", effect,
                [
                    .center, .number(kCIInputRadiusKey, 150, 0...2000), .number(kCIInputIntensityKey, 1, -1...1),
                    .number("inputFalloff", 0.5, 0...1),
                ]
            ) { image, values in
                let center = values.point(kCIInputCenterKey)
                let (radius, intensity) = (values.number(kCIInputRadiusKey), values.number(kCIInputIntensityKey))
                let falloff = min(max(values.number("inputFalloff"), 0), 1)
                return image.applying(
                    PlacedColorOperation { pixel, x, y in
                        let distance = hypotf(x - Float(center.x), y - Float(center.y))
                        let factor =
                            1 - intensity * smoothStep(radius * (1 - falloff), radius * (1 + falloff), distance)
                        return pixel.withColor(pixel.x * factor, pixel.y * factor, pixel.z * factor)
                    })
            },
        ] + photoEffects

    /// The looks of photographs: a mix of channels, a curve, and a saturation each.
    private static let photoEffects: [FilterDefinition] = [
        photoEffect("Mono") { color in color.gray(0.30, 0.59, 0.11) },
        photoEffect("Tonal") { color in color.gray(0.30, 0.59, 0.11).contrast(0.82).lifted(0.03) },
        photoEffect("Noir") { color in color.gray(0.40, 0.45, 0.15).contrast(1.35) },
        photoEffect("Fade") { color in color.saturated(0.72).contrast(0.8).lifted(0.06).tinted(1.0, 0.99, 0.95) },
        photoEffect("Chrome") { color in color.saturated(1.25).contrast(1.12) },
        photoEffect("Process") { color in
            color.saturated(0.95).contrast(1.05).tinted(0.94, 1.0, 1.03).lifted(0.02)
        },
        photoEffect("Transfer") { color in
            color.saturated(1.0).contrast(0.95).tinted(1.05, 0.99, 0.87).lifted(0.02)
        },
        photoEffect("Instant") { color in
            color.saturated(0.8).contrast(0.92).tinted(1.03, 1.0, 0.9).lifted(0.05)
        },
    ]

    private static func photoEffect(
        _ name: String, _ look: @escaping @Sendable (Pixel) -> Pixel
    ) -> FilterDefinition {
        .image("CIPhotoEffect\(name)", "Photo Effect \(name)", effect, [.flag("inputExtrapolate", false)]) { image, _ in
            image.applying(ColorOperation.encoded(look))
        }
    }
}

/// Steps of the looks of photographs, for components of sRGB.
extension SIMD4 where Scalar == Float {
    fileprivate func gray(_ red: Float, _ green: Float, _ blue: Float) -> Self {
        let value = x * red + y * green + z * blue
        return withColor(value, value, value)
    }

    fileprivate func saturated(_ amount: Float) -> Self {
        let value = luminance
        return withColor(value + (x - value) * amount, value + (y - value) * amount, value + (z - value) * amount)
    }

    fileprivate func contrast(_ amount: Float) -> Self {
        withColor((x - 0.5) * amount + 0.5, (y - 0.5) * amount + 0.5, (z - 0.5) * amount + 0.5)
    }

    fileprivate func tinted(_ red: Float, _ green: Float, _ blue: Float) -> Self {
        withColor(x * red, y * green, z * blue)
    }

    /// Black becomes a gray.
    fileprivate func lifted(_ amount: Float) -> Self {
        let part = 1 - amount
        return withColor(x * part + amount, y * part + amount, z * part + amount)
    }
}
